// Made by `python -m tools.wiretypes` from src/valtable/table/wire.py: do not edit.
import type { Arg, BoardNode, Message, Question, Review, Score } from "./wire";

/** Who sits there. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  mine: boolean;
  online: boolean;
  asked: boolean;
  lent: boolean;
  hints: number;
}
/** A line of the log. `standing`: a standing answer made it, nobody had to be asked. */
export interface Event {
  kind: string;
  message: Message;
  anchor: string;
  standing?: boolean;
}
/** A line of table talk. */
export interface Said {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
/** A table from outside. */
export interface TableInfo {
  id: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  public: boolean;
  hints: boolean;
  seeded: boolean;
  host: boolean;
  seats: Seat[];
  created: string;
  changed: string;
  rematch: string | null;
  campaign: string | null;
}
/** Whether the last answer can be taken back, and if not, why. */
export interface Undo {
  allowed: boolean;
  reason: string | null;
}
/** The log from a line on: it replaces everything from there. */
export interface LogFrom {
  from: number;
  events: Event[];
}
/** The talk from a line on. */
export interface TalkFrom {
  from: number;
  said: Said[];
}
/** A table as one pair of eyes sees it. `version` counts the changes that these eyes could see. `position` and `length` count everybody's answers, also the secret ones: they are there only when the match is over. */
export interface State {
  version: number;
  table: TableInfo;
  seat: number | null;
  position: number | null;
  length: number | null;
  board: BoardNode | null;
  question: Question | null;
  undo: Undo;
  hand: boolean;
  standing: Record<string, string>;
  log: LogFrom;
  talk: TalkFrom;
  score: Score | null;
}
/** A line of the log in fewer words: its message is `event-KIND` with these `args`, its anchor is `kind` where there is no other. */
export interface Told {
  kind: string;
  args: Record<string, Arg>;
  anchor?: string;
  standing?: boolean;
}
/** The log from a line on: it replaces everything from there. */
export interface News {
  from: number;
  events: Told[];
}
/** A node of a board as it travels, by its name: its `children` are names. Without a `kind` it is the node that it was, but for the facts or the children that are here. */
export interface Named {
  kind?: BoardNode["kind"];
  id?: string;
  title?: Message;
  facts?: BoardNode["facts"];
  children?: string[];
}
/** What is new to one pair of eyes since the message before. What is not there is as it was. `table` and `seats` have the fields of a TableInfo and of its seats (by their number) that have changed. `nodes` are those of the board that have changed, by name. `root` names the outermost one (`null`: the match has not begun). */
export interface Change {
  version: number;
  table?: Partial<TableInfo>;
  seats?: Record<string, Partial<Seat>>;
  seat?: number | null;
  position?: number | null;
  length?: number | null;
  root?: string | null;
  nodes?: Record<string, Named>;
  question?: Question | null;
  undo?: Undo;
  hand?: boolean;
  standing?: Record<string, string>;
  log?: News;
  talk?: TalkFrom;
  score?: Score | null;
}
/** A match of a campaign that was played to its end: `ending` and `note` tell how. */
export interface Try {
  chapter: string;
  won: boolean;
  ending: Message;
  note: Message | null;
  when: string;
}
/** A chapter of a campaign: `won`, `open`, or `sealed` and without all that could be a secret. */
export interface Chapter {
  id: string;
  number: string;
  standing: "won" | "open" | "sealed";
  apart: boolean;
  name?: Message | null;
  hook?: Message | null;
  facts?: Message[];
  glyph?: string;
  scene?: string;
}
/** Something in the coffer: it helps (`good`), or comes back against the players (`dark`). */
export interface Keepsake {
  id: string;
  name: Message;
  about: Message;
  tone: "good" | "dark";
  glyph: string;
  scene: string;
}
/** A campaign from outside. `next` is the chapter to go on with; none when all are won. `mine`: I may go on with it. `table` is where it is played now, or was played last, and `playing` the chapter that is played there, if that match is not over. */
export interface CampaignInfo {
  id: string;
  game: string;
  name: string;
  names: string[];
  since: string;
  changed: string;
  mine: boolean;
  next: Chapter | null;
  playing: Chapter | null;
  table: TableInfo | null;
}
/** A campaign with all its chapters, the tries in the order they were made, and what lies in the coffer. */
export interface Shelf {
  campaign: CampaignInfo;
  chapters: Chapter[];
  tries: Try[];
  keepsakes: Keepsake[];
  options: Record<string, unknown>;
}
/** The tables a guest can go to from the home page. */
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}
/** Who is asking. */
export interface Me {
  name: string;
  language: string;
}
/** A seat and what proves it: a secret for programs, four words for people. */
export interface SeatTaken {
  seat: number;
  secret: string;
  recovery: string;
}
/** A new table: its address, the host's secret and those of the seats that are mine. */
export interface TableMade {
  id: string;
  secret: string;
  seats: SeatTaken[];
}
/** What became of an answer. `confirm`: nothing was changed, since there would be no way back; send no `check`. */
export interface Answered {
  version: number;
  confirm: boolean;
}
/** The version after a change, as my eyes count it: those of the seat that acted, or of my first one. */
export interface Changed {
  version: number;
}
/** An answer of my own that is expected to follow. */
export interface Follow {
  prompt: string;
  option: string;
  text: Message;
}
/** An option of the question, judged: the chance to win after it, how much the teacher likes it, what I have more or less of after it (by badge), and what is expected to follow. */
export interface Advice {
  option: string;
  chance: number;
  share: number;
  gains: Record<string, number>;
  line: Follow[];
}
/** The best options of a question, the best first. */
export interface Hint {
  seat: number;
  n: number;
  prompt: string;
  advice: Advice[];
}
/** How far the review of a match is: `none` was asked for, or it is `waiting`, `done` or `failed`. `done` of its `total` answers have been looked at. */
export interface ReviewStatus {
  status: "none" | "waiting" | "done" | "failed";
  done: number;
  total: number;
  review: Review | null;
}
/** The name of the report in the host's folder. */
export interface Reported {
  id: string;
}
/** What is wrong with a request. */
export interface Problem {
  code: string;
  detail: string;
  args?: Record<string, string | number>;
}
/** One seat of a new table: `me` and `person` sit at this screen, `open` waits for somebody, a `bot` is none. */
export interface SeatWanted {
  kind: "me" | "person" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}
