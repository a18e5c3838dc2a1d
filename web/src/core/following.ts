// The table told at the reader's pace: what others do is shown one deed after the other, although it came all at once.
// Only looking waits, never the match: whoever presses a key, or "To my turn", sees the newest table at once.
import { signal } from "@preact/signals";
import { type Beat, beatsOf, endOfTurn, goesOn } from "../table/lines";
import type { State } from "../wire";
import { moves, type Pace, pace, textMode } from "./prefs";

/** How long a deed of somebody else is shown, in milliseconds. */
const HOLD: Record<Exclude<Pace, "step">, number> = { slow: 1600, normal: 800, quick: 250 };
/** What dice take beside that: they land, wake cards, and what these bring flies to the purse. */
const DICE: Record<Exclude<Pace, "step">, number> = { slow: 1400, normal: 1000, quick: 350 };

/** How long things move that belong to one deed of somebody else. */
export const moveTime = (): number => (pace.value === "step" ? HOLD.normal : HOLD[pace.value]);

/** What is being told. */
export interface Telling {
  beat: Beat;
  /** It waits for time to pass, or for a key. */
  held: boolean;
}

interface Frame {
  state: State;
  beats: Beat[];
}

const askedIn = (state: State): string => (state.question ? `${state.question.seat} ${state.question.n}` : "");

export class Following {
  /** The table as it is shown: the newest one, or one on the way to it, of which nothing can be answered yet. */
  readonly shown = signal<State | null>(null);
  readonly telling = signal<Telling | null>(null);
  /** The number of the event from which on the reader has not acted. */
  readonly since = signal(0);
  private newest: State | null = null;
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The newest table has come. */
  take(state: State): void {
    const before = this.newest;
    this.newest = state;
    const known = before?.log.events.length ?? 0;
    if (!before || before.seat !== state.seat || before.table.status !== "playing" || !follows(before, state)) {
      this.since.value = endOfTurn(state.log.events, state.seat);
      this.telling.value = null;
      return this.catchUp();
    }
    if (askedIn(before) && askedIn(before) !== askedIn(state)) this.since.value = known;
    const beats = beatsOf(state.log.events.slice(known), known, state.seat);
    // Who is deciding sees at once what others do beside them.
    const deciding = askedIn(before) !== "" && askedIn(before) === askedIn(state) && !this.telling.value?.held;
    const looking = document.visibilityState !== "hidden";
    const over = state.table.status === "over"; // the last board is held, whoever ended it
    const told = (beat: Beat): boolean => over || beat.seat !== state.seat || beat.rolled;
    const held = this.paced() && looking && !deciding ? beats.filter(told) : [];
    if (held.length === 0) {
      const last = this.waiting.at(-1);
      if (last) last.state = state; // it will be there in time
      else if (this.telling.value?.held) this.shown.value = waitingFor(state);
      else {
        const latest = beats.findLast((beat) => beat.seat !== state.seat);
        if (latest) this.telling.value = { beat: latest, held: false };
        this.shown.value = state;
      }
      return;
    }
    const begun = this.waiting.at(-1)?.beats.at(-1);
    if (begun && beats[0] === held[0] && goesOn(begun, held[0] as Beat, state.seat)) {
      this.waiting.at(-1)?.beats.pop(); // what comes of it is told with it
      this.waiting = this.waiting.filter((frame) => frame.beats.length > 0);
      this.waiting.push({ state, beats: beatsOf(state.log.events.slice(begun.n), begun.n, state.seat).filter(told) });
    } else this.waiting.push({ state, beats: held });
    if (!this.telling.value?.held) this.next();
  }

  /** The next deed; after the last one, the table as it is. */
  next(): void {
    clearTimeout(this.timer);
    const frame = this.waiting[0];
    const beat = frame?.beats.shift();
    if (!frame || !beat) return this.catchUp();
    if (frame.beats.length === 0) this.waiting.shift();
    this.shown.value = waitingFor(frame.state);
    this.telling.value = { beat, held: true };
    this.hold();
  }

  /** The newest table at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    const last = this.waiting.at(-1)?.beats.at(-1) ?? this.telling.value?.beat;
    this.waiting = [];
    this.telling.value = last ? { beat: last, held: false } : null;
    this.shown.value = this.newest;
  }

  /** At another pace from here on. */
  setPace(to: Pace): void {
    pace.value = to;
    if (this.telling.value?.held) this.hold();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private hold(): void {
    clearTimeout(this.timer);
    const beat = this.telling.value?.beat;
    if (!beat || pace.value === "step") return;
    const own = beat.seat === this.newest?.seat && beat.seat !== null;
    const final = this.waiting.length === 0 && this.newest?.table.status === "over" ? HOLD[pace.value] : 0;
    this.timer = setTimeout(() => this.next(), (own && !final ? 0 : HOLD[pace.value]) + (beat.rolled ? DICE[pace.value] : 0) + (beat.last ? HOLD[pace.value] : 0) + final);
  }

  /** Who wants nothing to move is not kept waiting; unless they asked for one step at a time. */
  paced(): boolean {
    return !textMode.value && (pace.value === "step" || moves());
  }
}

/** Whether this table is the other one with something added to its log. */
function follows(before: State, now: State): boolean {
  const known = before.log.events.length;
  return now.log.events.length >= known && (known === 0 || now.log.events[known - 1] === before.log.events[known - 1]);
}

/** A table that is only looked at. */
const waitingFor = (state: State): State => ({ ...state, question: null, hand: false, undo: { allowed: false, reason: null } });
