// The service worker: keeps the page itself (the shell), so that it opens at once, and also while its server is away. What is
// played is never kept: tables, seats and live connections always go to the server, or fail honestly.
//
// It names its cache after the build. A server with another build serves another worker, which takes over and tells the page.

/** What of a worker's world is used here: the DOM's types do not have it. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Extendable {
  notification: Notification;
}
interface Tab {
  url: string;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(what: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>; openWindow(url: string): Promise<Tab | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: Extendable) => void): void;
  addEventListener(type: "fetch", act: (event: Fetching) => void): void;
  addEventListener(type: "notificationclick", act: (event: Clicked) => void): void;
}

declare const __SHELL__: readonly string[]; // the page's files, put in by the build
declare const __BUILD__: string;

const worker = globalThis as unknown as Worker;
const OURS = "valtable-";
const NAME = OURS + __BUILD__;
const SOON = 300; // ms that the server has before the kept page is opened
const WORDS = 2500; // ms that it has for words, without which nothing can be said
const KEPT = "x-valtable-kept"; // on an answer that is not the server's own

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(["/", ...__SHELL__]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const old = (names: string[]): string[] => names.filter((name) => name.startsWith(OURS) && name !== NAME);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

const later = <T>(ms: number, value: T): Promise<T> => new Promise((done) => setTimeout(() => done(value), ms));

/** Marked, so that the page knows that the server did not say it now. */
function kept(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT, "1");
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** The server's answer if it comes in time, else what is kept; of a server that is away, likewise. */
async function inTime(request: Request, key: Request | string, ms: number, put: boolean): Promise<Response> {
  const cache = await caches.open(NAME);
  const had = await cache.match(key);
  const asked = fetch(request).then(async (answer) => {
    if (answer.status >= 500 && had) return kept(had.clone()); // a proxy whose server is away
    if (put && answer.ok) await cache.put(key, answer.clone());
    if (had && key === "/" && answer.ok && answer.headers.get("etag") !== had.headers.get("etag")) void worker.registration.update().catch(() => undefined);
    return answer;
  });
  if (!had) return asked;
  const spare = kept(had.clone());
  return Promise.race([asked.catch(() => spare), later(ms, spare)]);
}

async function ofTheBuild(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: NAME });
  return found ?? fetch(request);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && /^\/($|about|guide|t\/|c\/|profile)/u.test(pathname)) event.respondWith(inTime(request, "/", SOON, false));
  else if (pathname.startsWith("/static/")) event.respondWith(ofTheBuild(request));
  else if (/^\/api\/(words|games|bots)(\/|$)/u.test(pathname)) event.respondWith(inTime(request, request, WORDS, true));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const goal: unknown = (event.notification.data as { url?: unknown } | null)?.url;
  const path = typeof goal === "string" ? goal : "/";
  const open = async (): Promise<void> => {
    const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = tabs.find((tab) => new URL(tab.url).pathname === path);
    if (there) await there.focus();
    else await worker.clients.openWindow(path);
  };
  event.waitUntil(open());
});
