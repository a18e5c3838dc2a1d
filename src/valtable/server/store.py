"""Where tables are kept: SQLite by default, PostgreSQL by its address. Every change is one transaction.

A table is a snapshot of its match and the moves since. Each change carries the version it was made from; who finds
another version in the store has lost a race, and nothing of that change is written.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from valtable.server import schema
from valtable.server.logs import get as get_log
from valtable.server.settings import Settings
from valtable.server.table import TALK_KEPT, Move, Said, Seat, Table

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "valtable"
SNAPSHOT_EVERY: Final = 25
MIGRATION_LOCK: Final = 7_203_114  # any number, the same in all processes
BATCH: Final = 64


CHANGING: Final = ("title", "public", "status", "version", "moves", "asked", "by_itself", "rematch", "changed")
SNAPSHOT: Final = ("snapshot", "snapshot_moves")


def _update(*columns: str) -> sa.Update:
    """A table's row, if it still has the version that is known. Made once: to make it costs more than to run it."""
    known = (schema.tables.c.id == sa.bindparam("this_table"), schema.tables.c.version == sa.bindparam("this_version"))
    return schema.tables.update().where(*known).values({column: sa.bindparam(column) for column in columns})


UPDATE: Final = _update(*CHANGING)
UPDATE_ALL: Final = _update(*CHANGING, *SNAPSHOT)
INSERT_MOVES: Final = schema.moves.insert()


class Change:
    """What one change writes: rows to be put into the store together."""

    __slots__ = ("before", "moves", "new", "row", "seats", "successor", "table", "talk")

    def __init__(self, draft: Table, new: bool = False) -> None:
        self.table = draft.id
        self.new = new
        self.before = draft.version - 1
        self.row = {**new_row(draft), **row_of(draft)} if new else row_of(draft)
        self.seats = seat_rows(draft) if new or draft.reseated else []
        self.moves = [
            {
                "table": draft.id,
                "n": move.n,
                "seat": move.seat,
                "option": move.option,
                "automatic": move.automatic,
                "at": move.at,
            }
            for move in draft.new_moves
        ]
        self.talk = [
            {
                "table": draft.id,
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "at": line.at,
            }
            for line in draft.new_talk
        ]
        self.successor = None if draft.successor is None else Change(draft.successor, new=True)
        due = draft.moves - draft.snapshot_moves >= SNAPSHOT_EVERY or (draft.match is not None and draft.match.over)
        first = draft.match is not None and draft.touched and draft.moves == draft.snapshot_moves
        if draft.match is not None and (new or first or (due and draft.moves > draft.snapshot_moves)):
            draft.snapshot_moves = draft.moves
            self.row["snapshot"] = draft.match.save()
            self.row["snapshot_moves"] = draft.moves


def row_of(table: Table) -> dict[str, Any]:
    """The part of a table's row that changes."""
    return {
        "title": table.title,
        "public": table.public,
        "status": table.status,
        "version": table.version,
        "moves": table.moves,
        "asked": json.dumps(table.asked),
        "by_itself": json.dumps(table.by_itself),
        "rematch": table.rematch,
        "changed": table.changed,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table": table.id,
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "secrets": json.dumps(seat.secrets),
            "recovery": seat.recovery,
            "lent": seat.lent,
            "standing": json.dumps(seat.standing),
        }
        for number, seat in enumerate(table.seats)
    ]


class Kept:
    """What the store holds of a table: everything but the running match, which the hall builds from it."""

    __slots__ = ("have", "moves", "snapshot", "table")

    def __init__(self, table: Table, snapshot: str | None, have: int, moves: list[Move]) -> None:
        self.table = table
        self.snapshot = snapshot
        self.have = have  # how many moves the snapshot has, or the match that was here
        self.moves = moves  # since then


