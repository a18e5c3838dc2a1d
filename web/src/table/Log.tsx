// What has happened, in sentences under a header for each turn; and the table talk behind a second tab.
// It is read from the top, newest first, but grows like a tower: what is new is laid on top, and nothing below it moves.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { listOf, t } from "../core/words";
import { Crest } from "../ui/Crest";
import { Die } from "../ui/Die";
import { RichText } from "../ui/RichText";
import type { Event, Message } from "../wire";
import { useLooking } from "./context";
import { isRoutine, type Line, type Turn, turnsOf } from "./lines";

const SHOWN = 120;

interface Props {
  /** What stands over the log for a while. */
  above?: ComponentChildren;
  talk: ComponentChildren;
  unread: number;
  /** Whether it can be seen at all: on a phone it is behind a tab. */
  shown: boolean;
  /** Called while the talk is open: everything said so far has been read. */
  onRead: () => void;
}

export function Log({ above, talk, unread, shown: drawn, onRead }: Props) {
  const { state, speaker, kit, zoom, pointed } = useLooking();
  const [tab, setTab] = useState<"log" | "talk">("log");
  const [shown, setShown] = useState(SHOWN);
  const events = state.log.events;
  const known = useRef(events.length);
  const fresh = known.current; // those after it have just happened
  useEffect(() => {
    known.current = events.length;
  }, [events.length]);
  // Whoever reads the newest lines goes on reading the newest; whoever looks back is left alone. What is seen is noted when
  // somebody scrolls: to measure it while the page is being drawn would lay the page out once more.
  const body = useRef<HTMLDivElement>(null);
  const onTop = useRef(true);
  const scrolled = ({ currentTarget: box }: { currentTarget: HTMLElement }): void => {
    if (tab === "log") onTop.current = box.scrollTop <= box.clientHeight - box.scrollHeight + 8;
  };
  useLayoutEffect(() => {
    if (body.current && tab === "log" && drawn && onTop.current) body.current.scrollTop = -body.current.scrollHeight;
  }, [events, tab, drawn]);
  useEffect(() => {
    if (tab === "talk" && drawn) onRead();
  }, [tab, unread, drawn]);
  const first = Math.max(0, events.length - shown);
  const turns = useMemo(() => turnsOf(events.slice(first), first, state.seat), [events, first, state.seat]);
  const sentence = (message: Message) => (
    <RichText
      pieces={speaker.rich(message)}
      point={(card) => (pointed.value = card)}
      open={(card) => {
        if (kit.faces[card]) zoom.value = { id: null, card, node: null, pinned: true };
      }}
    />
  );
  const told = (line: Line) => {
    const { n, events: made, forced, message } = line;
    const only = made.every((event) => event.kind === "forced");
    return (
      <li key={n} class={[n + forced.length + made.length > fresh && fresh > 0 ? "is-new" : "", isRoutine(line) ? "is-quiet" : ""].join(" ")} data-kind={made[0]?.kind}>
        {only && made.length > 1 ? (
          <details>
            <summary>{t("table-forced", { n: made.length })}</summary>
            <ul>{made.map((event, i) => <li key={i}>{sentence(event.message)}</li>)}</ul>
          </details>
        ) : (
          sentence(message)
        )}
        {made.some((event) => event.standing) && <small class="quiet"> {t("table-by-itself")}</small>}
        {forced.length > 0 && <Forced choices={forced.map((event: Event) => speaker.say(event.message))} />}
      </li>
    );
  };
  const walk = (event: KeyboardEvent): void => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere arrows walk over the table
    const to = tab === "log" ? "talk" : "log";
    setTab(to);
    document.getElementById(`tab-${to}`)?.focus();
  };
  return (
    <section class="log" aria-label={t("table-log")}>
      <div class="log__tabs" role="tablist" aria-label={t("table-log")} onKeyDown={walk}>
        {(["log", "talk"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls="panel-log"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`table-${name}`)}
            {name === "talk" && unread > 0 && tab !== "talk" && <span class="chip">{unread}</span>}
          </button>
        ))}
      </div>
      {tab === "log" && above}
      <div ref={body} class={`log__body${tab === "log" ? " log__body--up" : ""}`} id="panel-log" data-events={events.length} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0} onScroll={scrolled}>
        {tab === "talk" ? (
          talk
        ) : (
          <>
            {first > 0 && (
              <button type="button" class="log__older" onClick={() => setShown(shown + 400)}>{t("table-older", { n: first })}</button>
            )}
            {turns.map((turn) => (
              <section key={turn.n} class="turn">
                <Head turn={turn} />
                {turn.lines.length > 0 && <ol class="lines">{turn.lines.map(told)}</ol>}
              </section>
            ))}
          </>
        )}
      </div>
    </section>
  );
}

/** Whose turn it is, what was rolled, and which turn. */
function Head({ turn }: { turn: Turn }) {
  const { state, speaker } = useLooking();
  if (turn.seat === null) return null;
  return (
    <h3 class="turn__head">
      <Crest seat={turn.seat} size={22} />
      <b>{turn.seat === state.seat ? t("log-you") : speaker.player(turn.seat)}</b>
      {turn.dice.length > 0 && (
        <span class="turn__dice" role="img" aria-label={t("log-dice", { dice: listOf(turn.dice.map(String)) })}>
          {turn.dice.map((value, i) => <Die key={i} value={value} />)}
        </span>
      )}
      {turn.number !== null && <small>{t("log-turn", { n: turn.number })}</small>}
    </h3>
  );
}

/** A word beside a line: it had to be. What exactly, a pointer and a screen reader are told in full. */
function Forced({ choices }: { choices: string[] }) {
  const words = choices.join(" ");
  return (
    <small class="quiet" title={words}>
      <span aria-hidden="true"> {t("table-only")}</span>
      <span class="vh"> {words}</span>
    </small>
  );
}
