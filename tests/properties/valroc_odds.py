"""How likely each hidden creature is to lie in a hand, counted exactly from what a seat can tell from the table.

Every deal that fits is as likely as any other: the categories are on the backs, and once their prestige is announced
(l.200) every hand is worth a known sum. Cards of one category and prestige are alike here, so deals are counted by how
many cards of each prestige a hand has.
"""

from __future__ import annotations

import functools
from collections import Counter
from math import comb
from typing import NamedTuple

from tests.games.valroc.figures import CREATURES, MYTHIC, TAMEABLE, WILD

CATEGORIES = (TAMEABLE, WILD, MYTHIC)


class Puzzle(NamedTuple):
    """What a seat knows of the hands of others: how many cards of each category, their sums, and what they may be."""

    counts: tuple[tuple[int, int, int], ...]  # for each hand
    sums: tuple[int, ...]  # for each hand; none before the announcement
    hidden: tuple[str, ...]  # the ids of all hidden creatures, in their order


def category(id: str) -> int:
    return next(i for i, creatures in enumerate(CATEGORIES) if id in creatures)


@functools.lru_cache(maxsize=64)
def odds(puzzle: Puzzle, hand: int, of: int) -> dict[str, float]:
    """For any one card of category `of` in that hand: how likely it is each of the hidden creatures."""
    ids = [id for id in puzzle.hidden if category(id) == of]
    if not puzzle.sums:
        return {id: 1 / len(ids) for id in ids}
    alike = Counter(CREATURES[id].prestige for id in ids)
    weights = {value: ways(puzzle, hand, of, value) for value in alike}
    total = sum(n * weights[value] for value, n in alike.items())
    return {id: weights[CREATURES[id].prestige] / total for id in ids}


def ways(puzzle: Puzzle, hand: int, of: int, value: int) -> int:
    """In how many deals that fit has the hand a certain card of that category and prestige as its first one."""
    pools = [Counter(CREATURES[id].prestige for id in puzzle.hidden if category(id) == i) for i in range(3)]
    counts = [list(count) for count in puzzle.counts]
    sums = list(puzzle.sums)
    pools[of][value] -= 1
    counts[hand][of] -= 1
    sums[hand] -= value
    first, second, third = (deals(pools[i], [count[i] for count in counts]) for i in range(3))
    total = 0
    for a, n in first.items():
        for b, m in second.items():
            rest = tuple(want - x - y for want, x, y in zip(sums, a, b, strict=True))
            total += n * m * third.get(rest, 0)
    return total


def deals(pool: Counter[int], counts: list[int]) -> Counter[tuple[int, ...]]:
    """Ways to deal so many cards of one category to each hand, by the sums that the hands get of it."""
    found: Counter[tuple[int, ...]] = Counter()
    if not counts:
        return Counter({(): 1})
    values = sorted(value for value in pool if pool[value])
    for taken in splits(counts[0], [pool[value] for value in values]):
        chosen = dict(zip(values, taken, strict=True))
        n = 1
        for value, k in chosen.items():
            n *= comb(pool[value], k)
        mine = sum(value * k for value, k in chosen.items())
        left = Counter({value: pool[value] - chosen[value] for value in values})
        for theirs, m in deals(left, counts[1:]).items():
            found[(mine, *theirs)] += n * m
    return found


def splits(n: int, most: list[int]) -> list[list[int]]:
    """All ways to take n from piles of these sizes."""
    if not most:
        return [] if n else [[]]
    return [[k, *rest] for k in range(min(n, most[0]) + 1) for rest in splits(n - k, most[1:])]
