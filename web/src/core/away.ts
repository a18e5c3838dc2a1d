// Whether the server answers. Whoever shows something says so when it does not: what is seen may be old then.
import { signal } from "@preact/signals";

/** Since when nobody has answered (ms); null while somebody does. */
export const awaySince = signal<number | null>(null);

export function answered(): void {
  if (awaySince.value !== null) awaySince.value = null;
}

export function unanswered(): void {
  awaySince.value ??= Date.now();
}
