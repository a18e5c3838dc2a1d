"""Undo: back over one's own last answer, never across luck, a turned card or another player's act."""

import json
from pathlib import Path

import pytest

from tests.engine import toy
from valtable.engine.errors import UNDO_REASONS, IllegalAnswer, UndoRefused
from valtable.engine.game import Game
from valtable.engine.info import GameInfo
from valtable.engine.match import Match


def facts(match: Match) -> str:
    return json.dumps(
        [
            [match.view(seat) for seat in range(match.players)],
            [question.data() for question in match.questions],
            [event.data() for event in match.events],
            match.save(),
        ]
    )


def refusals(match: Match) -> list[str | None]:
    return [match.undo_refusal(seat) for seat in range(match.players)]


def test_nothing_to_take_back_at_the_start() -> None:
    match = toy.start()
    assert refusals(match) == ["nothing", "nothing"]
    assert not match.can_undo(0)
    with pytest.raises(UndoRefused, match="no answer of yours") as caught:
        match.undo(0)
    assert caught.value.reason == "nothing"
    assert isinstance(caught.value, IllegalAnswer)


def test_an_own_answer_inside_a_step() -> None:
    match = toy.start()
    toy.play_to(match, "colour")
    before = facts(match)
    match.answer(0, "red")
    assert match.can_undo(0)
    match.undo(0)
    assert facts(match) == before
    match.answer(0, "red")
    match.answer(0, "red")
    match.undo(0)
    match.undo(0)
    assert facts(match) == before


def test_back_over_a_checkpoint() -> None:
    match = toy.start()
    toy.play_to(match, "first")
    before = facts(match)
    match.answer(0, "coin-0")
    assert toy.prompt_of(match, 0) == "second"
    assert match.can_undo(0)
    match.undo(0)
    assert facts(match) == before
    assert toy.prompt_of(match, 0) == "first"


def test_back_over_several_steps_one_answer_at_a_time() -> None:
    match = toy.start()
    toy.play_to(match, "tip")
    seen = [facts(match)]
    for id in ("yes", "pass", "coin-0"):  # tip, draw, first: three steps without luck
        match.answer(0, id)
        seen.append(facts(match))
    assert toy.prompt_of(match, 0) == "second"
    for past in reversed(seen[:-1]):
        match.undo(0)
        assert facts(match) == past


def test_never_across_luck() -> None:
    match = toy.start()
    toy.play_to(match, "second")
    match.answer(0, "coin-0")  # seat 1's turn begins with a roll
    assert refusals(match) == ["chance", "chance"]
    before = facts(match)
    with pytest.raises(UndoRefused, match="dice") as caught:
        match.undo(0)
    assert caught.value.reason == "chance"
    assert facts(match) == before


def test_never_across_a_turned_card() -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    match.answer(0, "yes")
    assert toy.prompt_of(match, 0) == "throw"
    assert match.undo_refusal(0) == "revealed"
    match.answer(0, "yes")
    assert match.can_undo(0), "the answer that came after the reveal may be taken back"
    match.undo(0)
    assert toy.prompt_of(match, 0) == "throw"
    assert match.undo_refusal(0) == "revealed"


def test_passing_reveals_nothing() -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    match.answer(0, "pass")
    assert match.can_undo(0)
    match.undo(0)
    match.answer(0, "yes")
    assert match.undo_refusal(0) == "revealed"


def test_never_across_another_players_act() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "boast", 1)
    match.answer(1, "agate")
    assert toy.prompt_of(match, 2) == "boast"
    assert refusals(match) == ["other-player", None, "other-player"]
    with pytest.raises(UndoRefused, match="another player"):
        match.undo(0)


