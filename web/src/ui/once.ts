// One press, one answer: what a double click, a double tap or a key that is held adds to it is dropped.

const TAP_MS = 350; // two taps of a finger within this time,
const TAP_PX = 40; // and this near to each other, are one

/** The presses of one person: each is told whether it belongs to the one before it. */
export class Presses {
  private last: { x: number; y: number; when: number } | null = null;

  /** A second press of a double click or of a double tap; keys have none. */
  isSecond(event: MouseEvent): boolean {
    if (!("pointerType" in event) || !event.pointerType) return false;
    if (event.pointerType === "mouse") return event.detail > 1;
    const before = this.last;
    const now = (this.last = { x: event.clientX, y: event.clientY, when: event.timeStamp });
    return before !== null && now.when - before.when < TAP_MS && Math.hypot(now.x - before.x, now.y - before.y) < TAP_PX;
  }
}

const presses = new Presses(); // one for the whole page: the second tap may meet another part of it, or another page

const drop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** For `onClickCapture`. */
export function dropSecondClick(event: MouseEvent): void {
  if (presses.isSecond(event)) drop(event);
}

/** For `onKeyDownCapture`: Enter and space press a button again and again while they are held. */
export function dropHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) drop(event);
}
