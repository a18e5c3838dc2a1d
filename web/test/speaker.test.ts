// How the page speaks: what is missing, what is marked, and how lists go together. That it says what the terminal says is
// shown by speaker.cases.ts, which tests/text/test_web_words.py feeds and runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bundleOf, Speaker } from "../src/core/speaker.ts";
import type { Message } from "../src/wire.ts";

test("what is missing shows its id, and is reported", () => {
  const heard: unknown[] = [];
  const tell = console.error;
  console.error = (text: unknown) => heard.push(text);
  try {
    const speaker = new Speaker(bundleOf("en", ["here = Here is { $what }"]), {}, ["Ann"]);
    assert.equal(speaker.say(["nowhere"]), "nowhere");
    assert.equal(speaker.say(["here"]), "Here is {$what}");
    assert.equal(speaker.say(["here", { what: { message: ["player-name", { seat: 0 }] } }]), "Here is Ann");
    assert.equal(heard.length, 2);
  } finally {
    console.error = tell;
  }
});

test("words between stars are strong, names are data", () => {
  const speaker = new Speaker(bundleOf("en", ["loud = Take **one** { $card }!"]), { "card-x": "M{o}nk = $x" });
  const message: Message = ["loud", { card: { message: ["card-x"] } }];
  assert.deepEqual(speaker.rich(message), [
    "Take ",
    { kind: "strong", text: "one" },
    " ",
    { kind: "card", id: "x", text: "M{o}nk = $x" },
    "!",
  ]);
});
