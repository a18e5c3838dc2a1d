"""A table belongs to one process at a time: who has it, who may take it, and what a process can do that has lost it.

Two halls over one PostgreSQL stand for two processes; whatever a test wants to be late, it holds back itself.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import valtable
from tests.postgres import REASON, running_postgres
from tools import machine
from valtable.server import shared
from valtable.server.api.call import House
from valtable.server.hall import Hall, Watcher
from valtable.server.leases import Elsewhere
from valtable.server.limits import Limits, Shared
from valtable.server.settings import Settings
from valtable.table.people import Person
from valtable.table.problem import Problem
from valtable.table.table import Seat, Table

GAME = valtable.games()[0]
ANYBODY = Person("", "", frozenset())


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    if machine.postgres() is None:
        pytest.skip(REASON)
    with running_postgres() as address:
        yield address


Play = Callable[[Hall, Hall], Awaitable[None]]


def with_two_halls(data: Path, database: str, play: Play) -> None:
    """Two processes on one database. Their hearts beat when the test says so, and nothing else happens by itself."""

    async def run() -> None:
        halls = [
            Hall(Settings(data=data, database=database, workers=1, bot_delay=0, advertise=f"127.0.0.1:{port}"))
            for port in (1, 2)
        ]
        try:
            for hall in halls:
                await hall.open()
                for task in hall.tasks:
                    task.cancel()
            for hall in halls:
                await beat(hall)
            await play(halls[0], halls[1])
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


async def beat(hall: Hall) -> tuple[bool, bool]:
    assert hall.leases is not None
    return await hall.leases.beat(hall.telling())


async def pause(hall: Hall) -> None:
    """The process has not been heard of for too long."""
    assert hall.leases is not None
    async with hall.store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE members SET until = 1 WHERE name = :name"), {"name": hall.leases.name})


def new_table(id: str, *seats: Seat) -> Table:
    people = seats or (Seat("person", "Ana"), Seat("open"))
    return Table(id, GAME, shared.prepare(GAME, len(people), {}).options, 1, list(people), "host")


def renamed(title: str) -> Callable[[Table], None]:
    def act(draft: Table) -> None:
        draft.title = title
        draft.touched = True

    return act


async def title_of(hall: Hall, id: str) -> str:
    """As the store has it."""
    found = await hall.store.glance(id)
    assert found is not None
    return found[0].title


def test_whoever_is_paused_cannot_write_over_their_successor(tmp_path: Path, postgres: str) -> None:
    """The whole life of a lease: taken by whoever makes the table, kept while a heart beats, taken over afterwards."""

    async def play(one: Hall, other: Hall) -> None:
        await one.add(new_table("paused"))
        assert one.has("paused")
        with pytest.raises(Elsewhere):
            await other.change("paused", renamed("not yours"))
        assert not other.has("paused")
        assert (await other.glance("paused"))[0].seats[0].name == "Ana", "it may be looked at"
        with pytest.raises(Problem) as none:
            await other.table("no-such")
        assert none.value.code == "no-such-table"
        await one.change("paused", renamed("first"))
        watcher = Watcher(ANYBODY)
        entry = one.entries["paused"]
        entry.come(watcher)

        await pause(one)
        await other.change("paused", renamed("second"))
        assert (await other.table("paused"))[1].version == 3
        assert one.has("paused"), "it has not noticed yet"
        with pytest.raises(Elsewhere):
            await one.change("paused", renamed("from the grave"))
        assert await title_of(one, "paused") == "second"
        assert entry.gone, "whoever looked at it there comes again"
        assert watcher.woken

        lapsed, _ = await beat(one)
        assert lapsed, "it is told that it was missing"
        assert (await beat(one))[0] is False
        await pause(other)
        await one.change("paused", renamed("third"))
        assert one.has("paused"), "it may have the table again"

    with_two_halls(tmp_path, postgres, play)


def test_a_change_that_was_on_its_way_is_not_written(tmp_path: Path, postgres: str) -> None:
    """The process is paused between reading and writing; the same version alone would let its change through."""

    async def play(one: Hall, other: Hall) -> None:
        await one.add(new_table("on-its-way"))
        commit = one.store.commit

        async def paused(change: object) -> bool:
            one.store.commit = commit  # type: ignore[method-assign]
            await pause(one)
            await other.table("on-its-way")  # taken, and not changed: it has the same version
            return await commit(change)  # type: ignore[arg-type]

        one.store.commit = paused  # type: ignore[method-assign]
        with pytest.raises(Elsewhere):
            await one.change("on-its-way", renamed("late"))
        assert await title_of(other, "on-its-way") == ""

    with_two_halls(tmp_path, postgres, play)


def test_what_was_taken_is_noticed_and_what_was_not_is_kept(tmp_path: Path, postgres: str) -> None:
    """After a pause a process looks at what it still has."""

    async def play(one: Hall, other: Hall) -> None:
        assert one.leases is not None
        for id in ("taken", "kept"):
            await one.add(new_table(id))
        await pause(one)
        await other.table("taken")
        assert (await beat(one))[0]
        await one._see_what_is_ours(one.leases)
        assert not one.has("taken")
        assert one.has("kept")
        with pytest.raises(Elsewhere):
            await other.table("kept")
        await one.leases.release(one._forget_idle())
        assert one.has("kept"), "it is not idle yet"
        one.entries["kept"].used -= 10_000
        await one.leases.release(one._forget_idle())
        await other.table("kept")
        assert other.has("kept"), "who forgets a table lets go of it"

    with_two_halls(tmp_path, postgres, play)


def test_one_of_them_looks_after_what_the_dead_leave(tmp_path: Path, postgres: str) -> None:
    """The bots of a process that is gone are driven by another, once, though nobody looks at their table."""

    async def play(one: Hall, other: Hall) -> None:
        bots = [Seat("bot", name, "random") for name in ("Cy", "Di")]
        table = new_table("bots", *bots)
        one.closing = True  # so that its bots do not answer
        table.begin_if_full(lambda made: shared.start(GAME, 2, made.options, 5, ["Cy", "Di"]))
        await one.add(table)
        await other._resume()
        assert not other.has("bots"), "somebody has it"
        await pause(one)
        assert (await beat(other))[1], "the dead one is buried"
        assert not (await beat(other))[1], "once"
        await other._resume()
        entry, _ = await other.table("bots")
        assert entry.driver is not None
        await entry.driver
        assert entry.table is not None
        assert entry.table.status == "over"
        one.closing = False

    with_two_halls(tmp_path, postgres, play)


def test_a_process_that_leaves_hands_its_tables_over(tmp_path: Path, postgres: str) -> None:
    async def play(one: Hall, other: Hall) -> None:
        await one.add(new_table("watched"))
        await one.add(new_table("alone"))
        watcher = Watcher(ANYBODY)
        entry = one.entries["watched"]
        entry.come(watcher)
        await one.hand_over()
        assert entry.gone
        assert one.leaving
        await other.table("watched")
        with pytest.raises(Elsewhere):
            await one.table("watched")
        await one.add(new_table("late"))
        assert not one.has("late"), "it takes no more"
        await other.table("late")
        with pytest.raises(Elsewhere):
            await other.table("alone")
        assert one.leases is not None
        await one.leases.leave()
        await other.table("alone")
        await beat(other)
        await other.hand_over()
        assert not other.leaving, "the last one has nobody to hand anything to"
        assert other.has("alone")

    with_two_halls(tmp_path, postgres, play)


def test_a_process_comes_back_at_once_at_its_old_address(tmp_path: Path, postgres: str) -> None:
    """Whoever is started again after kill -9 need not wait until its former self counts as dead."""

    async def play(one: Hall, _other: Hall) -> None:
        await one.add(new_table("again"))
        again = Hall(Settings(data=tmp_path, database=postgres, workers=1, advertise="127.0.0.1:1", ahead=False))
        await again.open()
        try:
            await again.table("again")
            with pytest.raises(Elsewhere):
                await one.change("again", renamed("from the grave"))
        finally:
            await again.close()

    with_two_halls(tmp_path, postgres, play)


def test_processes_tell_each_other_what_an_address_has_used(tmp_path: Path, postgres: str) -> None:
    """With the next beat, and without telling the database which address it is."""

    async def play(one: Hall, other: Hall) -> None:
        here, there = House(one), House(other)
        for _ in range(10):
            here.limits.take("recover", "203.0.113.7")
        await beat(one)
        await beat(other)
        with pytest.raises(Problem):
            there.limits.take("recover", "203.0.113.7")
        there.limits.take("recover", "203.0.113.8")
        async with one.store.engine.connect() as connection:
            told = (await connection.execute(sa.text("SELECT news FROM members"))).scalars().all()
        assert "recover" in str(told)
        assert "203.0.113" not in str(told)

    with_two_halls(tmp_path, postgres, play)


def test_what_an_address_uses_is_counted_together() -> None:
    """Two processes that tell each other at each beat let an address have what one would, and no more."""
    clocks = [Shared(lambda place: f"mark of {place}") for _ in range(2)]
    both = [Limits({"recover": (0.0001, 10.0), "talk": (0.0001, 3.0)}, one) for one in clocks]

    def meet() -> None:
        told = [one.tell(limits.notable) for one, limits in zip(clocks, both, strict=True)]
        for one, theirs in zip(clocks, reversed(told), strict=True):
            one.hear(theirs, lambda what: both[0].rates[what][0])

    rng = random.Random(1)
    allowed = 0
    for _ in range(30):
        try:
            rng.choice(both).take("recover", "203.0.113.7")
            allowed += 1
        except Problem:
            pass
        meet()
    assert allowed == 10
    for limits in both:
        limits.take("recover", "203.0.113.8")  # somebody else has not felt it
        for _ in range(3):
            limits.take("talk", "table/0")  # a seat is at one of them only, and nobody is told
    assert "203.0.113.7" not in str([one.tell(lambda _what, _who: True) for one in clocks])
