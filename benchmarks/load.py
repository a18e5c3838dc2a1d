"""How much one server process carries: many tables, every seat a client of its own over the API.

    .venv/bin/python benchmarks/load.py --tables 200 --seats 4 --seconds 60 --rate 1
    .venv/bin/python benchmarks/load.py --game all --tables 50 --seconds 15 --json docs/results/load.json
    .venv/bin/python -m benchmarks.load --tables 40 --rate 0.5 --seconds 20 --processes 1 2 2+ 4 4+

A server on SQLite is started in a process of its own, with a folder of its own; the clients run in this one. Each seat
has a live connection, over which it is told what has changed, and answers: once a second (`--rate`) it looks whether
it is asked. A table whose game ends gives way to a new one. What is measured, in milliseconds:

- push, own: from sending an answer to the push that shows it to the one who answered
- push, other: to the next push to another seat of the table, unless somebody else there has answered meanwhile: then
  nobody can tell which answer it shows (each pair of eyes counts its own versions), or whether this one was secret
- reply: from sending an answer to the reply, which says that it is committed
- bytes: what a live connection carries for each answer at its table, as text and as it travels (compressed)
- CPU: of all processes of the server that take part in play

With `--processes` there are so many on one PostgreSQL; all numbers are measured at the same time, so that they see the
same machine. Tables are opened in turn at each of them. The clients of a table go to the process that has it; with a
plus they are spread over all of them, as a reverse proxy that knows nothing would do it.

- lag of this process: how late a timer fires here; when that is large, the clients bound the figures, not the server
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import valtable

HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")
REMEMBERED = 64  # pushes whose time of arrival a seat remembers


# --- what of a push matters here -------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    seat: int
    n: int
    prompt: str
    options: list[Option]


class State(msgspec.Struct):
    """A whole one, or what has changed."""

    version: int
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    score: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Push(msgspec.Struct):
    type: str
    state: State | None = None
    change: State | None = None
    id: int = 0  # of an answer
    version: int = 0


PUSH = msgspec.json.Decoder(Push)


# --- figures ---------------------------------------------------------------------------------------------------------


class Figures:
    """Everything measured; only what begins after `open` counts."""

    def __init__(self) -> None:
        self.open = False
        self.own: list[float] = []
        self.other: list[float] = []
        self.reply: list[float] = []
        self.lag: list[float] = []
        self.answers = 0
        self.refused = 0
        self.pushes = 0
        self.bytes = 0  # of text
        self.carried = 0  # as it travels
        self.finished = 0
        self.lost = 0  # live connections that broke
        self.unclear = 0  # answers after which the other's next push may show another one

    async def watch_lag(self) -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.open:
                self.lag.append(time.perf_counter() - begun - 0.01)


def share(values: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


# --- clients ---------------------------------------------------------------------------------------------------------


class Http:
    """One HTTP connection that stays open: as little as there can be, so that the clients cost little."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, secret: str, data: Any) -> tuple[int, Any]:
        body = msgspec.json.encode(data)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n" + (f"Authorization: Bearer {secret}\r\n" if secret else "") + "\r\n"
        )
        while True:
            fresh = self.writer is None or self.reader is None or self.reader.at_eof()
            if fresh:
                if self.writer is not None:
                    self.writer.close()
                self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
            assert self.reader is not None
            assert self.writer is not None
            self.writer.write(head.encode() + body)
            try:
                reply = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            except (asyncio.IncompleteReadError, ConnectionError):
                if fresh:
                    raise
                self.writer.close()  # the server has let go of an idle connection: once more, on a new one
                self.writer = None
                continue
            length = re.search(r"(?i)\r\ncontent-length: (\d+)", reply)
            content = await self.reader.readexactly(int(length.group(1)) if length else 0)
            return int(reply.split(" ", 2)[1]), json.loads(content or b"null")


class Counted(ClientConnection):
    """A live connection that counts what travels."""

    def __init__(self, *args: Any, figures: Figures, **more: Any) -> None:
        super().__init__(*args, **more)
        self.figures = figures

    def data_received(self, data: bytes) -> None:
        if self.figures.open:
            self.figures.carried += len(data)
        super().data_received(data)


