// The games that this browser remembers. Nobody else has them: a file takes them to another browser.
import { signal } from "@preact/signals";
import type { TableInfo } from "../../wire";
import { isPlayed, merged, type Played, playedOf } from "./played";

const PLACE = "valtable.games";
const FORMAT = "valtable-profile";
const MOST = 3000; // games that are kept

function read(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return []; // no storage, or something else is written there
  }
}

export const games = signal<readonly Played[]>(read());

function keep(all: readonly Played[]): void {
  games.value = all.slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.value));
  } catch {
    // storage is switched off or full: they are there until the page is left
  }
}

/** Remembers those of these tables that I have played to their end. */
export function remember(tables: readonly TableInfo[]): void {
  const known = new Set(games.value.map((one) => one.id));
  const fresh = tables.flatMap((table) => (known.has(table.id) ? [] : (playedOf(table) ?? [])));
  if (fresh.length) keep(merged(read(), fresh)); // another tab may have written meanwhile
}

export const forget = (): void => keep([]);

/** All of it as the text of a file. */
export const written = (): string => JSON.stringify({ format: FORMAT, games: games.value }, null, 1);

/** Adds the games of a file; how many were new, or null where it is no such file. */
export function add(text: string): number | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, games: more } = (found ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(more) || !more.every(isPlayed)) return null;
  const before = games.value.length;
  keep(merged(more, games.value)); // what this browser has seen itself counts
  return games.value.length - before;
}
