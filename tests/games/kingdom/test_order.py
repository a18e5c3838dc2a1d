"""The order of one's own harvest (rulebook l.230, l.854), against a model that tries every order.

The program takes plain gains first, then the choices, then the exchanges. The rulebook lets every player use the
activated cards in any order. Both must lead to the same possible outcomes: no more and no fewer.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.kingdom.figures import CITIZENS
from tests.games.kingdom.table import kingdom
from valtable.engine.match import Match

Purse = tuple[int, int, int]  # gold, strength, magic
Ways = tuple[Purse, ...]  # one of these is gained, or paid for where an amount is negative

ANY: Ways = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# Each activation: the ways to use it, and whether it may be left unused (pay to gain).
RIGHT: dict[str, tuple[Ways, bool]] = {
    "monk": (((-1, 0, 2),), True),
    "merchant": (((1, 0, 0),), False),
    "mercenary": (((2, -1, 0),), True),
    "alchemist": (((2, 0, -1),), True),
    "archer": (((0, 1, 0),), False),
    "wizard": (((0, 0, 1),), False),
    "peasant": (((1, 0, 0),), False),
    "knight": (((0, 1, 0),), False),
    "rogue": (((1, 1, 0),), False),
    "thief": (((2, 0, 0), (0, 0, 2)), False),
    "champion": (((-1, 4, 0),), True),
    "paladin": (((0, -1, 3),), True),
    "priestess": (((0, 3, -1),), True),
}
LEFT: dict[str, tuple[Ways, bool]] = {
    "cleric": (((0, 0, 3),), False),
    "merchant": (((2, 0, 0), (0, 0, 2)), False),
    "mercenary": (((1, 1, 0),), False),
    "alchemist": (((-1, 0, 3),), True),
    "peasant": (((1, 0, 0),), False),
    "knight": (((0, 1, 0),), False),
}


def activations(
    cards: list[str], dice: tuple[int, int], sides: dict[str, tuple[Ways, bool]]
) -> list[tuple[Ways, bool]]:
    """Every activation of the starters and these citizens, the Herald's included (l.189, l.212, l.236-240)."""
    numbers = (*dice, sum(dice))
    woken = [card for card in ["peasant", "knight", *cards] for number in numbers if number in CITIZENS[card].values]
    heralds = (dice[0] == dice[1]) + (not woken)
    return [sides[card] for card in woken] + [(ANY, False)] * heralds


def outcomes(todo: list[tuple[Ways, bool]], purse: Purse) -> set[Purse]:
    """Every purse that some order of use can lead to."""

    @cache
    def go_on(left: tuple[tuple[Ways, bool], ...], purse: Purse) -> frozenset[Purse]:
        found = {purse} if all(optional for _, optional in left) else set()
        for i, (ways, _) in enumerate(left):
            for way in ways:
                after = (purse[0] + way[0], purse[1] + way[1], purse[2] + way[2])
                if min(after) >= 0:
                    found |= go_on(left[:i] + left[i + 1 :], after)
        return frozenset(found)

    return set(go_on(tuple(sorted(todo)), purse))


def played(match: Match, seat: int) -> set[Purse]:
    """Every purse that the questions of that seat's harvest can lead to."""
    question = match.question(seat)
    if question is None or question.prompt == "action":
        facts = match.view(seat)["players"][seat]
        return {(facts["gold"], facts["strength"], facts["magic"])}
    found: set[Purse] = set()
    for option in question.options:
        twin = match.copy()
        twin.answer(seat, option)
        found |= played(twin, seat)
    return found


PURSES: list[Purse] = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 1)]


@pytest.mark.parametrize("purse", PURSES)
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (["monk"], (1, 4)),  # the rulebook's own example, l.232
        (["monk", "monk"], (1, 1)),
        (["mercenary", "alchemist", "champion"], (3, 5)),
        (["mercenary", "paladin", "knight"], (3, 6)),
        (["alchemist", "priestess", "mercenary"], (3, 6)),
        (["alchemist", "alchemist"], (3, 3)),
        (["thief", "mercenary", "archer"], (3, 4)),
        (["thief", "alchemist", "wizard"], (3, 4)),
        (["priestess", "paladin"], (4, 6)),
        (["champion", "champion"], (4, 4)),
        (["rogue", "monk"], (1, 6)),
        ([], (2, 2)),
    ],
)
def test_off_turn(cards: list[str], dice: tuple[int, int], purse: Purse) -> None:
    table = kingdom().with_roll(*dice).with_tableau(1, *cards).with_purse(1, *purse)
    assert played(table.match, 1) == outcomes(activations(cards, dice, RIGHT), purse)


@pytest.mark.parametrize("purse", PURSES)
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (["merchant", "alchemist"], (2, 3)),
        (["alchemist", "mercenary"], (3, 2)),
        (["alchemist", "alchemist"], (3, 3)),
        (["cleric", "merchant", "alchemist"], (1, 2)),
        (["merchant"], (2, 2)),
        ([], (4, 4)),
    ],
)
def test_on_turn(cards: list[str], dice: tuple[int, int], purse: Purse) -> None:
    table = kingdom().with_roll(*dice).with_tableau(0, *cards).with_purse(0, *purse)
    assert played(table.match, 0) == outcomes(activations(cards, dice, LEFT), purse)
