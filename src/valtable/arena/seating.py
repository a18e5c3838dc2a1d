"""Who sits where in which game, and with which seed: both follow from the number of the game alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from valtable.engine.chance import Chance


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a simulation: 53 bits, which every JSON reader keeps."""
    return Chance(Chance(seed).bits() + index).bits() >> 11


def seatings(bots: Sequence[str]) -> list[tuple[int, ...]]:
    """All different seatings, as places in the list of bots, to be used in turn.

    The rotations of one order follow each other: after every round of them each bot has sat equally often in each seat.
    """
    found: list[tuple[int, ...]] = []
    seen: set[tuple[str, ...]] = set()
    for order in permutations(range(len(bots))):
        for turn in range(len(order)):
            seating = order[turn:] + order[:turn]
            names = tuple(bots[i] for i in seating)
            if names not in seen:
                seen.add(names)
                found.append(seating)
    return found
