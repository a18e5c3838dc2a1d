"""A process of our own that does one thing at a time, and that can be ended whatever it is doing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

START: Final = 30.0  # seconds a fresh process has to import everything


class Spawning(SpawnContext):
    """Starts processes anew, and knows those it has started."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **options)
        self.started.append(process)
        return process


class Child:
    """The process is started when first needed, and again when it is gone."""

    def __init__(self, settle_in: Callable[[], None]) -> None:
        self._settle_in = settle_in
        self._pool: ProcessPoolExecutor | None = None
        self._context = Spawning()
        self.sources: str | None = None  # where the process looks first for what it imports

    @property
    def started(self) -> bool:
        return self._pool is not None

    @property
    def pid(self) -> int:
        """Of the process, be it ready or not; 0: there is none."""
        return (self._context.started[-1].pid or 0) if self._context.started else 0

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self._pool is not None:
            return self._pool
        pool = ProcessPoolExecutor(max_workers=1, mp_context=self._context, initializer=self._settle_in)
        self._pool = pool
        try:
            with _importing_from(self.sources):  # it starts now, and imports what its parent would
                first = pool.submit(os.getpid)
            await asyncio.wait_for(asyncio.wrap_future(first), START)
        except BaseException:
            self.stop()
            raise
        return pool

    def stop(self) -> None:
        """End the process, even one that is stuck, or that is still starting: it would complain of a parent that is
        gone, and keep the server from ending."""
        pool, self._pool = self._pool, None
        if self.pid:
            self._context.started[-1].kill()
        self._context = Spawning()
        if pool is not None:
            pool.shutdown(wait=False)


@contextlib.contextmanager
def _importing_from(sources: str | None) -> Iterator[None]:
    """A process that is started here looks there first for what it imports."""
    if sources is None:
        yield
        return
    sys.path.insert(0, sources)
    try:
        yield
    finally:
        sys.path.remove(sources)
