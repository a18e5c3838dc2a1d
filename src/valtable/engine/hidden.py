"""Cards out of sight: who knows them, which shuffle they came from, and how they are dealt anew.

A bot imagines worlds that fit what its seat knows. Such a world must be a function of that knowledge and of the bot's
own generator: whoever brings the generator could undo a shuffle of the true order otherwise, and read the truth off.
So what is dealt anew is first put `in_order`, and what other seats' hands look like is forgotten but for what counts.

A card that lies face down before somebody is `Held`: the card, a bit for each seat that knows it is there (those who
only watch have the bit after the last seat's), and which shuffle of its deck it came from: what was drawn before the
last shuffle cannot be in the deck now, and changes places with cards of its time only.

When somebody shows a card that not everybody knew, and holds such cards of several shuffles, nobody can tell any more
which of them are left. Then these shuffles are one from there on: `mixed` is the latest of them, kept in the state. The
same goes for a card that is stolen from a hand: which one it was, only thief and victim know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from valtable.engine.chance import Chance
from valtable.engine.pack import Component

C = TypeVar("C", bound=Component)

Held = tuple[C, int, int]  # the card, who knows it, which shuffle it came from


def everyone(players: int) -> int:
    """The bits of all seats, and of those who only watch."""
    return (2 << players) - 1


def watcher(players: int) -> int:
    """The bit of those who only watch."""
    return 1 << players


def rank_of(card: Component) -> int:
    return card.rank


def in_order(cards: Iterable[C]) -> list[C]:
    """The cards in the order of their pack, wherever they lay."""
    return sorted(cards, key=rank_of)


def dealt(cards: Iterable[C], luck: Chance) -> list[C]:
    """The cards in an order that only luck decides."""
    return luck.shuffled(in_order(cards))


def mixed_by(hand: Sequence[Held[C]], shown: Held[C], mixed: int, players: int) -> int:
    """`mixed` after a card of this hand (still counted in it) was shown."""
    all_know = everyone(players)
    return mixed if shown[1] == all_know else _one([held[2] for held in hand if held[1] != all_know], mixed)


def mixed_unseen(hand: Sequence[Held[C]], mixed: int) -> int:
    """`mixed` after somebody took a card of this hand (still counted in it) and others did not see which: it may have
    been any, even one that everybody knew."""
    return _one([held[2] for held in hand], mixed)


def _one(shuffles: list[int], mixed: int) -> int:
    """`mixed` once nobody can tell these shuffles apart."""
    last = max(shuffles)
    return last if last > mixed and min(shuffles) < last else mixed


class Redeal(Generic[C]):
    """The cards of one deck that a seat cannot see: gather them all, shuffle, then deal them anew, place by place."""

    __slots__ = ("bit", "latest", "mixed", "players", "pools")

    def __init__(self, seat: int, players: int, latest: int, mixed: int) -> None:
        self.bit = 1 << seat
        self.players = players
        self.latest = latest  # how often the deck was shuffled anew
        self.mixed = mixed
        self.pools: list[list[C]] = [[] for _ in range(latest + 1)]  # by shuffle

    def gather(self, held: Iterable[Held[C]]) -> None:
        """What lies face down before somebody, or among discards."""
        for card, known, shuffle in held:
            if not known & self.bit:
                self.pools[max(shuffle, self.mixed)].append(card)

    def gather_deck(self, cards: Iterable[C]) -> None:
        """What is left of the deck, or was never dealt."""
        self.pools[self.latest].extend(cards)

    def shuffle(self, luck: Chance) -> None:
        for i, pool in enumerate(self.pools):
            if pool:
                self.pools[i] = dealt(pool, luck)

    def deal(self, held: Sequence[Held[C]], owner: int = -1) -> tuple[Held[C], ...]:
        """The same place in another world: what the seat sees of it, then hidden cards, the oldest first.

        What third parties know of it is forgotten, unless everybody knows it.
        """
        all_know = everyone(self.players)
        kept = self.bit | watcher(self.players) | (1 << owner if owner >= 0 else 0)
        seen: list[Held[C]] = []
        shuffles: list[int] = []
        for card, known, shuffle in held:
            if known & self.bit:
                seen.append((card, known if known == all_know else known & kept, max(shuffle, self.mixed)))
            else:
                shuffles.append(max(shuffle, self.mixed))
        seen.sort(key=_place)
        hidden = [(self.pools[n].pop(), 1 << owner if owner >= 0 else 0, n) for n in sorted(shuffles)]
        return (*seen, *hidden)

    def deal_deck(self, n: int) -> tuple[C, ...]:
        """So many cards for the deck, after everything else was dealt."""
        pool = self.pools[self.latest]
        cards = tuple(pool[len(pool) - n :])
        del pool[len(pool) - n :]
        return cards


def _place(held: Held[C]) -> tuple[int, int, int]:
    return (held[0].rank, held[1], held[2])
