"""Reviews of finished matches: made in the background, one at a time, in a process of its own, and kept with the table.

A review that is wanted is a row of the store. Whoever works on it lets the row's heart beat, so that it is taken up
again, by this process or by another, when its maker is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import multiprocessing.process
from typing import Final

import sqlalchemy as sa

from valtable.bots import review
from valtable.engine.match import Match
from valtable.server import schema
from valtable.server.hall import AWAY, Hall, bot_seed
from valtable.server.logs import get as get_log
from valtable.server.reviewer import DONE, FAILED, WAITING, make
from valtable.table import wire
from valtable.table.problem import Problem
from valtable.table.table import Table, now

MOST: Final = 200  # that may be waiting
TRIES: Final = 3
BEAT: Final = 1000  # ms between two beats
GONE: Final = 30_000  # ms without one after which its maker is gone
LOOK: Final = 5.0  # seconds between two looks for reviews that others have left

REVIEWS: Final = schema.reviews


class Reviews:
    """The reviews that are wanted, and the one that is being made here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.playouts = review.PLAYOUTS  # for each decision
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.maker: multiprocessing.process.BaseProcess | None = None

    async def open(self) -> None:
        if not self.hall.store.shared:  # nobody else can be at work: what was left is taken up at once
            await self._write(REVIEWS.update().where(REVIEWS.c.status == WAITING).values(beat=0))
        self.task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop at once; whatever was under way is begun again by whoever comes next."""
        if self.task is not None:
            self.task.cancel()
            self._stop()
            await asyncio.gather(self.task, return_exceptions=True)

    # --- asking ------------------------------------------------------------------------------------------------------

    async def want(self, table: Table, match: Match) -> None:
        """The review of that table's match, unless it is there or on its way; one that failed is tried again."""
        count = sa.select(sa.func.count()).where(REVIEWS.c.status == WAITING)
        async with self.hall.store.reading() as connection:
            waiting = (await connection.execute(count)).scalar_one()
            row = (await connection.execute(sa.select(REVIEWS).where(REVIEWS.c.table == table.id))).first()
        if row is not None and row.status != FAILED and _readable(row.data):
            return
        if waiting >= MOST:
            problem = Problem(503, "reviews-busy", "too many matches wait for their review; try again later")
            problem.headers = {"retry-after": "60"}
            raise problem
        fresh = {"status": WAITING, "done": 0, "total": len(match.history), "tries": 0, "beat": 0, "data": None}
        if row is None:
            with contextlib.suppress(sa.exc.IntegrityError):  # somebody else wanted it just now
                await self._write(REVIEWS.insert().values(table=table.id, asked=now(), **fresh))
        else:
            await self._write(REVIEWS.update().where(REVIEWS.c.table == table.id).values(asked=now(), **fresh))
        self.wanted.set()

    async def status(self, id: str, match: Match) -> wire.ReviewStatus:
        async with self.hall.store.reading() as connection:
            row = (await connection.execute(sa.select(REVIEWS).where(REVIEWS.c.table == id))).first()
        if row is None or not _readable(row.data):
            return wire.ReviewStatus("none", 0, len(match.history), None)
        found = None if row.data is None else json.loads(row.data)
        return wire.ReviewStatus(row.status, row.done, row.total, found)

    # --- making ------------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            try:
                self.wanted.clear()
                id = await self._claim()
                if id is None:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.wanted.wait(), LOOK)
                    continue
                await self._make(id)
            except Problem:  # the store says so itself
                await asyncio.sleep(LOOK)
            except Exception as error:  # this must never end: the next one may go better
                get_log().error("a review failed", exc_info=error)
                await asyncio.sleep(LOOK)

    async def _claim(self) -> str | None:
        """The oldest that nobody works on, now ours."""
        free = sa.and_(REVIEWS.c.status == WAITING, REVIEWS.c.beat < now() - GONE)
        async with self.hall.store.reading() as connection:
            row = (await connection.execute(sa.select(REVIEWS).where(free).order_by(REVIEWS.c.asked).limit(1))).first()
        if row is None:
            return None
        status = WAITING if row.tries < TRIES else FAILED
        mine = sa.and_(REVIEWS.c.table == row.table, REVIEWS.c.beat == row.beat, REVIEWS.c.status == WAITING)
        taken = await self._write(
            REVIEWS.update().where(mine).values(beat=now(), tries=row.tries + 1, done=0, status=status)
        )
        return row.table if taken and status == WAITING else None

    async def _make(self, id: str) -> None:
        """Let a process of its own make it, and write down how far it is."""
        try:
            table = await self.hall.read(id)
            match = table.playing()
        except Problem as problem:
            if problem.status == AWAY:  # it comes back
                raise
            await self._end(id, FAILED)
            get_log().warning("a match cannot be reviewed", table=id, reason=problem.code)
            return
        people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
        seats = people or list(range(match.players))
        saved = await asyncio.to_thread(match.save)
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        seed = bot_seed(table.seed, -1, len(match.history))
        maker = context.Process(target=make, args=(there,), daemon=True)
        maker.start()
        there.close()
        self.maker = maker
        beaten = now()
        try:
            await asyncio.to_thread(here.send, (saved, seed, seats, self.playouts))
            while True:
                what, news = await asyncio.to_thread(here.recv)
                if what == DONE:
                    await self._end(id, DONE, news)
                    return
                if what == FAILED:
                    get_log().warning("a match cannot be reviewed", table=id, reason=news)
                    await self._end(id, FAILED)
                    return
                if now() - beaten >= BEAT:
                    beaten = now()
                    await self._write(REVIEWS.update().where(REVIEWS.c.table == id).values(done=news, beat=beaten))
        except (EOFError, OSError):  # its process is gone: begun again, a few times
            get_log().warning("a reviewer was lost", table=id)
            await self._write(REVIEWS.update().where(REVIEWS.c.table == id).values(beat=0))
        finally:
            self._stop()  # then `here` ends, too; it is not closed while a thread may still read from it

    async def _end(self, id: str, status: str, data: str | None = None) -> None:
        end = REVIEWS.update().where(REVIEWS.c.table == id).values(status=status, data=data, beat=now())
        await self._write(end.values(done=REVIEWS.c.total) if status == DONE else end)

    def _stop(self) -> None:
        maker, self.maker = self.maker, None
        if maker is not None:
            maker.kill()
            maker.join()  # it is dead at once, and must not stay as a zombie

    async def _write(self, statement: sa.Update | sa.Insert) -> bool:
        """Whether that has changed anything."""
        return await self.hall.store.write(lambda connection: connection.execute(statement).rowcount > 0)


def _readable(data: str | None) -> bool:
    """Whether a review that is kept is one of today's; one that is still to come is."""
    return data is None or json.loads(data).get("version") == review.VERSION
