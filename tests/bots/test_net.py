"""Nets: what they rate and judge, their file, and their loops in both builds."""

from __future__ import annotations

import json
import random
from array import array
from pathlib import Path

import pytest

import valtable
from valtable.bots import kernel
from valtable.bots.net import FOLDER, Net, net_of, outcome, read_net, write_net
from valtable.engine.chance import Chance
from valtable.engine.game import Game
from valtable.engine.insight import Insight, Sheet
from valtable.engine.message import Message
from valtable.engine.question import Choice
from valtable.engine.score import Score, ScoreLine, TeamScore

PLACES, WIDTH = 7, 5  # and four of them are hidden


def numbers(n: int, seed: int) -> bytes:
    rng = random.Random(seed)
    return array("f", [rng.uniform(-1, 1) for _ in range(n)]).tobytes()


def insight() -> Insight:
    """One number tells the state, another the choice."""

    def describe(_game: object, seat: int, sheet: Sheet) -> None:
        sheet.put(seat, 0.5)

    def describe_choice(_game: object, _seat: int, _prompt: str, choice: Choice, _about: object, sheet: Sheet) -> None:
        sheet.mark(int(choice.id))

    return Insight(PLACES, describe, 3, describe_choice, lambda _game: 0.0, {"bold": [(2, 5.0)]})


def net() -> Net:
    made = insight()
    sizes = [WIDTH, PLACES * WIDTH, made.choice_width * WIDTH, WIDTH - 1, WIDTH, PLACES * WIDTH, WIDTH - 1]
    return Net(made, [numbers(size, n) for n, size in enumerate(sizes)], {})


def test_rows_are_added_up_and_what_is_below_zero_is_cut() -> None:
    """Worked by hand: two hidden numbers and the one that goes straight into the result."""
    start = array("f", [1.0, -1.0, 0.5]).tobytes()
    rows = array("f", [1.0, 0.0, 0.0, 0.0, 2.0, 1.0]).tobytes()
    last = array("f", [3.0, 7.0]).tobytes()
    for gather, rate in ((kernel.gather, kernel.rate), (kernel.gather_plainly, kernel.rate_plainly)):
        assert list(array("f", gather(start, rows, [0, 1], [2.0, 0.25]))) == [3.0, -0.5, 0.75]
        assert rate(start, rows, last, [0, 1], [2.0, 0.25]) == 9.75


def test_both_builds_of_the_loops_agree() -> None:
    rng = random.Random(3)
    start, rows, last = numbers(161, 1), numbers(161 * 50, 2), numbers(160, 3)
    for _ in range(20):
        places = rng.sample(range(50), 12)
        values = [rng.uniform(-2, 2) for _ in places]
        plainly = kernel.rate_plainly(start, rows, last, places, values)
        assert kernel.rate(start, rows, last, places, values) == pytest.approx(plainly, rel=1e-4, abs=1e-4)


def test_a_place_beyond_the_rows_is_an_error() -> None:
    for gather in (kernel.gather, kernel.gather_plainly):
        with pytest.raises(IndexError, match="place 2 of 2"):
            gather(numbers(3, 1), numbers(6, 2), [2], [1.0])


def test_a_taste_changes_how_choices_compare_and_nothing_else() -> None:
    plain = net()
    bold = plain.with_taste(plain.insight.tastes["bold"])
    choices = [Choice(str(n)) for n in range(3)]
    game = Game(Chance(0), 0)
    before = plain.ratings(game, 0, "what", choices, None)
    after = bold.ratings(game, 0, "what", choices, None)
    assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx([0.0, 0.0, 5.0], abs=1e-5)
    assert plain.judge(game, 1) == bold.judge(game, 1)


def test_a_net_is_written_and_read(tmp_path: Path) -> None:
    plain = net()
    path = tmp_path / "toy.net"
    write_net(path, plain.weights, {"game": "toy"})
    again = read_net(path, insight())
    assert again is not None
    assert again.note["game"] == "toy"
    assert again.judge(Game(Chance(0), 0), 1) == pytest.approx(plain.judge(Game(Chance(0), 0), 1), abs=1e-2)
    other = insight()
    other.width += 1
    assert read_net(path, other) is None, "made for another description"
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match="cut off"):
        read_net(path, insight())


@pytest.mark.parametrize("game", valtable.games())
def test_every_game_has_a_net_that_fits_and_says_how_it_was_made(game: str) -> None:
    path = FOLDER / f"{game}.net"
    assert path.stat().st_size < 2_000_000
    with path.open("rb") as file:
        note = json.loads(file.readline())
    assert note["game"] == game
    assert note["games"] > 0
    assert note["plan"]["seed"] >= 0
    rules = valtable.new(game, players=2, seed=1).rules
    assert net_of(rules) is not None


def sheet(points: int) -> list[ScoreLine]:
    return [ScoreLine(Message("points"), points)]


def test_the_outcome_is_mostly_the_victory() -> None:
    won = Score([sheet(40), sheet(30)], [0], Message("end"))
    assert outcome(won, 0) == pytest.approx(0.8 + 0.2 * 0.7311, abs=1e-3)
    assert outcome(won, 1) == pytest.approx(0.2 * 0.2689, abs=1e-3)
    shared = Score([sheet(30), sheet(30)], [0, 1], Message("end"))
    assert outcome(shared, 0) == outcome(shared, 1) == pytest.approx(0.5)
    team = TeamScore(3, True, [], Message("end"))
    assert [outcome(team, seat) for seat in range(3)] == [1.0, 1.0, 1.0]