class Seat:
    """One client: a live connection, and an answer now and then."""

    def __init__(self, table: Table, number: int, secret: str) -> None:
        self.table = table
        self.number = number
        self.secret = secret
        load = table.load
        self.port = load.ports[(table.home + (number if load.spread else 0)) % len(load.ports)]
        self.http = Http(self.port)
        self.live: ClientConnection | None = None
        self.question: Question | None = None
        self.shown = 0  # the version that it belongs to
        self.over = False
        self.replies: dict[int, asyncio.Future[int | None]] = {}  # to answers over the live connection, by their ids
        self.asked = 0  # answers over the live connection
        self.version = 0  # of the table after my last answer: what is older needs no answer
        self.arrived: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)  # versions, and when they were shown
        self.awaited: list[tuple[int, float]] = []  # versions of my own answers, and since when
        self.watched: list[float] = []  # when others answered, since when I was shown nothing

    async def listen(self) -> None:
        """Open the live connection; as often as it takes, since one address may open so many a second."""
        while not await self.connected():
            await asyncio.sleep(1)

    async def connected(self) -> bool:
        """Whether the door let it in."""
        load = self.table.load
        address = f"ws://{HOST}:{self.port}/api/tables/{self.table.id}/live?seat={self.number}"
        address += "" if load.whole else "&changes=true"
        proof = {"Authorization": f"Bearer {self.secret}"}
        deflate = "deflate" if load.compress else None
        self.live = await connect(
            address,
            create_connection=partial(Counted, figures=load.figures),  # type: ignore[arg-type]  # it only calls it
            additional_headers=proof,
            compression=deflate,
            max_size=None,
            open_timeout=60,
        )
        try:
            first = await self.live.recv()
        except ConnectionClosed:
            return False
        if PUSH.decode(first).type == "gone":
            return False
        self._take(first)
        task = asyncio.create_task(self._read(self.live))
        load.tasks.add(task)
        task.add_done_callback(load.tasks.discard)
        return True

    async def _read(self, live: ClientConnection) -> None:
        try:
            async for text in live:
                self._take(text)
        except ConnectionClosed:
            if not self.table.load.stopping:
                self.table.load.figures.lost += 1

    def _take(self, text: str | bytes) -> None:
        """One message."""
        figures = self.table.load.figures
        now = time.perf_counter()
        figures.bytes += len(text) if figures.open else 0
        push = PUSH.decode(text)
        if push.type in ("answered", "refused"):
            self.replies.pop(push.id).set_result(push.version if push.type == "answered" else None)
            return
        state = push.state or push.change
        if state is None:
            return
        figures.pushes += figures.open
        self.arrived.append((state.version, now))
        self.shown = state.version
        if state.question is not msgspec.UNSET:
            self.question = state.question
        if state.score is not msgspec.UNSET:
            self.over = bytes(state.score) != b"null"
        if self.awaited:
            figures.own.extend(now - since for version, since in self.awaited if version <= state.version)
            self.awaited = [one for one in self.awaited if one[0] > state.version]
        for since in self.watched:
            self._seen(since, now)
        self.watched.clear()

    def expect(self, version: int, since: float) -> None:
        """Note when this seat is shown its own answer: it may have been already."""
        for shown, at in self.arrived:
            if shown >= version:
                self.table.load.figures.own.append(at - since)
                return
        self.awaited.append((version, since))

    def watch(self, since: float) -> None:
        """Note when this seat is shown what another one has answered then: it may have been already."""
        for _, at in self.arrived:
            if at > since:
                self._seen(since, at)
                return
        self.watched.append(since)

    def _seen(self, since: float, at: float) -> None:
        figures = self.table.load.figures
        if any(since < begun < at for begun in self.table.begun):
            figures.unclear += 1
        else:
            figures.other.append(at - since)

    async def answer(self) -> None:
        """Answer the open question, if there is one."""
        question, figures = self.question, self.table.load.figures
        if question is None or self.shown < self.version:
            return
        option = random.choice(question.options).id
        answer = {"seat": self.number, "n": question.n, "prompt": question.prompt, "option": option}
        counts, begun = figures.open, time.perf_counter()
        self.table.begun.append(begun)
        version = await (self.call(answer) if self.table.load.calls else self.say(answer))
        if version is None:
            figures.refused += counts
            return
        self.version = version
        if counts:
            figures.reply.append(time.perf_counter() - begun)
            figures.answers += 1
            others = [seat for seat in self.table.seats if seat is not self]
            self.expect(version, begun)
            if others:
                random.choice(others).watch(begun)

    async def call(self, answer: dict[str, Any]) -> int | None:
        """Answer by HTTP: the version then, or nothing where it was refused."""
        status, reply = await self.http.post(f"/api/tables/{self.table.id}/answers", self.secret, answer)
        return int(reply["version"]) if status == 200 else None

    async def say(self, answer: dict[str, Any]) -> int | None:
        """The same over the live connection."""
        assert self.live is not None
        self.asked += 1
        reply: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.replies[self.asked] = reply
        await self.live.send(json.dumps({"type": "answer", "id": self.asked, "answer": answer}))
        return await reply

    async def play(self, rate: float) -> None:
        """Once a second or so, from a moment of its own on."""
        at = time.perf_counter() + random.random() / rate
        while not self.table.over:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            await self.answer()
            at = max(at + 1 / rate, time.perf_counter())


