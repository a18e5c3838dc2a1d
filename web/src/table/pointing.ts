// Pointing at things: who may, at what, and what it is called. Knows no game.
import type { Pointing } from "../core/conversation";
import type { BoardNode, State } from "../wire";
import type { Describer } from "../text/describe";
import type { Place } from "./options";

/** What one can point at; of smaller things it is what they lie in. */
const THINGS = new Set<BoardNode["kind"]>(["card", "pile", "back", "mat", "die", "token", "track"]);

export const isPointable = (place: Place | undefined): boolean =>
  place !== undefined && (THINGS.has(place.node.kind) || place.onMap || place.node.facts?.["w"] !== undefined) && !place.node.facts?.["private"];

/** Whether there is anybody to point for, and I am not the one who has to decide. */
export function mayPoint(state: State): boolean {
  const { seats, status } = state.table;
  if (status !== "playing" || state.seat === null) return false;
  const alone = seats.every((seat) => seat.asked === (seat.seat === state.seat));
  return !alone && seats.some((seat) => seat.kind === "person" && !seat.mine);
}

/** The name of what somebody points at: its own, or that of the nearest thing around it that has one. */
export const pointedName = (pointing: Pointing, describer: Describer): string =>
  pointing.what.map((node) => describer.name(node)).find((name) => name !== "") ?? "";
