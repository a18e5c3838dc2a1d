// One press, one answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Presses } from "../src/ui/once.ts";

const press = (pointerType: string, when: number, x = 100, y = 100, detail = 1): MouseEvent =>
  ({ pointerType, timeStamp: when, clientX: x, clientY: y, detail }) as unknown as MouseEvent;

test("a second tap that comes soon and near is part of the first", () => {
  const presses = new Presses();
  assert.equal(presses.isSecond(press("touch", 1000)), false);
  assert.equal(presses.isSecond(press("touch", 1180, 110, 92)), true);
  assert.equal(presses.isSecond(press("touch", 1400)), true, "and a third one");
  assert.equal(presses.isSecond(press("touch", 1800)), false, "later it is an answer of its own");
});

test("taps elsewhere are answers of their own, however soon", () => {
  const presses = new Presses();
  assert.equal(presses.isSecond(press("touch", 1000)), false);
  assert.equal(presses.isSecond(press("touch", 1100, 100, 160)), false);
});

test("of the mouse the browser counts the clicks; keys press as often as they like", () => {
  const presses = new Presses();
  assert.equal(presses.isSecond(press("mouse", 1000)), false);
  assert.equal(presses.isSecond(press("mouse", 1100)), false, "two clicks that are no double click");
  assert.equal(presses.isSecond(press("mouse", 1200, 100, 100, 2)), true);
  assert.equal(presses.isSecond(press("", 1300, 0, 0, 0)), false);
  assert.equal(presses.isSecond(press("", 1310, 0, 0, 0)), false);
  assert.equal(presses.isSecond({ detail: 2 } as MouseEvent), false, "a browser that does not say what pressed");
});