class Table:
    """One table with all its seats."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.home = load.next_home()  # the process that has it
        self.id = ""
        self.seats: list[Seat] = []
        self.begun: deque[float] = deque(maxlen=REMEMBERED)  # when its last answers were sent

    @property
    def over(self) -> bool:
        return any(seat.over for seat in self.seats)

    async def open(self) -> None:
        wanted = {"game": self.load.game, "seats": [{"kind": "me"}] * self.load.players}
        status, made = await self.load.https[self.home].post("/api/tables", "", wanted)
        while status == 429:  # an address may open so many a second
            await asyncio.sleep(made["args"]["seconds"])
            status, made = await self.load.https[self.home].post("/api/tables", "", wanted)
        if status != 201:
            raise SystemExit(f"a table could not be opened: {made}")
        self.id = made["id"]
        self.seats = [Seat(self, seat["seat"], seat["secret"]) for seat in made["seats"]]

    async def listen(self) -> None:
        await asyncio.gather(*(seat.listen() for seat in self.seats))

    async def play(self, rate: float) -> None:
        """Game after game."""
        while True:
            await asyncio.gather(*(seat.play(rate) for seat in self.seats))
            self.load.figures.finished += 1
            for seat in self.seats:
                if seat.live is not None:
                    await seat.live.close()
            await self.open()
            await self.listen()


class Load:
    """The whole run."""

    def __init__(
        self, wanted: argparse.Namespace, game: str, spread: bool, servers: list[tuple[subprocess.Popen[bytes], int]]
    ) -> None:
        self.wanted = wanted
        self.game = game
        self.players: int = wanted.seats
        self.compress: bool = not wanted.plain
        self.whole: bool = wanted.whole
        self.calls: bool = wanted.calls
        self.spread = spread
        self.server = servers[0][0]
        self.pids = [server.pid for server, _ in servers]
        self.ports = [port for _, port in servers]
        self.https = [Http(port) for port in self.ports]
        self.homes = 0
        self.idle = 0.0  # of a core, before anybody plays
        self.barrier: asyncio.Barrier | None = None  # with others that are measured at the same time
        self.figures = Figures()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def meet(self) -> None:
        if self.barrier is not None:
            await self.barrier.wait()

    def next_home(self) -> int:
        """Each process in turn."""
        self.homes += 1
        return self.homes % len(self.ports)

    async def run(self) -> dict[str, float]:
        wanted, figures = self.wanted, self.figures
        for _ in self.ports:
            warm = Table(self)  # what the first table of a game loads belongs to the server, not to a table
            await warm.open()
        await asyncio.sleep(0.5)
        before = memory(*self.pids)
        tables = [Table(self) for _ in range(wanted.tables)]
        for table in tables:
            await table.open()
        opened = memory(*self.pids)
        for table in tables:
            await table.listen()
        await asyncio.sleep(1.0)
        listening = memory(*self.pids)
        await self.meet()
        idle_from, idle_cpu = time.perf_counter(), cpu(*self.pids)
        await asyncio.sleep(wanted.warm_up)
        self.idle = (cpu(*self.pids) - idle_cpu) / (time.perf_counter() - idle_from)
        say(f"{wanted.tables} tables of {wanted.seats} seats are open; warming up")
        watch = asyncio.create_task(figures.watch_lag())
        playing = [asyncio.create_task(table.play(wanted.rate)) for table in tables]
        await asyncio.sleep(wanted.warm_up)
        await self.meet()
        figures.open = True
        begun, ours, theirs, all_before = time.perf_counter(), time.process_time(), cpu(*self.pids), cpu_of_all()
        profile(self.server, wanted.profile)
        done, _ = await asyncio.wait(playing, timeout=wanted.seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()  # a failure ends the run
        figures.open = False
        took = time.perf_counter() - begun
        server_share = (cpu(*self.pids) - theirs) / took
        busy_share = cpu_of_all() - all_before
        busy_share /= took * (os.cpu_count() or 1)
        client_share = (time.process_time() - ours) / took
        profile(self.server, wanted.profile)
        after = memory(*self.pids)
        await asyncio.sleep(1.0)  # for the last pushes
        self.stopping = True
        for task in (*playing, watch):
            task.cancel()
        return self.report(took, server_share, client_share, busy_share, (before, opened, listening, after))

    def report(
        self, took: float, server: float, client: float, busy: float, memories: tuple[int, int, int, int]
    ) -> dict[str, float]:
        figures, count = self.figures, self.wanted.tables
        say(f"--- {self.game}, processes: {len(self.ports)}{', the clients spread' if self.spread else ''}")
        before, opened, listening, after = memories
        say(
            f"answers           {figures.answers / took:10.1f} /s   ({figures.answers} in {took:.0f} s,"
            f" {figures.refused} refused, {figures.finished} games ended, {figures.lost} connections lost)"
        )
        say(
            f"pushes            {figures.pushes / took:10.1f} /s  "
            f" ({figures.bytes / max(1, figures.pushes):,.0f} bytes each)"
        )
        seats = max(1, figures.answers) * self.players
        say(
            f"bytes             {figures.bytes / seats:10,.0f} for each answer and seat,"
            f" {figures.carried / seats:,.0f} as they travel"
        )
        say(f"{'ms':22}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}")
        rows = (("push, own", figures.own), ("push, other", figures.other), ("reply", figures.reply))
        for name, values in (*rows, ("lag of the clients", figures.lag)):
            cells = "".join(f"{share(values, part):9.1f}" for part in (0.5, 0.95, 0.99, 1.0))
            say(f"{name:22}{cells}")
        each = server * took / max(1, figures.answers) * 1000
        beyond = (server - self.idle) * took / max(1, figures.answers) * 1000
        say(f"CPU while nobody plays: {self.idle:.1%} of a core; what an answer costs beyond that: {beyond:.2f} ms")
        say(
            f"CPU: the server {server:.0%} of a core ({each:.1f} ms an answer), the clients {client:.0%};"
            f" {os.cpu_count()} cores, {busy:.0%} of them busy"
        )
        say(
            f"memory of the server: {before / 1024:,.0f} MB before; a table {(opened - before) / count:,.0f} KB,"
            f" with its live connections {(listening - before) / count:,.0f} KB,"
            f" after play {(after - before) / count:,.0f} KB"
        )
        missing = len(figures.reply) * 2 - len(figures.own) - len(figures.other) - figures.unclear
        say(f"after {figures.unclear} answers another one came first; {missing} pushes had not come when the run ended")
        return {
            "answers": figures.answers,
            "refused": figures.refused,
            "lost": figures.lost,
            "unclear": figures.unclear,
            "answers_per_s": figures.answers / took,
            **{
                f"{name}_{p}": share(values, p / 100)
                for name, values in (
                    ("own", figures.own),
                    ("other", figures.other),
                    ("reply", figures.reply),
                    ("lag", figures.lag),
                )
                for p in (50, 95, 99)
            },
            "bytes_per_answer_and_seat": figures.bytes / seats,
            "carried_per_answer_and_seat": figures.carried / seats,
            "server_cpu": server,
            "cpu_ms_per_answer": each,
            "idle_cpu": self.idle,
            "cpu_ms_per_answer_beyond_idle": beyond,
            "machine_busy": busy,
            "client_cpu": client,
            "table_kb": (opened - before) / count,
            "live_kb": (listening - before) / count,
            "played_kb": (after - before) / count,
        }


# --- the server ------------------------------------------------------------------------------------------------------


def memory(*pids: int) -> int:
    """What the processes have in memory, in KB."""
    found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()) for pid in pids]
    return sum(int(one.group(1)) for one in found if one)


def cpu(*pids: int) -> float:
    """The seconds of CPU that the processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / TICK


