// The rules guide of a game: as a sheet beside the table at the right paragraph, or as a page of its own.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameInfo, Kit } from "../wire";
import { loadGames, loadGuide, loadKit, type Paragraph } from "../core/kit";
import { route } from "../core/router";
import { language, speakerFor, speakerOf, t, tn } from "../core/words";
import { DrawingContext } from "../ui/kit";
import { Dialog } from "./Dialog";
import { Html } from "./guide/Html";
import { Legend } from "./guide/Legend";
import { cut, has, wanted } from "./guide/search";
import { notifyProblem } from "./notices";
import { Page } from "./Page";
import { Icon, Scene } from "./parts";

function useGuide(game: string): Paragraph[] | null {
  const [found, setFound] = useState<{ key: string; guide: Paragraph[] } | null>(null);
  const key = `${game} ${language.value}`;
  useEffect(() => {
    let wanted = true;
    loadGuide(game, language.value).then((guide) => wanted && setFound({ key, guide }), notifyProblem);
    return () => void (wanted = false);
  }, [key]);
  return found && found.key.split(" ")[0] === game ? found.guide : null;
}

/** How the game's things look, with its standard cards. */
function useKit(game: string): Kit | null {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let wanted = true;
    loadKit(game).then((found) => wanted && setKit(found), notifyProblem);
    return () => void (wanted = false);
  }, [game]);
  return kit?.game.name === game ? kit : null;
}

/** A paragraph's own id in the page: anchors are the game's, and must not meet ids of the page. */
const place = (anchor: string): string => `rule-${anchor}`;

/** The paragraphs with their pictures, a search over them, and the legend of all icons. */
function Text({ game, guide, anchor, page = false }: { game: string; guide: Paragraph[]; anchor: string; page?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const kit = useKit(game);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(anchor);
  const words = wanted(query);
  useEffect(() => setAt(anchor), [anchor]);
  useEffect(() => {
    const target = at ? box.current?.querySelector<HTMLElement>(`#${CSS.escape(place(at))}`) : null;
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, [guide, at, kit]);
  const speaker = useMemo(() => kit && speakerFor(kit), [kit, language.value]);
  const plain = useMemo(() => guide.map((part) => `${part.title} ${new DOMParser().parseFromString(part.html, "text/html").body.textContent ?? ""}`), [guide]);
  if (!kit || !speaker) return <p class="quiet">{t("loading")}</p>;
  const go = (to: string): void => {
    setQuery("");
    setAt(to);
  };
  const found = guide.filter((_, i) => has(plain[i] ?? "", words));
  const heading = (title: string): ComponentChildren => {
    const said = cut(title, words).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
    return page ? <h2>{said}</h2> : <h3>{said}</h3>;
  };
  return (
    <DrawingContext.Provider value={{ kit, speaker }}>
      <div class="guide" ref={box}>
        <p class="guide__search" role="search">
          <input type="search" aria-label={t("guide-search")} placeholder={t("guide-search")} value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          <button type="button" class="btn btn--edge" onClick={() => go("icons")}>{t("guide-icons")}</button>
        </p>
        <p class="vh" role="status">{words.length ? tn("guide-found", found.length) : ""}</p>
        {words.length > 0 && found.length === 0 && <p class="quiet">{t("guide-nothing")}</p>}
        {found.map((part) => (
          <section key={part.anchor} id={place(part.anchor)} tabIndex={-1} class={part.anchor === at ? "is-cited" : ""}>
            {heading(part.title)}
            <div><Html html={part.html} words={words} onIcon={(badge) => go(`icon-${badge}`)} /></div>
          </section>
        ))}
        <section id={place("icons")} tabIndex={-1} class={at === "icons" ? "is-cited" : ""}>
          {heading(t("guide-icons"))}
          <Legend guide={guide} words={words} cited={at} place={place} go={go} />
        </section>
      </div>
    </DrawingContext.Provider>
  );
}

const NARROW = "(max-width: 1000px)"; // the contents stand above the text then, and not beside it

function Contents({ guide, game }: { guide: Paragraph[]; game: string }) {
  const [open, setOpen] = useState(!matchMedia(NARROW).matches);
  return (
    <nav aria-label={t("guide-contents")}>
      <details class="guide__contents" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("guide-contents")}</summary>
        <ol>
          {guide.map((part) => (
            <li key={part.anchor}>
              <a href={`/guide/${game}/#${part.anchor}`} data-route onClick={() => matchMedia(NARROW).matches && setOpen(false)}>
                {part.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Beside the table: the rest stays usable. */
export function GuideSheet({ game, anchor, onClose }: { game: string; anchor: string; onClose: () => void }) {
  const guide = useGuide(game);
  return (
    <Dialog title={t("guide-of", { game: speakerOf(game).say([`game-${game}`]) })} onClose={onClose} sheet>
      {guide ? <Text game={game} guide={guide} anchor={anchor} /> : <p class="quiet">{t("loading")}</p>}
      <p class="guide__more">
        <a href={`/guide/${game}/${anchor ? `#${anchor}` : ""}`} target="_blank" rel="noopener">
          {t("guide-page")}
        </a>
      </p>
    </Dialog>
  );
}

export function GuidePage({ game }: { game: string }) {
  const [info, setInfo] = useState<GameInfo | null | undefined>(undefined);
  const guide = useGuide(game);
  useEffect(() => {
    loadGames().then((games) => setInfo(games.find((one) => one.name === game) ?? null), notifyProblem);
  }, [game]);
  if (info === undefined || (info && !guide)) return <Page title={t("guides")} busy />;
  if (info === null || !guide) return <Page title={t("nothing-here")} />;
  const name = speakerOf(game).say([`game-${game}`]);
  return (
    <Page title={t("guide-of", { game: name })} back="/guide" backTo={t("guides")}>
      <div class="guide-page">
        <Contents guide={guide} game={game} />
        <Text game={game} guide={guide} anchor={route.value.hash} page />
      </div>
    </Page>
  );
}

export function Guides() {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  useEffect(() => {
    loadGames().then(setGames, notifyProblem);
  }, []);
  return (
    <Page title={t("guides")} busy={!games}>
      <ul class="shelf">
        {games?.map((game) => (
          <li key={game.name}>
            <a class="shelf__game" href={`/guide/${game.name}`} data-scene={game.scene}>
              <span class="shelf__art" style={{ "--game": game.colour }}>
                <Scene name={game.scene} />
                <Icon name={game.emblem} class="fig" />
              </span>
              <b>{speakerOf(game.name).say([`game-${game.name}`])}</b>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
