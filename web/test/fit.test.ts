// Names in narrow places.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longestWord, soft } from "../src/ui/fit.ts";

test("the width of the longest word is near to what the title face measures", () => {
  // measured in a browser: Grenze 600
  const measured: [string, number][] = [
    ["Prospecting", 4.48], ["Hydromancy", 4.83], ["Cours d'Hydromancie", 5.72], ["Téléportation", 5.22], ["Impedimendio", 5.49], ["d'Ullamalizatli", 5.59],
  ];
  for (const [text, em] of measured) assert.ok(Math.abs(longestWord(text) - em) < 0.12 * em, `${text}: ${longestWord(text)}, measured ${em}`);
  assert.ok(longestWord("a b") >= 1, "never so narrow that the type would grow without end");
});

test("long words may be broken between two syllables, with a hyphen; short ones never", () => {
  const shown = (text: string): string => soft(text).replaceAll("\u00ad", "|");
  assert.equal(shown("Téléportation"), "Télépor|tation");
  assert.equal(shown("Cours d'Hydromancie"), "Cours d'Hydro|mancie");
  assert.equal(shown("Impedimendio"), "Impedi|mendio");
  assert.equal(shown("Drakkenstrike Bay"), "Drakken|strike Bay");
  assert.equal(shown("Manipulation"), "Manipu|lation");
  assert.equal(shown("Knight of the Inn"), "Knight of the Inn");
  assert.equal(shown(""), "");
});
