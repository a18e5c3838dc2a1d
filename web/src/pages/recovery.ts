// The words that take a seat up on another device, remembered by the browser that was given them.
import type { SeatTaken } from "../wire";

const place = (table: string, seat: number): string => `valtable.recovery.${table}.${seat}`;

export function keepRecovery(table: string, taken: Pick<SeatTaken, "seat" | "recovery">): void {
  try {
    if (taken.recovery) localStorage.setItem(place(table, taken.seat), taken.recovery);
  } catch {
    // nothing is remembered: the words were shown once
  }
}

export function recoveryOf(table: string, seat: number): string | null {
  try {
    return localStorage.getItem(place(table, seat));
  } catch {
    return null;
  }
}
