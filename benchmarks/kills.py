"""Servers that are killed at random moments while people answer: is anything lost that was acknowledged?

    .venv/bin/python -m benchmarks.kills --kills 1000
    .venv/bin/python -m benchmarks.kills --kills 200 --postgres

Each answer that a client was told is taken must be in the store afterwards, at its place. On SQLite one server is
killed (kill -9) and started again; on PostgreSQL there are three on one database, one of which is killed each time, or
asked to stop, or paused for longer than its lease; now and then PostgreSQL itself is restarted, in the hard way. There
the clients do as the page does: they have a live connection to whichever server a proxy would choose, answer over it,
play with a bot, and connect again by themselves when it breaks; how long they were without their table is measured.
A client that is refused for now (503), or whose connection breaks, waits and goes on. Servers are forked from a process
that has made everything ready.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from contextlib import closing, nullcontext
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.postgres import Postgres
from valtable.server import logs
from valtable.server.app import create_app
from valtable.server.leases import LEASE
from valtable.server.serve import Server as ServerThatLeaves
from valtable.server.serve import configure, listen
from valtable.server.settings import Settings

TWO = [{"kind": "me"}, {"kind": "me"}]
GAMES = ("kingdom", "villages", "margraves")
PAUSE = 0.3  # seconds after which the page connects again
SETTLED = 60.0  # seconds that everybody may take to answer again, in the end


def keep_starting(orders: Connection, data: str, port: int, database: str | None) -> None:
    """In a process of its own: a server that is made once, and forked for each life of it."""
    settings = Settings(data=Path(data), port=port, database=database, bot_delay=0, workers=1, share=0, tables=0)
    Path(data).mkdir(parents=True, exist_ok=True)
    app = create_app(settings)
    while orders.recv():
        pid = os.fork()
        if pid == 0:
            logs.set_up()
            with listen(settings.host, port) as listener:
                server = ServerThatLeaves(configure(app, settings), lambda: None, app.state.hall.hand_over)
                server.run(sockets=[listener])
            os._exit(0)  # it could not start, perhaps
        orders.send(pid)
        how: int
        while (how := orders.recv()) not in (signal.SIGKILL, signal.SIGTERM):
            os.kill(pid, how)
            orders.send(pid)
        os.kill(pid, how)
        os.waitpid(pid, 0)
        orders.send(0)


class Server:
    """A server that can be killed and started again on its port."""

    def __init__(self, data: Path, database: str | None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.orders, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        arguments = (theirs, str(data), self.port, database)
        self.process = context.Process(target=keep_starting, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def start(self) -> None:
        self.orders.send("start")
        self.orders.recv()

    def signal(self, how: signal.Signals) -> None:
        """SIGKILL and SIGTERM are waited for."""
        self.orders.send(how)
        self.orders.recv()

    def kill(self) -> None:
        self.signal(signal.SIGKILL)

    def close(self) -> None:
        """Kill it for good."""
        self.kill()
        self.process.kill()
        self.process.join()
        self.process.close()
        self.orders.close()


class Client:
    """Plays both seats of one table after the other, and remembers what was acknowledged."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, dict[tuple[int, int], str]] = defaultdict(dict)  # table: (seat, n): option
        self.statuses: Counter[int] = Counter()
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.http = httpx.Client(timeout=20)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """What one of the servers says; None when it was not for now."""
        url = self.rng.choice(self.servers).url
        try:
            response = self.http.request(method, url + path, json=body)
        except httpx.HTTPError:
            self.done.wait(0.02)
            return None
        self.statuses[response.status_code] += 1
        if response.is_success:
            return response.json()
        self.done.wait(0.05)
        return None

    def play(self) -> None:
        while not self.done.is_set():
            wanted = {"game": self.rng.choice(GAMES), "seats": TWO, "hints": False}  # no process for the teacher
            made = self.call("POST", "/api/tables", wanted)
            if made is not None:
                self.http.headers["authorization"] = "Bearer " + ",".join(seat["secret"] for seat in made["seats"])
                self.sit_at(made["id"])

    def sit_at(self, table: str) -> None:
        seat = 0
        while not self.done.is_set():
            state = self.call("GET", f"/api/tables/{table}?seat={seat}")
            if state is None:
                continue
            if state["table"]["status"] == "over":
                return
            question = state["question"]
            if question is None:
                seat = next(one["seat"] for one in state["table"]["seats"] if one["asked"])
                continue
            option = self.rng.choice(question["options"])["id"]
            body = {"seat": seat, "n": question["n"], "prompt": question["prompt"], "option": option}
            if self.call("POST", f"/api/tables/{table}/answers", body) is not None:
                self.acknowledged[table][seat, question["n"]] = option


