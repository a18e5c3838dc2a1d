"""Bots in worker processes: they answer, and whatever they do wrong, the server gets a legal answer in time."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.patience import PATIENCE
from tests.server import strange_bots
from valtable import bots
from valtable.engine.match import Match
from valtable.server import thinking, worker
from valtable.server.thinking import Thinkers, Thought

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills processes as only Unix can")


def run(test: Callable[[Thinkers], Awaitable[None]], workers: int = 1, budget_s: float = PATIENCE) -> None:
    async def inside() -> None:
        thinkers = Thinkers(workers, budget_s, strange_bots.make)
        try:
            await test(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(inside())


def new_match(game: str = "kingdom", seed: int = 5) -> Match:
    """A match at a question with a choice."""
    match = valtable.new(game, 3, seed=seed)
    while len(match.questions[0].options) < 2:
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    return match


def offered(match: Match, seat: int) -> list[str]:
    question = match.question(seat)
    assert question is not None
    return [option.id for option in question.options]


def asked(match: Match) -> int:
    return match.questions[0].seat


@pytest.mark.parametrize("game", ["kingdom", "villages"])
def test_it_answers_as_it_would_here(game: str) -> None:
    """A whole game: the same answers as in this process, though the worker hears of news only; undo included."""
    sent: list[worker.Job] = []

    async def play(thinkers: Thinkers) -> None:
        wait = thinkers._workers[0]._wait

        async def watch(pool: object, job: worker.Job, budget_s: float) -> object:
            sent.append(job)
            return await wait(pool, job, budget_s)  # type: ignore[arg-type]

        thinkers._workers[0]._wait = watch  # type: ignore[method-assign,assignment]
        match = valtable.new(game, 3, seed=2)
        rng = random.Random(1)
        for n in range(120):
            if match.over:
                break
            question = rng.choice(match.questions)
            thought = await thinkers.choose("t", match, question.seat, "greedy", n)
            here = bots.make("greedy", n, match.rules).choose(question, match.glimpse(question.seat))
            assert thought == Thought(here.id)
            match.answer(question.seat, thought.option_id)
            if n % 15 == 14 and match.can_undo(question.seat):
                match.undo(question.seat)

    run(play)
    whole = [job for job in sent if job.saved is not None]
    assert len(sent) > 30
    assert 1 <= len(whole) < len(sent) / 3  # the first time, and after an undo


@pytest.mark.parametrize(("habit", "failure"), [("crashes", "crash"), ("cheats", "illegal"), ("silent", "illegal")])
def test_a_bad_bot_is_replaced_by_a_random_answer(habit: str, failure: str) -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match()
        thought = await thinkers.choose("t", match, asked(match), habit, 1)
        assert thought.failure == failure
        assert thought.option_id in offered(match, asked(match))
        again = await thinkers.choose("t", match, asked(match), "greedy", 1)
        assert again.failure is None

    run(play)


@pytest.mark.parametrize("habit", ["dies", "exits"])
def test_a_bot_that_takes_its_process_down(habit: str) -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match()
        lost = await thinkers.choose("t", match, asked(match), habit, 1)
        assert lost.failure == "lost"
        assert lost.option_id in offered(match, asked(match))
        assert (await thinkers.choose("t", match, asked(match), "greedy", 1)).failure is None

    run(play)


@pytest.mark.parametrize("habit", ["hangs", "spins"])
def test_a_bot_that_is_late(habit: str) -> None:
    """The answer comes when the budget is over; others go on, the loop is never blocked, and the process is gone."""

    async def play(thinkers: Thinkers) -> None:
        match, other = new_match(), new_match("villages")
        for one in thinkers._workers:
            await one.start()
        late = asyncio.create_task(thinkers.choose("t", match, asked(match), habit, 1))
        while not any(one.waiting for one in thinkers._workers):
            await asyncio.sleep(0)
        stuck = next(one for one in thinkers._workers if one.waiting)
        pid = stuck.pid
        thinkers.budget_s = PATIENCE  # of all that is asked from now on
        beside = asyncio.create_task(thinkers.choose("x", other, asked(other), "greedy", 1))
        turns = 0
        while not late.done():
            await asyncio.sleep(0.01)
            turns += 1
        thought = late.result()
        assert (await beside).failure is None
        assert thought.failure == "late"
        assert thought.option_id in offered(match, asked(match))
        assert turns > 3
        await gone(pid)
        assert (await thinkers.choose("t", match, asked(match), "greedy", 1)).failure is None

    run(play, workers=2, budget_s=1.0)


def test_a_killed_worker_is_replaced_and_nobody_notices() -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match()
        assert (await thinkers.choose("t", match, asked(match), "greedy", 1)).failure is None
        os.kill(thinkers._workers[0].pid, signal.SIGKILL)
        thoughts = await asyncio.gather(
            *(thinkers.choose(key, match, asked(match), "greedy", 1) for key in ("t", "u", "v"))
        )
        assert [thought.failure for thought in thoughts] == [None, None, None]

    run(play)


def test_a_bot_gets_a_glimpse_and_nothing_else() -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match()
        assert (await thinkers.choose("t", match, asked(match), "peeks", 1)).failure is None

    run(play)


def test_another_match_under_the_same_name() -> None:
    """A worker that knows an older match of that name is told the whole of the new one."""

    async def play(thinkers: Thinkers) -> None:
        for seed in (1, 2, 1):
            match = new_match(seed=seed)
            seat = asked(match)
            thought = await thinkers.choose("t", match, seat, "greedy", 9)
            question = match.question(seat)
            assert question is not None
            assert thought == Thought(bots.make("greedy", 9, match.rules).choose(question, match.glimpse(seat)).id)

    run(play)


def test_a_worker_that_has_forgotten_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT", 10**6)  # here, not in the worker: the two disagree

    async def play(thinkers: Thinkers) -> None:
        match = new_match()
        for n in range(worker.KEPT + 4):
            assert (await thinkers.choose(f"t{n}", match, asked(match), "greedy", 1)).failure is None
        assert (await thinkers.choose("t0", match, asked(match), "greedy", 1)).failure is None

    run(play)


def test_random_bots_need_no_process() -> None:
    async def inside() -> None:
        thinkers = Thinkers(1)
        match = new_match()
        chosen = {(await thinkers.choose("t", match, asked(match), "random", n)).option_id for n in range(60)}
        assert chosen == set(offered(match, asked(match)))
        assert thinkers._workers[0].pid == 0
        await thinkers.close()

    asyncio.run(inside())


def test_closing_ends_everything_at_once() -> None:
    async def inside() -> None:
        thinkers = Thinkers(1, 10 * PATIENCE, strange_bots.make)
        match = new_match()
        await thinkers.choose("t", match, asked(match), "greedy", 1)
        pid = thinkers._workers[0].pid
        under_way = asyncio.create_task(thinkers.choose("t", match, asked(match), "hangs", 1))
        while not thinkers._workers[0].waiting:
            await asyncio.sleep(0)
        await thinkers.close()
        thought = await under_way
        assert thought.failure is not None
        assert (await thinkers.choose("t", match, asked(match), "greedy", 1)).failure == "closed"
        await gone(pid)

    asyncio.run(inside())


def test_closing_ends_a_process_that_is_still_starting() -> None:
    """Left alone it would find its parent gone, complain of that in the log, and keep the server from ending."""

    async def inside() -> None:
        thinkers = Thinkers(1)
        warming = asyncio.create_task(thinkers.warm_up())
        while not thinkers._workers[0].pid:
            await asyncio.sleep(0)
        pid = thinkers._workers[0].pid
        assert not warming.done()
        await thinkers.close()
        await gone(pid)
        with pytest.raises(BrokenProcessPool):
            await warming

    asyncio.run(inside())


SERVER = """
import asyncio, sys
import valtable
from valtable.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(1)
    match = valtable.new("kingdom", 2, seed=1)
    await thinkers.choose("t", match, match.questions[0].seat, "greedy", 1)
    print(thinkers._workers[0].pid, flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()
    asyncio.run(gone(pid))


async def gone(pid: int) -> None:
    """Wait until that process is no more (or a zombie that nobody has buried yet)."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
            state = Path(f"/proc/{pid}/stat")
            if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
                return
        except (ProcessLookupError, FileNotFoundError):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"process {pid} is still there")


def test_compiled_rules_are_used_as_soon_as_they_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has been thinking on other sources makes way for one that imports them."""
    sources = tmp_path / "src"
    monkeypatch.setenv("VALTABLE_COMPILED", str(sources))
    sources.symlink_to(Path(valtable.__file__).parent.parent)

    async def test(thinkers: Thinkers) -> None:
        match = new_match()
        found: list[str] = []
        for _ in range(3):
            thought = await thinkers.choose("a", match, asked(match), "greedy", 1)
            assert thought.failure is None
            pool = await thinkers._workers[0].start()
            found.append(await asyncio.wrap_future(pool.submit(strange_bots.where)))
            (tmp_path / "digest").touch()
        assert [file.startswith(str(sources)) for file in found] == [False, True, True]

    run(test)


def test_who_has_nothing_to_do_thinks_along() -> None:
    """A master has more playouts where cores are free; the others stay free for others' questions."""
    asked_of: list[tuple[int, int, bool]] = []

    async def think(thinkers: Thinkers) -> None:
        thinkers.make = bots.make
        for number, one in enumerate(thinkers._workers):

            async def note(pool: object, job: worker.Job, budget_s: float, number: int = number, one: Any = one) -> Any:
                asked_of.append((number, job.task.seed, job.task.opinion))
                return await thinking._Worker._wait(one, pool, job, budget_s)  # type: ignore[arg-type]

            one._wait = note  # type: ignore[method-assign]
        match = new_match()
        seat = asked(match)
        thought = await thinkers.choose("t", match, seat, "master@0.3", 7)
        assert thought.failure is None
        assert thought.option_id in offered(match, seat)
        assert sorted(asked_of) == [(0, 7, True), (1, 8, True)], "half of the two who were idle"
        asked_of.clear()
        for level in ("master@3p", "master@0.1", "adept"):
            thought = await thinkers.choose("t", match, seat, level, 7)
            assert thought.failure is None
        assert [opinion for _, _, opinion in asked_of] == [False] * 3

    run(think, workers=3)
