"""Turn timers: when the time of somebody is up, bots step in, at whichever table and whoever has opened it.

When that will be is in the store, so a restart loses nothing. One task sleeps until the next one. Other processes on
the same database do the same: whoever has the table lets it ring, and a table that nobody has is taken by the first.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from valtable.server.logs import get as get_log
from valtable.table import clock
from valtable.table.problem import Problem
from valtable.table.table import DEFAULT_LEVEL, now

if TYPE_CHECKING:
    from valtable.server.hall import Hall

SHORTEST: Final = 0.5  # seconds between two looks
LONGEST: Final = 60.0  # seconds without a look: another process, which knew of a table, may have gone
GRACE: Final = 60_000  # ms that a server which has just come up gives to those whose time ran out meanwhile
AT_ONCE: Final = 100
AWAY: Final = 503  # the store's problems


class Timers:
    """All timers of this process: one, for whichever is due next."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.now = now
        self.grace = GRACE
        self.next: int | None = None
        self.sooner = asyncio.Event()

    def expect(self, due: int) -> None:
        """Somebody's time will be up then."""
        if self.next is None or due < self.next:
            self.next = due
            self.sooner.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        begun = self.now()
        while True:
            try:
                if self.now() >= begun + self.grace:
                    await self.look()
                self.next = await self.hall.store.next_due()
            except Problem:  # the store says so itself
                self.next = None
            except Exception as error:  # this must never end: the next look may go better
                get_log().error("looking at the timers failed", exc_info=error)
            ready = begun + self.grace
            wait = LONGEST if self.next is None else (max(self.next, ready) - self.now()) / 1000
            self.sooner.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.sooner.wait(), min(LONGEST, max(SHORTEST, wait)))

    async def look(self) -> None:
        """Whoever has let their time run out is answered for."""
        at = self.now()
        for id in await self.hall.store.overdue(at, AT_ONCE):
            try:
                await self.hall.change(id, lambda table: clock.ring(table, at, DEFAULT_LEVEL))
            except Problem as problem:
                if problem.status != AWAY:  # a table that cannot go on: nobody is waited for there any more
                    get_log().warning("a timer could not ring", table=id, reason=problem.code)
                    await self.hall.store.stop_timer(id)
