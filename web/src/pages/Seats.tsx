// Who sits where, and what may be done about it: by me for my seats, by the host for the others.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seat, State } from "../wire";
import { type Bot, loadBots } from "../core/kit";
import { t } from "../core/words";
import { me, NAME_LENGTH } from "./me";
import { botName, seatName } from "./naming";
import { copy, notifyProblem } from "./notices";
import { Crest, Icon } from "./parts";
import { recoveryOf } from "./recovery";
import type { Session } from "./session";

function useBots(): readonly Bot[] {
  const [bots, setBots] = useState<readonly Bot[]>([]);
  useEffect(() => void loadBots().then(setBots, notifyProblem), []);
  return bots;
}

/** What stands under a name: a bot and its level, away, lent, free. */
function about(seat: Seat): string {
  if (seat.kind === "open") return t("seat-free");
  if (seat.lent) return t("seat-lent", { level: botName(seat.level ?? "") });
  if (seat.kind === "bot") return t("seat-bot", { level: botName(seat.level ?? "") });
  if (seat.mine) return t("seat-mine");
  return seat.online ? t("seat-online") : t("seat-away");
}

/** The host gives a seat to a bot of some level. */
function ToBot({ seat, label, session }: { seat: Seat; label: string; session: Session }) {
  const bots = useBots();
  return (
    <select
      class="select"
      aria-label={t("seat-to-bot-of", { seat: seatName(seat) })}
      value=""
      onChange={(event) => {
        const level = event.currentTarget.value;
        event.currentTarget.value = "";
        if (level) void session.change(seat.seat, "bot", level);
      }}
    >
      <option value="">{label}</option>
      {bots.map((bot) => (
        <option key={bot.level} value={bot.level}>
          {t("seat-bot", { level: botName(bot.level) })}
        </option>
      ))}
    </select>
  );
}

function HostTools({ seat, state, session }: { seat: Seat; state: State; session: Session }) {
  if (state.table.status === "over") return null;
  if (state.table.status === "open") {
    const most = state.table.seats.length;
    return (
      <>
        {seat.kind === "open" && <ToBot seat={seat} label={t("seat-fill")} session={session} />}
        {seat.kind === "bot" && (
          <button type="button" class="btn btn--edge" onClick={() => void session.change(seat.seat, "open")}>
            {t("seat-make-open")}
          </button>
        )}
        {seat.kind === "person" && !seat.mine && (
          <button type="button" class="btn btn--edge" aria-label={t("seat-send-away-of", { seat: seatName(seat) })} onClick={() => void session.change(seat.seat, "open")}>
            {t("seat-send-away")}
          </button>
        )}
        {!seat.mine && seat.kind !== "person" && !state.table.campaign && most > (session.kit.value?.game.min_players ?? most) && (
          <button type="button" class="btn btn--edge" aria-label={t("seat-take-away-of", { n: seat.seat + 1 })} onClick={() => void session.change(seat.seat, "none")}>
            {t("seat-take-away")}
          </button>
        )}
      </>
    );
  }
  if (seat.lent) {
    if (seat.mine) return null; // its own people take it back themselves
    return (
      <button type="button" class="btn btn--edge" onClick={() => void session.change(seat.seat, "person")}>
        {t("seat-take-back")}
      </button>
    );
  }
  if (seat.kind === "bot" || seat.mine) return null;
  return <ToBot seat={seat} label={t("seat-lend")} session={session} />;
}

function MyTools({ seat, state, session }: { seat: Seat; state: State; session: Session }) {
  const [sure, setSure] = useState(false);
  const [words, setWords] = useState(recoveryOf(session.id, seat.seat));
  const renew = (): void => void session.newRecovery(seat.seat).then(() => setWords(recoveryOf(session.id, seat.seat)));
  if (state.table.status === "over") return null;
  return (
    <div class="seat__mine">
      {seat.lent && (
        <button type="button" class="btn btn--edge" onClick={() => void session.change(seat.seat, "person")}>
          {t("lent-back")}
        </button>
      )}
      {!words && (
        <button type="button" class="linklike" onClick={renew}>
          <Icon name="skeleton-key" /> {t("recovery-new")}
        </button>
      )}
      {words && (
        <p class="recovery">
          <Icon name="skeleton-key" />
          <span>
            {t("recovery-words")} <b class="recovery__words">{words}</b>
          </span>
          <button type="button" class="linklike" onClick={() => void copy(words)}>
            {t("recovery-copy")}
          </button>
        </p>
      )}
      {sure ? (
        <p class="sure" role="alert">
          {state.table.status === "open" ? t("leave-sure-before") : t("leave-sure")}{" "}
          <button type="button" class="btn btn--edge" onClick={() => void session.leave(seat.seat).then(() => setSure(false))}>
            {t("leave-yes")}
          </button>{" "}
          <button type="button" class="btn btn--edge" onClick={() => setSure(false)}>
            {t("leave-no")}
          </button>
        </p>
      ) : (
        <button type="button" class="linklike" onClick={() => setSure(true)}>
          <Icon name="exit-door" /> {t("leave")}
        </button>
      )}
    </div>
  );
}

