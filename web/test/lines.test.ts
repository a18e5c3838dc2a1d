// The lines of the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../src/table/lines.ts";
import type { Event } from "../src/wire.ts";

const event = (kind: string, seat: number | null = null): Event => ({
  kind, message: seat === null ? [`event-${kind}`] : [`event-${kind}`, { player: { message: ["player-name", { seat }] } }], anchor: "",
});
const forced = (): Event => event("forced");
const read = (events: Event[], first = 0): string[] =>
  linesOf(events, first, 0).map((line) => `${line.n} ${line.events.map((one) => one.kind).join("+")}${line.forced.length ? ` (${line.forced.length})` : ""}`);

test("a choice made for me stands beside what I did by it", () => {
  assert.deepEqual(read([event("turn"), forced(), event("placed", 0), event("lost", 0)], 7), ["10 lost", "8 placed (1)", "7 turn"]);
  assert.deepEqual(read([forced(), forced(), event("placed", 0)]), ["0 placed (2)"]);
});

test("it is a line of its own where others go on, or nothing has come of it yet; several in a row are one", () => {
  assert.deepEqual(read([forced(), event("placed", 1)]), ["1 placed", "0 forced"]);
  assert.deepEqual(read([forced(), forced(), forced(), event("turn"), forced()], 4), ["8 forced", "7 turn", "4 forced+forced+forced"]);
});

test("all other lines stand for themselves, newest first; and nothing is ever lost", () => {
  assert.deepEqual(read([event("gained", 0), event("gained", 0), event("turn")]), ["2 turn", "1 gained", "0 gained"]);
  assert.deepEqual(read([]), []);
  const many = [forced(), event("a", 0), forced(), forced(), event("b", 1), event("c"), forced()];
  assert.deepEqual(linesOf(many, 0, 0).reverse().flatMap((line) => [...line.forced, ...line.events]), many);
});
