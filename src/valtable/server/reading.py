"""What strangers send is read in a process of its own first (`reader.py`), one text at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from valtable.engine.errors import LoadError, PackError, SetupError
from valtable.engine.rules import Rules
from valtable.server import reader, shared
from valtable.server.child import Child
from valtable.server.logs import get as get_log
from valtable.table.problem import later

J = TypeVar("J")
R = TypeVar("R")

SECONDS: Final = 20.0  # for one text, however little of the processor its reader gets
WAITING: Final = 16  # texts at a time
OF_ONE: Final = 4  # of them from one place


class TooCostly(Exception):
    """A text that cannot be read within the limits."""


class Reading:
    """The reader, and those who wait for it."""

    def __init__(self) -> None:
        self.child = Child(reader.be_careful)
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()  # by place

    async def read(self, place: str, work: Callable[[J], R], text: J) -> R:
        """What `work` makes of it, or what it raises; TooCostly when it needed too much."""
        if self.waiting.total() >= WAITING or self.waiting[place] >= OF_ONE:
            raise later(503, "crowded", "too many files are being read; try again", 2)
        self.waiting[place] += 1
        try:
            async with self.turn:
                pool = await self.child.start()
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, text)), SECONDS)
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            self.child.stop()
            get_log().warning("a text was too costly to read", work=work.__name__, reason=type(error).__name__)
            raise TooCostly("it takes too much time or memory to read") from error
        except asyncio.CancelledError:
            self.child.stop()
            raise
        finally:
            self.waiting[place] -= 1
            self.waiting += Counter()  # forget those who wait no more

    def close(self) -> None:
        self.child.stop()

    # --- what there is to read ---------------------------------------------------------------------------------------

    async def prepare(self, place: str, game: str, players: int, options: dict[str, Any]) -> Rules:
        """The rules for a table, or a Problem."""
        if not shared.brings_file(options):
            return shared.prepare(game, players, options)
        try:
            await self.read(place, reader.read_setup, reader.Setup(game, players, options))
        except (SetupError, PackError, TooCostly) as error:
            raise shared.wrong_setup(game, players, options, named(error)) from error
        return await asyncio.to_thread(shared.prepare, game, players, options)

    async def load(self, place: str, work: Callable[[str], R], text: str) -> R:
        """What is in a file, or a LoadError."""
        try:
            return await self.read(place, work, text)
        except TooCostly as error:
            raise LoadError(f"this file cannot be read: {error}", "cost") from error


def named(error: Exception) -> Exception:
    """An error that names the option which it is about."""
    return SetupError(f"option 'cards': {error}") if isinstance(error, TooCostly) else error
