// What has moved between two boards: cards from where there are fewer to where there are more, tokens with a name of
// their own, and counters that changed. The events say which went where, and in which order; what they do not tell is guessed.
import type { Arg, BoardNode, Event } from "../wire.ts";

export interface Move {
  /** The face that flies; null: face down. */
  card: string | null;
  from: string;
  to: string;
}
export interface Tick {
  id: string;
  of: string | null;
  by: number;
}
export interface Changes {
  moves: Move[];
  ticks: Tick[];
  /** Tokens that lie elsewhere now. */
  tokens: string[];
  /** Counted tokens that went from one thing to another. */
  pieces: { of: string; from: string; to: string }[];
  /** Barriers that were breached, mended, built or torn down. */
  barriers: { id: string; from: string; to: string }[];
  /** Dice that show something new, or are new. */
  dice: string[];
  /** Things whose top card or count changed without a flight. */
  changed: string[];
}

/** What an event tells of something that goes from one place to another. */
export interface Told {
  from: string;
  to: string;
  card: string | null;
  /** What is gained on the way, by badge. */
  gains: { of: string; n: number }[];
}

/** The moves that events tell, in their order. */
export function toldOf(events: readonly Event[]): Told[] {
  return events.flatMap((event): Told[] => {
    const args = event.message[1] ?? {};
    const [from, to] = [args["from"], args["to"]];
    if (typeof from !== "string" || typeof to !== "string" || from === to) return [];
    const named = messageIn(args["card"])?.[0];
    const gains = [args["gains"], args["what"]].flatMap((value) => (Array.isArray(value) ? value : value === undefined ? [] : [value])).flatMap((value) => {
      const message = messageIn(value);
      const n = message?.[1]?.["n"];
      return message?.[0].startsWith("amount-") && typeof n === "number" ? [{ of: message[0].slice(7), n }] : [];
    });
    return [{ from, to, card: named?.startsWith("card-") ? named.slice(5) : null, gains }];
  });
}
const messageIn = (value: Arg | undefined) => (typeof value === "object" && value !== null && "message" in value ? value.message : null);

interface Known {
  within: Map<string, string[]>; // what each thing lies in, itself first
  cards: Map<string, Map<string, number>>; // face -> thing -> how many
  backs: Map<string, number>;
  meters: Map<string, { value: number; of: string | null }>;
  dice: Map<string, string | null>; // value and roll
  tokens: Map<string, string>; // where each lies
  pieces: Map<string, Map<string, number>>; // badge -> thing -> how many, of what lies about and of what is counted
  lying: Set<string>; // the badges of what lies about
  barriers: Map<string, string>; // how each stands
  looks: Map<string, string>;
}

const HIDDEN_MOST = 3; // flights of one kind: more would be a swarm

function read(board: BoardNode): Known {
  const known: Known = { within: new Map(), cards: new Map(), backs: new Map(), meters: new Map(), dice: new Map(), tokens: new Map(), pieces: new Map(), lying: new Set(), barriers: new Map(), looks: new Map() };
  const put = (card: string, id: string, n: number): void => {
    const where = known.cards.get(card) ?? new Map<string, number>();
    where.set(id, (where.get(id) ?? 0) + n);
    known.cards.set(card, where);
  };
  const lay = (of: unknown, id: string, n: number): void => {
    if (typeof of !== "string") return;
    const where = known.pieces.get(of) ?? new Map<string, number>();
    where.set(id, (where.get(id) ?? 0) + n);
    known.pieces.set(of, where);
  };
  const walk = (node: BoardNode, holder: string, inside: string): void => {
    const facts = node.facts ?? {};
    const id = node.id ?? holder;
    if (node.id) known.within.set(node.id, [node.id, ...(known.within.get(holder) ?? [])]);
    if (node.kind === "meter" && node.id && typeof facts["value"] === "number") lay(facts["of"], id, facts["value"]);
    // What lies about has a name or an owner; other tokens only say something about what they lie on, such as its price.
    if (node.kind === "token" && inside !== "track" && typeof facts["of"] === "string" && (node.id || facts["seat"] !== undefined)) {
      lay(facts["of"], id, typeof facts["value"] === "number" ? facts["value"] : 1);
      known.lying.add(facts["of"]);
    }
    if (node.id && typeof facts["barrier"] === "string") known.barriers.set(node.id, facts["barrier"]);
    if (node.kind === "card" || node.kind === "pile") {
      const card: unknown = facts["card"];
      const beneath: unknown[] = Array.isArray(facts["beneath"]) ? facts["beneath"] : [];
      if (typeof card === "string" && !facts["exhausted"]) {
        put(card, id, Math.max(1, Number(facts["count"] ?? 1) - beneath.length));
        for (const below of beneath) if (typeof below === "string") put(below, id, 1);
      }
      if (facts["below"]) known.backs.set(id, (known.backs.get(id) ?? 0) + Number(facts["below"]));
      if (node.id) known.looks.set(node.id, `${String(card)} ${String(facts["count"])} ${String(facts["exhausted"])}`);
    } else if (node.kind === "back") {
      known.backs.set(id, (known.backs.get(id) ?? 0) + Number(facts["count"] ?? 1));
    } else if (node.kind === "meter" && node.id && typeof facts["value"] === "number") {
      known.meters.set(node.id, { value: facts["value"], of: typeof facts["of"] === "string" ? facts["of"] : null });
    } else if (node.kind === "token" && node.id) {
      known.tokens.set(node.id, inside === "track" ? `${holder} ${String(facts["value"])}` : holder);
    } else if (node.kind === "die" && node.id) {
      known.dice.set(node.id, typeof facts["value"] === "number" ? `${facts["value"]} ${String(facts["roll"])}` : null);
    }
    for (const child of node.children ?? []) walk(child, node.id ?? holder, node.kind);
  };
  walk(board, "", "");
  return known;
}