class Store:
    """The database, opened. `heard(table, version)` is called when another process has changed a table."""

    def __init__(self, settings: Settings, heard: Callable[[str, int], None] | None = None) -> None:
        self.data = settings.data
        self.address = _address(settings)
        self.shared = self.address.get_backend_name() == "postgresql"
        self.file = Path(self.address.database) if not self.shared and self.address.database else None
        self.engine: AsyncEngine = _engine(self.address, self.shared)
        self.writer: sa.Engine | None = None if self.shared else _writer(self.address)
        self.heard = heard
        self.name = secrets.token_hex(4)  # of this process, among those that share the database
        self.waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self.something = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the tables up to date and start writing."""
        self.data.mkdir(parents=True, exist_ok=True)
        if self.file is not None:
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else's to read
        await self._migrate()
        if self.shared:
            self.tasks.append(asyncio.create_task(self._listen()))
        else:
            self.tasks.append(asyncio.create_task(self._write()))

    async def close(self) -> None:
        """Write what is still waiting, then let go."""
        while self.waiting and self.tasks and not self.tasks[0].done():
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
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
        if self.shared:
            async with self.engine.begin() as connection:
                return await connection.run_sync(self._put, change)
        if self.tasks and self.tasks[0].done():
            raise RuntimeError("the store has stopped writing")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.something.set()
        return await done

    async def _write(self) -> None:
        """SQLite has one writer at a time, here in a thread of its own: changes that wait together go in together."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "writer") as thread:
            while True:
                await self.something.wait()
                self.something.clear()
                while self.waiting:
                    batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                    try:
                        results = await loop.run_in_executor(thread, self._put_all, [change for change, _ in batch])
                    except Exception as error:
                        get_log().error("cannot write to the store", exc_info=error)
                        for _, done in batch:
                            if not done.done():
                                done.set_exception(RuntimeError("the store cannot be written to"))
                        continue
                    for (_, done), result in zip(batch, results, strict=True):
                        if not done.done():
                            done.set_result(result)

    def _put_all(self, changes: list[Change]) -> list[bool]:
        """Several changes in one transaction."""
        assert self.writer is not None
        with self.writer.begin() as connection:
            return [self._put(connection, change) for change in changes]

    def _put(self, connection: sa.Connection, change: Change) -> bool:
        """Put the rows in, if the table still has the version that the change was made from."""
        if change.new:
            connection.execute(schema.tables.insert(), change.row)
        else:
            known = {**change.row, "this_table": change.table, "this_version": change.before}
            if connection.execute(UPDATE_ALL if "snapshot" in known else UPDATE, known).rowcount != 1:
                return False
        if change.seats:
            if not change.new:
                connection.execute(schema.seats.delete().where(schema.seats.c.table == change.table))
            connection.execute(schema.seats.insert(), change.seats)
        if change.moves:
            connection.execute(INSERT_MOVES, change.moves)
        if change.talk:
            connection.execute(schema.talk.insert(), change.talk)
        if change.successor is not None:
            self._put(connection, change.successor)
        if self.shared:
            said = f"{change.table} {change.row['version']} {self.name}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
        return True

    # --- reading -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the store: what is read together belongs together."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                await connection.rollback()

    async def load(self, id: str, have: int | None = None) -> Kept | None:
        """The table, its latest snapshot and the moves since; or those after the first `have`, if that is enough."""
        wanted = [column for column in schema.tables.c if column.name != "snapshot"]
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(*wanted).where(schema.tables.c.id == id))).first()
            if row is None:
                return None
            table = table_from(row, await self._seats(connection, [id]))
            lines = await connection.execute(
                sa.select(schema.talk)
                .where(schema.talk.c.table == id)
                .order_by(schema.talk.c.n.desc())
                .limit(TALK_KEPT)
            )
            table.talk = tuple(reversed([Said(line.n, line.seat, line.name, line.text, line.at) for line in lines]))
            if have is not None and row.snapshot_moves <= have <= row.moves:
                return Kept(table, None, have, await self._moves(connection, id, have))
            snapshot = await connection.execute(sa.select(schema.tables.c.snapshot).where(schema.tables.c.id == id))
            since = row.snapshot_moves
            return Kept(table, snapshot.scalar_one(), since, await self._moves(connection, id, since))

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
            found[row.table].append(
                Seat(
                    row.kind,
                    row.name,
                    row.level,
                    tuple(json.loads(row.secrets)),
                    row.recovery,
                    row.lent,
                    json.loads(row.standing),
                )
            )
        return found

    async def listed(self, where: sa.ColumnElement[bool], most: int) -> list[tuple[Table, list[int]]]:
        """Tables without their matches, the latest first, with the seats each waits for."""
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

    async def under_way(self, since: int, most: int) -> list[str]:
        """The tables being played that were touched since then and where a bot sits."""
        automatic = sa.exists().where(
            schema.seats.c.table == schema.tables.c.id, sa.or_(schema.seats.c.kind == "bot", schema.seats.c.lent)
        )
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.status == "playing", schema.tables.c.changed >= since, automatic)
            .order_by(schema.tables.c.changed.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """What version each of these tables has now."""
        if not ids:
            return {}
        query = sa.select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(ids))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    # --- other processes ---------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what other processes change, for as long as this one lives; connect again when the line is cut."""
        pause = 0.2
        cut = asyncio.Event()
        line = create_async_engine(self.address, poolclass=sa.NullPool, hide_parameters=True)
        while True:
            driver: asyncpg.Connection[asyncpg.Record] | None = None
            try:
                async with line.connect() as connection:
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    cut.clear()
                    driver.add_termination_listener(lambda *_: cut.set())
                    await driver.add_listener(CHANNEL, self._hear)
                    pause = 0.2
                    if self.heard is not None:
                        self.heard("", 0)  # whatever was said before is lost: look at everything again
                    await cut.wait()
            except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                get_log().warning("the line to the other servers is cut", reason=type(error).__name__)
            finally:
                if driver is not None and not driver.is_closed():
                    driver.terminate()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        parts = str(payload).split(" ")
        if len(parts) == 3 and parts[1].isdecimal() and parts[2] != self.name and self.heard is not None:
            self.heard(parts[0], int(parts[1]))

    # --- migrations --------------------------------------------------------------------------------------------------

    async def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        scripts = ScriptDirectory.from_config(config)
        head = scripts.get_current_head()
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execute(sa.text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            else:  # all of it or nothing, whenever we are killed; and one process at a time
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                revision = await connection.run_sync(
                    lambda sync: MigrationContext.configure(sync).get_current_revision()
                )
                if revision == head:
                    return
                if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
                    where = "--database" if self.file is None else f"--data: {self.file}"
                    raise ValueError(f"{where}: made by a newer version of Valtable, which this one cannot read")
                if revision is not None and self.file is not None:
                    copy = self.file.with_name(f"{self.file.stem}.{revision}{self.file.suffix}")
                    await asyncio.to_thread(_copy_file, self.file, copy)
                await connection.run_sync(lambda sync: _upgrade(config, sync))
                await connection.commit()
            finally:
                if self.shared:
                    await connection.rollback()
                    await connection.execute(sa.text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                    await connection.commit()


def _write_private(file: Path, text: str) -> None:
    """A new file that only we can read."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(text)


def _upgrade(config: Config, connection: sa.Connection) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _copy_file(file: Path, goal: Path) -> None:
    """A whole copy of the database before it is changed; an older copy of the same stage gives way."""
    os.close(os.open(goal, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else's to read either
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(goal)) as target:
        source.backup(target)


def table_from(row: Any, seats: dict[str, list[Seat]]) -> Table:
    """The table of a row, without its match."""
    table = Table(row.id, row.game, json.loads(row.options), int(row.seed), seats[row.id], row.host)
    table.title = row.title
    table.public = row.public
    table.seeded = row.seeded
    table.status = row.status
    table.version = row.version
    table.moves = row.moves
    table.snapshot_moves = row.snapshot_moves
    table.by_itself = tuple(json.loads(row.by_itself))
    table.origin = row.origin
    table.rematch = row.rematch
    table.created = row.created
    table.changed = row.changed
    return table


def new_row(table: Table) -> dict[str, Any]:
    """The part of a table's row that never changes."""
    return {
        "id": table.id,
        "game": table.game,
        "options": json.dumps(table.options),
        "seed": str(table.seed),
        "seeded": table.seeded,
        "host": table.host,
        "origin": table.origin,
        "created": table.created,
        "snapshot": None,
        "snapshot_moves": 0,
    }


def _address(settings: Settings) -> sa.URL:
    if not settings.database:
        return sa.URL.create("sqlite+aiosqlite", database=str(settings.data / "valtable.db"))
    address = sa.make_url(settings.database)
    kind = address.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        return address.set(drivername="sqlite+aiosqlite")
    raise ValueError(f"--database: {kind!r} is not supported; give a postgresql:// or sqlite:/// address")


def _engine(address: sa.URL, shared: bool) -> AsyncEngine:
    if shared:
        return create_async_engine(address, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(address, connect_args={"timeout": 10}, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _writer(address: sa.URL) -> sa.Engine:
    """The one connection that writes to SQLite; it is used by one thread at a time."""
    engine = sa.create_engine(
        address.set(drivername="sqlite+pysqlite"),
        poolclass=sa.StaticPool,
        hide_parameters=True,  # an error text goes into the log: what was to be written does not
        connect_args={"timeout": 10, "check_same_thread": False},
    )
    sa.event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """What is committed is on the disk, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
