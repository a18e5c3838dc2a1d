// The options of a game: each with its words, one line of help, and a control that fits what may be chosen. For a table that is
// about to be made, and for one in its lobby.
import { useEffect, useState } from "preact/hooks";
import type { GameInfo, Kit, Setting } from "../../wire";
import { loadKit } from "../../core/kit";
import type { Speaker } from "../../core/speaker";
import { capital } from "../../core/speaker";
import { speakerFor, speakerOf, t, tn } from "../../core/words";
import { Dialog } from "../Dialog";
import { notifyProblem } from "../notices";
import { Choice, Toggle } from "../parts";
import { Pace } from "../Pace";
import { atZero, hintsAllowed, hintsWanted, isPublic, options, pace, settings } from "./draft";

const OWN = "own list";

/** What is chosen, and how it is chosen otherwise. */
interface Chosen {
  values: Record<string, unknown>;
  set: (setting: Setting, value: unknown) => void;
}

/** What an item of a list is called: a card's name, or words of the setting. */
function itemName(speaker: Speaker, setting: Setting, item: string): string {
  const ids = [`card-${item}`, `setting-${setting.name}-${item}`, `${setting.name.replace(/s$/, "")}-${item}`];
  const found = ids.find((id) => speaker.has(id));
  return found ? capital(speaker.say([found])) : item;
}

function Items({ setting, speaker, chosen, set }: { setting: Setting; speaker: Speaker; chosen: readonly string[]; set: Chosen["set"] }) {
  const full = setting.size !== null && chosen.length >= setting.size;
  return (
    <div class="chips-box">
      <p class="quiet" role="status">
        {setting.size === null ? tn("options-chosen", chosen.length) : t("options-chosen-of", { n: chosen.length, size: setting.size })}
      </p>
      <div class="chips">
        {setting.items.map((item) => {
          const on = chosen.includes(item);
          return (
            <label key={item} class="pill">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && full}
                onChange={() => set(setting, on ? chosen.filter((one) => one !== item) : setting.items.filter((one) => one === item || chosen.includes(one)))}
              />
              <span>{itemName(speaker, setting, item)}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

function OneOf({ setting, speaker, value, set }: { setting: Setting; speaker: Speaker; value: unknown; set: Chosen["set"] }) {
  const list = Array.isArray(value) ? (value as string[]) : null;
  const choices = setting.words.map((word) => ({ value: JSON.stringify(word), label: capital(speaker.settingWord(setting, word)) }));
  if (setting.items.length) choices.push({ value: OWN, label: t("options-own-list") });
  return (
    <>
      <Choice
        label={speaker.setting(setting)}
        name={`setting-${setting.name}`}
        value={list ? OWN : JSON.stringify(value)}
        options={choices}
        onChange={(to) => set(setting, to === OWN ? setting.items.slice(0, setting.size ?? 0) : JSON.parse(to))}
      />
      <p class="quiet">{speaker.settingAbout(setting)}</p>
      {list && <Items setting={setting} speaker={speaker} chosen={list} set={set} />}
    </>
  );
}

/** A setting that takes any text is a file of the user's own. */
function FileOf({ setting, speaker, value, set }: { setting: Setting; speaker: Speaker; value: string; set: Chosen["set"] }) {
  const [name, setName] = useState("");
  return (
    <div class="filed">
      <label class="field">
        <span>{speaker.setting(setting)}</span>
        <input
          type="file"
          accept=".toml,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = ""; // so that the same file may be taken again
            if (!file) return;
            setName(file.name);
            file.text().then((text) => set(setting, text), notifyProblem);
          }}
        />
      </label>
      <p class="quiet">{speaker.settingAbout(setting)}</p>
      {value && (
        <p>
          {name || t("options-file-given")}{" "}
          <button type="button" class="linklike" onClick={() => set(setting, setting.default)}>
            {t("options-file-drop")}
          </button>
        </p>
      )}
    </div>
  );
}

function Control({ setting, speaker, values, set }: { setting: Setting; speaker: Speaker } & Chosen) {
  const value = values[setting.name] ?? setting.default;
  if (setting.switch && !setting.items.length) {
    return (
      <Toggle
        label={speaker.setting(setting)}
        help={speaker.settingAbout(setting)}
        on={value === true}
        onChange={(on) => set(setting, on)}
      />
    );
  }
  if (setting.words.length || setting.items.length) return <OneOf setting={setting} speaker={speaker} value={value} set={set} />;
  return <FileOf setting={setting} speaker={speaker} value={String(value ?? "")} set={set} />;
}

/** The settings of a game as a form. */
export function OptionForm({ game, settings, values, set }: { game: GameInfo; settings: readonly Setting[] } & Chosen) {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    if (game.settings.some((setting) => setting.items.length)) loadKit(game.name).then(setKit, notifyProblem);
  }, [game]);
  const speaker = kit ? speakerFor(kit) : speakerOf(game.name);
  return (
    <>
      {settings.map((setting) => (
        <div key={setting.name} class="form__part">
          <Control setting={setting} speaker={speaker} values={values} set={set} />
        </div>
      ))}
    </>
  );
}

export function Options({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const set = (setting: Setting, value: unknown): void => void (options.value = { ...options.value, [setting.name]: value });
  return (
    <Dialog title={t("options-of", { game: speakerOf(game.name).say([`game-${game.name}`]) })} onClose={onClose} wide>
      <div class="form form--options">
        <OptionForm game={game} settings={settings.value} values={options.value} set={set} />
        <div class="form__part">
          <Pace pace={pace.value} atZero={atZero.value} onChange={(each, then) => ((pace.value = each), (atZero.value = then))} />
        </div>
        <div class="form__part">
          <Toggle label={t("options-public")} help={t("options-public-about")} on={isPublic.value} onChange={(on) => (isPublic.value = on)} />
        </div>
        <div class="form__part">
          <Toggle label={t("options-hints")} help={t("options-hints-about")} on={hintsAllowed.value} onChange={(on) => (hintsWanted.value = on)} />
        </div>
        <div class="form__buttons">
          <button type="button" class="btn btn--edge" onClick={() => (options.value = { ...game.first.options })}>
            {t("options-first")}
          </button>
          <button type="button" class="btn btn--main" onClick={onClose}>
            {t("options-done")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
