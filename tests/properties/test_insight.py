"""What learned bots are told: the same in every world that fits what the seat knows, within its width, and finite."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from tests.properties.checks import advance
from tests.properties.table import IDS, TABLES, Table
from valtable.engine.game import Game
from valtable.engine.glimpse import Enough, Playout
from valtable.engine.insight import Insight, Sheet
from valtable.engine.match import Match
from valtable.engine.question import Choice

Told = list[tuple[list[int], list[float]]]


class Listener(Playout):
    """Takes down what the seat is told at its open question, and has seen enough."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.told: Told = []
        self.clock = 0.0

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        sheet = Sheet()
        self.insight.describe(game, seat, sheet)
        self.told.append((sheet.places, sheet.values))
        for choice in choices:
            sheet = Sheet()
            self.insight.describe_choice(game, seat, prompt, choice, about, sheet)
            self.told.append((sheet.places, sheet.values))
        self.clock = self.insight.clock(game)
        raise Enough


def told(match: Match, seat: int, insight: Insight, seed: int) -> Listener:
    listener = Listener(insight)
    match.glimpse(seat).imagine(random.Random(seed), listener)
    return listener


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_bots_are_told_what_the_seat_knows_and_nothing_else(table: Table) -> None:
    match = table.new(11)
    insight = match.rules.insight
    assert insight is not None
    rng = random.Random(5)
    clock = 0.0
    while not match.over:
        if rng.random() < 0.12:
            seat = rng.choice(match.questions).seat
            first = told(match, seat, insight, 0)
            for world in (1, 2, 3):
                assert told(match, seat, insight, world).told == first.told
            state, *choices = first.told
            for (places, values), width in [(state, insight.width), *((one, insight.choice_width) for one in choices)]:
                assert len(places) == len(values)
                assert all(0 <= place < width for place in places)
                assert len(set(places)) == len(places), "a place is told twice"
                assert all(math.isfinite(value) and abs(value) <= 8 for value in values)
            assert first.clock >= clock, "the clock goes back"
            clock = first.clock
        advance(match, rng)
    assert clock > 0
