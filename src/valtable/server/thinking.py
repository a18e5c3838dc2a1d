"""Bots think in worker processes, so that the server stays quick whatever they do.

A worker keeps the matches it has lately thought about: usually only the answers given since travel to it, and the whole
match (as `match.save()` writes it) when it does not know it. A thought has a time budget; a bot that is late, raises,
answers nonsense or takes its process down is replaced by a random answer, and its worker, if need be, by a fresh one.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from valtable import bots
from valtable.engine.chance import Chance
from valtable.engine.match import Match
from valtable.engine.question import Question
from valtable.server import logs, metrics
from valtable.server.child import Child
from valtable.server.worker import KEPT, Answers, Job, Maker, Task, settle_in, think

OUTDATED: Final = "outdated"  # the match went on while the thought waited: nobody needs the answer any more
CLOSED: Final = "closed"  # the server is stopping
IN_PROCESS: Final = "random"  # costs nothing, so it is answered here
WORTH_HELPING: Final = 0.3  # seconds of thought: below that, telling others of the match would take too much of them
TEACHER: Final = "teacher"  # what hints are counted as


class Thought(msgspec.Struct, frozen=True):
    """An answer, always one of those offered; `failure` says why it is a random one.

    It is `late`, `crash` (the bot raised), `illegal`, `lost` (its process died), `outdated` or `closed`.
    """

    option_id: str
    failure: str | None = None


class Thinkers:
    """All workers. Each thinks about one question at a time; those of one table go to the same one where possible."""

    def __init__(self, workers: int, budget_s: float = 5.0, make: Maker = bots.make) -> None:
        self.budget_s = budget_s
        self.make = make
        self._workers = [_Worker() for _ in range(max(1, workers))]
        self.closed = False

    async def choose(self, key: str, match: Match, seat: int, level: str, seed: int) -> Thought:
        """What a bot of that level answers to the seat's open question. `key` names the table."""
        question = match.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} of {key} is asked nothing")
        if len(question.options) == 1:
            return Thought(question.options[0].id)
        if level == IN_PROCESS and self.make is bots.make:
            return Thought(_any_option(question, seed))
        history = tuple(match.history)
        begun = time.monotonic()
        failure = CLOSED if self.closed else None
        option = None
        if not self.closed:
            worker = self._pick_worker(key)
            helpers = self._helpers(worker, level)
            if helpers:
                option, failure = await self._together([worker, *helpers], key, match, Task(seat, level, seed))
            else:
                option, failure = await worker.ask(self, key, match, history, Task(seat, level, seed))
        kind = level.split("@")[0].split(":")[0]  # whatever its taste and its budget
        metrics.THOUGHT_SECONDS.labels(kind).observe(time.monotonic() - begun)
        if failure is None and option is not None and question.option(option) is not None:
            metrics.THOUGHTS.labels(kind).inc()
            return Thought(option)
        failure = failure or "illegal"
        if failure in (OUTDATED, CLOSED):
            return Thought(_any_option(question, seed), failure)
        metrics.FAILURES.labels(kind, failure).inc()
        logs.get().warning(
            "a bot was replaced", table=key, seat=seat, bot=level, failure=failure, prompt=question.prompt
        )
        return Thought(_any_option(question, seed), failure)

    def _helpers(self, worker: _Worker, level: str) -> list[_Worker]:
        """Who may think along with this one: half of those with nothing to do, so that others need not wait."""
        if self.make is not bots.make or bots.thinks_for(level) < WORTH_HELPING:
            return []
        idle = [one for one in self._workers if one is not worker and not one.waiting]
        return idle[: (len(idle) + 1) // 2]

    async def _together(
        self, workers: Sequence[_Worker], key: str, match: Match, task: Task
    ) -> tuple[str | None, str | None]:
        """What several workers think who look at the same question, each with its own luck."""
        history = tuple(match.history)
        tasks = [Task(task.seat, task.level, task.seed + n, opinion=True) for n in range(len(workers))]
        asked = [worker.ask(self, key, match, history, one) for worker, one in zip(workers, tasks, strict=True)]
        results = await asyncio.gather(*asked)
        opinions = [found for found, failure in results if failure is None and isinstance(found, tuple)]
        if not opinions:  # all failed; or there is no net, and whoever plays instead has no opinions
            return results[0]
        return bots.agreed(opinions, Chance(task.seed)), None

    async def hint(self, key: str, match: Match, seat: int, seed: int) -> list[dict[str, Any]] | None:
        """What the teacher thinks of the seat's best options, the best first; None when it could not say."""
        if self.closed:
            return None
        begun = time.monotonic()
        task = Task(seat, TEACHER, seed, hint=True)
        hints, failure = await self._pick_worker(key).ask(self, key, match, tuple(match.history), task)
        metrics.THOUGHT_SECONDS.labels(TEACHER).observe(time.monotonic() - begun)
        if failure is not None:
            metrics.FAILURES.labels(TEACHER, failure).inc()
            return None
        metrics.THOUGHTS.labels(TEACHER).inc()
        return hints if isinstance(hints, list) else None

    async def warm_up(self) -> None:
        """Have a worker ready, for somebody who may want a hint: to start one takes longer than to think."""
        worker = self._workers[0]
        async with worker.turn:
            if not self.closed:
                await worker.start()

    @property
    def warm(self) -> bool:
        return any(worker.started for worker in self._workers)

    async def close(self) -> None:
        """Stop them all at once; thoughts under way end with a random answer."""
        self.closed = True
        for worker in self._workers:
            worker.stop()

    def _pick_worker(self, key: str) -> _Worker:
        """The one that knows the match, unless it has much more to do than another."""
        least = min(self._workers, key=lambda worker: worker.waiting)
        for worker in self._workers:
            if key in worker.known and worker.waiting <= least.waiting + 1:
                return worker
        return least


class _Worker(Child):
    """One process and what it knows."""

    def __init__(self) -> None:
        super().__init__(settle_in)
        self.waiting = 0  # thoughts wanted from it, the one under way included
        self.known: OrderedDict[str, tuple[int, Answers]] = OrderedDict()  # table -> its seed, and the answers it has
        self.turn = asyncio.Lock()

    async def ask(
        self, thinkers: Thinkers, key: str, match: Match, history: Answers, task: Task
    ) -> tuple[Any, str | None]:
        """What was wanted (the id of an option, or hints) and no failure, or the reason why there is none."""
        self.waiting += 1
        try:
            async with self.turn:
                retry = True  # a process that has died may not be this bot's fault: once more
                while True:
                    try:
                        return await self._think(thinkers, key, match, history, task)
                    except BrokenProcessPool:
                        self.stop()
                        if thinkers.closed:
                            return None, CLOSED
                        if not retry:
                            return None, "lost"
                        retry = False
        except TimeoutError:
            self.stop()
            return None, "late"
        except Exception as error:  # the bot's own, brought here by the pool
            logs.get().error("a bot failed", table=key, bot=task.level, error=repr(error)[:500])
            self.known.pop(key, None)
            return None, "crash"
        finally:
            self.waiting -= 1

    async def _think(
        self, thinkers: Thinkers, key: str, match: Match, history: Answers, task: Task
    ) -> tuple[Any, str | None]:
        """Send the news, or the whole match where the worker does not know it, and wait for the answer."""
        pool = await self.start()
        dealt, known = self.known.get(key, (None, ()))
        if dealt == match.seed and history[: len(known)] == known:
            job = Job(key, None, len(known), history[len(known) :], task, thinkers.make)
            knew, found = await self._wait(pool, job, thinkers.budget_s)
            if knew:
                self._note(key, match.seed, history)
                return found, None
        if tuple(match.history) != history:
            return None, OUTDATED
        job = Job(key, match.save(), 0, (), task, thinkers.make)
        _, found = await self._wait(pool, job, thinkers.budget_s)
        self._note(key, match.seed, history)
        return found, None

    async def _wait(self, pool: ProcessPoolExecutor, job: Job, budget_s: float) -> tuple[bool, Any]:
        return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, job)), budget_s)

    def _note(self, key: str, seed: int, history: Answers) -> None:
        """What the worker now knows; it forgets in the same order."""
        self.known[key] = (seed, history)
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to think; another one, as soon as there are compiled rules for it."""
        sources = compiled_sources()
        if sources != self.sources:
            self.stop()
            self.sources = sources
        if not self.started:
            self.known.clear()
        return await super().start()

    def stop(self) -> None:
        """End the process; the next one knows nothing."""
        super().stop()
        self.known.clear()


def compiled_sources() -> str | None:
    """Where the compiled build is, if one is there: `dev.py play` makes it in the background."""
    path = os.environ.get("VALTABLE_COMPILED")
    return path if path and os.path.isfile(os.path.join(os.path.dirname(path), "digest")) else None


def _any_option(question: Question, seed: int) -> str:
    return random.Random(seed).choice(question.options).id
