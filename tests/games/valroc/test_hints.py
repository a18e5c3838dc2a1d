"""The valuation that bots lean on looks at a table and leaves it as it is."""

from __future__ import annotations

import random

import pytest

import valtable
from tests.games.valroc.table import valroc
from valtable.games.valroc.hints import bid_luck, standing
from valtable.games.valroc.state import Phase, Valroc


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_changes_nothing(players: int) -> None:
    match = valtable.new("valroc", players, 3)
    rng = random.Random(3)
    for _ in range(400):
        game = match._table
        assert isinstance(game, Valroc)
        before = match.rules.dump(game)
        values = [standing(game, seat) for seat in range(players)]
        assert match.rules.dump(game) == before
        assert [standing(game, seat) for seat in range(players)] == values
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
        if match.over:
            return


def after(*bids: int) -> Valroc:
    """Three players have bid for fire; the next statue has not come yet."""
    table = valroc(3).phase(Phase.OFFERINGS).turn(3)
    for seat, n in enumerate(bids):
        table.choose("bid", f"val-{n}", seat)
    game = table.match._trail[-1].checkpoint
    assert isinstance(game, Valroc)
    return game


def test_a_bid_counts_by_its_chances_whatever_others_were_imagined_to_bid() -> None:
    """l.449: won or lost in this world, the same bid has the same luck; the skill point itself is in the standing."""
    won, lost = after(2, 0, 0), after(2, 3, 0)
    assert bid_luck(won, won.players[0]) < 0 < bid_luck(lost, lost.players[0])
    assert bid_luck(won, won.players[1]) == 0, "who bids nothing cannot win"
    before = valroc(3).phase(Phase.OFFERINGS).turn(3).now
    assert bid_luck(before, before.players[0]) == 0
