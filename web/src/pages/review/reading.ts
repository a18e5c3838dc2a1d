// A review put in order for drawing: where every moment lies on the graph, and whose review it is. Pure.
import { seatOf } from "../../core/speaker.ts";
import type { Message, Review, Tally, TurningPoint } from "../../wire.ts";

export interface Mark {
  point: TurningPoint;
  x: number; // from 0, the start, to 1, the end
  chance: number; // on the seat's line, there
}

/** One line of the graph: a seat's, or that of all of them together. */
export interface Line {
  seat: number;
  chances: number[];
}

export const linesOf = (review: Review, players: number): Line[] =>
  Array.from({ length: review.together ? 1 : players }, (_, seat) => ({ seat, chances: review.turns.map((turn) => turn.chances[seat] ?? 0) }));

/** Where a moment lies: turns are as wide as each other, however much was answered in them. */
export function placeOf(review: Review, at: number): number {
  const { turns } = review;
  const last = turns.length - 1;
  if (last < 1) return 0;
  let i = 0;
  while (i < last - 1 && (turns[i + 1]?.at ?? Infinity) <= at) i += 1;
  const from = turns[i]?.at ?? 0;
  const to = turns[i + 1]?.at ?? from;
  return (i + (to > from ? Math.min(1, (at - from) / (to - from)) : 0)) / last;
}

/** The height of a seat's line at a place. */
export function chanceAt(review: Review, seat: number, x: number): number {
  const at = x * (review.turns.length - 1);
  const i = Math.floor(at);
  const before = review.turns[i]?.chances[seat] ?? 0;
  const after = review.turns[i + 1]?.chances[seat] ?? before;
  return before + (after - before) * (at - i);
}

export function marksOf(review: Review, seat: number): Mark[] {
  return review.points
    .filter((point) => point.seat === seat)
    .map((point) => {
      const x = placeOf(review, point.at);
      return { point, x, chance: chanceAt(review, seat, x) };
    });
}

/** Where the marks are drawn: those that would lie upon each other stand above each other. */
export function spread(marks: readonly { x: number; y: number }[], size: number, top: number): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const mark of marks) {
    const fits = (y: number): boolean => placed.every((one) => Math.abs(one.x - mark.x) >= size || Math.abs(one.y - y) >= size);
    let y = mark.y;
    while (!fits(y) && y - size > top) y -= size / 2;
    while (!fits(y)) y += size / 2; // no room above: below
    placed.push({ x: mark.x, y });
  }
  return placed;
}

/** The numbers of the turns below the graph, as many as there is room for: [place, number]. */
export function ticksOf(review: Review, most: number): [number, number][] {
  const last = review.turns.length - 1;
  const firsts = review.turns.flatMap((turn, i): [number, number][] => (i > 0 && i <= last && turn.n > 0 && turn.n !== review.turns[i - 1]?.n ? [[i / last, turn.n]] : []));
  const step = Math.max(1, Math.ceil(firsts.length / most));
  return firsts.filter((_, i) => i % step === 0);
}

/** Whose review is shown at first: mine, or that of whoever is there. */
export const firstSeat = (review: Review, mine: readonly number[]): number =>
  (review.tallies.find((tally: Tally) => mine.includes(tally.seat)) ?? review.tallies[0])?.seat ?? 0;

/** The turning point that is opened at first: what cost most, else what counted most. */
export function firstPoint(marks: readonly Mark[]): TurningPoint | null {
  const bySize = [...marks].sort((a, b) => Math.abs(b.point.swing) - Math.abs(a.point.swing));
  return (bySize.find((mark) => mark.point.kind === "bad") ?? bySize[0])?.point ?? null;
}

/** Whether a line of the log tells what that player did. */
export const isAbout = (message: Message, seat: number): boolean => seatOf(message[1]?.["player"]) === seat;

/** The line that tells most of what came to a player from elsewhere: what it did to them (to a team: what nobody did), else the deed that was done first, which comes after what was paid for it. */
export function tellingOf(told: readonly Message[], seat: number, together: boolean): Message | undefined {
  const doers = told.map((message) => seatOf(message[1]?.["player"]));
  const found = doers.indexOf(together ? null : seat);
  const other = doers.findIndex((one) => one !== doers[0]);
  return told.at(found >= 0 ? found : doers[0] === null ? 0 : (other < 0 ? told.length : other) - 1);
}

/** What one option leaves more or less of than another. */
export function difference(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const badges = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(badges.map((of) => [of, (one[of] ?? 0) - (other[of] ?? 0)]).filter(([, n]) => n !== 0));
}
