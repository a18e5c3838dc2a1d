"""Mixed citizens (rulebook l.688-700)."""

from __future__ import annotations

from typing import Any

import pytest

import valtable
from tests.games.kingdom.figures import CITIZENS, crew
from tests.games.kingdom.table import Table, kingdom


def mixed(players: int = 2) -> Table:
    return kingdom(players, mixed_citizens=True)


def citizens(match: valtable.Match, seat: int | None = 0) -> list[dict[str, Any]]:
    return [place for place in match.view(seat)["centre"] if place["kind"] == "citizen"]


@pytest.mark.parametrize(("players", "hidden"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 5)])
def test_four_face_down_and_one_face_up(players: int, hidden: int) -> None:
    """l.696: 4 face down and 1 face up; 5 and 1 with five players."""
    match = valtable.new("kingdom", players, seed=2, options={"mixed_citizens": True})
    for place in citizens(match):
        assert place["beneath"] == [None] * hidden
        assert place["count"] == hidden + 1
        assert place["id"] == f"citizen-{CITIZENS[place['top']].values[0]}"


def test_all_citizens_of_a_value_are_shuffled_together() -> None:
    """l.696-698: Monk and Cleric for the value 1; values 5 and 6 have one kind."""
    tops: dict[str, set[str]] = {}
    for seed in range(60):
        match = valtable.new("kingdom", 2, seed=seed, options={"mixed_citizens": True})
        for place in citizens(match):
            tops.setdefault(place["id"], set()).add(place["top"])
    assert tops["citizen-1"] == {"cleric", "monk"}
    assert tops["citizen-5"] == {"peasant"}
    assert tops["citizen-6"] == {"knight"}
    assert set().union(*tops.values()) == set(CITIZENS)


def test_a_stack_holds_cards_of_both_kinds() -> None:
    """l.696: not sorted, six of each at most."""
    kinds = set()
    for seed in range(12):
        table = kingdom(2, seed, mixed_citizens=True)
        stack = table.state.citizens[0]
        assert len(stack) == 5
        kinds.add(frozenset(card.id for card in stack))
    assert frozenset({"cleric", "monk"}) in kinds


def test_nobody_sees_the_cards_beneath() -> None:
    """l.700."""
    table = mixed().with_stack("citizen-1", "monk", "cleric", "monk")
    for viewer in (0, 1, None):
        place = next(p for p in table.view(viewer)["centre"] if p["id"] == "citizen-1")
        assert place["top"] == "monk"
        assert place["beneath"] == [None, None]


def test_the_next_card_is_turned_up_when_the_top_one_is_drawn() -> None:
    """l.700."""
    table = mixed().in_actions().with_stack("citizen-1", "monk", "cleric", "monk").with_purse(0, gold=6)
    table.act("citizen-1")
    assert table.citizens(0) == ["monk"]
    assert table.top("citizen-1") == "cleric"
    assert table.place("citizen-1")["beneath"] == [None]
    assert len(table.happened("turned-up")) == 1
    assert table.place("citizen-1")["price"] == {"gold": 3}  # the "+" still goes by name (l.445)
    table.act("citizen-1")
    assert table.citizens(0) == ["monk", "cleric"]


def test_a_reward_turns_the_next_card_up_too() -> None:
    table = mixed().in_actions().with_stack("monster-5", "orc_warrior").with_stack("citizen-1", "monk", "cleric")
    table.with_purse(0, strength=9)
    table.act("monster-5").choose("take-citizen", "citizen-1")
    assert table.top("citizen-1") == "cleric"


def test_a_returned_citizen_lies_on_top_and_hides_nothing_anew() -> None:
    """l.829: it goes back on its stack; the card that was face up stays known beneath it."""
    table = mixed().in_actions().with_stack("citizen-1", "monk", "cleric", "monk")
    table.with_stack("domain-1", "nest_of_the_weaver_witch", "coliseum")
    table.with_tableau(0, *crew("nest_of_the_weaver_witch"), "cleric").with_purse(0, gold=6 + 3)
    table.act("domain-1").choose("return-citizen", "cleric")
    assert table.top("citizen-1") == "cleric"
    assert table.place("citizen-1")["beneath"] == ["monk", None, None]
    table.act("citizen-1")
    assert table.top("citizen-1") == "monk"
    assert table.place("citizen-1")["beneath"] == [None, None]
    assert [e for e in table.happened("turned-up") if "citizen-1" in str(e.args.get("from"))] == []


def test_each_card_works_as_printed() -> None:
    """l.690: the other rules do not change."""
    table = mixed().with_roll(1, 3).with_tableau(0, "monk", "cleric").with_purse(0)
    assert table.purse(0) == (1, 0, 5)
