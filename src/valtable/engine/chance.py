"""Chance of our own: one integer of state, the same numbers for ever on every machine (SplitMix64).

Compiled, the 64 bits are a machine word, which is signed and wraps around by itself; interpreted, they are a whole
number from 0 on that must be cut to size. `CUT` does the one and leaves the other alone, and what a shift to the right
brings in from the left is masked away. So the same lines make the same numbers, at the speed of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from valtable.engine.native import i64

T = TypeVar("T")


class Random(Protocol):
    """The part of `random.Random` that bots' imagination needs."""

    def getrandbits(self, k: int, /) -> int: ...


MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1


def wraps() -> bool:
    """Whether words are words here: then nothing is left of a bit that is pushed out of one."""
    bit: i64 = 1 << 62
    return bit * 4 == 0


def word(n: int) -> i64:
    """The low 64 bits of a number."""
    n &= MASK
    return n - MASK - 1 if WRAPS and n >> 63 else n


def number(z: i64) -> int:
    """The word as a number from 0 on."""
    n: int = z
    return n & MASK


WRAPS: Final = wraps()
CUT: Final[i64] = word(MASK)
STEP: Final[i64] = word(0x9E3779B97F4A7C15)
FIRST: Final[i64] = word(0xBF58476D1CE4E5B9)
SECOND: Final[i64] = word(0x94D049BB133111EB)


class Chance:
    """All the luck of a match. Copying it copies the luck to come."""

    __slots__ = ("word",)

    def __init__(self, state: int) -> None:
        self.word: i64 = word(state)

    @property
    def state(self) -> int:
        """The integer that says it all."""
        return number(self.word)

    def copy(self) -> Chance:
        twin = Chance(0)
        twin.word = self.word
        return twin

    def draw(self) -> i64:
        """The next 64 random bits, as a word."""
        self.word = z = (self.word + STEP) & CUT
        z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST) & CUT
        z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND) & CUT
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def bits(self) -> int:
        """The next 64 random bits, as a number from 0 on."""
        return number(self.draw())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: bits * n / 2 ** 64, in words by halves, so that no product is too long for one."""
        z = self.draw()
        if not WRAPS or n > HALF >> 1:
            bits: int = z
            return ((bits & MASK) * n) >> 64
        m: i64 = n
        return (((z >> 32) & HALF) * m + (((z & HALF) * m) >> 32)) >> 32

    def two_dice(self) -> tuple[int, int]:
        """Two six-sided dice, in one draw."""
        both = self.below(36)
        return 1 + both // 6, 1 + both % 6

    def pick(self, things: Sequence[T]) -> T:
        """One of them."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The same things in a random order."""
        deck = list(things)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck
