"""Means, spreads and intervals, against numbers worked out elsewhere."""

import statistics
from collections import Counter
from fractions import Fraction

import pytest

from valtable.arena.figures import mean, quantile, rate, spread, student


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),  # textbook values of Wilson's score interval
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_rates_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = rate(Fraction(wins), games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_rate_never_leaves_its_range() -> None:
    never = rate(Fraction(0), 20)
    always = rate(Fraction(20), 20)
    assert (never.low, always.high) == (0.0, 1.0)
    assert never.high == pytest.approx(0.1611, abs=5e-5)  # Newcombe 1998: 0 of 20
    assert always.low == pytest.approx(1 - 0.1611, abs=5e-5)


def test_a_shared_victory_is_a_part_of_one() -> None:
    assert rate(Fraction(7, 2), 7).value == 0.5


def test_means_have_students_interval() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    found = mean(Counter(numbers))
    half = 2.365 * statistics.stdev(numbers) / 8**0.5
    assert found.value == 5
    assert found.low == pytest.approx(5 - half)
    assert found.high == pytest.approx(5 + half)


def test_the_mean_of_several_seats_is_that_of_their_sum() -> None:
    assert mean(Counter([10, 20]), per=2).value == 7.5
    assert mean(Counter([10, 20]), per=2).high - 7.5 == pytest.approx((mean(Counter([10, 20])).high - 15) / 2)


def test_a_single_number_has_no_interval() -> None:
    found = mean(Counter([3]))
    assert (found.value, found.low, found.high) == (3, 3, 3)


def test_students_distribution_goes_over_into_the_normal_one() -> None:
    assert student(1) == 12.706
    assert student(31) == pytest.approx(2.0395, abs=1e-4)
    assert student(40) == pytest.approx(2.0211, abs=1e-4)
    assert student(120) == pytest.approx(1.9799, abs=1e-4)
    assert student(10**9) == pytest.approx(1.9600, abs=1e-4)


def test_spreads_agree_with_the_standard_library() -> None:
    numbers = [3, -1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
    found = spread(Counter(numbers))
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert found.sd == pytest.approx(statistics.stdev(numbers))
    assert [found.q1, found.median, found.q3] == statistics.quantiles(numbers, n=4, method="inclusive")
    assert (found.min, found.max) == (-1, 9)


def test_a_quantile_between_two_numbers_lies_between_them() -> None:
    assert quantile(Counter([1, 2]), Fraction(1, 2)) == 1.5
