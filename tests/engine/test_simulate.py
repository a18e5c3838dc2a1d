"""Whole games at full speed: bots by name, objects that choose, and those that cheat."""

from collections.abc import Sequence
from typing import Any

import pytest

import valtable
from tests.engine import toy
from valtable.bots import make
from valtable.engine.errors import SetupError
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import Glimpse
from valtable.engine.message import Message
from valtable.engine.question import Choice, Option, Question

GAME = valtable.games()[0]


class Last:
    """Takes the last option, as an Option."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, question: Question) -> Option:
        self.seats.add(question.seat)
        return question.options[-1]


class LastId:
    """Takes the last option, by its id."""

    def choose(self, question: Question) -> str:
        return question.options[-1].id


class LastChooser(Chooser):
    """Takes the last choice, without being shown a question."""

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        return choices[-1]


class Looker:
    """Wants a glimpse, and checks that it fits the question."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        assert glimpse.seat == question.seat
        assert glimpse.question is question
        self.views.append(glimpse.view)
        return question.options[-1]


class Careless:
    """Does not mind a glimpse."""

    def choose(self, question: Question, *more: Any) -> Option:
        assert len(more) == 1
        return question.options[-1]


def test_the_same_game_however_the_answers_are_given() -> None:
    match = toy.start(players=2, seed=6)
    while not match.over:
        match.answer(match.questions[0].seat, match.questions[0].options[-1])
    for sitters in ([Last(), Last()], [LastId(), Last()], [LastChooser()] * 2, [Looker(), Careless()], [Last()] * 2):
        result = toy.simulate(list(sitters), seed=6)
        assert result.scores == match.scores
        assert result.winners == match.winners
        assert result.decisions == len(match.history)
        assert result.steps > 10
    assert repr(result) == (
        f"Result(scores={match.scores}, winners={match.winners}, decisions={len(match.history)}, steps={result.steps})"
    )


def test_each_seat_is_asked_its_own_questions() -> None:
    first, second = Last(), Last()
    toy.simulate([first, second])
    assert (first.seats, second.seats) == ({0}, {1})


def test_a_glimpse_shows_the_table_as_it_is() -> None:
    looker = Looker()
    toy.simulate([LastChooser(), looker])
    assert len(looker.views) > 5
    assert all(view["players"][0]["dealt"] is None for view in looker.views)
    assert all(len(view["players"][1]["dealt"]) == 2 for view in looker.views)


@pytest.mark.parametrize("answer", ["nonsense", None, 3, Option("x", Message("x"))], ids=str)
def test_an_illegal_answer_of_a_bot_is_named(answer: Any) -> None:
    class Cheat:
        def choose(self, question: Question) -> Any:
            return answer

    class CheatWithGlimpse:
        def choose(self, question: Question, glimpse: Glimpse) -> Any:
            return answer

    for cheat in (Cheat(), CheatWithGlimpse()):
        with pytest.raises(ValueError, match="is not an answer to 'keep'; offered: "):
            toy.simulate([Last(), cheat])


def test_a_mistake_of_a_bot_is_not_hidden() -> None:
    class Broken:
        def choose(self, question: Question) -> Option:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        toy.simulate([Broken(), Last()])


def test_bots_by_name_play_the_same_game_for_the_same_seed() -> None:
    result = valtable.run(GAME, ["random", "random"], seed=5)
    again = valtable.run(GAME, ["random", "random"], seed=5)
    assert (result.scores, result.winners, result.decisions) == (again.scores, again.winners, again.decisions)
    others = [valtable.run(GAME, ["random", "random"], seed=seed).scores for seed in range(6, 10)]
    assert any(scores != result.scores for scores in others)
    assert len(result.scores) == 2


def test_names_and_objects_may_sit_together() -> None:
    last, looker = Last(), Looker()
    result = valtable.run(GAME, ["random", last, looker], seed=5)
    assert len(result.scores) == 3
    assert last.seats == {1}
    assert {view["seat"] for view in looker.views} == {2}


def test_the_bots_there_are() -> None:
    match = toy.start()
    question = match.questions[0]
    for name in valtable.bots.BOTS:
        option = make(name, 1, match.rules).choose(question, match.glimpse(0))
        assert option in question.options
    with pytest.raises(SetupError, match="there is no 'none'"):
        make("none", 1, match.rules)


def test_a_greedy_bot_takes_what_stands_best() -> None:
    """The value of Lanterns is coins: the greedy bot never pays."""
    match = toy.start()
    toy.play_to(match, "first")
    question = match.question(0)
    assert question is not None
    assert make("greedy", 1, match.rules).choose(question, match.glimpse(0)).id == "coin-0"
