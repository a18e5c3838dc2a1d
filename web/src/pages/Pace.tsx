// How long a turn may take, and what happens when that is over.
import { duration } from "../core/time";
import { t } from "../core/words";
import type { TableInfo } from "../wire";
import { Choice } from "./parts";

type AtZero = TableInfo["at_zero"];
const PACES = [0, 60, 120, 300, 900, 3600, 8 * 3600, 86_400, 3 * 86_400, 7 * 86_400];

export const paceName = (pace: number): string => (pace ? duration(pace) : t("turn-time-none"));

interface Props {
  pace: number;
  atZero: AtZero;
  onChange: (pace: number, atZero: AtZero) => void;
}

export function Pace({ pace, atZero, onChange }: Props) {
  const offered = PACES.includes(pace) ? PACES : [...PACES, pace].sort((a, b) => a - b);
  return (
    <div class="turn-time">
      <label class="field">
        <span>{t("turn-time")}</span>
        <select class="select" value={String(pace)} onChange={(event) => onChange(Number(event.currentTarget.value), atZero)}>
          {offered.map((one) => (
            <option key={one} value={String(one)}>
              {paceName(one)}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet">{t("turn-time-about")}</p>
      {pace > 0 && (
        <Choice
          label={t("at-zero")}
          name="at-zero"
          value={atZero}
          options={(["answer", "lend"] as const).map((value) => ({ value, label: t(`at-zero-${value}`) }))}
          onChange={(value) => onChange(pace, value)}
        />
      )}
    </div>
  );
}
