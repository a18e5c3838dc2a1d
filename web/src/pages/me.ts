// Who I am: a guest with a name, invented until one is given.
import { signal } from "@preact/signals";
import { get, put } from "../core/api";
import { language, t } from "../core/words";

export interface Me {
  name: string;
  language: string;
}

export const me = signal<Me | null>(null);
export const NAME_LENGTH = 24;

/** One of the names in the page's words. */
function invented(): string {
  const names = t("guest-names").split(",").map((name) => name.trim());
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export async function loadMe(): Promise<void> {
  const found = await get<Me>("/me");
  me.value = found.name ? found : { ...found, name: invented() };
  if (!found.name) await saveMe(me.value.name);
}

export async function saveMe(name: string): Promise<void> {
  const kept = await put<Me | null>("/me", { name, language: language.value });
  me.value = { language: language.value, ...kept, name: kept?.name || name };
}
