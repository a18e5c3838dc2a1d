"""Trains the net of a game by self-play: first it imitates `greedy`, then it plays against itself and its older selves.

The workers play while the learner learns from what they played before, so each lesson was played one update earlier.
One seed gives the same lessons whatever the machine, and on one machine the same net. A run keeps all it needs to go on
in its folder, and goes on from there when it is started again.
"""

from __future__ import annotations

import importlib.util
import json
import math
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from valtable.bots.net import FOLDER, read_net, write_net
from valtable.engine.errors import SetupError
from valtable.games import find
from valtable.learn.lesson import Lesson
from valtable.learn.selfplay import Job, Table, compete, play, tables

if TYPE_CHECKING:
    from valtable.learn.ppo import Learner

NO_TORCH: Final = "training needs torch: pip install torch, in the environment that valtable runs in"
KEPT_OLDER: Final = 4
Tell = Callable[[str], None]


@dataclass
class Plan:
    """What to train, and how long."""

    game: str
    players: list[int]
    games: int = 400_000  # of self-play
    seed: int = 1
    hidden: int = 192
    imitation: int = 2400  # games of `greedy` to begin with
    lesson: int = 2400  # games between two updates
    keep: float = 0.5  # of the decisions
    epochs: int = 2
    fast: float = 1e-3  # the rate of learning at first
    slow: float = 1.5e-4  # and in the end
    entropy: tuple[float, float] = (0.01, 0.002)
    rivals: float = 0.0  # of the games are played against `greedy` in all other seats
    variety: float = 0.2  # of the games are played with another option than the usual
    weights: dict[str, float] = field(default_factory=dict)  # how often so many players play, by their number
    every: int = 20  # updates between two checkpoints, with a test against `greedy`
    tests: int = 200  # games of each such test
    minutes: float = 0.0  # if given, it ends sooner when they are over
    start: str = ""  # the file of a net to begin with, instead of imitating `greedy`


def more_of(plan: Plan, file: Path) -> Plan:
    """A plan with what a JSON file says of it; a SetupError names what it may say."""
    try:
        said = json.loads(file.read_text())
    except (OSError, ValueError) as error:
        raise SetupError(f"--plan: {file} cannot be read: {error}") from None
    allowed = {part.name for part in fields(Plan)} - {"game", "players"}
    if not isinstance(said, dict) or not said.keys() <= allowed:
        raise SetupError(f"--plan: {file} may say: {', '.join(sorted(allowed))}")
    return replace(plan, **said)


