// The page's own words, and a speaker for a game: both follow the `language` signal, so switching needs no reload.
import type { FluentBundle } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Kit, Problem } from "../wire";
import { getText, url } from "./api";
import { LANGUAGES, type Language, language } from "./prefs";
import { bundleOf, Speaker } from "./speaker";

export { LANGUAGES, type Language, language };
type PageArgs = Record<string, string | number>;

const texts = new Map<string, Promise<string>>();
const loaded = new Map<string, string>();
const bundles = new Map<string, FluentBundle>();
const games = new Set<string>(); // whose words are wanted in every language the reader takes
const ready = signal(0); // counts what has been loaded, so that drawings made too early are made again

const place = (game: string, of: Language): string =>
  game ? url`/games/${game}/words/${of}` : url`/words/${of}`;

/** Fetches the words of a game ("" for the page's own), once; a failure is forgotten, so that it can be tried again. */
function fetchWords(game: string, of: Language): Promise<string> {
  const path = place(game, of);
  let coming = texts.get(path);
  if (!coming) {
    coming = getText(path).then(
      (text) => {
        loaded.set(path, text);
        ready.value += 1;
        return text;
      },
      (error: unknown) => {
        texts.delete(path);
        throw error;
      },
    );
    texts.set(path, coming);
  }
  return coming;
}

/** The page's words in the reader's language; awaited before anything is drawn. */
export async function loadWords(): Promise<void> {
  await fetchWords("", language.value);
}

/** A game's words in the reader's language. */
export async function loadGameWords(game: string): Promise<void> {
  games.add(game);
  await Promise.all([fetchWords("", language.value), fetchWords(game, language.value)]);
}

let wanted: Language | null = null; // what the reader asked for last

/** Switches the language once all its words are here. */
export async function setLanguage(to: Language): Promise<void> {
  wanted = to;
  for (let known = -1; known !== games.size; ) {
    known = games.size; // a game may be opened meanwhile
    await Promise.all(["", ...games].map((game) => fetchWords(game, to)));
  }
  if (wanted === to) language.value = to;
}

function bundle(game: string): FluentBundle {
  void ready.value;
  const names = game ? ["", game] : [""];
  const key = `${language.value} ${game}`;
  let made = bundles.get(key);
  if (!made) {
    const found = names.map((name) => loaded.get(place(name, language.value)));
    made = bundleOf(language.value, found.map((text) => text ?? ""));
    if (found.every((text) => text !== undefined)) bundles.set(key, made);
  }
  return made;
}

/** A sentence of the page. */
export function t(id: string, args: PageArgs = {}): string {
  const words = bundle("");
  const pattern = words.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no words for ${id} in ${language.value}`);
    return id;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`cannot say ${id} in ${language.value}: ${errors[0]}`);
  return text;
}

/** A sentence that counts: `n` decides between one and many. */
export const tn = (id: string, n: number, args: PageArgs = {}): string => t(id, { ...args, n });

/** Whether the page has words of this id. */
export const hasWords = (id: string): boolean => bundle("").hasMessage(id);

/** What went wrong, said to people. */
export function sayProblem(problem: Problem): string {
  const id = "error-" + problem.code;
  if (hasWords(id)) return t(id, named(problem.args ?? {}));
  return t("problem-other", { detail: problem.detail || problem.code });
}

/** An option of a game is called as on the home page, where its words are known. */
function named(args: PageArgs): PageArgs {
  const id = `setting-${args.option}`;
  const known = typeof args.game === "string" && args.option && bundle(args.game).hasMessage(id);
  return known ? { ...args, option: speakerOf(String(args.game)).say([id]) } : args;
}

/** A speaker for one game and the people at its table, who speaks to one of them. Its words must be loaded (`loadKit` does it). */
export function speakerFor(kit: Kit, players: readonly string[] = [], reader: number | null = null): Speaker {
  return new Speaker(bundle(kit.game.name), kit.names[language.value], players, kit.badges, reader);
}

/** A speaker for a game of which only the words are loaded. */
export const speakerOf = (game: string): Speaker => new Speaker(bundle(game));

// --- numbers and times -----------------------------------------------------------------------------------------------

/** The reader's own kind of the language, where the browser names one: en-GB writes times otherwise than en-US. */
export const locale = (): string => navigator.languages.find((tag) => tag.toLowerCase().startsWith(language.value)) ?? language.value;

export const number = (n: number): string => new Intl.NumberFormat(locale()).format(n).replace("-", "−");

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** "3 minutes ago", "yesterday"; older than a week: the date. */
export function ago(at: string, now = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000;
  if (Number.isNaN(seconds)) return "";
  if (seconds < -7 * 86_400) return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(Date.parse(at));
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (-seconds >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, "second");
}

/** "14 November"; of another year with the year. */
export function day(at: string, now = new Date()): string {
  const when = new Date(at);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", ...(when.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }) }).format(when);
}

/** "March"; of another year with the year. */
export function month(at: string, now = new Date()): string {
  const when = new Date(at);
  return new Intl.DateTimeFormat(locale(), { month: "long", ...(when.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }) }).format(when);
}

export const clock = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(Date.parse(at));

/** Names with the language's commas and "and". */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
