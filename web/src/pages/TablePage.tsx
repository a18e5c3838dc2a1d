// The page of one table: connects, then shows the lobby, the table, the hand-over between two people at one screen, or the end.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Kit, State } from "../wire";
import type { Actions } from "../core/actions";
import { language, sayProblem, speakerFor, t } from "../core/words";
import { Drawn } from "./Drawn";
import { End } from "./End";
import { handOverTo } from "./handing";
import { HandOver } from "./HandOver";
import { Lobby } from "./Lobby";
import { playerNames } from "./naming";
import { myTurn, openGuide, openSettings } from "./open";
import { Page } from "./Page";
import { Report } from "./Report";
import { Session } from "./session";
import { TableMenu } from "./TableMenu";

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

function Playing({ session, state, kit, beside }: { session: Session; state: State; kit: Kit; beside: (what: Beside) => void }) {
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [look, setLook] = useState(false); // after the end: the table instead of the result
  const names = playerNames(state);
  const speaker = useMemo(() => speakerFor(kit, names), [kit, language.value, names.join("\n")]);
  const actions = useMemo(
    (): Actions => ({
      answer: (option, sure) => session.answer(option, sure),
      undo: () => session.undo(),
      standing: (prompt, option) => session.standing(prompt, option),
      talk: (text) => session.talk(text),
      guide: (anchor) => openGuide(kit.game.name, anchor),
      settings: openSettings,
      menu: () => beside("menu"),
      report: () => beside("report"),
    }),
    [session, kit],
  );
  const next = handOverTo(state, confirmed);
  const several = state.table.seats.filter((seat) => seat.mine && !seat.lent).length > 1;
  if (next) {
    const before = state.undo.allowed && confirmed !== null && state.seat === confirmed ? (state.table.seats[confirmed] ?? null) : null;
    const ready = (): void => {
      setConfirmed(next.seat);
      session.live.look(next.seat);
    };
    return <HandOver state={state} kit={kit} to={next} before={before} onReady={ready} onUndo={() => void session.undo()} />;
  }
  if (several && state.table.status === "playing" && state.seat !== confirmed) return <Waiting />; // the other eyes are on their way
  if (state.table.status === "over" && state.score && !look) {
    return <End state={state} score={state.score} kit={kit} speaker={speaker} session={session} onTable={() => setLook(true)} />;
  }
  const watching = !state.table.seats.some((seat) => seat.mine);
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
      {look && (
        <p class="banner" role="complementary" aria-label={t("end-looking")}>
          {t("end-looking")}{" "}
          <button type="button" class="linklike" onClick={() => setLook(false)}>
            {t("end-back")}
          </button>
        </p>
      )}
      <Drawn state={state} kit={kit} speaker={speaker} actions={actions} readOnly={state.seat === null || state.table.status === "over"} />
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
  const mine = state?.table.seats.some((seat) => seat.mine && seat.asked) ?? false;
  useEffect(() => {
    myTurn.value = mine;
    return () => void (myTurn.value = false);
  }, [mine]);
  const kit = session.kit.value;
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
