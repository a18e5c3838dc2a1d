// After the game: how the chances went, what turned it, and what the teacher would have done.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Kit, Problem, Review, ReviewStatus, State, TurningPoint } from "../../wire";
import { ApiProblem, get, isPassing, post, url } from "../../core/api";
import { loadTableKit } from "../../core/kit";
import { navigate, route } from "../../core/router";
import type { Speaker } from "../../core/speaker";
import { language, sayProblem, speakerFor, t } from "../../core/words";
import { percent } from "../../table/hinting";
import { DrawingContext } from "../../ui/kit";
import { RichText } from "../../ui/RichText";
import { playerNames, seatName, tablePath, tableTitle } from "../naming";
import { openGuide, openSettings } from "../open";
import { Page } from "../Page";
import { Crest, Emblem, Icon } from "../parts";
import { Practice } from "../Practice";
import { firstPoint, firstSeat, isAbout, type Mark, marksOf, tellingOf } from "./reading";
import { Graph, GraphTable } from "./Graph";
import { playedOf, questionOf, Then } from "./Then";

const POLL_MS = 700;

/** The review as it comes; opening the page is asking for it. */
function useReview(id: string): { state: State | null; kit: Kit | null; found: ReviewStatus | null; problem: Problem | null; again: () => void } {
  const [state, setState] = useState<State | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [found, setFound] = useState<ReviewStatus | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = url`/tables/${id}/review`;
    const look = async (): Promise<void> => {
      try {
        if (!kit) {
          const table = await get<State>(url`/tables/${id}`);
          const cards = await loadTableKit(id, table.table.game);
          if (!here) return;
          setState(table);
          setKit(cards);
        }
        let now = await get<ReviewStatus>(path);
        if (now.status === "none" || (now.status === "failed" && tries > 0)) now = await post<ReviewStatus>(path);
        if (!here) return;
        setFound(now);
        if (now.status === "waiting") timer = setTimeout(() => void look(), POLL_MS);
      } catch (error) {
        if (!here) return;
        if (isPassing(error)) timer = setTimeout(() => void look(), 3 * POLL_MS);
        else if (error instanceof ApiProblem) setProblem(error);
        else throw error;
      }
    };
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, tries]);
  return { state, kit, found, problem, again: () => setTries((n) => n + 1) };
}

/** A turning point in one line: what is told of it, if that is one thing, or else what was chosen; of luck, what it did to that player. */
function Headline({ point, together, speaker }: { point: TurningPoint; together: boolean; speaker: Speaker }) {
  const played = playedOf(point);
  const own = point.told.filter((message) => isAbout(message, point.seat));
  const told = played ? (own.length === 1 ? own[0] : undefined) : tellingOf(point.told, point.seat, together);
  if (told) return <RichText pieces={speaker.rich(told)} />;
  return played && <RichText pieces={speaker.richOption(questionOf(point), { id: played.id, text: played.text })} />;
}

const signed = (chance: number): string => {
  const n = percent(Math.abs(chance));
  return t("percent", { n: `${chance < 0 && n ? "−" : "+"}${n}` });
};

