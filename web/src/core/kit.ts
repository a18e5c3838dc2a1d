// The games on the shelf and their kits (cards, badges, names), fetched once and kept.
import type { GameInfo, Kit } from "../wire";
import { get, url } from "./api";
import { loadGameWords } from "./words";

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let coming = kept.get(path) as Promise<T> | undefined;
  if (!coming) {
    coming = get<T>(path);
    kept.set(path, coming);
    coming.catch(() => kept.delete(path)); // may be tried again
  }
  return coming;
}

/** Every game there is, with the words to speak of it. */
export async function loadGames(): Promise<GameInfo[]> {
  const games = await once<GameInfo[]>("/games");
  await Promise.all(games.map((game) => loadGameWords(game.name)));
  return games;
}

/** The kit of a game with its standard cards. */
export async function loadKit(game: string): Promise<Kit> {
  const [kit] = await Promise.all([once<Kit>(url`/games/${game}/kit`), loadGameWords(game)]);
  return kit;
}

/** The kit of a table, which may have a card pack of its own. */
export async function loadTableKit(table: string, game: string): Promise<Kit> {
  const [kit] = await Promise.all([once<Kit>(url`/tables/${table}/kit`), loadGameWords(game)]);
  return kit;
}

/** The kit of a campaign, which may have a card pack of its own. */
export async function loadCampaignKit(campaign: string, game: string): Promise<Kit> {
  const [kit] = await Promise.all([once<Kit>(url`/campaigns/${campaign}/kit`), loadGameWords(game)]);
  return kit;
}

/** A bot's level: words bot-LEVEL and bot-LEVEL-about. */
export interface Bot {
  level: string;
}
export const loadBots = (): Promise<Bot[]> => once<Bot[]>("/bots");

/** A paragraph of a game's guide. */
export interface Paragraph {
  anchor: string;
  title: string;
  html: string;
}
export const loadGuide = (game: string, language: string): Promise<Paragraph[]> =>
  once<Paragraph[]>(url`/games/${game}/guide/${language}`);
