"""Looks one answer ahead: imagines each option to the end of the step and takes the one that stands best."""

from __future__ import annotations

import random
from collections.abc import Sequence

from valtable.engine.game import Game
from valtable.engine.glimpse import Fancy, Glimpse
from valtable.engine.question import Choice, Option, Question, chosen


class GreedyBot:
    """Takes what the game's own valuation likes best."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        best = question.options[0]
        most = float("-inf")
        for option in question.options:
            world = glimpse.imagine(self.rng, _First(question.seat, option.id))
            value = world.value(question.seat) + 1e-6 * self.rng.random()
            if value > most:
                best, most = option, value
        return best


class _First(Fancy):
    """Answers the open question as told and everything after it with the first option, to the end of the step."""

    __slots__ = ("id", "seat", "told")

    def __init__(self, seat: int, id: str) -> None:
        self.seat = seat
        self.id = id
        self.told = False

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if seat == self.seat and not self.told:
            self.told = True
            choice = chosen(choices, self.id)
            if choice is not None:
                return choice
        return choices[0]

    def go_on(self, game: Game) -> bool:
        return False
