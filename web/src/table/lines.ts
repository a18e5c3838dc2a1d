// The lines of the log, told as people would: one sentence for what belongs together, under a header for each turn. Pure, and
// knows no game: it reads the engine's own words (`turn`, `roll`, `forced`, `gained`) and the arguments that every game uses (`player`,
// `gains`, `price`, `card`).
import { seatOf } from "../core/speaker.ts";
import type { Arg, Event, Message } from "../wire.ts";

export interface Line {
  /** The number of its first event. */
  n: number;
  /** What happened; or, alone, choices made for the reader one after the other. Oldest first. */
  events: Event[];
  /** The choices made for the reader that led to it, oldest first. */
  forced: Event[];
  /** What it says of all that. */
  message: Message;
  /** Whose deed it is. */
  seat: number | null;
  /** What a turn brought to others than its player. */
  aside: boolean;
}

/** A turn: whose it is, the dice of it, and its lines. Before the first one nobody's. */
export interface Turn {
  n: number;
  seat: number | null;
  number: number | null;
  dice: number[];
  lines: Line[];
}

type Args = Record<string, Arg>;
const argsOf = (message: Message): Args => message[1] ?? {};
const FORCED = "forced";
const TURN = "turn";
const ROLL = "roll";
const GAINED = "gained";
const LAST = /^last-round/u;

/** Whose deed an event tells. */
export const doerOf = (event: Event): number | null => seatOf(argsOf(event.message)["player"]);

// --- amounts ---------------------------------------------------------------------------------------------------------

type Amount = { message: Message };
const isAmount = (value: Arg | undefined): value is Amount =>
  typeof value === "object" && value !== null && "message" in value && value.message[0].startsWith("amount-") && typeof argsOf(value.message)["n"] === "number";
/** A list of amounts, of which there may be none. */
const amountsIn = (value: Arg | undefined): Amount[] | null => (Array.isArray(value) ? (value.every(isAmount) ? (value as Amount[]) : null) : isAmount(value) ? [value] : null);

/** All of it, each kind once, in the order in which they came. */
export function sumOf(lists: readonly Amount[][]): Amount[] {
  const sums = new Map<string, number>();
  for (const { message } of lists.flat()) sums.set(message[0], (sums.get(message[0]) ?? 0) + Number(argsOf(message)["n"]));
  return [...sums].map(([id, n]) => ({ message: [id, { n }] }));
}

// --- what belongs together -------------------------------------------------------------------------------------------

/** What an event gives and takes, and all else that it says. */
function bookOf(message: Message): { gains: Amount[] | null; price: Amount[] | null; counted: string[]; rest: string } {
  const args = argsOf(message);
  const counted = Object.keys(args).filter((name) => amountsIn(args[name]) !== null);
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !counted.includes(name)));
  return { gains: amountsIn(args["gains"]), price: amountsIn(args["price"]), counted, rest: JSON.stringify(rest) };
}

/** The same thing again, only more of it: "gains 2" and "gains 1" are "gains 3". */
function added(before: Message, after: Message): Message | null {
  const [old, now] = [bookOf(before), bookOf(after)];
  if (before[0] !== after[0] || old.rest !== now.rest || old.counted.length === 0 || old.counted.join() !== now.counted.join()) return null;
  const args: Args = { ...argsOf(before) };
  for (const name of old.counted) {
    const sum = sumOf([amountsIn(args[name]) ?? [], amountsIn(argsOf(after)[name]) ?? []]);
    const [one] = sum;
    if (!Array.isArray(args[name]) && (sum.length !== 1 || !one)) return null; // one amount stays one
    args[name] = Array.isArray(args[name]) ? sum : (one ?? null);
  }
  return [before[0], args];
}

const TRADE = ["told-trade", "told-trade-with"];
const isTrade = (message: Message): boolean => TRADE.includes(message[0]);

/** A message without the mat that something went to or came from. What comes from elsewhere is more than paid. */
function matless([id, args = {}]: Message): Message {
  const { from = null, to = null, ...rest } = args;
  const mats = [from, to].filter((place) => typeof place === "string");
  return mats.length === 1 && /^seat-\d+$/u.test(mats[0] as string) ? [id, rest] : [id, args];
}

/** To pay and to gain by the same card is one exchange, however often it was made. */
function traded(paid: Message, gained: Message): Message | null {
  const [before, after] = [matless(paid), matless(gained)];
  const [old, now] = [bookOf(before), bookOf(after)];
  if (old.rest !== now.rest || [...old.counted, ...now.counted].some((name) => name !== "gains" && name !== "price")) return null;
  const pays = Boolean(old.price) && !old.gains && Boolean(now.gains) && !now.price;
  if (!pays && !(isTrade(before) && Boolean(now.gains) !== Boolean(now.price))) return null;
  const args = argsOf(before);
  if (Object.keys(JSON.parse(old.rest) as Args).some((name) => name !== "player" && name !== "card")) return null;
  const all = { price: sumOf([old.price ?? [], now.price ?? []]), gains: sumOf([old.gains ?? [], now.gains ?? []]) };
  return [args["card"] === undefined ? "told-trade" : "told-trade-with", { ...args, ...all }];
}

