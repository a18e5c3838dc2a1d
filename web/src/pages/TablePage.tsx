// The page of one table: connects, then shows the lobby, the table, the hand-over between two people at one screen, or the end.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Kit, Seat, State } from "../wire";
import type { Actions } from "../core/actions";
import { textMode } from "../core/prefs";
import { language, listOf, sayProblem, speakerFor, t } from "../core/words";
import { Drawn } from "./Drawn";
import { End } from "./End";
import { handOverTo, seatsHere } from "./handing";
import { HandOver } from "./HandOver";
import { Lobby } from "./Lobby";
import { playerNames, seatName, tablePath } from "./naming";
import { myTurn, openGuide, openSettings } from "./open";
import { Page } from "./Page";
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
  const pass = (): void => {
    setConfirmed(null);
    setLooking(false);
  };
  const names = playerNames(state);
  const speaker = useMemo(() => speakerFor(kit, names), [kit, language.value, names.join("\n")]);
  const actions = useMemo(
    (): Actions => ({
      answer: (option, sure) => session.answer(option, sure),
      undo: () => session.undo(),
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
  if (next) {
    const before = state.undo.allowed && confirmed !== null && state.seat === confirmed ? (state.table.seats[confirmed] ?? null) : null;
    const ready = (seat: Seat): void => {
      setConfirmed(seat.seat);
      setLooking(!seat.asked);
      session.live.look(seat.seat);
    };
    const others = here.filter((seat) => seat.seat !== next.seat);
    return <HandOver state={state} kit={kit} to={next} others={others} before={before} onReady={ready} onUndo={() => void session.undo()} />;
  }
  if (view === "waiting") return <Waiting />; // the other eyes are on their way
  if (view === "end" && state.score) {
    return <End state={state} score={state.score} kit={kit} speaker={speaker} session={session} onTable={() => setLook(true)} />;
  }
  const watching = !state.table.seats.some((seat) => seat.mine);
  const lent = state.table.seats.find((seat) => seat.seat === state.seat && seat.mine && seat.lent);
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
      <Drawn state={state} kit={kit} speaker={speaker} actions={actions} conversation={session.conversation} readOnly={state.seat === null || lent !== undefined || !playing} />
    </div>
  );
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1} class="waiting" aria-busy="true">
      <p>{t("loading")}</p>
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
    return () => void (myTurn.value = false);
  }, [mine]);
  const kit = session.kit.value;
  useFocusKept(state && kit ? (state.table.status === "open" ? "lobby" : "table") : "");
  const problem = session.live.gone.value ?? session.problem.value;
  if (problem) {
    return (
      <Page title={t("table-gone")}>
        <p>{sayProblem(problem)}</p>
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
          <Playing session={session} state={state} kit={kit} beside={setBeside} />
        )
      ) : (
        <Waiting />
      )}
      {state && beside === "menu" && (
        <TableMenu state={state} session={session} onReport={() => setBeside("report")} onClose={() => setBeside(null)} />
      )}
      {beside === "report" && <Report session={session} onClose={() => setBeside(null)} />}
    </>
  );
}
