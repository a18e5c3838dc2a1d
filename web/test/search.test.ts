import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, folded, has, wanted } from "../src/pages/guide/search.ts";

test("accents and capitals do not matter, and places stay places", () => {
  assert.equal(folded("Récolte À l’ÉPÉE"), "recolte a l’epee");
  assert.equal(folded("Straße 🎲 x").length, "Straße 🎲 x".length);
  assert.deepEqual(wanted("  Récolte, dés! "), ["recolte", "des"]);
});

test("a text is found by the beginnings of all its words", () => {
  assert.ok(has("La Récolte de l’Épée", ["reco", "epee"]));
  assert.ok(!has("La Récolte", ["colte"]));
  assert.ok(!has("La Récolte", ["recolte", "or"]));
  assert.ok(has("anything", []));
});

test("what is found is cut out", () => {
  assert.deepEqual(cut("L’Été, l’été", ["ete"]), ["L’", "Été", ", l’", "été", ""]);
  assert.deepEqual(cut("gold and golden", ["gold", "go"]), ["", "gold", " and ", "gold", "en"]);
  assert.deepEqual(cut("none", ["x"]), ["none"]);
});
