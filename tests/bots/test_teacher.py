"""The teacher: its advice comes from what the seat knows, and its reviews from what was played."""

from __future__ import annotations

import json
import random

import pytest

import valtable
from valtable.bots import teacher
from valtable.bots.review import BAD, GOOD, LUCK, Review
from valtable.engine.glimpse import Glimpse, glimpse_at
from valtable.engine.match import Match
from valtable.engine.question import Option, Question
from valtable.text import LANGUAGES, speaker_for

GAMES = valtable.games()
PLAYERS = {game: 2 if game == "saga" else 3 for game in GAMES}
BUDGET = 40


def play(game: str, answers: int, seed: int = 3, players: int | None = None) -> Match:
    """A match after so many random answers, or a finished one."""
    rng = random.Random(seed)
    match = valtable.new(game, players or PLAYERS[game], seed=seed)
    while not match.over and len(match.history) < answers:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
    return match


def choosing(match: Match) -> Question:
    """The next question of the match with a choice."""
    while len(match.questions[0].options) < 2:
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    return match.questions[0]


def advised(advice: list[valtable.Advice]) -> list[tuple[str, float, float, list[str]]]:
    return [(one.option, one.chance, one.share, [step.option for step in one.line]) for one in advice]


class Seen:
    """Takes down the first question, and stops there."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def choose(self, question: Question) -> Option | None:
        self.question = question
        return None


def other_truth(match: Match, question: Question, rng: random.Random) -> Glimpse | None:
    """The glimpse of that seat where all that it cannot know is otherwise; None where it would be asked otherwise."""
    step = match._trail[-1]
    world = step.checkpoint.copy()
    match.rules.conceal(world, question.seat, rng)
    world.chance = step.checkpoint.chance.copy()  # what was rolled before the question was seen
    waiting = [one.seat for one in match.questions]
    view = match.view(question.seat)
    glimpse = glimpse_at(match.rules, question.seat, question, lambda: view, world, step.answers, waiting)
    seen = Seen()
    there = glimpse.imagine(random.Random(1), seen)
    same = seen.question is not None and seen.question.data() == question.data() and there.view(question.seat) == view
    return glimpse if same else None


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(game: str) -> None:
    rng = random.Random(2)
    compared = 0
    for answers in range(5, 45, 4):
        match = play(game, answers)
        question = choosing(match)
        true = teacher.advise(question, match.glimpse(question.seat), 5, playouts=BUDGET)
        other = other_truth(match, question, rng)
        if other is not None:
            compared += 1
            assert advised(teacher.advise(question, other, 5, playouts=BUDGET)) == advised(true)
            assert teacher.gains(other, true[0], 5) == teacher.gains(match.glimpse(question.seat), true[0], 5)
    assert compared >= 3


@pytest.mark.parametrize("game", GAMES)
def test_advice_ranks_options_and_leaves_the_match_alone(game: str) -> None:
    match = play(game, 20)
    question = choosing(match)
    before = match.save()
    advice = valtable.advise(match, question.seat, seed=1, playouts=BUDGET)
    assert match.save() == before
    assert {one.option for one in advice} <= {option.id for option in question.options}
    assert [one.chance for one in advice] == sorted((one.chance for one in advice), reverse=True)
    assert sum(one.share for one in advice) == pytest.approx(1.0)
    assert all(0.0 <= one.chance <= 1.0 for one in advice)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_net_the_teacher_values(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher, "net_of", lambda _rules: None)
    match = play(game, 20)
    question = choosing(match)
    advice = valtable.advise(match, question.seat, seed=1, playouts=BUDGET)
    assert {one.option for one in advice} <= {option.id for option in question.options}
    assert [one.chance for one in advice] == sorted((one.chance for one in advice), reverse=True)
    assert sum(one.share for one in advice) == pytest.approx(1.0)
    assert advised(advice) == advised(valtable.advise(match, question.seat, seed=1, playouts=BUDGET))
    other = other_truth(match, question, random.Random(3))
    if other is not None:
        assert advised(teacher.advise(question, other, 1, playouts=BUDGET)) == advised(advice)


def test_who_is_not_asked_gets_no_advice() -> None:
    match = valtable.new("villages", 2, seed=1)
    silent = next(seat for seat in range(2) if match.question(seat) is None)
    with pytest.raises(valtable.IllegalAnswer, match="is not asked"):
        valtable.advise(match, silent)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_tells_how_the_chances_went_and_what_turned_them(game: str) -> None:
    match = play(game, 10**6)
    seen: list[tuple[int, int]] = []
    review = valtable.review(match, 1, [0], lambda done, total: seen.append((done, total)), playouts=4)
    total = len(match.history)
    assert seen[0] == (0, total)
    assert seen[-1] == (total, total)

    assert [turn.at for turn in review.turns] == sorted(turn.at for turn in review.turns)
    assert (review.turns[0].at, review.turns[-1].at) == (0, total)
    for turn in review.turns:
        if review.together:
            assert len(set(turn.chances)) == 1
        elif turn is not review.turns[-1]:
            assert sum(turn.chances) == pytest.approx(1.0)
    assert [chance > 0 for chance in review.turns[-1].chances] == [s in match.winners for s in range(match.players)]

    (tally,) = review.tallies
    assert 0 <= tally.as_teacher <= tally.decisions <= [seat for seat, _ in match.history].count(0)
    assert tally.given_away >= 0
    assert 1 <= len(review.points) <= 6
    for point in review.points:
        assert match.history[point.at][0] == 0 or point.kind == LUCK
        if point.kind == LUCK:
            continue
        assert match.history[point.at] == (0, point.played)
        played = next(one for one in point.options if one.id == point.played)
        assert (point.kind == GOOD) == (played is point.options[0])
        if point.kind == BAD:
            assert point.swing == pytest.approx(played.chance - point.options[0].chance)
    assert Review.from_data(json.loads(json.dumps(review.to_data()))).to_data() == review.to_data()

    for language in LANGUAGES:  # all of it can be said
        speaker = speaker_for(match, language)
        for point in review.points:
            assert all(speaker.say_data(message) for message in point.told)
            for one in point.options:
                assert point.question is not None
                assert speaker.option_data(point.question, one.id, one.text)
                assert set(one.gains) <= set(match.info.look.badges)


def test_the_same_seed_reviews_alike() -> None:
    match = play("kingdom", 10**6, players=2)
    first = valtable.review(match, 4, [1], playouts=4).to_data()
    assert valtable.review(match, 4, [1], playouts=4).to_data() == first


def test_somebody_alone_has_one_chance() -> None:
    review = valtable.review(play("villages", 10**6, players=1), playouts=4)
    assert review.together
    assert all(0.0 <= turn.chances[0] <= 1.0 for turn in review.turns)


def test_what_goes_on_is_not_reviewed() -> None:
    with pytest.raises(valtable.ValtableError, match="over"):
        valtable.review(play("villages", 10))


def test_a_review_of_another_version_is_refused() -> None:
    with pytest.raises(valtable.LoadError, match="version 0"):
        Review.from_data({"version": 0})


def test_rewinding_gives_a_match_of_its_own() -> None:
    match = play("kingdom", 10**6)
    past = valtable.rewind(match, 12)
    assert past.history == match.history[:12]
    question = choosing(past)
    past.answer(question.seat, question.options[-1])
    assert len(match.history) > 12
    with pytest.raises(valtable.SetupError, match="at: "):
        valtable.rewind(match, len(match.history) + 1)
