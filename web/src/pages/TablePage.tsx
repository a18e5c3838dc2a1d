// The page of one table: connects, then shows the lobby, the table, the hand-over between two people at one screen, or the end.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Kit, Seat, State } from "../wire";
import type { Actions } from "../core/actions";
import { url } from "../core/api";
import { textMode } from "../core/prefs";
import { language, listOf, sayProblem, speakerFor, t } from "../core/words";
import { sawTables } from "./alerts";
import { Drawn } from "./Drawn";
import { End } from "./End";
import { handOverTo, seatsHere } from "./handing";
import { HandOver, HandOverBar } from "./HandOver";
import { Lobby } from "./Lobby";
import { playerNames, seatName, tablePath } from "./naming";
import { myTurn, openGuide, openSettings } from "./open";
import { Page } from "./Page";
import { Icon } from "./parts";
import { Report } from "./Report";
import { Session } from "./session";
import { TableMenu } from "./TableMenu";
import { unread } from "../table/reading";

type Beside = "menu" | "report" | null;

/** Nothing is said about a short gap: most come back before anyone notices. */
const GAP = 1500;

function Connection({ session }: { session: Session }) {
  const lost = session.status.value === "lost";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), GAP);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status" class="banners">
      {shown && <p class="banner banner--lost">{t("connection-lost")}</p>}
    </div>
  );
}

/** The page turns into another one (the game begins, or is over): a focus that was on it goes on there, and is heard. */
function useFocusKept(view: string): void {
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    if (!view) return; // nothing is there yet
    before.current = view;
    if (was === null || was === view || view === "waiting" || view === "handover") return; // that one takes it by itself
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const target = view === "table" ? ".ask__text, #text-question" : "h1[tabindex]";
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [view]);
}

function Playing({ session, state, kit, beside }: { session: Session; state: State; kit: Kit; beside: (what: Beside) => void }) {
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [looking, setLooking] = useState(false); // who sits there is not asked, and only looks at their own side
  const [look, setLook] = useState(false); // after the end: the table instead of the result
  const here = seatsHere(state);
  const several = here.length > 1;
  const playing = state.table.status === "playing";
  const played = useRef(playing); // it was played before these eyes
  played.current ||= playing;
  const pass = (): void => {
    setConfirmed(null);
    setLooking(false);
  };
  const names = playerNames(state);
  const speaker = useMemo(() => speakerFor(kit, names, state.seat), [kit, language.value, names.join("\n"), state.seat]);
  const actions = useMemo(
    (): Actions => ({
      answer: (option, sure) => session.answer(option, sure),
      undo: () => session.undo(),
      paid: session.paid,
      change: () => session.changePayment(),
      raiseHand: () => session.raiseHand(),
      standing: (prompt, option) => session.standing(prompt, option),
      hint: () => session.hint(),
      whyNot: (thing) => session.whyNot(thing),
      talk: (text) => session.talk(text),
      point: (thing) => session.point(thing),
      guide: (anchor) => openGuide(kit.game.name, anchor),
      settings: openSettings,
      menu: () => beside("menu"),
      report: () => beside("report"),
      pass: several ? pass : undefined,
    }),
    [session, kit, several],
  );
  const asked = here.some((seat) => seat.seat === confirmed && seat.asked);
  useEffect(() => {
    if (asked) setLooking(false);
  }, [asked]);
  // One person here, but the page looks through a seat that a bot plays: take the eyes of the other one.
  const own = here.length === 1 ? (here[0]?.seat ?? null) : null;
  useEffect(() => {
    if (own !== null && state.seat !== own) session.live.look(own);
  }, [own, state.seat]);
  const next = handOverTo(state, confirmed, looking);
  const view = next ? "handover" : several && playing && state.seat !== confirmed ? "waiting" : playing || look || (!textMode.value && unread(state).length > 0) ? "table" : "end";
  useFocusKept(view);
  // What everybody may see is looked at with nobody's eyes; whoever answered last may take that back all the same.
  const last = useRef({ seat: -1, undo: false });
  if (confirmed !== null && state.seat === confirmed) last.current = { seat: confirmed, undo: state.undo.allowed };
  const eyes = next !== null;
  useEffect(() => {
    if (eyes && state.seat !== null) session.live.look(null);
  }, [eyes, state.seat]);
  const open = state.seat === null && (textMode.value || unread(state).length === 0); // a story is told to one reader at a time
  if (next) {
    const before = confirmed !== null && last.current.seat === confirmed && last.current.undo ? (state.table.seats[confirmed] ?? null) : null;
    const ready = (seat: Seat): void => {
      setConfirmed(seat.seat);
      setLooking(!seat.asked);
      session.live.look(seat.seat);
    };
    const others = here.filter((seat) => seat.seat !== next.seat);
    const undo = (): void => {
      if (confirmed === null) return;
      void session.undoOf(confirmed).then((done) => done && session.live.look(confirmed));
    };
    if (!open) return <HandOver state={state} kit={kit} to={next} others={others} before={before} onReady={ready} onUndo={undo} />;
    return (
      <div class="at-table at-table--replay">
        <Drawn state={state} kit={kit} speaker={speaker} actions={actions} conversation={session.conversation} readOnly />
        <HandOverBar to={next} others={others} before={before} onReady={ready} onUndo={undo} />
      </div>
    );
  }
  if (view === "waiting") {
    // the other eyes are on their way
    if (!open) return <Waiting />;
    return (
      <div class="at-table">
        <Drawn state={state} kit={kit} speaker={speaker} actions={actions} conversation={session.conversation} readOnly />
      </div>
    );
  }
  if (view === "end" && state.score) {
    return <End state={state} score={state.score} kit={kit} speaker={speaker} session={session} fresh={played.current} onTable={() => setLook(true)} />;
  }
  const watching = !state.table.seats.some((seat) => seat.mine);
  const lent = state.table.seats.find((seat) => seat.seat === state.seat && seat.mine && seat.lent);
  const missed = playing && state.table.seats.some((seat) => seat.seat === state.seat && seat.mine && seat.missed && !seat.lent);
  const waited = here.filter((seat) => seat.asked && seat.seat !== confirmed);
  return (
    <div class="at-table">
      {watching && state.table.status === "playing" && (
        <p class="banner banner--watch" role="complementary" aria-label={t("watching")}>
          {t("watching")}{" "}
          <button type="button" class="linklike" onClick={() => beside("menu")}>
            {t("watching-menu")}
          </button>
        </p>
      )}
      {lent && playing && (
        <p class="banner" role="complementary" aria-label={t("lent")}>
          {t("lent")}{" "}
          <button type="button" class="linklike" onClick={() => void session.change(lent.seat, "person")}>
            {t("lent-back")}
          </button>
        </p>
      )}
      {missed && (
        <p class="banner" role="status">
          {t("missed")}
        </p>
      )}
      {looking && waited.length > 0 && (
        <p class="banner" role="complementary" aria-label={t("looking")}>
          {t("table-waiting", { names: listOf(waited.map(seatName)), n: waited.length })}{" "}
          <button type="button" class="linklike" onClick={pass}>
            {t("looking-done")}
          </button>
        </p>
      )}
      {playing && state.table.campaign && state.table.rematch && (
        <p class="banner" role="complementary" aria-label={t("try-moved")}>
          {t("try-moved")} <a href={tablePath(state.table.rematch)}>{t("try-moved-go")}</a>
        </p>
      )}
      {look && (
        <p class="banner" role="complementary" aria-label={t("end-looking")}>
          {t("end-looking")}{" "}
          <button type="button" class="linklike" onClick={() => setLook(false)}>
            {t("end-back")}
          </button>
        </p>
      )}
      <Drawn state={state} kit={kit} speaker={speaker} actions={actions} conversation={session.conversation} following={session.following} readOnly={state.seat === null || lent !== undefined || !playing} />
    </div>
  );
}