/** Where each kind of card became fewer and more. */
function shifts(before: Map<string, number>, after: Map<string, number>): { fewer: string[]; more: string[] } {
  const fewer: string[] = [];
  const more: string[] = [];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const by = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    for (let i = 0; i < Math.min(Math.abs(by), HIDDEN_MOST); i += 1) (by > 0 ? more : fewer).push(id);
  }
  return { fewer, more };
}

/** The thing of a list that lies at that place, or in it; taken off the list. */
function takeAt(things: string[], place: string, known: Known): string | undefined {
  const at = things.findIndex((thing) => known.within.get(thing)?.includes(place));
  return at < 0 ? undefined : things.splice(at, 1)[0];
}

export function changesOf(before: BoardNode, after: BoardNode, told: readonly Told[] = []): Changes {
  const [old, now] = [read(before), read(after)];
  const moves: Move[] = [];
  const backs = shifts(old.backs, now.backs);
  const appeared: { card: string; to: string }[] = [];
  const vanished: { card: string; from: string }[] = [];
  const none = new Map<string, number>();
  for (const card of new Set([...old.cards.keys(), ...now.cards.keys()])) {
    const { fewer, more } = shifts(old.cards.get(card) ?? none, now.cards.get(card) ?? none);
    for (const one of told.filter((each) => each.card === card)) {
      const from = takeAt(fewer, one.from, old);
      const to = from === undefined ? undefined : takeAt(more, one.to, now);
      if (from !== undefined && to !== undefined) moves.push({ card, from, to });
      else if (from !== undefined) fewer.push(from);
    }
    for (const to of more) {
      const from = fewer.shift();
      if (from === undefined) appeared.push({ card, to });
      else moves.push({ card, from, to });
    }
    for (const from of fewer) vanished.push({ card, from });
  }
  // A card that was not seen before was drawn from where there are fewer backs; turned up in its own pile it stays there.
  for (const { card, to } of appeared) {
    const own = backs.fewer.indexOf(to);
    if (own >= 0) backs.fewer.splice(own, 1);
    else {
      const from = backs.fewer.shift();
      if (from !== undefined) moves.push({ card, from, to });
    }
  }
  for (const { card, from } of vanished) {
    const to = backs.more.shift();
    if (to !== undefined && to !== from) moves.push({ card, from, to });
  }
  for (const to of backs.more) {
    const from = backs.fewer.shift();
    if (from !== undefined && from !== to) moves.push({ card: null, from, to });
  }
  const ticks: Tick[] = [];
  for (const [id, { value, of }] of now.meters) {
    const was = old.meters.get(id);
    if (was && was.value !== value) ticks.push({ id, of, by: value - was.value });
  }
  const dice = [...now.dice].filter(([id, value]) => value !== null && old.dice.get(id) !== value).map(([id]) => id);
  const tokens = [...now.tokens].filter(([id, holder]) => old.tokens.has(id) && old.tokens.get(id) !== holder).map(([id]) => id);
  const barriers: Changes["barriers"] = [];
  for (const [id, to] of now.barriers) {
    const from = old.barriers.get(id);
    if (from !== undefined && from !== to) barriers.push({ id, from, to });
  }
  const pieces: Changes["pieces"] = [];
  for (const of of new Set([...old.lying, ...now.lying])) {
    const { fewer, more } = shifts(old.pieces.get(of) ?? none, now.pieces.get(of) ?? none);
    for (const to of more) {
      const from = fewer.shift();
      if (from !== undefined) pieces.push({ of, from, to });
    }
  }
  const order = (move: Move): number => {
    const at = told.findIndex((one) => one.card === move.card && (now.within.get(move.to)?.includes(one.to) ?? false));
    return at < 0 ? told.length : at;
  };
  moves.sort((a, b) => order(a) - order(b));
  const flown = new Set(moves.flatMap((move) => [move.from, move.to]));
  const changed = [...now.looks].filter(([id, look]) => old.looks.has(id) && old.looks.get(id) !== look && !flown.has(id));
  return { moves, ticks, tokens, pieces, barriers, dice, changed: changed.map(([id]) => id) };
}
