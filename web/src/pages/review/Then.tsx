// A turning point, opened: the table as it was, what was played, what the teacher would have played, and why.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardNode, Judged, Kit, Option, Position, Question, Review, TurningPoint } from "../../wire";
import { get, url } from "../../core/api";
import { SILENCE } from "../../core/conversation";
import type { Speaker } from "../../core/speaker";
import { t } from "../../core/words";
import { Centre, onlyCards } from "../../table/Board";
import { type Looking, LookingContext, type Zoomed } from "../../table/context";
import { followed, Gains } from "../../table/Hints";
import { percent } from "../../table/hinting";
import { choicesOf, placesOf, thingOf } from "../../table/options";
import { RichText } from "../../ui/RichText";
import { tablePath } from "../naming";
import { notifyProblem } from "../notices";
import { Crest, Icon } from "../parts";
import { difference } from "./reading";

/** A turning point's question as the speaker takes it. */
export const questionOf = (point: TurningPoint): Question => ({
  seat: point.seat,
  n: 0,
  prompt: point.question?.prompt ?? "",
  message: point.question?.message ?? [""],
  anchor: "",
  options: [],
});
const optionOf = (judged: Judged): Option => ({ id: judged.id, text: judged.text });
export const playedOf = (point: TurningPoint): Judged | null => point.options.find((one) => one.id === point.played) ?? null;

/** The moment as that seat saw it. */
function useThen(id: string, point: TurningPoint): Position | null {
  const [state, setState] = useState<Position | null>(null);
  useEffect(() => {
    let here = true;
    get<Position>(`${url`/tables/${id}/positions/${point.at}`}?seat=${point.seat}`).then((found) => here && setState(found), notifyProblem);
    return () => void (here = false);
  }, [id, point]);
  return state?.position === point.at ? state : null;
}

/** What the reading of a board needs; nothing can be chosen here. */
function useQuiet(state: Position | null, kit: Kit, speaker: Speaker): Looking | null {
  const phone = useSignal(false);
  const zoom = useSignal<Zoomed | null>(null);
  const pointed = useSignal<string | null>(null);
  const refused = useSignal<string | null>(null);
  const story = useSignal<string | null>(null);
  return useMemo(
    () =>
      state && {
        state,
        kit,
        speaker,
        question: null,
        choices: choicesOf(new Map(), null),
        readOnly: true,
        phone,
        zoom,
        pointed,
        refused,
        story,
        conversation: SILENCE,
        whyNot: () => Promise.resolve([]),
        choose: () => undefined,
        guide: () => undefined,
        doing: () => "",
      },
    [state, kit, speaker],
  );
}

const WIDE = 1086; // the centre of a table on a laptop
const HIGH = 680;

function Boardlet({ state, point }: { state: Position; point: TurningPoint }) {
  const box = useRef<HTMLDivElement>(null);
  const areas = (state.board?.children ?? []).filter((area: BoardNode) => (area.facts?.["place"] ?? "centre") === "centre");
  useEffect(() => {
    const places = placesOf(state.board);
    const mark = (option: string, how: string): void => {
      const things = state.question?.options.find((one) => one.id === option)?.things ?? [option];
      for (const thing of things) {
        const id = thingOf(places, point.seat, thing);
        if (id !== null) box.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.setAttribute("data-mark", how);
      }
    };
    for (const old of box.current?.querySelectorAll("[data-mark]") ?? []) old.removeAttribute("data-mark");
    if (point.kind === "bad") mark(point.played, "played");
    const best = point.options[0];
    if (best) mark(best.id, "best");
  }, [state, point]);
  // cards adapt to the room there is; anything else is drawn as large as on the table, and made smaller
  const scaled = !areas.every(onlyCards);
  useLayoutEffect(() => {
    const outer = box.current;
    if (!outer || !scaled) return;
    const watch = new ResizeObserver(([entry]) => entry && outer.style.setProperty("--k", String(Math.min(entry.contentRect.width / WIDE, entry.contentRect.height / HIGH))));
    watch.observe(outer);
    return () => watch.disconnect();
  }, [scaled]);
  // a picture of what lay there: the replay is the place to look at it closely
  return (
    <div class={`then__small then__small--${scaled ? "scaled" : "cards"}`} ref={box} inert aria-hidden="true">
      <div class="then__in" data-game={state.table.game}>
        {areas.map((area, i) => <Centre key={area.id ?? i} area={area} label="" />)}
      </div>
    </div>
  );
}

