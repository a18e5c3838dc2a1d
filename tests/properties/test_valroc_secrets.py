"""Valroc's secrets at the moments that matter, each world as likely as it should be."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from tests.properties.checks import advance, check_conceal, state
from tests.properties.table import COMPILED, Table, plugin
from tests.properties.test_secrets import WORLDS, surprise
from valtable.engine.match import Match
from valtable.games.valroc.state import Phase, Valroc

DRAFT = {"hands": "draft"}


def table_of(match: Match) -> Valroc:
    game = state(match)
    assert isinstance(game, Valroc)
    return game


def picking(match: Match) -> bool:
    return match.questions[0].prompt == "draft" and table_of(match).draft_round == 4


def keeping(match: Match) -> bool:
    return table_of(match).phase == Phase.KEEP


def growing(match: Match) -> bool:
    return table_of(match).phase == Phase.SKILLS


def planning(match: Match) -> bool:
    return table_of(match).phase == Phase.PLANNING


def fighting(match: Match) -> bool:
    """Late: somebody else has beaten creatures."""
    mine = match.questions[0].seat
    return any(len(player.beaten) > 1 for player in table_of(match).players if player.seat != mine)


def recognised(match: Match) -> bool:
    """One recommended hand was seen, two were not."""
    others = [player for player in table_of(match).players if player.seat != match.questions[0].seat]
    return sum(1 for player in others if player.beaten) == 1


def bidding(match: Match) -> bool:
    """Everybody else has chosen."""
    game = table_of(match)
    question = match.questions[0]
    rich = any(player.vals > 1 for player in game.players if player.seat != question.seat)
    return question.prompt == "bid" and game.statue > 0 and rich


# For each: how it is recognised, and the beginnings of the names of what must be hidden there.
MOMENTS: list[tuple[int, dict[str, Any], Callable[[Match], bool], tuple[str, ...]]] = [
    (2, DRAFT, picking, ("hand of", "packet of", "the third packet")),
    (3, DRAFT, picking, ("hand of", "packet of")),
    (4, DRAFT, picking, ("hand of", "packet of")),
    (3, DRAFT, keeping, ("hand of",)),
    (4, {**DRAFT, "mythics": 3}, growing, ("hand of",)),
    (2, DRAFT, planning, ("hand of",)),
    (3, {**DRAFT, "mythics": 2}, planning, ("hand of",)),
    (4, DRAFT, planning, ("hand of",)),
    (2, DRAFT, fighting, ("hand of",)),
    (4, DRAFT, fighting, ("hand of",)),
    (3, {}, growing, ("hand of",)),
    (4, {}, planning, ("hand of",)),
    (4, {}, recognised, ("hand of",)),
    (2, {}, bidding, ("bid of", "card on statue")),
    (4, {}, bidding, ("bid of",)),
    (3, DRAFT, bidding, ("hand of", "bid of")),
]


def moment(table: Table, wanted: Callable[[Match], bool], names: tuple[str, ...]) -> Match:
    """The first moment of that kind at which one player alone is asked, and all of that is hidden from them."""
    for seed in range(5, 30):
        rng = random.Random(seed)
        match = table.new(seed)
        while not match.over:
            if len(match.questions) == 1 and wanted(match):
                hidden = plugin("valroc").hidden(state(match), match.questions[0].seat)
                unsure = [name for name, thing in hidden.items() if len(set(thing.pool)) > 1]
                if all(any(known.startswith(name) for known in unsure) for name in names):
                    return match
            advance(match, rng)
    raise AssertionError(f"no random game comes to {wanted.__name__}")


@pytest.mark.parametrize(("players", "options", "wanted", "names"), MOMENTS if COMPILED else MOMENTS[::3])
def test_what_others_hold_is_dealt_anew(
    players: int, options: dict[str, Any], wanted: Callable[[Match], bool], names: tuple[str, ...]
) -> None:
    match = moment(Table("valroc", players, options), wanted, names)
    seat = match.questions[0].seat
    truth = plugin("valroc").hidden(state(match), seat)
    rng = random.Random(9)
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for _ in range(WORLDS):
        world = state(match).copy()
        match.rules.conceal(world, seat, rng)
        for name, thing in plugin("valroc").hidden(world, seat).items():
            assert sorted(thing.pool) == sorted(truth[name].pool)
            seen[name][thing.value] += 1
    for name, thing in truth.items():
        assert set(seen[name]) == set(thing.pool), f"{name} is never {set(thing.pool) - set(seen[name])}"
        assert surprise(seen[name], thing.pool) < 6, f"{name} is not spread evenly: {seen[name]}"
    check_conceal(match, rng)
