"""What is hidden could be anything: over many imagined worlds each possibility comes as often as it should."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable

import pytest

from tests.properties.checks import Stop, advance, state
from tests.properties.table import IDS, SOME, TABLES, Table, plugin
from valtable.engine.match import Match

WORLDS = 1500


def half_way(table: Table, seed: int) -> Match:
    """A match after some random answers, with one open question; a game that is over sooner, just before."""
    rng = random.Random(seed)
    match = last = table.new(seed)
    while not match.over and (len(match.history) < 30 or len(match.questions) > 1):
        if len(match.questions) == 1:
            last = match.copy()
        advance(match, rng)
    return last if match.over else match


def late(table: Table, seed: int) -> Match:
    """A match near its end, with one open question to a seat that does not know everything yet."""
    rng = random.Random(seed)
    match = table.new(seed)
    points: list[Match] = []
    while not match.over:
        alone = len(match.history) % 10 == 0 and len(match.questions) == 1
        if alone and plugin(table.game).hidden(state(match), match.questions[0].seat):
            points.append(match.copy())
        advance(match, rng)
    return points[len(points) * 9 // 10]


def surprise(seen: Counter[str], pool: list[str]) -> float:
    """Pearson's chi-square of what was seen against the pool, less its expectation, in standard deviations."""
    chances = {value: n / len(pool) for value, n in Counter(pool).items()}
    total = seen.total()
    square = sum((seen[value] - total * p) ** 2 / (total * p) for value, p in chances.items())
    freedom = len(chances) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5) if freedom else 0.0


@pytest.mark.parametrize("table", SOME, ids=[table.name for table in SOME])
@pytest.mark.parametrize("point", [half_way, late])
def test_hidden_things_are_spread_over_all_they_could_be(table: Table, point: Callable[[Table, int], Match]) -> None:
    match = point(table, 3)
    seat = match.questions[0].seat
    knowing = plugin(table.game)
    truth = knowing.hidden(state(match), seat)
    assert truth, "there is always something to hide"
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    rng = random.Random(7)
    for _ in range(WORLDS):
        world = state(match).copy()
        match.rules.conceal(world, seat, rng)
        hidden = knowing.hidden(world, seat)
        assert hidden.keys() == truth.keys()
        for name, thing in hidden.items():
            assert sorted(thing.pool) == sorted(truth[name].pool), "the same things are somewhere"
            seen[name][thing.value] += 1
    for name, thing in truth.items():
        assert set(seen[name]) == set(thing.pool), f"{name} is never {set(thing.pool) - set(seen[name])}"
        assert surprise(seen[name], thing.pool) < 6, f"{name} is not spread evenly: {seen[name]}"


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_an_imagined_world_hides_as_much(table: Table) -> None:
    """Through a glimpse, as a bot would look: the truth is no more likely than any other possibility."""
    match = half_way(table, 4)
    seat = match.questions[0].seat
    knowing = plugin(table.game)
    truth = knowing.hidden(state(match), seat)
    rng = random.Random(8)
    right: Counter[str] = Counter()
    worlds = 300
    for _ in range(worlds):
        world = match.glimpse(seat).imagine(rng, Stop())
        for name, thing in knowing.hidden(world.game, seat).items():
            right[name] += thing.value == truth[name].value
    for name, thing in truth.items():
        share = thing.pool.count(thing.value) / len(thing.pool)
        spread = (worlds * share * (1 - share)) ** 0.5
        assert abs(right[name] - worlds * share) <= 5 * spread, f"{name} is guessed {right[name]} times of {worlds}"