/** A free seat is taken with one click, under the guest's name; at a screen where somebody sits already, under another. */
function Sit({ seat, state, session }: { seat: Seat; state: State; session: Session }) {
  const another = state.table.seats.some((one) => one.mine);
  const [unfolded, unfold] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? (another ? "" : (me.value?.name ?? ""));
  if (another && !unfolded) {
    return (
      <button type="button" class="btn btn--edge" onClick={() => unfold(true)}>
        {t("sit-another")}
      </button>
    );
  }
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        void session.sit(seat.seat, name.trim()).then((taken) => taken && setTyped(null));
      }}
    >
      <input
        type="text"
        required
        autofocus={another}
        aria-label={another ? t("sit-name-another") : t("sit-name")}
        placeholder={another ? t("sit-name-another") : t("sit-name")}
        maxLength={NAME_LENGTH}
        value={name}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class={another ? "btn btn--edge" : "btn btn--main"} disabled={session.busy.value}>
        {t("sit")}
      </button>
    </form>
  );
}

/** What a press does often takes its own button away: the focus then goes on in the same seat. */
function useFocusWithin() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let held: { what: Element; seat: HTMLElement } | null = null;
    const came = (event: FocusEvent): void => {
      const what = event.target instanceof Element ? event.target : null;
      const seat = what?.closest<HTMLElement>("li") ?? null;
      held = what && seat ? { what, seat } : null;
    };
    const went = (): void => {
      const was = held;
      queueMicrotask(() => {
        if (held === was && was?.what.isConnected) held = null; // the reader has gone elsewhere
      });
    };
    const watch = new MutationObserver(() => {
      const at = document.activeElement;
      if (!held || held.what.isConnected || (at !== document.body && !(at instanceof HTMLDialogElement))) return;
      const { seat } = held;
      (seat.querySelector<HTMLElement>("[role=alert] button:last-of-type") ?? seat.querySelector<HTMLElement>("button, select, input"))?.focus();
    });
    watch.observe(box, { childList: true, subtree: true });
    box.addEventListener("focusin", came);
    box.addEventListener("focusout", went);
    return () => {
      watch.disconnect();
      box.removeEventListener("focusin", came);
      box.removeEventListener("focusout", went);
    };
  }, []);
  return list;
}

export function Seats({ state, session }: { state: State; session: Session }) {
  const list = useFocusWithin();
  return (
    <ol class="seatlist" aria-label={t("seats")} ref={list}>
      {state.table.seats.map((seat) => (
        <li key={seat.seat} class={`seat${seat.mine ? " is-mine" : ""}`}>
          <Crest seat={seat.seat} size={38} free={seat.kind === "open"} />
          <span class="seat__who">
            <b>{seatName(seat)}</b>
            <small>{about(seat)}</small>
          </span>
          <span class="seat__tools">
            {seat.kind === "open" && <Sit seat={seat} state={state} session={session} />}
            {state.table.host && <HostTools seat={seat} state={state} session={session} />}
          </span>
          {seat.mine && <MyTools seat={seat} state={state} session={session} />}
        </li>
      ))}
    </ol>
  );
}

/** The words of a seat taken elsewhere. */
export function Recover({ session, onDone }: { session: Session; onDone?: () => void }) {
  const [words, setWords] = useState("");
  return (
    <form
      class="recover"
      onSubmit={(event) => {
        event.preventDefault();
        void session.recover(words.trim()).then((found) => found && onDone?.());
      }}
    >
      <label class="field">
        <span>{t("recover-label")}</span>
        <input type="text" required autocomplete="off" autocapitalize="none" spellcheck={false} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn btn--edge" disabled={session.busy.value}>
        {t("recover")}
      </button>
    </form>
  );
}
