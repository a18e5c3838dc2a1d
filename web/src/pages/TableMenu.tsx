// This table: its seats, the invitation, and what its host may change.
import { useState } from "preact/hooks";
import type { State } from "../wire";
import { t } from "../core/words";
import { Dialog } from "./Dialog";
import { Invitation } from "./Invitation";
import { tableTitle } from "./naming";
import { openTurns } from "./open";
import { Toggle } from "./parts";
import { Recover, Seats } from "./Seats";
import type { Session } from "./session";
import { AlertToggle } from "./Turns";

const TITLE_LENGTH = 60;

export function HostPart({ state, session }: { state: State; session: Session }) {
  const [title, setTitle] = useState(state.table.title);
  if (!state.table.host) return null;
  return (
    <>
      <form
        class="recover"
        onSubmit={(event) => {
          event.preventDefault();
          void session.rename(title.trim());
        }}
      >
        <label class="field">
          <span>{t("table-title")}</span>
          <input
            type="text"
            maxLength={TITLE_LENGTH}
            placeholder={tableTitle({ ...state.table, title: "" })}
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn btn--edge" disabled={session.busy.value || title.trim() === state.table.title}>
          {t("table-rename")}
        </button>
      </form>
      <Toggle label={t("options-public")} help={t("options-public-about")} on={state.table.public} onChange={(on) => void session.makePublic(on)} />
      <Toggle label={t("options-hints")} help={t("options-hints-about")} on={state.table.hints} onChange={(on) => void session.allowHints(on)} />
    </>
  );
}

interface Props {
  state: State;
  session: Session;
  onReport: () => void;
  onClose: () => void;
}

export function TableMenu({ state, session, onReport, onClose }: Props) {
  return (
    <Dialog title={tableTitle(state.table)} onClose={onClose} wide>
      <div class="form">
        {!state.table.seats.some((seat) => seat.mine) && <Recover session={session} onDone={onClose} />}
        <section>
          <h3>{t("seats")}</h3>
          <Seats state={state} session={session} />
        </section>
        <section>
          <h3>{t("invite")}</h3>
          <Invitation table={state.table.id} title={tableTitle(state.table)} />
        </section>
        <HostPart state={state} session={session} />
        {state.table.seats.some((seat) => seat.mine) && state.table.status === "playing" && (
          <div>
            <AlertToggle />
            <button
              type="button"
              class="linklike"
              onClick={() => {
                onClose();
                openTurns();
              }}
            >
              {t("turns-other")}
            </button>
          </div>
        )}
        <div class="form__buttons form__buttons--between">
          <button type="button" class="linklike" onClick={onReport}>
            {t("report")}
          </button>
          <a href="/">{t("home")}</a>
        </div>
      </div>
    </Dialog>
  );
}
