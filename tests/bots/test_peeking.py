"""Bots never peek: what is hidden from a seat changes nothing in what a bot answers there."""

from __future__ import annotations

import random

import pytest

import valtable
from valtable.bots.net import Net, net_of
from valtable.bots.policy import PolicyBot
from valtable.bots.search import Budget, Search
from valtable.engine.game import Game
from valtable.engine.glimpse import Glimpse, glimpse_at
from valtable.engine.match import Match
from valtable.engine.question import Question

PLAYOUTS = 12


def other_truths(match: Match, seat: int, count: int) -> list[Glimpse]:
    """Glimpses of matches that look the same to the seat and are not: none where the step has begun otherwise."""
    question = match.question(seat)
    step = match._trail[-1]
    assert question is not None
    found: list[Glimpse] = []
    for n in range(count):
        truth: Game = step.checkpoint.copy()
        match.rules.conceal(truth, seat, random.Random(n))
        glimpse = glimpse_at(match.rules, seat, question, dict, truth, [])
        asked = Asked()
        glimpse.imagine(random.Random(n), asked)
        if asked.question is not None and asked.question.data() == question.data():
            found.append(glimpse)
    return found


class Asked:
    """Remembers the question that the seat would be asked."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def choose(self, question: Question) -> None:
        self.question = question


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", valtable.games())
def test_another_truth_gives_the_same_answer(game: str, players: int) -> None:
    """The same knowledge, seed and budget give the same answer and the same forecasts, whatever is hidden."""
    match = valtable.new(game, players=players, seed=8)
    net = net_of(match.rules)
    assert net is not None
    rng = random.Random(2)
    compared = 0
    while not match.over and compared < 5:
        question = match.questions[0]
        seat = question.seat
        alone = len(match.questions) == 1 and not match._trail[-1].answers and len(question.options) > 1
        if alone and rng.random() < 0.3:
            answers = {PolicyBot(net, 5).choose(question, match.glimpse(seat)).id}
            forecasts = {thought(net, question, match.glimpse(seat))}
            others = other_truths(match, seat, 3)
            for glimpse in others:
                answers.add(PolicyBot(net, 5).choose(question, glimpse).id)
                forecasts.add(thought(net, question, glimpse))
            assert len(answers) == 1
            assert len(forecasts) == 1
            compared += bool(others)
        match.answer(seat, rng.choice(question.options))
    assert compared == 5


def thought(net: Net, question: Question, glimpse: Glimpse) -> tuple[tuple[str, float, int], ...]:
    search = Search(net, question, glimpse, 9)
    search.run(Budget(playouts=PLAYOUTS))
    return tuple((f.option.id, f.total, f.playouts) for f in search.forecasts)
