// Makes a change of the board visible: dice land and wake cards, what these bring flies to the purse; cards fly from where they
// lay to where they lie, counters tick. Only copies move, above everything, so nothing waits for it and nothing can be clicked
// wrongly; `settle` ends it all at once.
import { moves as mayMove } from "../core/prefs";
import type { BoardNode, Event } from "../wire";
import { type Changes, changesOf, type Move, type Tick, type Told, toldOf } from "./moves";
import { placesOf } from "./options";
import { play } from "./sounds";

const FLIGHT_MS = 320;
const STEP_MS = 60;
const ALL_MS = 700;
const TURN_MS = 260; // a barrier that is breached or mended turns over
const DICE_MS = 700;
const WAKE_MS = 320;
const GLIDE_MS = 260;
const CHIP_MS = 2000;
const RING_PART = 0.4; // of the time for a deed of somebody else
const FLIGHT_PART = 0.5;
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

/** Whose deed it was that changed the board, what was told of it, and how much time there is to see it. */
export interface Deed {
  events: readonly Event[];
  /** The seat of somebody else, in whose colour it is shown. */
  seat: number | null;
  ms: number;
}
export const OWN: Deed = { events: [], seat: null, ms: 0 };

/** What must be done to end what is still moving. */
let moving: (() => void)[] = [];

/** Ends all that moves: everything is where it belongs. */
export function settle(): void {
  const ends = moving;
  moving = [];
  for (const end of ends) end();
}

const later = (ms: number, work: () => void): void => {
  const timer = setTimeout(work, ms);
  moving.push(() => clearTimeout(timer));
};

export function show(root: HTMLElement, before: Seen, board: BoardNode, deed: Deed = OWN): Changes {
  settle();
  const told = toldOf(deed.events);
  const changes = changesOf(before.board, board, told);
  const now = look(root, board);
  if (!mayMove()) {
    const ids = [...changes.moves.map((move) => move.to), ...changes.tokens, ...changes.changed, ...changes.barriers.map((barrier) => barrier.id), ...changes.ticks.map((tick) => tick.id)];
    ringAt(root, ids.map((id) => boxOf(id, now)?.id ?? id), deed.seat);
  } else {
    const layer = document.createElement("div");
    layer.className = `flights${deed.seat === null ? "" : ` flights--theirs seat-${deed.seat + 1}`}`;
    layer.setAttribute("aria-hidden", "true");
    // Another's deed: first a ring round what goes, then it flies, all in the time that their pace leaves.
    const lead = deed.seat === null || changes.moves.length === 0 ? 0 : deed.ms * RING_PART;
    const time = deed.seat === null ? FLIGHT_MS : Math.min(FLIGHT_MS * 2, Math.max(140, deed.ms * FLIGHT_PART));
    if (lead) {
      for (const move of changes.moves) {
        const from = boxOf(move.from, before);
        if (from) outline(layer, from.box, lead + 120);
      }
    }
    const step = Math.min(STEP_MS, (ALL_MS - FLIGHT_MS) / Math.max(1, changes.moves.length + changes.tokens.length + changes.pieces.length - 1));
    const flown = changes.moves.filter((move, i) => fly(layer, move, before, now, lead + i * step, time));
    const gone = changes.tokens.filter((id, i) => flyToken(root, layer, id, before, now, (flown.length + i) * step));
    for (const [i, piece] of changes.pieces.entries()) flyPiece(root, layer, piece, before, now, (flown.length + gone.length + i) * step);
    glide(root, before, now);
    const struck = strike(root, layer, changes, before, now);
    const dice = tumble(root, changes);
    const pulse = dice ? wake(root, dice) : 0;
    const brought = bring(root, layer, changes, told, before, now, dice + pulse);
    const all = Math.max(lead + time + ALL_MS + struck, brought);
    root.append(layer);
    later(all + 200, () => layer.remove());
    moving.push(() => layer.remove());
    ringAt(root, changes.changed, deed.seat);
    const landed = changes.moves.flatMap((move) => boxOf(move.to, now)?.id ?? []);
    if (landed.length) later(lead + time, () => ringAt(root, landed, deed.seat));
  }
  if (changes.dice.length) play("dice");
  else if (changes.moves.length || changes.tokens.length || changes.pieces.length) play("card");
  else if (changes.ticks.some((tick) => tick.by > 0)) play("coin");
  return changes;
}

