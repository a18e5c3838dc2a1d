// Which page the address stands for, and what lies over every page: news and the shared dialogs.
import { useEffect, useRef, useState } from "preact/hooks";
import { awaySince } from "../core/away";
import { match, route } from "../core/router";
import { language, t } from "../core/words";
import { About } from "./About";
import { CampaignPage } from "./campaign/CampaignPage";
import { GuidePage, Guides, GuideSheet } from "./Guide";
import { Home } from "./Home";
import { newBuild } from "./install";
import { NameDialog } from "./NameDialog";
import { Notices } from "./NoticeList";
import { overPage } from "./notices";
import { closeOpened, myTurn, opened } from "./open";
import { Page } from "./Page";
import { ProfilePage } from "./profile/ProfilePage";
import { Replay } from "./Replay";
import { ReviewPage } from "./review/ReviewPage";
import { Settings } from "./Settings";
import { TablePage } from "./TablePage";
import { Turns } from "./Turns";

function Current() {
  const path = route.value.path;
  if (path === "/") return <Home />;
  if (match("/about", path)) return <About />;
  if (match("/profile", path)) return <ProfilePage />;
  if (match("/guide", path)) return <Guides />;
  const guide = match("/guide/:game", path);
  if (guide) return <GuidePage game={guide["game"] ?? ""} />;
  const replay = match("/t/:id/replay", path);
  if (replay) return <Replay key={path} id={replay["id"] ?? ""} />;
  const review = match("/t/:id/review", path);
  if (review) return <ReviewPage key={path} id={review["id"] ?? ""} />;
  const table = match("/t/:id", path);
  if (table) return <TablePage key={path} id={table["id"] ?? ""} />;
  const campaign = match("/c/:id", path);
  if (campaign) return <CampaignPage key={path} id={campaign["id"] ?? ""} />;
  return (
    <Page title={t("nothing-here")}>
      <p>{t("nothing-here-about")}</p>
    </Page>
  );
}

function Opened() {
  const what = opened.value;
  if (what?.kind === "settings") return <Settings onClose={closeOpened} />;
  if (what?.kind === "turns") return <Turns onClose={closeOpened} />;
  if (what?.kind === "name") return <NameDialog onClose={closeOpened} />;
  if (what?.kind === "guide") return <GuideSheet key={what.anchor} game={what.game} anchor={what.anchor} onClose={closeOpened} />;
  return null;
}

/** A new page is named in the window's title, and its heading takes the focus, so that a screen reader starts there. */
function useArrival(): void {
  const path = route.value.path;
  const first = useRef(true);
  useEffect(() => {
    closeOpened();
    if (first.current) {
      first.current = false;
      return;
    }
    // the page may still be loading: wait for it, unless the reader has gone elsewhere meanwhile
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const away = document.activeElement !== null && document.activeElement !== document.body;
      const target = document.querySelector<HTMLElement>("h1[tabindex]") ?? document.querySelector<HTMLElement>("#main:not(.waiting)");
      if (target && !away) target.focus({ preventScroll: true });
      if (target || away || tries > 50) clearInterval(timer);
    }, 80);
    return () => clearInterval(timer);
  }, [path]);
  useEffect(() => {
    const name = (): void => {
      const heading = document.querySelector("h1")?.textContent?.trim();
      const house = t("valtable");
      const page = heading && path !== "/" ? `${heading} · ${house}` : house;
      document.title = myTurn.value ? t("title-my-turn", { page }) : page;
    };
    name();
    const watch = new MutationObserver(name);
    const app = document.getElementById("app");
    if (app) watch.observe(app, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path, language.value, myTurn.value]);
}

/** A moment without an answer is nothing; after that, what is seen may be old, and that is said. */
const GAP = 1500;

/** What holds for every page: that the server is away, or has a newer page. (A table says itself that its connection is lost.) */
function Above() {
  const since = awaySince.value;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(false);
    if (since === null) return;
    const timer = setTimeout(() => setShown(true), GAP);
    return () => clearTimeout(timer);
  }, [since === null]);
  const atTable = match("/t/:id", route.value.path) !== null;
  return (
    <div role="status" class="above">
      {shown && !atTable && <p class="banner banner--lost">{t("server-away")}</p>}
      {newBuild.value && (
        <p class="banner banner--lost">
          {t("new-build")}{" "}
          <button type="button" class="linklike" onClick={() => location.reload()}>
            {t("new-build-take")}
          </button>
        </p>
      )}
    </div>
  );
}

export function App() {
  useArrival();
  return (
    <>
      <nav aria-label={t("skip")}>
        <a
          class="skip"
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById("main")?.focus();
          }}
        >
          {t("skip")}
        </a>
      </nav>
      <Above />
      <Current />
      <Opened />
      <Notices here={overPage.value === 0} />
    </>
  );
}
