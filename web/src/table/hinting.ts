// Where a hint is drawn: which thing on the table, or which button, each advised option stands for now. Pure.
import type { Advice, Option, Question } from "../wire.ts";
import { type Choices, isStep } from "./options.ts";

export interface Sealed {
  rank: number; // 1 is the best
  advice: Advice;
  thing: string | null; // the thing that glows
  button: string | null; // or the option whose button it is
}

/** Every piece of advice that can be followed from where one is, with what to press for it next. */
export function sealsOf(question: Question, choices: Choices, advice: readonly Advice[]): Sealed[] {
  return advice.flatMap((one, i): Sealed[] => {
    const things = question.options.find((option) => option.id === one.option)?.things;
    const leads = (option: Option): boolean => (isStep(option) ? option.path.every((thing, at) => things?.[at] === thing) : option.id === one.option);
    const lit = [...choices.lit].find(([, option]) => option !== choices.back && leads(option));
    if (lit) return [{ rank: i + 1, advice: one, thing: lit[0], button: null }];
    const button = choices.buttons.find(leads);
    return button ? [{ rank: i + 1, advice: one, thing: null, button: button.id }] : [];
  });
}

/** "36 %" as a whole number. */
export const percent = (chance: number): number => Math.round(chance * 100);
