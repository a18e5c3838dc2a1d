"""How a server is run: what the command line decides."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from valtable.datadir import home

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8300


def default_workers() -> int:
    """As many thinking bots at once as leave the server a core of its own."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything has a default that suits one person at home."""

    host: str = LOOPBACK
    port: int = PORT
    data: Path = msgspec.field(default_factory=home)  # what is kept: the database, keys, reports
    database: str | None = None  # None: a SQLite file in `data`
    bot_delay: float = 0.6  # seconds between two visible moves of bots
    bot_budget: float = 5.0  # seconds a bot may think
    share: float = 0.5  # of the processor, for one address in the long run; 0: as much as it likes
    connections: int | None = None  # from one address; None: as many as gate.py says, from this machine any number
    keep_days: int = 400  # that a table is kept after its last change; 0: for ever. A browser forgets it in 365
    tables: int = 2000  # that are kept for one address; 0: any number
    workers: int = msgspec.field(default_factory=default_workers)  # processes in which bots think
    ahead: bool = True  # where hints are allowed, such a process is there before somebody asks for one
