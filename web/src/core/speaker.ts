// Says messages in the reader's language: the same rules as src/valtable/text.py, and a test holds the two together.
//
// Beside its words a message in an .ftl file may have attributes, which say how it goes together with others:
//   .verb, .rest   the message is "verb rest"; in a list the verb is not said again when the part before has the same
//   .after         how the message follows `$before`, the parts before it in a list, when a plain "and" will not do
//   .ARGUMENT      how that argument is put in: a list as `and` (the default) or `or`, a message as `rest`
//   .you           what it says to the `player` whose deed it tells; .you-ARGUMENT: to another player whom it names
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message, Option, Question, Setting } from "../wire";

/** A piece of a sentence that a page may draw in its own way; `text` is always what it says in plain words. */
export type Rich =
  | string
  | { kind: "amount"; n: number; of: string; text: string }
  | { kind: "player"; seat: number; text: string }
  | { kind: "card"; id: string; text: string }
  | { kind: "strong"; text: string };
type Piece = Exclude<Rich, string>;
type Args = Record<string, FluentVariable>;

const MARKS = 0xe000; // the first of Unicode's private-use characters: one stands for each piece
const MARK = /([\ue000-\uf8ff])/u;

export class Speaker {
  readonly language: string;
  readonly players: readonly string[];
  /** The seat of whoever reads it, who is "you". */
  readonly reader: number | null;
  private readonly bundle: FluentBundle;
  private readonly names: Record<string, string>;
  private readonly badges: Record<string, unknown>;
  private pieces: Piece[] | null = null; // while a rich text is made

  constructor(
    bundle: FluentBundle,
    names: Record<string, string> = {}, // data of a card pack: looked up, never read as Fluent
    players: readonly string[] = [],
    badges: Record<string, unknown> = {},
    reader: number | null = null,
  ) {
    this.language = bundle.locales[0] ?? "en";
    this.bundle = bundle;
    this.names = names;
    this.players = players;
    this.badges = badges;
    this.reader = reader;
  }

  /** The message in words. */
  say(message: Message): string {
    const [id, args = {}] = message;
    const name = Object.hasOwn(this.names, id) ? this.names[id] : undefined;
    if (name !== undefined) {
      return id.startsWith("card-") ? this.mark({ kind: "card", id: id.slice(5), text: name }) : name;
    }
    if (id === "player-name") {
      const seat = Number(args["seat"]);
      return this.mark({ kind: "player", seat, text: this.player(seat) });
    }
    if (this.pieces && id.startsWith("amount-")) {
      const of = id.slice(7);
      const n = args["n"];
      if (typeof n === "number" && Object.hasOwn(this.badges, of)) {
        return this.mark({ kind: "amount", n, of, text: this.plainly(() => this.say(message)) });
      }
    }
    const form = "only" in args && this.hasAttribute(message, "one") ? "one" : this.toReader(message);
    return this.form(message, form, this.args(message));
  }

  /** The message as pieces: plain words, and what a page may draw (amounts, players, cards). */
  rich(message: Message): Rich[] {
    return this.richly(() => this.say(message));
  }

  /** The message with a capital letter, for a heading, a button or a cell of a table. */
  title(message: Message): string {
    return capital(this.say(message));
  }

  richTitle(message: Message): Rich[] {
    return capitalRich(this.rich(message));
  }

  /** What the button of an option says: `option-PROMPT-ID` where there is one, else the option's own words. */
  option(question: Question, option: Option): string {
    return this.title(this.optionMessage(question, option));
  }

  richOption(question: Question, option: Option): Rich[] {
    return this.richTitle(this.optionMessage(question, option));
  }

  /** The name of whoever sits there. */
  player(seat: number): string {
    return this.players[seat] || this.plainly(() => this.say(["player-number", { n: seat + 1 }]));
  }

  /** Several messages as one list: "this, that and those". */
  joined(parts: readonly Message[], how = "and"): string {
    let runs: string[][] = []; // parts that share their verb
    let verb = "";
    for (const part of parts) {
      const previous = verb;
      verb = this.attribute(part, "verb");
      const last = runs.at(-1);
      if (verb && verb === previous && last) {
        last.push(this.attribute(part, "rest"));
        continue;
      }
      if (runs.length && how === "and") {
        const before = this.list(runs.map((run) => this.list(run, how)), "and-clauses");
        const whole = this.attribute(part, "after", { before });
        if (whole) {
          runs = [[whole]];
          continue;
        }
      }
      runs.push([this.say(part)]);
    }
    const clauses = parts.some((part) => this.hasAttribute(part, "verb")) ? how + "-clauses" : how;
    return this.list(runs.map((run) => this.list(run, how)), clauses);
  }

  /** What an option of the game is called, what it does, and one of the words that may be chosen for it. */
  setting(setting: Setting): string {
    return this.say(["setting-" + setting.name]);
  }

  settingAbout(setting: Setting): string {
    return this.say([`setting-${setting.name}-about`]);
  }

