// What is said and pointed at around a table: for how long it is shown, what ends it, and who may point.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Conversation, wayTo } from "../src/core/conversation.ts";
import { isPointable, mayPoint } from "../src/table/pointing.ts";
import type { BoardNode, Event, Said, Seat, State } from "../src/wire.ts";

const seat = (n: number, more: Partial<Seat> = {}): Seat => ({
  seat: n, kind: "person", name: `P${n}`, level: null, mine: n === 0, online: true, asked: n === 1, lent: false, ...more,
});
const said = (n: number, by = 1): Said => ({ n, seat: by, name: `P${by}`, text: String(n), at: "" });
const event: Event = { kind: "a", message: ["event-a"], anchor: "" };
const board: BoardNode = {
  kind: "area",
  children: [
    { kind: "row", id: "monsters", children: [{ kind: "pile", id: "monster-1" }] },
    { kind: "mat", id: "seat-1", children: [{ kind: "card", id: "duke", facts: { private: true } }] },
  ],
};

function state(more: Partial<State> = {}, seats: Seat[] = [seat(0), seat(1)]): State {
  return {
    version: 1, seat: 0, position: 0, length: 0, board, question: null, undo: { allowed: false, reason: null }, hand: false, standing: {},
    table: { id: "t", title: "", game: "g", options: {}, status: "playing", public: false, seeded: false, host: true, seats, created: "", changed: "", rematch: null },
    log: { from: 0, events: [] }, talk: { from: 0, said: [] }, score: null, ...more,
  };
}

test("a pin stays for eight seconds, one for each seat, and its line stays", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const around = new Conversation();
  around.point(state({ talk: { from: 0, said: [said(4)] } }), 1, "monster-1");
  context.mock.timers.tick(5000);
  around.point(state(), 1, "monsters");
  around.point(state(), 0, "monster-1");
  const pins = (): [number, string][] => around.pins.value.map((pin) => [pin.seat, pin.thing]);
  assert.deepEqual(pins(), [[1, "monsters"], [0, "monster-1"]]);
  context.mock.timers.tick(7999);
  assert.equal(pins().length, 2);
  context.mock.timers.tick(1);
  assert.deepEqual(pins(), []);
  assert.deepEqual(around.pointings.value.map((one) => [one.n, one.seat, one.after]), [[1, 1, 4], [2, 1, -1], [3, 0, -1]]);
});

test("the next answer that one sees takes pins away; talk does not", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const around = new Conversation();
  const before = state();
  around.point(before, 1, "monster-1");
  around.hear(before, state({ version: 2, talk: { from: 0, said: [said(0)] } }));
  assert.equal(around.pins.value.length, 1);
  around.hear(before, state({ version: 3, log: { from: 0, events: [event] } }));
  assert.equal(around.pins.value.length, 0);
});

test("the last line of a seat stays for twelve seconds, or until its next one", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const around = new Conversation();
  const talk = (...lines: Said[]): State => state({ talk: { from: 0, said: lines } });
  around.hear(null, talk(said(0)));
  assert.equal(around.fresh.value.size, 0); // it was said before one came
  around.hear(talk(said(0)), talk(said(0), said(1)));
  context.mock.timers.tick(8000);
  around.hear(talk(said(0), said(1)), talk(said(0), said(1), said(2), said(3, 0)));
  assert.deepEqual([...around.fresh.value].map(([by, line]) => [by, line.n]), [[1, 2], [0, 3]]);
  context.mock.timers.tick(11_999);
  assert.equal(around.fresh.value.size, 2);
  context.mock.timers.tick(1);
  assert.equal(around.fresh.value.size, 0);
  around.hear(talk(), talk(said(9)));
  around.close();
  context.mock.timers.tick(20_000);
  assert.equal(around.fresh.value.size, 1); // the page is gone: nothing runs on
});

test("what has another name to other eyes is its mat, and what is nowhere is nothing", () => {
  assert.deepEqual(wayTo(board, "monster-1").map((node) => node.id), ["monster-1", "monsters", undefined]);
  assert.deepEqual(wayTo(board, "seat-1-secret").map((node) => node.id), ["seat-1", undefined]);
  assert.deepEqual(wayTo(board, "seat-7-secret"), []);
  const around = new Conversation();
  around.point(state(), 1, "nowhere");
  assert.equal(around.pins.value.length, 0);
});

test("who is asked alone decides; everybody else may point, if there is anybody to see it", () => {
  const asked = (...who: boolean[]): Seat[] => who.map((is, n) => seat(n, { asked: is }));
  assert.equal(mayPoint(state({}, asked(false, true))), true);
  assert.equal(mayPoint(state({}, asked(true, true))), true);
  assert.equal(mayPoint(state({}, asked(true, false))), false);
  assert.equal(mayPoint(state({ seat: null }, asked(false, true))), false);
  assert.equal(mayPoint(state({}, [seat(0), seat(1, { kind: "bot" })])), false);
  assert.equal(mayPoint(state({}, [seat(0), seat(1, { mine: true })])), false);
  const over = state({}, asked(false, false));
  assert.equal(mayPoint({ ...over, table: { ...over.table, status: "over" } }), false);
});

test("one points at things, not at what only arranges them, nor at one's own secrets", () => {
  const place = (node: BoardNode, onMap = false) => ({ node, within: [], onMap });
  assert.equal(isPointable(place({ kind: "pile", id: "a" })), true);
  assert.equal(isPointable(place({ kind: "area", id: "a" }, true)), true);
  assert.equal(isPointable(place({ kind: "row", id: "a" })), false);
  assert.equal(isPointable(place({ kind: "card", id: "a", facts: { private: true } })), false);
  assert.equal(isPointable(undefined), false);
});
