// The rules guide of a game: as a sheet beside the table at the right paragraph, or as a page of its own.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameInfo } from "../wire";
import { loadGames, loadGuide, type Paragraph } from "../core/kit";
import { route } from "../core/router";
import { language, speakerOf, t } from "../core/words";
import { Dialog } from "./Dialog";
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

/** A paragraph's own id in the page: anchors are the game's, and must not meet ids of the page. */
const place = (anchor: string): string => `rule-${anchor}`;

function Text({ guide, anchor, page = false }: { guide: Paragraph[]; anchor: string; page?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = anchor ? box.current?.querySelector<HTMLElement>(`#${CSS.escape(place(anchor))}`) : null;
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, [guide, anchor]);
  return (
    <div class="guide" ref={box}>
      {guide.map((part) => (
        <section key={part.anchor} id={place(part.anchor)} tabIndex={-1} class={part.anchor === anchor ? "is-cited" : ""}>
          {page ? <h2>{part.title}</h2> : <h3>{part.title}</h3>}
          <div dangerouslySetInnerHTML={{ __html: part.html }} />
        </section>
      ))}
    </div>
  );
}

function Contents({ guide, game }: { guide: Paragraph[]; game: string }) {
  return (
    <nav aria-label={t("guide-contents")} class="guide__contents">
      <ol>
        {guide.map((part) => (
          <li key={part.anchor}>
            <a href={`/guide/${game}/#${part.anchor}`} data-route>
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Beside the table: the rest stays usable. */
export function GuideSheet({ game, anchor, onClose }: { game: string; anchor: string; onClose: () => void }) {
  const guide = useGuide(game);
  return (
    <Dialog title={t("guide-of", { game: speakerOf(game).say([`game-${game}`]) })} onClose={onClose} sheet>
      {guide ? <Text guide={guide} anchor={anchor} /> : <p class="quiet">{t("loading")}</p>}
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
        <Text guide={guide} anchor={route.value.hash} page />
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

