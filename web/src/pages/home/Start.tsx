// The bar that starts a game: who sits where, the options, and the way to the table.
import { useState } from "preact/hooks";
import { navigate } from "../../core/router";
import { hasWords, speakerOf, t, tn } from "../../core/words";
import { NAME_LENGTH } from "../me";
import { botName, tablePath } from "../naming";
import { notifyProblem } from "../notices";
import { Crest, Icon, Toggle } from "../parts";
import {
  addSeat,
  asCampaign,
  bots,
  canAdd,
  canRemove,
  changedOptions,
  changeSeat,
  type DraftSeat,
  isCampaign,
  makeLesson,
  makeTable,
  picked,
  removeSeat,
  seats,
} from "./draft";
import { Options } from "./Options";

/** "with three bots", "with a friend and two bots", "alone". */
function company(): string {
  const count = (kind: DraftSeat["kind"]): number => seats.value.filter((seat) => seat.kind === kind).length;
  const parts = [
    count("person") ? tn("start-persons", count("person")) : "",
    count("open") ? tn("start-open", count("open")) : "",
    count("bot") ? tn("start-bots", count("bot")) : "",
  ].filter(Boolean);
  if (!parts.length) return t("start-alone");
  const last = parts.pop() ?? "";
  const whole = parts.length ? t("list-and", { before: parts.join(", "), next: last }) : last;
  return t("start-with", { company: whole });
}

/** A seat that is gone, or the button for a last one that is, leaves the focus with its neighbour. */
function keepFocus(change: () => void): void {
  change();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (document.querySelector<HTMLElement>(".seat-add") ?? document.querySelector<HTMLElement>(".chair:last-of-type select"))?.focus();
  });
}

function SeatChip({ seat, place }: { seat: DraftSeat; place: number }) {
  const label = t("seat-number", { n: place + 1 });
  if (seat.kind === "me") {
    return (
      <li class="chair chair--me">
        <Crest seat={place} />
        <span>{t("seat-me")}</span>
      </li>
    );
  }
  const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  return (
    <li class="chair">
      <Crest seat={place} free={seat.kind === "open"} />
      <select
        aria-label={label}
        title={seat.kind === "bot" && hasWords(`bot-${seat.level}-about`) ? t(`bot-${seat.level}-about`) : undefined}
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen === "remove") keepFocus(() => removeSeat(seat.key));
          else if (chosen.startsWith("bot ")) changeSeat(seat.key, { kind: "bot", level: chosen.slice(4) });
          else changeSeat(seat.key, { kind: chosen as DraftSeat["kind"] });
        }}
      >
        {bots.value.map((bot) => (
          <option key={bot.level} value={`bot ${bot.level}`}>
            {t("seat-bot", { level: botName(bot.level) })}
          </option>
        ))}
        <option value="open">{t("seat-open")}</option>
        <option value="person">{t("seat-person")}</option>
        {canRemove.value && <option value="remove">{t("seat-remove")}</option>}
      </select>
      {seat.kind === "person" && (
        <input
          type="text"
          class="chair__name"
          aria-label={t("seat-person-name", { n: place + 1 })}
          placeholder={t("name-label")}
          maxLength={NAME_LENGTH}
          value={seat.name}
          onInput={(event) => changeSeat(seat.key, { name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

export function Start() {
  const [optionsOpen, setOptionsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const game = picked.value;
  if (!game) return null;
  const go = (made: () => Promise<string>): void => {
    setBusy(true);
    made()
      .then((id) => navigate(tablePath(id)), notifyProblem)
      .finally(() => setBusy(false));
  };
  const changed = changedOptions();
  const waiting = seats.value.some((seat) => seat.kind === "open");
  return (
    <section class="ask is-mine start" aria-label={t("start-new")}>
      <p class="ask__text">
        <b>{speakerOf(game.name).say([`game-${game.name}`])}</b> {company()}
      </p>
      <ul class="chairs" aria-label={t("seats")}>
        {seats.value.map((seat, place) => (
          <SeatChip key={seat.key} seat={seat} place={place} />
        ))}
        {canAdd.value && (
          <li>
            <button type="button" class="seat-add" aria-label={t("seat-add")} title={t("seat-add")} onClick={() => keepFocus(addSeat)}>
              <span aria-hidden="true">+</span>
            </button>
          </li>
        )}
      </ul>
      {game.campaign && (
        <div class="start__campaign">
          <Toggle label={t("start-campaign")} help={t("start-campaign-about")} on={isCampaign.value} onChange={(on) => (asCampaign.value = on)} />
        </div>
      )}
      <div class="start__buttons">
        <button type="button" class="btn btn--quiet" onClick={() => setOptionsOpen(true)}>
          <Icon name="cog" />
          {changed ? tn("options-changed", changed) : t("options")}
        </button>
        {game.lesson && (
          <button type="button" class="btn btn--quiet" disabled={busy} title={t("start-learn-about")} onClick={() => go(makeLesson)}>
            <Icon name="owl" />
            {t("start-learn")}
          </button>
        )}
        {seats.value.length > 1 && !waiting && (
          <button type="button" class="btn btn--quiet" disabled={busy} onClick={() => go(() => makeTable(true))}>
            <Icon name="meeple-group" />
            {t("start-invite")}
          </button>
        )}
        <button type="button" class="btn btn--main" disabled={busy} onClick={() => go(() => makeTable(false))}>
          {waiting ? t("start-invite") : t("start-play")}
        </button>
      </div>
      {optionsOpen && <Options game={game} onClose={() => setOptionsOpen(false)} />}
    </section>
  );
}
