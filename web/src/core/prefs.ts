// What this browser remembers about its reader. Every preference is a signal that is written back when it changes.
import { effect, type Signal, signal } from "@preact/signals";

export type Language = "en" | "fr";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "none";
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

function onOff(name: string, first: boolean, storage = lasting): Signal<boolean> {
  const kept = read(name, storage);
  const preference = signal(kept === null ? first : kept === "on");
  effect(() => write(name, preference.value ? "on" : "off", storage));
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
export const sound = onOff("sound", false);
export const confirmTurn = onOff("confirm", false);
export const muted = onOff("muted", false);
/** The table as headed lists and buttons: `?text` switches it on for this tab, `?text=off` off again. */
export const textMode = onOff("text", false, passing);

const asked = new URLSearchParams(location.search).get("text");
if (asked !== null) textMode.value = !["off", "0", "no"].includes(asked);
effect(() => {
  const address = new URL(location.href);
  if (textMode.value || !address.searchParams.has("text")) return;
  address.searchParams.delete("text"); // whoever has left it stays out of it after a reload
  history.replaceState(null, "", address);
});

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
