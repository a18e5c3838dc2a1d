"""A real server in a process of its own, as the tests of the server and of the page use it.

Most of what it costs to start one is importing libraries, about four seconds of a core. So one process that has
imported them waits, and each server is forked from it: a process like any other from then on, which reads its own
command line, opens its own database, and can be killed. Tests of the command itself ask for a `fresh` one.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Protocol

from tests.patience import PATIENCE

CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()


class Running(Protocol):
    """A process, as `subprocess` has it."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...


class Forked:
    """A server that was forked from the process which waits with all libraries imported."""

    def __init__(self, arguments: list[str], env: dict[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        assert isinstance(context, ForkServerContext)
        context.set_forkserver_preload(["valtable.cli", "valtable.server.serve"])
        self.process: ForkServerProcess = context.Process(target=serve, args=(arguments, env, str(log)))
        atexit.register(self.end)  # before multiprocessing waits for it, should a test have forgotten it
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        code = self.process.exitcode
        if code is None:
            raise TimeoutError(f"the server {self.pid} does not end")
        return code

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)

    def end(self) -> None:
        if self.poll() is None:
            self.process.kill()


def serve(arguments: list[str], env: dict[str, str], log: str) -> None:
    """What a forked process does: `valtable` with these arguments, its words in the log."""
    os.environ.clear()
    os.environ.update(env)
    for name, target in ((os.devnull, 0), (log, 1), (log, 2)):
        there = os.open(name, os.O_RDWR | os.O_APPEND)
        os.dup2(there, target)
        os.close(there)
    from valtable.cli import main

    sys.exit(main(arguments))


def launch(arguments: list[str], env: dict[str, str], log: Path, fresh: bool = False) -> Running:
    """`valtable` with these arguments, its words at the end of the log."""
    with log.open("ab") as out:
        if CAN_FORK and not fresh:
            return Forked(arguments, env, log)
        command = [sys.executable, "-m", "valtable", *arguments]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=env)


class ServerProcess:
    """`valtable serve` on a free port of its own, with its own data folder; it can be killed and started again."""

    def __init__(self, data: Path, *options: str, fresh: bool = False) -> None:
        self.data = data
        self.options = options
        self.fresh = fresh
        self.port = 0
        self.log_file = data.parent / f"{data.name}.log"
        self.process: Running | None = None

    @property
    def url(self) -> str:
        """The address without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """All it has written since it was first started."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> ServerProcess:
        """Start it and wait until it answers; on the same port as before, if it has run already."""
        self.data.mkdir(parents=True, exist_ok=True)
        before = len(self.log)
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data), "--bot-delay", "0"]
        arguments += ["--share", "0", *self.options]  # tests are quicker than people
        env = {**os.environ, "LC_ALL": "C.UTF-8", "VALTABLE_TEST": str(self.data)}
        self.process = launch(arguments, env, self.log_file, self.fresh)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.alive:
            address = re.search(r"http://[^/\s]+:(\d+)/", self.log[before:])
            if address is not None:
                self.port = int(address.group(1))
                return self
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log[before:]}")

    def kill(self) -> None:
        """kill -9: no time for anything."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def restart(self) -> ServerProcess:
        """Killed if it still runs, and started again on the same port."""
        self.kill()
        return self.start()
