// The first page: pick a game, see who plays, start.
import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../wire";
import { isPassing } from "../core/api";
import { loadBots, loadGames } from "../core/kit";
import { speakerOf, t } from "../core/words";
import { bots, games, pick, picked } from "./home/draft";
import { Start } from "./home/Start";
import { Tables } from "./home/Tables";
import { me } from "./me";
import { notifyProblem } from "./notices";
import { openName } from "./open";
import { Foot } from "./Page";
import { Icon, Scene } from "./parts";
import { TopBar } from "./TopBar";

const RETRY = 4000; // ms, while the server cannot be reached

function GameCard({ game }: { game: GameInfo }) {
  const speaker = speakerOf(game.name);
  const chosen = picked.value?.name === game.name;
  const players = game.min_players === game.max_players ? String(game.max_players) : `${game.min_players}–${game.max_players}`;
  return (
    <button
      type="button"
      class={`game${chosen ? " is-picked" : ""}`}
      data-scene={game.scene}
      style={{ "--game": game.colour }}
      aria-pressed={chosen}
      onClick={() => pick(game)}
    >
      <span class="game__art">
        <Scene name={game.scene} />
        <Icon name={game.emblem} class="fig" />
      </span>
      <span class="game__body">
        <span class="game__name">{speaker.say([`game-${game.name}`])}</span>
        <span class="game__line">{speaker.say([`game-${game.name}-about`])}</span>
        <span class="game__facts">
          <span>
            <Icon name="meeple" />
            <span aria-hidden="true">{players}</span>
            <span class="vh">{t("game-players", { least: game.min_players, most: game.max_players })}</span>
          </span>
          <span>
            <Icon name="hourglass" />
            {t("game-minutes", { n: game.minutes })}
          </span>
          {game.team && (
            <span>
              <Icon name="meeple-group" />
              {t("game-together")}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

export function Home() {
  const [ready, setReady] = useState(games.value.length > 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const load = (): void => {
      Promise.all([loadGames(), loadBots()]).then(
        ([found, levels]) => {
          if (!wanted) return;
          games.value = found;
          bots.value = levels;
          const first = found[0];
          if (!picked.value && first) pick(first);
          setReady(true);
        },
        (error: unknown) => {
          if (!wanted) return;
          notifyProblem(error);
          if (isPassing(error)) timer = setTimeout(load, RETRY);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class="site">
      <TopBar />
      <main id="main" tabIndex={-1} class="home" aria-busy={!ready}>
        <section class="hero" data-scene="realm" aria-label={t("home-pick")}>
          <div class="hero__sky" aria-hidden="true">
            <Scene name="hero" />
          </div>
          <div class="hero__text">
            <h1 tabIndex={-1}>{t("home-title")}</h1>
            {me.value && (
              <p>
                {t("home-hello", { name: me.value.name })}{" "}
                <button type="button" class="linklike" onClick={openName}>
                  {t("home-rename")}
                </button>{" "}
                <a class="linklike" href="/profile">{t("profile")}</a>
              </p>
            )}
          </div>
          <ul class="games" style={{ "--games": Math.max(games.value.length, 1) }}>
            {games.value.map((game) => (
              <li key={game.name}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
        <Start />
        <Tables />
      </main>
      <Foot />
    </div>
  );
}
