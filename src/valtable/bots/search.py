"""Looks ahead: plays the options that its net likes out in imagined worlds, and takes the one that comes out best.

All options of a sweep are played in the same world with the same luck, so that what differs is the option's doing. A
playout goes on for a round or so, for two where there is plenty of time, everybody answering as the net would; then the
net judges how the seat stands. After each stage the worse half of the options is put aside, and before that whatever
can hardly become the best any more: a decision that is clear takes less than its time. Inside the seat's own turn the
answers that follow are searched as well, in a small tree: what has done well in earlier sweeps is tried more often.

In the end an option's rating by the net and what its playouts came to are weighed together.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from valtable.bots.greedy import World
from valtable.bots.net import Net, outcome
from valtable.bots.policy import Look, chances, draw
from valtable.engine.chance import Chance
from valtable.engine.game import Game
from valtable.engine.glimpse import Enough, Glimpse, Playout
from valtable.engine.question import Choice, Option, Question, chosen

LEAST: Final = 3  # options that are searched
MOST: Final = 8
UNLIKELY: Final = 7.0  # a rating so far below the best is not looked at
ROUNDS: Final = 1.0  # how far a playout goes
BEYOND: Final = 1.0  # and how much further, in such stretches, where the seat is not asked then
FARTHER: Final = 2.0  # how far it goes where there is time for many
PLENTY: Final = 120.0  # sweeps that are many
NEAREST: Final = 0.2  # how far it goes at least, where there is time for few playouts
ENOUGH: Final = 8.0  # sweeps for which there should be time
TRUST: Final = 120.0  # how much a difference between outcomes weighs beside one between ratings
DOUBT: Final = 12.0  # playouts, before which the outcomes weigh little
EAGER: Final = 0.06  # how much the tree tries what the net likes, beside what has done well
DEEP: Final = 3  # answers of one's own that the tree remembers
SURE: Final = 0.995  # an option that the net likes so much is not questioned
WARY: Final = 8  # sweeps before an option is put aside for being behind
CLEAR: Final = 3.5  # standard errors by which it must be behind
ALIKE: Final = 0.002  # a difference in what is to be expected that is not worth more time

clock: Callable[[], float] = perf_counter  # a benchmark counts the time of the processor instead


class Budget:
    """How much a bot may think about a decision: so many seconds, or so many playouts."""

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float = 0.0, playouts: int = 0) -> None:
        self.seconds = seconds
        self.playouts = playouts


class Forecast:
    """What the search expects of an option."""

    __slots__ = ("option", "playouts", "rating", "total", "worths")

    def __init__(self, option: Option, rating: float) -> None:
        self.option = option
        self.rating = rating
        self.playouts = 0
        self.total = 0.0
        self.worths: list[float] = []  # what each playout came to: the same world and luck as those of other options

    def ahead_of(self, other: Forecast) -> bool:
        """Whether this one, which seems better, is so or makes no difference, as far as the sweeps of both tell."""
        n = len(other.worths)
        differences = [one - two for one, two in zip(self.worths, other.worths, strict=True)]
        mean = sum(differences) / n
        error = math.sqrt(sum([(one - mean) ** 2 for one in differences]) / (n * (n - 1)))
        lead = (self.rating - other.rating) / TRUST + mean * n / (n + DOUBT)
        return lead >= CLEAR * error or lead + 2 * error < ALIKE


# What a search came to, as it travels between processes: how the seat stands, whether its answer is secret, and of each
# option that was looked at its id, its rating, its playouts, what they add up to, and whether it was left in the end.
Opinion = tuple[float, bool, list[tuple[str, float, int, float, bool]]]


class SearchBot:
    """Thinks about each decision as long as its budget allows."""

    def __init__(self, net: Net, seed: int, budget: Budget) -> None:
        self.net = net
        self.budget = budget
        self.luck = Chance(seed)

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        option = question.option(agreed([self.consider(question, glimpse)], self.luck))
        assert option is not None
        return option

    def consider(self, question: Question, glimpse: Glimpse) -> Opinion:
        """Think about a decision. Several processes may do so at once, each with its own seed."""
        search = Search(self.net, question, glimpse, self.luck.bits())
        if search.sure:
            del search.alive[1:]
        else:
            search.run(self.budget)
        left = set(search.alive)
        found = [
            (forecast.option.id, forecast.rating, forecast.playouts, forecast.total, forecast in left)
            for forecast in search.forecasts
        ]
        return search.worth, search.secret and not search.sure, found


def agreed(opinions: Sequence[Opinion], luck: Chance) -> str:
    """The id of the option that some searches of one question come to together."""
    worth, secret, found = opinions[0]
    playouts = dict.fromkeys([one[0] for one in found], 0)
    totals = dict.fromkeys([one[0] for one in found], 0.0)
    left: set[str] = set()
    for _, _, others in opinions:
        for id, _, n, total, alive in others:
            playouts[id] += n
            totals[id] += total
            if alive:
                left.add(id)
    ids = [one[0] for one in found]
    scores = [rating + TRUST * gain(worth, playouts[id], totals[id]) for id, rating, _, _, _ in found]
    if secret:  # whoever always does the same is found out
        return ids[draw(scores, 1.0, (luck.bits() >> 11) / (1 << 53))]
    best = max([score for id, score in zip(ids, scores, strict=True) if id in left])
    return next(id for id, score in zip(ids, scores, strict=True) if id in left and score == best)


def gain(worth: float, playouts: int, total: float) -> float:
    """How much better than now the seat will do, as far as playouts that add up to `total` can tell: the more of them,
    the surer."""
    return (total / playouts - worth) * playouts / (playouts + DOUBT) if playouts else 0.0


class Search:
    """One decision being thought about."""

    __slots__ = (
        *("alive", "begun", "clock", "far", "forecasts", "glimpse", "luck", "net", "pace", "rounds", "secret", "sure"),
        *("sweeps", "trees", "until", "worth"),
    )

    def __init__(
        self, net: Net, question: Question, glimpse: Glimpse, seed: int, also: str = "", far: bool = True
    ) -> None:
        """`also` names an option that is looked at in any case. Not `far`: no further than the seat's next question or
        the end of the step, for those to whom a net is slow."""
        self.begun = clock()
        self.until = math.inf  # when it must be done
        self.pace = 0.0  # seconds for a playout
        self.rounds = ROUNDS  # how far a playout looks
        self.sweeps = 0
        self.net = net
        self.far = far
        self.glimpse = glimpse
        self.luck = Chance(seed)
        look = Look(net)
        self.secret = glimpse.imagine(World(self.luck.bits()), look).secret
        self.worth = look.worth
        self.clock = look.clock
        self.sure = max(chances(look.ratings, 1.0)) >= SURE
        best = max(look.ratings)
        likely = sum([1 for rating in look.ratings if rating > best - UNLIKELY])
        measured = [rating / net.sharpness for rating in look.ratings]
        found = [Forecast(option, rating) for option, rating in zip(question.options, measured, strict=True)]
        found.sort(key=_rating, reverse=True)
        most = min(MOST, max(LEAST, likely))
        self.forecasts = found[:most] + [forecast for forecast in found[most:] if forecast.option.id == also]
        self.alive = list(self.forecasts)
        self.trees = {forecast.option.id: _Node() for forecast in self.forecasts}

    def run(self, budget: Budget) -> None:
        """Sweep after sweep, half of the options left after each stage, until the budget is spent."""
        if not budget.playouts:
            self.until = self.begun + budget.seconds
        left = float(budget.playouts)
        if not left:  # as many as the first sweep shows there is time for
            if not self.sweep():
                return
            left = (self.until - clock()) / self.pace
        if self.far and left >= PLENTY * len(self.alive):
            self.rounds = FARTHER
            if not budget.playouts:
                left *= ROUNDS / FARTHER
        while left >= len(self.alive) > 1:
            stages = math.ceil(math.log2(len(self.alive)))
            sweeps = max(1, int(left / stages / len(self.alive)))
            for _ in range(sweeps):
                if not self.sweep():
                    return
                left -= len(self.alive)
                if self.sweeps % WARY == 0 and self.weed():
                    break
            else:
                if len(self.alive) > 2:
                    self.alive.sort(key=self.score, reverse=True)
                    del self.alive[(len(self.alive) + 1) // 2 :]

    def weed(self) -> bool:
        """Put aside what is so far behind the best that it will hardly catch up; whether there was any."""
        best = max(self.alive, key=self.score)
        left = [one for one in self.alive if one is best or not best.ahead_of(one)]
        fewer = len(left) < len(self.alive)
        self.alive = left
        return fewer

    def sweep(self) -> bool:
        """Play each option that is left once, all in the same world. A sweep for which there is no time any more counts
        for nothing, since half of it would favour those whose turn it was."""
        world = World(self.luck.bits())
        luck = self.luck.bits()
        found: list[float] = []
        for forecast in self.alive:
            begun = clock()
            if begun + self.pace > self.until:
                return False
            future = _Future(self.net, self.glimpse.seat, forecast.option.id, self.trees[forecast.option.id], luck)
            if self.far:
                future.until = self.clock + self.rounds
                future.latest = future.until + BEYOND * min(self.rounds, ROUNDS)
            end = self.glimpse.imagine(world, future)
            worth = outcome(end.rules.score(end.game), future.seat) if end.over else future.worth
            future.learn(worth)
            found.append(worth)
            self.mind(clock() - begun)
        for forecast, worth in zip(self.alive, found, strict=True):
            forecast.playouts += 1
            forecast.total += worth
            forecast.worths.append(worth)
        self.sweeps += 1
        return True

    def mind(self, took: float) -> None:
        """How long a playout takes. Where the time is too short for some of each option, they look less far ahead."""
        self.pace = took if not self.pace else self.pace + (took - self.pace) / 4
        if self.until == math.inf or self.rounds <= NEAREST:
            return
        sweeps = (self.until - self.begun) / (self.pace * len(self.alive))
        if sweeps < ENOUGH:
            self.rounds = max(NEAREST, self.rounds * sweeps / ENOUGH)

    def score(self, forecast: Forecast) -> float:
        """How good an option seems, in all."""
        return forecast.rating + TRUST * gain(self.worth, forecast.playouts, forecast.total)

    def expected(self, forecast: Forecast) -> float:
        """How well the seat will do after it, from 0 to 1."""
        return self.worth + gain(self.worth, forecast.playouts, forecast.total)


def _rating(forecast: Forecast) -> float:
    return forecast.rating


class _Node:
    """Some answers of one's own, and what came of them."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[str, _Node] = {}


