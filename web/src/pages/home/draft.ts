// The table that is about to be made: which game, who sits where, with which options.
import { computed, signal } from "@preact/signals";
import type { GameInfo, TableInfo, TableMade } from "../../wire";
import { post } from "../../core/api";
import type { Bot } from "../../core/kit";
import { startTour } from "../../core/tour";
import { keepRecovery } from "../recovery";

export interface DraftSeat {
  key: number;
  kind: "me" | "person" | "open" | "bot";
  name: string; // of another person at this screen
  level: string; // of a bot
}

export const games = signal<readonly GameInfo[]>([]);
export const bots = signal<readonly Bot[]>([]);
export const picked = signal<GameInfo | null>(null);
export const seats = signal<readonly DraftSeat[]>([]);
export const options = signal<Record<string, unknown>>({});
export const isPublic = signal(false);
/** Hints, if somebody has said whether they want them; else they are there where nobody else plays. */
export const hintsWanted = signal<boolean | null>(null);
export const hintsAllowed = computed(() => hintsWanted.value ?? seats.value.every((one) => one.kind !== "open"));
/** Seconds for a turn (0: any time), and what happens when they are over. */
export const pace = signal(0);
export const atZero = signal<TableInfo["at_zero"]>("answer");
export const asCampaign = signal(false);
let keys = 0;

/** Bots of this level sit down when no other is asked for. */
const usualLevel = computed(() => bots.value[0]?.level ?? "random");

function seat(kind: DraftSeat["kind"]): DraftSeat {
  keys += 1;
  return { key: keys, kind, name: "", level: usualLevel.value };
}

/** Takes a game from the shelf, set up as its recommended first game: me against bots. */
export function pick(game: GameInfo): void {
  if (picked.value === game) return; // it is set up already
  picked.value = game;
  const others = Array.from({ length: game.first.players - 1 }, () => seat("bot"));
  seats.value = [seat("me"), ...others];
  options.value = { ...game.first.options };
}

export const canAdd = computed(() => picked.value !== null && seats.value.length < picked.value.max_players);
export const canRemove = computed(() => picked.value !== null && seats.value.length > picked.value.min_players);

export function addSeat(kind: DraftSeat["kind"] = "bot"): void {
  if (canAdd.value) seats.value = [...seats.value, seat(kind)];
}

export function removeSeat(key: number): void {
  if (canRemove.value) seats.value = seats.value.filter((one) => one.key !== key);
}

export function changeSeat(key: number, change: Partial<DraftSeat>): void {
  seats.value = seats.value.map((one) => (one.key === key ? { ...one, ...change } : one));
}

/** Whether a campaign is about to begin, of which this table is only the first. */
export const isCampaign = computed(() => asCampaign.value && picked.value?.campaign != null);

/** The settings to choose: not those that a campaign's chapters set, nor what earlier matches have left. */
export const settings = computed(() => {
  const theirs = isCampaign.value ? (picked.value?.campaign ?? []) : [];
  return (picked.value?.settings ?? []).filter((setting) => !setting.object && !theirs.includes(setting.name));
});

/** The options that differ from the game's own. */
export function changedOptions(): number {
  return settings.value.filter((setting) => {
    const value = options.value[setting.name];
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(setting.default);
  }).length;
}

/** Makes the table of the picked game's first lesson, which the game itself sets up; its id. */
export async function makeLesson(): Promise<string> {
  const made = await post<TableMade>("/tables", { game: picked.value?.name, lesson: true });
  for (const taken of made.seats) keepRecovery(made.id, taken);
  startTour(made.id);
  return made.id;
}

/** Makes the table; its id. With `invite` the bots' seats are left open for friends. */
export async function makeTable(invite: boolean): Promise<string> {
  const game = picked.value;
  if (!game) throw new Error("no game is picked");
  const body = seats.value.map((one) => {
    if (one.kind === "bot") return invite ? { kind: "open" } : { kind: "bot", level: one.level };
    const name = one.name.trim();
    return one.kind === "person" && name ? { kind: "person", name } : { kind: one.kind };
  });
  const names = settings.value.map((setting) => setting.name);
  const chosen = Object.fromEntries(Object.entries(options.value).filter(([name]) => names.includes(name)));
  const made = await post<TableMade>("/tables", {
    game: game.name,
    options: chosen,
    seats: body,
    public: isPublic.value,
    hints: hintsWanted.value,
    pace: pace.value,
    at_zero: atZero.value,
    campaign: isCampaign.value,
  });
  for (const taken of made.seats) keepRecovery(made.id, taken);
  return made.id;
}
