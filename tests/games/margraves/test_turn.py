"""A turn, pennants, storage, gold and strength (rulebook l.210-281)."""

from __future__ import annotations

import pytest

from tests.games.margraves.table import margraves


def test_one_citizen_and_four_powers() -> None:
    """l.213-220: the pennant, the text, the recall or a tower."""
    table = margraves().with_stock(0, stone=1, wood=1, magic=1, gem=1)
    assert table.offered("play") == ["alchemist", "captain", "merchant", "paladin", "recall", "build"]
    table.choose("play", "merchant")
    assert table.offered("use") == ["pennant", "text"]
    table.choose("use", "text")
    assert table.player(0)["played"] == ["merchant"]
    assert table.hand(0) == ["alchemist", "captain", "paladin"]


def test_the_last_card_means_recall() -> None:
    """l.222-223: with one card in hand it must be used for the recall."""
    table = margraves().with_hand(0, "captain").with_played(0, "monk", "merchant")
    assert table.asked("remove", 0)
    table.choose("remove", "row-1").finish()
    assert table.hand(0) == ["captain", "merchant", "monk"]


def test_turns_go_clockwise() -> None:
    """l.211-212."""
    table = margraves(3)
    order = []
    for _ in range(6):
        order.append(table.active)
        table.play("alchemist" if "alchemist" in table.offered("play") else "merchant").finish()
    assert order == [0, 1, 2, 0, 1, 2]
    assert table.view()["round"] == 3


# --- pennants -------------------------------------------------------------------------------------------------------


def test_the_icons_from_top_to_bottom() -> None:
    """l.237-240: strength, then the margrave, then a knight."""
    table = margraves().play("captain", "pennant")
    assert table.strength(0) == 1
    table.choose("move", "kamin").choose("enter", "kamin")
    assert table.offered("deploy") == ["shilina", "silesia", "pass"]
    table.choose("deploy", "silesia")
    assert table.active == 1, "who cannot pay in Silesia takes 2 gold"
    assert table.gains(0) == ["strength 1", "stone 1", "gold 2"]


def test_each_icon_may_be_skipped() -> None:
    """l.240-241."""
    table = margraves().play("merchant", "pennant")
    table.choose("pick-up", "pass").choose("move", "pass").choose("deploy", "pass")
    assert table.active == 1
    assert table.gains() == []
    table = margraves().play("paladin", "pennant")
    table.choose("move", "pass").choose("deploy", "pass").choose("deploy", "pass")
    assert table.active == 1


def test_the_pennants_of_the_four_guilds() -> None:
    """l.811-813, l.857-859, l.899-901, l.936-939."""
    assert margraves().play("captain", "pennant").strength(0) == 1
    assert margraves().play("alchemist", "pennant").gold(0) == 2
    table = margraves().play("merchant", "pennant").choose("pick-up", "supply-magic")
    assert table.stock(0) == {"gem": 1, "magic": 1}
    table = margraves().with_knights(shilina=2).play("paladin", "pennant").choose("move", "pass")
    table.choose("deploy", "kamin").choose("enter", "kamin").choose("deploy", "kamin").choose("enter", "kamin")
    assert table.stock(0) == {"gem": 1, "stone": 2}
    assert table.knights("kamin") == 2


def test_strength_never_exceeds_eight() -> None:
    """l.251-252: never more than 8."""
    assert margraves().with_strength(0, 8).play("captain", "pennant").strength(0) == 8
    assert margraves().with_hand(0, "champion", "monk").with_strength(0, 6).play("champion").strength(0) == 8


# --- storage --------------------------------------------------------------------------------------------------------


def test_twelve_spaces() -> None:
    """l.263-265: one resource, gem, knight or tower in each."""
    table = margraves().with_stock(0, stone=3, wood=2, gem=1, knight=1)
    assert table.player(0)["room"] == 1
    table.play("merchant", "pennant").choose("pick-up", "supply-magic")
    assert table.player(0)["room"] == 0
    assert table.asked("move")


def test_a_full_storage_asks_what_to_throw_away() -> None:
    """l.265-271: give up the new one, or put stored ones back; never a tower."""
    table = margraves().with_stock(0, stone=3, wood=2, gem=1, knight=2).play("merchant", "pennant")
    reserve = table.reserve("knight")
    table.choose("pick-up", "supply-magic")
    assert table.offered("storage") == ["stone", "wood", "gem", "knight", "pass"]
    table.choose("storage", "knight")
    assert table.stock(0) == {"stone": 3, "wood": 2, "gem": 1, "knight": 1, "magic": 1}
    assert table.reserve("knight") == reserve + 1


def test_the_new_token_may_be_given_up() -> None:
    table = margraves().with_stock(0, stone=3, wood=2, gem=1, knight=2).play("merchant", "pennant")
    magic = table.reserve("magic")
    table.choose("pick-up", "supply-magic").choose("storage", "pass")
    assert table.stock(0) == {"stone": 3, "wood": 2, "gem": 1, "knight": 2}
    assert table.reserve("magic") == magic


def test_putting_back_the_same_kind_is_not_offered() -> None:
    """It would change nothing."""
    table = margraves().with_stock(0, stone=8).play("merchant", "pennant").choose("pick-up", "supply-stone")
    assert table.asked("move"), "nothing to choose"
    assert table.stock(0) == {"stone": 8}


def test_gold_is_unlimited_and_takes_no_space() -> None:
    """l.278-281."""
    table = margraves().with_stock(0, stone=8).with_gold(0, 500).play("alchemist")
    assert table.gold(0) == 505
    assert table.player(0)["room"] == 0


@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (2, 2)])
def test_limited_tokens_give_what_is_left(left: int, taken: int) -> None:
    """l.509-514: resources, gems and knights are limited, and one gains what is available."""
    table = margraves().with_hand(0, "bogatyr", "monk").with_reserve(knight=left)
    table.play("bogatyr").choose("choose", "knight-2")
    assert table.stock(0).get("knight", 0) == taken
    assert table.reserve("knight") == left - taken


def test_only_resources_that_are_left_can_be_chosen() -> None:
    table = margraves().with_reserve(stone=0, wood=1, magic=0).play("merchant")
    assert table.stock(0) == {"gem": 1, "wood": 1}
    assert table.gold(0) == 4
    assert table.active == 1, "nothing is left for the others to buy"
