"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tools import machine

REASON = "no PostgreSQL here (initdb and postgres): on Debian and Ubuntu apt install postgresql"


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database on a server that runs as long as this context; None of it is kept."""
    programs = machine.postgres()
    assert programs is not None, REASON
    folder = Path(tempfile.mkdtemp(prefix="valtable-pg-"))
    user = _user(folder)
    data = folder / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    try:
        initdb = [programs / "initdb", "-D", data, "-U", "valtable", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(list(map(str, initdb)), check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [str(programs / "postgres"), "-D", str(data), *options], user=user, cwd=folder, stdout=log, stderr=log
            )
        try:
            _wait(server, port, folder / "log")
            yield f"postgresql://valtable@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _user(folder: Path) -> int | None:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid() != 0:
        return None
    import pwd  # not on Windows

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            uid = pwd.getpwnam(name).pw_uid
            os.chown(folder, uid, -1)
            return uid
    raise AssertionError("there is no user that PostgreSQL could run as")


def _wait(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if "ready to accept connections" in log.read_text(errors="replace"):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return
        assert server.poll() is None, log.read_text(errors="replace")
        time.sleep(0.05)
    raise AssertionError(f"PostgreSQL did not start:\n{log.read_text(errors='replace')}")