function Ways({ point, speaker }: { point: TurningPoint; speaker: Speaker }) {
  const question = questionOf(point);
  const best = point.options[0]?.chance ?? 1;
  return (
    <ol class="opts">
      {point.options.map((one) => (
        <li key={one.id} class={`opt${one.place === 1 ? " is-best" : ""}${one.id === point.played ? ` is-you seat-${point.seat + 1}` : ""}`}>
          <span class="opt__n">{one.place}</span>
          <span class="opt__name"><RichText pieces={speaker.richOption(question, optionOf(one))} />{one.id === point.played && <span class="vh"> {t("review-played")}</span>}</span>
          <span class="opt__bar" aria-hidden="true"><i style={{ width: `${Math.max(3, (100 * one.chance) / Math.max(best, 0.01))}%` }} /></span>
          <b>{t("percent", { n: percent(one.chance) })}</b>
          <span class="opt__e"><Gains gains={one.gains} /></span>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  id: string;
  review: Review;
  point: TurningPoint;
  kit: Kit;
  speaker: Speaker;
  you: boolean;
  practise: () => void;
}

export function Then({ id, review, point, kit, speaker, you, practise }: Props) {
  const state = useThen(id, point);
  const looking = useQuiet(state, kit, speaker);
  const question = questionOf(point);
  const played = playedOf(point);
  const best = point.options[0] ?? null;
  const other = point.kind === "good" ? (point.options.find((one) => one.id !== point.played) ?? null) : best;
  const name = speaker.player(point.seat);
  const to = t(review.together ? (state?.table.seats.length === 1 ? "review-to-win" : "review-to-win-team") : "review-to-win");
  const side = (judged: Judged, head: string, good: boolean, crest: boolean) => (
    <div class={good ? "cmp__best" : ""}>
      <h3>
        {crest ? <Crest seat={point.seat} size={24} /> : <Icon name="queen-crown" />}
        <span><small>{head}</small> <RichText pieces={speaker.richOption(question, optionOf(judged))} /></span>
      </h3>
      <p class="cmp__p">{t("percent", { n: percent(judged.chance) })}</p>
      <p>{to}{Object.keys(judged.gains).length > 0 && <> <span class="gains"><Gains gains={judged.gains} /></span></>}</p>
    </div>
  );
  const more = best && played ? difference(best.gains, (point.kind === "good" ? (other ?? played) : played).gains) : {};
  const line = best ? followed(best, speaker) : [];
  return (
    <LookingContext.Provider value={looking}>
      <section class="panel then" aria-label={t("review-then")}>
        <h2>{t("review-then")}</h2>
        {state && looking ? <Boardlet state={state} point={point} /> : <p class="quiet then__wait">{t("loading")}</p>}
      </section>
      <section class="panel cmp" aria-label={t("review-point")} aria-live="polite">
        <p class="cmp__when">
          <b>{t("review-turn", { n: point.turn })}</b> <span>{point.question ? <RichText pieces={speaker.richTitle(point.question.message)} /> : t(point.swing < 0 ? "review-luck-bad" : "review-luck-good")}</span>
        </p>
        {looking && point.kind === "luck" && (
          <ul class="cmp__told">
            {point.told.map((message, i) => <li key={i}><RichText pieces={speaker.rich(message)} /></li>)}
          </ul>
        )}
        {looking && played && (
          <>
            <div class="cmp__two">
              {side(played, you ? t("review-you") : name, point.kind === "good", true)}
              {other && side(other, t(point.kind === "good" ? "review-next" : "review-master"), point.kind !== "good", false)}
            </div>
            <p class="cmp__why">
              {t(point.kind === "good" ? "review-why-good" : "review-why-bad", { n: Math.abs(percent(point.swing)) })}{" "}
              {Object.keys(more).length > 0 ? <>{t("review-why-gains")} <span class="gains"><Gains gains={more} /></span></> : t("review-why-later")}
              {line.length > 0 && <> {t("review-why-line", { line: line.join(", ") })}</>}
            </p>
            <Ways point={point} speaker={speaker} />
          </>
        )}
        <div class="cmp__go">
          <a class="btn btn--edge" href={`${tablePath(id)}/replay?at=${point.at}&seat=${point.seat}`}>
            <Icon name="film-spool" />
            {t("review-see")}
          </a>
          <button type="button" class="btn btn--edge" onClick={practise}>
            <Icon name="crossed-swords" />
            {t("practice")}
          </button>
        </div>
      </section>
    </LookingContext.Provider>
  );
}
