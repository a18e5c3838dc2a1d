// The options of the picked game: each with its words, one line of help, and a control that fits what may be chosen.
import { useEffect, useState } from "preact/hooks";
import type { GameInfo, Kit, Setting } from "../../wire";
import { loadKit } from "../../core/kit";
import type { Speaker } from "../../core/speaker";
import { capital } from "../../core/speaker";
import { speakerFor, speakerOf, t, tn } from "../../core/words";
import { Dialog } from "../Dialog";
import { notifyProblem } from "../notices";
import { Choice, Toggle } from "../parts";
import { hintsAllowed, hintsWanted, isPublic, options, settings } from "./draft";

const OWN = "own list";

function set(setting: Setting, value: unknown): void {
  options.value = { ...options.value, [setting.name]: value };
}

/** What an item of a list is called: a card's name, or words of the setting. */
function itemName(speaker: Speaker, setting: Setting, item: string): string {
  const ids = [`card-${item}`, `setting-${setting.name}-${item}`, `${setting.name.replace(/s$/, "")}-${item}`];
  const found = ids.find((id) => speaker.has(id));
  return found ? capital(speaker.say([found])) : item;
}

function Items({ setting, speaker, chosen }: { setting: Setting; speaker: Speaker; chosen: readonly string[] }) {
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

function OneOf({ setting, speaker, value }: { setting: Setting; speaker: Speaker; value: unknown }) {
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
      {list && <Items setting={setting} speaker={speaker} chosen={list} />}
    </>
  );
}

/** A setting that takes any text is a file of the user's own. */
function FileOf({ setting, speaker, value }: { setting: Setting; speaker: Speaker; value: string }) {
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

function Control({ setting, speaker }: { setting: Setting; speaker: Speaker }) {
  const value = options.value[setting.name] ?? setting.default;
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
  if (setting.words.length || setting.items.length) return <OneOf setting={setting} speaker={speaker} value={value} />;
  return <FileOf setting={setting} speaker={speaker} value={String(value ?? "")} />;
}

export function Options({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    if (game.settings.some((setting) => setting.items.length)) loadKit(game.name).then(setKit, notifyProblem);
  }, [game]);
  const speaker = kit ? speakerFor(kit) : speakerOf(game.name);
  return (
    <Dialog title={t("options-of", { game: speaker.say([`game-${game.name}`]) })} onClose={onClose} wide>
      <div class="form form--options">
        {settings.value.map((setting) => (
          <div key={setting.name} class="form__part">
            <Control setting={setting} speaker={speaker} />
          </div>
        ))}
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
