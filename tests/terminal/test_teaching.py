"""The teacher at the terminal: hints, the review of a match on paper, and practice from a moment of it."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

import valtable
from tests.terminal.sitting import Sitting, typing
from valtable.cli import main
from valtable.terminal import store

QUICK = ["--playouts", "3"]


def finished(folder: Path, game: str = "kingdom") -> Path:
    rng = random.Random(1)
    match = valtable.new(game, 2, seed=4, names=["Ann", "Bob"])
    while not match.over:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
    path = folder / "match.json"
    path.write_text(match.save(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "language", "word"), [("kingdom", "en", "hint"), ("villages", "fr", "i")])
def test_a_hint_gives_numbers_to_type(game: str, language: str, word: str) -> None:
    sitting = Sitting(["human", "random"], typing([word, "1", "q"]), language=language, game=game)
    sitting.play.run()
    shown = [line for line in sitting.screen.splitlines() if line.startswith(("1. [", "2. [", "3. ["))]
    assert len(shown) >= 2
    assert "%" in shown[0]
    assert len(sitting.play.match.history) >= 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_review_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["review", str(finished(tmp_path)), "--seat", "2", "-l", language, *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "100 │" in shown
    assert "1 Ann 2 Bob" in shown
    assert any(sign in shown for sign in "▲▼◆")
    assert "%" in shown


def test_a_team_has_one_line_on_the_graph(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(finished(tmp_path, "saga")), *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "●" in shown
    assert "1 Ann" not in shown


def test_practice_goes_on_from_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    path = finished(tmp_path)
    assert main(["practice", str(path), "--at", "20", "--seat", "2", "--bots", "random"]) == 0
    (id,) = store.unfinished()
    saved = store.find(id)
    assert saved.seats == ["random", "human"]
    assert saved.read().history[:20] == valtable.load(path.read_text(encoding="utf-8")).history[:20]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "100000"], "at: 100000 is not allowed"),
        (["--at", "3", "--seat", "3"], "--seat: 3 is not allowed"),
        (["--at", "3", "--bots", "random,random"], "do not fit"),
    ],
)
def test_bad_moments_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["practice", str(finished(tmp_path)), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_what_is_not_over_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.json"
    path.write_text(valtable.new("kingdom", 2, seed=1).save(), encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert "not over" in capsys.readouterr().err
