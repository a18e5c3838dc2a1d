// The pure parts of the pages: what has changed put in its place, whom the screen is handed to, the score sheet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Mirror } from "../src/core/mirror.ts";
import { handOverTo } from "../src/pages/handing.ts";
import { countOf, sheetOf, whyOf } from "../src/pages/scoring.ts";
import type { Change, ChangeSent, Said, Score, ScoreLine, Seat, State, Told } from "../src/wire.ts";

const seat = (n: number, more: Partial<Seat> = {}): Seat => ({
  seat: n, kind: "person", name: `P${n}`, level: null, mine: true, online: true, asked: false, lent: false, ...more,
});
const event = (kind: string): Told => ({ kind, args: {} });
const said = (n: number): Said => ({ n, seat: 0, name: "P0", text: String(n), at: "" });

function state(more: Partial<State> = {}, seats: Seat[] = [seat(0), seat(1)]): State {
  return {
    version: 1, seat: 0, position: 0, length: 0, board: null, question: null, undo: { allowed: false, reason: null }, standing: {},
    table: { id: "t", title: "", game: "g", options: {}, status: "playing", public: false, host: true, seats, created: "", changed: "", rematch: null },
    log: { from: 0, events: [] }, talk: { from: 0, said: [] }, score: null, ...more,
  };
}

/** A message of a connection: what has changed on a small board. */
const sent = (n: number, after: number | undefined, change: Omit<Change, "version">): ChangeSent => ({ type: "change", n, after, change: { version: n, ...change } });
const whole = (n: number): ChangeSent =>
  sent(n, undefined, {
    seat: 0, table: { id: "t" }, seats: { 0: { seat: 0, asked: true }, 1: { seat: 1, asked: false } }, root: "table", question: null,
    nodes: { table: { kind: "area", children: ["left", "right"] }, left: { kind: "row", children: ["left/0"] }, "left/0": { kind: "note" }, right: { kind: "meter", facts: { value: 1 } } },
    log: { from: 0, events: [event("a"), event("b")] }, talk: { from: 0, said: [said(0)] },
  });

function taken(mirror: Mirror, message: ChangeSent): State {
  const next = mirror.take(message);
  if (typeof next === "string") assert.fail(next);
  return next;
}

test("what has changed is put in its place, and all else stays the same object", () => {
  const mirror = new Mirror();
  const first = taken(mirror, whole(1));
  const next = taken(mirror, sent(2, 1, { nodes: { right: { facts: { value: 2 } } }, seats: { 1: { asked: true } }, log: { from: 1, events: [event("c")] }, talk: { from: 1, said: [said(1)] } }));
  assert.deepEqual(next.board?.children, [{ kind: "row", id: "left", children: [{ kind: "note" }] }, { kind: "meter", id: "right", facts: { value: 2 } }]);
  assert.equal(next.board?.children?.[0], first.board?.children?.[0]);
  assert.equal(next.table.seats[0], first.table.seats[0]);
  assert.deepEqual(next.table.seats[1], { seat: 1, asked: true });
  assert.deepEqual(next.log.events.map((one) => one.kind), ["a", "c"]);
  assert.deepEqual(next.talk.said.map((one) => one.n), [0, 1]);
  const shorter = taken(mirror, sent(3, 2, { nodes: { table: { kind: "area", children: ["right"] } }, log: { from: 1, events: [] } }));
  assert.deepEqual(shorter.board?.children, [{ kind: "meter", id: "right", facts: { value: 2 } }]);
  assert.deepEqual(shorter.log.events.map((one) => one.kind), ["a"]);
});

test("what is lost, comes twice or comes late spoils nothing", () => {
  const mirror = new Mirror();
  const lit = (n: number, after: number): ChangeSent => sent(n, after, { nodes: { right: { kind: "meter", facts: { value: n } } } });
  assert.equal(mirror.take(lit(2, 1)), "missing"); // before anything else
  taken(mirror, whole(3));
  taken(mirror, lit(4, 3));
  assert.equal(mirror.take(lit(4, 3)), "old");
  assert.equal(mirror.take(lit(6, 5)), "missing"); // the fifth is lost
  assert.equal(mirror.take(lit(5, 4)), "old"); // or late
  assert.equal(mirror.take(lit(7, 6)), "missing"); // until everything comes
  assert.equal(taken(mirror, whole(8)).board?.children?.length, 2);
  assert.equal(taken(mirror, lit(9, 8)).board?.children?.[1]?.facts?.["value"], 9);
  mirror.reset(); // another connection
  assert.equal(mirror.take(lit(2, 1)), "missing");
  assert.equal(taken(mirror, whole(3)).version, 3);
});

