// Table talk: short messages beside the log, newest first as there, for those who sit at the table and, apart from them, for
// those who watch; anyone can mute it.
import { useRef, useState } from "preact/hooks";
import type { Said, State } from "../wire";
import { muted } from "../core/prefs";
import { clock, t, tn } from "../core/words";
import { Crest, Icon } from "./parts";

export const TALK_LENGTH = 300;

/** A line about something that is no talk, among those that are: who pointed at what. */
export interface Aside {
  n: number;
  seat: number;
  /** The number of the last line of talk before it. */
  after: number;
  at: string;
  text: string;
}

/** How one speaks here: as a player, or as somebody who watches, whom players (still) do not hear. */
export type Voice = "player" | "watching" | "unheard";

export const voiceAt = (state: State): Voice =>
  state.table.seats.some((seat) => seat.mine) ? "player" : state.table.status === "playing" ? "unheard" : "watching";

/** What one hears, players and those who watch, in the order it was said. */
export function talkOf(state: State): readonly Said[] {
  const { talk, gallery } = state;
  if (!gallery.said.length) return talk.said;
  return [...talk.said, ...gallery.said].sort((one, other) => one.at.localeCompare(other.at));
}

interface Props {
  said: readonly Said[];
  asides?: readonly Aside[];
  /** Pointing at a thing instead of describing it, where one may. */
  point?: { on: boolean; toggle: () => void } | null;
  as: Voice;
  onSend: (text: string) => Promise<boolean>;
}

export function Talk({ said, asides = [], point = null, as, onSend }: Props) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const left = TALK_LENGTH - text.length;
  const after = (line: Said): Aside[] => (line.seat === null ? [] : asides.filter((aside) => aside.after === line.n));
  const lines: (Said | Aside)[] = [...asides.filter((aside) => !said.some((line) => line.seat !== null && line.n === aside.after)), ...said.flatMap((line) => [line, ...after(line)])];
  const submit = (event: Event): void => {
    event.preventDefault();
    const words = text.trim();
    if (!words || sending) return;
    setSending(true);
    onSend(words)
      .then((sent) => {
        if (!sent) return;
        setText("");
        field.current?.focus(); // the button has nothing more to send
      })
      .finally(() => setSending(false));
  };
  if (muted.value) {
    return (
      <div class="talk talk--muted">
        <p class="quiet">{t("talk-is-muted")}</p>
        <button type="button" class="btn btn--edge" onClick={() => (muted.value = false)}>
          {t("talk-unmute")}
        </button>
      </div>
    );
  }
  return (
    <div class="talk">
      <form class="talk__form" onSubmit={submit}>
        <input
          ref={field}
          type="text"
          aria-label={t(as === "player" ? "talk-say" : "talk-say-watching")}
          placeholder={t(as === "player" ? "talk-say" : "talk-say-watching")}
          maxLength={TALK_LENGTH}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn btn--edge" disabled={sending || !text.trim()}>
          {t("talk-send")}
        </button>
      </form>
      {as === "unheard" && <p class="quiet">{t("talk-unheard")}</p>}
      {point && (
        <button type="button" class="btn btn--edge talk__point" aria-pressed={point.on} onClick={point.toggle}>
          <Icon name="pointing" />
          <span>{t("point")}</span>
          <kbd class="key" aria-hidden="true">P</kbd>
        </button>
      )}
      <p class="talk__foot">
        {left < 60 && <span>{tn("talk-left", left)}</span>}
        <button type="button" class="linklike" onClick={() => (muted.value = true)}>
          {t("talk-mute")}
        </button>
      </p>
      {said.length + asides.length === 0 && <p class="quiet">{t("talk-nothing")}</p>}
      <ol class="talk__lines" aria-label={t("talk")} aria-live="polite">
        {lines.reverse().map((line) =>
          "after" in line ? (
            <li key={`aside ${line.n}`} class="talk__aside">
              <Crest seat={line.seat} size={20} />
              <p>
                {line.text} <time dateTime={line.at}>{clock(line.at)}</time>
              </p>
            </li>
          ) : (
            <li key={line.seat === null ? `watching ${line.n}` : line.n}>
              {line.seat === null ? <Icon name="spectacles" /> : <Crest seat={line.seat} size={20} />}
              <p>
                <b>{line.name}</b>{line.seat === null && <small class="quiet"> {t("talk-watching")}</small>} <time dateTime={line.at}>{clock(line.at)}</time>
                <br />
                {line.text}
              </p>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
