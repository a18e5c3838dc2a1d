// Amounts among the options of a question: "0 to 20 of these" is a row of numbers or a slider, not twenty buttons.
// Pure, and knows no game.
import type { Option } from "../wire.ts";

export interface Amounts {
  /** What is counted, where each option is a bare amount of a badge. */
  of: string | null;
  /** From the fewest to the most. */
  steps: { n: number; option: Option }[];
  /** The step that the rules name first: where a slider begins. */
  first: number;
}

const FEW = 4; // as many amounts stay buttons like all others
const LONG_FEW = 6; // of amounts that are said in a sentence
export const ROW = 12; // as many are a row of numbers; more are a slider

/** The message of an option without its number, and the number; null when it is no amount. */
function counted(option: Option): { key: string; n: number } | null {
  const [id, args = {}] = option.text;
  const { n, ...rest } = args;
  return typeof n === "number" ? { key: JSON.stringify([id, rest]), n } : null;
}

/** The options in their order; those that differ by a number only stand together, where the first of them stood. */
export function amountsOf(options: readonly Option[]): (Option | Amounts)[] {
  const groups = new Map<string, { n: number; option: Option }[]>();
  for (const option of options) {
    const found = counted(option);
    if (found) groups.set(found.key, [...(groups.get(found.key) ?? []), { n: found.n, option }]);
  }
  const parts: (Option | Amounts)[] = [];
  for (const option of options) {
    const found = counted(option);
    const steps = found ? (groups.get(found.key) ?? []) : [];
    const bare = /^amount-(.+)$/u.exec(option.text[0]);
    const distinct = new Set(steps.map((step) => step.n)).size === steps.length;
    if (!distinct || steps.length <= (bare ? FEW : LONG_FEW)) parts.push(option);
    else if (steps[0]?.option === option) {
      const sorted = [...steps].sort((a, b) => a.n - b.n);
      parts.push({ of: bare?.[1] ?? null, steps: sorted, first: sorted.findIndex((step) => step.option === option) });
    }
  }
  return parts;
}

export const isAmounts = (part: Option | Amounts): part is Amounts => "steps" in part;

/** Bare amounts fit a row of numbers, as long as there are not too many. */
export const inRow = (amounts: Amounts): boolean => amounts.of !== null && amounts.steps.length <= ROW;
