"""A process of our own that does one thing at a time, and that can be ended whatever it is doing."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

START: Final = 30.0  # seconds a fresh process has to import everything


class Child:
    """The process is started when first needed, and again when it is gone."""

    def __init__(self, settle_in: Callable[[], None]) -> None:
        self._settle_in = settle_in
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def start(self) -> ProcessPoolExecutor:
        """The process, ready to work."""
        if self._pool is not None:
            return self._pool
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=self._settle_in)
        self._pool = pool
        try:
            self._pid = await asyncio.wait_for(asyncio.wrap_future(pool.submit(os.getpid)), START)
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
