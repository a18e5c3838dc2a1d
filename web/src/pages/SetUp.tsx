// How the game will be played, for everybody in the lobby to see, and for its host to change until it begins.
import { useState } from "preact/hooks";
import type { Kit, Setting, State } from "../wire";
import { capital, type Speaker } from "../core/speaker";
import { speakerFor, t } from "../core/words";
import { Dialog } from "./Dialog";
import { OptionForm } from "./home/Options";
import { Pace, paceName } from "./Pace";
import { Icon } from "./parts";
import type { Session } from "./session";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was chosen, in a word. */
function chosen(setting: Setting, value: unknown, speaker: Speaker): string {
  if (Array.isArray(value)) return t("options-own-list");
  if (setting.switch && typeof value === "boolean") return t(value ? "set-up-on" : "set-up-off");
  const word = setting.words.find((one) => same(one, value));
  return word === undefined ? t("options-file-given") : capital(speaker.settingWord(setting, word));
}

function Change({ state, kit, session, settings, onClose }: { state: State; kit: Kit; session: Session; settings: readonly Setting[]; onClose: () => void }) {
  const [changed, setChanged] = useState<Record<string, unknown>>({});
  const [time, setTime] = useState<Pick<State["table"], "pace" | "at_zero">>({ pace: state.table.pace, at_zero: state.table.at_zero });
  const done = async (): Promise<void> => {
    if (await session.setUp({ ...time, ...(Object.keys(changed).length ? { options: changed } : {}) })) onClose();
  };
  return (
    <Dialog title={t("set-up")} onClose={onClose} wide>
      <div class="form form--options">
        <OptionForm game={kit.game} settings={settings} values={{ ...state.table.options, ...changed }} set={(setting, value) => setChanged({ ...changed, [setting.name]: value })} />
        <div class="form__part">
          <Pace pace={time.pace} atZero={time.at_zero} onChange={(pace, atZero) => setTime({ pace, at_zero: atZero })} />
        </div>
        <div class="form__buttons">
          <button type="button" class="btn btn--main" disabled={session.busy.value} onClick={() => void done()}>
            {t("options-done")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

export function SetUp({ state, kit, session }: { state: State; kit: Kit; session: Session }) {
  const [open, setOpen] = useState(false);
  const speaker = speakerFor(kit);
  const settings = kit.game.settings.filter((setting) => !setting.object);
  const special = settings.filter((setting) => setting.name in state.table.options && !same(state.table.options[setting.name], setting.default));
  return (
    <section class="panel panel--pad" aria-labelledby="lobby-set-up">
      <h2 id="lobby-set-up">{t("set-up")}</h2>
      <ul class="set-up">
        <li>
          {t("turn-time")}{t("text-colon")} <b>{paceName(state.table.pace)}</b>
        </li>
        {state.table.pace > 0 && (
          <li>
            {t("at-zero")}{t("text-colon")} <b>{t(`at-zero-${state.table.at_zero}`)}</b>
          </li>
        )}
        {special.map((setting) => (
          <li key={setting.name}>
            {speaker.setting(setting)}{t("text-colon")} <b>{chosen(setting, state.table.options[setting.name], speaker)}</b>
          </li>
        ))}
        {special.length === 0 && <li class="quiet">{t("set-up-plain")}</li>}
      </ul>
      {state.table.host && !state.table.campaign && (
        <button type="button" class="btn btn--edge" onClick={() => setOpen(true)}>
          <Icon name="cog" />
          {t("set-up-change")}
        </button>
      )}
      {open && <Change state={state} kit={kit} session={session} settings={settings} onClose={() => setOpen(false)} />}
    </section>
  );
}
