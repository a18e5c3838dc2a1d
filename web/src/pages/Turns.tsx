// How I am told of my turns: by this browser, by a feed for any reader, or by a call to an address of my own.
import { useEffect, useState } from "preact/hooks";
import { del, get, post, put } from "../core/api";
import { alerts } from "../core/prefs";
import { t } from "../core/words";
import { allowAlerts, canAlert, isRefused } from "./alerts";
import { Dialog } from "./Dialog";
import { copy, notify, notifyProblem } from "./notices";
import { Toggle } from "./parts";

interface Telling {
  feed: string;
  hook: string | null;
  failing: boolean;
  hooks: boolean;
}

/** The switch for notifications; pressing it is when the browser asks. */
export function AlertToggle() {
  if (!canAlert()) return <p class="quiet">{t("alerts-cannot")}</p>;
  const change = (on: boolean): void => void allowAlerts(on).then((done) => done || notify(t("alerts-refused"), "problem"));
  return <Toggle label={t("alerts")} help={t(isRefused() ? "alerts-refused" : "alerts-about")} on={alerts.value && !isRefused()} onChange={change} />;
}

function Address({ label, value }: { label: string; value: string }) {
  return (
    <div class="recover">
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="btn btn--edge" onClick={() => void copy(value)}>
        {t("recovery-copy")}
      </button>
    </div>
  );
}

function Hook({ telling, onChange }: { telling: Telling; onChange: (now: Telling) => void }) {
  const [url, setUrl] = useState(telling.hook ?? "");
  const [secret, setSecret] = useState("");
  const [tried, setTried] = useState("");
  if (!telling.hooks) return <p class="quiet">{t("error-no-hooks")}</p>;
  const keep = async (): Promise<void> => {
    const made = await put<{ secret: string }>("/me/hook", { url: url.trim() });
    setSecret(made.secret);
    setTried("");
    onChange({ ...telling, hook: url.trim(), failing: false });
  };
  const trial = async (): Promise<void> => {
    const { failed } = await post<{ failed: string | null }>("/me/hook/trial");
    setTried(t(`hook-tried-${failed ?? "well"}`));
    if (failed === null) onChange({ ...telling, failing: false });
  };
  const drop = async (): Promise<void> => {
    onChange(await del<Telling>("/me/hook"));
    setUrl("");
    setSecret("");
    setTried("");
  };
  return (
    <>
      <form
        class="recover"
        onSubmit={(event) => {
          event.preventDefault();
          keep().catch(notifyProblem);
        }}
      >
        <label class="field">
          <span>{t("hook-label")}</span>
          <input type="url" required placeholder="https://" maxLength={500} value={url} onInput={(event) => setUrl(event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn btn--edge">
          {t("hook-keep")}
        </button>
      </form>
      {secret && <Address label={t("hook-secret")} value={secret} />}
      {telling.failing && <p role="alert">{t("hook-failing")}</p>}
      {telling.hook && (
        <p>
          <button type="button" class="linklike" onClick={() => void trial().catch(notifyProblem)}>
            {t("hook-try")}
          </button>{" "}
          <button type="button" class="linklike" onClick={() => void drop().catch(notifyProblem)}>
            {t("hook-drop")}
          </button>
        </p>
      )}
      <p role="status">{tried}</p>
    </>
  );
}

export function Turns({ onClose }: { onClose: () => void }) {
  const [telling, setTelling] = useState<Telling | null>(null);
  const renew = (again: boolean): void => void post<Telling>("/me/turns", { renew: again }).then(setTelling, notifyProblem);
  useEffect(() => void get<Telling>("/me/turns").then(setTelling, notifyProblem), []);
  return (
    <Dialog title={t("turns")} onClose={onClose}>
      <div class="form">
        <div class="form__part">
          <AlertToggle />
        </div>
        <div class="form__part">
          <h3>{t("feed")}</h3>
          <p class="quiet">{t("feed-about")}</p>
          {telling && <Address label={t("feed-address")} value={location.origin + telling.feed} />}
          <button type="button" class="linklike" onClick={() => renew(true)}>
            {t("feed-renew")}
          </button>
        </div>
        <div class="form__part">
          <h3>{t("hook")}</h3>
          <p class="quiet">{t("hook-about")}</p>
          {telling && <Hook telling={telling} onChange={setTelling} />}
        </div>
      </div>
    </Dialog>
  );
}
