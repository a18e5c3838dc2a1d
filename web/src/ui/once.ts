// One press, one answer: what a double click or a key that is held adds to it is dropped.

/** A second click of the mouse within a double click; keys and fingers have none. */
export const isSecondClick = (event: MouseEvent): boolean =>
  event.detail > 1 && "pointerType" in event && event.pointerType === "mouse";

const drop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** For `onClickCapture`. */
export function dropSecondClick(event: MouseEvent): void {
  if (isSecondClick(event)) drop(event);
}

/** For `onKeyDownCapture`: Enter and space press a button again and again while they are held. */
export function dropHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) drop(event);
}