const thing = (root: HTMLElement, id: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** What stays, but lies elsewhere since something beside it came or went, glides there: nothing jumps. */
function glide(root: HTMLElement, before: Seen, now: Seen): void {
  const off = (id: string | undefined): [number, number] => {
    const [from, to] = id === undefined ? [] : [before.boxes.get(id), now.boxes.get(id)];
    return from && to ? [from.x - to.x, from.y - to.y] : [0, 0];
  };
  for (const id of now.boxes.keys()) {
    const [x, y] = off(id);
    const one = x || y ? thing(root, id) : null;
    if (!one) continue;
    const [outerX, outerY] = off(one.parentElement?.closest<HTMLElement>("[data-id]")?.dataset["id"]); // what lies in it goes with it
    if (Math.abs(x - outerX) < 1 && Math.abs(y - outerY) < 1) continue;
    const gliding = one.animate([{ transform: `translate(${x - outerX}px, ${y - outerY}px)` }, { transform: "none" }], { duration: GLIDE_MS, easing: "cubic-bezier(.2, .8, .2, 1)" });
    moving.push(() => gliding.cancel());
  }
}

/** A ring in the colour of whoever acts, where something is about to go. */
function outline(layer: HTMLElement, box: DOMRect, ms: number): void {
  const ring = document.createElement("i");
  ring.className = "flight ring";
  Object.assign(ring.style, { width: `${box.width}px`, height: `${box.height}px`, transform: `translate(${box.x}px, ${box.y}px)` });
  layer.append(ring);
  ring.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: ms, fill: "both" });
}

/** Dice land. Gives how long that takes. */
function tumble(root: HTMLElement, changes: Changes): number {
  let landed = 0;
  for (const [i, id] of changes.dice.entries()) {
    const die = thing(root, id)?.querySelector<SVGElement>(".die");
    if (!die) continue;
    die.classList.remove("is-tumbling");
    void die.getBoundingClientRect(); // so that the tumble starts again
    die.style.animationDelay = `${i * 110}ms`;
    die.classList.add("is-tumbling");
    moving.push(() => die.classList.remove("is-tumbling"));
    landed = DICE_MS;
  }
  return landed;
}

/** What the dice have woken steps up. Gives how long that takes. */
function wake(root: HTMLElement, delay: number): number {
  const woken = [...root.querySelectorAll<HTMLElement>(".is-woken")];
  for (const one of woken) {
    const rising = one.animate([{ translate: "0 0" }, { translate: "0 -7px", offset: 0.5 }, { translate: "0 0" }], { duration: WAKE_MS * 2, delay, easing: "cubic-bezier(.2, .8, .2, 1)" });
    moving.push(() => rising.cancel());
  }
  return woken.length ? WAKE_MS : 0;
}

/**
 * Counters that changed: a chip says by how much; what was brought flies there, from where it was told to come from or from
 * what the dice have woken, and is counted when it has come. Gives how long that takes.
 */
function bring(root: HTMLElement, layer: HTMLElement, changes: Changes, told: readonly Told[], before: Seen, now: Seen, delay: number): number {
  let end = 0;
  for (const [i, tick] of changes.ticks.entries()) {
    const meter = thing(root, tick.id);
    const value = meter?.querySelector<HTMLElement>(".value");
    if (!meter || !value || !visible(meter.getBoundingClientRect())) continue;
    const source = tick.by > 0 ? sourceOf(root, meter, tick, i, told, before, now, delay > 0) : null;
    const start = source ? delay + i * STEP_MS : delay;
    const come = source ? start + FLIGHT_MS : start;
    if (source) flyBadge(layer, meter, source, start);
    if (come > 0) {
      const after = value.textContent;
      value.textContent = String(Number(after) - tick.by);
      const count = (): void => {
        value.textContent = after;
      };
      moving.push(count);
      later(come, () => {
        count();
        value.classList.add("ticked");
        chip(root, meter, tick.by);
      });
    } else {
      value.classList.add("ticked");
      chip(root, meter, tick.by);
    }
    end = Math.max(end, come + CHIP_MS);
  }
  return end;
}