test("the screen goes to whoever is asked, and stays where nobody is", () => {
  const asks = (...asked: boolean[]): State => state({}, asked.map((is, n) => seat(n, { asked: is })));
  assert.equal(handOverTo(asks(true, true), null)?.seat, 0);
  assert.equal(handOverTo(asks(true, true), 1), null); // at once: whoever sits there answers first
  assert.equal(handOverTo(asks(true, false), 1)?.seat, 0);
  assert.equal(handOverTo(asks(false, false), 1), null);
  assert.equal(handOverTo(asks(false, false), null)?.seat, 0); // after a reload nobody has said who sits there
  assert.equal(handOverTo(asks(true), null), null); // one seat: nobody to hide from
  assert.equal(handOverTo({ ...asks(true, true), table: { ...asks(true, true).table, status: "over" } }, null), null);
  assert.equal(handOverTo(state({}, [seat(0), seat(1, { asked: true, lent: true })]), null), null); // a bot plays it
  // Who only wants a look at their own side is left in peace, once they have said who they are.
  assert.equal(handOverTo(asks(true, false), 1, true), null);
  assert.equal(handOverTo(asks(true, false), null, true)?.seat, 0);
});

test("the score sheet: lines of one source are one bar, widths by the widest", () => {
  const line = (name: string, points: number, source = name): ScoreLine => ({ message: [name], n: points, points, source: [source] });
  const score: Score = {
    team: false,
    sheets: [
      [line("score-a", 6), line("score-x", 4, "score-cards")],
      [line("score-a", 5), line("score-b", -5), line("score-y", -2, "score-cards"), line("score-z", 3, "score-cards")],
    ],
    totals: [10, 1], winners: [0], ending: ["end"], tie: null,
    others: [{ name: ["foe"], lines: [line("score-a", 20)], total: 20 }],
  };
  const sheet = sheetOf(score);
  assert.deepEqual(sheet.kinds.map((kind) => kind.message[0]), ["score-a", "score-cards", "score-b"]);
  assert.deepEqual(sheet.bars.map((bar) => bar.parts.map((part) => part.share)), [[30, 20, 0], [25, 5, 0], [100, 0, 0]]);
  assert.deepEqual(sheet.bars.map((bar) => bar.lost), [{ points: 0, share: 0 }, { points: 5, share: 25 }, { points: 0, share: 0 }]);
  assert.deepEqual(sheet.rows.map((row) => row.message[0]), ["score-a", "score-x", "score-y", "score-z", "score-b"]);
  assert.deepEqual(sheet.rows.map((row) => row.points), [[6, 5, 20], [4, null, null], [null, -2, null], [null, 3, null], [null, -5, null]]);
  assert.equal(sheet.bars[2]?.seat, null);
});

test("the count: open sources for all, then secrets from the last place; who won, by how much, and why", () => {
  const line = (source: string, points: number, secret = false): ScoreLine => ({ message: [source], n: points, points, source: [source], ...(secret ? { secret } : {}) });
  const sheets = [[9, 3, 12], [9, 8, 26], [20, 0, 4]].map(([a = 0, b = 0, c = 0]) => [line("a", a), line("b", b), line("duke", c, true)]);
  const sheet = sheetOf({ team: false, sheets, totals: [24, 43, 24], winners: [1], ending: ["end"], tie: null, others: [] });
  assert.deepEqual(sheet.bars.map((bar) => bar.place), [2, 1, 2]);
  const [mine, first] = sheet.bars;
  assert.ok(mine && first);
  assert.deepEqual(countOf(sheet).map((step) => `${step.kind.key} ${step.bars.map((bar) => bar.seat).join("")}`), ['["a"] 012', '["b"] 012', '["duke"] 0', '["duke"] 2', '["duke"] 1']);
  const why = whyOf(sheet, mine);
  assert.deepEqual([why?.other.seat, why?.by, why?.ahead?.kind.message[0], why?.ahead?.n, why?.best?.n], [1, 19, "duke", 14, 12]);
  const won = whyOf(sheet, first);
  assert.deepEqual([won?.by, won?.ahead?.n, won?.best?.n], [19, 14, 26]);
  // Level on points, but something else decided.
  const tie = sheetOf({ team: false, sheets, totals: [24, 24, 24], winners: [1], ending: ["end"], tie: ["tie"], others: [] });
  assert.deepEqual(tie.bars.map((bar) => bar.place), [2, 1, 2]);
});
