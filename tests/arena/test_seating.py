"""Who sits where, and the seeds of the games."""

from collections import Counter

import pytest

from valtable.arena.seating import game_seed, seatings


@pytest.mark.parametrize(
    ("bots", "different"),
    [(["a"], 1), (["a", "a", "a"], 1), (["a", "b"], 2), (["a", "b", "b", "b"], 4), (list("abcd"), 24)],
)
def test_every_different_seating_comes_once(bots: list[str], different: int) -> None:
    found = [tuple(bots[i] for i in seating) for seating in seatings(bots)]
    assert len(found) == len(set(found)) == different
    assert all(sorted(seated) == sorted(bots) for seated in found)


@pytest.mark.parametrize("bots", [["a", "b", "b"], list("abcd"), list("abcde")])
def test_after_each_round_of_the_table_every_bot_has_had_every_seat(bots: list[str]) -> None:
    order = seatings(bots)
    for first in range(0, len(order), len(bots)):
        turn = order[first : first + len(bots)]
        for seat in range(len(bots)):
            assert Counter(bots[seating[seat]] for seating in turn) == Counter(bots)


def test_seeds_are_spread_out_and_never_change() -> None:
    seeds = [game_seed(seed, index) for seed in (0, 1, 2, -5, 2**63) for index in range(1000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert [game_seed(7, index) for index in range(3)] == [6498767946634617, 1404168962897799, 7875564127673392]
