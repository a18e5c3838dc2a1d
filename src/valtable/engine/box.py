"""What does not change during a match, and the things in it that can be offered."""

from __future__ import annotations

from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice, SeatChoice


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Choice):
    """How many play, and each seat as a choice; a game adds its card pack, its options and its places."""

    __slots__ = ("players", "seats", "solo")

    def __init__(self, players: int) -> None:
        super().__init__("box")
        self.players = players
        self.solo = players == 1
        self.seats = [SeatChoice(seat) for seat in range(players)]
