"""Plays many games, on all cores. Processes send each other names, numbers and tallies, never a state."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any

from valtable import bots as bots_by_name
from valtable import door
from valtable.arena.report import Report
from valtable.arena.seating import game_seed, seatings
from valtable.arena.tally import Tally
from valtable.engine.errors import SetupError, ValtableError
from valtable.engine.match import Match
from valtable.engine.rules import Rules
from valtable.engine.simulate import run_game

Bot = str | Callable[[int], Any]  # a bot's name, or what makes one from a seed (a class or function of a module)

MOST_GAMES_AT_ONCE = 100  # sent to a process: few enough for a smooth progress bar
ROUNDS = 16  # of work for each process: enough that none waits long for the last one
MOST_WORKERS = 61  # Windows cannot wait for more


class SimulationError(ValtableError):
    """A game of a simulation failed: the text says which and how to play it again."""

    def __init__(self, text: str, index: int = -1, seed: int = -1) -> None:
        super().__init__(text)
        self.index = index
        self.seed = seed


class Plan:
    """A simulation as it is sent to a process."""

    __slots__ = ("bots", "game", "names", "options", "seatings", "seed")

    def __init__(self, game: str, bots: Sequence[Bot], seed: int, options: dict[str, Any]) -> None:
        self.game = game
        self.bots = list(bots)
        self.names = [bot if isinstance(bot, str) else str(getattr(bot, "__name__", bot)) for bot in bots]
        self.seed = seed
        self.options = options
        self.seatings = seatings(self.names)

    def match(self) -> Match:
        """A first match, with the rules and the options settled; a SetupError says what is wrong with them."""
        return door.new(self.game, players=len(self.bots), seed=0, options=self.options)

    def play(self, rules: Rules, index: int, tally: Tally) -> None:
        """One game, counted."""
        seating = self.seatings[index % len(self.seatings)]
        seed = game_seed(self.seed, index)
        try:
            sitters = [bot if isinstance(bot, str) else bot(seed) for bot in (self.bots[i] for i in seating)]
            result = run_game(rules, bots_by_name.sit(sitters, seed, rules), seed)
        except SetupError:  # a bot that cannot be made: no game is to blame
            raise
        except Exception as error:
            names = [self.names[i] for i in seating]
            raise SimulationError(
                f"game {index} failed: {type(error).__name__}: {error}; play it again with "
                f"valtable.run({self.game!r}, {names!r}, seed={seed}, options={self.options!r})",
                index,
                seed,
            ) from error
        tally.count([self.names[i] for i in seating], result)


def simulate(
    game: str,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games, one bot a seat, the bots changing seats from game to game through all seatings.

    Where all players win or lose together, the bots are one team: the report has its win rate, and no standings.

    The same seed gives the same games, however many processes (`workers`: all cores when None) play them.
    `progress` is told now and then how many games are done.
    """
    plan, match = _plan(game, bots, games, seed, options)
    rules = match.rules
    workers = default_workers() if workers is None else workers
    if isinstance(workers, bool) or not isinstance(workers, int) or workers < 1:
        raise SetupError(f"workers: {workers!r} is not allowed; it should be a whole number from 1")
    size = max(1, min(MOST_GAMES_AT_ONCE, games // (workers * ROUNDS)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    workers = min(workers, len(chunks), MOST_WORKERS)
    tally = Tally(plan.names)
    start = time.perf_counter()
    for part in _parallel(plan, chunks, workers) if workers > 1 else _here(plan, rules, chunks):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - start
    settled = {**rules.options, **plan.options}
    return Report(tally, game, rules.version, plan.names, seed, settled, workers, seconds, match.info.team)


def _plan(
    game: str, bots: Sequence[Bot], games: int, seed: int, options: Mapping[str, Any] | None
) -> tuple[Plan, Match]:
    """Everything checked before the first process starts."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise SetupError("bots: expected a list with a bot for each seat")
    for number, name, least in ((games, "games", 1), (seed, "seed", None)):
        if isinstance(number, bool) or not isinstance(number, int) or (least is not None and number < least):
            what = "a whole number" if least is None else f"a whole number from {least}"
            raise SetupError(f"{name}: {number!r} is not allowed; it should be {what}")
    for bot in bots:
        if isinstance(bot, str):
            bots_by_name.check(bot)
        elif not callable(bot):
            raise SetupError(f"bots: {bot!r} is neither a bot's name nor something that makes one from a seed")
    if options is not None and not isinstance(options, Mapping):
        raise SetupError(f"options: expected a mapping of names to values, not {options!r}")
    plan = Plan(game, bots, seed, dict(options or {}))
    for name in set(plan.names):
        if len({bot for bot, own in zip(bots, plan.names, strict=True) if own == name}) > 1:
            raise SetupError(f"bots: two different ones are called {name!r}")
    return plan, plan.match()


def default_workers() -> int:
    """One process for each core that this one may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _here(plan: Plan, rules: Rules, chunks: Sequence[range]) -> Iterator[Tally]:
    """In this process."""
    for chunk in chunks:
        tally = Tally(plan.names)
        for index in chunk:
            plan.play(rules, index, tally)
        yield tally


def _parallel(plan: Plan, chunks: Sequence[range], workers: int) -> Iterator[Tally]:
    """In other processes, as they finish."""
    stop = multiprocessing.Event()
    with ProcessPoolExecutor(workers, initializer=_start_worker, initargs=(plan, stop)) as pool, _stopping(pool, stop):
        parts: list[Future[Tally]] = [pool.submit(_play_chunk, chunk) for chunk in chunks]
        for part in as_completed(parts):
            try:
                tally = part.result()
            except BrokenProcessPool as error:
                raise SimulationError("a process of the simulation was killed, perhaps for lack of memory") from error
            yield tally


@contextmanager
def _stopping(pool: ProcessPoolExecutor, stop: Event) -> Iterator[None]:
    """Whatever ends the simulation early (an error, Ctrl-C) ends its processes after the games they are playing."""
    try:
        yield
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)  # waited for: a pool that ends together with Python may complain of it


_plan_here: Plan
_rules_here: Rules
_stop_here: Event


def _start_worker(plan: Plan, stop: Event) -> None:
    global _plan_here, _rules_here, _stop_here
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it at once and without a word: its parent speaks
    _plan_here = plan
    _rules_here = plan.match().rules
    _stop_here = stop


def _play_chunk(chunk: range) -> Tally:
    tally = Tally(_plan_here.names)
    for index in chunk:
        if _stop_here.is_set():
            break
        _plan_here.play(_rules_here, index, tally)
    return tally
