"""What cards may still bring, in victory points: what the hand-made valuations of these games have in common."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import All, Choose, Effect, Gain, Pay
from valtable.games.realm.cards import ACTIVE, PASSIVE
from valtable.games.realm.state import Ruler

# Tuned by playing: what one of each is worth in hand or as income.
WORTH: Final = {"gold": 0.20, "strength": 0.20, "magic": 0.22, "vp": 1.0, "wild": 0.22}
THEFT: Final = 0.6
# How often a value comes up on a roll: each of the two dice shows it, or their sum does.
CHANCES: Final = [(2 / 6 if 1 <= v <= 6 else 0.0) + max(0, 6 - abs(7 - v)) / 36 for v in range(13)]


def income(player: Ruler, others: float) -> float:
    """What the tableau brings in one round on average: one turn of one's own, and those of the others."""
    total = 0.0
    for card in player.tableau.starters + player.tableau.citizens:
        chance = sum(CHANCES[v] for v in card.activation)
        total += chance * (
            effect_worth(player, card.sides[ACTIVE]) + others * effect_worth(player, card.sides[PASSIVE])
        )
    return total


def effect_worth(player: Ruler, effect: Effect) -> float:
    if isinstance(effect, Gain):
        n = effect.amount if effect.counter is None else effect.amount * player.count(effect.counter)
        return WORTH[effect.resource] * n
    if isinstance(effect, All):
        return sum(effect_worth(player, part) for part in effect.parts)
    if isinstance(effect, Choose):
        return max(effect_worth(player, part) for part in effect.parts)
    if isinstance(effect, Pay):
        return max(0.0, effect_worth(player, effect.effect) - WORTH[effect.resource] * effect.amount) * 0.7
    return THEFT
