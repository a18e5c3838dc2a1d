import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf } from "../src/table/moves.ts";
import type { BoardNode } from "../src/wire.ts";

const table = (...children: BoardNode[]): BoardNode => ({ kind: "area", id: "table", children });
const pile = (id: string, card: string, count: number, more: object = {}): BoardNode => ({ kind: "pile", id, facts: { card, count, ...more } });
const card = (id: string, face: string): BoardNode => ({ kind: "card", id, facts: { card: face } });
const back = (id: string, count: number): BoardNode => ({ kind: "back", id, facts: { count } });

test("a card flies from where there are fewer to where there are more", () => {
  const before = table(pile("centre-1", "monk", 3), { kind: "mat", id: "seat-0" });
  const after = table(pile("centre-1", "monk", 2), { kind: "mat", id: "seat-0", children: [card("seat-0-monk", "monk")] });
  assert.deepEqual(changesOf(before, after).moves, [{ card: "monk", from: "centre-1", to: "seat-0-monk" }]);
});

test("nothing changes, nothing moves", () => {
  const same = table(pile("a", "monk", 3), back("deck", 9), { kind: "meter", id: "m", facts: { value: 1 } });
  assert.deepEqual(changesOf(same, same), { moves: [], ticks: [], tokens: [], pieces: [], barriers: [], dice: [], changed: [] });
});

test("a pile whose next card was known: only the one that was taken flies", () => {
  const before = table(pile("p", "goblin", 2, { beneath: ["king"] }), { kind: "mat", id: "seat-1" });
  const after = table(pile("p", "king", 1), { kind: "mat", id: "seat-1", children: [card("seat-1-goblin", "goblin")] });
  assert.deepEqual(changesOf(before, after).moves, [{ card: "goblin", from: "p", to: "seat-1-goblin" }]);
});

test("a card that turns up in its own pile does not fly", () => {
  const before = table(pile("d", "tower", 1, { below: 2 }), { kind: "mat", id: "seat-1" });
  const after = table(pile("d", "well", 1, { below: 1 }), { kind: "mat", id: "seat-1", children: [card("seat-1-tower", "tower")] });
  assert.deepEqual(changesOf(before, after).moves, [{ card: "tower", from: "d", to: "seat-1-tower" }]);
});

test("a card drawn from a deck comes from the deck; one drawn unseen flies face down", () => {
  const before = table(back("deck", 9), { kind: "row", id: "hand" }, back("theirs", 2));
  const mine = changesOf(before, table(back("deck", 8), { kind: "row", id: "hand", children: [card("hand-inn", "inn")] }, back("theirs", 2)));
  assert.deepEqual(mine.moves, [{ card: "inn", from: "deck", to: "hand-inn" }]);
  const theirs = changesOf(before, table(back("deck", 8), { kind: "row", id: "hand" }, back("theirs", 3)));
  assert.deepEqual(theirs.moves, [{ card: null, from: "deck", to: "theirs" }]);
});

test("cards without an id fly to what holds them", () => {
  const before = table(pile("p", "inn", 1), { kind: "row", id: "hand" });
  const after = table({ kind: "pile", id: "p" }, { kind: "row", id: "hand", children: [{ kind: "card", facts: { card: "inn" } }] });
  assert.deepEqual(changesOf(before, after).moves, [{ card: "inn", from: "p", to: "hand" }]);
});

test("counters tick by how much they changed, dice that show something new tumble", () => {
  const at = (coins: number, die: number | null, roll = 1): BoardNode =>
    table({ kind: "meter", id: "coins", facts: { value: coins, of: "coin" } }, { kind: "die", id: "die-1", facts: { value: die, roll } });
  const changes = changesOf(at(1, null), at(4, 6));
  assert.deepEqual(changes.ticks, [{ id: "coins", of: "coin", by: 3 }]);
  assert.deepEqual(changes.dice, ["die-1"]);
  assert.deepEqual(changesOf(at(1, 6), at(1, null)).dice, []);
  assert.deepEqual(changesOf(at(1, 6), at(1, 6)).dice, []);
  assert.deepEqual(changesOf(at(1, 6), at(1, 6, 2)).dice, ["die-1"], "the same value again, thrown anew");
});

test("a swarm is kept small", () => {
  const changes = changesOf(table(back("deck", 30), back("theirs", 0)), table(back("deck", 20), back("theirs", 10)));
  assert.equal(changes.moves.length, 3);
});

test("a token with a name of its own is seen to go elsewhere", () => {
  const pawn: BoardNode = { kind: "token", id: "seat-0-mage", facts: { seat: 0 } };
  const table = (here: boolean): BoardNode => ({
    kind: "area",
    children: [
      { kind: "pile", id: "tower", children: here ? [pawn] : [] },
      { kind: "row", id: "pawns", children: here ? [] : [pawn, { kind: "token", facts: { of: "ban" } }] },
    ],
  });
  assert.deepEqual(changesOf(table(false), table(true)).tokens, ["seat-0-mage"]);
  assert.deepEqual(changesOf(table(true), table(true)).tokens, []);
});

test("of counted tokens, one is seen to go from where there are fewer to where there are more", () => {
  const table = (stored: number, here: number, there: number): BoardNode => ({
    kind: "area",
    children: [
      { kind: "meter", id: "seat-0-knight", facts: { of: "knight", value: stored } },
      { kind: "meter", id: "seat-0-gold", facts: { of: "gold", value: stored } },
      { kind: "area", id: "here", children: here ? [{ kind: "token", id: "here-knights", facts: { of: "knight", value: here } }] : [] },
      { kind: "area", id: "there", children: there ? [{ kind: "token", id: "there-knights", facts: { of: "knight", value: there } }] : [] },
    ],
  });
  assert.deepEqual(changesOf(table(1, 2, 0), table(1, 1, 1)).pieces, [{ of: "knight", from: "here-knights", to: "there-knights" }]);
  assert.deepEqual(changesOf(table(2, 1, 1), table(1, 1, 2)).pieces, [{ of: "knight", from: "seat-0-knight", to: "there-knights" }]);
  assert.deepEqual(changesOf(table(1, 1, 1), table(1, 1, 1)).pieces, []);
});

test("a marker is seen to go along its track", () => {
  const table = (at: number): BoardNode => ({ kind: "track", id: "guild", facts: { max: 16 }, children: [{ kind: "token", id: "seat-0-at-guild", facts: { of: "guild", seat: 0, value: at } }] });
  assert.deepEqual(changesOf(table(1), table(2)).tokens, ["seat-0-at-guild"]);
  assert.deepEqual(changesOf(table(1), table(2)).pieces, []);
});

test("a barrier that was breached, or torn down, is named with how it stood", () => {
  const wall = (id: string, barrier: string): BoardNode => ({ kind: "pile", id, facts: { barrier } });
  const lane = (...walls: BoardNode[]): BoardNode => ({ kind: "area", children: walls.map((one, i) => ({ kind: "lane", id: `lane-${i}`, children: [one] })) });
  const { barriers, changed } = changesOf(lane(wall("a", "whole"), wall("b", "breached"), wall("c", "gone")), lane(wall("a", "breached"), wall("b", "gone"), wall("c", "gone")));
  assert.deepEqual(barriers, [{ id: "a", from: "whole", to: "breached" }, { id: "b", from: "breached", to: "gone" }]);
  assert.deepEqual(changed, []);
});
