"""What server processes on one PostgreSQL tell each other: which table has which version now, who points at what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from valtable.server.logs import get as get_log

CHANNEL: Final = "valtable"
POINTING: Final = "valtable_pointing"

Heard = Callable[[str, int], None]  # a table and its version; "" and 0: nobody knows what has changed
Pointed = Callable[[str, int, str], None]  # a table, a seat and a thing


def tell(connection: sa.Connection, table: str, version: int, name: str) -> None:
    """Tell the others when this is committed; `name` is ours."""
    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {version} {name}")))


def tell_pointing(connection: sa.Connection, table: str, seat: int, thing: str, name: str) -> None:
    """Tell the others what somebody points at."""
    connection.execute(sa.select(sa.func.pg_notify(POINTING, f"{name} {table} {seat} {thing}")))


async def listen(address: sa.URL, name: str, heard: Heard, pointed: Pointed) -> None:
    """Hear what other processes change, for as long as this one lives; connect again when the line is cut."""

    def hear(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        parts = str(payload).split(" ")
        if len(parts) == 3 and parts[1].isdecimal() and parts[2] != name:
            heard(parts[0], int(parts[1]))

    def hear_pointing(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        whose, table, seat, thing = str(payload).split(" ", 3)
        if whose != name:
            pointed(table, int(seat), thing)

    pause = 0.2
    cut = asyncio.Event()
    line = create_async_engine(address, poolclass=sa.NullPool, hide_parameters=True)
    while True:
        driver: asyncpg.Connection[asyncpg.Record] | None = None
        try:
            async with line.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
                cut.clear()
                driver.add_termination_listener(lambda *_: cut.set())
                await driver.add_listener(CHANNEL, hear)
                await driver.add_listener(POINTING, hear_pointing)
                pause = 0.2
                heard("", 0)  # whatever was said before is lost: look at everything again
                await cut.wait()
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            get_log().warning("the line to the other servers is cut", reason=type(error).__name__)
        finally:
            if driver is not None and not driver.is_closed():
                driver.terminate()
        await asyncio.sleep(pause)
        pause = min(pause * 2, 5.0)
