// Nobody has to hunt for what glows: a part of the table that scrolls turns to it, and its edge glows where more lies beyond.

const ROOM = 14; // pixels that stay beside it
const NEAR = 60; // what lies so near to the beginning is seen from there

/** How far to scroll so that a stretch of things (from, to) is seen in a window; as much of it as fits, its beginning first. */
export function scrollFor(from: number, to: number, at: number, size: number): number {
  if (from >= at && to <= at + size) return at;
  if (to - from + 2 * ROOM > size || from < at) return from < NEAR ? 0 : from - ROOM;
  return to + ROOM - size;
}

/** On which side things lie whose middle is not seen in the window (at, size). */
export function beyond(middles: readonly number[], at: number, size: number): ("before" | "after")[] {
  const sides: ("before" | "after")[] = [];
  if (middles.some((middle) => middle < at)) sides.push("before");
  if (middles.some((middle) => middle > at + size)) sides.push("after");
  return sides;
}

const PARTS = ".mine__groups, .centre";
const litIn = (part: Element): DOMRect[] =>
  [...part.querySelectorAll(".is-choice")].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);

/** Marks the edges of a part behind which something glows. */
function mark(part: HTMLElement): void {
  const own = part.getBoundingClientRect();
  const lit = litIn(part);
  const across = beyond(lit.map((box) => box.left + box.width / 2), own.left, own.width).map((side) => (side === "before" ? "left" : "right"));
  const down = beyond(lit.map((box) => box.top + box.height / 2), own.top, own.height).map((side) => (side === "before" ? "up" : "down"));
  setBeyond(part, [...across, ...down].join(" "));
}

/** Written only where it changes: the edges are drawn by it. */
function setBeyond(part: HTMLElement, sides: string): void {
  if ((part.dataset["beyond"] ?? "") !== sides) part.dataset["beyond"] = sides;
}

/** Nothing glows. */
export function unmark(root: HTMLElement): void {
  for (const part of root.querySelectorAll<HTMLElement>(PARTS)) setBeyond(part, "");
}

/** Turns every part that scrolls to what glows in it; what it gives back ends the watch over their edges. */
export function reveal(root: HTMLElement): () => void {
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  const scrolled = (event: Event): void => mark(event.currentTarget as HTMLElement);
  for (const part of parts) {
    const own = part.getBoundingClientRect();
    const lit = litIn(part);
    if (lit.length > 0 && part.scrollWidth > part.clientWidth + 1) {
      const [from, to] = [Math.min(...lit.map((box) => box.left)), Math.max(...lit.map((box) => box.right))];
      part.scrollLeft = scrollFor(from - own.left + part.scrollLeft, to - own.left + part.scrollLeft, part.scrollLeft, part.clientWidth);
    }
    if (lit.length > 0 && part.scrollHeight > part.clientHeight + 1) {
      const [from, to] = [Math.min(...lit.map((box) => box.top)), Math.max(...lit.map((box) => box.bottom))];
      part.scrollTop = scrollFor(from - own.top + part.scrollTop, to - own.top + part.scrollTop, part.scrollTop, part.clientHeight);
    }
    mark(part);
    part.addEventListener("scroll", scrolled, { passive: true });
  }
  return () => {
    for (const part of parts) part.removeEventListener("scroll", scrolled);
  };
}
