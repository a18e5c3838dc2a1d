"""A real server in a process of its own, as the tests of the server and of the page use it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE


class ServerProcess:
    """`valtable serve` on a free port of its own, with its own data folder; it can be killed and started again."""

    def __init__(
        self,
        data: Path,
        *options: str,
        env: dict[str, str] | None = None,
        program: tuple[str, ...] = ("-m", "valtable"),
    ) -> None:
        self.program = program
        self.data = data
        self.options = options
        self.env = env or {}
        self.port = 0
        self.log_file = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[bytes] | None = None

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
        command = [sys.executable, *self.program, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bot-delay", "0", "--share", "0", *self.options]
        env = {**os.environ, "LC_ALL": "C.UTF-8", "VALTABLE_TEST": str(self.data), **self.env}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env)
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
            self.process.kill()
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
