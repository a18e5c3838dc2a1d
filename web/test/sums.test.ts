import assert from "node:assert/strict";
import { test } from "node:test";
import { barOf, sumOf } from "../src/table/sums.ts";
import type { Message } from "../src/wire.ts";

const amount = (of: string, n: number) => ({ message: [`amount-${of}`, { n }] as Message });

test("a sum is read from what a reason takes and has", () => {
  const takes = [amount("strength", 6), amount("magic", 1)];
  const sum = sumOf(["why-takes-helped", { takes, has: [amount("strength", 3), amount("magic", 2)], helps: [amount("magic", 1)] }]);
  assert.deepEqual(sum?.takes, [{ of: "strength", n: 6 }, { of: "magic", n: 1 }]);
  assert.deepEqual(sum && barOf(sum), [["strength", "strength", "strength", "magic", null, null], ["magic"]]);
});

test("what helps fills only what is missing", () => {
  const bar = barOf({ takes: [{ of: "gold", n: 2 }], has: [{ of: "gold", n: 5 }], helps: [{ of: "magic", n: 3 }] });
  assert.deepEqual(bar, [["gold", "gold"]]);
});

test("other reasons are no sums", () => {
  assert.equal(sumOf(["why-gone"]), null);
  assert.equal(sumOf(["why-lack", { what: [amount("gold", 2)] }]), null);
});
