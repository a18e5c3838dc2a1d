// Which parts of a story have been read in this browser: a moment covers the table once, and never again by itself.
import { signal } from "@preact/signals";
import type { BoardNode, State } from "../wire";

const KEPT = 300; // moments; older ones are forgotten
const NAME = "valtable.read";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is switched off, or somebody has written nonsense there
  }
}

const read = signal<readonly string[]>(kept());

/** Every moment on a board, in the order of the story. */
export const momentsOf = (board: BoardNode | null): BoardNode[] =>
  (board?.children ?? []).filter((area) => area.facts?.["place"] === "story").flatMap((area) => area.children ?? []);

/** The moments that want to be read now and have not been, in this browser and at this table. */
export const unread = (state: State): BoardNode[] =>
  momentsOf(state.board).filter((moment) => moment.facts?.["now"] && !read.value.includes(`${state.table.id} ${moment.id ?? ""}`));

export function markRead(state: State, id: string): void {
  const key = `${state.table.id} ${id}`;
  if (read.value.includes(key)) return;
  read.value = [...read.value, key].slice(-KEPT);
  try {
    localStorage.setItem(NAME, JSON.stringify(read.value));
  } catch {
    // it is read as long as this page is open
  }
}
