"""How long a bystander waits while a server is attacked, and how long the server takes to stop in the middle of it.

    .venv/bin/python -m benchmarks.attacks [states ...]

The attacks are those of `tests/server/test_siege.py`, from one address, against a server with its usual limits; the
bystander plays at another one. The goal: 95 of 100 of their answers are taken within 100 ms, and SIGTERM ends the
server within five seconds. On a machine that has other things to do the figures say little: the first line, without an
attack, is what to compare with, and each line says how busy the machine was.

The attackers are a process of their own, and a humble one: elsewhere they would not share the server's cores, nor the
bystander's interpreter.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from multiprocessing.connection import Connection
from pathlib import Path

import valtable
from tests.server.guest import Guest
from tests.server.test_siege import ATTACKS, Attack, Bystander
from tests.serving import ServerProcess

SECONDS = 10.0
THREADS = 8
HALF_SENT = "half-sent requests"


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


def long_states(url: str) -> Callable[[], int]:
    """The state of a match with thousands of lines in its log, seen by its owner and by a stranger."""
    match, rng = valtable.new("valroc", players=4, seed=1), random.Random(1)
    for _ in range(2000):
        question = match.questions[0]
        match.answer(question.seat, rng.choice(question.options))
    owner, stranger = Guest(url), Guest(url)
    table = owner.ok("POST", "/api/tables/open?seat=0", content=match.save())["id"]

    def look() -> int:
        stranger.call("GET", f"/api/tables/{table}")
        return owner.call("GET", f"/api/tables/{table}?seat=0").status_code

    return look


def attack(name: str, url: str, orders: Connection) -> None:
    """In a process of its own: until it is told to stop, then what was answered."""
    os.nice(10)
    call = {**{known: begin for known, (begin, _) in ATTACKS.items()}, "states": long_states}[name](url)
    attacking = Attack(call, THREADS)
    with attacking.going_on():
        orders.send("begun")
        orders.recv()
    orders.send(attacking.statuses)


def half_sent(_name: str, url: str, orders: Connection) -> None:
    """Six hundred requests that are never finished, as in the attack that was seen."""
    with ExitStack() as lines:
        for _ in range(600):
            with suppress(OSError):
                line = lines.enter_context(socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), 5))
                line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        orders.send("begun")
        orders.recv()
    orders.send(Counter())


def measure(name: str) -> None:
    ours, theirs = multiprocessing.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", "--share", "0.5", "--connections", "256").start()
        bystander = Timed(server.url)
        bystander.thread.start()
        bystander.goes_on()
        attacker = multiprocessing.get_context("spawn").Process(
            target=half_sent if name == HALF_SENT else attack, args=(name, server.url, theirs), daemon=True
        )
        if name:
            attacker.start()
            ours.recv()
        bystander.waited.clear()
        time.sleep(SECONDS)
        waited = list(bystander.waited)
        bystander.done.set()
        bystander.thread.join(60)
        begun = time.monotonic()
        server.stop()
        ended = time.monotonic() - begun
        statuses: Counter[int] = Counter()
        if name:
            ours.send("stop")
            statuses = ours.recv()
            attacker.join()
    answered = ", ".join(f"{status}: {n}" for status, n in sorted(statuses.items()) if status)
    failed = "" if bystander.failure is None else f" FAILED: {bystander.failure}"
    half, most, worst = (percentile(waited, part) for part in (0.5, 0.95, 1.0))
    print(
        f"{name or 'no attack':20} {len(waited):4} answers: median {half:6.1f} ms, 95 % {most:6.1f} ms, "
        f"worst {worst:6.1f} ms; stopped in {ended:.1f} s; load {os.getloadavg()[0]:.1f}; "
        f"attack answered {answered or '-'}{failed}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *ATTACKS, HALF_SENT], help="only these attacks")
    wanted = parser.parse_args()
    for name in ("", *(wanted.names or [*ATTACKS, HALF_SENT])):
        measure(name)


if __name__ == "__main__":
    main()
