"""Every citizen and starter, both sides, every value (component list; rulebook l.437-484)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.kingdom.figures import CITIZENS
from tests.games.kingdom.table import Table, kingdom

ROLLS = [(a, b) for a in range(1, 7) for b in range(a, 7)]
Purse = tuple[int, int, int]  # gold, strength, magic


class Side(NamedTuple):
    """What one activation brings to a tableau of just this citizen (and no starter) with 9 of everything."""

    gains: Purse
    answer: str = ""  # to the question it asks, if any


LEFT = {
    "cleric": Side((0, 0, 3)),
    "monk": Side((1, 0, 2)),
    "merchant": Side((2, 0, 0), "gold-2"),
    "blacksmith": Side((0, 0, 0)),
    "mercenary": Side((1, 1, 0)),
    "alchemist": Side((-1, 0, 3), "alchemist"),
    "archer": Side((0, 2, 0)),
    "wizard": Side((0, 1, 1)),
    "peasant": Side((1, 0, 0)),
    "knight": Side((0, 1, 0)),
    "rogue": Side((2, 2, 0)),
    "thief": Side((3, 0, 0), "seat-1-gold"),
    "champion": Side((0, 4, 0)),
    "warlord": Side((0, 1, 0)),
    "paladin": Side((0, 1, 2)),
    "priestess": Side((0, 2, 1)),
    "butcher": Side((2, 0, 0)),
    "miner": Side((1, 0, 0)),
}
RIGHT = {
    "cleric": Side((0, 0, 1)),
    "monk": Side((-1, 0, 2), "monk"),
    "merchant": Side((1, 0, 0)),
    "blacksmith": Side((1, 0, 0)),
    "mercenary": Side((2, -1, 0), "mercenary"),
    "alchemist": Side((2, 0, -1), "alchemist"),
    "archer": Side((0, 1, 0)),
    "wizard": Side((0, 0, 1)),
    "peasant": Side((1, 0, 0)),
    "knight": Side((0, 1, 0)),
    "rogue": Side((1, 1, 0)),
    "thief": Side((0, 0, 2), "magic-2"),
    "champion": Side((-1, 4, 0), "champion"),
    "warlord": Side((0, 0, 0)),
    "paladin": Side((0, -1, 3), "paladin"),
    "priestess": Side((0, 3, -1), "priestess"),
    "butcher": Side((4, 0, 0)),
    "miner": Side((4, 0, 0)),
}


def harvest(table: Table, seat: int, answer: str) -> int:
    """Answer all questions of that seat's harvest, and say for how many activations its citizen asked."""
    asked = 0
    while True:
        question = table.match.question(seat)
        if question is None or question.prompt == "action":
            return asked
        times = question.message.args["card"].args.get("n", 1) if question.prompt == "choose-reward" else 1
        unit, _, n = answer.partition("-")
        table.match.answer(seat, f"{unit}-{int(n) * times}" if times > 1 else answer)
        asked += times


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("id", sorted(CITIZENS))
def test_every_value_and_side(id: str, seat: int) -> None:
    """Once for each die and for the sum that shows one of its values (l.189, l.212, l.467); nothing otherwise."""
    side = (LEFT if seat == 0 else RIGHT)[id]
    for dice in ROLLS:
        table = kingdom().with_roll(*dice).with_tableau(seat, id).without_starters(seat)
        table.with_purse(seat, 9, 9, 9)
        if seat == 0:
            table.with_purse(1, 9, 9, 9).without_starters(1)
        times = sum(value in CITIZENS[id].values for value in (*dice, sum(dice)))
        asked = harvest(table, seat, side.answer)
        assert asked == (times if side.answer else 0), dice
        expected = tuple(9 + times * gain for gain in side.gains)
        assert table.purse(seat) == expected, dice


@pytest.mark.parametrize("id", sorted(CITIZENS))
def test_cost_and_role(id: str) -> None:
    """l.320, l.449: its base cost in gold, and the role icon it shows."""
    figures = CITIZENS[id]
    place = f"citizen-{figures.values[0]}"
    table = kingdom().in_actions().with_stack(place, id, id).without_starters(0).with_purse(0, gold=figures.cost)
    assert table.place(place)["price"] == {"gold": figures.cost}
    table.act(place)
    assert table.citizens(0) == [id]
    assert table.purse(0) == (0, 0, 0)
    assert table.player(0)["roles"] == {
        role: int(role == figures.role) for role in ("worker", "soldier", "shadow", "holy")
    }
    poor = kingdom().in_actions().with_stack(place, id).without_starters(0).with_purse(0, gold=figures.cost - 1)
    assert place not in poor.offered("action")


