// What travels between the server and any client: plain JSON, the same for every game. docs/wire.md says it in words. What
// the server has a struct for is in wire.gen.ts, made from it; here is what a game writes itself: words, boards, cards.
import type { Follow, State } from "./wire.gen";

export type * from "./wire.gen";

/** Words to be said in the reader's language: an id of a Fluent message and its arguments. */
export type Message = [id: string] | [id: string, args: Record<string, Arg>];
export type Arg = number | string | boolean | null | { message: Message } | Arg[];

/** The same in a change, in fewer words: a list that begins with a text is a message, and `{seat}` the name of who sits there. */
export type ShortMessage = { seat: number } | [id: string] | [id: string, args: Record<string, Short>];
export type Short = number | string | boolean | null | ShortMessage | Short[];

/** A piece of a card's corner or strip. */
export type Token =
  | { n: number | string; of: string } // an amount and its badge: 3 gold
  | { n: number | string } // a number alone: the key of a card
  | { of: string } // a badge alone
  | { glyph: string } // a bare icon
  | { sign: "or" | "then" | "per" | "and" | "up-to" } // drawn as / ▸ : + ≤
  | { text: Message }; // a few words, 24 characters at most

/** How a kind of thing is drawn wherever it is counted: a colour, an outline, an icon. */
export interface Badge {
  glyph: string;
  shape: string; // one of the closed set of styles/badges.css
  tone: string; // a colour token: var(--TONE), var(--on-TONE)
  name: Message;
}

/** What is printed on a card. It never changes in a game, so it is fetched once. */
export interface Face {
  kind: string; // `kind-KIND` says it in words; the style class card--KIND
  name: Message;
  glyph: string; // the paper figure
  scene?: string; // the landscape behind it, or
  field?: string; // the heraldic field of this badge
  key?: Token[]; // top left: what it takes, or its number
  worth?: Token[]; // top right
  cost?: Token[]; // beside the name
  tag?: { glyph: string; text: Message; badge?: string }; // on the picture; with a badge on small ones too
  type?: { glyph: string; text: Message }; // beside the name, where there is no cost
  strips?: Strip[];
  facts: Message[]; // the figures in words
  text: Message[]; // the effects in words
}
export interface Strip {
  when?: string; // an icon: sun, moon, gavel, infinity ...
  tone?: "on" | "off";
  tokens: Token[];
}

/** One component of a board. What the facts of each kind are is in docs/wire.md. */
export interface BoardNode {
  kind: "area" | "row" | "pile" | "card" | "back" | "mat" | "meter" | "track" | "token" | "die" | "map" | "note" | "leaf" | "lane" | "moment";
  id?: string;
  title?: Message;
  facts?: Record<string, any>;
  children?: BoardNode[];
}

export interface Setting {
  name: string; // words: setting-NAME, setting-NAME-about
  default: unknown;
  switch: boolean;
  object: boolean; // an object that the game reads: what earlier matches have left; no form shows it
  words: (string | number | boolean)[]; // words: setting-NAME-WORD
  items: string[]; // a list of these may be given (names: as cards)
  size: number | null;
}
export interface GameInfo {
  name: string; // words: game-NAME, game-NAME-about
  team: boolean; // all players win or lose together
  min_players: number;
  max_players: number;
  minutes: number;
  emblem: string;
  colour: string; // #rrggbb
  scene: string;
  first: { players: number; options: Record<string, unknown> }; // the recommended first game
  settings: Setting[];
  lesson: boolean; // it can be learnt at a table of its own
  campaign: string[] | null; // matches of it can follow one another: the settings that each chapter sets itself
}
/** Everything of a game that a client needs to draw it and to speak of it. */
export interface Kit {
  game: GameInfo;
  badges: Record<string, Badge>;
  faces: Record<string, Face>;
  names: Record<string, Record<string, string>>; // language -> message id -> name
  coach: Mark[]; // the notes of its tour
}
/** A note of the tour (words: coach-ID, coach-ID-text, coach-ID-next): it comes with one of these questions, after one of these events and so many answers. */
export interface Mark {
  id: string;
  asked: string[];
  seen: string[];
  after: number;
  at: { id: string; fact: string }[]; // what it points at: ids with `*` for any letters; `fact`, if any, must be true of it
}

export interface Option {
  id: string;
  text: Message;
  things?: string[]; // made of several things on the table: their ids, in the order in which one points at them
}
export interface Question {
  seat: number;
  n: number; // how many answers this seat has given: an answer that names another n comes too late
  prompt: string;
  message: Message;
  anchor: string; // a paragraph of the guide
  options: Option[];
  usual?: string; // of a payment: the option that most people would choose
}

/** A question in a change. */
export type ShortQuestion = Omit<Question, "message" | "options"> & { message: ShortMessage; options: (Omit<Option, "text"> & { text: ShortMessage })[] };

export interface ScoreLine {
  message: Message;
  n: number; // what stands on the line: its points, or how many of something that is worth none
  points: number;
  source: Message; // what it is counted with in a summary
  secret?: boolean; // known to its player alone until now
}
export interface Score {
  team: boolean; // all have won or lost together: one sheet for all of them, `winners` is everybody or nobody
  sheets: ScoreLine[][];
  totals: number[];
  winners: number[];
  ending: Message;
  tie: Message | null;
  others: { name: Message; lines: ScoreLine[]; total: number }[];
}

/** A finished match at one of its positions. */
export interface Position extends State {
  position: number;
  length: number;
}

/** A moment on the graph of a review: after so many answers. */
export interface ReviewTurn {
  at: number;
  n: number; // as the game counts its turns
  seat: number | null; // whose turn it is
  chances: number[]; // each seat's, to win
}
/** An option at a turning point. */
export interface Judged {
  id: string;
  text: Message;
  place: number; // among all that were looked at, from 1
  chance: number;
  gains: Record<string, number>;
  line: Follow[];
}
/** Where the chance of a seat turned: by its own answer (`good`, `bad`), or by what others or the dice did (`luck`). */
export interface TurningPoint {
  seat: number;
  at: number; // answers before it
  turn: number;
  kind: "good" | "bad" | "luck";
  swing: number;
  told: Message[]; // what happened
  question: { prompt: string; message: Message } | null;
  played: string;
  options: Judged[]; // the best ones, and the one that was played
}
/** How a seat decided in all. */
export interface Tally {
  seat: number;
  decisions: number;
  as_teacher: number;
  given_away: number;
  luck: number;
}
/** All that the teacher says about a finished match. */
export interface Review {
  version: number;
  together: boolean; // all chances are one: the team's, or that of whoever plays alone
  turns: ReviewTurn[];
  points: TurningPoint[];
  tallies: Tally[];
}
