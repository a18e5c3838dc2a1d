"""Means, spreads and 95% intervals, from counts of whole numbers, so that no order of adding changes a digit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # the normal distribution's 97.5% point
# Student's, for 1 to 30 degrees of freedom.
T: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its 95% interval."""

    value: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Spread:
    """How some whole numbers are distributed."""

    mean: float
    sd: float
    min: int
    q1: float
    median: float
    q3: float
    max: int

    def data(self) -> dict[str, float]:
        return {name: getattr(self, name) for name in ("mean", "sd", "min", "q1", "median", "q3", "max")}


def rate(wins: Fraction, games: int) -> Estimate:
    """The share of the games won, with Wilson's score interval.

    Shared victories make `wins` a fraction. A share lies between 0 and 1, so it varies no more than whole wins with the
    same mean do: the interval is exactly Wilson's when no victory is shared, and on the wide side otherwise.
    """
    p = float(wins / games)
    spread = Z * Z / games
    centre = (p + spread / 2) / (1 + spread)
    half = Z * sqrt(p * (1 - p) / games + spread / games / 4) / (1 + spread)
    return Estimate(p, 0.0 if p == 0 else centre - half, 1.0 if p == 1 else centre + half)


def mean(counts: Mapping[int, int], per: int = 1) -> Estimate:
    """The mean of the numbers, each divided by `per`, with Student's interval (none for a single number)."""
    n = sum(counts.values())
    centre = _mean(counts) / per
    if n < 2:
        return Estimate(float(centre), float(centre), float(centre))
    half = student(n - 1) * _sd(counts) / per / sqrt(n)
    return Estimate(float(centre), float(centre) - half, float(centre) + half)


def student(freedom: int) -> float:
    """The 97.5% point of Student's distribution; where the table ends its expansion is good to four digits."""
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def spread(counts: Mapping[int, int]) -> Spread:
    numbers = sorted(counts)
    return Spread(
        mean=float(_mean(counts)),
        sd=_sd(counts),
        min=numbers[0],
        q1=quantile(counts, Fraction(1, 4)),
        median=quantile(counts, Fraction(1, 2)),
        q3=quantile(counts, Fraction(3, 4)),
        max=numbers[-1],
    )


def quantile(counts: Mapping[int, int], q: Fraction) -> float:
    """The number below which that part of them lies, halfway values interpolated (as most programs do)."""
    place = q * (sum(counts.values()) - 1)
    low = _at(counts, int(place))
    high = _at(counts, int(place) + 1) if place != int(place) else low
    return float(low + (high - low) * (place - int(place)))


def _at(counts: Mapping[int, int], index: int) -> int:
    """The number at that index, were they all laid out in order."""
    for number in sorted(counts):
        index -= counts[number]
        if index < 0:
            return number
    raise IndexError(index)


def _mean(counts: Mapping[int, int]) -> Fraction:
    return Fraction(sum(number * n for number, n in counts.items()), sum(counts.values()))


def _sd(counts: Mapping[int, int]) -> float:
    """The sample's standard deviation (0 for a single number)."""
    n = sum(counts.values())
    total = sum(number * k for number, k in counts.items())
    squares = sum(number * number * k for number, k in counts.items())
    return sqrt(Fraction(n * squares - total * total, n * (n - 1))) if n > 1 else 0.0