/** A new table. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  public?: boolean;
  hints?: boolean | null;
  title?: string;
  campaign?: boolean;
  seed?: number | null;
}
/** The chapter to play now, with the options that are to be others than last time. `after` is the campaign's table that I know of. Where it goes on at another one already, I am sent there. */
export interface NewTry {
  chapter: string;
  after: string | null;
  options?: Record<string, unknown>;
}
/** A campaign from a file: its address, and the secret that proves who brought it. */
export interface CampaignMade {
  id: string;
  secret: string;
}
/** A guest's name and language. */
export interface WhoIAm {
  name?: string | null;
  language?: string | null;
}
/** The name to sit down with; without one it is the guest's. */
export interface Sit {
  name?: string | null;
}
/** What the host does with a seat. */
export interface SeatChange {
  kind: "bot" | "person" | "open";
  level?: string | null;
}
/** The words of a seat. */
export interface Words {
  words: string;
}
/** What the host changes on a table. */
export interface TableChange {
  public?: boolean | null;
  hints?: boolean | null;
  title?: string | null;
}
/** An answer. `n` and `prompt` say which question it is for, so that a late one is noticed. */
export interface Answer {
  seat: number;
  n: number;
  prompt: string;
  option: string;
  check?: boolean;
}
/** The question for which a hint is wanted, as an answer names it. */
export interface HintWanted {
  seat: number;
  n: number;
  prompt: string;
}
/** A moment of a finished match to play on from, in that seat. `levels` are those of the bots in the other seats, in their order; where there are too few, the last one counts for the rest, and without any they are as they were. */
export interface Practice {
  position: number;
  seat: number;
  levels?: string[];
}
/** For which seat: whose last answer is taken back, or who raises a hand. */
export interface Mine {
  seat: number;
}
/** Always answer this so; without an option, ask again from now on. */
export interface Standing {
  prompt: string;
  option?: string | null;
}
/** Something said at the table. */
export interface Talk {
  seat: number;
  text: string;
}
/** A thing on the board that somebody points at, by its id. */
export interface Point {
  seat: number;
  thing: string;
}
/** What went wrong, in the player's words. */
export interface Report {
  words: string;
  seat?: number | null;
}
/** From now on through the eyes of this seat of mine. */
export interface Look {
  type: "look";
  seat?: number | null;
}
/** Are you there? */
export interface Ping {
  type: "ping";
}
/** An answer; `id` is the client's own number for it, and comes back with the reply. */
export interface AnswerUp {
  type: "answer";
  id: number;
  answer: Answer;
}
/** The table as it is now. */
export interface StateSent {
  type: "state";
  state: State;
}
/** What has changed since the message numbered `after`; without that, everything, whatever one had before. `n` counts the messages of this connection. Whoever has another one than `after` cannot use it, and looks anew. */
export interface ChangeSent {
  type: "change";
  n: number;
  change: Change;
  after?: number;
}
/** What became of the answer with this id: it is committed, or (`confirm`) nothing was changed. */
export interface AnsweredSent {
  type: "answered";
  id: number;
  version: number;
  confirm: boolean;
}
/** The answer with this id was refused, and nothing was changed; `status` is that of HTTP. */
export interface Refused {
  type: "refused";
  id: number;
  status: number;
  problem: Problem;
}
/** Somebody points at a thing that everybody at the table sees. It is not kept: who comes later does not get it. */
export interface Pointed {
  type: "pointed";
  seat: number;
  thing: string;
}
/** Something is wrong; the connection may be closed after it. */
export interface Gone {
  type: "gone";
  problem: Problem;
}
/** I am. */
export interface Pong {
  type: "pong";
}
/** What a client says over a live connection. */
export type Up = Look | Ping | AnswerUp;
/** What it is told there. */
export type Down = StateSent | ChangeSent | AnsweredSent | Refused | Pointed | Gone | Pong;
