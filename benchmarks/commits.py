"""What telling other processes of each change would cost: transactions a second on a PostgreSQL of its own.

    .venv/bin/python -m benchmarks.commits --writers 16 --seconds 4

Each transaction does what an answer does: a table's row is changed if it is as known, a move is added. The three kinds
take turns, so that they see the same machine: `plain` knows the version, `term` also the term of the lease (what the
server does), `notify` tells everybody who listens, in the same transaction (what it once did).
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter

import asyncpg

from tests.postgres import running_postgres

KINDS = ("plain", "term", "notify")
ROUNDS = 3


async def write(pool: asyncpg.Pool[asyncpg.Record], n: int, kind: str, end: float, done: Counter[str]) -> None:
    async with pool.acquire() as connection:
        while time.monotonic() < end:
            async with connection.transaction():
                version = await connection.fetchval("SELECT version FROM tables WHERE id = $1", n)
                also = " AND term = 1" if kind == "term" else ""
                update = f"UPDATE tables SET version = version + 1, text = $3 WHERE id = $1 AND version = $2{also}"
                await connection.execute(update, n, version, "x" * 400)
                await connection.execute("INSERT INTO moves VALUES ($1, $2, 'an-option')", n, version)
                if kind == "notify":
                    await connection.execute("SELECT pg_notify('tables', $1)", f"{n} {version}")
            done[kind] += 1


async def measure(address: str, writers: int, seconds: float) -> Counter[str]:
    done: Counter[str] = Counter()
    async with asyncpg.create_pool(address, min_size=writers, max_size=writers) as pool:
        await pool.execute("CREATE TABLE tables (id int PRIMARY KEY, version int, term int, text text)")
        await pool.execute('CREATE TABLE moves ("table" int, n int, option text, PRIMARY KEY ("table", n))')
        await pool.execute("INSERT INTO tables SELECT n, 1, 1, '' FROM generate_series(1, $1::int) n", writers)
        listener = await asyncpg.connect(address)
        await listener.add_listener("tables", lambda *_: None)
        for _ in range(ROUNDS):
            for kind in KINDS:
                end = time.monotonic() + seconds
                await asyncio.gather(*(write(pool, n + 1, kind, end, done) for n in range(writers)))
        await listener.close()
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=4)
    wanted = parser.parse_args()
    with running_postgres() as address:
        done = asyncio.run(measure(address, wanted.writers, wanted.seconds))
    for kind in KINDS:
        print(f"{kind:8}{done[kind] / ROUNDS / wanted.seconds:10.0f} transactions a second")


if __name__ == "__main__":
    main()
