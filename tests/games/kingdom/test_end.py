"""The end of the game (rulebook l.269-281)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.figures import crew
from tests.games.kingdom.table import Table, kingdom

ALL_MONSTERS = [f"monster-{n}" for n in range(1, 6)]
ALL_DOMAINS = [f"domain-{n}" for n in range(1, 6)]


def last_monster(players: int, seat: int) -> Table:
    """One Goblin is left, and that player can slay it."""
    table = kingdom(players).in_actions(seat).with_exhausted(*ALL_MONSTERS[1:]).with_stack("monster-1", "goblin")
    table.with_exhausted_pile(2 * players - 4)
    return table.with_purse(seat, strength=1)


def test_the_dice_go_to_the_left() -> None:
    """l.271: the next player is active, and after the last the first again."""
    table = kingdom(3).in_actions()
    turns = [table.active]
    for _ in range(5):
        table.pass_turn()
        turns.append(table.active)
    assert turns == [0, 1, 2, 0, 1, 2]
    assert not table.view()["last_round"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_monsters_slain(players: int, seat: int) -> None:
    """l.275, l.279: then on until everybody has had the same number of turns."""
    table = last_monster(players, seat)
    table.act("monster-1", "gold")
    table.settle()
    turns = 0
    while not table.match.over:
        assert table.view()["last_round"]
        assert table.view()["end_reason"] == "monsters"
        turns += 1
        table.pass_turn()
    assert turns == players - 1 - seat
    assert table.ending == "ending-monsters"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_equal_turns_whoever_began(first: int) -> None:
    """l.279: counted from the first player: the round ends before the first player's next turn."""
    for seat in range(3):
        table = last_monster(3, seat).with_first(first)
        table.act("monster-1", "gold")
        table.settle()
        turns = 0
        while not table.match.over:
            turns += 1
            table.pass_turn()
        assert turns == (first - 1 - seat) % 3


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_round_is_announced_if_there_is_one(seat: int) -> None:
    """l.279: not when the last player's turn ends the game at that very moment."""
    table = last_monster(3, seat)
    table.act("monster-1", "gold")
    table.settle()
    over = seat == 2
    assert table.match.over == over
    assert table.story("end-monsters", "last-round") == (["end-monsters"] if over else ["end-monsters", "last-round"])


def test_all_domains_built() -> None:
    """l.276."""
    table = kingdom(4).in_actions(3).with_exhausted(*ALL_DOMAINS[1:]).with_stack("domain-1", "coliseum")
    table.with_tableau(3, *crew("coliseum")).with_purse(3, gold=15)
    table.act("domain-1", "gold")
    table.settle()
    assert table.match.over
    assert table.ending == "ending-domains"


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_all_exhausted_cards_laid(players: int, cards: int) -> None:
    """l.267, l.277: twice the number of players, of whatever kind."""
    places = [f"citizen-{n}" for n in (1, 3, 4, 5, 6)] + ["monster-2", "monster-3", "domain-1", "domain-2"]
    table = kingdom(players).in_actions(players - 1).with_exhausted(*places[: cards - 2])
    table.with_stack("citizen-2", "merchant").with_stack("citizen-11", "butcher").with_purse(players - 1, gold=3)
    almost = kingdom(players).in_actions(players - 1).with_exhausted(*places[: cards - 2])
    almost.with_stack("citizen-2", "merchant").with_purse(players - 1, gold=2)
    almost.act("citizen-2", "gold").settle()
    assert almost.view()["exhausted"]["stacks"] == cards - 1
    assert not almost.match.over
    assert not almost.view()["last_round"]
    table.act("citizen-2", "citizen-11")
    table.settle()
    assert table.match.over
    assert table.ending == "ending-exhausted"


def test_the_end_is_checked_at_the_end_of_the_turn() -> None:
    """l.271: in the End Phase: the active player still has the second action and the powers after it."""
    table = last_monster(2, 1)
    table.act("monster-1")
    assert not table.match.over
    assert table.phase == "second_action"
    table.act("gold")
    assert table.match.over


def test_a_returned_monster_puts_the_end_off() -> None:
    """l.843: it slows the end down; l.271: what counts is whether a condition is met in the End Phase."""
    table = last_monster(3, 2).with_stack("domain-1", "watcher_on_the_water", "coliseum")
    table.with_tableau(2, "archer", "archer").with_gold(2, 6)
    table.act("monster-1", "domain-1").choose("return-monster", "goblin").settle()
    assert not table.match.over
    assert not table.view()["last_round"]
    assert table.active == 0


def test_a_returned_citizen_puts_the_end_off() -> None:
    """l.829: the fourth exhausted card goes back under the pile before the turn ends."""
    table = kingdom().in_actions(1).with_exhausted("citizen-1", "citizen-3", "citizen-4").with_purse(1, gold=2 + 6)
    table.with_stack("citizen-2", "merchant").with_stack("domain-1", "nest_of_the_weaver_witch", "coliseum")
    table.with_tableau(1, "butcher")
    table.act("citizen-2")
    assert table.view()["exhausted"]["stacks"] == 4
    table.act("domain-1").choose("return-citizen", "merchant").settle()
    assert table.view()["exhausted"]["stacks"] == 3
    assert not table.match.over
    assert not table.view()["last_round"]


def test_once_met_the_last_round_stays() -> None:
    """l.279: if one of the conditions is met, the game goes on only to the end of the round."""
    table = last_monster(3, 0).with_stack("domain-1", "watcher_on_the_water", "coliseum").with_victory_pile(1, "goblin")
    table.with_tableau(1, "archer", "archer").with_purse(1, gold=9)
    table.act("monster-1", "gold").settle()
    assert table.active == 1
    table.act("domain-1")
    if table.asked("pay"):
        table.choose("pay", "magic-0")
    table.choose("return-monster", "goblin")
    assert table.top("monster-1") == "goblin"
    table.act("gold").settle()
    table.pass_turn()
    assert table.match.over


def test_nothing_is_asked_when_it_is_over() -> None:
    table = kingdom().at_the_end()
    assert table.match.over
    assert table.match.questions == ()
    assert len(table.match.scores) == 2
