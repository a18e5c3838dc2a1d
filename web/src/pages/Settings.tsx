// How this reader wants the page: language, light, motion, sound, and how careful a turn is.
import { confirmTurn, type Language, LANGUAGES, language, motion, muted, pace, PACES, payUsual, setTextMode, sound, textMode, theme } from "../core/prefs";
import { setLanguage, t } from "../core/words";
import { Dialog } from "./Dialog";
import { me, saveMe } from "./me";
import { notifyProblem } from "./notices";
import { openTurns } from "./open";
import { Choice, Icon, Toggle } from "./parts";

/** Each language is named in itself, for those who read no other. */
export const languageName = (code: Language): string => t(`language-${code}`);

export function changeLanguage(to: Language): void {
  setLanguage(to)
    .then(() => me.value && saveMe(me.value.name))
    .catch(notifyProblem);
}

export function Settings({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div class="form">
        <Choice
          label={t("settings-language")}
          name="language"
          value={language.value}
          options={LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={changeLanguage}
        />
        <Choice
          label={t("settings-theme")}
          name="theme"
          value={theme.value}
          options={[
            { value: "auto", label: t("settings-auto") },
            { value: "day", label: t("settings-day") },
            { value: "night", label: t("settings-night") },
          ]}
          onChange={(value) => (theme.value = value)}
        />
        <Choice
          label={t("settings-motion")}
          name="motion"
          value={motion.value}
          options={[
            { value: "auto", label: t("settings-auto") },
            { value: "full", label: t("settings-motion-full") },
            { value: "none", label: t("settings-motion-none") },
          ]}
          onChange={(value) => (motion.value = value)}
        />
        <Choice label={t("settings-pace")} name="pace" value={pace.value} options={PACES.map((one) => ({ value: one, label: t(`pace-${one}`) }))} onChange={(value) => (pace.value = value)} />
        <Toggle label={t("settings-sound")} help={t("settings-sound-about")} on={sound.value} onChange={(on) => (sound.value = on)} />
        <Toggle
          label={t("settings-confirm")}
          help={t("settings-confirm-about")}
          on={confirmTurn.value}
          onChange={(on) => (confirmTurn.value = on)}
        />
        <Toggle label={t("settings-usual")} help={t("settings-usual-about")} on={payUsual.value} onChange={(on) => (payUsual.value = on)} />
        <Toggle label={t("settings-mute")} help={t("settings-mute-about")} on={muted.value} onChange={(on) => (muted.value = on)} />
        <p>
          <button type="button" class="btn btn--edge" onClick={openTurns}>
            <Icon name="hourglass" />
            {t("turns-open")}
          </button>
        </p>
        <Toggle label={t("settings-text")} help={t("settings-text-about")} on={textMode.value} onChange={setTextMode} />
      </div>
    </Dialog>
  );
}
