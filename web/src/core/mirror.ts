// A table kept up to date by what has changed: the board is a map of named nodes, and what did not change stays the very
// same object, so that whoever draws it need not look at it again. Pure.
import type { Arg, BoardNode, Change, ChangeSent, Event, Message, Named, Question, Short, ShortMessage, ShortQuestion, State, Told } from "../wire.ts";

const NOTHING: State = {
  version: 0,
  table: { id: "", title: "", game: "", options: {}, status: "open", public: false, hints: false, seeded: false, host: false, seats: [], created: "", changed: "", rematch: null, campaign: null, result: null, pace: 0, at_zero: "answer", due: null },
  seat: null,
  position: null,
  length: null,
  board: null,
  question: null,
  undo: { allowed: false, reason: null },
  hand: false,
  standing: {},
  log: { from: 0, events: [] },
  talk: { from: 0, said: [] },
  gallery: { from: 0, said: [] },
  score: null,
};

type Whole = Named & Pick<BoardNode, "kind">;
interface Built {
  from: Whole;
  node: BoardNode;
}

export class Mirror {
  private n = 0; // the newest message that has come
  private state: State | null = null; // as it is after that message; null: something is missing
  private root: string | null = null;
  private nodes = new Map<string, Built>();

  /** A new connection counts its messages anew. */
  reset(): void {
    this.n = 0;
    this.state = null;
  }

  /** The state after this message; "old" when it came before, or too late; "missing" when one must look anew. */
  take({ n, after, change }: ChangeSent): State | "old" | "missing" {
    if (n <= this.n) return "old";
    const known = after ? (after === this.n ? this.state : null) : NOTHING;
    this.n = n;
    if (!after) this.nodes = new Map();
    this.state = known && this.applied(known, change);
    return this.state ?? "missing";
  }

  private applied(known: State, change: Change): State {
    const { table, seats, root, nodes, question, log, talk, gallery, ...plain } = change;
    const next: State = { ...known, ...plain };
    if (table || seats) next.table = { ...known.table, ...table, seats: [...known.table.seats] };
    for (const [number, facts] of Object.entries(seats ?? {})) next.table.seats[Number(number)] = { ...next.table.seats[Number(number)], ...facts } as State["table"]["seats"][number];
    if (question !== undefined) next.question = question && asked(question);
    if (log) next.log = { from: 0, events: [...known.log.events.slice(0, log.from), ...log.events.map(spoken)] };
    if (talk) next.talk = { from: 0, said: [...known.talk.said.slice(0, talk.from), ...talk.said] };
    if (gallery) next.gallery = { from: 0, said: [...known.gallery.said.slice(0, gallery.from), ...gallery.said] };
    if (root !== undefined) this.root = root;
    if (root !== undefined || nodes) next.board = this.board(nodes ?? {});
    return next;
  }

  /** The board, of which these nodes have changed. What lies nowhere any more is forgotten. */
  private board(changed: Record<string, Named>): BoardNode | null {
    const before = this.nodes;
    const lying = new Map<string, Built>();
    const build = (name: string): BoardNode[] => {
      const was = before.get(name);
      const from = wholeOf(changed[name], was?.from);
      if (!from || lying.has(name)) return []; // never of an honest server
      lying.set(name, { from, node: { kind: from.kind } }); // its place, until all that is in it is there
      const children = from.children?.flatMap(build);
      const same = was?.from === from && (children ?? []).every((child, i) => child === was.node.children?.[i]);
      const node = same ? was.node : nodeOf(name, from, children);
      lying.set(name, { from, node });
      return [node];
    };
    const [board] = this.root === null ? [] : build(this.root);
    this.nodes = lying;
    return board ?? null;
  }
}

/** A node as it is after what came of it. */
function wholeOf(came: Named | undefined, was: Whole | undefined): Whole | undefined {
  if (!came) return was;
  return came.kind ? { ...came, kind: came.kind } : was && { ...was, ...came };
}

function nodeOf(name: string, from: Whole, children: BoardNode[] | undefined): BoardNode {
  const node: BoardNode = { kind: from.kind };
  if (from.id ?? !name.includes("/")) node.id = from.id ?? name;
  if (from.title) node.title = from.title;
  if (from.facts && Object.keys(from.facts).length) node.facts = from.facts;
  if (children?.length) node.children = children;
  return node;
}

function unfolded(arg: Short): Arg {
  if (typeof arg !== "object" || arg === null) return arg;
  return Array.isArray(arg) && typeof arg[0] !== "string" ? (arg as Short[]).map(unfolded) : { message: messageOf(arg as ShortMessage) };
}

function messageOf(short: ShortMessage): Message {
  if (!Array.isArray(short)) return ["player-name", { ...short }];
  const [id, args] = short;
  return args && Object.keys(args).length ? [id, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, unfolded(arg)]))] : [id];
}

const asked = (question: ShortQuestion): Question => ({
  ...question,
  message: messageOf(question.message),
  options: question.options.map((option) => ({ ...option, text: messageOf(option.text) })),
});

function spoken({ kind, args, anchor, standing }: Told): Event {
  const line: Event = { kind, message: messageOf([`event-${kind}`, args]), anchor: anchor ?? kind };
  return standing ? { ...line, standing } : line;
}
