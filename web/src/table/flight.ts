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
const TURN_MS = 260; // a barrier that is breached or mended turns over
const COLUMN_MS = 160; // one lane is struck after the other

export interface Seen {
  board: BoardNode;
  boxes: Map<string, DOMRect>;
  /** What is cloned when the thing itself is gone. */
  looks: Map<string, HTMLElement>;
  /** How the barriers stood: what is torn down is seen to fall. */
  barriers: Map<string, Element>;
}

const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** Where everything lies now. */
export function look(root: HTMLElement, board: BoardNode): Seen {
  const boxes = new Map<string, DOMRect>();
  const looks = new Map<string, HTMLElement>();
  const barriers = new Map<string, Element>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]")) {
    const box = element.getBoundingClientRect();
    const id = element.dataset["id"];
    if (!id || !visible(box)) continue;
    boxes.set(id, box);
    if (element.classList.contains("slot")) looks.set(id, element);
    const barrier = element.dataset["barrier"] === undefined ? null : element.querySelector("svg");
    if (barrier) barriers.set(id, barrier.cloneNode(true) as Element);
  }
  return { board, boxes, looks, barriers };
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
    const ids = [...changes.moves.map((move) => move.to), ...changes.tokens, ...changes.changed, ...changes.barriers.map((barrier) => barrier.id), ...changes.ticks.map((tick) => tick.id)];
    ringAt(root, ...ids.map((id) => boxOf(id, now)?.id ?? id));
  } else {
    const layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    const step = Math.min(STEP_MS, (ALL_MS - FLIGHT_MS) / Math.max(1, changes.moves.length + changes.tokens.length + changes.pieces.length - 1));
    const flown = changes.moves.filter((move, i) => fly(layer, move, before, now, i * step));
    const gone = changes.tokens.filter((id, i) => flyToken(root, layer, id, before, now, (flown.length + i) * step));
    const sent = changes.pieces.filter((piece, i) => flyPiece(root, layer, piece, before, now, (flown.length + gone.length + i) * step));
    const struck = strike(root, layer, changes, before, now);
    if (flown.length || gone.length || sent.length || struck) {
      root.append(layer);
      setTimeout(() => layer.remove(), ALL_MS + 200 + struck);
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

/** How far from the best: what a blow makes of a barrier. */
const WORSE = ["whole", "breached", "gone"];

/**
 * The shadow comes down on each lane that was struck, one after the other: its barrier cracks, or falls to where spare
 * ones lie. Gives how long that takes.
 */
function strike(root: HTMLElement, layer: HTMLElement, changes: Changes, before: Seen, now: Seen): number {
  const laneOf = (id: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.closest(".lane") ?? null;
  const hit = changes.barriers.filter(({ from, to }) => WORSE.indexOf(to) > WORSE.indexOf(from)).map(({ id }) => laneOf(id));
  const robbed = changes.moves.filter((move) => laneOf(move.from) && root.querySelector(`[data-id="${CSS.escape(move.to)}"]`)?.closest(".cage")).map((move) => laneOf(move.from));
  const lanes = [...new Set([...hit, ...robbed])].filter((lane) => lane !== null).sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
  for (const [i, lane] of lanes.entries()) {
    const box = lane.getBoundingClientRect();
    const shade = document.createElement("i");
    shade.className = "flight lane__fall";
    Object.assign(shade.style, { width: `${box.width + 16}px`, height: `${box.height}px`, transform: `translate(${box.x - 8}px, ${box.y}px)` });
    layer.append(shade);
    shade.animate([{ clipPath: "inset(0 0 100%)", opacity: 0.9 }, { clipPath: "inset(0)", opacity: 0.9, offset: 0.6 }, { clipPath: "inset(0)", opacity: 0 }], { duration: FLIGHT_MS * 1.6, delay: i * COLUMN_MS, easing: "ease-in", fill: "both" });
  }
  for (const { id, from, to } of changes.barriers) {
    const delay = Math.max(0, lanes.indexOf(laneOf(id) as HTMLElement)) * COLUMN_MS + (WORSE.indexOf(to) > WORSE.indexOf(from) ? TURN_MS : 0);
    const picture = root.querySelector(`[data-id="${CSS.escape(id)}"] svg`);
    if (to !== "gone" && from !== "gone") picture?.animate([{ transform: "rotateX(180deg)" }, { transform: "rotateX(0)" }], { duration: TURN_MS, delay, easing: "ease-out", fill: "backwards" });
    else flyBarrier(root, layer, to === "gone" ? before.barriers.get(id) : now.barriers.get(id), id, to === "gone", before, now, delay);
  }
  return lanes.length || changes.barriers.length ? lanes.length * COLUMN_MS + FLIGHT_MS : 0;
}

/** A barrier goes to where spare ones are counted, or comes from there. */
function flyBarrier(root: HTMLElement, layer: HTMLElement, picture: Element | undefined, id: string, away: boolean, before: Seen, now: Seen, delay: number): void {
  const place = (away ? before : now).boxes.get(id);
  const spare = root.querySelector("[data-spare]")?.getBoundingClientRect() ?? null;
  if (!picture || !place) return;
  const ghost = document.createElement("div");
  ghost.className = "flight barrier";
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  ghost.append(picture);
  layer.append(ghost);
  const there = spare && visible(spare) ? at(spare, place) : `translate(${place.x}px, ${place.y + 60}px)`;
  const frames = [{ transform: at(place, place), opacity: 1 }, { transform: there, opacity: 0.3 }];
  ghost.animate(away ? frames : frames.reverse(), { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.4, 0, .7, 1)", fill: "both" }).onfinish = () => ghost.remove();
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
