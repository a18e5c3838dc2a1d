// What glows comes into sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond, scrollFor } from "../src/table/reveal.ts";

test("a part scrolls no more than it must, and shows the beginning of what does not fit", () => {
  assert.equal(scrollFor(100, 200, 0, 300), 0, "in sight already");
  assert.equal(scrollFor(500, 560, 0, 300), 274, "beyond the end: just so far");
  assert.equal(scrollFor(100, 160, 400, 300), 86, "before the beginning");
  assert.equal(scrollFor(40, 90, 400, 300), 0, "near the beginning: all the way");
  assert.equal(scrollFor(200, 700, 0, 300), 186, "too much for one look: its beginning");
});

test("the edges behind which something glows are known", () => {
  assert.deepEqual(beyond([50, 150], 0, 300), []);
  assert.deepEqual(beyond([-5, 150, 310], 0, 300), ["before", "after"]);
});
