"""Measures one build of valtable beside the reference, in this one process, and prints the figures as JSON.

Started by run.py, which decides which build is on the path. Everything is measured in CPU time and in short slices,
round after round: what disturbs the machine for a moment then disturbs every figure alike, and medians forget it.
"""

from __future__ import annotations

import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, SourceFileLoader
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import valtable
from valtable.bots import make
from valtable.bots.random import RandomBot
from valtable.engine import game as engine
from valtable.engine.chance import Chance
from valtable.engine.game import Game
from valtable.games import find

GAME = "kingdom"
OTHER_GAMES = [name for name in valtable.games() if name != GAME]
PLAYERS = 4
SLOW_MACHINE = 150_000  # decisions/s of the interpreted reference on the machine that copy() is promised for
REFERENCE = Path(__file__).resolve().parent / "reference"


def main() -> None:
    """measure.py ROUNDS SLICE-SECONDS [FOLDER OF THE COMPILED REFERENCE]"""
    rounds, slice_s = int(sys.argv[1]), float(sys.argv[2])
    native = not str(engine.__file__).endswith(tuple(SOURCE_SUFFIXES))
    if native != (len(sys.argv) > 3):
        sys.exit(f"measure.py: {engine.__file__} and the reference are not of the same build")
    plain = load_reference(REFERENCE)
    reference = load_reference(Path(sys.argv[3])) if native else plain
    bench = Bench(reference, plain, slice_s)
    bench.round()  # to warm up
    bench.forget()
    for _ in range(rounds):
        bench.round()
    build = "compiled" if native else "interpreted"
    print(json.dumps({"build": build, "python": sys.version.split()[0], "figures": bench.figures()}))


def load_reference(folder: Path) -> Any:
    """The reference of that folder, compiled or not, under a name of its own."""
    native = sorted([*folder.glob("kingdom_model.*.so"), *folder.glob("kingdom_model.*.pyd")])
    name = "kingdom_model" if native else "kingdom_model_source"
    loader = ExtensionFileLoader(name, str(native[0])) if native else SourceFileLoader(name, f"{folder}/{name[:13]}.py")
    sys.path.insert(0, str(folder))  # it imports its tables from beside it
    try:
        spec = importlib.util.spec_from_loader(name, loader)
        assert spec is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
    return module


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.answers = 0
        self.ns = 0

    def choose(self, question: valtable.Question, glimpse: valtable.Glimpse) -> valtable.Option:
        start = time.process_time_ns()
        option: valtable.Option = self.bot.choose(question, glimpse)
        self.ns += time.process_time_ns() - start
        self.answers += 1
        return option


class Bench:
    """All measurements; each round adds one value to each figure, or many where single calls are timed."""

    def __init__(self, reference: Any, plain: Any, slice_s: float) -> None:
        self.reference = reference
        self.plain = plain
        self.slice_s = slice_s
        self.roll = random.Random(1).random
        self.seeds: Iterator[int] = count(1)
        self.states = {name: [mid_game(name, seed) for seed in range(20)] for name in (GAME, *OTHER_GAMES)}
        self.values: dict[str, list[float]] = {}

    def forget(self) -> None:
        self.values.clear()

    def add(self, name: str, value: float) -> None:
        self.values.setdefault(name, []).append(value)

    def round(self) -> None:
        here = self.speed(lambda: int(self.reference.play_random(self.roll)))
        ours = self.speed(partial(self.decisions, GAME))
        machine = here if self.plain is self.reference else self.speed(lambda: int(self.plain.play_random(self.roll)))
        copy_us = 1e6 / self.speed(partial(self.copies, GAME))
        self.add("reference_decisions_per_s", here)
        self.add("decisions_per_s", ours)
        self.add("ratio", ours / here)
        for name in OTHER_GAMES:
            theirs = self.speed(partial(self.decisions, name))
            self.add(f"{name}_decisions_per_s", theirs)
            self.add(f"{name}_ratio", theirs / here)
            self.add(f"{name}_copy_us", 1e6 / self.speed(partial(self.copies, name), 0.2))
            self.matches(name, f"{name}_")
            self.greedy(name, f"{name}_")
        self.add("copy_us", copy_us)
        self.add("copy_us_scaled", copy_us * machine / SLOW_MACHINE)
        self.matches(GAME, "")
        info = find(GAME)
        for players in range(info.min_players, info.max_players + 1):
            self.add(f"games_per_s_{players}", self.speed(partial(self.one_game, GAME, ["random"] * players), 0.5))
        self.greedy(GAME, "")

    def greedy(self, game: str, prefix: str) -> None:
        """A greedy bot among random ones, its own thinking timed."""
        bot = Timed(make("greedy", 1, find(game).prepare(PLAYERS, {})))
        speed = self.speed(lambda: self.one_game(game, [bot, *["random"] * (PLAYERS - 1)]))
        self.add(prefix + "greedy_games_per_s", speed)
        self.add(prefix + "greedy_us", bot.ns / bot.answers / 1e3)

    def speed(self, play: Callable[[], int], slices: float = 1.0) -> float:
        """What `play` counts, per CPU second, over a slice of time."""
        done = 0
        start = time.process_time()
        end = start + self.slice_s * slices
        while (now := time.process_time()) < end or not done:
            done += play()
        return done / (now - start)

    def decisions(self, game: str) -> int:
        """Those of one random four-player game."""
        return valtable.run(game, ["random"] * PLAYERS, next(self.seeds)).decisions

    def one_game(self, game: str, bots: list[Any]) -> int:
        valtable.run(game, bots, next(self.seeds))
        return 1

    def copies(self, game: str) -> int:
        for _ in range(10):
            for state in self.states[game]:
                state.copy()
        return 10 * len(self.states[game])

    def matches(self, game: str, prefix: str) -> None:
        """Whole random matches, each answer timed; now and then the match is saved and loaded."""
        end = time.process_time() + self.slice_s
        while time.process_time() < end:
            match = valtable.new(game, PLAYERS, next(self.seeds))
            answers = 0
            while not match.over:
                question = match.questions[int(self.roll() * len(match.questions))]
                option = question.options[int(self.roll() * len(question.options))]
                start = time.process_time_ns()
                match.answer(question.seat, option)
                self.add(prefix + "answer_us", (time.process_time_ns() - start) / 1e3)
                answers += 1
                if answers % 25 == 0:
                    start = time.process_time_ns()
                    text = match.save()
                    self.add(prefix + "save_us", (time.process_time_ns() - start) / 1e3)
                    start = time.process_time_ns()
                    valtable.load(text)
                    self.add(prefix + "load_us", (time.process_time_ns() - start) / 1e3)

    def figures(self) -> dict[str, float]:
        values = self.values
        found = {name: median(numbers) for name, numbers in values.items()}
        found["ratio_worst"] = min(values["ratio"])
        for name in [name for name in values if name.endswith("answer_us")]:
            times = sorted(values[name])
            found[name.removesuffix("us") + "p95_us"] = times[int(0.95 * len(times))]
        return found


def mid_game(name: str, seed: int) -> Game:
    """The state of a random game when a quarter of its steps or more are done, and three fifths at most."""
    rules = find(name).prepare(PLAYERS, None)
    length = 0
    for stop in (0, 1):
        game = rules.setup(Chance(seed))
        game.chooser = RandomBot(seed)
        steps = 0
        while not rules.over(game) and not (stop and steps * 60 >= length * (15 + seed)):
            rules.step(game)
            steps += 1
        length = steps
    return game


if __name__ == "__main__":
    main()
