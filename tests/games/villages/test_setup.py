"""Setting up (rulebook l.59-100; component data; alone l.484-492)."""

from __future__ import annotations

from collections import Counter

import pytest

import valtable
from tests.games.villages.figures import BUILDINGS
from valtable.engine.match import Match

TABLES = (1, 2, 3, 4, 5)
GOLD = {1: 7, 2: 14, 3: 20, 4: 25, 5: 30}  # l.75, l.486
BANK = {1: 4, 2: 8, 3: 11, 4: 13, 5: 15}


def first_resources(match: Match) -> list[tuple[int, str]]:
    """Everybody lays out the last card of the hand; who, and what."""
    done: list[tuple[int, str]] = []
    while match.questions and match.questions[0].prompt == "first-resource":
        question = match.questions[0]
        id = question.options[-1].id
        done.append((question.seat, id))
        match.answer(question.seat, id)
    return done


@pytest.mark.parametrize("players", TABLES)
def test_gold(players: int) -> None:
    """l.68-75: 14, 20, 25, 30 coins, of which everybody gets three from the bank; alone seven (l.486)."""
    view = valtable.new("villages", players, seed=5).view(None)
    assert [player["gold"] for player in view["players"]] == [3] * players
    assert view["bank"] == BANK[players] == GOLD[players] - 3 * players


@pytest.mark.parametrize("players", TABLES)
def test_cards(players: int) -> None:
    """l.80-88: six cards each, five piles of one card, five adventurers in the row, the rest in the decks."""
    match = valtable.new("villages", players, seed=6)
    for seat in range(players):
        facts = match.view(seat)["players"][seat]
        assert len(facts["hand"]) == 6
        assert facts["unseen"] == 0
        assert facts["resources"] == facts["buildings"] == facts["adventurers"] == []
        assert facts["castle"] == 0
    view = match.view(0)
    assert [len(pile) for pile in view["piles"]] == [1] * 5
    assert len(set(view["adventurers"])) == len(view["adventurers"]) == 5
    assert view["adventurer_deck"] == 11
    assert view["deck"] == (35 if players == 1 else 84) - 6 * players - 5


def test_the_cards_are_those_of_the_box() -> None:
    """l.76-84: nobody holds a card that is not in the box, and no card is there twice too often."""
    match = valtable.new("villages", 5, seed=7)
    found = [id for pile in match.view(None)["piles"] for id in pile]
    for seat in range(5):
        found += match.view(seat)["players"][seat]["hand"]
    counted = Counter(found)
    assert len(found) == 35
    assert all(n <= BUILDINGS[id].copies for id, n in counted.items())


@pytest.mark.parametrize("players", TABLES)
def test_the_first_resource_is_laid_out_in_turn_order(players: int) -> None:
    """l.90-97: beginning with the active player and going clockwise, everybody lays one card of the hand out, free."""
    match = valtable.new("villages", players, seed=8)
    first = match.view(None)["first"]
    done = first_resources(match)
    assert [seat for seat, _ in done] == [(first + i) % players for i in range(players)]
    for seat, id in done:
        facts = match.view(seat)["players"][seat]
        assert facts["resources"] == [{"card": id, "coin": 0}]
        assert len(facts["hand"]) == 5
        assert facts["gold"] == 3
        assert facts["buildings"] == []
    assert [(q.seat, q.prompt) for q in match.questions] == [(first, "lead")]
    assert match.view(None)["bank"] == BANK[players]
    assert match.view(None)["active"] == first


def test_the_first_resource_is_any_card_of_the_hand() -> None:
    """l.91: "1 carte de Batiment de leur main"; one option for each different card."""
    match = valtable.new("villages", 2, seed=9)
    question = match.questions[0]
    hand = match.view(question.seat)["players"][question.seat]["hand"]
    assert sorted(option.id for option in question.options) == sorted(set(hand))


def test_each_sees_what_the_players_before_laid_out() -> None:
    """l.90: in turn order, not all at once."""
    match = valtable.new("villages", 3, seed=10)
    assert len(match.questions) == 1
    first = match.questions[0]
    match.answer(first.seat, first.options[0])
    seen = match.view((first.seat + 1) % 3)["players"][first.seat]["resources"]
    assert seen == [{"card": first.options[0].id, "coin": 0}]


def test_anybody_may_begin() -> None:
    """l.65."""
    assert {valtable.new("villages", 4, seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_decks_are_shuffled() -> None:
    """l.76."""
    openings = [valtable.new("villages", 2, seed=seed).view(0) for seed in range(10)]
    assert len({tuple(view["adventurers"]) for view in openings}) == 10
    assert len({tuple(view["players"][0]["hand"]) for view in openings}) == 10


def test_target() -> None:
    """l.450-457, l.684: 12 for two or three players, 10 for four or five; none alone."""
    targets = {n: valtable.new("villages", n, seed=1).view(None)["target"] for n in TABLES}
    assert targets == {1: None, 2: 12, 3: 12, 4: 10, 5: 10}


@pytest.mark.parametrize("players", [0, 6, -1])
def test_one_to_five_players(players: int) -> None:
    """l.73, l.480; five castles (l.49)."""
    with pytest.raises(valtable.SetupError):
        valtable.new("villages", players, seed=1)


def test_alone_49_cards_stay_in_the_box_unseen() -> None:
    """l.487-490: a deck of 35; ruling "Solo setup": 6 in hand, 5 piles, 24 in the deck."""
    match = valtable.new("villages", 1, seed=3)
    view = match.view(0)
    assert view["deck"] == 24
    assert len(view["players"][0]["hand"]) + sum(len(pile) for pile in view["piles"]) + view["deck"] == 35
    assert view["trash"] == []
    assert "spare" not in view
