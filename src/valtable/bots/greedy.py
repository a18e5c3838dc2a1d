"""Looks one answer ahead: imagines each option to the end of the step and takes the one that stands best.

What an option is worth often hangs on the next question of the same step (train, and then: in which element?). So for
the few options that look best at first, every answer to that next question is tried as well. Of options that begin with
the same thing, one is looked at first. All options of a decision are imagined in the same world, with the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.glimpse import Glimpse, Playout
from valtable.engine.question import Choice, Option, Question, chosen

FAVOURITES: Final = 3  # options whose next question is looked into
WIDEST: Final = 6  # answers to it that are tried


class GreedyBot:
    """Takes what the game's own valuation likes best."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        options = question.options
        if len(options) == 1:
            return options[0]
        world = World(self.rng.getrandbits(64))
        looks = [self.look(glimpse, world, option) for option in first_of_each(options)]
        looks.sort(key=_worth, reverse=True)
        kin = [option for look in looks[:FAVOURITES] for option in like(look.option, options)]
        looks.extend([self.look(glimpse, world, option) for option in kin])
        looks.sort(key=_worth, reverse=True)
        for look in looks[:FAVOURITES]:
            for answer in range(1, min(look.width, WIDEST)):
                look.worth = max(look.worth, self.look(glimpse, world, look.option, answer).worth)
        return max(looks, key=_worth).option

    def look(self, glimpse: Glimpse, world: World, option: Option, answer: int = 0) -> _Look:
        """What comes of an option, and of that answer to the next question."""
        plan = _Plan(glimpse.seat, option.id, answer)
        worth = glimpse.imagine(world, plan).value(glimpse.seat)
        return _Look(option, worth + 1e-6 * self.rng.random(), plan.width)


class _Look:
    """What an option seems to be worth, and how many answers the next question would have."""

    __slots__ = ("option", "width", "worth")

    def __init__(self, option: Option, worth: float, width: int) -> None:
        self.option = option
        self.worth = worth
        self.width = width


def _worth(look: _Look) -> float:
    return look.worth


def first_of_each(options: Sequence[Option]) -> list[Option]:
    """Of options that begin with the same thing (this card, onto one pile or another), the first."""
    seen: set[str] = set()
    found: list[Option] = []
    for option in options:
        if option.things:
            if option.things[0] in seen:
                continue
            seen.add(option.things[0])
        found.append(option)
    return found


def like(option: Option, options: Sequence[Option]) -> list[Option]:
    """The others that begin with the same thing."""
    return [
        other for other in options if other.things and other.things[:1] == option.things[:1] and other is not option
    ]


class World:
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
