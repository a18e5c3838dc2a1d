// Makes a change of the board visible: cards fly from where they lay to where they lie, counters tick, dice tumble.
// Only copies move, above everything, so nothing waits for it and nothing can be clicked wrongly.
import { moves as mayMove } from "../core/prefs";
import type { BoardNode } from "../wire";
import { type Changes, changesOf, type Move } from "./moves";
import { placesOf } from "./options";
import { play } from "./sounds";

const FLIGHT_MS = 320;
const STEP_MS = 60;
const ALL_MS = 700;

export interface Seen {
  board: BoardNode;
  boxes: Map<string, DOMRect>;
  /** What is cloned when the thing itself is gone. */
  looks: Map<string, HTMLElement>;
}

const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** Where everything lies now. */
export function look(root: HTMLElement, board: BoardNode): Seen {
  const boxes = new Map<string, DOMRect>();
  const looks = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]")) {
    const box = element.getBoundingClientRect();
    const id = element.dataset["id"];
    if (!id || !visible(box)) continue;
    boxes.set(id, box);
    if (element.classList.contains("slot")) looks.set(id, element);
  }
  return { board, boxes, looks };
}

/** The box of a thing, or of the nearest thing around it that is drawn (a folded mat). */
function boxOf(id: string, seen: Seen): { id: string; box: DOMRect } | null {
  const place = placesOf(seen.board).get(id);
  for (const candidate of [id, ...(place?.within ?? [])]) {
    const box = seen.boxes.get(candidate);
    if (box) return { id: candidate, box };
  }
  return null;
}

export function show(root: HTMLElement, before: Seen, board: BoardNode): Changes {
  const changes = changesOf(before.board, board);
  const now = look(root, board);
  if (!mayMove()) {
    const ids = [...changes.moves.map((move) => move.to), ...changes.tokens, ...changes.changed, ...changes.ticks.map((tick) => tick.id)];
    ringAt(root, ...ids.map((id) => boxOf(id, now)?.id ?? id));
  } else {
    const layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    const step = Math.min(STEP_MS, (ALL_MS - FLIGHT_MS) / Math.max(1, changes.moves.length + changes.tokens.length + changes.pieces.length - 1));
    const flown = changes.moves.filter((move, i) => fly(layer, move, before, now, i * step));
    const gone = changes.tokens.filter((id, i) => flyToken(root, layer, id, before, now, (flown.length + i) * step));
    const sent = changes.pieces.filter((piece, i) => flyPiece(root, layer, piece, before, now, (flown.length + gone.length + i) * step));
    if (flown.length || gone.length || sent.length) {
      root.append(layer);
      setTimeout(() => layer.remove(), ALL_MS + 200);
    }
    for (const [i, id] of changes.dice.entries()) {
      const die = root.querySelector(`[data-id="${CSS.escape(id)}"] .die`);
      if (!die) continue;
      die.classList.remove("is-tumbling");
      void die.getBoundingClientRect(); // so that the tumble starts again
      (die as SVGElement).style.animationDelay = `${i * 110}ms`;
      die.classList.add("is-tumbling");
    }
    for (const tick of changes.ticks) {
      const value = root.querySelector(`[data-id="${CSS.escape(tick.id)}"] .value`);
      value?.classList.add("ticked");
    }
    ringAt(root, ...changes.changed);
    const landed = changes.moves.flatMap((move) => boxOf(move.to, now)?.id ?? []);
    if (landed.length) setTimeout(() => ringAt(root, ...landed), FLIGHT_MS);
  }
  if (changes.dice.length) play("dice");
  else if (changes.moves.length || changes.tokens.length || changes.pieces.length) play("card");
  else if (changes.ticks.some((tick) => tick.by > 0)) play("coin");
  return changes;
}

function fly(layer: HTMLElement, move: Move, before: Seen, now: Seen, delay: number): boolean {
  const from = boxOf(move.from, before);
  const to = boxOf(move.to, now);
  if (!from || !to || from.id === to.id) return false;
  const target = now.looks.get(to.id);
  const model = target?.querySelector(".card, .back") ?? before.looks.get(from.id)?.querySelector(".card, .back");
  if (!model) return false;
  // It flies at the size it has on the table, and grows or shrinks on the way.
  const size = now.looks.has(to.id) ? to.box : from.box;
  const ghost = document.createElement("div");
  const group = (target ?? before.looks.get(from.id))?.closest(".owned, .is-secret") ? " owned" : "";
  ghost.className = `flight slot${target?.classList.contains("stack") ? " stack" : ""}${group}`;
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  ghost.append(model.cloneNode(true));
  layer.append(ghost);
  const start = at(from.box, size);
  const end = at(to.box, size);
  ghost.animate([{ transform: start, opacity: 1 }, { transform: end, opacity: now.looks.has(to.id) ? 1 : 0.4 }], {
    duration: FLIGHT_MS,
    delay,
    easing: "cubic-bezier(.2, .8, .2, 1)",
    fill: "both",
  }).onfinish = () => ghost.remove();
  if (target && !before.boxes.has(to.id)) {
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: FLIGHT_MS + delay });
  }
  return true;
}

/** A token goes to where it lies now; it is not seen there before it has come. */
function flyToken(root: HTMLElement, layer: HTMLElement, id: string, before: Seen, now: Seen, delay: number): boolean {
  const token = root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  const from = boxOf(id, before)?.box;
  const to = now.boxes.get(id);
  if (!token || !from || !to) return false;
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  const copy = token.cloneNode(true) as HTMLElement;
  copy.style.setProperty("--size", `${to.width}px`);
  ghost.append(copy);
  layer.append(ghost);
  ghost.animate([{ transform: at(from, to) }, { transform: at(to, to) }], { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "both" }).onfinish = () => ghost.remove();
  token.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS + delay });
  return true;
}

/** One of several goes to where there is one more now. */
function flyPiece(root: HTMLElement, layer: HTMLElement, piece: Changes["pieces"][number], before: Seen, now: Seen, delay: number): boolean {
  const from = boxOf(piece.from, before);
  const to = boxOf(piece.to, now);
  const shown = to && root.querySelector(`[data-id="${CSS.escape(to.id)}"]`);
  const model = shown?.matches(".token") ? shown : (shown?.querySelector(".token, .badge") ?? null);
  if (!from || !to || from.id === to.id || !model) return false;
  const size = model.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  const copy = model.cloneNode(true) as HTMLElement;
  copy.style.setProperty("--size", `${size.width}px`);
  copy.querySelector(".token__n")?.remove();
  ghost.append(copy);
  layer.append(ghost);
  const middle = (box: DOMRect): string => `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px)`;
  ghost.animate([{ transform: middle(from.box) }, { transform: middle(to.box) }], { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "both" }).onfinish = () => ghost.remove();
  return true;
}

/** Over the middle of a box, and no larger than it: a card is never stretched. */
function at(box: DOMRect, size: DOMRect): string {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const x = box.x + (box.width - size.width * scale) / 2;
  const y = box.y + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A brief ring round things: this is what has changed. */
export function ringAt(root: HTMLElement, ...ids: string[]): void {
  const things = [...new Set(ids)].flatMap((id) => root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? []);
  const rung = things.filter((thing) => thing.classList.contains("is-rung"));
  for (const thing of rung) thing.classList.remove("is-rung");
  if (rung.length) void root.offsetWidth; // so that the rings start again: one layout for all of them
  for (const thing of things) thing.classList.add("is-rung");
  if (things.length) setTimeout(() => things.forEach((thing) => thing.classList.remove("is-rung")), 1150);
}
