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


class Postgres:
    """A server that runs as long as this context, and can be restarted meanwhile; nothing of it is kept."""

    def __init__(self) -> None:
        programs = machine.postgres()
        assert programs is not None, REASON
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="valtable-pg-"))
        self.user = _user(self.folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"postgresql://valtable@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Postgres:
        try:
            data = self.folder / "data"
            initdb = [self.programs / "initdb", "-D", data, "-U", "valtable", "-A", "trust", "-E", "UTF8", "--no-sync"]
            subprocess.run(
                list(map(str, initdb)), check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL
            )
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        options = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        _wait(self.process, self.port, self.folder / "log")

    def stop(self) -> None:
        """At once: whoever is connected is cut off."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self.start()


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database on a server that runs as long as this context."""
    with Postgres() as server:
        yield server.address


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
