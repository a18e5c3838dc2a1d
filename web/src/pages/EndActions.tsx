// What comes after a game: the next one first, then ways to look back.
import { useEffect, useState } from "preact/hooks";
import type { State } from "../wire";
import { navigate } from "../core/router";
import type { Speaker } from "../core/speaker";
import { t } from "../core/words";
import { After } from "./campaign/After";
import { tablePath } from "./naming";
import { Icon } from "./parts";
import type { Session } from "./session";

interface Props {
  state: State;
  speaker: Speaker;
  session: Session;
  /** A team has lost: the next game is another try. */
  lost: boolean;
  onTable: () => void;
}

export function EndActions({ state, speaker, session, lost, onTable }: Props) {
  const [asked, setAsked] = useState(false);
  const { id, rematch, campaign } = state.table;
  useEffect(() => {
    if (asked && rematch) navigate(tablePath(rematch));
  }, [asked, rematch]);
  const again = (): void => {
    setAsked(true);
    if (!rematch) void session.rematch().then((made) => (made ? navigate(tablePath(made)) : setAsked(false)));
  };
  const seated = state.table.seats.some((seat) => seat.mine);
  return (
    <div class="end__next">
      {campaign && <After table={state.table} campaign={campaign} speaker={speaker} />}
      {!campaign && (seated || rematch) && (
        <button type="button" class="btn btn--main" disabled={session.busy.value} onClick={again}>
          {rematch ? t("end-rematch-ready") : t(lost ? "end-try-again" : "end-rematch")}
        </button>
      )}
      <a class="btn btn--edge" href={`${tablePath(id)}/review`}>
        <Icon name="chart" />
        {t("end-review")}
      </a>
      <a class="btn btn--edge" href={`${tablePath(id)}/replay`}>
        <Icon name="film-spool" />
        {t("end-replay")}
      </a>
      <button type="button" class="btn btn--edge" onClick={onTable}>
        <Icon name="round-table" />
        {t("end-table")}
      </button>
      <a class="btn btn--edge" href={`/api/tables/${encodeURIComponent(id)}/match`} download>
        <Icon name="save" />
        {t("end-download")}
      </a>
      <a class="btn btn--edge" href="/">
        <Icon name="house" />
        {t("home")}
      </a>
    </div>
  );
}
