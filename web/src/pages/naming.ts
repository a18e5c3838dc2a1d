// What a table is called, and where its pages are.
import type { Seat, State, TableInfo } from "../wire";
import { capital } from "../core/speaker";
import { hasWords, t } from "../core/words";

const THINGS = 24; // title-thing-1 ... in the page's words

/** A small number made of a text, the same on every device. */
function digest(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0;
  return sum;
}

/** The host's title, or one made up from the table's id: "The Fox and the Crown". */
export function tableTitle(table: TableInfo): string {
  if (table.title) return table.title;
  const sum = digest(table.id);
  const first = sum % THINGS;
  const second = (first + 1 + (Math.floor(sum / THINGS) % (THINGS - 1))) % THINGS;
  return capital(t("title-pair", { first: t(`title-thing-${first + 1}`), second: t(`title-thing-${second + 1}`) }));
}

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
export const campaignPath = (id: string): string => `/c/${encodeURIComponent(id)}`;
export const tableAddress = (id: string): string => location.origin + tablePath(id);

/** A bot's level and temperament in words; its name may also say its budget (`master:builder@0.5`). */
export function botName(name: string): string {
  const [level = name, taste] = name.replace(/@.*/, "").split(":");
  const words = hasWords(`bot-${level}`) ? t(`bot-${level}`) : name;
  return taste && hasWords(`taste-${taste}`) ? `${words} · ${t(`taste-${taste}`)}` : words;
}

/** What to call whoever sits there. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.name || (seat.level ? t("seat-bot", { level: botName(seat.level) }) : t("player-number", { n: seat.seat + 1 }));
}

export const playerNames = (state: State): string[] => state.table.seats.map(seatName);
