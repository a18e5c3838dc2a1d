// Table talk: short messages beside the log, newest first as there, for those who sit at the table; anyone can mute it.
import { useRef, useState } from "preact/hooks";
import type { Said } from "../wire";
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

interface Props {
  said: readonly Said[];
  asides?: readonly Aside[];
  /** Pointing at a thing instead of describing it, where one may. */
  point?: { on: boolean; toggle: () => void } | null;
  /** Whether I may say something: whoever watches only listens. */
  mayTalk: boolean;
  onSend: (text: string) => Promise<boolean>;
}

export function Talk({ said, asides = [], point = null, mayTalk, onSend }: Props) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const left = TALK_LENGTH - text.length;
  const before = (n: number): Aside[] => asides.filter((aside) => aside.after === n);
  const lines: (Said | Aside)[] = [...asides.filter((aside) => !said.some((line) => line.n === aside.after)), ...said.flatMap((line) => [line, ...before(line.n)])];
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
      {mayTalk && (
        <form class="talk__form" onSubmit={submit}>
          <input
            ref={field}
            type="text"
            aria-label={t("talk-say")}
            placeholder={t("talk-say")}
            maxLength={TALK_LENGTH}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn btn--edge" disabled={sending || !text.trim()}>
            {t("talk-send")}
          </button>
        </form>
      )}
      {point && (
        <button type="button" class="btn btn--edge talk__point" aria-pressed={point.on} onClick={point.toggle}>
          <Icon name="pointing" />
          <span>{t("point")}</span>
          <kbd class="key" aria-hidden="true">P</kbd>
        </button>
      )}
      <p class="talk__foot">
        {mayTalk && left < 60 && <span>{tn("talk-left", left)}</span>}
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
            <li key={line.n}>
              {line.seat !== null && <Crest seat={line.seat} size={20} />}
              <p>
                <b>{line.name}</b> <time dateTime={line.at}>{clock(line.at)}</time>
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
