"""The database: where it is, how it is opened, and how its tables are brought up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from valtable.server.settings import Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 10.0  # seconds that a PostgreSQL may take for anything
WRITERS: Final = 8  # connections to a PostgreSQL, for answers alone
MIGRATION_LOCK: Final = 7_203_114  # any number, the same in all processes


def is_shared(address: sa.URL) -> bool:
    """Several server processes may use a PostgreSQL together."""
    return address.get_backend_name() == "postgresql"


def address_of(settings: Settings) -> sa.URL:
    if not settings.database:
        return sa.URL.create("sqlite+aiosqlite", database=str(settings.data / "valtable.db"))
    address = sa.make_url(settings.database)
    kind = address.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        return address.set(drivername="sqlite+aiosqlite")
    raise ValueError(f"--database: {kind!r} is not supported; give a postgresql:// or sqlite:/// address")


def engine_of(address: sa.URL) -> AsyncEngine:
    if is_shared(address):
        return create_async_engine(
            address,
            pool_size=10,
            max_overflow=10,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
    engine = create_async_engine(address, connect_args={"timeout": 10}, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def writer_of(address: sa.URL) -> sa.Engine:
    """The one connection that writes to SQLite; it is used by one thread at a time."""
    engine = sa.create_engine(
        address.set(drivername="sqlite+pysqlite"),
        poolclass=sa.StaticPool,
        hide_parameters=True,  # an error text goes into the log: what was to be written does not
        connect_args={"timeout": 10, "check_same_thread": False},
    )
    sa.event.listen(engine, "connect", _prepare)
    return engine


async def writers_of(engine: AsyncEngine) -> asyncpg.Pool[asyncpg.Record]:
    """Connections to a PostgreSQL beside the engine's, for what is written most often (`quick.py`)."""
    where: dict[str, Any] = {**engine.dialect.create_connect_args(engine.url)[1]}
    where |= {"timeout": PATIENCE, "command_timeout": PATIENCE, "reset": _as_it_is}
    pool: asyncpg.Pool[asyncpg.Record] = await asyncpg.create_pool(**where, min_size=1, max_size=WRITERS)
    return pool


async def _as_it_is(_connection: Any) -> None:
    """Whoever writes answers leaves nothing behind that would have to be taken back."""


def _prepare(connection: Any, _record: Any) -> None:
    """What is committed is on the disk, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# --- migrations ------------------------------------------------------------------------------------------------------


async def migrate(engine: AsyncEngine, file: Path | None) -> None:
    """Make the tables, or bring them up to date; of a SQLite file that is changed a copy is kept."""
    shared = is_shared(engine.url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    head = scripts.get_current_head()
    async with engine.connect() as connection:
        if shared:
            await connection.execute(sa.text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            await connection.commit()
        else:  # all of it or nothing, whenever we are killed; and one process at a time
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            revision = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
            if revision == head:
                return
            if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
                where = "--database" if file is None else f"--data: {file}"
                raise ValueError(f"{where}: made by a newer version of Valtable, which this one cannot read")
            if revision is not None and file is not None:
                copy = file.with_name(f"{file.stem}.{revision}{file.suffix}")
                await asyncio.to_thread(copy_file, file, copy)
            await connection.run_sync(lambda sync: _upgrade(config, sync))
            await connection.commit()
        finally:
            if shared:
                await connection.rollback()
                await connection.execute(sa.text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()


def _upgrade(config: Config, connection: sa.Connection) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def copy_file(file: Path, goal: Path) -> None:
    """A whole copy of a database that may be in use; an older copy gives way."""
    os.close(os.open(goal, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else's to read either
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(goal)) as target:
        source.backup(target)
