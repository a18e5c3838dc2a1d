"""Five players and the one who rests (rulebook l.650-684)."""

from __future__ import annotations

import pytest

import valtable
from tests.games.kingdom.figures import EVENTS, crew
from tests.games.kingdom.table import Table, kingdom


def five(active: int = 0) -> Table:
    """A table of five where everybody has nothing; the player at the active one's right rests."""
    table = kingdom(5).with_active(active).with_first(active)
    for seat in range(5):
        table.with_purse(seat)
    return table


@pytest.mark.parametrize("seed", range(8))
def test_the_first_to_rest_sits_at_the_first_players_right(seed: int) -> None:
    """l.670."""
    match = valtable.new("kingdom", 5, seed=seed)
    for seat in range(5):
        match.answer(seat, match.view(seat)["players"][seat]["dealt"][0])
    facts = match.view(None)
    assert facts["resting"] == (facts["first"] - 1) % 5


def test_who_was_active_rests_next() -> None:
    """l.684: the one who rests changes every turn and always sits at the active player's right."""
    table = five()
    assert (table.active, table.view()["resting"]) == (0, 4)
    for turn in range(1, 7):
        table.pass_turn()
        assert table.active == turn % 5
        assert table.view()["resting"] == (turn - 1) % 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_rests_in_smaller_games(players: int) -> None:
    """l.652: this is for five players only."""
    table = kingdom(players).with_roll(5, 2)
    assert table.view()["resting"] is None
    assert table.player(players - 1)["gold"] == 3


@pytest.mark.parametrize("active", [0, 2, 4])
def test_the_resting_player_collects_nothing(active: int) -> None:
    """l.676: no resource in the harvest; the others do."""
    table = five(active).with_roll(5, 6)
    resting = (active - 1) % 5
    table.with_tableau(resting, "butcher", "peasant")
    for seat in range(5):
        assert table.purse(seat) == ((0, 0, 0) if seat == resting else (1, 1, 0))


def test_the_resting_players_herald_rests_too() -> None:
    """l.672, l.676: not in play."""
    table = five().with_roll(1, 1)
    assert [q.seat for q in table.match.questions] == [0, 1, 2, 3]
    assert {q.prompt for q in table.match.questions} == {"herald"}


def test_gargan_brings_the_resting_player_nothing() -> None:
    """Ruling: collects nothing at all."""
    table = five().with_roll(4, 4)
    for seat in (1, 4):
        table.with_tableau(seat, "gargans_embrace")
    assert table.vp(1) == 1
    assert table.vp(4) == 0


def test_the_thief_cannot_rob_the_resting_player() -> None:
    """l.672: no target of citizens."""
    table = five().with_roll(3, 4).with_tableau(0, "thief").with_purse(4, 9, 9, 9).with_gold(2, 1).with_magic(3, 1)
    assert table.offered("steal") == ["seat-2-gold", "seat-3-magic", "pass"]
    alone = five().with_roll(3, 4).with_tableau(0, "thief").with_purse(4, 9, 9, 9)
    assert not alone.asked("steal")
    assert alone.purse(4) == (9, 9, 9)


@pytest.mark.parametrize("domain", ["cathedral_of_st_aquila", "orb_of_urdr"])
def test_cathedral_and_orb_cannot_rob_the_resting_player(domain: str) -> None:
    """l.672: no target of domains."""
    table = five().in_actions().with_tableau(0, domain).with_purse(4, 9, 9, 9)
    table.act("strength", "strength")
    assert not table.asked("action-end")
    table = five().in_actions().with_tableau(0, domain).with_purse(4, 9, 9, 9).with_purse(2, 3, 3, 3)
    table.act("strength", "strength").choose("action-end", domain)  # one target only: nothing more to ask
    assert table.purse(4) == (9, 9, 9)
    assert sum(table.purse(2)) == 8


def test_the_truce_cannot_rob_the_resting_player() -> None:
    """l.672."""
    table = five().in_actions().with_stack("domain-1", "cutthroats_truce", "coliseum").with_purse(4, 9, 9, 9)
    table.with_tableau(0, *crew("cutthroats_truce")).with_purse(0, gold=5).with_gold(1, 1)
    table.act("domain-1")
    assert table.offered("steal") == ["seat-1-gold", "pass"]


def test_the_perch_cannot_rob_the_resting_player() -> None:
    """l.672."""
    table = five().in_actions().with_stack("domain-1", "purloiners_perch", "coliseum")
    table.with_tableau(0, *crew("purloiners_perch")).with_purse(0, gold=10).with_victory_pile(4, "troll")
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.pile(4) == ["troll"]
    assert table.pile(0) == []


@pytest.mark.parametrize("id", ["giant_leech", "sorcerer", "kobold_thieves"])
def test_events_take_nothing_from_the_resting_player(id: str) -> None:
    """l.672: no target of monster events."""
    value = EVENTS[id].value
    table = kingdom(5, events=True).with_roll(value, value).with_event("citizen-7", id)
    for seat in range(5):
        table.with_purse(seat, 9, 9, 9).without_starters(seat)
    assert sum(table.purse(4)) == 27
    assert [sum(table.purse(seat)) for seat in range(4)] == [26] * 4


def test_everybody_has_rested_and_played_in_five_turns() -> None:
    """l.684, l.279: five turns, five active players, five who rested."""
    table = five()
    seen = []
    for _ in range(5):
        table.settle()
        seen.append((table.active, table.view()["resting"]))
        table.pass_turn()
    assert sorted(active for active, _ in seen) == [0, 1, 2, 3, 4]
    assert sorted(resting for _, resting in seen) == [0, 1, 2, 3, 4]
