// Report a problem: the player's words go to the host's folder, together with the match as it is.
import { useState } from "preact/hooks";
import { t } from "../core/words";
import { Dialog } from "./Dialog";
import { notify } from "./notices";
import type { Session } from "./session";

const REPORT_LENGTH = 2000;

export function Report({ session, onClose }: { session: Session; onClose: () => void }) {
  const [words, setWords] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    void session.report(words.trim()).then((sent) => {
      if (!sent) return;
      notify(t("report-thanks"));
      onClose();
    });
  };
  return (
    <Dialog title={t("report")} onClose={onClose}>
      <form class="form" onSubmit={submit}>
        <p class="quiet">{t("report-about")}</p>
        <label class="field">
          <span>{t("report-label")}</span>
          <textarea
            autofocus
            required
            rows={5}
            maxLength={REPORT_LENGTH}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <div class="form__buttons">
          <button type="submit" class="btn btn--main" disabled={!words.trim() || session.busy.value}>
            {t("report-send")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
