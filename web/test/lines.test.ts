// The lines of the log: what belongs together, by turns; what is told of others; what has come since one acted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beatsOf, endOfTurn, goesOn, type Line, linesOf, sinceOf, turnsOf } from "../src/table/lines.ts";
import type { Arg, Event } from "../src/wire.ts";

const player = (seat: number): Arg => ({ message: ["player-name", { seat }] });
const amounts = (...all: [string, number][]): Arg => all.map(([of, n]) => ({ message: [`amount-${of}`, { n }] }));
const event = (kind: string, seat: number | null = null, args: Record<string, Arg> = {}): Event => ({
  kind,
  message: [`event-${kind}`, { ...(seat === null ? {} : { player: player(seat) }), ...args }],
  anchor: "",
});
const forced = (): Event => event("forced");
const turn = (seat: number, n: number): Event => event("turn", seat, { n });
const card = (id: string): Arg => ({ message: [`card-${id}`] });
const gains = (seat: number, ...all: [string, number][]): Event => event("gained", seat, { gains: amounts(...all), card: card("x"), to: `seat-${seat}` });
const pays = (seat: number, n: number): Event => event("exchanged", seat, { price: amounts(["gold", n]), card: card("x"), from: `seat-${seat}` });
const brief = (line: Line): string => `${line.n} ${line.events.map((one) => one.kind).join("+")}${line.forced.length ? ` (${line.forced.length})` : ""}`;
const read = (events: Event[], first = 0): string[] => linesOf(events, first, 0).map(brief);

test("a choice made for me stands beside what I did by it", () => {
  assert.deepEqual(read([event("turn"), forced(), event("placed", 0), event("lost", 0)], 7), ["7 turn", "8 placed (1)", "10 lost"]);
  assert.deepEqual(read([forced(), forced(), event("placed", 0)]), ["0 placed (2)"]);
});

test("it is a line of its own where others go on, or nothing has come of it yet; several in a row are one", () => {
  assert.deepEqual(read([forced(), event("placed", 1)]), ["0 forced", "1 placed"]);
  assert.deepEqual(read([forced(), forced(), forced(), event("turn"), forced()], 4), ["4 forced+forced+forced", "7 turn", "8 forced"]);
});

test("nothing is ever lost", () => {
  const many = [forced(), event("a", 0), forced(), forced(), event("b", 1), gains(1, ["gold", 1]), gains(1, ["magic", 2]), pays(1, 1), event("c"), turn(1, 2), gains(0, ["gold", 1]), gains(1, ["gold", 2]), forced()];
  assert.deepEqual(linesOf(many, 0, 0).flatMap((line) => [...line.forced, ...line.events]), many);
});

test("the same again is added up, and fourteen lines of one exchange are one sentence", () => {
  const [line, ...more] = linesOf([gains(1, ["gold", 2]), gains(1, ["gold", 1], ["magic", 3])], 0, 0);
  assert.equal(more.length, 0);
  assert.deepEqual(line?.message[1]?.["gains"], amounts(["gold", 3], ["magic", 3]));
  const exchange = Array.from({ length: 7 }, () => [pays(1, 1), gains(1, ["magic", 2])]).flat();
  const all = linesOf(exchange, 0, 0);
  assert.equal(all.length, 1);
  assert.deepEqual(all[0]?.message, ["told-trade-with", { player: player(1), card: card("x"), price: amounts(["gold", 7]), gains: amounts(["magic", 14]) }]);
  // Slain and rewarded is more than paid and gained.
  const slain = event("slew", 1, { price: amounts(["strength", 6]), card: card("x"), from: "monster-1", to: "seat-1" });
  assert.equal(linesOf([slain, gains(1, ["gold", 1])], 0, 0).length, 2);
  // By another card, by somebody else, or with something between, it is another line.
  assert.equal(linesOf([pays(1, 1), event("gained", 1, { gains: amounts(["magic", 1]), card: card("y") })], 0, 0).length, 2);
  assert.equal(linesOf([gains(1, ["gold", 1]), gains(2, ["gold", 1])], 0, 0).length, 2);
  assert.equal(linesOf([gains(1, ["gold", 1]), event("built", 1), gains(1, ["gold", 1])], 0, 0).length, 3);
});

test("the log is told by turns, and what a roll gave to others is one line", () => {
  const roll = event("roll", 1, { die1: 3, die2: 6 });
  const harvest = (seat: number, n: number): Event => event("harvested", seat, { gains: amounts(["gold", n]) });
  const turns = turnsOf([event("kept", 0), turn(1, 4), roll, harvest(2, 2), event("harvested-nothing", 3), harvest(1, 1), harvest(0, 3), event("built", 1), turn(2, 4)], 10, 0);
  assert.deepEqual(turns.map((one) => [one.n, one.seat, one.number, one.dice]), [[10, null, null, []], [11, 1, 4, [3, 6]], [18, 2, 4, []]]);
  assert.deepEqual(turns[1]?.lines.map((line) => line.message[0]), ["event-harvested", "told-others", "event-built"]);
  const parts = turns[1]?.lines[1]?.message[1]?.["parts"];
  assert.deepEqual(parts, [{ message: ["told-gain", { player: player(2), gains: amounts(["gold", 2]) }] }, { message: ["told-gain", { player: player(0), gains: amounts(["gold", 3]) }] }]);
});

