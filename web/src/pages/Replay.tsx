// A finished match again, answer by answer, through anybody's eyes; every position has a link of its own.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Course, Kit, Problem, Position } from "../wire";
import type { Actions } from "../core/actions";
import { ApiProblem, get, isPassing, url } from "../core/api";
import { SILENCE } from "../core/conversation";
import { loadTableKit } from "../core/kit";
import { navigate, route } from "../core/router";
import { language, sayProblem, speakerFor, t } from "../core/words";
import { Drawn } from "./Drawn";
import { playerNames, seatName, tablePath } from "./naming";
import { copy, notifyProblem } from "./notices";
import { openGuide, openSettings } from "./open";
import { Page } from "./Page";
import { Icon } from "./parts";
import { Practice } from "./Practice";
import { CourseGraph, markAt, PointsNow, turnFrom, useCourse } from "./ReplayCourse";

const SPEEDS = [2400, 1200, 500]; // ms between two answers: slow, steady, quick
const KEPT = 60;
const DRAG_MS = 90; // a slider that is dragged asks for where it rests, not for all it passes
const ADDRESS_MS = 300; // browsers refuse an address that changes too often
const RETRY_MS = 1500;

/** Positions as they come, the last ones kept. */
class Positions {
  private readonly kept = new Map<string, Promise<Position>>();
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  get(at: number, seat: number | null): Promise<Position> {
    const path = url`/tables/${this.table}/positions/${at}` + (seat === null ? "" : `?seat=${seat}`);
    let coming = this.kept.get(path);
    if (!coming) {
      coming = get<Position>(path);
      this.kept.set(path, coming);
      coming.catch(() => this.kept.delete(path));
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return coming;
  }
}

interface Place {
  at: number;
  seat: number | null;
}

function wanted(): Place {
  const at = Number.parseInt(route.value.query.get("at") ?? "0", 10);
  const seat = route.value.query.get("seat");
  return { at: Number.isFinite(at) && at > 0 ? at : 0, seat: seat === null || !/^\d+$/.test(seat) ? null : Number(seat) };
}

const address = (id: string, place: Place): string =>
  `${tablePath(id)}/replay?at=${place.at}${place.seat === null ? "" : `&seat=${place.seat}`}`;

interface BarProps {
  state: Position;
  course: Course | null;
  place: Place;
  playing: boolean;
  speed: number;
  go: (place: Place) => void;
  setPlaying: (on: boolean) => void;
  setSpeed: (speed: number) => void;
  practise: () => void;
}

function ReplayBar({ state, course, place, playing, speed, go, setPlaying, setSpeed, practise }: BarProps) {
  const last = state.length;
  const turn = course ? markAt(course, place.at) : null;
  const said = turn && turn.n > 0 ? t("replay-at-turn", { turn: turn.n, at: place.at, of: last }) : t("replay-at", { at: place.at, of: last });
  const step = (to: number): void => {
    setPlaying(false);
    go({ ...place, at: Math.max(0, Math.min(last, to)) });
  };
  const button = (label: string, icon: string, to: number, off: boolean) => (
    <button type="button" class="tool" aria-label={label} title={label} disabled={off} onClick={() => step(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replaybar" aria-label={t("replay")}>
      <a class="btn btn--quiet" href={tablePath(state.table.id)}>
        <span aria-hidden="true">←</span> <span class="replaybar__word">{t("replay-back")}</span>
      </a>
      <div class="replaybar__steps">
        {button(t("replay-start"), "fast-backward-button", 0, place.at === 0)}
        {course && <button type="button" class="tool tool--turn" aria-label={t("replay-turn-before")} title={t("replay-turn-before")} disabled={place.at === 0} onClick={() => step(turnFrom(course, place.at, false))}><span aria-hidden="true">⇤</span></button>}
        {button(t("replay-previous"), "previous-button", place.at - 1, place.at === 0)}
        <button
          type="button"
          class="tool tool--play"
          aria-label={playing ? t("replay-pause") : t("replay-play")}
          title={playing ? t("replay-pause") : t("replay-play")}
          onClick={() => {
            if (!playing && place.at >= last) go({ ...place, at: 0 });
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? "pause-button" : "play-button"} />
        </button>
        {button(t("replay-next"), "next-button", place.at + 1, place.at >= last)}
        {course && <button type="button" class="tool tool--turn" aria-label={t("replay-turn-after")} title={t("replay-turn-after")} disabled={place.at >= last} onClick={() => step(turnFrom(course, place.at, true))}><span aria-hidden="true">⇥</span></button>}
        {button(t("replay-end"), "fast-forward-button", last, place.at >= last)}
      </div>
      {course && <PointsNow course={course} at={place.at} seats={state.table.seats} />}
      <label class="replaybar__slider">
        <span class="vh">{t("replay-position")}</span>
        <span class="replaybar__track">
          {course && <CourseGraph course={course} at={place.at} seats={state.table.seats} />}
          <input
            type="range"
            min={0}
            max={last}
            value={place.at}
            aria-valuetext={said}
            onInput={(event) => step(Number(event.currentTarget.value))}
          />
        </span>
        <output>{said}</output>
      </label>
      <label class="replaybar__choice">
        <span class="vh">{t("replay-speed")}</span>
        <select class="select" value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          <option value={0}>{t("replay-slow")}</option>
          <option value={1}>{t("replay-steady")}</option>
          <option value={2}>{t("replay-quick")}</option>
        </select>
      </label>
      <label class="replaybar__choice">
        <span class="vh">{t("replay-eyes")}</span>
        <select
          class="select"
          value={place.seat ?? ""}
          onChange={(event) => go({ ...place, seat: event.currentTarget.value === "" ? null : Number(event.currentTarget.value) })}
        >
          <option value="">{t("replay-spectator")}</option>
          {state.table.seats.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {t("replay-eyes-of", { name: seatName(seat) })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn btn--quiet" disabled={place.at >= last} onClick={practise}>
        <Icon name="crossed-swords" />
        <span class="replaybar__word">{t("practice")}</span>
      </button>
      <button type="button" class="btn btn--quiet" onClick={() => void copy(location.origin + address(state.table.id, place))}>
        <Icon name="files" />
        <span class="replaybar__word">{t("replay-link")}</span>
      </button>
    </section>
  );
}

/** Arrow keys step, Page up and down go from turn to turn, space plays, Home and End jump; not while a field has the focus. */
function useKeys(act: (key: string) => boolean): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented) return; // at the table arrows walk from card to card
      if (target instanceof HTMLElement && target.closest("input, select, textarea, dialog, .log__body, .mini__all")) return;
      if (event.key === " " && target instanceof HTMLElement && target.closest("button, a")) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

export function Replay({ id }: { id: string }) {
  const positions = useMemo(() => new Positions(id), [id]);
  const [place, setPlace] = useState(wanted); // where one wants to be; the address follows
  const latest = useRef(place);
  latest.current = place;
  const written = useRef(place); // the address that this page has made itself
  const loaded = useRef(0); // when a position was last asked for
  const failures = useRef(0);
  const [again, setAgain] = useState(0);
  const [state, setState] = useState<Position | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [practice, setPractice] = useState(false);
  const course = useCourse(id);
  const names = state ? playerNames(state) : [];
  const speaker = useMemo(() => (kit ? speakerFor(kit, names) : null), [kit, language.value, names.join("\n")]);
  const go = setPlace;

  // The address says where one is, and another address (a link, the way back) leads there.
  const given = wanted();
  useEffect(() => {
    const own = written.current.at === given.at && written.current.seat === given.seat;
    written.current = given;
    if (!own) setPlace(given);
  }, [given.at, given.seat]);
  useEffect(() => {
    const now = wanted();
    if (now.at === place.at && now.seat === place.seat) return;
    const timer = setTimeout(() => {
      written.current = latest.current;
      navigate(address(id, latest.current), true);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [id, place.at, place.seat]);

  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (error: unknown): void => {
      if (!here) return;
      if (isPassing(error)) {
        timer = setTimeout(() => setAgain((n) => n + 1), RETRY_MS); // the place one wants to be is shown in the end
        failures.current += 1;
        if (failures.current > 1) return; // said once
      }
      if (error instanceof ApiProblem && !isPassing(error) && !state) setProblem(error);
      else notifyProblem(error);
    };
    const load = (): void => {
      loaded.current = Date.now();
      positions
        .get(place.at, place.seat)
        .then(async (found) => {
          const cards = kit ?? (await loadTableKit(id, found.table.game));
          if (!here) return;
          failures.current = 0;
          setKit(cards);
          setState(found);
          if (found.position < found.length) positions.get(place.at + 1, place.seat).catch(() => undefined); // the next one is likely
        })
        .catch(failed);
    };
    if (Date.now() - loaded.current > DRAG_MS) load();
    else timer = setTimeout(load, DRAG_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, place.at, place.seat, again]);

  useEffect(() => {
    if (!playing || !state || state.position !== place.at) return;
    if (place.at >= state.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go({ ...place, at: place.at + 1 }), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, state, place.at, place.seat]);

  useKeys((key) => {
    if (!state) return false;
    const turn = (forward: boolean): number => (course ? turnFrom(course, place.at, forward) : place.at);
    const to = { ArrowLeft: place.at - 1, ArrowRight: place.at + 1, PageUp: turn(false), PageDown: turn(true), Home: 0, End: state.length }[key];
    if (key === " ") {
      setPlaying(!playing);
      return true;
    }
    if (to === undefined) return false;
    setPlaying(false);
    go({ ...place, at: Math.max(0, Math.min(state.length, to)) });
    return true;
  });

  if (problem && !state) {
    return (
      <Page title={t("replay-none")} back={tablePath(id)} backTo={t("replay-back")}>
        <p>{sayProblem(problem)}</p>
      </Page>
    );
  }
  if (!state || !kit || !speaker) {
    return (
      <main id="main" tabIndex={-1} class="waiting" aria-busy="true">
        <p>{t("loading")}</p>
      </main>
    );
  }
  const nothing = (): Promise<void> => Promise.resolve();
  const actions: Actions = {
    answer: () => Promise.resolve("refused"),
    undo: nothing,
    raiseHand: nothing,
    standing: nothing,
    hint: () => Promise.resolve(null),
    whyNot: () => Promise.resolve([]),
    talk: () => Promise.resolve(false),
    point: nothing,
    guide: (anchor) => openGuide(kit.game.name, anchor),
    settings: openSettings,
    menu: () => navigate(tablePath(id)),
    report: () => navigate(tablePath(id)),
  };
  return (
    <div class="at-table at-table--replay">
      <Drawn state={state} kit={kit} speaker={speaker} actions={actions} conversation={SILENCE} readOnly />
      <ReplayBar state={state} course={course} place={place} playing={playing} speed={speed} go={go} setPlaying={setPlaying} setSpeed={setSpeed} practise={() => setPractice(true)} />
      {practice && <Practice table={state.table} at={place.at} seat={place.seat} onClose={() => setPractice(false)} />}
    </div>
  );
}
