// Made by `python -m tools.wiretypes` from src/valtable/table/wire.py: do not edit.
import type { BoardNode, Message, Question, Review, Score, Short, ShortQuestion } from "./wire";

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
  late: boolean;
  missed: boolean;
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
/** How a match ended: what each seat had, and who won. Of a team the totals are 1 or 0. `whole`: it was played at this table from its deal, and not opened from a file or gone on with for practice. */
export interface Result {
  totals: number[];
  winners: number[];
  team: boolean;
  whole: boolean;
}
/** A table from outside. `pace`: seconds for a turn (0: any time); `due`: when the time of those who are waited for is up; `at_zero`: a bot then answers for them this once, or has their seat until they take it back. */
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
  result: Result | null;
  pace: number;
  at_zero: "answer" | "lend";
  due: string | null;
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
/** A table as one pair of eyes sees it. `gallery` is the spectators' talk, which players hear before and after the game, not while they play. `version` counts the changes that these eyes could see. `position` and `length` count everybody's answers, also the secret ones: they are there only when the match is over. */
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
  gallery: TalkFrom;
  score: Score | null;
}
/** A line of the log in fewer words: its message is `event-KIND` with these `args`, its anchor is `kind` where there is no other. */
export interface Told {
  kind: string;
  args: Record<string, Short>;
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
  question?: ShortQuestion | null;
  undo?: Undo;
  hand?: boolean;
  standing?: Record<string, string>;
  log?: News;
  talk?: TalkFrom;
  gallery?: TalkFrom;
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
/** A payment that was made the usual way, without a question: it was the answer `n` of its seat to this question. */
export interface Paid {
  n: number;
  prompt: string;
  message: Message;
  option: unknown;
}
/** What became of an answer. `confirm`: nothing was changed, since there would be no way back; send no `check`. `paid` are the payments that followed it by themselves. */
export interface Answered {
  version: number;
  confirm: boolean;
  paid?: Paid[];
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
/** A turn of a finished match: it begins after `at` answers, is turn `n` as the game counts, and that seat's. `points` are what everybody would have had if the game had ended there; none where a team wins or loses together. */
export interface TurnMark {
  at: number;
  n: number;
  seat: number | null;
  points: number[];
}
/** The turns of a finished match; the last mark is its end. */
export interface Course {
  length: number;
  marks: TurnMark[];
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
/** A new table. With `lesson` the game itself says who else plays, with which options and with which seed. */
export interface NewTable {
  game: string;
  seats?: SeatWanted[];
  options?: Record<string, unknown>;
  public?: boolean;
  hints?: boolean | null;
  title?: string;
  pace?: number;
  at_zero?: "answer" | "lend";
  campaign?: boolean;
  lesson?: boolean;
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
/** What the host does with a seat; `none` takes it away, before the game begins. */
export interface SeatChange {
  kind: "bot" | "person" | "open" | "none";
  level?: string | null;
}
/** The words of a seat. */
export interface Words {
  words: string;
}
/** What the host changes on a table; `options` (those that are to be others; `null`: as the game has it), `pace` and `at_zero` before the game begins. */
export interface TableChange {
  public?: boolean | null;
  hints?: boolean | null;
  title?: string | null;
  options?: Record<string, unknown> | null;
  pace?: number | null;
  at_zero?: "answer" | "lend" | null;
}
/** An answer. `n` and `prompt` say which question it is for, so that a late one is noticed. `usual`: the payments that follow it are made the usual way, as long as each of them could be taken back. */
export interface Answer {
  seat: number;
  n: number;
  prompt: string;
  option: string;
  check?: boolean;
  usual?: boolean;
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
/** For which seat: who raises a hand. */
export interface Mine {
  seat: number;
}
/** Whose last answer is taken back. `n`: also those before it, as far as that can be, down to so many answers. */
export interface TakeBack {
  seat: number;
  n?: number | null;
}
/** Always answer this so; without an option, ask again from now on. */
export interface Standing {
  prompt: string;
  option?: string | null;
}
/** Something said at the table; without a seat among those who watch. */
export interface Talk {
  text: string;
  seat?: number | null;
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
  paid?: Paid[];
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