class _Future(Playout):
    """An imagined future: one option, then what the tree knows of one's own turn, then what the net likes."""

    __slots__ = ("begun", "latest", "luck", "net", "node", "option", "path", "seat", "until", "worth")

    def __init__(self, net: Net, seat: int, option: str, root: _Node, luck: int) -> None:
        self.net = net
        self.seat = seat
        self.option = option
        self.node: _Node | None = root
        self.path = [root]
        self.luck = Chance(luck)
        self.begun = False
        self.until = 0.0  # at the seat's first question after that it is judged,
        self.latest = 0.0  # and at the end of the first step after that
        self.worth = 0.0

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if seat == self.seat:
            if not self.begun:
                self.begun = True
                choice = chosen(choices, self.option)
                assert choice is not None
                return choice
            if self.net.insight.clock(game) >= self.until:
                self.worth = self.net.judge(game, seat)
                raise Enough
            ratings = self.net.ratings(game, seat, prompt, choices, about)
            if self.node is not None:
                return self.grow(self.node, choices, ratings)
        else:
            self.node = None  # one's own turn is over
            ratings = self.net.ratings(game, seat, prompt, choices, about)
        return choices[draw(ratings, 1.0, self.chance())]

    def grow(self, node: _Node, choices: Sequence[Choice], ratings: list[float]) -> Choice:
        """The answer that promises most, by what came of it so far and by its rating."""
        likely = chances(ratings, 1.0)
        eager = EAGER * math.sqrt(node.visits + 1)
        mean = node.total / node.visits if node.visits else 0.0
        best = -1.0
        taken = choices[0]
        for choice, chance in zip(choices, likely, strict=True):
            child = node.after.get(choice.id)
            n = 0 if child is None else child.visits
            worth = mean if child is None or not n else child.total / n
            promise = worth + eager * chance / (1 + n)
            if promise > best:
                best = promise
                taken = choice
        after = node.after.get(taken.id)
        if after is None:
            after = node.after[taken.id] = _Node()
        self.path.append(after)
        self.node = after if len(self.path) <= DEEP else None
        return taken

    def chance(self) -> float:
        return (self.luck.bits() >> 11) / (1 << 53)

    def go_on(self, game: Game) -> bool:
        if self.net.insight.clock(game) < self.latest:
            return True
        self.worth = self.net.judge(game, self.seat)
        return False

    def learn(self, worth: float) -> None:
        for node in self.path:
            node.visits += 1
            node.total += worth
