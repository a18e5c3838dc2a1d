// What this browser remembers of my games: how often I won beside what chance would give, my points, my days.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { loadBots, loadGames } from "../../core/kit";
import { day, month, number, speakerOf, t, tn } from "../../core/words";
import { percent } from "../../table/hinting";
import type { TableInfo } from "../../wire";
import { bots, games as shelf } from "../home/draft";
import { me } from "../me";
import { botName } from "../naming";
import { notify, notifyProblem } from "../notices";
import { openName } from "../open";
import { Foot } from "../Page";
import { Crest, Icon, Scene } from "../parts";
import { TopBar } from "../TopBar";
import { add, forget, games as kept, remember, written } from "./kept";
import { byGame, byLevel, byPerson, daysOf, type OfGame, type Played, pointsOf, type Share, shareOf, streakOf } from "./played";

const gameName = (game: string): string => (shelf.value.some((one) => one.name === game) ? speakerOf(game).say([`game-${game}`]) : game);
const inPercent = (part: number): string => t("percent", { n: percent(part) });

/** How a share stands beside chance: a bar, and a notch. */
function ShareRow({ name, share }: { name: string; share: Share }) {
  const won = share.won / share.games;
  return (
    <li>
      <span class="lv__n" title={name}>{name}</span>
      <span class="lv__bar" aria-hidden="true">
        <i style={{ width: `${100 * won}%` }} />
        {share.chance !== null && <em style={{ left: `${100 * share.chance}%` }} />}
      </span>
      <b>{inPercent(won)}</b>
      <small>
        {t("profile-of", { won: share.won, games: share.games })}
        {share.chance !== null && <span class="vh"> {t("profile-chance", { n: percent(share.chance) })}</span>}
      </small>
    </li>
  );
}

const WIDE = 860;
const HIGH = 216;
const LEFT = 44;

/** The points of the last games, each a mark, and the mean of five as a line. */
function PointsGraph({ games, game }: { games: readonly Played[]; game: string }) {
  const { games: some, mean, ticks } = pointsOf(games, game);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const X = (i: number): number => LEFT + 14 + (some.length > 1 ? i / (some.length - 1) : 0.5) * (WIDE - LEFT - 28);
  const Y = (points: number): number => 12 + (1 - (points - low) / (high - low)) * (HIGH - 24);
  const totals = some.map((one) => one.total);
  return (
    <>
      <svg class="pts" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("profile-points-say", { n: some.length, least: Math.min(...totals), most: Math.max(...totals), last: totals.at(-1) ?? 0 })}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="gl" d={`M${LEFT} ${Y(tick)}H${WIDE}`} />
            <text class="gt" x={LEFT - 10} y={Y(tick) + 4} text-anchor="end">{number(tick)}</text>
          </g>
        ))}
        {mean.length > 1 && <path class="ln seat-1 ln--you" pathLength={1} d={mean.map((one, i) => `${i ? "L" : "M"}${X(i).toFixed(1)} ${Y(one).toFixed(1)}`).join("")} />}
        {some.map((one, i) =>
          one.won ? (
            <path key={one.id} class="pt pt--win" d={`M${X(i)} ${Y(one.total) - 9}l9 9l-9 9l-9 -9z`}><title>{`${number(one.total)}, ${day(one.ended)}`}</title></path>
          ) : (
            <circle key={one.id} class="pt" cx={X(i)} cy={Y(one.total)} r={5.5}><title>{`${number(one.total)}, ${day(one.ended)}`}</title></circle>
          ),
        )}
      </svg>
      <p class="pp__key" aria-hidden="true">
        <span><svg width="16" height="16" viewBox="0 0 16 16"><path class="pt pt--win" d="M8 0l8 8l-8 8l-8 -8z" /></svg>{t("profile-won")}</span>
        <span><svg width="16" height="16" viewBox="0 0 16 16"><circle class="pt" cx="8" cy="8" r="5.5" /></svg>{t("profile-not-won")}</span>
        <span><i class="pp__line" />{t("profile-mean")}</span>
      </p>
    </>
  );
}

function Best({ one }: { one: OfGame }) {
  const game = shelf.value.find((found) => found.name === one.game);
  return (
    <li>
      <span class="bs__art" data-scene={game?.scene} style={{ "--game": game?.colour ?? "var(--bar)" }} aria-hidden="true">
        {game && <Scene name={game.scene} />}
        <Icon name={game?.emblem ?? "queen-crown"} class="fig" />
      </span>
      <b>{gameName(one.game)}</b>
      <span class="bs__n">{one.team ? t("profile-team", { won: one.won, games: one.games }) : number(one.best.total)}</span>
      <small>{one.team ? t("profile-team-about") : `${t("profile-of", { won: one.won, games: one.games })}, ${day(one.best.ended)}`}</small>
    </li>
  );
}

function Days({ games }: { games: readonly Played[] }) {
  const days = daysOf(games);
  const streak = streakOf(games);
  const count = (what: string): number => days.filter((one) => one === what).length;
  return (
    <section class="panel pp pp--streak" aria-labelledby="profile-days">
      <h2 id="profile-days">{t("profile-days")}</h2>
      <p class="days" role="img" aria-label={t("profile-days-say", { won: count("won"), played: count("played") })}>
        {days.map((one, i) => <i key={i} class={one} />)}
      </p>
      <p class="pp__key" aria-hidden="true">
        <span><i class="dk won" />{t("profile-won")}</span>
        <span><i class="dk played" />{t("profile-played")}</span>
        <span><i class="dk" />{t("profile-no-game")}</span>
      </p>
      <p class="streak">
        {t("profile-streak", { now: streak.now, longest: streak.longest, when: streak.ended && streak.longest > 1 ? ` (${month(streak.ended)})` : "" })}
      </p>
    </section>
  );
}

