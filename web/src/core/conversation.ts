// What people say and point at around a table, while it is fresh: the last line of each seat, pins on things, and the lines
// that tell who pointed. None of it is part of the match, and none of it is kept.
import { signal } from "@preact/signals";
import type { BoardNode, Said, State } from "../wire";

const PIN_MS = 8_000;
const LINE_MS = 12_000;
const KEPT = 40; // lines about pointing

/** Somebody points at a thing. */
export interface Pointing {
  n: number;
  seat: number;
  /** The thing, or where it lies on this board: the nearest around it that is there. */
  thing: string;
  /** The thing as it was then and what it lay in, the nearest first. */
  what: readonly BoardNode[];
  /** The number of the last line of talk before it. */
  after: number;
  at: string;
}

/** The way to a thing: itself, then what it lies in. Where other eyes see it under another name, it is its mat that one sees. */
export function wayTo(board: BoardNode | null, thing: string): BoardNode[] {
  const walk = (node: BoardNode, within: BoardNode[]): BoardNode[] | null => {
    const here = [node, ...within];
    if (node.id === thing) return here;
    for (const child of node.children ?? []) {
      const found = walk(child, here);
      if (found) return found;
    }
    return null;
  };
  const found = board ? walk(board, []) : null;
  const mat = /^(seat-\d+)-/u.exec(thing)?.[1];
  return found ?? (mat ? wayTo(board, mat) : []);
}

/** Whether somebody has answered, as far as these eyes can see. */
function answered(before: State, now: State): boolean {
  const asked = (state: State): string => JSON.stringify([state.seat, state.question?.n, state.log.events.length, state.table.seats.map((seat) => seat.asked)]);
  return asked(before) !== asked(now);
}

export class Conversation {
  /** What each seat points at now: for eight seconds, or until somebody answers. */
  readonly pins = signal<readonly Pointing[]>([]);
  /** Everything that was pointed at since the page was opened. */
  readonly pointings = signal<readonly Pointing[]>([]);
  /** The last line of each seat, for twelve seconds. */
  readonly fresh = signal<ReadonlyMap<number, Said>>(new Map());
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private count = 0;

  /** A newer state of the table has come. */
  hear(before: State | null, now: State): void {
    if (!before) return; // what was said before one came is in the talk
    if (answered(before, now)) this.pins.value = [];
    const known = before.talk.said.at(-1)?.n ?? -1;
    for (const line of now.talk.said) {
      if (line.n <= known || line.seat === null) continue;
      const seat = line.seat;
      this.fresh.value = new Map(this.fresh.value).set(seat, line);
      this.later(LINE_MS, () => {
        if (this.fresh.value.get(seat) !== line) return;
        const left = new Map(this.fresh.value);
        left.delete(seat);
        this.fresh.value = left;
      });
    }
  }

  /** Somebody points at a thing of this table. */
  point(state: State, seat: number, thing: string): void {
    const what = wayTo(state.board, thing);
    const id = what.find((node) => node.id)?.id;
    if (id === undefined) return;
    this.count += 1;
    const pin: Pointing = { n: this.count, seat, thing: id, what, after: state.talk.said.at(-1)?.n ?? -1, at: new Date().toISOString() };
    this.pointings.value = [...this.pointings.value, pin].slice(-KEPT);
    this.pins.value = [...this.pins.value.filter((one) => one.seat !== seat), pin];
    this.later(PIN_MS, () => (this.pins.value = this.pins.value.filter((one) => one !== pin)));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }
}

/** Nobody speaks: in a replay. */
export const SILENCE = new Conversation();