/** The table as far as it is told, with the newest talk and time. */
function toldOf(session: Session, newest: State): State {
  const shown = session.following.shown.value ?? newest;
  if (shown.talk === newest.talk && shown.gallery === newest.gallery && shown.table.due === newest.table.due) return shown;
  return { ...shown, talk: newest.talk, gallery: newest.gallery, table: { ...shown.table, due: newest.table.due } };
}

function Waiting({ away = false }: { away?: boolean }) {
  return (
    <main id="main" tabIndex={-1} class="waiting" aria-busy="true">
      <p>{t(away ? "server-away-table" : "loading")}</p>
    </main>
  );
}

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  const [beside, setBeside] = useState<Beside>(null);
  useEffect(() => () => session.close(), [session]);
  const state = session.state.value;
  const mine = state?.table.seats.some((seat) => seat.mine && seat.asked && !seat.lent) ?? false;
  useEffect(() => {
    myTurn.value = mine;
    if (state) sawTables([state.table], false);
    return () => void (myTurn.value = false);
  }, [mine]);
  const kit = session.kit.value;
  useFocusKept(state && kit ? (state.table.status === "open" ? "lobby" : "table") : "");
  const problem = session.live.gone.value ?? session.problem.value;
  if (problem) {
    return (
      <Page title={t("table-gone")}>
        <p>{sayProblem(problem)}</p>
        {["table-broken", "rules-failed"].includes(problem.code) && (
          <p>
            <a class="btn btn--edge" href={`/api${url`/tables/${id}/match`}`} download>
              <Icon name="save" />
              {t("table-gone-download")}
            </a>{" "}
            <button type="button" class="linklike" onClick={() => setBeside("report")}>
              {t("report")}
            </button>
          </p>
        )}
        {beside === "report" && <Report session={session} onClose={() => setBeside(null)} />}
      </Page>
    );
  }
  return (
    <>
      <Connection session={session} />
      {state && kit ? (
        state.table.status === "open" ? (
          <Lobby state={state} kit={kit} session={session} />
        ) : (
          <Playing session={session} state={toldOf(session, state)} kit={kit} beside={setBeside} />
        )
      ) : (
        <Waiting away={session.status.value === "lost"} />
      )}
      {state && beside === "menu" && (
        <TableMenu state={state} session={session} onReport={() => setBeside("report")} onClose={() => setBeside(null)} />
      )}
      {beside === "report" && <Report session={session} onClose={() => setBeside(null)} />}
    </>
  );
}
