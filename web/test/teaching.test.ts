import assert from "node:assert/strict";
import { test } from "node:test";
import { chanceAt, difference, firstPoint, linesOf, marksOf, placeOf, spread, tellingOf, ticksOf } from "../src/pages/review/reading.ts";
import { sealsOf } from "../src/table/hinting.ts";
import { choicesOf, placesOf } from "../src/table/options.ts";
import type { Advice, BoardNode, Message, Question, Review, TurningPoint } from "../src/wire.ts";

const advice = (option: string): Advice => ({ option, chance: 0.5, share: 0.3, gains: {}, line: [] });
const board: BoardNode = { kind: "area", children: [{ kind: "card", id: "farm" }, { kind: "card", id: "mill" }, { kind: "pile", id: "pile-1" }, { kind: "pile", id: "pile-2" }] };
const question: Question = {
  seat: 0,
  n: 0,
  prompt: "build",
  message: ["ask-build"],
  anchor: "",
  options: [
    { id: "farm-pile-1", text: ["a"], things: ["farm", "pile-1"] },
    { id: "farm-pile-2", text: ["b"], things: ["farm", "pile-2"] },
    { id: "mill-pile-1", text: ["c"], things: ["mill", "pile-1"] },
    { id: "pass", text: ["d"] },
  ],
};
const where = (path: string[], ...ids: string[]): unknown[] =>
  sealsOf(question, choicesOf(placesOf(board), question, path), ids.map(advice)).map((seal) => [seal.rank, seal.thing, seal.button]);

test("a seal lies on what one presses next: a thing, what goes with it, or a button", () => {
  assert.deepEqual(where([], "farm-pile-2", "pass", "mill-pile-1"), [[1, "farm", null], [2, null, "pass"], [3, "mill", null]]);
  assert.deepEqual(where(["farm"], "farm-pile-2", "mill-pile-1"), [[1, "pile-2", null]]);
});

const point = (at: number, kind: TurningPoint["kind"], swing: number): TurningPoint => ({ seat: 0, at, turn: 1, kind, swing, told: [], question: null, played: "", options: [] });
const review: Review = {
  version: 1,
  together: false,
  turns: [
    { at: 0, n: 0, seat: null, chances: [0.5, 0.5] },
    { at: 4, n: 1, seat: 0, chances: [0.4, 0.6] },
    { at: 14, n: 2, seat: 1, chances: [0.2, 0.8] },
    { at: 20, n: 2, seat: null, chances: [0, 1] },
  ],
  points: [point(9, "bad", -0.1), point(15, "luck", 0.3)],
  tallies: [],
};

test("turns are as wide as each other, and a mark lies on the line", () => {
  assert.equal(placeOf(review, 0), 0);
  assert.equal(placeOf(review, 9), 0.5);
  assert.equal(placeOf(review, 20), 1);
  assert.ok(Math.abs(chanceAt(review, 0, 0.5) - 0.3) < 1e-9);
  assert.deepEqual(marksOf(review, 0).map((mark) => mark.point.at), [9, 15]);
  assert.deepEqual(marksOf(review, 1), []);
  assert.deepEqual(ticksOf(review, 10).map(([, n]) => n), [1, 2]);
});

test("marks that would lie upon each other stand above each other", () => {
  assert.deepEqual(spread([{ x: 10, y: 50 }, { x: 12, y: 50 }, { x: 90, y: 50 }], 20, 0), [{ x: 10, y: 50 }, { x: 12, y: 30 }, { x: 90, y: 50 }]);
  assert.deepEqual(spread([{ x: 10, y: 5 }, { x: 10, y: 5 }], 20, 0), [{ x: 10, y: 5 }, { x: 10, y: 25 }]);
});

test("a team has one line, and what cost most is opened first", () => {
  assert.equal(linesOf(review, 2).length, 2);
  assert.equal(linesOf({ ...review, together: true }, 2).length, 1);
  assert.equal(firstPoint(marksOf(review, 0))?.at, 9);
  assert.equal(firstPoint([]), null);
  assert.deepEqual(difference({ gold: 2, magic: 1 }, { gold: 2, strength: 3 }), { magic: 1, strength: -3 });
});

test("of luck is told what it did to that player, else the deed itself and not what was paid for it", () => {
  const told = (id: string, seat: number): Message => [id, { player: { message: ["player-name", { seat }] } }];
  const [paid, built, rolled, mine] = [told("paid", 1), told("built", 1), told("roll", 2), told("harvested", 0)];
  assert.equal(tellingOf([paid, built, rolled, mine], 0, false), mine);
  assert.equal(tellingOf([paid, built, rolled], 0, false), built);
  assert.equal(tellingOf([paid, built], 0, true), built);
  assert.deepEqual(tellingOf([["struck"], ["struck-again"], paid], 0, false), ["struck"]);
  assert.deepEqual(tellingOf([paid, ["struck"], mine], 0, true), ["struck"]);
  assert.equal(tellingOf([], 0, false), undefined);
});
