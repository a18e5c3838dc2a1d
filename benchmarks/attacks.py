"""How long a bystander waits while a server is attacked, and how long the server takes to stop in the middle of it.

    .venv/bin/python -m benchmarks.attacks

The attacks are those of `tests/server/test_siege.py`, from one address, against a server with its usual limits; the
bystander plays at another one. The goal: 95 of 100 of their answers are taken within 100 ms, and SIGTERM ends the
server within five seconds. On a machine that has other things to do the figures say little: the first line, without an
attack, is what to compare with.
"""

from __future__ import annotations

import argparse
import socket
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx

from tests.server.test_siege import ATTACKS, Attack, Bystander
from tests.serving import ServerProcess


class Timed(Bystander):
    """A bystander with a watch."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.waited: list[float] = []
        answer = self.guest.answer

        def timed(table: str, question: object, option: str, **more: object) -> object:
            begun = time.perf_counter()
            found = answer(table, question, option, **more)
            self.waited.append(time.perf_counter() - begun)
            return found

        self.guest.answer = timed  # type: ignore[method-assign]


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def half_open(port: int) -> None:
    """Six hundred requests that are never finished, as in the attack that was seen."""
    with ExitStack() as lines:
        for _ in range(600):
            with suppress(OSError):
                line = lines.enter_context(socket.create_connection(("127.0.0.1", port), 5))
                line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(SECONDS)


SECONDS = 10.0


def measure(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", "--share", "0.5", "--connections", "256").start()
        bystander = Timed(server.url)
        bystander.thread.start()
        bystander.goes_on()
        bystander.waited.clear()
        statuses = ""
        if name == "half-sent requests":
            attacker = threading.Thread(target=half_open, args=(server.port,), daemon=True)
            attacker.start()
            time.sleep(SECONDS)
            ended = stop(server, bystander)
        elif name:
            attack = Attack(ATTACKS[name][0](server.url), threads=8)
            with attack.going_on():
                time.sleep(SECONDS)
                ended = stop(server, bystander)
            statuses = ", ".join(f"{status}: {n}" for status, n in sorted(attack.statuses.items()) if status)
        else:
            time.sleep(SECONDS)
            ended = stop(server, bystander)
    failed = "" if bystander.failure is None else f" FAILED: {bystander.failure}"
    half, most, worst = (percentile(bystander.waited, part) for part in (0.5, 0.95, 1.0))
    print(
        f"{name or 'no attack':20} {len(bystander.waited):4} answers: median {half:6.1f} ms, 95 % {most:6.1f} ms, "
        f"worst {worst:6.1f} ms; stopped in {ended:.1f} s; attack answered {statuses or '-'}{failed}",
        flush=True,
    )


def stop(server: ServerProcess, bystander: Bystander) -> float:
    bystander.done.set()
    bystander.thread.join(60)
    begun = time.monotonic()
    server.stop()
    return time.monotonic() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    for name in ("", *ATTACKS, "half-sent requests"):
        with suppress(httpx.HTTPError):
            measure(name)


if __name__ == "__main__":
    main()
