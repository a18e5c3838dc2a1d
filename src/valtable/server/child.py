"""A process of our own that does one thing at a time, and that can be ended whatever it is doing."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

START: Final = 30.0  # seconds a fresh process has to import everything


class Child:
    """The process is started when first needed, and again when it is gone."""

    def __init__(self, settle_in: Callable[[], None]) -> None:
        self._settle_in = settle_in
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self.sources: str | None = None  # where the process looks first for what it imports

    @property
    def started(self) -> bool:
        return self._pool is not None

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self._pool is not None:
            return self._pool
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=self._settle_in)
        self._pool = pool
        try:
            with _importing_from(self.sources):  # it starts now, and imports what its parent would
                first = pool.submit(os.getpid)
            self._pid = await asyncio.wait_for(asyncio.wrap_future(first), START)
        except BaseException:
            self.stop()
            raise
        return pool

    def stop(self) -> None:
        """End the process, even one that is stuck."""
        pool, self._pool = self._pool, None
        pid, self._pid = self._pid, 0
        if pid:
            with contextlib.suppress(OSError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
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
