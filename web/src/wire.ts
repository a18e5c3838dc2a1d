// What travels between the server and any client: plain JSON, the same for every game. docs/wire.md says it in words.

/** Words to be said in the reader's language: an id of a Fluent message and its arguments. */
export type Message = [id: string] | [id: string, args: Record<string, Arg>];
export type Arg = number | string | boolean | null | { message: Message } | Arg[];

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
  tag?: { glyph: string; text: Message }; // on the picture
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
  campaign: string[] | null; // matches of it can follow one another: the settings that each chapter sets itself
}
/** Everything of a game that a client needs to draw it and to speak of it. */
export interface Kit {
  game: GameInfo;
  badges: Record<string, Badge>;
  faces: Record<string, Face>;
  names: Record<string, Record<string, string>>; // language -> message id -> name
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
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null; // of a bot
  mine: boolean;
  online: boolean;
  asked: boolean; // the table waits for this seat
  lent: boolean; // a person's seat that the host has given to a bot
  hints: number; // that they have asked for
}
export interface Event {
  kind: string; // words: event-KIND
  message: Message;
  anchor: string;
  standing?: boolean; // a standing answer made it
}
export interface Said {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
export interface ScoreLine {
  message: Message;
  n: number; // what stands on the line: its points, or how many of something that is worth none
  points: number;
  source: Message; // what it is counted with in a summary
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
export interface TableInfo {
  id: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  public: boolean;
  hints: boolean; // may be asked for here
  seeded: boolean; // somebody chose the seed, and may know what comes
  host: boolean; // I am its host
  seats: Seat[];
  created: string;
  changed: string;
  rematch: string | null; // the table where these players go on
  campaign: string | null; // that it is played for
}
/** A chapter of a campaign. A sealed one is sent without all that could be a secret. */
export interface Chapter {
  id: string;
  number: string; // "III"; "" for one that stands apart
  standing: "won" | "open" | "sealed";
  apart: boolean;
  name?: Message;
  hook?: Message;
  facts?: Message[];
  glyph?: string;
  scene?: string;
}
/** A match of a campaign that was played to its end. */
export interface Try {
  chapter: string;
  won: boolean;
  ending: Message;
  note: Message | null; // how it went, in a few words
  when: string;
}
/** Something in the coffer. */
export interface Keepsake {
  id: string;
  name: Message;
  about: Message;
  tone: "good" | "dark"; // it helps, or comes back against the players
  glyph: string;
  scene: string;
}
export interface CampaignInfo {
  id: string;
  game: string;
  name: string;
  names: string[];
  since: string;
  changed: string;
  mine: boolean; // I may go on with it
  next: Chapter | null; // null: all are won
  playing: Chapter | null; // at its table, if that match is not over
  table: TableInfo | null; // where it is played now, or was played last
}
/** A campaign with all its chapters, its tries, and what lies in the coffer. */
export interface Shelf {
  campaign: CampaignInfo;
  chapters: Chapter[];
  tries: Try[];
  keepsakes: Keepsake[];
  options: Record<string, unknown>;
}
/** A table as one pair of eyes sees it. */
export interface State {
  version: number; // counts the changes that these eyes could see
  table: TableInfo;
  seat: number | null; // whose eyes these are; null: a spectator's
  position: number | null; // answers so far: only of a match that is over, since some of them are secret
  length: number | null; // answers in all: in a replay more than `position`
  board: BoardNode | null; // null until the game has begun
  question: Question | null;
  undo: { allowed: boolean; reason: string | null }; // words: undo-REASON
  hand: boolean; // I may raise my hand, to be asked at the next moment at which something may be used
  standing: Record<string, string>; // prompt -> the option that answers it by itself
  log: { from: number; events: Event[] }; // replaces everything from there on
  talk: { from: number; said: Said[] };
  score: Score | null;
}

/** A finished match at one of its positions. */
export interface Position extends State {
  position: number;
  length: number;
}

/** An answer of one's own that the teacher expects to follow. */
export interface Follow {
  prompt: string;
  option: string;
  text: Message;
}
/** An option of a question, judged by the teacher. */
export interface Advice {
  option: string;
  chance: number; // to win after it, 0 to 1
  share: number; // how much the teacher likes it
  gains: Record<string, number>; // what one has more or less of after it, by badge
  line: Follow[];
}
/** The best options of a question, the best first. */
export interface Hint {
  seat: number;
  n: number;
  prompt: string;
  advice: Advice[];
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
export interface ReviewStatus {
  status: "none" | "waiting" | "done" | "failed";
  done: number;
  total: number;
  review: Review | null;
}

/** What is wrong with a request. `code` has words: error-CODE; `detail` is English for developers. */
export interface Problem {
  code: string;
  detail: string;
  args?: Record<string, string | number>;
}

/** A node of a board without what is in it: that is named. */
export interface Named extends Omit<BoardNode, "children"> {
  children?: string[];
}
/** What is new to one pair of eyes since the message before; what is not there is as it was. */
export interface Change extends Partial<Omit<State, "version" | "table" | "board">> {
  version: number;
  table?: Partial<Omit<TableInfo, "seats">>;
  seats?: Record<string, Partial<Seat>>; // by number
  root?: string | null; // the outermost node; null: the game has not begun
  nodes?: Record<string, Named>; // those that have changed, by name
}
export interface ChangeSent {
  type: "change";
  n: number; // counts the messages of this connection
  after?: number; // the message that it goes on from; without it, it is everything
  change: Change;
}

// Live: the client opens /api/tables/ID/live?seat=N and may send these.
export type Up = { type: "look"; seat: number | null } | { type: "ping" } | { type: "answer"; id: number; answer: Answer };
// The server sends these.
export type Down =
  | { type: "state"; state: State } // to those who want whole states
  | ChangeSent
  | { type: "pointed"; seat: number; thing: string } // somebody points at a thing that everybody sees
  | { type: "answered"; id: number; version: number; confirm: boolean } // to the answer with this id
  | { type: "refused"; id: number; status: number; problem: Problem } // the same, and nothing was changed
  | { type: "pong" }
  | { type: "gone"; problem: Problem };

/** What taking a seat gives: a secret for programs, four words for people ("" after a recovery: they have them). */
export interface SeatTaken {
  seat: number;
  secret: string;
  recovery: string;
}
/** What opening a table (or a file, or a rematch) gives. */
export interface TableMade {
  id: string;
  secret: string; // the host's
  seats: SeatTaken[];
}
/** What opening a campaign's file gives. */
export interface CampaignMade {
  id: string;
  secret: string; // of whoever brought it
}
/** An answer; `n` and `prompt` say which question it is for. */
export interface Answer {
  seat: number;
  n: number;
  prompt: string;
  option: string;
  check?: boolean; // where there would be no way back, only say so
}
export interface Answered {
  version: number;
  confirm: boolean; // nothing was changed: it could not be taken back
}
