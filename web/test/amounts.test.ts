import assert from "node:assert/strict";
import { test } from "node:test";
import { type Amounts, amountsOf, inRow, isAmounts } from "../src/table/amounts.ts";
import { choicesOf, harmlessOf } from "../src/table/options.ts";
import type { Message, Option, Question } from "../src/wire.ts";

const option = (id: string, text: Message = [`option-${id}`]): Option => ({ id, text });
const coins = (...ns: number[]): Option[] => ns.map((n) => option(`coin-${n}`, ["amount-coin", { n }]));
const only = (options: Option[]): Amounts => {
  const parts = amountsOf(options);
  assert.equal(parts.length, 1);
  const [part] = parts;
  assert.ok(part && isAmounts(part));
  return part;
};

test("amounts of one thing stand together, in order, where the first of them stood", () => {
  const parts = amountsOf([option("pass"), ...coins(3, 1, 2, 0, 4), option("gem")]);
  assert.deepEqual(parts.map((part) => (isAmounts(part) ? part.steps.map((step) => step.n) : part.id)), ["pass", [0, 1, 2, 3, 4], "gem"]);
});

test("a slider begins with what the rules name first", () => {
  assert.equal(only(coins(4, 3, 2, 1, 0)).first, 4);
  assert.equal(only(coins(0, 1, 2, 3, 4)).first, 0);
});

test("a few amounts stay buttons, a dozen is a row, more are a slider", () => {
  assert.equal(amountsOf(coins(0, 1, 2, 3)).length, 4);
  const upTo = (n: number): Amounts => only(coins(...Array.from({ length: n }, (_, i) => i)));
  assert.equal(inRow(upTo(12)), true);
  assert.equal(inRow(upTo(13)), false);
  assert.equal(upTo(5).of, "coin");
});

test("amounts in a sentence are a slider, unless they are few; other arguments keep them apart", () => {
  const swap = (n: number, into: string): Option => option(`${into}-${n}`, ["option-swap", { n, into }]);
  const sentences = [1, 2, 3, 4, 5, 6, 7].map((n) => swap(n, "coins"));
  assert.equal(inRow(only(sentences)), false);
  assert.equal(only(sentences).of, null);
  assert.equal(amountsOf(sentences.slice(0, 6)).length, 6);
  assert.equal(amountsOf([...sentences, swap(1, "gems")]).length, 2);
});

test("the same number twice is no scale", () => {
  assert.equal(amountsOf([...coins(0, 1, 2, 3, 4), option("other", ["amount-coin", { n: 4 }])]).length, 6);
});

test("the harmless answer stands first among many, and stays where it is among few", () => {
  const ask = (...ids: string[]): Question => ({ seat: 0, n: 0, prompt: "any", message: ["ask"], anchor: "", options: ids.map((id) => option(id)) });
  const shown = (...ids: string[]): string[] => choicesOf(new Map(), ask(...ids)).buttons.map((one) => one.id);
  assert.deepEqual(shown("a", "b", "pass"), ["a", "b", "pass"]);
  assert.deepEqual(shown("a", "b", "c", "d", "pass"), ["pass", "a", "b", "c", "d"]);
  assert.deepEqual(shown("a", "b", "c", "pass", "not-now"), ["not-now", "a", "b", "c", "pass"]);
  assert.equal(harmlessOf([option("a")]), undefined);
});