function Points({ marks, together, chosen, choose, speaker }: { marks: readonly Mark[]; together: boolean; chosen: TurningPoint | null; choose: (point: TurningPoint) => void; speaker: Speaker }) {
  if (marks.length === 0) return <p class="points__none">{t("review-no-points")}</p>;
  return (
    <ul>
      {marks.map(({ point }) => (
        <li key={point.at}>
          <button type="button" class={`tpr tpr--${point.kind}${point === chosen ? " is-on" : ""}`} aria-pressed={point === chosen} onClick={() => choose(point)}>
            <span class="tpr__t">{t(`review-kind-${point.kind}`, { n: point.turn })}</span>
            <span class="tpr__h"><Headline point={point} together={together} speaker={speaker} /></span>
            <span class="tpr__s">{signed(point.swing)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Reading({ id, state, kit, review }: { id: string; state: State; kit: Kit; review: Review }) {
  const names = playerNames(state);
  const mine = state.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const reader = mine.length === 1 ? (mine[0] ?? null) : null;
  const speaker = useMemo(() => speakerFor(kit, names, reader), [kit, language.value, names.join("\n"), reader]);
  const asked = Number.parseInt(route.value.query.get("seat") ?? "", 10);
  const seat = review.tallies.some((tally) => tally.seat === asked) ? asked : firstSeat(review, mine);
  const marks = useMemo(() => marksOf(review, seat), [review, seat]);
  const [picked, setPicked] = useState<TurningPoint | null>(null);
  const chosen = picked && marks.some((mark) => mark.point === picked) ? picked : firstPoint(marks);
  const [practice, setPractice] = useState(false);
  const tally = review.tallies.find((one) => one.seat === seat);
  const drawing = useMemo(() => ({ kit, speaker }), [kit, speaker]);
  const step = useRef<(by: number) => void>(() => undefined);
  step.current = (by) => {
    const at = marks.findIndex((mark) => mark.point === chosen);
    const next = marks[Math.max(0, Math.min(marks.length - 1, at + by))];
    if (next) setPicked(next.point);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog")) return;
      event.preventDefault();
      step.current(event.key === "ArrowLeft" ? -1 : 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const alone = state.table.seats.length === 1;
  return (
    <DrawingContext.Provider value={drawing}>
      <main id="main" tabIndex={-1} class="rev">
        <section class="panel chart" aria-labelledby="rev-chart">
          <div class="chart__head">
            <h2 id="rev-chart">{t(review.together && !alone ? "review-chance-team" : "review-chance")}</h2>
            {review.tallies.length > 1 && (
              <label>
                <span class="vh">{t("review-of-whom")}</span>
                <select class="select" value={seat} onChange={(event) => navigate(`${tablePath(id)}/review?seat=${event.currentTarget.value}`, true)}>
                  {review.tallies.map((one) => <option key={one.seat} value={one.seat}>{speaker.player(one.seat)}</option>)}
                </select>
              </label>
            )}
          </div>
          <Graph review={review} players={names.length} seat={seat} speaker={speaker} marks={marks} chosen={chosen} choose={setPicked} />
          <GraphTable review={review} players={names.length} speaker={speaker} />
        </section>
        <section class="panel points" aria-labelledby="rev-points">
          <h2 id="rev-points">{t("review-points")}</h2>
          <Points marks={marks} together={review.together} chosen={chosen} choose={setPicked} speaker={speaker} />
          {tally && (
            <dl class="sumup">
              <dt>{t("review-as-master")}</dt>
              <dd>{t("review-as-master-of", { n: tally.as_teacher, of: tally.decisions })}</dd>
              <dt>{t("review-given-away")}</dt>
              <dd>{t("review-given-away-of", { n: percent(tally.given_away) })}</dd>
              <dt>{t("review-luck")}</dt>
              <dd>{signed(tally.luck)}</dd>
            </dl>
          )}
        </section>
        {chosen && <Then key={`${seat} ${chosen.at}`} id={id} review={review} point={chosen} kit={kit} speaker={speaker} you={mine.includes(seat)} practise={() => setPractice(true)} />}
        {practice && chosen && <Practice table={state.table} at={chosen.at} seat={chosen.seat} onClose={() => setPractice(false)} />}
      </main>
    </DrawingContext.Provider>
  );
}

export function ReviewPage({ id }: { id: string }) {
  const { state, kit, found, problem, again } = useReview(id);
  if (problem) {
    return (
      <Page title={t("review-none")} back={tablePath(id)} backTo={t("replay-back")}>
        <p>{sayProblem(problem)}</p>
      </Page>
    );
  }
  if (!state || !kit || !found) {
    return (
      <main id="main" tabIndex={-1} class="waiting" aria-busy="true">
        <p>{t("loading")}</p>
      </main>
    );
  }
  const { review, done, total, status } = found;
  return (
    <div class="site review" style={{ "--game": kit.game.colour }}>
      <header class="top">
        <a class="top__brand" href={tablePath(id)} aria-label={t("replay-back")}>
          <Emblem glyph={kit.game.emblem} colour={kit.game.colour} />
        </a>
        <div class="top__title">
          <h1 class="title" tabIndex={-1}>{t("review-of", { title: tableTitle(state.table) })}</h1>
          <small>{speakerFor(kit).say([`game-${kit.game.name}`])}</small>
        </div>
        <ul class="legendbar" aria-label={t("seats")}>
          {state.table.seats.map((seat) => (
            <li key={seat.seat} class={`seat-${seat.seat + 1}`}>
              <Crest seat={seat.seat} size={24} />
              {seat.mine ? t("review-legend-you", { name: seatName(seat) }) : seatName(seat)}
            </li>
          ))}
        </ul>
        <nav class="tools" aria-label={t("site")}>
          <button type="button" class="tool" aria-label={t("guide")} title={t("guide")} onClick={() => openGuide(kit.game.name)}><Icon name="rule-book" /></button>
          <button type="button" class="tool" aria-label={t("settings")} title={t("settings")} onClick={openSettings}><Icon name="cog" /></button>
        </nav>
      </header>
      {review ? (
        <Reading id={id} state={state} kit={kit} review={review} />
      ) : (
        <main id="main" tabIndex={-1} class="rev rev--wait">
          <section class="panel panel--pad" aria-labelledby="rev-wait">
            <h2 id="rev-wait">{t(status === "failed" ? "review-failed" : "review-making")}</h2>
            {status === "failed" ? (
              <p><button type="button" class="btn btn--main" onClick={again}>{t("review-again")}</button></p>
            ) : (
              <>
                <p>{t("review-making-about")}</p>
                <progress aria-labelledby="rev-wait" value={done} max={Math.max(1, total)} />
                <p class="quiet" role="status">{t("replay-at", { at: done, of: total })}</p>
              </>
            )}
            <p><a href={tablePath(id)}>{t("replay-back")}</a></p>
          </section>
        </main>
      )}
    </div>
  );
}
