"""How a server is run: what the command line decides."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from valtable.datadir import home

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8300
ANYWHERE: Final = ("0.0.0.0", "::", "")


def default_workers() -> int:
    """As many thinking bots at once as leave the server a core of its own."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything has a default that suits one person at home."""

    host: str = LOOPBACK
    port: int = PORT
    data: Path = msgspec.field(default_factory=home)  # what is kept: the database, keys, reports
    database: str | None = None  # None: a SQLite file in `data`
    bot_delay: float = 0.2  # seconds between two visible moves of bots: each page shows them at its reader's pace
    bot_budget: float = 5.0  # seconds a bot may think
    share: float = 0.5  # of the processor, for one address in the long run; 0: as much as it likes
    connections: int | None = None  # from one address; None: as many as gate.py says, from this machine any number
    keep_days: int = 400  # that a table is kept after its last change; 0: for ever. A browser forgets it in 365
    tables: int = 2000  # that are kept for one address; 0: any number
    hooks: Literal["off", "public", "any"] = "public"  # addresses that are called when it is somebody's turn
    workers: int = msgspec.field(default_factory=default_workers)  # processes in which bots think
    advertise: str = ""  # HOST:PORT at which other processes on the same database reach this one; "": as it listens
    ahead: bool = True  # where hints are allowed, such a process is there before somebody asks for one

    @property
    def reached_at(self) -> str:
        """Where other processes on the same database reach this one."""
        host = outward() if self.host in ANYWHERE else self.host
        return self.advertise or f"{f'[{host}]' if ':' in host else host}:{self.port}"


def outward() -> str:
    """This machine's address in its network: the one it would talk to the outside from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: Any = probe.getsockname()[0]
        except OSError:
            return LOOPBACK
    return str(found)
