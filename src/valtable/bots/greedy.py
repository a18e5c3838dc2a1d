"""Looks one answer ahead: imagines each option to the end of the step and takes the one that stands best.

What an option is worth often hangs on the next question of the same step (train, and then: in which element?). So for
the few options that look best at first, every answer to that next question is tried as well. All options of a decision
are imagined in the same world, with the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.glimpse import Glimpse, Playout
from valtable.engine.question import Choice, Option, Question, chosen

FAVOURITES: Final = 4  # options whose next question is looked into
WIDEST: Final = 12  # answers to it that are tried


class GreedyBot:
    """Takes what the game's own valuation likes best."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        options = question.options
        if len(options) == 1:
            return options[0]
        world = _World(self.rng.getrandbits(64))
        values: list[float] = []
        widths: list[int] = []
        for option in options:
            plan = _Plan(question.seat, option.id, 0)
            values.append(glimpse.imagine(world, plan).value(question.seat) + 1e-6 * self.rng.random())
            widths.append(plan.width)
        order = sorted(range(len(options)), key=values.__getitem__, reverse=True)
        for i in order[:FAVOURITES]:
            for answer in range(1, min(widths[i], WIDEST)):
                plan = _Plan(question.seat, options[i].id, answer)
                values[i] = max(values[i], glimpse.imagine(world, plan).value(question.seat))
        return options[max(range(len(options)), key=values.__getitem__)]


class _World:
    """A generator that deals the same world again and again."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def getrandbits(self, k: int) -> int:
        return self.bits & ((1 << k) - 1)


class _Plan(Playout):
    """One's own answers to the open question and to the next one; all else gets its first option, to the end of the
    step."""

    __slots__ = ("answered", "id", "seat", "second", "width")

    def __init__(self, seat: int, id: str, second: int) -> None:
        self.seat = seat
        self.id = id
        self.second = second  # the number of the answer to the next question
        self.answered = 0
        self.width = 0  # how many answers the next question has

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if seat == self.seat:
            self.answered += 1
            if self.answered == 1:
                choice = chosen(choices, self.id)
                if choice is not None:
                    return choice
            elif self.answered == 2:
                self.width = len(choices)
                return choices[min(self.second, self.width - 1)]
        return choices[0]

    def go_on(self, game: Game) -> bool:
        return False
