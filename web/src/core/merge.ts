// Logs and talk travel as increments: here they are put together again. Pure.
import type { State } from "../wire";

/** The new state with the log and the talk whole; null when a part is missing in between. */
export function merged(known: State | null, next: State): State | null {
  const same = known !== null && known.seat === next.seat && known.table.id === next.table.id ? known : null;
  const events = same?.log.events ?? [];
  const said = known?.table.id === next.table.id ? known.talk.said : [];
  if (next.log.from > events.length || next.talk.from > said.length) return null;
  return {
    ...next,
    log: { from: 0, events: [...events.slice(0, next.log.from), ...next.log.events] },
    talk: { from: 0, said: [...said.slice(0, next.talk.from), ...next.talk.said] },
  };
}
