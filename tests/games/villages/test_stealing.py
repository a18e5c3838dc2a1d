"""Taking cards and gold from others, and who may know what was taken (rulebook l.225, l.608-625)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.play import said
from tests.games.villages.table import Table, villages


def thieving(id: str, players: int = 3) -> Table:
    """Seat 0 has just recruited the Rogue or the Thief, or built the Keep or the Thieves' Den."""
    table = villages(players).with_gold(0, 9).with_hand(0).with_piles("farm", "crypt", "market", "harbor", "oracle")
    table.with_village(0, "tannery", "outpost", "hideout").with_row("rogue", "thief").with_adventurer_deck()
    table.with_resources(0, "stone", "stone", "food", "food", "magic")
    for seat in range(1, players):
        table.with_hand(seat, "smithy", "tavern", "chapel")
    return table.with_hand(0, id) if id in ("keep", "thieves_den") else table


def steal(table: Table, id: str, victim: int | None = None) -> Table:
    if id in ("keep", "thieves_den"):
        table.lead("build")
        while table.asked("provide"):
            table.choose("provide", next(o for o in table.offered("provide") if o != "seat-0-castle"))
        table.draw("pile-5")
    else:
        table.lead("recruit")
        if table.asked("recruit"):
            table.choose("recruit", id)
    table.choose("use-power", id)
    if victim is not None:
        table.choose("steal-from", f"seat-{victim}")
    return table


@pytest.mark.parametrize(("id", "n"), [("rogue", 2), ("keep", 1)])
def test_cards(id: str, n: int) -> None:
    """l.608: Rogue, two cards at random from the hand of an opponent of one's choice; l.623: Keep, one."""
    table = steal(thieving(id), id)
    assert table.offered("steal-from") == ["seat-1", "seat-2"]
    before = table.cards(0)
    table.choose("steal-from", "seat-2")
    assert table.cards(0) == before + n
    assert table.cards(1) == 3
    assert table.cards(2) == 3 - n
    taken = Counter(table.hand(0)) - Counter(["oracle"])
    assert taken + Counter(table.hand(2)) == Counter(["smithy", "tavern", "chapel"])


@pytest.mark.parametrize("id", ["thief", "thieves_den"])
def test_gold(id: str) -> None:
    """l.618: one gold from any opponent."""
    table = steal(thieving(id).with_gold(1, 2).with_gold(2, 3), id)
    before = table.gold(0)
    table.choose("steal-from", "seat-1")
    assert [table.gold(seat) for seat in (0, 1, 2)] == [before + 1, 1, 3]


@pytest.mark.parametrize("id", ["thief", "thieves_den"])
def test_gold_on_cards_is_safe(id: str) -> None:
    """l.619: so who has gold on cards only is no target; ruling: with no target the power does nothing."""
    table = thieving(id).with_gold(1, 0).with_resources(1, "food", coins=(1,)).with_coin_on_castle(1).with_gold(2, 1)
    steal(table, id)
    assert not table.asked("steal-from")  # only seat 2 has any
    assert (table.wealth(1), table.wealth(2)) == (2, 0)


def test_nobody_to_rob() -> None:
    """Ruling "Steal": with no target the power does nothing."""
    table = thieving("thief").with_gold(1, 0).with_gold(2, 0).lead("recruit").choose("recruit", "thief")
    assert not table.asked("use-power")
    none = thieving("rogue").with_hand(1).with_hand(2).lead("recruit").choose("recruit", "rogue")
    assert not none.asked("use-power")


def test_as_many_as_there_are() -> None:
    """Ruling "Steal": take as many as exist."""
    table = steal(thieving("rogue").with_hand(1, "farm"), "rogue", 1)
    assert table.cards(1) == 0
    assert table.hand(0) == ["farm"]


def test_with_one_opponent_nobody_is_chosen() -> None:
    table = steal(thieving("rogue", 2), "rogue")
    assert table.cards(1) == 1
    assert table.cards(0) == 2


