// What has happened, newest first, in sentences; and the table talk behind a second tab.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import { RichText } from "../ui/RichText";
import type { Event } from "../wire";
import { useLooking } from "./context";
import { linesOf } from "./lines";

const SHOWN = 120;

interface Props {
  talk: ComponentChildren;
  unread: number;
  /** Whether it can be seen at all: on a phone it is behind a tab. */
  shown: boolean;
  /** Called while the talk is open: everything said so far has been read. */
  onRead: () => void;
}

export function Log({ talk, unread, shown: drawn, onRead }: Props) {
  const { state, speaker, kit, zoom, pointed } = useLooking();
  const [tab, setTab] = useState<"log" | "talk">("log");
  const [shown, setShown] = useState(SHOWN);
  const events = state.log.events;
  const known = useRef(events.length);
  const fresh = known.current; // those after it have just happened
  useEffect(() => {
    known.current = events.length;
  }, [events.length]);
  useEffect(() => {
    if (tab === "talk" && drawn) onRead();
  }, [tab, unread, drawn]);
  const first = Math.max(0, events.length - shown);
  const sentence = (event: Event) => (
    <>
      <RichText
        pieces={speaker.rich(event.message)}
        point={(card) => (pointed.value = card)}
        open={(card) => {
          if (kit.faces[card]) zoom.value = { id: null, card, node: null, pinned: true };
        }}
      />
      {event.standing && <small class="quiet"> {t("table-by-itself")}</small>}
    </>
  );
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
      <div class="log__body" id="panel-log" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "talk" ? (
          talk
        ) : (
          <>
            <ol class="lines" reversed>
              {linesOf(events.slice(first), first, state.seat).map(({ n, events: told, forced }) => (
                <li key={n} class={n + forced.length + told.length > fresh && fresh > 0 ? "is-new" : ""} data-kind={told[0]?.kind}>
                  {told.length > 1 ? (
                    <details>
                      <summary>{t("table-forced", { n: told.length })}</summary>
                      <ul>{told.map((event, i) => <li key={i}>{sentence(event)}</li>)}</ul>
                    </details>
                  ) : (
                    told.map(sentence)
                  )}
                  {forced.length > 0 && <Forced choices={forced.map((event) => speaker.say(event.message))} />}
                </li>
              ))}
            </ol>
            {first > 0 && (
              <button type="button" class="log__older" onClick={() => setShown(shown + 400)}>{t("table-older", { n: first })}</button>
            )}
          </>
        )}
      </div>
    </section>
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
