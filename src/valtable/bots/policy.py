"""Plays what its net likes: a learned policy, without any search.

In a simulation it picks at once from the state that it is handed, of which it reads what its seat may know and no more
(`engine/insight.py`, proven for every game). At a table it gets a glimpse, and rates the choices in an imagined world.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from valtable.bots.net import Net
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import Enough, Glimpse, Playout
from valtable.engine.question import Choice, Option, Question


class PolicyBot(Chooser):
    """Takes what its net likes best; with some `heat` also what it likes less, in a share `slips` of its decisions."""

    __slots__ = ("heat", "net", "rng", "slips")

    def __init__(self, net: Net, seed: int, heat: float = 0.0, slips: float = 1.0) -> None:
        self.net = net
        self.rng = random.Random(seed)
        self.heat = heat
        self.slips = slips

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        return choices[self.decide(self.net.ratings(game, seat, prompt, choices, about))]

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        look = Look(self.net)
        glimpse.imagine(self.rng, look)
        return question.options[self.decide(look.ratings)]

    def decide(self, ratings: list[float]) -> int:
        if self.heat == 0.0 or (self.slips < 1.0 and self.rng.random() >= self.slips):
            return ratings.index(max(ratings))
        return draw(ratings, self.heat, self.rng.random())


def chances(ratings: Sequence[float], heat: float) -> list[float]:
    """How likely each is to be taken: the hotter, the more alike."""
    top = max(ratings)
    weights = [math.exp((rating - top) / heat) for rating in ratings]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(ratings: Sequence[float], heat: float, luck: float) -> int:
    """The number of one of them, by these chances and a number from 0 to 1."""
    for i, chance in enumerate(chances(ratings, heat)):
        luck -= chance
        if luck < 0:
            return i
    return len(ratings) - 1


class Look(Playout):
    """Rates the choices of the open question and the state in which it is asked; then it has seen enough."""

    __slots__ = ("clock", "net", "ratings", "worth")

    def __init__(self, net: Net) -> None:
        self.net = net
        self.ratings: list[float] = []
        self.worth = 0.0
        self.clock = 0.0

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        self.ratings = self.net.ratings(game, seat, prompt, choices, about)
        self.worth = self.net.judge(game, seat)
        self.clock = self.net.insight.clock(game)
        raise Enough
