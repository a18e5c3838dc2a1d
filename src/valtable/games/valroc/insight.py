"""Valroc as learned bots see it."""

from __future__ import annotations

from typing import Final

from valtable.engine.insight import Insight
from valtable.games.valroc import insight_choice as choice
from valtable.games.valroc import insight_state as state
from valtable.games.valroc.draft import ROUNDS
from valtable.games.valroc.state import ARENA, DARK, SANCTUARY, SLOTS, UNIVERSITY, Phase, Valroc
from valtable.games.valroc.vocabulary import SPELL_VERBS

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


TASTES: Final = {
    "hunter": [(choice.PLACE + ARENA, 1.0), (choice.FIGHT, 1.0), (choice.CAN_FIGHT, 0.5)],
    "scholar": [(choice.PLACE + UNIVERSITY, 1.2), (choice.ATTEND, 1.2)],
    "sorcerer": [
        (choice.PLACE + DARK, 1.2),
        (choice.HARMS, 0.5),
        *[(choice.CAST + i, 0.8) for i in range(len(SPELL_VERBS))],
    ],
    "devout": [(choice.PLACE + SANCTUARY, 1.2), (choice.OFFERS, 0.8), (choice.AMOUNT, 0.8)],
    "daredevil": [(choice.DRAWS, 0.8), (choice.RISK, 1.5)],
}

INSIGHT: Final = Insight(state.WIDTH, state.describe, choice.WIDTH, choice.describe_choice, clock, TASTES)
