// Short news at the edge of the page: what went wrong, what has been copied. They go away by themselves.
import { signal } from "@preact/signals";
import { ApiProblem } from "../core/api";
import { sayProblem, t } from "../core/words";

export interface Notice {
  key: number;
  tone: "news" | "problem";
  text: string;
}

export const notices = signal<readonly Notice[]>([]);
/** How many dialogs lie over the page: nothing else can be read or heard then. */
export const overPage = signal(0);
let last = 0;

export function dismiss(key: number): void {
  notices.value = notices.value.filter((notice) => notice.key !== key);
}

export function notify(text: string, tone: Notice["tone"] = "news"): void {
  last += 1;
  const key = last;
  notices.value = [...notices.value.filter((notice) => notice.text !== text).slice(-2), { key, tone, text }];
  setTimeout(() => dismiss(key), tone === "problem" ? 9000 : 5000);
}

/** Shows what a call to the server came back with. */
export function notifyProblem(error: unknown): void {
  if (error instanceof ApiProblem) notify(sayProblem(error), "problem");
  else {
    console.error(error);
    notify(t("problem-other", { detail: String(error) }), "problem");
  }
}

/** Copies a text, and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea"); // a page without https has no clipboard of its own
    const before = document.activeElement;
    field.value = text;
    field.style.position = "fixed"; // so that nothing scrolls there
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    if (!done) {
      notify(t("copy-failed"), "problem");
      return;
    }
  }
  notify(t("copied"));
}
