"""Which server process has which table, where several share a PostgreSQL.

Each process has a row in `members`, which says where the others reach it and until when it counts as alive; it lets the
row's heart beat. A table says which member has it, in its row, and has a term, which is one more for each new holder.
Whoever comes first to a table that nobody alive has takes it. A change is written only by the term that it was made in:
a process that was paused, and comes back when another has its table, cannot write a word.

One process on SQLite has all tables, always in the same term; nothing of this happens there.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from valtable.server import schema
from valtable.server.store import Store
from valtable.server.trouble import told
from valtable.table.problem import Problem

LEASE: Final = 5.0  # seconds without a beat after which others may take a member's tables
BEAT: Final = 1.0  # seconds between two beats
FIRST: Final = 1  # the term of a new table
RECENT: Final = 8  # beats whose news stay in the row: who misses a few still hears of all

MEMBERS, TABLES = schema.members, schema.tables
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # the database's clock is everybody's

JOIN: Final = sa.text(
    f"""
    WITH before AS (SELECT until FROM members WHERE name = :name)
    INSERT INTO members (name, address, until, leaving, news)
    VALUES (:name, :address, {NOW} + :lease, :leaving, :news)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, leaving = excluded.leaving, news = excluded.news
    RETURNING coalesce((SELECT until FROM before), 0) < {NOW} AS lapsed
    """
)
LOOK: Final = sa.text(f"SELECT name, address, leaving, news, until > {NOW} AS alive FROM members ORDER BY name")
BURY: Final = sa.text(f"DELETE FROM members WHERE name = :name AND until <= {NOW} RETURNING name")
REPLACE: Final = sa.text("UPDATE members SET until = 0 WHERE address = :address")
LEAVE: Final = sa.text("UPDATE members SET until = 0 WHERE name = :name")
ALIVE: Final = f"EXISTS (SELECT FROM members WHERE members.name = tables.owner AND members.until > {NOW})"
CLAIM: Final = sa.text(
    f"""
    UPDATE tables SET owner = :name, term = term + 1
    WHERE id = :id AND (owner IS NULL OR owner = :name OR NOT {ALIVE})
    RETURNING term
    """
)
OWNERS: Final = sa.text(f"SELECT id, owner FROM tables WHERE id = ANY(:ids) AND {ALIVE}")
HELD: Final = sa.select(TABLES.c.id, TABLES.c.term).where(TABLES.c.owner == sa.bindparam("name"))
UNHELD: Final = sa.text(f"NOT (owner IS NOT NULL AND {ALIVE})")


MOVED: Final = "valtable-moved"  # the header by which a process says that it does not have that table


class Elsewhere(Problem):
    """Another process has this table: whoever asked is taken there."""

    def __init__(self, table: str) -> None:
        super().__init__(503, "moving", "this table is moving to another server; try again")
        self.headers = {"retry-after": "1", MOVED: table}


class Member:
    """Another process, as its row tells."""

    __slots__ = ("address", "leaving", "name")

    def __init__(self, name: str, address: str, leaving: bool) -> None:
        self.name = name
        self.address = address  # HOST:PORT
        self.leaving = leaving


class Leases:
    """This process among those that share a store. `heard(news)` is told what another process has to tell each beat."""

    def __init__(self, store: Store, address: str, heard: Callable[[Any], None]) -> None:
        self.store = store
        self.address = address
        self.heard = heard
        self.name = ""  # another one for each life
        self.leaving = False
        self.others: dict[str, Member] = {}  # those alive
        self.first = True  # of all who are alive: it does what one of them must do
        self.beats = 0
        self.news: list[tuple[int, Any]] = []  # what we had to tell, with the number of the beat
        self.known: dict[str, int] = {}  # the last beat of each other whose news we have

    # --- being here --------------------------------------------------------------------------------------------------

    async def join(self) -> None:
        """From now on the others know of us. Whoever was at our address before is no more."""
        self.name = secrets.token_hex(8)
        async with self.store.engine.begin() as connection:
            await connection.execute(REPLACE, {"address": self.address})
        await self.beat(None)

    async def beat(self, news: Any) -> tuple[bool, bool]:
        """Say that we are here, and see who else is. Whether we had been missing, and whether we buried somebody."""
        self.beats += 1
        if news:
            self.news.append((self.beats, news))
        self.news = [one for one in self.news if one[0] > self.beats - RECENT]
        row = {
            "name": self.name,
            "address": self.address,
            "leaving": self.leaving,
            "lease": int(LEASE * 1000),
            "news": json.dumps(self.news, separators=(",", ":")),
        }
        buried = False
        with told():
            async with self.store.engine.begin() as connection:
                lapsed = bool((await connection.execute(JOIN, row)).scalar_one())
                rows = list(await connection.execute(LOOK))
            for gone in (one for one in rows if not one.alive and one.name != self.name):
                async with self.store.engine.begin() as connection:
                    buried |= (await connection.execute(BURY, {"name": gone.name})).first() is not None
        alive = [one for one in rows if one.alive]
        self.first = not alive or alive[0].name == self.name
        self.others = {one.name: Member(one.name, one.address, one.leaving) for one in alive if one.name != self.name}
        for one in rows:
            if one.name != self.name:
                self._hear(one.name, json.loads(one.news))
        self.known = {name: beat for name, beat in self.known.items() if name in self.others}
        return lapsed, buried

    def _hear(self, name: str, news: list[tuple[int, Any]]) -> None:
        known = self.known.get(name, 0)
        for beat, one in news:
            if beat > known:
                self.known[name] = beat
                self.heard(one)

    async def leave(self) -> None:
        """We are no more; whoever notices looks after what we leave."""
        with told():
            async with self.store.engine.begin() as connection:
                await connection.execute(LEAVE, {"name": self.name})

    def another(self) -> Member | None:
        """Somebody who stays, where there is one."""
        staying = [one for one in self.others.values() if not one.leaving]
        return random.choice(staying) if staying else None

    # --- having tables -----------------------------------------------------------------------------------------------

    async def claim(self, id: str) -> int | None:
        """Our term at that table, from now on; None where somebody else has it, or where there is none."""
        if self.leaving and self.another() is not None:
            await self.release([id])
            return None
        with told():
            async with self.store.engine.begin() as connection:
                term = (await connection.execute(CLAIM, {"name": self.name, "id": id})).scalar()
        return None if term is None else int(term)

    async def owners(self, ids: Sequence[str]) -> dict[str, str]:
        """Who has these tables, as far as anybody alive has them."""
        with told():
            async with self.store.engine.connect() as connection:
                rows = await connection.execute(OWNERS, {"ids": list(ids)})
                return {row.id: row.owner for row in rows}

    async def held(self) -> dict[str, int]:
        """The tables that are ours, as the store knows it, and the terms in which we have them."""
        with told():
            async with self.store.engine.connect() as connection:
                rows = await connection.execute(HELD, {"name": self.name})
                return {row.id: row.term for row in rows}

    async def release(self, ids: Sequence[str]) -> None:
        """Let go of these tables: whoever comes to one next takes it."""
        if not ids:
            return
        ours = sa.and_(TABLES.c.id.in_(ids), TABLES.c.owner == self.name)
        with told():
            async with self.store.engine.begin() as connection:
                await connection.execute(TABLES.update().where(ours).values(owner=None))
