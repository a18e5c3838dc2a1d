"""The way of an answer into the store: nine of ten changes are a table's row and one move, and nothing else.

Written by hand to the drivers these cost a fifth of what they cost through SQLAlchemy. What is written is still taken
from the schema, and whether somebody else was first is asked in the same words.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg as postgresql

from valtable.server import schema

if TYPE_CHECKING:
    from valtable.server.rows import Change

    Pool = asyncpg.Pool[asyncpg.Record]

MOVE: Final = ("n", "seat", "option", "automatic", "at")
NAMED: Final = sqlite.dialect(paramstyle="named")
NUMBERED: Final = postgresql.dialect()  # type: ignore[no-untyped-call]


@cache
def update(*columns: str) -> sa.Update:
    """A table's row, if it is still as it is known. Made once: to make it costs more than to run it."""
    known = (
        schema.tables.c.id == sa.bindparam("this_table"),
        schema.tables.c.version == sa.bindparam("this_version"),
        schema.tables.c.term == sa.bindparam("this_term"),
    )
    return schema.tables.update().where(*known).values({column: sa.bindparam(column) for column in columns})


def known(change: Change) -> dict[str, Any]:
    """What `update` is to be run with."""
    return {**change.row, "this_table": change.table, "this_version": change.before, "this_term": change.term}


@cache
def in_two(*columns: str) -> tuple[str, str]:
    """The update and the insert of an answer, for SQLite."""
    return str(update(*columns).compile(dialect=NAMED)), str(schema.moves.insert().compile(dialect=NAMED))


def put(connection: sa.Connection, change: Change) -> bool:
    """Put an answer in, within a transaction that whoever calls will end."""
    row, moves = in_two(*change.row)
    cursor = connection.connection.cursor()
    try:
        cursor.execute(row, known(change))
        if cursor.rowcount != 1:
            return False
        cursor.execute(moves, change.moves[0])
        return True
    finally:
        cursor.close()


@cache
def in_one(*columns: str) -> tuple[str, tuple[str, ...]]:
    """The same as one statement, a transaction of its own, and what it wants, in this order: for PostgreSQL."""
    changed = update(*columns).returning(schema.tables.c.id).cte("changed")
    move = [sa.bindparam(name, type_=schema.moves.c[name].type) for name in MOVE]
    insert = schema.moves.insert().from_select(["table", *MOVE], sa.select(changed.c.id, *move))
    compiled = insert.compile(dialect=NUMBERED)
    return str(compiled), tuple(compiled.positiontup or ())


async def put_in_one(pool: Pool, change: Change) -> bool:
    """Put an answer in for good: one message to the database, and one from it."""
    statement, names = in_one(*change.row)
    values = {**known(change), **change.moves[0]}
    return await pool.execute(statement, *[values[name] for name in names]) == "INSERT 0 1"
