// The lines of the log: a choice that the table made for the reader, who had no other, is no line of its own where the next
// line says what came of it; and several in a row are one line that opens. Pure, and knows no game.
import type { Event } from "../wire.ts";

export interface Line {
  /** The number of its first event. */
  n: number;
  /** What happened; or, alone, choices made for the reader one after the other. Oldest first. */
  events: Event[];
  /** The choices made for the reader that led to it, oldest first. */
  forced: Event[];
}

/** In the engine's own words: the only choice there was, and whose deed an event tells. */
const FORCED = "forced";
function doerOf(event: Event): number | null {
  const player = event.message[1]?.["player"];
  const name = player && typeof player === "object" && "message" in player ? player.message : null;
  const seat = name?.[0] === "player-name" ? name[1]?.["seat"] : null;
  return typeof seat === "number" ? seat : null;
}

/** The lines of these events, the first of which has the number `first`, for whoever sits at `seat`; newest first. */
export function linesOf(events: readonly Event[], first: number, seat: number | null): Line[] {
  const lines: Line[] = [];
  for (const [i, event] of events.entries()) {
    const last = lines.at(-1);
    const waiting = last && last.events[0]?.kind === FORCED;
    if (waiting && event.kind === FORCED) last.events.push(event);
    else if (waiting && seat !== null && doerOf(event) === seat) lines.splice(-1, 1, { n: last.n, events: [event], forced: last.events });
    else lines.push({ n: first + i, events: [event], forced: [] });
  }
  return lines.reverse();
}
