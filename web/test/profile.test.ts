// What my games come to: shares beside chance, streaks, days, points; and what of a table is remembered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byGame, byLevel, byPerson, daysOf, isPlayed, merged, type Played, playedOf, pointsOf, shareOf, streakOf, ticksFor } from "../src/pages/profile/played.ts";
import type { Seat, TableInfo } from "../src/wire.ts";

const game = (id: string, won: boolean, more: Partial<Played> = {}): Played => ({
  id, game: "g", ended: "2026-03-05T12:00:00Z", total: 10, won, team: false, others: [{ name: "Bo", level: "adept" }], ...more,
});
const seat = (n: number, more: Partial<Seat> = {}): Seat => ({
  seat: n, kind: "person", name: `P${n}`, level: null, mine: false, online: true, asked: false, lent: false, hints: 0, ...more,
});
const table = (more: Partial<TableInfo>): TableInfo => ({ id: "t", game: "g", changed: "2026-03-05T12:00:00Z", seats: [], result: null, ...more }) as TableInfo;

test("a table is remembered by whoever played it to its end", () => {
  const seats = [seat(0), seat(1, { mine: true }), seat(2, { kind: "bot", level: "master:builder" })];
  const result = { totals: [3, 8, 5], winners: [1], team: false, whole: true };
  assert.equal(playedOf(table({ seats })), null, "it is not over");
  assert.equal(playedOf(table({ seats: [seat(0), seat(1)], result })), null, "I only watched");
  assert.equal(playedOf(table({ seats: [seat(0, { mine: true, lent: true }), seat(1)], result })), null, "a bot played for me");
  assert.equal(playedOf(table({ seats, result: { ...result, whole: false } })), null, "it came from a file");
  const played = playedOf(table({ seats, result }));
  assert.deepEqual(played, game("t", true, { total: 8, others: [{ name: "P0", level: null }, { name: "P2", level: "master:builder" }] }));
  assert.ok(isPlayed(played));
  for (const bad of [null, 3, {}, { ...played, total: "8" }, { ...played, ended: "then" }, { ...played, others: [{ name: 1, level: null }] }]) assert.equal(isPlayed(bad), false);
});

test("shares stand beside what chance would give at tables of that size", () => {
  const two = game("a", true);
  const four = game("b", false, { others: [1, 2, 3].map((n) => ({ name: `B${n}`, level: "master" })) });
  assert.deepEqual(shareOf([two, four]), { games: 2, won: 1, chance: (1 / 2 + 1 / 4) / 2 });
  assert.equal(shareOf([two, game("c", true, { others: [] })]).chance, null, "alone there is nobody to win against");
  assert.deepEqual(byLevel([four, two], ["novice", "adept", "master"]).map(([level, share]) => [level, share.won]), [["adept", 1], ["master", 0]]);
  const person = game("d", true, { others: [{ name: "Ana", level: null }, { name: "Bo", level: "adept:builder" }] });
  assert.deepEqual(byPerson([two, person, { ...person, id: "e", won: false, team: true }]), [["Ana", { games: 1, won: 1, chance: 1 / 3 }]]);
  assert.equal(byLevel([person], ["adept"])[0]?.[0], "adept", "temperaments are no levels");
});

test("the best of each game, wins in a row, days, and points", () => {
  const games = [true, true, false, true].map((won, i) => game(String(i), won, { total: [5, 30, 12, 20][i] ?? 0, ended: `2026-03-0${i + 1}T12:00:00` }));
  assert.deepEqual(byGame(games).map((one) => [one.game, one.best.total, one.won, one.games]), [["g", 30, 3, 4]]);
  assert.deepEqual(streakOf(games), { now: 1, longest: 2, ended: "2026-03-02T12:00:00" });
  const days = daysOf([...games, game("old", true, { ended: "2026-01-01T12:00:00" })], new Date("2026-03-05T09:00:00"));
  assert.equal(days.length, 28);
  assert.deepEqual(days.slice(-6), ["none", "won", "won", "played", "won", "none"]);
  assert.equal(days.filter((day) => day !== "none").length, 4);
  assert.deepEqual(pointsOf(games, "g").mean, [5, 17.5, 47 / 3, 16.75]);
  assert.deepEqual(ticksFor([5, 30]), [0, 10, 20, 30]);
  assert.deepEqual(ticksFor([-3, 4]), [-4, -2, 0, 2, 4]);
  assert.deepEqual(merged(games, [games[0]!, game("new", true, { ended: "2026-03-02T18:00:00" })]).map((one) => one.id), ["0", "1", "new", "2", "3"]);
});
