"""Attacks on a real server: they are refused, somebody else's game goes on meanwhile, and SIGTERM ends it all the same.

How long a bystander waits is measured by `benchmarks/attacks.py`; here is no clock.
"""

from __future__ import annotations

import itertools
import re
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.guest import Guest, until
from tests.server.test_reading import DEEP, crowd, forged, packed
from tests.serving import ServerProcess

TWO = [{"kind": "me"}, {"kind": "me"}]
BYSTANDER = "127.0.0.9"  # another address of this machine


class Bystander:
    """Somebody at another address who plays a quiet game."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.guest.http.close()
        transport = httpx.HTTPTransport(local_address=BYSTANDER)
        self.guest.http = httpx.Client(base_url=url, transport=transport, timeout=PATIENCE)
        self.answers = 0
        self.done = threading.Event()
        self.failure: BaseException | None = None
        self.thread = threading.Thread(target=self.play, daemon=True)

    def play(self) -> None:
        try:
            table = ""
            while not self.done.wait(0.1):
                if not table:
                    table = self.guest.make("kingdom", TWO, seed=1)["id"]
                state = self.guest.state(table)
                seat = next((one["seat"] for one in state["table"]["seats"] if one["asked"]), None)
                if seat is None:
                    table = ""
                    continue
                question = self.guest.state(table, seat)["question"]
                self.guest.answer(table, question, question["options"][0]["id"])
                self.answers += 1
        except BaseException as error:
            self.failure = error

    def goes_on(self) -> bool:
        """Wait until a few more answers are taken."""
        goal = self.answers + 3
        until(lambda: self.answers >= goal or self.failure is not None)
        assert self.failure is None, self.failure
        return True


class Attack:
    """Several threads that call until they are told to stop; what they were answered."""

    def __init__(self, call: Callable[[], int], threads: int = 2) -> None:
        self.call = call
        self.statuses: Counter[int] = Counter()
        self.done = threading.Event()
        self.threads = [threading.Thread(target=self.run, daemon=True) for _ in range(threads)]

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self.statuses[self.call()] += 1
            except (httpx.HTTPError, OSError):
                self.statuses[0] += 1
                self.done.wait(0.01)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        for thread in self.threads:
            thread.start()
        try:
            yield
        finally:
            self.done.set()
            for thread in self.threads:
                thread.join(PATIENCE)


def posting(path: str, **more: Any) -> Callable[[str], Callable[[], int]]:
    return lambda url: lambda: httpx.post(url + path, timeout=PATIENCE, **more).status_code


def getting(*paths: str) -> Callable[[str], Callable[[], int]]:
    return lambda url: lambda: [httpx.get(url + path, timeout=PATIENCE).status_code for path in paths][-1]


def forging(url: str) -> Callable[[], int]:
    """Matches with thousands of players, and matches with a card pack that takes its reader very long."""
    bodies = itertools.cycle([forged("kingdom", crowd), forged("kingdom", deep)])
    return lambda: httpx.post(url + "/api/tables/open", timeout=PATIENCE, content=next(bodies)).status_code


def deep(body: Any) -> None:
    body["options"]["cards"] = DEEP


def long_table(url: str) -> Callable[[], int]:
    """The state of a table, again and again, through eyes that change."""
    guest = Guest(url)
    table = guest.make("valroc", [{"kind": "me"}] * 4, seed=1)["id"]
    secrets = guest.http.cookies

    def look() -> int:
        with httpx.Client(base_url=url, cookies=secrets, timeout=PATIENCE) as http:
            return [http.get(f"/api/tables/{table}?seat={seat}").status_code for seat in range(4)][-1]

    return look


# What may be answered, beside 429 (too many) and 503 (not now). That floods do come to 429 is seen in test_gate.py,
# where time does not matter: a busy machine sends too few requests for it.
ATTACKS: dict[str, tuple[Callable[[str], Callable[[], int]], int]] = {
    "packs": (posting("/api/tables", json=packed("kingdom", DEEP)), 400),
    "forged matches": (forging, 400),
    "states": (long_table, 200),
    "the metrics": (getting("/metrics"), 200),
    "pages": (getting("/", "/health"), 200),
    "malformed answers": (posting("/api/tables/0123456789abcdef/answers", content=b"{" * 60_000), 400),
}


@contextmanager
def besieged(data: Path) -> Iterator[tuple[ServerProcess, Bystander]]:
    """A server with a bystander; whatever happens, it stops when it is told to."""
    server = ServerProcess(data, "--share", "0.2", "--connections", "100").start()
    bystander = Bystander(server.url)
    bystander.thread.start()
    try:
        bystander.goes_on()
        yield server, bystander
    finally:
        bystander.done.set()
        bystander.thread.join(PATIENCE)
        server.kill()
    assert "Traceback" not in server.log


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_and_others_play_on(tmp_path: Path, name: str) -> None:
    begin, status = ATTACKS[name]
    with besieged(tmp_path / "data") as (server, bystander):
        attack = Attack(begin(server.url))
        with attack.going_on():
            until(lambda: attack.statuses[status] >= 3)
            assert bystander.goes_on()
            assert set(attack.statuses) <= {status, 429, 503}
            bystander.done.set()
            bystander.thread.join(PATIENCE)
            assert server.stop() == 0, "in the middle of it"
        assert set(attack.statuses) <= {status, 429, 503, 0}, "0: it was gone"


def test_half_sent_requests_and_many_connections(tmp_path: Path) -> None:
    with besieged(tmp_path / "data") as (server, bystander):
        lines: list[socket.socket] = []
        half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        for n in range(150):
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            lines.append(line)
            with suppress(OSError):
                line.sendall(half if n % 2 else half[:30])
        with suppress(OSError):
            assert b" 503 " in lines[-1].recv(1000)
        assert bystander.goes_on()
        bystander.done.set()
        bystander.thread.join(PATIENCE)
        assert server.stop() == 0
        for line in lines:
            line.close()


STUCK = """
import sys, time
from valtable.server import reports
reports.write = lambda *_: time.sleep(100_000)
from valtable.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_thread_that_never_ends_does_not_hold_the_server_up(tmp_path: Path) -> None:
    """SIGTERM ends it all the same."""
    command = [sys.executable, "-c", STUCK, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found is not None
            guest = Guest(found.group())
            path = f"/api/tables/{guest.make('kingdom', TWO)['id']}/reports"

            def report() -> None:
                with suppress(httpx.HTTPError):  # nobody answers
                    guest.call("POST", path, {"words": "x"})

            threading.Thread(target=report, daemon=True).start()
            Guest(found.group()).ok("GET", "/api/me")
            server.terminate()
            assert server.wait(PATIENCE) == 0
        finally:
            server.kill()


def test_what_one_address_may_keep(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--tables", "3").start()
    try:
        guest = Guest(server.url)
        body = {"game": "kingdom", "seats": TWO}
        made = [guest.call("POST", "/api/tables", body).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        other = Bystander(server.url).guest
        assert other.call("POST", "/api/tables", body).status_code == 201
        growth = httpx.get(server.url + "/metrics").text
        assert "valtable_stored_bytes" in growth
    finally:
        server.kill()
