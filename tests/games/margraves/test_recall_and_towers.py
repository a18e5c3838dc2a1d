"""Recall and towers (rulebook l.433-473)."""

from __future__ import annotations

import pytest

from tests.games.margraves.figures import SLOTS
from tests.games.margraves.table import Table, margraves

ROW = ("monk", "bard", "pilot", "ranger", "cleric")


def test_the_three_parts_of_a_recall() -> None:
    """l.437-449: remove one from the row, take all back, recruit one."""
    table = margraves().with_row(*ROW).with_deck("warlord", "trader", "peddler").with_played(0, "champion", "bard")
    table.with_gold(0, 4).choose("play", "recall")
    assert table.offered("remove") == ["row-1", "row-2", "row-3", "row-4", "row-5"]
    table.choose("remove", "row-2")
    assert table.offered("recruit") == ["row-1", "row-3", "pass"], "the gap stays, and so do the prices"
    assert len(table.hand(0)) == 6
    assert table.player(0)["played"] == []
    table.choose("recruit", "row-3")
    assert table.gold(0) == 0
    assert table.hand(0) == ["alchemist", "bard", "captain", "champion", "merchant", "paladin", "pilot"]
    assert table.view()["removed"] == ["bard"]
    assert table.view()["row"] == ["monk", "ranger", "cleric", "warlord", "trader"]


def test_removing_is_a_must_and_recruiting_is_not() -> None:
    """l.437 "vous devez", l.449 "Cette étape est optionnelle"."""
    table = margraves().with_row(*ROW).with_gold(0, 9).choose("play", "recall")
    assert "pass" not in table.offered("remove")
    table.choose("remove", "row-5").choose("recruit", "pass")
    assert table.gold(0) == 9
    assert len(table.hand(0)) == 4


def test_the_card_just_played_comes_back_too() -> None:
    """l.441: all cards beside the board, this one with them."""
    table = margraves().with_hand(0, "captain").with_played(0, "monk").with_row(*ROW).choose("remove", "row-1")
    assert table.hand(0) == ["captain", "monk"]


def test_an_empty_row() -> None:
    """Ruling: nothing is removed."""
    table = margraves().with_row().with_deck().choose("play", "recall")
    assert table.active == 1
    assert table.view()["end_reason"] == "citizens"


# --- towers ---------------------------------------------------------------------------------------------------------


def ready(place: str = "kamin") -> Table:
    return margraves().with_place(0, place).with_stock(0, stone=1, wood=1, magic=1, gem=1).with_knights()


def test_kira_builds_her_tower() -> None:
    """l.475-481: a citizen face down, one of each and a gem to the reserve, a tower on the first slot, 3 resources of
    her choice and 3 influence."""
    table = ready()
    before = {token: table.editing.reserve[i] for i, token in enumerate(("stone", "wood", "magic", "gem"))}
    table.choose("play", "build").choose("lay", "paladin")
    assert {token: table.reserve(token) for token in before} == {token: n + 1 for token, n in before.items()}
    assert table.offered("slot") == ["kamin-1", "kamin-2", "kamin-3"]
    table.choose("slot", "kamin-1").picks("take", "supply-stone", "supply-stone", "supply-magic")
    table.picks("influence", "artisan", "artisan", "soldier")
    assert table.influence(0) == {"artisan": 2, "soldier": 1, "shadow": 0, "holy": 0}
    assert table.stock(0) == {"stone": 2, "magic": 1}
    assert table.player(0)["towers"] == 3
    assert table.view()["locations"][1]["towers"] == [0, None, None]
    assert table.player(0)["laid"] == ["paladin"]
    assert table.active == 1


@pytest.mark.parametrize("lacking", ["stone", "wood", "magic", "gem"])
def test_the_cost(lacking: str) -> None:
    """l.458."""
    stock = {"stone": 1, "wood": 1, "magic": 1, "gem": 1}
    del stock[lacking]
    assert "build" not in margraves().with_stock(0, **stock).offered("play")


def test_one_tower_of_ones_own_at_each_location() -> None:
    """l.464-465."""
    assert "build" not in ready().with_tower(0, "kamin-2").offered("play")
    assert "build" in ready().with_tower(0, "shilina-2").with_tower(1, "kamin-2").offered("play")


def test_three_slots() -> None:
    """l.462-464: where none is free, nobody can build."""
    table = margraves(4).with_stock(0, stone=1, wood=1, magic=1, gem=1)
    table.with_tower(1, "shilina-1").with_tower(2, "shilina-3")
    assert "build" in table.offered("play")
    table = margraves(4).with_stock(0, stone=1, wood=1, magic=1, gem=1)
    table.with_tower(1, "shilina-1").with_tower(2, "shilina-3").with_tower(3, "shilina-2")
    assert "build" not in table.offered("play")


@pytest.mark.parametrize(("place", "number"), [(place, n) for place in SLOTS for n in range(3)])
def test_every_slot_has_its_reward(place: str, number: int) -> None:
    """l.467, l.495-496."""
    table = ready(place).choose("play", "build").choose("lay", "captain").choose("slot", f"{place}-{number + 1}")
    want = dict(SLOTS[place][number])
    tiles = want.pop("privilege_i", 0) + want.pop("privilege_ii", 0)
    rows = ["artisan", "soldier", "shadow", "holy"]
    steps = 0
    while table.active == 0:
        prompt = table.prompts[0]
        if prompt == "influence":
            steps += 1
            table.choose("influence", rows[steps % 4])
        else:
            tiles -= prompt == "privilege"
            option = "pass" if prompt == "last-grants" else table.offered(prompt)[0]
            table.choose(prompt, option)
    assert tiles == 0
    assert steps == 3 + want.pop("influence", 0)
    want["stone"] = want.get("stone", 0) + want.pop("wild", 0)
    gained = {"stone": 0}
    for gain in table.gains(0):
        name, n = gain.split()
        gained[name] = gained.get(name, 0) + int(n)
    assert gained == want


def test_the_fourth_tower_begins_the_last_round() -> None:
    """l.471-473, l.717."""
    table = ready("viktoria").with_tower(0, "kamin-1").with_tower(0, "shilina-1").with_tower(0, "nymar-1")
    table.choose("play", "build").choose("lay", "captain").choose("slot", "viktoria-1")
    assert table.view()["end_reason"] == "tower"
    assert "build" not in margraves().with_towers_left(0, 0).with_stock(0, stone=1, wood=1, magic=1, gem=1).offered(
        "play"
    )