/** A file takes the profile to another browser; nothing of it is on the server. */
function Files({ empty }: { empty: boolean }) {
  const [sure, setSure] = useState(false);
  const save = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([written()], { type: "application/json" }));
    link.download = "valtable-profile.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const load = (text: string): void => {
    const fresh = add(text);
    if (fresh === null) notify(t("profile-bad-file"), "problem");
    else notify(tn("profile-added", fresh));
  };
  return (
    <section class="panel pp pp--file" aria-labelledby="profile-file">
      <h2 id="profile-file">{t("profile-file")}</h2>
      <p class="pp__about">{t("profile-file-about")}</p>
      <div class="pp__files">
        <button type="button" class="btn btn--edge" disabled={empty} onClick={save}>
          <Icon name="save" />
          {t("profile-export")}
        </button>
        <input
          id="profile-import"
          class="vh"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            file?.text().then(load, notifyProblem);
          }}
        />
        <label for="profile-import" class="btn btn--edge">
          <Icon name="scroll-unfurled" />
          {t("profile-import")}
        </label>
        {!empty && (
          <button
            type="button"
            class="linklike"
            onClick={() => {
              if (sure) forget();
              setSure(!sure);
            }}
          >
            {t(sure ? "profile-forget-sure" : "profile-forget")}
          </button>
        )}
      </div>
    </section>
  );
}

export function ProfilePage() {
  const [ready, setReady] = useState(shelf.value.length > 0 && bots.value.length > 0);
  const [picked, setPicked] = useState("");
  useEffect(() => {
    let wanted = true;
    Promise.all([loadGames(), loadBots(), get<{ finished: TableInfo[] }>("/tables")]).then(
      ([found, levels, { finished }]) => {
        shelf.value = found;
        bots.value = levels;
        remember(finished); // also what ended while I was away
        if (wanted) setReady(true);
      },
      (error: unknown) => {
        notifyProblem(error); // what is kept here can be shown all the same
        if (wanted) setReady(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  const games = kept.value;
  const own = byGame(games);
  const scored = own.filter((one) => !one.team);
  const game = scored.some((one) => one.game === picked) ? picked : (scored[0]?.game ?? "");
  const against = games.filter((one) => !one.team && one.others.length > 0);
  const share = shareOf(against);
  const levels = byLevel(games, bots.value.map((one) => one.level));
  const people = byPerson(games);
  const first = games[0];
  return (
    <div class="site">
      <TopBar />
      <main id="main" tabIndex={-1} class="prof" aria-busy={!ready}>
        <section class="prof__hero" data-scene="realm">
          <div class="prof__sky" aria-hidden="true"><Scene name="hero" /></div>
          <span class="prof__crest" aria-hidden="true"><Crest seat={0} size={92} /></span>
          <div>
            <h1 tabIndex={-1}>{me.value?.name ?? t("profile")}</h1>
            <p>
              {first ? t("profile-since", { month: month(first.ended), n: games.length }) : t("profile-none")}{" "}
              <button type="button" class="linklike" onClick={openName}>{t("home-rename")}</button>
            </p>
          </div>
          {first && (
            <ul class="prof__facts">
              <li><b>{number(games.filter((one) => one.won).length)}</b>{t("profile-games-won")}</li>
              {share.chance !== null && (
                <li><b>{inPercent(share.won / share.games)}</b>{t("profile-beside-chance", { n: percent(share.chance) })}</li>
              )}
              <li><b>{number(streakOf(games).now)}</b>{t("profile-in-a-row")}</li>
            </ul>
          )}
        </section>
        {ready && first && (
          <>
            {game && (
              <section class="panel pp pp--pts" aria-labelledby="profile-points">
                <div class="pp__head">
                  <h2 id="profile-points">{t("profile-points", { game: gameName(game) })}</h2>
                  {scored.length > 1 && (
                    <select class="select" aria-label={t("profile-which-game")} value={game} onChange={(event) => setPicked(event.currentTarget.value)}>
                      {scored.map((one) => <option key={one.game} value={one.game}>{gameName(one.game)}</option>)}
                    </select>
                  )}
                </div>
                <PointsGraph games={games} game={game} />
              </section>
            )}
            {levels.length > 0 && (
              <section class="panel pp pp--lv" aria-labelledby="profile-levels">
                <h2 id="profile-levels">{t("profile-levels")}</h2>
                <ul class="lv">{levels.map(([level, one]) => <ShareRow key={level} name={botName(level)} share={one} />)}</ul>
                <p class="lv__note">{t("profile-notch")}</p>
              </section>
            )}
            <section class="panel pp pp--best" aria-labelledby="profile-best">
              <h2 id="profile-best">{t("profile-best")}</h2>
              <ul class="bs">{own.map((one) => <Best key={one.game} one={one} />)}</ul>
            </section>
            <Days games={games} />
            {people.length > 0 && (
              <section class="panel pp pp--with" aria-labelledby="profile-with">
                <h2 id="profile-with">{t("profile-with")}</h2>
                <ul class="lv">{people.map(([name, one]) => <ShareRow key={name} name={name} share={one} />)}</ul>
              </section>
            )}
          </>
        )}
        {ready && <Files empty={!first} />}
      </main>
      <Foot />
    </div>
  );
}
