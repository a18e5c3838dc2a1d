// The guest's name, changed at any time.
import { useState } from "preact/hooks";
import { t } from "../core/words";
import { Dialog } from "./Dialog";
import { me, NAME_LENGTH, saveMe } from "./me";
import { notifyProblem } from "./notices";

export function NameDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const submit = (event: Event): void => {
    event.preventDefault();
    saveMe(name.trim()).then(onClose, notifyProblem);
  };
  return (
    <Dialog title={t("name-title")} onClose={onClose}>
      <form class="form" onSubmit={submit}>
        <p class="quiet">{t("name-about")}</p>
        <label class="field">
          <span>{t("name-label")}</span>
          <input
            type="text"
            autofocus
            required
            maxLength={NAME_LENGTH}
            autocomplete="nickname"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div class="form__buttons">
          <button type="submit" class="btn btn--main">
            {t("name-keep")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
