// The tour of a first game: whether it is on at a table, and which of its notes have been read. This browser remembers it.
import { signal } from "@preact/signals";

export interface Tour {
  on: boolean;
  read: readonly string[];
}
interface Kept {
  /** By table, the latest last. */
  tours: Record<string, Tour>;
  /** By game, the first table at which this browser has seen it. */
  first: Record<string, string>;
}

const PLACE = "valtable.tours";
const TABLES = 20; // the tours of so many tables are remembered

function load(): Kept {
  try {
    return { tours: {}, first: {}, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { tours: {}, first: {} }; // nothing is remembered, or what is there makes no sense
  }
}

const kept = signal<Kept>(load());

function keep(now: Kept): void {
  kept.value = now;
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // it lasts as long as the page
  }
}

/** The tour of a table, if there has been one. */
export const tourOf = (table: string): Tour | undefined => kept.value.tours[table];

export function setTour(table: string, tour: Tour): void {
  const others = Object.entries(kept.value.tours).filter(([id]) => id !== table);
  keep({ ...kept.value, tours: Object.fromEntries([...others.slice(1 - TABLES), [table, tour]]) });
}

export const startTour = (table: string): void => setTour(table, { on: true, read: [] });

/** Remembers where this browser has first seen a game. */
export function noteFirst(game: string, table: string): void {
  if (!Object.hasOwn(kept.value.first, game)) keep({ ...kept.value, first: { ...kept.value.first, [game]: table } });
}

/** Whether a table is the first one of its game that this browser has seen. */
export const isFirst = (game: string, table: string): boolean => (kept.value.first[game] ?? table) === table;
