// What time it is at the server: its timers are not counted by a clock of ours that may be wrong.
import { locale } from "./words";

let ahead = 0; // ms by which the server's clock is ahead of this one

/** The server has said what time it is (to the second) in a reply to what was sent at `sent`. */
export function heardTime(date: string | null, sent: number): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const off = there + 500 - (sent + Date.now()) / 2;
  ahead = Math.abs(off) > 2000 ? off : 0;
}

export const serverNow = (): number => Date.now() + ahead;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const amount = (n: number, unit: "day" | "hour" | "minute" | "second", long: boolean): string =>
  new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: long ? "long" : "short" }).format(n);

/** How long something takes: "2 days", "8 hours", "5 minutes". */
export function duration(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return amount(seconds / 86_400, "day", true);
  if (seconds >= 3600 && seconds % 3600 === 0) return amount(seconds / 3600, "hour", true);
  return seconds % 60 ? amount(seconds, "second", true) : amount(seconds / 60, "minute", true);
}

/** What is left, short enough for a corner: "2 days 3 hr", "3 hr 12 min", "4:59". */
export function left(ms: number): string {
  const rest = Math.max(0, ms);
  if (rest >= DAY) return `${amount(Math.floor(rest / DAY), "day", false)} ${amount(Math.floor((rest % DAY) / HOUR), "hour", false)}`;
  if (rest >= HOUR) return `${amount(Math.floor(rest / HOUR), "hour", false)} ${amount(Math.floor((rest % HOUR) / MINUTE), "minute", false)}`;
  const seconds = Math.ceil(rest / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