/** Where something comes from that was gained. */
function sourceOf(root: HTMLElement, meter: HTMLElement, tick: Tick, i: number, told: readonly Told[], before: Seen, now: Seen, rolled: boolean): DOMRect | null {
  const mat = meter.closest<HTMLElement>(".mat");
  const from = told.find((one) => one.gains.some((gain) => gain.of === tick.of) && (mat?.dataset["id"] === undefined || one.to.startsWith(mat.dataset["id"])))?.from;
  const at = from === undefined ? null : (boxOf(from, now) ?? boxOf(from, before));
  if (at) return at.box;
  if (!rolled || !mat) return null;
  const woken = [...mat.querySelectorAll(".is-woken")].map((one) => one.getBoundingClientRect()).filter(visible);
  return woken[i % Math.max(1, woken.length)] ?? root.querySelector(".fact--dice")?.getBoundingClientRect() ?? null;
}

/** A badge flies in an arc, and grows on the way. */
function flyBadge(layer: HTMLElement, meter: HTMLElement, from: DOMRect, delay: number): void {
  const model = meter.querySelector(".badge");
  if (!model) return;
  const to = model.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  const copy = model.cloneNode(true) as HTMLElement;
  copy.style.setProperty("--size", `${to.width}px`);
  ghost.append(copy);
  layer.append(ghost);
  const [x, y] = [from.x + (from.width - to.width) / 2, from.y + (from.height - to.height) / 2];
  ghost.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 1, offset: 0.1 },
      { transform: `translate(${(x + to.x) / 2 + 18}px, ${(y + to.y) / 2 - 26}px) scale(1.35)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, delay, easing: "ease-in-out", fill: "both" },
  ).onfinish = () => ghost.remove();
}

/** "+2" beside a counter, for a while. */
function chip(root: HTMLElement, meter: HTMLElement, by: number): void {
  const box = (meter.querySelector(".value") ?? meter).getBoundingClientRect();
  if (!visible(box)) return;
  const sign = document.createElement("b");
  sign.className = `flight tick${by < 0 ? " tick--less" : ""}`;
  sign.textContent = by > 0 ? `+${by}` : `−${-by}`;
  sign.style.transform = `translate(${box.right - 8}px, ${box.top - 13}px)`;
  const layer = document.createElement("div");
  layer.className = "chips";
  layer.setAttribute("aria-hidden", "true");
  layer.append(sign);
  root.append(layer);
  setTimeout(() => layer.remove(), CHIP_MS);
  sign.animate([{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: CHIP_MS, fill: "both" });
}

function fly(layer: HTMLElement, move: Move, before: Seen, now: Seen, delay: number, time: number): boolean {
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
    duration: time,
    delay,
    easing: "cubic-bezier(.2, .8, .2, 1)",
    fill: "both",
  }).onfinish = () => ghost.remove();
  if (target && !before.boxes.has(to.id)) {
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: time + delay });
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
function flyPiece(root: HTMLElement, layer: HTMLElement, piece: Changes["pieces"][number], before: Seen, now: Seen, delay: number): void {
  const from = boxOf(piece.from, before);
  const to = boxOf(piece.to, now);
  const shown = to && root.querySelector(`[data-id="${CSS.escape(to.id)}"]`);
  const model = shown?.matches(".token") ? shown : (shown?.querySelector(".token, .badge") ?? null);
  if (!from || !to || from.id === to.id || !model) return;
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

/** A brief ring round things: this is what has changed. In the colour of whoever did it. */
export function ringAt(root: HTMLElement, ids: readonly string[], seat: number | null = null): void {
  const things = [...new Set(ids)].flatMap((id) => thing(root, id) ?? []);
  for (const one of things.filter((one) => one.classList.contains("is-rung"))) {
    // the ring starts again
    for (const ring of one.getAnimations({ subtree: true })) {
      if (ring.effect instanceof KeyframeEffect && ring.effect.target === one && ring.effect.pseudoElement === "::before") ring.currentTime = 0;
    }
  }
  for (const one of things) {
    one.classList.add("is-rung");
    one.style.setProperty("--ring", seat === null ? "" : `var(--seat-${seat + 1})`);
  }
  if (things.length) setTimeout(() => things.forEach((one) => one.classList.remove("is-rung")), 1150);
}
