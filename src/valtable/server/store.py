"""Where tables are kept: SQLite by default, PostgreSQL by its address. Every change is one transaction.

A table is a snapshot of its match and the moves since. Each change carries the version it was made from, and the term
of the process that made it (`leases.py`); who finds another one in the store has lost a race, and nothing of that
change is written.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from valtable.server import database, packs, quick, schema
from valtable.server.campaigns import KeptCampaign, kept_from
from valtable.server.rows import Change, Hook, Kept, seat_from, table_from
from valtable.server.settings import Settings
from valtable.server.trouble import told
from valtable.table.problem import Problem
from valtable.table.table import TALK_KEPT, Move, Said, Seat, Table, now

BATCH: Final = 64  # changes that go into the store together
PULSE: Final = 1.0  # seconds for which it is believed to be well
READ_TO_END: Final = 100  # hundredths of a second for whoever reads when the server stops

DAY: Final = 24 * 3600 * 1000

Job = Callable[[sa.Connection], bool]
Wanted = tuple[Job, "asyncio.Future[bool]"]  # a job, and who waits for it

INSERT_MOVES: Final = schema.moves.insert()
AUTOMATIC: Final = sa.exists().where(  # a bot sits there
    schema.seats.c.table == schema.tables.c.id, sa.or_(schema.seats.c.kind == "bot", schema.seats.c.lent)
)


class Store:
    """The database, opened."""

    def __init__(self, settings: Settings) -> None:
        self.data = settings.data
        self.address = database.address_of(settings)
        self.shared = database.is_shared(self.address)
        self.file = Path(self.address.database) if not self.shared and self.address.database else None
        self.engine: AsyncEngine = database.engine_of(self.address)
        self.writer: sa.Engine | None = None if self.shared else database.writer_of(self.address)
        self.writers: quick.Pool | None = None  # of a database that is shared: those who write answers
        self.jobs: SimpleQueue[Wanted | None] = SimpleQueue()  # for the thread that writes; None: it may go
        self.thread: Thread | None = None
        self.readers = 0  # who are in the middle of reading
        self.pulse_at = -PULSE  # when the store was last known to be well

    async def open(self) -> None:
        """Bring the tables up to date and start writing."""
        self.data.mkdir(parents=True, exist_ok=True)
        if self.file is not None:
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else's to read
        await database.migrate(self.engine, self.file)
        if self.shared:
            self.writers = await database.writers_of(self.engine)
        else:
            self.thread = Thread(target=self._write, args=(asyncio.get_running_loop(),), name="writer", daemon=True)
            self.thread.start()

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        if self.writers is not None:
            self.writers.terminate()
        await self.engine.dispose()
        if self.writer is not None:
            self.writer.dispose()

    # --- keys --------------------------------------------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """A secret key of the server, made once: in the data folder, or in a database that processes share."""
        fresh = base64.b64encode(secrets.token_bytes(32)).decode()
        if self.shared:
            async with self.engine.begin() as connection:
                with suppress(sa.exc.IntegrityError):
                    async with connection.begin_nested():
                        await connection.execute(schema.keys.insert().values(name=name, value=fresh))
                found = await connection.execute(sa.select(schema.keys.c.value).where(schema.keys.c.name == name))
                return base64.b64decode(found.scalar_one())
        file = self.data / f"{name}.key"
        with suppress(FileExistsError):
            _write_private(file, fresh)
        if not file.stat().st_size:  # whoever made it was killed before a word was written
            spare = file.with_suffix(f".{secrets.token_hex(4)}")
            _write_private(spare, fresh)
            spare.replace(file)
        return base64.b64decode(file.read_text(encoding="ascii"))

    # --- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> bool:
        """Write the change down for good; False when somebody else was first, and nothing was written."""
        if not change.written_out:
            await asyncio.to_thread(change.write_out)
        if self.writers is not None and change.is_an_answer:
            with told():
                return await quick.put_in_one(self.writers, change)
        return await self.write(lambda connection: self._put(connection, change))

    async def write(self, job: Job) -> bool:
        """Do something to the database in a transaction; what the job says of it, or a Problem."""
        with told():
            if self.shared:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(job)
            if self.thread is None or not self.thread.is_alive():
                raise RuntimeError("the store has stopped writing")
            done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self.jobs.put((job, done))
            return await done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """SQLite has one writer at a time, here in a thread of its own: changes that wait together go in together."""
        assert self.writer is not None
        last = False
        with self.writer.connect() as connection:
            while not last:
                batch: list[Wanted] = []
                while not last and len(batch) < BATCH and not (batch and self.jobs.empty()):
                    wanted = self.jobs.get()
                    if wanted is None:
                        last = True
                    else:
                        batch.append(wanted)
                if batch:
                    results = self._do_all(connection, [job for job, _ in batch])
                    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                        loop.call_soon_threadsafe(_tell, batch, results)

    def _do_all(self, connection: sa.Connection, jobs: list[Job]) -> list[bool | BaseException]:
        """Several jobs in one transaction; where one of them fails, each in its own, so that it fails alone."""
        try:
            with connection.begin():
                return [job(connection) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
            return [result for job in jobs for result in self._do_all(connection, [job])]

    async def pulse(self) -> None:
        """Whether the store can be written to: a Problem says why not. Asked often, it looks once a second."""
        now = asyncio.get_running_loop().time()
        if now - self.pulse_at > PULSE:
            await self.write(_beat)
            self.pulse_at = now

    def _put(self, connection: sa.Connection, change: Change) -> bool:
        """Put the rows in, if the table still has the version that the change was made from."""
        if change.is_an_answer and not self.shared:
            return quick.put(connection, change)
        if change.packs and (change.new or "snapshot" in change.row or "options" in change.row):
            packs.keep(connection, change.packs, change.row["changed"])
        if change.new:
            if change.turn is not None and not change.turn.put(connection):
                return False
            connection.execute(schema.tables.insert(), change.row)
        else:
            if connection.execute(quick.update(*change.row), quick.known(change)).rowcount != 1:
                return False
        if change.seats:
            if not change.new:
                connection.execute(schema.seats.delete().where(schema.seats.c.table == change.table))
            connection.execute(schema.seats.insert(), change.seats)
        if change.moves:
            connection.execute(INSERT_MOVES, change.moves)
        if change.talk:
            connection.execute(schema.talk.insert(), change.talk)
        if change.gallery:  # anybody may speak there: no more is kept than is shown
            last, lines = change.last_heard, schema.gallery.c
            connection.execute(schema.gallery.insert(), change.gallery)
            connection.execute(schema.gallery.delete().where(lines.table == change.table, lines.n <= last - TALK_KEPT))
        if change.ending is not None:
            change.ending.put(connection)
        if change.successor is not None:
            self._put(connection, change.successor)
        return True

    # --- reading -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the store: what is read together belongs together."""
        self.readers += 1
        try:
            with told():
                async with self.engine.connect() as connection:
                    if self.shared:
                        await connection.execution_options(isolation_level="REPEATABLE READ")
                    else:
                        await connection.exec_driver_sql("BEGIN")
                    try:
                        yield connection
                    finally:
                        await connection.rollback()
        finally:
            self.readers -= 1

    async def at_rest(self) -> None:
        """Wait until nobody is in the middle of reading, but not for ever. Whoever is to be stopped is stopped then:
        SQLite is read in threads, and one that outlives its loop has nobody to tell what it read."""
        for _ in range(READ_TO_END):
            if not self.readers:
                return
            await asyncio.sleep(0.01)

    async def load(self, id: str, have: int | None = None) -> Kept | None:
        """The table, its latest snapshot and the moves since; or those after the first `have`, if that is enough."""
        wanted = [column for column in schema.tables.c if column.name != "snapshot"]
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(*wanted).where(schema.tables.c.id == id))).first()
            if row is None:
                return None
            (options,) = await connection.run_sync(packs.bring_back, [row.options])
            table = table_from(row, await self._seats(connection, [id]), options)
            lines = await connection.execute(
                sa.select(schema.talk)
                .where(schema.talk.c.table == id)
                .order_by(schema.talk.c.n.desc())
                .limit(TALK_KEPT)
            )
            table.talk = tuple(reversed([Said(line.n, line.seat, line.name, line.text, line.at) for line in lines]))
            watching = await connection.execute(
                sa.select(schema.gallery).where(schema.gallery.c.table == id).order_by(schema.gallery.c.n)
            )
            table.gallery = tuple(Said(line.n, None, line.name, line.text, line.at) for line in watching)
            if have is not None and row.snapshot_moves <= have <= row.moves:
                return Kept(table, row.term, None, have, await self._moves(connection, id, have))
            snapshot = await connection.execute(sa.select(schema.tables.c.snapshot).where(schema.tables.c.id == id))
            (text,) = await connection.run_sync(packs.bring_back, [snapshot.scalar_one()])
            since = row.snapshot_moves
            return Kept(table, row.term, text, since, await self._moves(connection, id, since))

    async def glance(self, id: str) -> tuple[Table, list[int]] | None:
        """The table without its match, and the seats it waits for."""
        wanted = [column for column in schema.tables.c if column.name != "snapshot"]
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(*wanted).where(schema.tables.c.id == id))).first()
            if row is None:
                return None
            (options,) = await connection.run_sync(packs.bring_back, [row.options])
            return table_from(row, await self._seats(connection, [id]), options), json.loads(row.asked)

    async def _moves(self, connection: AsyncConnection, id: str, n: int) -> list[Move]:
        rows = await connection.execute(
            sa.select(schema.moves).where(schema.moves.c.table == id, schema.moves.c.n > n).order_by(schema.moves.c.n)
        )
        return [Move(row.n, row.seat, row.option, row.automatic, row.at) for row in rows]

    async def _seats(self, connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
        found: dict[str, list[Seat]] = {id: [] for id in ids}
        rows = await connection.execute(
            sa.select(schema.seats)
            .where(schema.seats.c.table.in_(ids))
            .order_by(schema.seats.c.table, schema.seats.c.seat)
        )
        for row in rows:
            found[row.table].append(seat_from(row))
        return found

    async def listed(self, where: sa.ColumnElement[bool], most: int) -> list[tuple[Table, list[int]]]:
        """Tables without their matches, the latest first, with the seats each waits for."""
        try:
            return await self._listed(where, most)
        except Problem as problem:
            if problem.code != "store-damaged":
                raise
        return await self._listed_one_by_one(where, most)

    async def _listed_one_by_one(self, where: sa.ColumnElement[bool], most: int) -> list[tuple[Table, list[int]]]:
        """Those that can still be read."""
        async with self.reading() as connection:
            ids = list((await connection.execute(sa.select(schema.tables.c.id).where(where).limit(most))).scalars())
        found = []
        for id in ids:
            with suppress(Problem):
                found += await self._listed(schema.tables.c.id == id, 1)
        return sorted(found, key=lambda one: -one[0].changed)

    async def _listed(self, where: sa.ColumnElement[bool], most: int) -> list[tuple[Table, list[int]]]:
        wanted = [column for column in schema.tables.c if column.name != "snapshot"]
        async with self.reading() as connection:
            query = sa.select(*wanted).where(where).order_by(schema.tables.c.changed.desc()).limit(most)
            rows = list(await connection.execute(query))
            seats = await self._seats(connection, [row.id for row in rows])
        return [(table_from(row, seats), json.loads(row.asked)) for row in rows]

    async def belonging(self, ids: Sequence[str], most: int) -> list[tuple[Table, list[int]]]:
        """These tables, and those where their players went on."""
        if not ids:
            return []
        return await self.listed(sa.or_(schema.tables.c.id.in_(ids), schema.tables.c.origin.in_(ids)), most)

    async def public(self, most: int) -> list[tuple[Table, list[int]]]:
        """The tables open to all where somebody is still missing."""
        return await self.listed(sa.and_(schema.tables.c.public, schema.tables.c.status == "open"), most)

    async def under_way(self, since: int, most: int, *where: sa.ColumnElement[bool]) -> list[str]:
        """The tables being played that were touched since then and where a bot sits."""
        late = schema.tables.c.clock.contains('"late"')  # somebody's time is up
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.status == "playing", schema.tables.c.changed >= since, *where)
            .where(sa.or_(AUTOMATIC, late))
            .order_by(schema.tables.c.changed.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def overdue(self, at: int, most: int) -> list[str]:
        """The tables at which somebody's time was up by then."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.due <= at).order_by(schema.tables.c.due).limit(most)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def stop_timer(self, id: str) -> None:
        """Nobody's time is counted at that table any more."""

        def stop(connection: sa.Connection) -> bool:
            connection.execute(schema.tables.update().where(schema.tables.c.id == id).values(due=None))
            return True

        await self.write(stop)

    async def next_due(self) -> int | None:
        """When somebody's time will be up next."""
        async with self.reading() as connection:
            found: int | None = (await connection.execute(sa.select(sa.func.min(schema.tables.c.due)))).scalar_one()
            return found

    async def tables_of(self, place: str) -> int:
        """How many tables are kept for a place."""
        query = sa.select(sa.func.count()).select_from(schema.tables).where(schema.tables.c.place == place)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def bot_tables_of(self, place: str, since: int, besides: str) -> int:
        """At how many tables of a place, that one left aside, bots play and something has happened since then."""
        tables = schema.tables.c
        query = (
            sa.select(sa.func.count())
            .select_from(schema.tables)
            .where(tables.place == place, tables.status != "over", tables.changed >= since, tables.id != besides)
            .where(AUTOMATIC)
        )
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # --- growing and shrinking ---------------------------------------------------------------------------------------

    async def remove_old(self, before: int) -> int:
        """Remove a few tables and campaigns that nobody has touched since then, and packs that nobody plays with; how
        many tables. The table at which a younger campaign stands is kept."""
        removed = 0

        def remove(connection: sa.Connection) -> bool:
            nonlocal removed
            tables, campaigns = schema.tables.c, schema.campaigns.c
            standing = sa.exists().where(campaigns.table == tables.id, campaigns.changed >= before)
            ids = connection.execute(sa.select(tables.id).where(tables.changed < before, ~standing).limit(BATCH))
            old = list(ids.scalars())
            removed = len(old)
            if old:
                connection.execute(schema.tables.delete().where(tables.id.in_(old)))
            else:
                there = sa.exists().where(tables.id == campaigns.table)
                connection.execute(schema.campaigns.delete().where(campaigns.changed < before, ~there))
                connection.execute(schema.packs.delete().where(schema.packs.c.at < now() - DAY, *_unused()))
            return True

        await self.write(remove)
        return removed

    async def sizes(self) -> tuple[dict[str, int], int]:
        """How many of each kind there are, and how large the database is, in bytes."""
        counted: dict[str, int] = {}
        async with self.reading() as connection:
            rows = await connection.execute(
                sa.select(schema.tables.c.status, sa.func.count()).group_by(schema.tables.c.status)
            )
            counted.update({f"{status}-tables": count for status, count in rows})
            for table in (schema.campaigns, schema.packs):
                counted[table.name] = (
                    await connection.execute(sa.select(sa.func.count()).select_from(table))
                ).scalar_one()
            if self.shared:
                size = await connection.execute(sa.text("SELECT pg_database_size(current_database())"))
                return counted, int(size.scalar_one())
        files = [] if self.file is None else [self.file, self.file.with_name(self.file.name + "-wal")]
        return counted, sum(file.stat().st_size for file in files if file.exists())

    # --- being told of turns -----------------------------------------------------------------------------------------

    async def owned(self, owner: str, most: int) -> list[tuple[Table, list[int]]]:
        """The tables being played at which whoever this is has a seat."""
        theirs = sa.select(schema.seats.c.table).where(schema.seats.c.owner == owner)
        return await self.listed(sa.and_(schema.tables.c.id.in_(theirs), schema.tables.c.status == "playing"), most)

    async def hook(self, owner: str) -> Hook | None:
        async with self.reading() as connection:
            query = sa.select(schema.hooks).where(schema.hooks.c.owner == owner)
            row = (await connection.execute(query)).first()
        return None if row is None else Hook(row.owner, row.url, row.secret, row.base, row.failures)

    async def hook_owners(self, most_failures: int) -> list[str]:
        """Who wants to be called, and can be."""
        query = sa.select(schema.hooks.c.owner).where(schema.hooks.c.failures < most_failures)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def put_hook(self, hook: Hook) -> None:
        row = {"owner": hook.owner, "url": hook.url, "secret": hook.secret, "base": hook.base, "failures": 0}

        def put(connection: sa.Connection) -> bool:
            connection.execute(schema.hooks.delete().where(schema.hooks.c.owner == hook.owner))
            connection.execute(schema.hooks.insert().values(**row, at=now()))
            return True

        await self.write(put)

    async def drop_hook(self, owner: str) -> None:
        await self._change_hook(schema.hooks.delete().where(schema.hooks.c.owner == owner))

    async def move_hook(self, owner: str, to: str) -> None:
        await self._change_hook(schema.hooks.update().where(schema.hooks.c.owner == owner).values(owner=to))

    async def hook_called(self, owner: str, well: bool) -> None:
        """It was called; who cannot be reached again and again is called no more."""
        failures = sa.literal(0) if well else schema.hooks.c.failures + 1
        await self._change_hook(
            schema.hooks.update().where(schema.hooks.c.owner == owner).values(failures=failures, at=now())
        )

    async def _change_hook(self, change: sa.Delete | sa.Update) -> None:
        def do(connection: sa.Connection) -> bool:
            connection.execute(change)
            return True

        await self.write(do)

    # --- campaigns ---------------------------------------------------------------------------------------------------

    async def add_campaign(self, kept: KeptCampaign) -> None:
        """A campaign that is played at no table yet."""
        await self.write(kept.put)

    async def campaigns(self, ids: Sequence[str], most: int) -> list[KeptCampaign]:
        """Those of these campaigns that there are, the latest first."""
        if not ids:
            return []
        query = sa.select(schema.campaigns).where(schema.campaigns.c.id.in_(ids))
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(schema.campaigns.c.changed.desc()).limit(most))
            return await connection.run_sync(kept_from, rows.all())

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """What version each of these tables has now."""
        if not ids:
            return {}
        query = sa.select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(ids))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}


def _tell(batch: list[Wanted], results: list[bool | BaseException]) -> None:
    """Those who wait for these jobs hear what became of them."""
    for (_, done), result in zip(batch, results, strict=True):
        if done.done():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)


def _unused() -> list[sa.ColumnElement[bool]]:
    """No table and no campaign has the mark of this pack."""
    mark = sa.literal("%").concat(schema.packs.c.digest).concat("%")
    return [
        ~sa.exists().where(schema.tables.c.options.like(mark)),
        ~sa.exists().where(schema.campaigns.c.record.like(mark)),
    ]


def _beat(connection: sa.Connection) -> bool:
    connection.execute(schema.pulse.update().where(schema.pulse.c.name == "health").values(at=now()))
    return True


def _write_private(file: Path, text: str) -> None:
    """A new file that only we can read."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(text)