def test_the_cards_are_random() -> None:
    """l.608: "au hasard": every card can be the one."""
    taken: Counter[str] = Counter()
    for luck in range(60):
        table = steal(thieving("keep").with_luck(luck), "keep", 1)
        taken.update(Counter(table.hand(0)) - Counter(["oracle"]))
    assert set(taken) == {"smithy", "tavern", "chapel"}
    assert min(taken.values()) >= 8


def test_both_cards_of_the_rogue_are_random() -> None:
    pairs = {tuple(steal(thieving("rogue").with_luck(luck), "rogue", 1).hand(0)) for luck in range(40)}
    assert pairs == {("smithy", "tavern"), ("chapel", "tavern"), ("chapel", "smithy")}


def test_a_theft_cannot_be_taken_back() -> None:
    """Luck has decided."""
    table = steal(thieving("rogue"), "rogue", 1)
    assert not table.match.can_undo(0)


def test_stealing_as_a_follower() -> None:
    """l.364, l.370: an instant power works when the card is added by following too."""
    table = villages(3).with_village(1, "outpost", "hideout").with_row("rogue").with_hand(0, "farm", "keep", "oracle")
    table.with_hand(1).following("recruit", 1).choose("follow-recruit", "rogue").choose("use-power", "rogue")
    table.choose("steal-from", "seat-0")
    assert (table.cards(0), table.cards(1)) == (1, 2)


# --- who knows -------------------------------------------------------------------------------------------------------


def test_thief_and_victim_know_the_cards_and_nobody_else() -> None:
    """l.609: "l'adversaire n'a pas besoin de vous reveler sa main"."""
    table = steal(thieving("rogue", 4), "rogue", 1)
    taken = table.hand(0)
    assert len(taken) == 2
    assert table.hand(0, by=1) == taken
    assert table.hand(0, by=2) == table.hand(0, by=3) == []
    assert table.player(0, by=2)["unseen"] == 2
    assert table.hand(1, by=0) == []  # what stayed with the victim was not shown
    assert table.player(1, by=0)["unseen"] == 1


def test_events_of_a_theft() -> None:
    """The two who know are told the card, the others that there was one."""
    table = steal(thieving("keep", 4), "keep", 2)
    told = table.happened("stole-card")
    assert len(told) == 1
    assert [told[0].seen_by(seat) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    unseen = table.happened("stole-card-secretly")
    assert len(unseen) == 1
    assert [unseen[0].seen_by(seat) for seat in (0, 1, 2, 3)] == [False, True, False, True]
    assert "card" not in said(unseen[0])


def test_what_was_seen_going_into_a_hand_is_no_longer_sure_after_a_theft() -> None:
    """One of two known cards is stolen: thief and victim know which, a third player does not."""
    table = thieving("keep").with_hand(1, known=("smithy", "tavern"))
    assert table.hand(1, by=2) == ["smithy", "tavern"]
    steal(table, "keep", 1)
    assert table.hand(1, by=2) == []
    assert table.player(1, by=2)["unseen"] == 1
    taken = (set(table.hand(0)) & {"smithy", "tavern"}).pop()
    left = ({"smithy", "tavern"} - {taken}).pop()
    assert table.hand(1, by=0) == [left]  # the thief saw both going there
    assert taken not in table.hand(0, by=2)


def test_a_theft_leaves_what_is_known_of_the_thief() -> None:
    table = thieving("keep").with_hand(1, "smithy")
    steal(table, "keep", 1)
    assert table.hand(0, by=2) == ["oracle"]  # drawn from a pile before everybody's eyes
    assert table.hand(0, by=1) == ["oracle", "smithy"]


def test_gold_is_stolen_in_the_open() -> None:
    table = steal(thieving("thief").with_gold(1, 2), "thief", 1)
    (event,) = table.happened("stole-gold")
    assert event.to is None
