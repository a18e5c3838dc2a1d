// Which page is shown: the address, followed by plain links without a reload.
import { signal } from "@preact/signals";

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** What an address says; one that makes no sense says just what is written there. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const here = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: plain(location.hash.slice(1)),
});

export const route = signal<Route>(here());

/** Goes to a page of ours. `replace` keeps it out of the history: for a position in a replay, say. */
export function navigate(to: string, replace = false): void {
  const before = location.pathname;
  const address = new URL(to, location.href);
  const text = new URLSearchParams(location.search).get("text"); // how one reads goes with the reader
  if (text !== null && !address.searchParams.has("text")) address.searchParams.set("text", text);
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.value = here();
  if (location.pathname !== before) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.value = here()));
addEventListener("hashchange", () => (route.value = here()));

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname && !link.dataset["route"])) return;
  event.preventDefault();
  navigate(link.href);
});

/** The parts of a path that fit a pattern: match("/t/:id/replay", "/t/abc/replay") is {id: "abc"}. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const parts = path.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const given = parts[i] ?? "";
    if (part.startsWith(":")) found[part.slice(1)] = plain(given);
    else if (part !== given) return null;
  }
  return found;
}
