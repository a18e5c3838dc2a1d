// What this browser remembers about its reader. Every preference is a signal that is written back when it changes.
import { effect, type Signal, signal } from "@preact/signals";

export type Language = "en" | "fr";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "none";
/** How fast the deeds of others are shown; `step`: one at each press. */
export type Pace = "slow" | "normal" | "quick" | "step";
export const PACES: readonly Pace[] = ["slow", "normal", "quick", "step"];
export const LANGUAGES: readonly Language[] = ["en", "fr"];

function read(name: string, storage: () => Storage): string | null {
  try {
    return storage().getItem("valtable." + name);
  } catch {
    return null; // storage is switched off: everything works, nothing is remembered
  }
}

function write(name: string, value: string, storage: () => Storage): void {
  try {
    storage().setItem("valtable." + name, value);
  } catch {
    // as above
  }
}

const lasting = (): Storage => localStorage;
const passing = (): Storage => sessionStorage;

function oneOf<T extends string>(name: string, values: readonly T[], first: T): Signal<T> {
  const kept = read(name, lasting) as T | null;
  const preference = signal<T>(kept !== null && values.includes(kept) ? kept : first);
  effect(() => write(name, preference.value, lasting));
  return preference;
}

function onOff(name: string, first: boolean): Signal<boolean> {
  const kept = read(name, lasting);
  const preference = signal(kept === null ? first : kept === "on");
  effect(() => write(name, preference.value ? "on" : "off", lasting));
  return preference;
}

/** The first of the browser's languages that there are words for. */
function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Change it with `setLanguage` of words.ts, which fetches the words first. */
export const language = oneOf<Language>("language", LANGUAGES, browserLanguage());
export const theme = oneOf<Theme>("theme", ["auto", "day", "night"], "auto");
export const motion = oneOf<Motion>("motion", ["auto", "full", "none"], "auto");
export const pace = oneOf<Pace>("pace", PACES, "normal");
export const sound = onOff("sound", false);
export const confirmTurn = onOff("confirm", false);
/** Payments are made the usual way, and can be changed afterwards. */
export const payUsual = onOff("usual", true);
export const muted = onOff("muted", false);
/** Tells of my turns by the browser's notifications; it asks before it is switched on. */
export const alerts = onOff("alerts", false);
/**
 * The table as headed lists and buttons. An address with `?text` is read so, and with it those one goes to from there
 * (router.ts carries it along); an address without it is as this tab was told in the settings.
 */
const asked = new URLSearchParams(location.search).get("text");
export const textMode = signal(asked === null ? read("text", passing) === "on" : !["off", "0", "no"].includes(asked));

/** Switches the text mode for this tab, whatever its address said. */
export function setTextMode(on: boolean): void {
  textMode.value = on;
  write("text", on ? "on" : "off", passing);
  const address = new URL(location.href);
  address.searchParams.delete("text");
  history.replaceState(null, "", address);
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const systemStill = signal(stillness.matches);
stillness.addEventListener("change", () => (systemStill.value = stillness.matches));

/** Whether things may move: the reader's wish, or the system's. */
export const moves = (): boolean => (motion.value === "auto" ? !systemStill.value : motion.value === "full");

effect(() => {
  const root = document.documentElement.classList;
  root.toggle("day", theme.value === "day");
  root.toggle("night", theme.value === "night");
});
effect(() => {
  document.documentElement.classList.toggle("still", !moves());
});
effect(() => {
  document.documentElement.lang = language.value;
});
