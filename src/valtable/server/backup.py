"""A copy of everything that a server keeps, in one file, and back.

The file is a ZIP: a SQLite database with all rows (whichever database they come from), the server's keys, and the
reports. So a backup of a PostgreSQL can be restored into a file, and the other way round. A server may go on meanwhile:
what is copied is one moment of its database.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection

from valtable.engine.errors import ValtableError
from valtable.server import database, logs, schema
from valtable.server.settings import Settings

DATABASE: Final = "valtable.db"
AT_ONCE: Final = 500  # rows that are copied together


class BackupError(ValtableError):
    """It cannot be done like this; the text says why."""


def backup(settings: Settings, file: Path) -> int:
    """Write everything into a new file; how many tables there are in it."""
    if file.exists():
        raise BackupError(f"{file} is there already; choose another name")
    with told(settings), tempfile.TemporaryDirectory(dir=file.parent if file.parent.is_dir() else None) as folder:
        copy = Path(folder) / DATABASE
        asyncio.run(_copy_out(settings, copy))
        made = Path(folder) / "backup.zip"
        os.close(os.open(made, os.O_WRONLY | os.O_CREAT, 0o600))  # it holds the keys: nobody else's to read
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
            out.write(copy, DATABASE)
            for kept in sorted([*settings.data.glob("*.key"), *settings.data.glob("reports/*.json")]):
                out.write(kept, kept.relative_to(settings.data).as_posix())
        made.replace(file)
        with closing(sqlite3.connect(copy)) as found:
            return int(found.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(settings: Settings, file: Path) -> int:
    """Bring everything back, to where there is nothing yet; how many tables."""
    with told(settings), tempfile.TemporaryDirectory() as folder:
        try:
            with zipfile.ZipFile(file) as packed:
                names = [name for name in packed.namelist() if _is_ours(name)]
                if DATABASE not in names:
                    raise BackupError(f"{file} is no backup of Valtable")
                for name in names:
                    packed.extract(name, folder)
        except (zipfile.BadZipFile, OSError) as error:
            raise BackupError(f"{file} cannot be read: {error}") from error
        copy = Path(folder) / DATABASE
        with closing(sqlite3.connect(copy)) as found:
            if found.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise BackupError(f"{file} is damaged: its database does not hold together")
            count = int(found.execute("SELECT count(*) FROM tables").fetchone()[0])
        settings.data.mkdir(parents=True, exist_ok=True)
        asyncio.run(_copy_in(settings, copy))
        for name in names:
            if name != DATABASE:
                goal = settings.data / name
                goal.parent.mkdir(parents=True, exist_ok=True)
                with os.fdopen(os.open(goal, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                    out.write((Path(folder) / name).read_bytes())
        return count


def _is_ours(name: str) -> bool:
    parts = name.split("/")
    plain = all(part and not part.startswith(".") and "\\" not in part for part in parts)
    return plain and (
        name == DATABASE
        or (len(parts) == 1 and name.endswith(".key"))
        or (len(parts) == 2 and parts[0] == "reports" and name.endswith(".json"))
    )


@contextmanager
def told(settings: Settings) -> Iterator[None]:
    """What goes wrong with the database or the disk, in one line."""
    try:
        yield
    except (OSError, sa.exc.SQLAlchemyError, sqlite3.Error, ValueError) as error:
        where = "--database" if settings.database else f"--data: {settings.data}"
        raise BackupError(logs.without_secrets(f"{where}: {' '.join(str(error).split())}")) from error


# --- copying ---------------------------------------------------------------------------------------------------------


async def _copy_out(settings: Settings, copy: Path) -> None:
    address = database.address_of(settings)
    if not database.is_shared(address):
        if not address.database or not Path(address.database).exists():
            raise BackupError(f"--data: there is nothing to copy in {settings.data}")
        await asyncio.to_thread(database.copy_file, Path(address.database), copy)
        return
    source = database.engine_of(address)
    goal = database.engine_of(_file(copy))
    try:
        await database.migrate(goal, None)
        async with source.connect() as reading, goal.begin() as writing:
            await reading.execution_options(isolation_level="REPEATABLE READ")
            await _same_version(reading)
            await _copy(reading, writing)
    finally:
        await source.dispose()
        await goal.dispose()


async def _copy_in(settings: Settings, copy: Path) -> None:
    source = database.engine_of(_file(copy))
    goal = database.engine_of(database.address_of(settings))
    try:
        await database.migrate(source, None)  # a backup of an older version
        await database.migrate(goal, None)
        async with source.connect() as reading, goal.begin() as writing:
            await _need_empty(writing)
            await _copy(reading, writing)
    finally:
        await source.dispose()
        await goal.dispose()


async def _copy(reading: AsyncConnection, writing: AsyncConnection) -> None:
    """All rows of all tables, those first that others refer to."""
    for table in schema.metadata.sorted_tables:
        if table is schema.members:  # they live, or not, where they are
            continue
        await writing.execute(table.delete())  # what a migration puts there
        rows = await reading.stream(sa.select(table))
        async for part in rows.partitions(AT_ONCE):
            await writing.execute(table.insert(), [dict(row._mapping) for row in part])


async def _need_empty(writing: AsyncConnection) -> None:
    for table in (schema.tables, schema.campaigns):
        if (await writing.execute(sa.select(sa.func.count()).select_from(table))).scalar_one():
            raise BackupError("there are tables already; restore into an empty folder or database")


async def _same_version(reading: AsyncConnection) -> None:
    head = ScriptDirectory(str(database.MIGRATIONS)).get_current_head()
    found = (await reading.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one()
    if found != head:
        raise BackupError(f"--database: of version {found}, and this program works with {head}; start a server first")


def _file(path: Path) -> sa.URL:
    return sa.URL.create("sqlite+aiosqlite", database=str(path))
