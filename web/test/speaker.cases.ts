// The page says what the terminal says: thousands of real messages, spoken by src/valtable/text.py and written to a file
// by tests/text/test_web_words.py, are said again here.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundleOf, plain, Speaker } from "../src/core/speaker.ts";
import type { Message, Option, Question } from "../src/wire.ts";

interface Case {
  game: string;
  language: string;
  words: string[];
  names: Record<string, string>;
  players: string[];
  badges: Record<string, null>;
  messages: [Message, string, string][]; // what, as said, as a title
  told: [Message, string][]; // what, as said to whoever sits first
  options: [Question, Option, string][];
}

const file = process.env["SPEAKER_CASES"];
const cases: Case[] = file ? (JSON.parse(readFileSync(file, "utf-8")) as Case[]) : [];

test("there is something to say", () => {
  assert.ok(cases.length >= 4, "tests/text/test_web_words.py makes the file and runs this");
});

for (const one of cases) {
  const speaker = new Speaker(bundleOf(one.language, one.words), one.names, one.players, one.badges);
  const where = `${one.game} in ${one.language}`;

  test(`messages of ${where}`, () => {
    assert.ok(one.messages.length > 500);
    for (const [message, said, title] of one.messages) {
      assert.equal(speaker.say(message), said);
      assert.equal(speaker.title(message), title);
    }
  });

  test(`what ${where} says to the reader`, () => {
    const first = new Speaker(bundleOf(one.language, one.words), one.names, one.players, one.badges, 0);
    assert.ok(one.told.length > 10);
    for (const [message, said] of one.told) {
      assert.equal(first.say(message), said);
      assert.equal(plain(first.rich(message)), said);
    }
  });

  test(`options of ${where}`, () => {
    assert.ok(one.options.length > 100);
    for (const [question, option, said] of one.options) {
      assert.equal(speaker.option(question, option), said);
      assert.equal(plain(speaker.richOption(question, option)), said);
    }
  });

  test(`rich texts of ${where}`, () => {
    const kinds = new Map<string, number>();
    for (const [message, said, title] of one.messages) {
      const pieces = speaker.rich(message);
      assert.equal(plain(pieces), said);
      assert.equal(plain(speaker.richTitle(message)), title);
      for (const piece of pieces) {
        const kind = typeof piece === "string" ? "words" : piece.kind;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        assert.doesNotMatch(typeof piece === "string" ? piece : piece.text, /[\ue000-\uf8ff]/u);
        if (typeof piece !== "string" && piece.kind === "player") assert.equal(piece.text, one.players[piece.seat]);
        if (typeof piece !== "string" && piece.kind === "card") assert.equal(piece.text.toLowerCase(), one.names["card-" + piece.id]?.toLowerCase());
      }
    }
    for (const kind of ["words", "amount", "player", "card"]) assert.ok((kinds.get(kind) ?? 0) > 20, `${kind} in ${where}`);
  });
}
