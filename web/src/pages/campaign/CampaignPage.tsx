// A campaign: its books on the shelf, the chosen one, and the coffer. It looks again now and then: others may go on.
import { useEffect, useState } from "preact/hooks";
import type { Kit, Problem, Shelf } from "../../wire";
import { ApiProblem, isPassing } from "../../core/api";
import { loadCampaignKit } from "../../core/kit";
import { textMode } from "../../core/prefs";
import { ago, sayProblem, speakerFor, t } from "../../core/words";
import { DrawingContext } from "../../ui/kit";
import { notifyProblem } from "../notices";
import { openGuide, openSettings } from "../open";
import { Foot, Page } from "../Page";
import { Crest, Emblem, Icon, Scene } from "../parts";
import { Books } from "./Books";
import { Chosen } from "./Chosen";
import { Coffer } from "./Coffer";
import { loadShelf } from "./going";

const EVERY = 5000; // ms

interface Loaded {
  shelf: Shelf | null;
  kit: Kit | null;
  problem: Problem | null;
  again: () => void;
}

function useShelf(id: string): Loaded {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let wanted = true;
    let failed = false;
    const load = (): void => {
      if (document.visibilityState === "hidden") return;
      loadShelf(id)
        .then(async (found) => [found, await loadCampaignKit(id, found.campaign.game)] as const)
        .then(
          ([found, its]) => {
            failed = false;
            if (!wanted) return;
            setKit(its);
            setShelf(found);
          },
          (error: unknown) => {
            if (!wanted) return;
            if (!isPassing(error) && error instanceof ApiProblem) setProblem(error);
            else if (!failed) notifyProblem(error); // said once, not every few seconds
            failed = true;
          },
        );
    };
    load();
    const timer = setInterval(load, EVERY);
    document.addEventListener("visibilitychange", load);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", load);
    };
  }, [id, asked]);
  return { shelf, kit, problem, again: () => setAsked((n) => n + 1) };
}

function Bar({ shelf, kit }: { shelf: Shelf; kit: Kit }) {
  const { campaign } = shelf;
  return (
    <header class="top">
      <a class="top__brand" href="/" aria-label={t("home")}>
        <Emblem glyph={kit.game.emblem} colour={kit.game.colour} />
      </a>
      <div class="top__title">
        <p class="title">{speakerFor(kit).say([`game-${kit.game.name}`])}</p>
        <small>{t("campaign-since", { when: ago(campaign.since) })}</small>
      </div>
      <ul class="camp__team" aria-label={t("seats")}>
        {campaign.names.map((name, seat) => (
          <li key={seat}>
            <Crest seat={seat} size={28} />
            <span>{name || t("seat-open")}</span>
          </li>
        ))}
      </ul>
      <nav class="tools" aria-label={t("site")}>
        <a class="tool" href={`/api/campaigns/${encodeURIComponent(campaign.id)}/file`} download aria-label={t("campaign-save")} title={t("campaign-save")}>
          <Icon name="save" />
        </a>
        <button type="button" class="tool" aria-label={t("guide")} title={t("guide")} onClick={() => openGuide(kit.game.name)}>
          <Icon name="rule-book" />
        </button>
        <button type="button" class="tool" aria-label={t("settings")} title={t("settings")} onClick={openSettings}>
          <Icon name="cog" />
        </button>
      </nav>
    </header>
  );
}

export function CampaignPage({ id }: { id: string }) {
  const { shelf, kit, problem, again } = useShelf(id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (problem) {
    return (
      <Page title={t("campaign-gone")}>
        <p>{sayProblem(problem)}</p>
      </Page>
    );
  }
  if (!shelf || !kit) return <Page title={t("campaign")} busy />;
  const { campaign } = shelf;
  const speaker = speakerFor(kit, campaign.names);
  const usual = campaign.playing ?? campaign.next ?? shelf.chapters.filter((one) => one.standing === "won").pop();
  const picked = shelf.chapters.find((one) => one.id === chosen && one.standing !== "sealed") ?? shelf.chapters.find((one) => one.id === usual?.id);
  return (
    <DrawingContext.Provider value={{ kit, speaker }}>
      <div class="site">
        <Bar shelf={shelf} kit={kit} />
        <main id="main" tabIndex={-1} class={`camp${textMode.value ? " camp--plain" : ""}`}>
          <div class="camp__sky" data-scene="dusk" aria-hidden="true">
            <Scene name="dusk" />
          </div>
          <h1 tabIndex={-1}>{campaign.name}</h1>
          <Books shelf={shelf} kit={kit} speaker={speaker} picked={picked?.id ?? null} onPick={setChosen} />
          <div class="camp__below">
            {picked && <Chosen shelf={shelf} chapter={picked} speaker={speaker} onMoved={again} />}
            <Coffer keepsakes={shelf.keepsakes} speaker={speaker} />
          </div>
        </main>
        <Foot />
      </div>
    </DrawingContext.Provider>
  );
}
