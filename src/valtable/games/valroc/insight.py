"""Valroc as learned bots see it."""

from __future__ import annotations

from typing import Final

from valtable.engine.insight import Insight
from valtable.games.valroc import insight_choice, insight_state
from valtable.games.valroc.draft import ROUNDS
from valtable.games.valroc.insight_choice import describe_choice
from valtable.games.valroc.insight_state import describe
from valtable.games.valroc.state import SLOTS, Phase, Valroc

PAWNS: Final = 16  # on the board at most


def clock(game: Valroc) -> float:
    """Rounds; what comes before the first turn is one, too."""
    phase = game.phase
    if phase < Phase.TURN:
        return (game.draft_round + phase) / (ROUNDS + 4.0)
    return game.turn + through(game, phase)


def through(game: Valroc, phase: int) -> float:
    """How much of the turn is over: half of it is planning."""
    if phase == Phase.TURN:
        return 0.0
    if phase == Phase.PLANNING:
        placed = 0
        for here in game.slots:
            if here >= 0:
                placed += 1
        return 0.1 + 0.4 * placed / PAWNS
    if phase == Phase.ACTIONS:
        return 0.5 + 0.4 * game.slot / SLOTS
    return 0.9 + (0.02 * game.shown if phase == Phase.OFFERINGS else 0.09)


INSIGHT: Final = Insight(
    insight_state.WIDTH, describe, insight_choice.WIDTH, describe_choice, clock, insight_choice.TASTES, slips=0.3
)
