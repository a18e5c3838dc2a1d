"""What a seat can be sure of, worked out from nothing but the events it may see: a check on the view.

Of each other hand it keeps the cards that must be there and how many there are in all. When one of some equal cards
leaves a hand, one less of them is sure; when an unseen card is stolen, it may have been any.
"""

from __future__ import annotations

from collections import Counter

from tests.games.play import said
from valtable.engine.events import Event
from valtable.engine.match import Match

LEAVES = ("developed", "built", "discarded", "trashed")


class Watcher:
    """The memory of one seat (None: a spectator)."""

    def __init__(self, seat: int | None, players: int) -> None:
        self.seat = seat
        self.sure: list[Counter[str]] = [Counter() for _ in range(players)]
        self.cards = [6] * players
        self.read = 0

    def catch_up(self, match: Match) -> None:
        """Read the events since the last time."""
        events = match.events
        for event in events[self.read :]:
            if event.seen_by(self.seat):
                self.see(event)
        self.read = len(events)

    def see(self, event: Event) -> None:
        args = said(event)
        if "player" not in args:
            return
        who: int = seat_of(args["player"])
        if event.kind in LEAVES:
            self.cards[who] -= 1
            self.lose(who, card_of(args["card"]))
        elif event.kind in ("drew-pile", "drew-deck"):
            self.cards[who] += 1
            self.sure[who][card_of(args["card"])] += 1
        elif event.kind == "drew-deck-secretly":
            self.cards[who] += 1
        elif event.kind == "stole-card":
            victim = seat_of(args["victim"])
            self.cards[victim] -= 1
            self.cards[who] += 1
            self.lose(victim, card_of(args["card"]))
            self.sure[who][card_of(args["card"])] += 1
        elif event.kind == "stole-card-secretly":
            victim = seat_of(args["victim"])
            self.cards[victim] -= 1
            self.cards[who] += 1
            for id in list(self.sure[victim]):
                self.lose(victim, id)

    def lose(self, who: int, id: str) -> None:
        if self.sure[who][id] > 0:
            self.sure[who][id] -= 1


def seat_of(said_name: dict[str, list[dict[str, int]]]) -> int:
    return said_name["message"][1]["seat"]


def card_of(said_card: dict[str, list[str]]) -> str:
    return said_card["message"][0].removeprefix("card-")