  settingWord(setting: Setting, word: string | number | boolean): string {
    if (typeof word === "boolean") return this.say([word ? "switch-on" : "switch-off"]);
    return this.say([`setting-${setting.name}-${word}`]);
  }

  /** Whether there are words or a name for this id. */
  has(id: string): boolean {
    return Object.hasOwn(this.names, id) || this.bundle.hasMessage(id);
  }

  // --- inside --------------------------------------------------------------------------------------------------------

  private optionMessage(question: Question, option: Option): Message {
    const special = `option-${question.prompt}-${option.id}`;
    if (!this.bundle.hasMessage(special)) return option.text;
    return [special, { ...question.message[1], ...option.text[1] }];
  }

  /** The arguments as Fluent takes them: numbers and texts. */
  private args(message: Message): Args {
    const said: Args = {};
    for (const [name, value] of Object.entries(message[1] ?? {})) {
      if (Array.isArray(value)) {
        said[name] = this.joined(value.map(messageOf), this.attribute(message, name) || "and");
      } else if (typeof value === "object" && value !== null) {
        const rest = this.attribute(message, name) === "rest" ? this.attribute(value.message, "rest") : "";
        said[name] = rest || this.say(value.message);
      } else if (typeof value === "boolean") {
        said[name] = Number(value);
      } else if (value !== null) {
        said[name] = value;
      }
    }
    return said;
  }

  /** The texts with the language's commas and its "and" or "or" before the last. */
  private list(texts: readonly string[], how: string): string {
    let whole = texts[0] ?? "";
    for (const [i, next] of texts.entries()) {
      if (i > 0) whole = this.form(["list-" + (i === texts.length - 1 ? how : "comma")], "", { before: whole, next });
    }
    return whole;
  }

  /** The attribute that speaks to the reader, where the message names them and has one. */
  private toReader(message: Message): string {
    if (this.reader === null) return "";
    for (const [name, value] of Object.entries(message[1] ?? {})) {
      const attribute = name === "player" ? "you" : `you-${name}`;
      if (seatOf(value) === this.reader && this.hasAttribute(message, attribute)) return attribute;
    }
    return "";
  }

  private hasAttribute(message: Message, attribute: string): boolean {
    return this.bundle.getMessage(message[0])?.attributes[attribute] !== undefined;
  }

  /** An attribute of the message in words, or an empty text where it has none. */
  private attribute(message: Message, attribute: string, more: Args = {}): string {
    if (!this.hasAttribute(message, attribute)) return "";
    const constant = attribute in (message[1] ?? {});
    return this.form(message, attribute, constant ? {} : { ...this.args(message), ...more });
  }

  /** The pattern of a message, or of one of its attributes, filled in. What is missing shows its id: a bug, never a user's. */
  private form(message: Message, attribute: string, args: Args): string {
    const entry = this.bundle.getMessage(message[0]);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!pattern) {
      console.error(`no words for ${message[0]} in ${this.language}`);
      return message[0];
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`cannot say ${JSON.stringify(message)} in ${this.language}: ${errors[0]}`);
    return text;
  }

  /** The piece's text; or, while a rich text is made, the mark that will be replaced by the piece. */
  private mark(piece: Piece): string {
    if (!this.pieces) return piece.text;
    this.pieces.push(piece);
    return String.fromCharCode(MARKS + this.pieces.length - 1);
  }

  private plainly<T>(work: () => T): T {
    const kept = this.pieces;
    this.pieces = null;
    try {
      return work();
    } finally {
      this.pieces = kept;
    }
  }

  private richly(work: () => string): Rich[] {
    const pieces: Piece[] = [];
    this.pieces = pieces;
    try {
      return work()
        .split(MARK)
        .filter((part) => part)
        .flatMap((part): Rich[] => {
          const piece = MARK.test(part) ? pieces[part.charCodeAt(0) - MARKS] : undefined;
          return piece ? [piece] : strong(part);
        });
    } finally {
      this.pieces = null;
    }
  }
}

/** A bundle of words from Fluent texts; the later ones add to the earlier ones. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error.message);
  }
  return bundle;
}

/** Pieces as plain words. */
export const plain = (pieces: readonly Rich[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function capitalRich(pieces: Rich[]): Rich[] {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  const start = typeof first === "string" ? capital(first) : { ...first, text: capital(first.text) };
  return [start, ...others];
}

/** Words between two pairs of stars are strong. */
function strong(text: string): Rich[] {
  return text
    .split("**")
    .map((part, i): Rich => (i % 2 ? { kind: "strong", text: part } : part))
    .filter((part) => part !== "");
}

/** The seat of the player that an argument names. */
export function seatOf(value: Arg | undefined): number | null {
  const name = value && typeof value === "object" && "message" in value ? value.message : null;
  const seat = name?.[0] === "player-name" ? name[1]?.["seat"] : null;
  return typeof seat === "number" ? seat : null;
}

function messageOf(value: Arg): Message {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value.message;
  throw new TypeError(`not a message: ${JSON.stringify(value)}`);
}
