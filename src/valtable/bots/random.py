"""Plays anything, with equal chances."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import Glimpse
from valtable.engine.question import Choice, Option, Question


class RandomBot(Chooser):
    """Any option will do."""

    __slots__ = ("roll",)

    def __init__(self, seed: int) -> None:
        self.roll: Callable[[], float] = random.Random(seed).random

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        return choices[int(self.roll() * len(choices))]

    def choose(self, question: Question, glimpse: Glimpse | None = None) -> Option:
        return question.options[int(self.roll() * len(question.options))]
