"""What another process changes while this one is reading or writing is not missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import valtable
from valtable.server import shared
from valtable.server.hall import Hall
from valtable.server.settings import Settings
from valtable.table.table import Seat, Table

GAME = valtable.games()[0]


async def two_halls(data: Path, play: Callable[[Hall, Hall, str], Awaitable[None]]) -> None:
    """Two processes' halls over one store, and a table that both know. The first hears only what it is told."""
    halls = [Hall(Settings(data=data, workers=1)) for _ in range(2)]
    for hall in halls:
        await hall.open()
    try:
        rules = shared.prepare(GAME, 2, {})
        table = Table("table", GAME, rules.options, 1, [Seat("person", "Ana"), Seat("open")], "host")
        await halls[0].add(table)
        await halls[1].table("table")
        await play(halls[0], halls[1], "table")
    finally:
        for hall in halls:
            await hall.close()


async def rename(hall: Hall, title: str) -> int:
    """Some change; the version it makes."""

    def act(draft: Table) -> None:
        draft.title = title
        draft.touched = True

    _, table = await hall.change("table", act)
    return table.version


def interrupt(hall: Hall, name: str, other: Hall, title: str) -> None:
    """When `hall` has read or written, and before it knows, the other one makes a change and says so."""
    real = getattr(hall.store, name)

    async def interrupted(*arguments: Any) -> Any:
        result = await real(*arguments)
        setattr(hall.store, name, real)
        other._heard("table", 10**6)  # it did not hear of ours yet, but reads it before it writes
        hall._heard("table", await rename(other, title))
        return result

    setattr(hall.store, name, interrupted)


def test_a_change_while_a_table_is_read(tmp_path: Path) -> None:
    async def play(here: Hall, there: Hall, id: str) -> None:
        here._heard(id, await rename(there, "second"))
        interrupt(here, "load", there, "third")
        await here.table(id)
        _, table = await here.table(id)
        assert table.title == "third"

    asyncio.run(two_halls(tmp_path, play))


def test_a_change_while_a_table_is_read_for_the_first_time(tmp_path: Path) -> None:
    async def play(here: Hall, there: Hall, id: str) -> None:
        del here.entries[id]
        interrupt(here, "load", there, "second")
        await here.table(id)
        _, table = await here.table(id)
        assert table.title == "second"

    asyncio.run(two_halls(tmp_path, play))


def test_a_change_right_after_our_own(tmp_path: Path) -> None:
    async def play(here: Hall, there: Hall, id: str) -> None:
        interrupt(here, "commit", there, "theirs")
        await rename(here, "ours")
        _, table = await here.table(id)
        assert table.title == "theirs"

    asyncio.run(two_halls(tmp_path, play))


def test_when_nobody_knows_what_was_said_everything_is_looked_at_again(tmp_path: Path) -> None:
    async def play(here: Hall, there: Hall, id: str) -> None:
        await rename(there, "unheard")
        here._heard("", 0)
        _, table = await here.table(id)
        assert table.title == "unheard"

    asyncio.run(two_halls(tmp_path, play))
