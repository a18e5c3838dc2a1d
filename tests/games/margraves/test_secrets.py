"""What is secret: the draft, the decks, the order of the monsters, and which citizen was laid face down."""

from __future__ import annotations

import json
import random

import pytest

import valtable
from tests.games.margraves.table import Table, margraves
from tests.properties.checks import advance, state


def built() -> Table:
    """Seat 0 has built a tower with a citizen face down."""
    table = margraves().with_place(0, "viktoria").with_stock(0, stone=1, wood=1, magic=1, gem=1).with_knights()
    table.choose("play", "build").choose("lay", "captain").choose("slot", "viktoria-1")
    return table.picks("influence", "holy", "holy", "soldier")


def test_nobody_else_knows_which_citizen_was_laid() -> None:
    """l.225-227: it is played face down."""
    table = built()
    own = table.player(0)
    assert own["laid"] == ["captain"]
    assert sorted(own["hand"]) == ["alchemist", "merchant", "paladin"]
    for by in (1, None):
        facts = table.view(by)["players"][0]
        assert facts["laid"] is None
        assert facts["laid_size"] == 1
        assert facts["hand"] == []
        assert facts["unsure"] == ["alchemist", "captain", "merchant", "paladin"]
        told = [event for event in table.match.events if event.seen_by(by)]
        assert "captain" not in json.dumps([event.data() for event in told])


def test_a_card_that_is_played_openly_was_not_laid() -> None:
    table = built().finish().play("merchant").choose("take", "supply-wood").finish()
    facts = table.view(1)["players"][0]
    assert facts["unsure"] == ["alchemist", "captain", "paladin"]
    assert facts["played"] == ["merchant"]


def test_a_recall_makes_everything_clear() -> None:
    """l.440-442: taken back face up."""
    table = built().finish().choose("play", "recall").choose("remove", "row-1")
    facts = table.view(1)["players"][0]
    assert facts["unsure"] == []
    assert sorted(facts["hand"]) == ["alchemist", "captain", "merchant", "paladin"]


def test_a_citizen_taken_back_from_face_down_stays_in_doubt() -> None:
    """l.829: one looks through one's own pile freely; the others see that a card comes from face down, not which."""
    table = margraves().with_hand(0, "cleric", "monk")
    player = table.seat(0)
    player.laid = table.cards(("captain", "paladin"), type(player.hand[0]))
    player.doubt = player.hand
    table.with_knights().play("cleric").choose("move", "pass")
    assert table.offered("take-back") == ["laid-captain", "laid-paladin"]
    table.choose("take-back", "laid-captain")
    facts = table.view(1)["players"][0]
    assert facts["hand"] == []
    assert facts["unsure"] == ["captain", "paladin", "monk"]
    assert table.story("took-back", "took-back-secretly") == ["took-back", "took-back-secretly"]


def test_the_next_monster_is_hidden_until_the_turn_ends() -> None:
    """l.136, l.696."""
    table = margraves().with_pile("mountain", "harpy_flock", "wyvern").with_strength(0, 8).with_knights(shilina=1)
    table.with_stock(0).with_tombs(0, 2, 2, 2).play("captain").choose("slay", "mountain")
    assert table.view(0)["lairs"][0]["top"] == "harpy_flock"
    table.choose("slay-here", "knight-1").choose("slay-stored", "knight-0")
    table.choose("tomb", "tomb-1").choose("influence", "holy")
    assert table.view(0)["lairs"][0]["top"] is None


@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_imagined_world_is_made_of_knowledge_and_luck_alone(players: int) -> None:
    """Whatever the truth is, the same generator makes the same world of what a seat knows, in every detail."""
    rng = random.Random(players)
    match = valtable.new("margraves", players, seed=players)
    rules = match.rules
    looked = 0
    while not match.over:
        if rng.random() < 0.08 or match.questions[0].prompt == "draft":
            looked += 1
            for seat in range(players):
                other = state(match).copy()
                rules.conceal(other, seat, random.Random(1))
                again = other.copy()
                rules.conceal(again, seat, random.Random(2))
                world = state(match).copy()
                rules.conceal(world, seat, random.Random(2))
                assert rules.dump(world) == rules.dump(again)
        advance(match, rng)
    assert looked > 10


def test_the_draft_says_nothing_of_the_others_tiles() -> None:
    match = valtable.new("margraves", 3, seed=9)
    for seat in (0, 1, 2):
        known = json.dumps(match.view(seat))
        for other in match.view(seat)["players"]:
            if other["seat"] != seat:
                assert other["packet"] is None
        for tile in state(match).spare:  # type: ignore[attr-defined]
            assert f'"{tile.id}"' not in known
