// Hot-seat: whose turn it is to sit before the screen. Pure.
import type { Seat, State } from "../wire";

/** The seats of the people before this screen: mine, but for those that a bot plays. */
export const seatsHere = (state: State): Seat[] => state.table.seats.filter((seat) => seat.mine && !seat.lent);

/**
 * With several of my seats at this screen: whom it must be handed to before anything more is shown. Whoever only
 * wants a look at their own side (`looking`) is left in peace while another one is asked.
 */
export function handOverTo(state: State, confirmed: number | null, looking = false): Seat | null {
  const mine = seatsHere(state);
  if (mine.length < 2 || state.table.status !== "playing") return null;
  const asked = mine.filter((seat) => seat.asked);
  const here = mine.find((seat) => seat.seat === confirmed);
  if (here && (here.asked || looking || asked.length === 0)) return null;
  return asked[0] ?? here ?? mine[0] ?? null;
}
