// The page as an app: registers its service worker, and goes over to a new build when the server has one.
import { signal } from "@preact/signals";
import { route } from "../core/router";

/** The server has a newer page than this one. */
export const newBuild = signal(false);

/** Whether the server's page has other files than this one, which may have come from it just before its worker did. */
async function isOther(files: readonly string[]): Promise<boolean> {
  const page = await fetch("/").then((answer) => answer.text());
  return files.some((file) => !page.includes(file));
}

/** At a table nobody is interrupted: there a line says so. Elsewhere, and where nobody looks, the new page comes by itself. */
function goOver(): void {
  const atTable = route.value.path.startsWith("/t/");
  if (document.visibilityState === "hidden" || (!atTable && !document.querySelector("dialog[open], input:focus"))) location.reload();
  else newBuild.value = true;
}

export function install(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // only where the address is safe
  if (!workers) return;
  const files = [...document.querySelectorAll("script[src], link[rel=stylesheet]")].map((one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "");
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (controlled) isOther(files).then((other) => other && goOver(), () => undefined);
    controlled = true;
  });
  workers.register("/sw.js", { updateViaCache: "none" }).then(
    (registration) => {
      // a page that stays open for days asks now and then
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void registration.update().catch(() => undefined));
    },
    () => undefined, // a browser that does not want to: everything else works
  );
}