def test_in_an_open_stretch_the_answers_of_others_do_not_matter() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    toy.answer(match, (0, "red"), (1, "blue"), (2, "blue"))
    assert refusals(match) == [None, None, None]
    match.undo(1)
    assert [question.seat for question in match.questions] == [0, 1]
    assert match.view(0)["players"][2]["bought"] == ["blue"]
    match.undo(2)
    match.undo(0)
    assert [question.seat for question in match.questions] == [0, 1, 2]
    assert refusals(match) == ["chance", "chance", "chance"]


def test_in_an_open_secret_stretch_as_well() -> None:
    match = toy.start(players=3)
    match.answer(2, match.questions[2].options[0])
    match.answer(0, match.questions[0].options[1])
    assert refusals(match) == [None, "nothing", None]
    before = match.view(0)
    match.undo(2)
    assert match.view(0) == before
    assert [question.seat for question in match.questions] == [1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_after_the_meeting_only_the_last_who_answered_may_go_back(order: tuple[int, ...]) -> None:
    """The last in time, wherever they sit: for everybody else another player has acted since."""
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    for seat in order:
        match.answer(seat, "blue")
    assert toy.prompt_of(match, 0) == "tip"
    last = order[-1]
    assert refusals(match) == [None if seat == last else "other-player" for seat in range(3)]
    match.undo(last)
    assert [question.seat for question in match.questions] == [last]
    match.answer(last, "red")
    assert match.view(None)["players"][last]["bought"][0] == "red"


def test_after_the_meeting_and_an_answer_nobody_else_may_go_back() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    toy.answer(match, (0, "blue"), (1, "blue"), (2, "blue"), (0, "yes"))
    assert toy.prompt_of(match, 0) == "draw"
    assert refusals(match) == [None, "other-player", "other-player"]
    match.undo(0)
    assert toy.prompt_of(match, 0) == "tip"
    assert refusals(match) == ["other-player", "other-player", None]


def test_the_end_of_the_game_reveals_everything() -> None:
    match = toy.start()
    while not match.over:
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    assert refusals(match) == ["revealed", "revealed"]


def test_undo_then_the_same_answer_is_the_same_match() -> None:
    match = toy.start(players=3, seed=4)
    tried = 0
    while not match.over:
        question = match.questions[-1]
        match.answer(question.seat, question.options[0])
        if match.can_undo(question.seat):
            after = facts(match)
            match.undo(question.seat)
            match.answer(question.seat, question.options[0])
            assert facts(match) == after
            tried += 1
    assert tried > 10


def test_every_reason_has_its_words() -> None:
    for reason, words in UNDO_REASONS.items():
        error = UndoRefused(reason)
        assert error.reason == reason
        assert str(error) == f"cannot undo: {words}"


@pytest.mark.parametrize("seat", [-1, 5, None, "0"], ids=repr)
def test_nobody_else_can_undo(seat: int) -> None:
    match = toy.start()
    toy.play_to(match, "second")
    assert match.undo_refusal(seat) == "nothing"
    assert not match.can_undo(seat)


class MarketAfterFirst(toy.ToyRules):
    """Lanterns with a market, where all decide at once, right after a plain question: no luck lies between."""

    def step(self, game: Game) -> None:
        first = game.phase == toy.PHASES.index("first")
        super().step(game)
        if first:
            game.phase = toy.PHASES.index("market")


def test_never_across_the_answers_of_others_who_decide_at_once() -> None:
    """Back over the step that they answered in, their answers would be lost."""
    info = GameInfo("lanterns", 1, 4, toy.SETTINGS, MarketAfterFirst, Path("lanterns"))
    match = Match.start(info, info.prepare(3, {}), 1, ["A", "B", "C"])
    toy.play_to(match, "first")
    match.answer(0, "coin-0")
    assert {question.prompt for question in match.questions} == {"colour"}
    assert refusals(match) == [None, "other-player", "other-player"]
    match.answer(1, "red")
    assert refusals(match) == ["other-player", None, "other-player"]
    match.undo(1)
    match.undo(0)
    assert toy.prompt_of(match, 0) == "first"
