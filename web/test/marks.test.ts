import assert from "node:assert/strict";
import { test } from "node:test";
import { dueMarks, noteMessage, thingsAt } from "../src/table/marks.ts";
import { placesOf } from "../src/table/options.ts";
import type { BoardNode, Mark } from "../src/wire.ts";

const mark = (id: string, more: Partial<Mark> = {}): Mark => ({ id, asked: [], seen: [], after: 0, at: [], ...more });
const events = [
  { kind: "roll", message: ["event-roll", { die1: 1 }] as [string, { die1: number }], anchor: "" },
  { kind: "roll", message: ["event-roll", { die1: 5 }] as [string, { die1: number }], anchor: "" },
];
const question = { prompt: "action", n: 2, message: ["ask-action", { left: 1 }] as [string, { left: number }] };

test("a note comes when all that it waits for is there, and never twice", () => {
  const marks = [mark("a", { asked: ["action"] }), mark("b", { asked: ["pay"] }), mark("c", { after: 3 }), mark("d", { seen: ["turn"] }), mark("e", { after: 2, seen: ["turn", "roll"] })];
  assert.deepEqual(dueMarks(marks, [], question, events).map((one) => one.id), ["a", "e"]);
  assert.deepEqual(dueMarks(marks, ["a"], { ...question, n: 3 }, events).map((one) => one.id), ["c", "e"]);
});

test("it speaks of its question, and of the last of its events", () => {
  assert.deepEqual(noteMessage(mark("a", { seen: ["roll"] }), "-text", question, events), ["coach-a-text", { left: 1, die1: 5 }]);
  assert.deepEqual(noteMessage(mark("a"), "", question, events), ["coach-a", { left: 1 }]);
});

test("it points at things by their names and facts, from wherever one sits", () => {
  const lamps = (seat: number): BoardNode[] => [1, 2].map((n) => ({ kind: "card", id: `seat-${seat}-lamp-${n}`, facts: { woken: n === 2 } }));
  const places = placesOf({ kind: "area", id: "table", children: [...lamps(0), ...lamps(1), ...lamps(2)] });
  const at = [{ id: "seat-0-*", fact: "woken" }, { id: "table", fact: "" }, { id: "seat-1-lamp-1", fact: "" }];
  assert.deepEqual(thingsAt(places, mark("a", { at }), 0), ["seat-0-lamp-2", "table", "seat-1-lamp-1"]);
  assert.deepEqual(thingsAt(places, mark("a", { at }), 1), ["seat-1-lamp-2", "table", "seat-0-lamp-1"]);
});