/** The lines of these events, the first of which has the number `first`, for whoever sits at `seat`; oldest first. */
export function linesOf(events: readonly Event[], first: number, seat: number | null): Line[] {
  const lines: Line[] = [];
  for (const [i, event] of events.entries()) {
    const last = lines.at(-1);
    const doer = doerOf(event);
    const line: Line = { n: first + i, events: [event], forced: [], message: event.message, seat: doer, aside: false };
    const waiting = last && last.events[0]?.kind === FORCED;
    if (waiting && event.kind === FORCED) last.events.push(event);
    else if (waiting && seat !== null && doer === seat) lines.splice(-1, 1, { ...line, n: last.n, forced: last.events });
    else {
      const one = last && doer !== null && last.seat === doer && !event.standing && (added(last.message, event.message) ?? traded(last.message, event.message));
      if (one) {
        last.events.push(event);
        last.message = one;
      } else lines.push(line);
    }
  }
  return lines;
}

/** What came of the same thing, for each of several players: `harvested`, `harvested-nothing`. */
const NOTHING = /-nothing$/u;
const kindOf = (line: Line | undefined): string => line?.events[0]?.kind ?? "";
/** What may be read past: the game's own doing, what came to others beside a turn, and that nothing came. */
export const isRoutine = (line: Line): boolean => line.aside || line.seat === null || NOTHING.test(kindOf(line));
const isShare = (line: Line): boolean => line.seat !== null && (NOTHING.test(kindOf(line)) || (amountsIn(argsOf(line.message)["gains"]) !== null && !argsOf(line.message)["price"]));

/** What others than the turn's player gained at the same time is one line; that they gained nothing is none. */
function withAsides(lines: readonly Line[], turn: number | null, reader: number | null): Line[] {
  const told: Line[] = [];
  for (let i = 0; i < lines.length; ) {
    const first = lines[i] as Line;
    const base = kindOf(first).replace(NOTHING, "");
    let to = i + 1;
    if (turn !== null && isShare(first)) while (to < lines.length && isShare(lines[to] as Line) && kindOf(lines[to]).replace(NOTHING, "") === base) to += 1;
    const run = lines.slice(i, to);
    i = to;
    if (new Set(run.map((line) => line.seat)).size < 2) {
      told.push(...run);
      continue;
    }
    const others = run.filter((line) => line.seat !== turn);
    const shares = others.filter((line) => !NOTHING.test(kindOf(line)));
    told.push(...run.filter((line) => line.seat === turn));
    told.push(...others.filter((line) => line.seat === reader && !shares.includes(line)).map((line) => ({ ...line, aside: true })));
    if (shares.length === 0) continue;
    const parts = shares.map((line): Arg => ({ message: ["told-gain", { player: argsOf(line.message)["player"] ?? null, gains: argsOf(line.message)["gains"] ?? [] }] }));
    told.push({ n: shares[0]?.n ?? 0, events: shares.flatMap((line) => line.events), forced: shares.flatMap((line) => line.forced), message: ["told-others", { parts }], seat: null, aside: true });
  }
  return told;
}

/** Whether the second line tells what the first, a deed, has brought: of the same player, and by the same card where it names one. */
function isBrought(deed: Line, { events, message, seat }: Line): boolean {
  if (seat === null || deed.seat !== seat || deed.aside || argsOf(deed.message)["gains"] || deed.message[0] === BROUGHT) return false;
  if (events.some((event) => event.kind !== GAINED || event.standing) || argsOf(message)["price"]) return false;
  const card = argsOf(message)["card"];
  return card === undefined || Object.values(argsOf(deed.message)).some((value) => JSON.stringify(value) === JSON.stringify(card));
}
const BROUGHT = "told-brought";

/** A deed and what it has brought are one line. */
function withGains(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const deed = told.at(-1);
    if (!deed || !isBrought(deed, line)) told.push(line);
    else {
      const gains = argsOf(line.message)["gains"] ?? [];
      const said = Object.values(argsOf(deed.message)).some((value) => JSON.stringify(amountsIn(value)) === JSON.stringify(amountsIn(gains)));
      const message: Message = said ? deed.message : [BROUGHT, { deed: { message: deed.message }, gains }];
      told.splice(-1, 1, { ...deed, events: [...deed.events, ...line.events], forced: [...deed.forced, ...line.forced], message });
    }
  }
  return told;
}

/** The log by turns, oldest first; a header says what `turn` and `roll` would. */
export function turnsOf(events: readonly Event[], first: number, seat: number | null): Turn[] {
  const starts = events.flatMap((event, i) => (event.kind === TURN ? [i] : []));
  const turns: Turn[] = [];
  for (const [i, from] of [0, ...starts].entries()) {
    const to = starts[i] ?? events.length;
    const part = events.slice(from, to);
    const [head] = part;
    if (!head) continue;
    const args = head.kind === TURN ? argsOf(head.message) : {};
    const turn = { n: first + from, seat: seatOf(args["player"]), number: typeof args["n"] === "number" ? args["n"] : null };
    const told = withAsides(linesOf(part, first + from, seat).filter((line) => line.events[0]?.kind !== TURN && line.events[0]?.kind !== ROLL), turn.seat, seat);
    turns.push({ ...turn, dice: diceOf(part), lines: withGains(told) });
  }
  return turns;
}

