// Hot-seat: whose turn it is to sit before the screen. Pure.
import type { Seat, State } from "../wire";

/** With several of my seats at this screen: whom it must be handed to before anything more is shown. */
export function handOverTo(state: State, confirmed: number | null): Seat | null {
  const mine = state.table.seats.filter((seat) => seat.mine && !seat.lent);
  if (mine.length < 2 || state.table.status !== "playing") return null;
  const asked = mine.filter((seat) => seat.asked);
  const here = mine.find((seat) => seat.seat === confirmed);
  if (here && (here.asked || asked.length === 0)) return null;
  return asked[0] ?? here ?? mine[0] ?? null;
}