def cpu_of_all() -> float:
    """The seconds that all cores were busy, for whomever."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / TICK


def profile(server: subprocess.Popen[bytes], wanted: Path | None) -> None:
    """Begin or end the profile of a server that was started with one."""
    if wanted is not None:
        server.send_signal(signal.SIGUSR1)


PROFILED = """
import cProfile, signal, sys, time
from valtable.cli import main
running = None
def toggle(*_):
    global running
    if running is None:
        running = cProfile.Profile(time.thread_time)
        running.enable()
    else:
        running.disable()
        running.dump_stats(PROFILE)
PROFILE = sys.argv.pop(1)
signal.signal(signal.SIGUSR1, toggle)
sys.exit(main(sys.argv[1:]))
"""


def launch(folder: Path, profiled: Path | None, database: str | None, log: Path) -> subprocess.Popen[bytes]:
    """A server with a folder of its own."""
    command = [sys.executable, "-m", "valtable"]
    if profiled is not None:
        command = [sys.executable, "-c", PROFILED, str(profiled)]
    command += ["serve", "--no-browser", "--port", "0", "--data", str(folder), "--bot-delay", "0", "--workers", "1"]
    command += ["--share", "0", "--connections", "0", "--tables", "0"]  # all clients come from one address
    if database:
        command += ["--database", database]
    with log.open("wb") as out:
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out)


def port_of(server: subprocess.Popen[bytes], log: Path) -> int:
    """Where it listens, as soon as it does."""
    for _ in range(2400):
        found = re.search(r"http://[^/\s]+:(\d+)/", log.read_text(errors="replace"))
        if found:
            return int(found.group(1))
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise SystemExit(f"the server did not start:\n{log.read_text(errors='replace')}")


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before the measurement")
    parser.add_argument("--rate", type=float, default=1, help="answers a second of a seat that is asked")
    parser.add_argument("--game", nargs="+", default=["kingdom"], help="one or several, or all")
    parser.add_argument("--plain", action="store_true", help="live connections without compression")
    parser.add_argument("--whole", action="store_true", help="whole states, and not what has changed")
    parser.add_argument("--calls", action="store_true", help="answers by HTTP, and not over the live connections")
    parser.add_argument("--database", help="another store than SQLite")
    parser.add_argument("--processes", nargs="+", default=[], help="on one PostgreSQL; 2+: with the clients spread")
    parser.add_argument("--profile", type=Path, help="let the server profile itself, and write that to this file")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    wanted = parser.parse_args()
    games = valtable.games() if wanted.game == ["all"] else wanted.game
    if wanted.processes:
        figures = {game: of_processes(wanted, game) for game in games}
    else:
        figures = {game: measure(wanted, game) for game in games}
    if wanted.json:
        told = {"tables": wanted.tables, "seats": wanted.seats, "rate": wanted.rate, "games": figures}
        wanted.json.write_text(json.dumps(told, indent=2) + "\n")


def of_processes(wanted: argparse.Namespace, game: str) -> dict[str, Any]:
    """The figures of one game for each number of processes, and how they compare with the first. All play at the same
    time, so that they see the same machine, each with a database of its own."""
    from tests.postgres import running_postgres  # for `python -m` alone

    found: dict[str, Any] = {}
    with running_postgres() as postgres, tempfile.TemporaryDirectory(prefix="valtable-load-") as name:
        folder = Path(name)
        started: dict[str, list[subprocess.Popen[bytes]]] = {}
        try:
            databases = {
                number: asyncio.run(new_database(postgres, f"processes_{n}"))
                for n, number in enumerate(wanted.processes)
            }
            for number in wanted.processes:
                started[number] = [
                    launch(folder / f"data-{number}-{i}", None, databases[number], folder / f"log-{number}-{i}")
                    for i in range(int(number.rstrip("+")))
                ]
            loads = []
            for number, servers in started.items():
                reached = [(one, port_of(one, folder / f"log-{number}-{i}")) for i, one in enumerate(servers)]
                loads.append(Load(wanted, game, number.endswith("+"), reached))
            for number, figures in zip(started, asyncio.run(together(loads)), strict=True):
                found[number] = {name: round(value, 3) for name, value in figures.items()}
                found[number] |= asyncio.run(kept(databases[number]))
        finally:
            end([server for servers in started.values() for server in servers])
            complaints(folder)
    first = found[wanted.processes[0]]["cpu_ms_per_answer_beyond_idle"]
    for number, figures in found.items():
        figures["times_the_first"] = round(figures["cpu_ms_per_answer_beyond_idle"] / first, 3)
        say(f"processes {number}: {figures['times_the_first']:.2f} times the CPU for an answer")
    return found


async def together(loads: list[Load]) -> list[dict[str, float]]:
    """All at once; nobody is measured before everybody plays."""
    barrier = asyncio.Barrier(len(loads))
    for load in loads:
        load.barrier = barrier
    return await asyncio.gather(*(load.run() for load in loads))


async def new_database(address: str, name: str) -> str:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return address.rpartition("/")[0] + "/" + name


async def kept(database: str) -> dict[str, float]:
    """How much room a table takes in PostgreSQL, and each answer."""
    connection = await asyncpg.connect(database)
    try:
        sizes = ("tables", "seats", "moves")
        total = {name: await connection.fetchval(f"SELECT pg_total_relation_size('{name}')") for name in sizes}
        tables = await connection.fetchval("SELECT count(*) FROM tables")
        moves = max(1, await connection.fetchval("SELECT count(*) FROM moves"))
    finally:
        await connection.close()
    told = {
        "kept_bytes_of_table": (total["tables"] + total["seats"]) / tables,
        "kept_bytes_of_answer": total["moves"] / moves,
    }
    say(f"kept in PostgreSQL: {told}")
    return {name: round(value) for name, value in told.items()}


def measure(wanted: argparse.Namespace, game: str) -> dict[str, float]:
    """The figures of one game, on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="valtable-load-") as folder:
        log = Path(folder) / "log"
        server = launch(Path(folder) / "data", wanted.profile, wanted.database, log)
        try:
            load = Load(wanted, game, False, [(server, port_of(server, log))])
            return {name: round(value, 3) for name, value in asyncio.run(load.run()).items()}
        finally:
            end([server])
            complaints(Path(folder))


def end(servers: list[subprocess.Popen[bytes]]) -> None:
    for server in servers:
        server.terminate()
    for server in servers:
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


def complaints(folder: Path) -> None:
    for file in folder.glob("log*"):
        log = file.read_text(errors="replace")
        if "Traceback" in log or '"error"' in log:
            say(f"the server complained:\n{log[-3000:]}")


if __name__ == "__main__":
    main()
