"""Plays games to learn from, in worker processes: a net against itself, its older selves and `greedy`, or `greedy` as a
model."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from valtable import bots
from valtable.bots.kernel import gather, rate
from valtable.bots.net import Net, outcome, squash
from valtable.bots.policy import PolicyBot, chances
from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import glimpse_at
from valtable.engine.info import GameInfo
from valtable.engine.insight import Insight, Sheet
from valtable.engine.question import Choice, pose
from valtable.engine.rules import Rules
from valtable.engine.simulate import count_step, play_out, run_game
from valtable.games import find
from valtable.learn.lesson import Lesson

LAMBDA: Final = 0.95  # how far an advantage looks ahead


class Table:
    """A kind of table to learn at: so many players, with these options; and how often it is played."""

    __slots__ = ("options", "players", "weight")

    def __init__(self, players: int, options: Mapping[str, Any], weight: float) -> None:
        self.players = players
        self.options = dict(options)
        self.weight = weight


def tables(info: GameInfo, players: Sequence[int], variety: float) -> list[Table]:
    """The tables of a game: for each number of players the usual one, else one option changed."""
    found: list[Table] = []
    for n in players:
        others: list[dict[str, Any]] = []
        for setting in info.settings:
            for word in setting.words:
                if word != setting.default and setting.reading is None:
                    options = {setting.name: word}
                    try:
                        info.prepare(n, options)
                    except SetupError:
                        continue
                    others.append(options)
        usual = 1.0 - (variety if others else 0.0)
        found.append(Table(n, {}, usual))
        found.extend(Table(n, options, variety / len(others)) for options in others)
    return found


class Decision:
    """A decision of the game under way, until it is known how well it went."""

    __slots__ = ("choices", "chosen", "likelihood", "state", "worth")

    def __init__(self, state: Sheet, choices: list[Sheet], chosen: int, likelihood: float, worth: float) -> None:
        self.state = state
        self.choices = choices
        self.chosen = chosen
        self.likelihood = likelihood
        self.worth = worth


class Student(Chooser):
    """Plays what its net likes, by chance, and takes down every decision of its seats."""

    __slots__ = ("decisions", "insight", "rng", "weights")

    def __init__(self, net: Net, players: int, rng: random.Random) -> None:
        self.insight = net.insight
        self.weights = net.weights
        self.rng = rng
        self.decisions: list[list[Decision]] = [[] for _ in range(players)]

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        weights = self.weights
        state = Sheet()
        self.insight.describe(game, seat, state)
        start = gather(weights[0], weights[1], state.places, state.values)
        sheets: list[Sheet] = []
        ratings: list[float] = []
        for choice in choices:
            sheet = Sheet()
            self.insight.describe_choice(game, seat, prompt, choice, about, sheet)
            sheets.append(sheet)
            ratings.append(rate(start, weights[2], weights[3], sheet.places, sheet.values))
        likely = chances(ratings, 1.0)
        luck = self.rng.random()
        taken = 0
        while taken < len(likely) - 1 and luck >= likely[taken]:
            luck -= likely[taken]
            taken += 1
        worth = squash(rate(weights[4], weights[5], weights[6], state.places, state.values))
        likelihood = math.log(max(likely[taken], 1e-9))
        self.decisions[seat].append(Decision(state, sheets, taken, likelihood, worth))
        return choices[taken]


class Model(Chooser):
    """Lets a bot that looks ahead play, and takes down what it chose, to be imitated."""

    __slots__ = ("answers", "bot", "checkpoint", "decisions", "insight", "rules")

    def __init__(self, rules: Rules, insight: Insight, bot: Any) -> None:
        self.rules = rules
        self.insight = insight
        self.bot = bot
        self.decisions: list[list[Decision]] = [[] for _ in range(rules.players)]
        self.checkpoint: Game | None = None
        self.answers: list[tuple[int, str]] = []

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        assert self.checkpoint is not None
        question = pose(game, seat, prompt, choices, about, "")
        glimpse = glimpse_at(self.rules, seat, question, dict, self.checkpoint, self.answers)
        id = self.bot.choose(question, glimpse).id
        state = Sheet()
        self.insight.describe(game, seat, state)
        sheets: list[Sheet] = []
        taken = 0
        for i, choice in enumerate(choices):
            sheet = Sheet()
            self.insight.describe_choice(game, seat, prompt, choice, about, sheet)
            sheets.append(sheet)
            if choice.id == id:
                taken = i
        self.decisions[seat].append(Decision(state, sheets, taken, 0.0, 0.5))
        self.answers.append((seat, id))
        return choices[taken]


def settle(
    lesson: Lesson, rules: Rules, game: Game, decisions: list[list[Decision]], keep: float, rng: random.Random
) -> None:
    """After a game: how much better or worse than expected each decision turned out; some of them are kept."""
    score = rules.score(game)
    lesson.games += 1
    for seat, taken in enumerate(decisions):
        after = outcome(score, seat)
        gain = 0.0
        for decision in reversed(taken):
            gain = after - decision.worth + LAMBDA * gain
            after = decision.worth
            if rng.random() < keep and len(decision.choices) > 1:
                result = decision.worth + gain
                lesson.note(decision.state, decision.choices, decision.chosen, decision.likelihood, gain, result)


class Job:
    """Some games for a worker."""

    __slots__ = ("game", "games", "keep", "older", "rivals", "seed", "tables", "weights")

    def __init__(
        self,
        game: str,
        tables: list[Table],
        weights: tuple[bytes, ...],
        older: list[tuple[bytes, ...]],
        games: int,
        seed: int,
        keep: float,
        rivals: float = 0.0,
    ) -> None:
        self.game = game
        self.tables = tables
        self.weights = weights  # none: `greedy` plays, to be imitated
        self.older = older  # nets of before, which play in a fifth of the games
        self.games = games
        self.seed = seed
        self.keep = keep
        self.rivals = rivals  # of the games are played against `greedy` in all other seats


OLDER: Final = 0.2
_rules: Final[dict[str, Rules]] = {}


def rules_of(game: str, table: Table) -> Rules:
    key = f"{game} {table.players} {sorted(table.options.items())}"
    found = _rules.get(key)
    if found is None:
        found = _rules[key] = find(game).prepare(table.players, table.options)
    return found


def play(job: Job) -> Lesson:
    """The games of a job, to learn from."""
    rng = random.Random(job.seed)
    lesson = Lesson()
    weights = [table.weight for table in job.tables]
    for _ in range(job.games):
        rules = rules_of(job.game, rng.choices(job.tables, weights)[0])
        insight = rules.insight
        assert insight is not None
        seed = rng.getrandbits(48)
        if not job.weights:
            imitate(lesson, rules, insight, seed, job.keep, rng)
            continue
        student = Student(Net(insight, job.weights, {}), rules.players, rng)
        sitters: list[Any] = [student] * rules.players
        kind = rng.random() if rules.players > 1 else 1.0
        if kind < job.rivals:
            sitters = bots.sit(["greedy"] * rules.players, seed, rules)
            sitters[rng.randrange(rules.players)] = student
        elif job.older and kind < job.rivals + OLDER:
            older = PolicyBot(Net(insight, rng.choice(job.older), {}), seed, 1.0)
            for seat in rng.sample(range(rules.players), rng.randrange(1, rules.players)):
                sitters[seat] = older
        game, _ = play_out(rules, sitters, seed)
        settle(lesson, rules, game, student.decisions, job.keep, rng)
    return lesson


def imitate(lesson: Lesson, rules: Rules, insight: Insight, seed: int, keep: float, rng: random.Random) -> None:
    """A game of `greedy` bots."""
    model = Model(rules, insight, bots.make("greedy", seed, rules))
    game = rules.setup(Chance(seed))
    game.chooser = model
    steps = 0
    while not rules.over(game):
        model.checkpoint = game.copy()
        model.answers.clear()
        rules.step(game)
        steps = count_step(steps)
    settle(lesson, rules, game, model.decisions, keep, rng)


def compete(game: str, table: Table, weights: tuple[bytes, ...], games: int, seed: int) -> tuple[float, int]:
    """How often a net wins against `greedy` everywhere else (alone: at all), and of how many games."""
    rules = rules_of(game, table)
    assert rules.insight is not None
    net = Net(rules.insight, weights, {})
    wins = 0.0
    for i in range(games):
        deal = seed + i // rules.players  # the same deal from every seat
        sitters = bots.sit(["greedy"] * rules.players, deal, rules)
        seat = i % rules.players
        team = find(game).team
        for other in range(rules.players):
            if other == seat or team:
                sitters[other] = PolicyBot(net, deal)
        winners = run_game(rules, sitters, deal).winners
        if seat in winners:
            wins += 1.0 if team else 1 / len(winners)
    return wins, games
