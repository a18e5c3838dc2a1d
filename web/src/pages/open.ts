// Which of the dialogs that any page may open is open.
import { signal } from "@preact/signals";

export type Opened =
  | { kind: "settings" }
  | { kind: "name" }
  | { kind: "turns" }
  | { kind: "guide"; game: string; anchor: string };

export const opened = signal<Opened | null>(null);
/** It is my turn at the table that is shown: the window's title says so. */
export const myTurn = signal(false);
export const openSettings = (): void => void (opened.value = { kind: "settings" });
export const openTurns = (): void => void (opened.value = { kind: "turns" });
export const openName = (): void => void (opened.value = { kind: "name" });
export const openGuide = (game: string, anchor = ""): void => void (opened.value = { kind: "guide", game, anchor });
export const closeOpened = (): void => void (opened.value = null);
