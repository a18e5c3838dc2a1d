"""Rules that were mended since a match was saved: it goes on from the last moment that still fits, and says so."""

import json
import random
from typing import Any

import pytest

from tests.engine import toy
from tests.engine.test_save import signed
from valtable.engine.errors import LoadError
from valtable.engine.load import resume_match
from valtable.engine.match import Match
from valtable.engine.question import Choice

BUYS = [(0, "red"), (1, "red"), (2, "blue"), (1, "blue")]


def at_the_market() -> Match:
    """Three players are buying at once; the third has done so, the first has not."""
    match = toy.start(players=3, seed=5)
    toy.play_to(match, "colour")
    toy.answer(match, *BUYS)
    return match


def taken_back(match: Match) -> list[int]:
    """How many answers the log says were taken back, each time."""
    return [event.args["n"] for event in match.events if event.kind == "taken-back"]


def play_to_the_end(match: Match, seed: int = 1) -> None:
    rng = random.Random(seed)
    while not match.over:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))


def without_blue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule is mended: what was blue is green."""
    monkeypatch.setattr(toy, "COLOURS", [Choice("red"), Choice("green")])


def without_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "PASS", Choice("skip"))


def test_where_all_answers_fit_nothing_is_said() -> None:
    match = at_the_market()
    twin, mended = resume_match(match.save(), toy.find)
    assert twin == match
    assert not mended
    assert taken_back(twin) == []


def test_answers_that_no_longer_fit_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_the_market()
    before = match.history[: -len(BUYS)]
    without_blue(monkeypatch)
    twin, mended = resume_match(match.save(), toy.find)
    assert mended
    assert twin.history == [*before, *BUYS[:2]], "the third answer is the first that does not fit"
    assert [question.seat for question in twin.questions] == [0, 1, 2]
    assert [option.id for option in twin.questions[2].options] == ["red", "green"]
    assert taken_back(twin) == [2]
    kinds = [event.kind for event in twin.events]
    settled = [event.kind for event in match.events[: match.settled]]
    assert kinds[: len(settled) + 2] == [*settled, "rolled", "taken-back"]
    assert kinds[len(settled) + 2 :] == ["enters", "enters", "enters", "bought", "bought"]
    assert all(event.seen_by(seat) for event in twin.events if event.kind == "taken-back" for seat in (None, 0, 1, 2))


def test_what_was_taken_back_stays_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through further answers, undo, saving and loading, to the end."""
    text = at_the_market().save()
    without_blue(monkeypatch)
    match = toy.reload(text)
    assert toy.reload(match.save()) == match
    assert taken_back(toy.reload(match.save())) == [2]
    match.answer(2, "green")
    assert match.can_undo(2)
    match.undo(2)
    match.undo(1)
    match.undo(0)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]
    play_to_the_end(match)
    assert taken_back(match) == [2]
    assert toy.reload(match.save()) == match


def test_answers_of_an_earlier_step_take_the_later_ones_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy.start(players=2, seed=3)
    toy.play_to(match, "draw")
    match.answer(0, "pass")
    toy.play_to(match, "second")
    assert len(match._trail) > 3
    drawn = len(match.history) - 2
    without_pass(monkeypatch)
    twin = toy.reload(match.save())
    assert twin.history == match.history[:drawn]
    assert toy.prompt_of(twin, 0) == "draw"
    assert taken_back(twin) == [2]
    assert twin.events[-1].kind == "taken-back", "after all that still holds"
    assert twin.undo_refusal(0) == "nothing", "undo does not go back across that"
    play_to_the_end(twin)


def test_a_rule_that_fails_on_an_answer_takes_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy.start(players=2, seed=3)
    toy.play_to(match, "second")

    def failing(game: toy.Lanterns, prompt: str) -> None:
        if prompt == "second":
            raise RuntimeError("a rule went wrong")
        plain_question(game, prompt)

    plain_question = toy.plain_question
    monkeypatch.setattr(toy, "plain_question", failing)
    twin = toy.reload(match.save())
    assert toy.prompt_of(twin, 0) == "first"
    assert taken_back(twin) == [1]


def test_a_finished_match_may_have_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy.start(players=1, seed=2)
    toy.play_to(match, "draw")
    while not match.over:
        wanted = "pass" if match.questions[0].prompt == "draw" else match.questions[0].options[0].id
        match.answer(0, wanted)
    without_pass(monkeypatch)
    twin = toy.reload(match.save())
    assert not twin.over
    assert toy.prompt_of(twin, 0) == "draw"
    play_to_the_end(twin)


# --- moves since -----------------------------------------------------------------------------------------------------


def test_moves_since_count_among_what_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that was taken back by its player is none; what lies behind a move that does not fit is lost."""
    text = at_the_market().save()
    moves: list[tuple[int, str | None]] = [(0, "red"), (0, None), (0, "blue"), (0, "yes")]
    whole, mended = resume_match(text, toy.find, moves)
    assert not mended
    assert whole.history[-2:] == [(0, "blue"), (0, "yes")]
    without_blue(monkeypatch)
    match, mended = resume_match(text, toy.find, moves)
    assert mended
    assert taken_back(match) == [4]


def test_a_match_in_memory_catches_up_as_far_as_moves_fit() -> None:
    match = at_the_market()
    twin = match.copy()
    assert twin.catch_up([(0, "blue"), (0, None), (0, "green"), (0, "yes")]) == 2
    assert twin.history == match.history
    assert taken_back(twin) == [2]
    assert taken_back(match) == []


def test_an_undo_that_is_refused_now_takes_no_answer_back() -> None:
    match = at_the_market()
    match.answer(0, "blue")
    assert match.catch_up([(0, None), (0, None), (0, None)]) == 1, "the die lies before the third"
    assert taken_back(match) == []


# --- versions --------------------------------------------------------------------------------------------------------


def of_version(version: int, match: Match) -> str:
    """The match as an older version of Lanterns would have saved it."""
    body = json.loads(match.save())
    for player in body["checkpoint"]["fields"]["players"]:
        del player["fields"]["drawn"]
        if version == 1:
            player["fields"]["money"] = player["fields"].pop("coins")
    return signed({**body, "rules": version})


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_version_is_brought_up_step_by_step(version: int) -> None:
    match = at_the_market()
    twin, mended = resume_match(of_version(version, match), toy.find)
    assert twin == match
    assert mended, "whoever keeps it should keep it as it is now"
    assert json.loads(twin.save())["rules"] == 3


def test_an_older_version_whose_answers_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    text = of_version(1, at_the_market())
    without_blue(monkeypatch)
    assert taken_back(toy.reload(text)) == [2]


def test_an_older_version_without_its_step_is_refused() -> None:
    """A shape that no step explains."""
    body = json.loads(at_the_market().save())
    with pytest.raises(LoadError, match=r"version 1 .* cannot be brought to version 3: KeyError") as refused:
        toy.reload(signed({**body, "rules": 1}))
    assert refused.value.why == "version"


@pytest.mark.parametrize(("version", "why"), [(3, "damaged"), (2, "version")])
def test_a_checkpoint_that_cannot_go_on_is_refused(monkeypatch: pytest.MonkeyPatch, version: int, why: str) -> None:
    match = at_the_market()
    text = match.save() if version == 3 else of_version(version, match)

    def broken(_game: Any) -> None:
        raise RuntimeError("the die fell off the table")

    monkeypatch.setattr(toy, "roll", broken)
    with pytest.raises(LoadError, match="go on from its checkpoint: RuntimeError: the die fell off") as refused:
        toy.reload(text)
    assert refused.value.why == why