class Page(Client):
    """Plays with a bot as the page does: over a live connection, which comes back by itself."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        super().__init__(servers, seed)
        self.away: list[float] = []  # seconds from a connection that broke to the table shown again
        self.lost: float | None = None  # since when

    def play(self) -> None:
        while not self.done.is_set():
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            made = self.call("POST", "/api/tables", {"game": self.rng.choice(GAMES), "seats": seats, "hints": False})
            if made is not None:
                self.secret = made["seats"][0]["secret"]
                self.sit_at(made["id"])

    def sit_at(self, table: str) -> None:
        failures = 0
        while not self.done.is_set():
            port = self.rng.choice(self.servers).port
            try:
                if self.follow(f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat=0", table):
                    return
                failures = 0
            except (OSError, WebSocketException, TimeoutError, EOFError):
                failures += 1
            self.lost = self.lost or time.monotonic()
            refused = failures > 0  # a proxy would have tried another one at once
            self.done.wait(0.02 if refused else PAUSE * (0.8 + 0.4 * self.rng.random()))

    def follow(self, address: str, table: str) -> bool:
        """Until the game is over, or the connection is."""
        proof = {"authorization": f"Bearer {self.secret}"}
        with connect(address, additional_headers=proof, max_size=None, open_timeout=20, close_timeout=0) as live:
            sent: tuple[int, str] | None = None  # the answer under way
            while not self.done.is_set():
                try:
                    down = json.loads(live.recv(1.0))
                except TimeoutError:
                    continue
                kind = down["type"]
                if kind == "state":
                    if self.lost is not None:
                        self.away.append(time.monotonic() - self.lost)
                        self.lost = None
                    state = down["state"]
                    if state["table"]["status"] == "over":
                        return True
                    question = state["question"]
                    if question is not None and (sent is None or sent[0] != question["n"]):
                        sent = question["n"], self.rng.choice(question["options"])["id"]
                        answer = {"seat": 0, "n": sent[0], "prompt": question["prompt"], "option": sent[1]}
                        live.send(json.dumps({"type": "answer", "id": sent[0], "answer": answer}))
                elif kind == "answered":
                    assert sent is not None
                    self.acknowledged[table][0, down["id"]] = sent[1]
                    self.statuses[200] += 1
                elif kind == "refused":
                    self.statuses[down["status"]] += 1
                    return False  # and look again
                elif kind == "gone":
                    return False
        return False


def stored_in_file(file: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as store:
        return list(store.execute('SELECT "table", seat, option FROM moves ORDER BY "table", n'))


async def stored_in_postgres(address: str) -> list[tuple[str, int, str]]:
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch('SELECT "table", seat, option FROM moves ORDER BY "table", n')
        return [(row[0], row[1], row[2]) for row in rows]
    finally:
        await connection.close()


class Report:
    """What became of it all."""

    def __init__(self) -> None:
        self.kills = 0
        self.restarts = 0  # of PostgreSQL
        self.acknowledged = 0
        self.lost: list[tuple[str, int, int]] = []
        self.statuses: Counter[int] = Counter()
        self.how: Counter[str] = Counter()
        self.away: list[float] = []

    def line(self) -> str:
        codes = ", ".join(f"{code}: {count}" for code, count in sorted(self.statuses.items()))
        ways = ", ".join(f"{count} by {how}" for how, count in sorted(self.how.items()))
        told = (
            f"{self.kills} kills ({ways}), {self.restarts} restarts of PostgreSQL: {self.acknowledged} answers "
            f"acknowledged, {len(self.lost)} lost; answers by status: {codes}"
        )
        if self.away:
            away = sorted(self.away)
            most = ", ".join(f"{away[min(len(away) - 1, int(len(away) * part))]:.1f}" for part in (0.5, 0.95, 1))
            told += f"; {len(away)} times a page was without its table, median, 95 % and most: {most} s"
        return told


def besiege(
    folder: Path,
    kills: int,
    postgres: Postgres | None,
    seed: int = 1,
    clients: int = 6,
    minutes: float = 1e9,
    restart_every: int = 20,
    ways: tuple[signal.Signals, ...] = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP),
    down: float = 0.0,
) -> Report:
    """Kill servers so many times, or for so long, then see what is there. They are away for up to `down` seconds."""
    end = time.monotonic() + 60 * minutes
    rng = random.Random(seed)
    report = Report()
    database = None if postgres is None else postgres.address
    servers = [Server(folder / "data", database) for _ in range(1 if postgres is None else 3)]
    kind = Client if postgres is None else Page
    players = [kind(servers, seed * 1000 + n) for n in range(clients)]
    for server in servers:
        server.start()
        answering(server)
    for player in players:
        player.thread.start()
    while report.kills < kills and time.monotonic() < end:
        heard = sum(len(kept) for player in players for kept in player.acknowledged.values())
        time.sleep(rng.random() * 0.4)
        if postgres is not None and report.kills % restart_every == restart_every - 1:
            postgres.restart()
            report.restarts += 1
        server = rng.choice(servers)
        how = signal.SIGKILL if postgres is None else rng.choice(ways)
        report.how[how.name] += 1
        server.signal(how)
        report.kills += 1
        if how == signal.SIGSTOP:
            time.sleep(LEASE * 1.5)
            server.signal(signal.SIGCONT)
        else:
            time.sleep(rng.random() * down)
            server.start()
        answering(server)
        waited = time.monotonic()  # so that kills do not follow each other before anybody has played
        while time.monotonic() - waited < SETTLED:
            if sum(len(kept) for player in players for kept in player.acknowledged.values()) > heard:
                break
            time.sleep(0.01)
        if report.kills % 50 == 0:
            print(f"{report.kills} kills, {heard} answers acknowledged", file=sys.stderr, flush=True)
    for player in players:
        player.done.set()
        player.thread.join(SETTLED)
        player.http.close()
    for server in servers:
        server.close()
    rows = (
        stored_in_file(folder / "data" / "valtable.db")
        if database is None
        else asyncio.run(stored_in_postgres(database))
    )
    found: dict[tuple[str, int], list[str]] = defaultdict(list)
    for table, seat, option in rows:
        found[table, seat].append(option)
    for player in players:
        report.statuses.update(player.statuses)
        report.away += player.away if isinstance(player, Page) else []
        for table, answers in player.acknowledged.items():
            for (seat, n), option in answers.items():
                report.acknowledged += 1
                if found[table, seat][n : n + 1] != [option]:
                    report.lost.append((table, seat, n))
    return report


def answering(server: Server) -> None:
    """Wait until the server listens; one that found no database gave up, and is started again."""
    end = time.monotonic() + SETTLED
    while time.monotonic() < end:
        try:
            if httpx.get(server.url + "/health", timeout=20).status_code in (200, 503):
                return
        except httpx.HTTPError:
            time.sleep(0.02)
    raise RuntimeError("a server does not come back")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1e9, help="end then, however many it were")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Postgres() if wanted.postgres else nullcontext() as postgres:
        down = 2 * LEASE if wanted.postgres else 0.0
        report = besiege(Path(folder), wanted.kills, postgres, wanted.seed, minutes=wanted.minutes, down=down)
    print(report.line())
    raise SystemExit(1 if report.lost or 500 in report.statuses else 0)


if __name__ == "__main__":
    main()