# --- the other branch of the choices ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "seat", "dice", "answer", "purse"),
    [
        ("merchant", 0, (2, 1), "magic-2", (0, 0, 2)),
        ("thief", 1, (3, 4), "gold-2", (2, 0, 0)),
    ],
)
def test_other_branches(id: str, seat: int, dice: tuple[int, int], answer: str, purse: Purse) -> None:
    table = kingdom().with_roll(*dice).with_tableau(seat, id).with_purse(seat)
    table.choose("choose-reward", answer, seat)
    assert table.purse(seat) == purse


def test_thief_left_side_magic() -> None:
    table = kingdom().with_roll(3, 4).with_tableau(0, "thief").with_purse(0).with_purse(1, 9, 9, 9)
    table.choose("steal", "seat-1-magic")
    assert table.purse(0) == (0, 0, 3)
    assert table.purse(1) == (9, 9, 6)


# --- cards that count ------------------------------------------------------------------------------------------------


def test_blacksmith_counts_soldier_citizens() -> None:
    """l.461, l.477: citizen cards with the soldier icon; no starter Knight, no domain, no opponent's card."""
    table = kingdom().with_roll(2, 1).with_purse(0)
    table.with_tableau(0, "blacksmith", "archer", "knight", "warlord", "blood_crow_army").with_tableau(1, "archer")
    assert table.purse(0) == (3, 0, 0)


def test_warlord_counts_soldier_citizens_on_turn() -> None:
    """l.461: itself included, starter Knight and domains not."""
    table = kingdom().with_roll(6, 2).with_purse(0).with_tableau(0, "warlord", "archer", "blood_crow_army")
    assert table.purse(0) == (0, 2 + 1 + 1, 0)  # two soldiers, the starter Knight on 6, Blood Crow Army


def test_warlord_counts_knights_by_name_off_turn() -> None:
    """l.484: names count on starters and citizens alike."""
    table = kingdom().with_roll(4, 4).with_purse(1).with_tableau(1, "warlord", "knight", "knight")
    assert table.player(1)["strength"] == 3


def test_butcher_counts_worker_citizens() -> None:
    """l.461: 2 gold for each worker citizen, itself included; no starter Peasant."""
    table = kingdom().with_roll(6, 6).with_purse(0).with_tableau(0, "butcher", "peasant", "merchant", "halfpenny_hill")
    table.choose("herald", "magic", 0)
    table.choose("herald", "magic", 1)
    assert table.player(0)["gold"] == 3 * 2 + 1  # and Halfpenny Hill at the start of the actions
    assert table.player(0)["strength"] == 2


def test_example_the_miner() -> None:
    """l.480: the sum is 12 and you have two domains: 1 + 2 gold."""
    table = kingdom().with_roll(6, 6).with_purse(0)
    table.with_tableau(0, "miner", "coliseum", "violet_thorn").with_tableau(1, "coliseum")
    table.choose("herald", "magic", 0)
    assert table.player(0)["gold"] == 3


def test_counts_are_of_your_own_cards() -> None:
    """l.477: of *your* tableau: two Miners and one domain bring 2 each, whatever the others own."""
    table = kingdom().with_roll(5, 6).with_purse(0).with_tableau(0, "miner", "miner", "coliseum")
    table.with_tableau(1, "violet_thorn", "the_tower")
    assert table.player(0)["gold"] == 2 * 2 + 1  # the starter Peasant on 5


# --- starters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("dice", "purse"),
    [((5, 2), (1, 0, 0)), ((6, 2), (0, 1, 0)), ((5, 6), (1, 1, 0)), ((1, 4), (1, 0, 0)), ((2, 4), (0, 1, 0))],
)
def test_starters(seat: int, dice: tuple[int, int], purse: Purse) -> None:
    """The starter Peasant gives 1 gold on 5, the starter Knight 1 strength on 6, on both sides (l.148, l.232)."""
    table = kingdom().with_roll(*dice).with_purse(seat)
    assert table.purse(seat) == purse


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("resource", "purse"), [("gold", (1, 0, 0)), ("strength", (0, 1, 0)), ("magic", (0, 0, 1))])
def test_herald(seat: int, resource: str, purse: Purse) -> None:
    """l.236: one resource, whichever you like; VP are no resource (l.404)."""
    table = kingdom().with_roll(1, 2).with_purse(seat)
    assert table.offered("herald", seat) == ["gold", "strength", "magic"]
    table.choose("herald", resource, seat)
    assert table.purse(seat) == purse


def test_starters_have_no_role() -> None:
    """l.566."""
    assert kingdom().player(0)["roles"] == {"worker": 0, "soldier": 0, "shadow": 0, "holy": 0}
