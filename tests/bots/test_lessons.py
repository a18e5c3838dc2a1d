"""The first lesson of every game: each of its notes comes when it is needed, whoever learns and however they play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import valtable
from valtable import bots
from valtable.engine.coach import Mark, found
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.games import GAMES, find
from valtable.text import LANGUAGES, speaker_for

LEARNER = 0


def lesson(game: str) -> Match:
    coach = find(game).coach
    assert coach is not None
    return valtable.new(game, players=coach.players, seed=coach.seed, options=coach.options)


def shown(match: Match, learner: str, luck: int) -> Iterator[tuple[Mark, Match]]:
    """Plays the lesson to its end and gives each note when it comes: all that are due at a question are read first."""
    coach = find(match.game).coach
    assert coach is not None
    players = bots.sit([learner, *[coach.level] * (coach.players - 1)], luck, match.rules)
    unread = list(coach.marks)
    answers = 0
    seen: set[str] = set()
    told = 0
    while not match.over:
        question = match.questions[0]
        seen.update(event.kind for event in match.events[told:] if event.seen_by(LEARNER))
        told = len(match.events)
        if question.seat == LEARNER:
            for mark in [mark for mark in unread if mark.due(question.prompt, answers, seen)]:
                unread.remove(mark)
                yield mark, match
            answers += 1
        match.answer(question.seat, players[question.seat].choose(question, match.glimpse(question.seat)))


def words(mark: Mark, match: Match) -> list[Message]:
    """What a note says, with what its question and its event speak of."""
    question = match.question(LEARNER)
    assert question is not None
    args = dict(question.message.args)
    for event in match.events:
        if event.kind in mark.seen:
            args.update(event.args)
    return [Message(f"coach-{mark.id}", args), Message(f"coach-{mark.id}-text", args), Message(f"coach-{mark.id}-next")]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_all_its_notes_in_order(game: str) -> None:
    coach = find(game).coach
    assert coach is not None
    assert 6 <= len(coach.marks) <= 10
    match = lesson(game)
    speakers = [speaker_for(match, language) for language in LANGUAGES]
    came: list[Mark] = []
    for mark, then in shown(match, "adept", luck=1):
        came.append(mark)
        for speaker in speakers:
            heading, text, _next = [speaker.say(message) for message in words(mark, then)]
            assert len(heading) <= 40, heading
            assert 80 <= len(text) <= 240, text
        board = then.rules.board(then.view(LEARNER))
        for place in mark.at:
            assert found(board, place), f"{mark.id} points at {place}, which is not there"
    assert match.over
    assert [mark.id for mark in came] == [mark.id for mark in coach.marks]


@pytest.mark.parametrize("game", GAMES)
def test_a_careless_learner_misses_nothing(game: str) -> None:
    coach = find(game).coach
    assert coach is not None
    came = {mark.id for mark, _ in shown(lesson(game), "random", luck=1)}
    assert came == {mark.id for mark in coach.marks}
