// The games that I have played, and what they come to: how often I won, beside what chance alone would give. Pure.
import type { TableInfo } from "../../wire.ts";

export interface Other {
  name: string;
  level: string | null; // of a bot
}

/** One finished game of mine. */
export interface Played {
  id: string; // of its table
  game: string;
  ended: string;
  total: number;
  won: boolean;
  team: boolean; // all win or lose together
  others: Other[];
}

const LAST = 30; // games on the graph of points
const MEAN = 5;
const WEEKS = 4;
const DAY = 86_400_000;

/** What to remember of a table; null where I did not play it from its deal to its end. */
export function playedOf(table: TableInfo): Played | null {
  const seat = table.seats.find((one) => one.mine && one.kind === "person" && !one.lent);
  if (!seat || !table.result?.whole) return null;
  return {
    id: table.id,
    game: table.game,
    ended: table.changed,
    total: table.result.totals[seat.seat] ?? 0,
    won: table.result.winners.includes(seat.seat),
    team: table.result.team,
    others: table.seats.filter((one) => one !== seat).map(({ name, level, kind, lent }) => ({ name, level: kind === "bot" || lent ? level : null })),
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether that is one of the games of a profile: a file may have anything in it. */
export function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<string, unknown>;
  const others = one["others"];
  return (
    isText(one["id"]) && isText(one["game"]) && isText(one["ended"]) && !Number.isNaN(Date.parse(one["ended"])) &&
    Number.isFinite(one["total"]) && typeof one["won"] === "boolean" && typeof one["team"] === "boolean" &&
    Array.isArray(others) && others.every((other: unknown) => {
      const { name, level } = (other ?? {}) as Record<string, unknown>;
      return isText(name) && (level === null || isText(level));
    })
  );
}

/** Both lists as one, each game once, the oldest first. */
export function merged(games: readonly Played[], more: readonly Played[]): Played[] {
  const all = new Map([...games, ...more].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => Date.parse(a.ended) - Date.parse(b.ended));
}

export interface Share {
  games: number;
  won: number;
  /** What chance alone would give, from 0 to 1; null where nobody plays against anybody. */
  chance: number | null;
}

/** How many were won, and what chance would give at tables of that size. */
export function shareOf(games: readonly Played[]): Share {
  const against = games.filter((one) => !one.team && one.others.length > 0);
  const chance = against.length === games.length && games.length > 0 ? against.reduce((sum, one) => sum + 1 / (one.others.length + 1), 0) / games.length : null;
  return { games: games.length, won: games.filter((one) => one.won).length, chance };
}

function groups<T>(games: readonly Played[], keys: (one: Played) => T[]): Map<T, Played[]> {
  const found = new Map<T, Played[]>();
  for (const one of games) for (const key of new Set(keys(one))) found.set(key, [...(found.get(key) ?? []), one]);
  return found;
}

/** A bot's level without its temperament and its budget. */
export const levelOf = (level: string): string => level.replace(/[:@].*/u, "");

/** By the strongest bot at the table, in the order of `levels`, the weakest first. */
export function byLevel(games: readonly Played[], levels: readonly string[]): [string, Share][] {
  const strongest = (one: Played): string[] => {
    const there = one.others.flatMap((other) => (other.level === null ? [] : [levelOf(other.level)])).sort((a, b) => levels.indexOf(a) - levels.indexOf(b));
    return there.slice(-1);
  };
  const found = groups(games.filter((one) => !one.team), strongest);
  return [...found].map(([level, some]): [string, Share] => [level, shareOf(some)]).sort(([a], [b]) => levels.indexOf(a) - levels.indexOf(b));
}

export interface OfGame extends Share {
  game: string;
  team: boolean;
  best: Played;
}

/** By game: how often, and the best of them. */
export function byGame(games: readonly Played[]): OfGame[] {
  return [...groups(games, (one) => [one.game])]
    .map(([game, some]) => {
      const best = some.reduce((top, one) => (one.total > top.total || (one.total === top.total && one.won && !top.won) ? one : top));
      return { game, team: best.team, best, ...shareOf(some) };
    })
    .sort((a, b) => b.games - a.games);
}

/** The people I play with, those I meet most often first; against them, where we do not always play together. */
export function byPerson(games: readonly Played[], most = 6): [string, Share][] {
  return [...groups(games, (one) => one.others.filter((other) => other.level === null).map((other) => other.name))]
    .map(([name, some]): [string, Played[]] => [name, some.some((one) => !one.team) ? some.filter((one) => !one.team) : some])
    .map(([name, some]): [string, Share] => [name, shareOf(some)])
    .sort(([, a], [, b]) => b.games - a.games)
    .slice(0, most);
}

export interface Streak {
  now: number;
  longest: number;
  ended: string | null; // when the longest one was at its longest
}

/** Wins in a row: how many just now, and the most there ever were. */
export function streakOf(games: readonly Played[]): Streak {
  const streak: Streak = { now: 0, longest: 0, ended: null };
  for (const one of games) {
    streak.now = one.won ? streak.now + 1 : 0;
    if (streak.now > streak.longest) [streak.longest, streak.ended] = [streak.now, one.ended];
  }
  return streak;
}

export type DayOf = "won" | "played" | "none";

/** The last four weeks, day by day, today the last. */
export function daysOf(games: readonly Played[], today = new Date()): DayOf[] {
  const start = (when: Date): number => new Date(when.getFullYear(), when.getMonth(), when.getDate()).getTime();
  const days: DayOf[] = Array.from({ length: 7 * WEEKS }, () => "none");
  for (const one of games) {
    const back = Math.round((start(today) - start(new Date(one.ended))) / DAY);
    const at = days.length - 1 - back;
    if (back < 0 || at < 0) continue;
    if (one.won) days[at] = "won";
    else if (days[at] === "none") days[at] = "played";
  }
  return days;
}

export interface Points {
  games: Played[];
  mean: number[]; // of five games, this one the last
  ticks: number[];
}

/** The points of the last games of one game. */
export function pointsOf(games: readonly Played[], game: string): Points {
  const some = games.filter((one) => one.game === game).slice(-LAST);
  const mean = some.map((_, i) => {
    const five = some.slice(Math.max(0, i - MEAN + 1), i + 1);
    return five.reduce((sum, one) => sum + one.total, 0) / five.length;
  });
  return { games: some, mean, ticks: ticksFor(some.map((one) => one.total)) };
}

/** Three to six round numbers around these. */
export function ticksFor(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 5) ?? 5000;
  const ticks: number[] = [];
  for (let at = Math.floor(low / step) * step; ; at += step) {
    ticks.push(at);
    if (at >= high) return ticks;
  }
}
