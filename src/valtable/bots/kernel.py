"""The inner loops of a small net, in C where the compiled build has them (`kernel.c`), else in plain Python.

Weights are rows of 32-bit floats, as bytes. The last number of a row is not hidden behind the threshold: it goes
straight into the result. The two builds agree but for the last digits.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from importlib import import_module


@lru_cache(maxsize=64)
def _numbers(weights: bytes) -> array[float]:
    return array("f", weights)


def gather_plainly(start: bytes, rows: bytes, places: list[int], values: list[float]) -> bytes:
    """The start and the rows at these places, each times its value."""
    numbers = _numbers(rows)
    total = list(array("f", start))
    width = len(total)
    for place, value in zip(places, values, strict=True):
        row = numbers[place * width : (place + 1) * width]
        if len(row) != width:
            raise IndexError(f"place {place} of {len(numbers) // width}")
        if value == 1.0:
            total = [a + b for a, b in zip(total, row, strict=True)]
        else:
            total = [a + value * b for a, b in zip(total, row, strict=True)]
    return array("f", total).tobytes()


def rate_plainly(start: bytes, rows: bytes, last: bytes, places: list[int], values: list[float]) -> float:
    """The same, through the threshold and the last layer."""
    total = array("f", gather_plainly(start, rows, places, values))
    straight = total.pop()
    return straight + sum([a * b for a, b in zip(total, _numbers(last), strict=True) if a > 0])


gather: Callable[[bytes, bytes, list[int], list[float]], bytes] = gather_plainly
rate: Callable[[bytes, bytes, bytes, list[int], list[float]], float] = rate_plainly
QUICK = False  # whether a net is quick enough here to play out futures by the hundred
with suppress(ImportError):
    _in_c = import_module("valtable.bots._kernel")  # there in the compiled build only
    gather, rate, QUICK = _in_c.gather, _in_c.rate, True
