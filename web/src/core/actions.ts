// What can be done at a table: the page around it gives these to whatever draws it (the table, or the text mode).
import type { ReadonlySignal } from "@preact/signals";
import type { Hint, Message, Paid } from "../wire";

/** What came of an answer. "confirm": it was only tried, and cannot be taken back; ask, then answer with `confirmed`. */
export type Answered = "done" | "confirm" | "refused";

/** Payments that were made the usual way after an answer of mine, without a question. */
export interface PaidNow {
  seat: number;
  /** How many answers this seat had given before that answer. */
  before: number;
  made: readonly Paid[];
}

export interface Actions {
  answer(option: string, confirmed?: boolean): Promise<Answered>;
  /** Takes the last answer back, with the payments that followed it by themselves. */
  undo(): Promise<void>;
  /** The payments that followed my last answer, as long as they can be changed. */
  paid?: ReadonlySignal<PaidNow | null>;
  /** Takes these payments back, but not the answer before them. */
  change?(): Promise<void>;
  /** Asks to be asked at the next moment at which something may be used. */
  raiseHand(): Promise<void>;
  /** Always answers this prompt so; null ends it. */
  standing(prompt: string, option: string | null): Promise<void>;
  /** What the teacher thinks of the open question's options; null when it could not say. */
  hint(): Promise<Hint | null>;
  /** Why a thing of the board is no answer to the open question: the rules' reasons, the first one first. */
  whyNot(thing: string): Promise<readonly Message[]>;
  /** Says something at the table; false when it was refused, so that the words stay in their field. */
  talk(text: string): Promise<boolean>;
  /** Points at a thing on the table, for everybody to see. */
  point(thing: string): Promise<void>;
  /** Opens the rules beside the table, at a paragraph. */
  guide(anchor: string): void;
  /** Open the dialogs of the page: settings, this table and its seats, a report of a problem. */
  settings(): void;
  menu(): void;
  report(): void;
  /** Several people at this screen: hides what this one sees, and asks who comes next. */
  pass?: (() => void) | undefined;
}