class Run:
    """A training under way."""

    def __init__(self, plan: Plan, folder: Path, workers: int, tell: Tell) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.tell = tell
        self.info = find(plan.game)
        self.stopping = False
        self.played = 0
        self.before = 0  # games of the net that this run began with
        self.updates = 0
        self.older: list[tuple[bytes, ...]] = []
        self.report: list[dict[str, Any]] = []
        self.began = time.monotonic()
        self.spent = 0.0  # seconds of earlier stretches
        self.tables = tables(self.info, plan.players, plan.variety)
        for table in self.tables:
            table.weight *= plan.weights.get(str(table.players), 1.0)

    @property
    def seconds(self) -> float:
        return self.spent + time.monotonic() - self.began

    @property
    def progress(self) -> float:
        """From 0 to 1: by games, or by time where that is shorter."""
        by_time = self.seconds / (60 * self.plan.minutes) if self.plan.minutes else 0.0
        return min(1.0, max(self.played / self.plan.games, by_time))

    def train(self) -> Path:
        """To the end, or until somebody stops it; the file of the net."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, self.stop)
        with _workers(self.workers) as pool:  # before torch is there, which does not like to be forked
            learner = self.learner()
            if not self.updates and not self.plan.start:
                self.imitate(pool, learner)
            under_way = self.submit(pool, learner.export())
            while under_way:
                lesson = collect(under_way)
                self.played += lesson.games
                done = self.progress
                last = done >= 1.0 or self.stopping
                under_way = [] if last else self.submit(pool, learner.export())
                seen = self.update(learner, lesson, done)
                if last or self.updates % self.plan.every == 0:
                    self.check(pool, learner, seen)
        return self.write(learner)

    def stop(self, _signal: int, _frame: object) -> None:
        """Ctrl-C: after the update under way it is kept as it is, and can go on later."""
        self.stopping = True

    def learner(self) -> Learner:
        """A fresh one, or the one of the run that this goes on with."""
        import torch

        from valtable.learn.ppo import Learner

        device = "cuda" if torch.cuda.is_available() else "cpu"
        insight = self.info.prepare(self.plan.players[0], {}).insight
        if insight is None:
            raise SetupError(f"{self.plan.game} does not describe itself to learned bots yet")
        learner = Learner(insight, self.plan.hidden, self.plan.seed, device)
        saved = self.folder / "checkpoint.pt"
        if saved.is_file():
            state = torch.load(saved, map_location=device, weights_only=False)
            learner.restore(state)
            self.played, self.updates, self.spent = state["played"], state["updates"], state["seconds"]
            self.older, self.report, self.before = state["older"], state["report"], state["before"]
            self.tell(f"going on after {self.played} games")
        elif self.plan.start:
            shipped = self.plan.start == "shipped"
            path = FOLDER / f"{self.plan.game}.net" if shipped else Path(self.plan.start)
            if not path.is_file():
                raise SetupError(f"--from: there is no file {path}")
            net = read_net(path, insight)
            if net is None:
                raise SetupError(f"{self.plan.start} was made for other descriptions than {self.plan.game} gives now")
            learner.begin_with(net.weights)
            self.played = self.before = net.note["games"]
            self.tell(f"beginning with {self.plan.start}, after {self.played} games")
        self.began = time.monotonic()
        return learner

    def submit(self, pool: ProcessPoolExecutor, weights: tuple[bytes, ...], games: int = 0) -> list[Future[Parts]]:
        """Games for all workers, in jobs of equal size."""
        jobs = self.workers * 2
        share = math.ceil((games or self.plan.lesson) / jobs)
        seed = self.plan.seed * 1_000_003 + self.updates * 1_009
        keep, rivals = self.plan.keep, self.plan.rivals
        tables = [(table.players, table.options, table.weight) for table in self.tables]
        return [
            pool.submit(work, self.plan.game, tables, weights, self.older, share, seed + i, keep, rivals)
            for i in range(jobs)
        ]

    def imitate(self, pool: ProcessPoolExecutor, learner: Learner) -> None:
        """Begin as `greedy` plays."""
        if not self.plan.imitation:
            return
        lesson = collect(self.submit(pool, (), self.plan.imitation))
        seen = learner.learn(lesson, self.plan.fast, 0.0, 8, imitate=True)
        self.tell(f"imitation: {lesson.games} games, {len(lesson)} decisions, {_figures(seen)}")
        self.check(pool, learner, seen)

    def update(self, learner: Learner, lesson: Lesson, done: float) -> dict[str, float]:
        """Learn from a lesson."""
        plan = self.plan
        rate = plan.slow + (plan.fast - plan.slow) * (1 + math.cos(math.pi * done)) / 2
        first, last = plan.entropy
        seen = learner.learn(lesson, rate, first + (last - first) * done, plan.epochs)
        self.updates += 1
        speed = (self.played - self.before) / max(1.0, self.seconds)
        self.tell(f"{100 * done:5.1f}%  {self.played} games, {speed:.0f} a second, {_figures(seen)}")
        if self.updates % max(1, self.plan.every // 2) == 0:
            self.older = [*self.older, learner.export()][-KEPT_OLDER:]
        return seen

    def check(self, pool: ProcessPoolExecutor, learner: Learner, seen: dict[str, float]) -> None:
        """A test against `greedy`, and a checkpoint."""
        weights = learner.export(mean=True)
        share = max(1, self.plan.tests // self.workers)
        entry: dict[str, Any] = {"games": self.played, "seconds": round(self.seconds), **seen}
        parts = {
            n: [
                pool.submit(contest, self.plan.game, n, weights, share, 10_000_019 + 5_003 * i)
                for i in range(self.workers)
            ]
            for n in self.plan.players
        }
        for n, futures in parts.items():
            results = [future.result() for future in futures]
            entry[f"wins-{n}"] = round(sum(wins for wins, _ in results) / sum(games for _, games in results), 4)
        self.report.append(entry)
        wins = ", ".join(f"{n} players {100 * entry[f'wins-{n}']:.1f}%" for n in self.plan.players)
        self.tell(f"against greedy: {wins}")
        self.save(learner)

    def save(self, learner: Learner) -> None:
        import torch

        state = {
            **learner.state(),
            "played": self.played,
            "before": self.before,
            "updates": self.updates,
            "seconds": self.seconds,
            "older": self.older,
            "report": self.report,
        }
        fresh = self.folder / "checkpoint.new"
        torch.save(state, fresh)
        fresh.replace(self.folder / "checkpoint.pt")
        self.write(learner)

    def write(self, learner: Learner) -> Path:
        """The net as it is now, and the report beside it."""
        note = {
            "game": self.plan.game,
            "games": self.played,
            "minutes": round(self.seconds / 60, 1),
            "plan": asdict(self.plan),
            "device": learner.device,
        }
        path = self.folder / f"{self.plan.game}.net"
        write_net(path, learner.export(mean=True), note)
        report = {"plan": asdict(self.plan), "updates": self.updates, "report": self.report}
        (self.folder / "report.json").write_text(json.dumps(report, indent=1) + "\n")
        return path


def train(plan: Plan, folder: Path, workers: int | None, tell: Tell) -> Path:
    """Train a net; the file that it was written to. A SetupError says what is missing."""
    if importlib.util.find_spec("torch") is None:
        raise SetupError(NO_TORCH)
    return Run(plan, folder, workers or os.cpu_count() or 1, tell).train()


# Native objects do not travel between processes: their parts do.
Parts = list[Any]


def work(game: str, tables: Sequence[tuple[int, dict[str, Any], float]], *rest: Any) -> Parts:
    """In a worker: play the games of a job."""
    return play(Job(game, [Table(*table) for table in tables], *rest)).parts()


def contest(game: str, players: int, *rest: Any) -> tuple[float, int]:
    """In a worker: play against `greedy`."""
    return compete(game, Table(players, {}, 1.0), *rest)


def collect(futures: Sequence[Future[Parts]]) -> Lesson:
    """All that was played, in the order of the jobs."""
    lesson = Lesson()
    for future in futures:
        lesson.add(future.result())
    return lesson


def _workers(n: int) -> Any:
    """Processes that play, all of them started now."""
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(n, mp_context=context, initializer=_quiet)
    for future in [pool.submit(time.sleep, 0.05) for _ in range(n)]:
        future.result()
    return pool


def _quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _figures(seen: dict[str, float]) -> str:
    return ", ".join(f"{name} {number:.4f}" for name, number in seen.items())
