import assert from "node:assert/strict";
import { test } from "node:test";
import { alwaysOf, choicesOf, isStep, latersOf, nearest, placesOf, thingOf } from "../src/table/options.ts";
import type { BoardNode, Question } from "../src/wire.ts";

const board: BoardNode = {
  kind: "area",
  id: "table",
  children: [
    { kind: "row", id: "centre", children: [{ kind: "pile", id: "cleric", facts: { card: "cleric" } }, { kind: "pile", id: "wall" }] },
    { kind: "map", id: "land", children: [{ kind: "area", id: "harbour", facts: { x: 1, y: 2 } }] },
    {
      kind: "mat",
      id: "seat-1",
      children: [
        { kind: "meter", id: "seat-1-coin", facts: { value: 3 } },
        { kind: "row", children: [{ kind: "card", id: "seat-1-cleric", facts: { card: "cleric" } }] },
      ],
    },
    { kind: "mat", id: "seat-2" },
  ],
};
const ask = (seat: number, ...ids: string[]): Question => ({
  seat,
  n: 0,
  prompt: "any",
  message: ["ask-any"],
  anchor: "",
  options: ids.map((id) => ({ id, text: ["option-" + id] })),
});

test("every thing is found with what it lies in, the nearest first", () => {
  const places = placesOf(board);
  assert.deepEqual(places.get("seat-1-cleric")?.within, ["seat-1", "table"]);
  assert.equal(places.get("harbour")?.onMap, true);
  assert.equal(places.get("cleric")?.onMap, false);
  assert.equal(placesOf(null).size, 0);
});

test("an option is the thing in the asked player's own mat, else the one on the table", () => {
  const places = placesOf(board);
  assert.equal(thingOf(places, 1, "cleric"), "seat-1-cleric");
  assert.equal(thingOf(places, 2, "cleric"), "cleric");
  assert.equal(thingOf(places, 2, "pass"), null);
});

test("things are clicked, numbers light up and keep their button, the rest are buttons", () => {
  const choices = choicesOf(placesOf(board), ask(1, "cleric", "coin", "harbour", "seat-2", "pass"));
  assert.deepEqual([...choices.lit.keys()], ["seat-1-cleric", "harbour", "seat-2"]);
  assert.deepEqual([...choices.shown.keys()], ["seat-1-coin"]);
  assert.deepEqual(choices.buttons.map((option) => option.id), ["coin", "pass"]);
});

test("two options for one thing: the second stays a button", () => {
  const question = ask(2, "seat-2", "seat-2");
  const choices = choicesOf(placesOf(board), question);
  assert.equal(choices.lit.size, 1);
  assert.equal(choices.buttons.length, 1);
});

test("no question, nothing glows", () => {
  const choices = choicesOf(placesOf(board), null);
  assert.equal(choices.lit.size + choices.shown.size + choices.buttons.length, 0);
});

test("arrow keys go to the nearest thing in that direction, and nowhere when there is none", () => {
  const boxes = [{ x: 0, y: 0 }, { x: 100, y: 5 }, { x: 200, y: 0 }, { x: 5, y: 100 }];
  assert.equal(nearest({ x: 0, y: 0 }, boxes, "ArrowRight"), 1);
  assert.equal(nearest({ x: 100, y: 5 }, boxes, "ArrowRight"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, boxes, "ArrowDown"), 3);
  assert.equal(nearest({ x: 0, y: 0 }, boxes, "ArrowLeft"), -1);
});

test("several waits stand together; a single one is a button like all others", () => {
  const waits = ask(0, "not-now", "later-turn", "drink", "later-end");
  assert.deepEqual(latersOf(waits.options).map((option) => option.id), ["later-turn", "later-end"]);
  assert.deepEqual(latersOf(ask(0, "not-now", "later-turn", "later").options), []);
});

const pairs = (seat: number, ...things: [string, string][]): Question => ({
  ...ask(seat, "pass"),
  options: [...things.map((pair) => ({ id: pair.join("-"), text: ["option-pair"] as [string], things: [...pair] })), { id: "pass", text: ["option-pass"] }],
});

test("options made of two things: first the first ones glow, then those that go with it", () => {
  const places = placesOf(board);
  const question = pairs(1, ["cleric", "wall"], ["cleric", "harbour"], ["seat-2", "wall"]);
  const first = choicesOf(places, question);
  assert.deepEqual([...first.lit.keys()], ["seat-1-cleric", "seat-2"]);
  assert.deepEqual(first.listed.map((option) => option.id), ["cleric", "seat-2", "pass"]);
  assert.equal(first.back, null);
  const step = first.lit.get("seat-1-cleric");
  assert.ok(step && isStep(step));
  assert.deepEqual([step.text, step.path], [["card-cleric"], ["cleric"]]);
  const second = choicesOf(places, question, step.path);
  assert.deepEqual([...second.lit].map(([id, option]) => [id, option.id]), [["seat-1-cleric", "cleric"], ["wall", "cleric-wall"], ["harbour", "cleric-harbour"]]);
  assert.deepEqual(second.listed.map((option) => option.id), ["cleric-wall", "cleric-harbour", "pass"]);
  assert.deepEqual(second.back?.path, []);
  assert.deepEqual(second.buttons.map((option) => option.id), ["pass"]);
});

test("where all go on with the same thing nobody has to point at it", () => {
  const choices = choicesOf(placesOf(board), pairs(1, ["cleric", "wall"], ["cleric", "harbour"]));
  assert.deepEqual([...choices.lit].map(([id, option]) => [id, option.id]), [["wall", "cleric-wall"], ["harbour", "cleric-harbour"]]);
  assert.equal(choices.back, null);
});

test("always is offered for a moment that comes again, and for a plain yes or no", () => {
  const always = (...ids: string[]): string[] => alwaysOf(ask(0, ...ids).options).map((option) => option.id);
  assert.deepEqual(always("spell", "flask", "not-now", "later-turn"), ["not-now"]);
  assert.deepEqual(always("yes", "pass"), ["pass"]);
  assert.deepEqual(always("yes", "no"), ["no"]);
  assert.deepEqual(always("tower", "pass"), [], "the next time there may be more to choose from");
  assert.deepEqual(always("yes", "tower", "pass"), []);
});