/** What was rolled last. */
function diceOf(events: readonly Event[]): number[] {
  const roll = events.findLast((event) => event.kind === ROLL);
  return roll ? Object.entries(argsOf(roll.message)).flatMap(([name, value]) => (name.startsWith("die") && typeof value === "number" ? [value] : [])) : [];
}

// --- others, told as it happens --------------------------------------------------------------------------------------

/** What one player did in one go: told in one breath. */
export interface Beat {
  /** The number of its first event, and of the one after its last. */
  n: number;
  end: number;
  /** Whose deed it is; null: the game's own. */
  seat: number | null;
  /** The first one is said aloud. */
  lines: Line[];
  /** Dice were thrown. */
  rolled: boolean;
  /** It announces the last round. */
  last: boolean;
}

const isDeed = (line: Line): boolean => ["from", "to", "price"].some((name) => name in argsOf(line.events[0]?.message ?? [""]));
/** The same thing, of several players one after the other, that none of them went anywhere for: all of it is one breath. */
const isAlike = (last: Beat, line: Line, reader: number | null): boolean =>
  last.seat !== reader && line.seat !== reader && kindOf(line) === kindOf(last.lines.at(-1)) && (isShare(line) || !isDeed(line));

/** Whether a beat only goes on with one that is not told yet: a turn begins, or something comes of what was done. */
export const goesOn = (last: Beat, beat: Beat, reader: number | null): boolean =>
  !beat.last &&
  ((beat.seat === last.seat && last.lines.every((line) => kindOf(line) === TURN)) ||
    beat.lines.every((line) => line.aside || line.seat === null || (isShare(line) && line.seat === last.seat) || isAlike(last, line, reader)));

/** These events as beats, in their order. */
export function beatsOf(events: readonly Event[], first: number, seat: number | null): Beat[] {
  const beats: Beat[] = [];
  const starts = events.flatMap((event, i) => (event.kind === TURN ? [i] : []));
  for (const [i, from] of [0, ...starts].entries()) {
    const part = events.slice(from, starts[i] ?? events.length);
    const turn = part[0]?.kind === TURN ? doerOf(part[0]) : null;
    let fresh = true; // a turn begins a breath of its own
    for (const line of withAsides(linesOf(part, first + from, seat), turn, seat)) {
      const kind = line.events[0]?.kind;
      const announced = LAST.test(kind ?? ""); // nobody may miss it
      const last = fresh || announced ? undefined : beats.at(-1);
      fresh = announced;
      if (last && (line.aside || line.seat === null || line.seat === last.seat || isAlike(last, line, seat))) last.lines.push(line);
      else beats.push({ n: line.n, end: line.n, seat: announced ? null : line.seat, lines: [line], rolled: false, last: announced });
      const beat = beats.at(-1);
      if (!beat) continue;
      beat.end = Math.max(beat.end, line.n + line.events.length + line.forced.length);
      beat.rolled ||= kind === ROLL;
    }
  }
  for (const beat of beats) if (beat.lines.length > 1) beat.lines = beat.lines.filter((line) => line.events[0]?.kind !== TURN);
  return beats;
}

// --- since I last acted ----------------------------------------------------------------------------------------------

/** What others did, each in the last two of their deeds, and what came to the reader meanwhile. */
export interface Since {
  others: { seat: number; lines: Line[] }[];
  gains: Amount[];
}
const SINCE_LINES = 4;
const DEEDS = 2;

export function sinceOf(events: readonly Event[], from: number, seat: number | null): Since {
  const lines = linesOf(events.slice(from), from, seat).filter((line) => ![TURN, ROLL, FORCED].includes(line.events[0]?.kind ?? ""));
  const mine = lines.filter((line) => line.seat === seat && seat !== null);
  const gains = sumOf(mine.map((line) => (argsOf(line.message)["price"] ? [] : (amountsIn(argsOf(line.message)["gains"]) ?? []))));
  const bySeat = new Map<number, Line[]>();
  for (const line of lines) if (line.seat !== null && line.seat !== seat) bySeat.set(line.seat, [...(bySeat.get(line.seat) ?? []), line]);
  const others = [...bySeat].map(([other, all]) => {
    const deeds = all.filter(isDeed);
    return { seat: other, lines: (deeds.length ? deeds : all).slice(-DEEDS) };
  });
  return { others: others.slice(-(SINCE_LINES - (gains.length ? 1 : 0))), gains };
}

/** Where the reader's last turn ended, as far as the log can tell. */
export function endOfTurn(events: readonly Event[], seat: number | null): number {
  const own = events.findLastIndex((event) => event.kind === TURN && doerOf(event) === seat);
  const after = events.findIndex((event, i) => i > own && event.kind === TURN);
  return own < 0 || after < 0 ? events.length : after;
}