test("what others do is told in breaths", () => {
  const beats = beatsOf([event("built", 0), turn(1, 2), event("roll", 1, { die1: 1, die2: 1 }), event("built", 1), event("turned-up"), turn(2, 2), event("built", 2)], 5, 0);
  assert.deepEqual(beats.map((beat) => [beat.n, beat.end, beat.seat, beat.rolled, beat.lines.map((line) => line.events[0]?.kind).join("+")]), [
    [5, 6, 0, false, "built"],
    [6, 10, 1, true, "roll+built+turned-up"],
    [10, 12, 2, false, "built"],
  ]);
});

test("what all do alike is one breath, what they went somewhere for is not; who got nothing hears it beside", () => {
  const said = (events: Event[]): [number | null, string][] => beatsOf(events, 0, 0).map((beat) => [beat.seat, beat.lines.map((line) => `${line.events[0]?.kind} ${line.seat}`).join(", ")]);
  assert.deepEqual(said([event("kept", 0), event("kept", 1), event("kept", 2), event("kept", 3)]), [[0, "kept 0"], [1, "kept 1, kept 2, kept 3"]]);
  assert.deepEqual(said([gains(1, ["gold", 1]), gains(2, ["gold", 1])]), [[1, "gained 1, gained 2"]]);
  const went = (seat: number): Event => event("built", seat, { from: "pile-1", to: `seat-${seat}` });
  assert.deepEqual(said([went(1), went(2)]), [[1, "built 1"], [2, "built 2"]]);
  const harvest = event("harvested", 3, { gains: amounts(["gold", 1]) });
  assert.deepEqual(said([turn(2, 1), event("harvested-nothing", 0), harvest, event("harvested-nothing", 2)]), [[2, "harvested-nothing 2, harvested-nothing 0, harvested null"]]);
});

test("what comes of a deed goes on with it, another deed does not", () => {
  const goes = (before: Event[], after: Event[]): boolean => {
    const [last] = beatsOf(before, 0, 0).slice(-1);
    const [next] = beatsOf(after, before.length, 0);
    return last !== undefined && next !== undefined && goesOn(last, next, 0);
  };
  assert.ok(goes([event("resolved", 1)], [gains(1, ["gold", 1])]));
  assert.ok(goes([event("resolved", 1)], [event("turned-up")]));
  assert.ok(goes([turn(1, 3)], [event("led", 1)]));
  assert.ok(goes([event("kept", 1)], [event("kept", 2)]));
  assert.ok(!goes([event("resolved", 1)], [event("led", 1)]));
  assert.ok(!goes([event("resolved", 1)], [gains(2, ["gold", 1])]));
  assert.ok(!goes([event("kept", 1)], [event("last-round")]));
});

test("since I last acted: the last deeds of each, and what came to me", () => {
  const deed = (kind: string, seat: number): Event => event(kind, seat, { to: `seat-${seat}` });
  const log = [turn(0, 1), deed("built", 0), turn(1, 1), gains(1, ["gold", 1]), deed("one", 1), deed("two", 1), deed("three", 1), gains(0, ["gold", 2]), turn(2, 1), deed("slew", 2), gains(0, ["gold", 1])];
  assert.equal(endOfTurn(log, 0), 2);
  assert.equal(endOfTurn(log, 2), log.length);
  const since = sinceOf(log, 2, 0);
  assert.deepEqual(since.others.map((one) => [one.seat, one.lines.map((line) => line.events[0]?.kind)]), [[1, ["two", "three"]], [2, ["slew"]]]);
  assert.deepEqual(since.gains, amounts(["gold", 3]));
  const five = [1, 2, 3, 4].map((seat) => deed("built", seat));
  assert.equal(sinceOf(five, 0, 0).others.length, 4);
  assert.equal(sinceOf([...five, gains(0, ["gold", 1])], 0, 0).others.length, 3);
});

test("in the log a deed and what it has brought are one line", () => {
  const slain = event("slew", 1, { price: amounts(["strength", 6]), card: card("x"), from: "monster-1", to: "seat-1" });
  const lines = (...events: Event[]): string[] => turnsOf([turn(1, 1), ...events], 0, 0).flatMap((one) => one.lines.map(brief));
  assert.deepEqual(lines(slain, gains(1, ["gold", 1]), gains(1, ["magic", 1])), ["1 slew+gained+gained"]);
  const [told] = turnsOf([turn(1, 1), slain, gains(1, ["gold", 1])], 0, 0)[0]?.lines ?? [];
  assert.deepEqual(told?.message, ["told-brought", { deed: { message: slain.message }, gains: amounts(["gold", 1]) }]);
  const plain = event("gained", 1, { gains: amounts(["gold", 5]) });
  assert.deepEqual(lines(event("plays", 1, { card: card("y") }), plain), ["1 plays+gained"]);
  // What the deed says already is not said twice.
  const found = event("searched", 1, { what: amounts(["gold", 5]) });
  assert.deepEqual(turnsOf([turn(1, 1), found, plain], 0, 0)[0]?.lines[0]?.message, found.message);
  // By another card, of somebody else, or as another action it is a line of its own.
  assert.deepEqual(lines(event("built", 1, { card: card("y") }), gains(1, ["gold", 1])), ["1 built", "2 gained"]);
  assert.deepEqual(lines(event("built", 2), plain), ["1 built", "2 gained"]);
  assert.deepEqual(lines(slain, event("took", 1, { gains: amounts(["gold", 1]) })), ["1 slew", "2 took"]);
});
