// My turns, wherever I am: a notification where no page of mine is seen, a mark on the tab's icon, a number on the app's.
import { effect, signal } from "@preact/signals";
import { get } from "../core/api";
import { alerts } from "../core/prefs";
import { route } from "../core/router";
import { t } from "../core/words";
import type { TableInfo } from "../wire";
import { tablePath, tableTitle } from "./naming";
import { myTurn } from "./open";

const EVERY = 30_000; // ms between two looks at all tables, for whoever wants to be told

/** The tables that wait for me, as far as anybody has looked. */
export const waiting = signal<readonly TableInfo[]>([]);

const waits = (table: TableInfo): boolean => table.status === "playing" && table.seats.some((seat) => seat.mine && seat.asked && !seat.lent);

/** Whether this browser can tell of turns at all; it cannot on an address without https. */
export const canAlert = (): boolean => "Notification" in window && isSecureContext;
export const isRefused = (): boolean => canAlert() && Notification.permission === "denied";

/** Asks the browser, which asks its reader: only ever because of a press. */
export async function allowAlerts(on: boolean): Promise<boolean> {
  if (!on) {
    alerts.value = false;
    return true;
  }
  const granted = canAlert() && (await Notification.requestPermission()) === "granted";
  alerts.value = granted;
  return granted;
}

const told = new Set<string>(); // tables whose turn was told already

async function tell(table: TableInfo): Promise<void> {
  if (!alerts.value || !canAlert() || Notification.permission !== "granted") return;
  const words: NotificationOptions = { body: tableTitle(table), tag: `turn ${table.id}`, icon: "/static/icon-192.png", lang: document.documentElement.lang, data: { url: tablePath(table.id) } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(t("alert-turn"), words);
  const notice = new Notification(t("alert-turn"), words);
  notice.onclick = () => {
    window.focus();
    location.assign(tablePath(table.id));
  };
}

/** Somebody has looked at tables of mine: what is new among them is told, unless I am looking at it. */
export function sawTables(tables: readonly TableInfo[], all: boolean): void {
  const now = tables.filter(waits);
  for (const table of tables) if (!waits(table)) told.delete(table.id);
  for (const table of now) {
    const seen = document.visibilityState === "visible" && (route.value.path === tablePath(table.id) || route.value.path === "/");
    if (!told.has(table.id) && !seen) void tell(table).catch(() => undefined);
    told.add(table.id);
  }
  const others = all ? [] : waiting.value.filter((one) => !tables.some((table) => table.id === one.id));
  waiting.value = [...others, ...now];
}

function mark(): void {
  const turns = Math.max(waiting.value.length, myTurn.value ? 1 : 0);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = turns ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  const app = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (turns ? app.setAppBadge?.(turns) : app.clearAppBadge?.())?.catch(() => undefined);
}

export function watchTurns(): void {
  effect(mark);
  const look = (): void => {
    if (!alerts.value || (document.visibilityState === "visible" && route.value.path === "/")) return; // that page looks itself
    get<{ mine: TableInfo[] }>("/tables").then(({ mine }) => sawTables(mine, true), () => undefined);
  };
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}
