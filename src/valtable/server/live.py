"""Live connections: the newest state after each change, and never a backlog.

Each connection has a flag that says "something has changed". Its task builds the state for its own pair of eyes and
sends it; whatever happens meanwhile sets the flag again. So a slow reader gets fewer states, and holds up nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from valtable.engine.events import Event
from valtable.server import metrics, wire
from valtable.server.hall import Entry, Hall, Watcher
from valtable.server.limits import Limits, place_of
from valtable.server.people import Person
from valtable.server.problems import Problem
from valtable.server.state import ENCODER, state

WATCHERS: Final = 250  # connections to one table, after which only those who sit at it are let in
PATIENCE: Final = 10.0  # seconds that a reader may take for one state
STRIKES: Final = 3  # messages that make no sense, before the connection is closed
MESSAGE_SIZE: Final = 4096
PER_SECOND: Final = 20  # messages that are read
AWAY: Final = 1001
GONE: Final = 4404
REFUSED: Final = 4403
NONSENSE: Final = 4400
SLOW: Final = 4408

READER: Final = msgspec.json.Decoder(wire.Up)


class Live:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], entry: Entry, person: Person, eyes: int | None) -> None:
        self.socket = socket
        self.entry = entry
        self.watcher = Watcher(person)
        self.eyes = eyes
        self.seen: tuple[Event, ...] = ()
        self.have = 0  # lines of talk that were sent
        self.last = -1  # the number of the last of them
        self.strikes = 0
        self.code = AWAY  # why the connection is closed, in the end; by then nobody writes any more

    async def run(self) -> None:
        """Until either side leaves."""
        entry, watcher = self.entry, self.watcher
        entry.come(watcher)
        metrics.CONNECTIONS.inc()
        watcher.since = asyncio.get_running_loop().time()
        reader = asyncio.create_task(self.read())
        reader.add_done_callback(lambda _: watcher.flag.set())
        try:
            while not reader.done() and await self.push():
                await watcher.flag.wait()
        finally:
            entry.leave(watcher)
            metrics.CONNECTIONS.dec()
            reader.cancel()
            (ending,) = await asyncio.gather(reader, return_exceptions=True)
        if isinstance(ending, Exception) and not isinstance(ending, (WebSocketDisconnect, OSError)):
            raise ending

    async def push(self) -> bool:
        """Send the newest state; False when the reader has no time for it."""
        watcher = self.watcher
        watcher.flag.clear()
        since = watcher.since
        try:
            async with asyncio.timeout(PATIENCE):
                await send(self.socket, self.message())
        except TimeoutError:
            self.code = SLOW
            return False
        except (WebSocketDisconnect, OSError):
            return False
        metrics.PUSHES.inc()
        metrics.PUSH_SECONDS.observe(asyncio.get_running_loop().time() - since)
        return True

    def message(self) -> bytes:
        """The state as it is now, with what is new in the log and the talk."""
        table = self.entry.table
        assert table is not None, "it was there when the connection was opened"
        if self.eyes is not None and not table.seats[self.eyes].held_by(self.watcher.person):
            self.eyes = None  # the seat has been given to somebody else
            self.seen = ()
        sight = self.entry.sight(self.eyes)
        sent = state(table, sight, self.watcher.person, self.eyes, self.entry.online(), self.seen, self.have, self.last)
        self.seen = () if sight is None else sight.events
        self.have += len(sent.talk.said)
        self.last = table.talk[-1].n if table.talk else -1
        return ENCODER.encode(wire.StateSent(sent))

    async def read(self) -> None:
        """Follow what the client wants to look at."""
        loop = asyncio.get_running_loop()
        budget, at = float(PER_SECOND), loop.time()
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            now = loop.time()
            budget, at = min(float(PER_SECOND), budget + (now - at) * PER_SECOND), now
            budget -= 1
            text = message.get("text")
            problem: Problem | None
            if budget < 0:
                problem = Problem(429, "too-many", "too many messages", seconds=1)
                self.strikes = STRIKES
            elif not isinstance(text, str) or len(text) > MESSAGE_SIZE:
                problem = Problem(400, "malformed", "a message is a short JSON text")
            else:
                problem = await self.obey(text)
            if problem is not None:
                self.strikes += 1
                await tell(self.socket, wire.Gone(problem.data()))
                if self.strikes >= STRIKES:
                    self.code = NONSENSE
                    return

    async def obey(self, text: str) -> Problem | None:
        """Do what a message says, or say what is wrong with it."""
        try:
            wanted = READER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            return Problem(400, "malformed", str(error)[:300])
        if isinstance(wanted, wire.Ping):
            await tell(self.socket, wire.Pong())
            return None
        table = self.entry.table
        if wanted.seat is not None and table is not None:
            try:
                table.held(wanted.seat, self.watcher.person)
            except Problem as problem:
                return problem
        self.eyes = wanted.seat
        self.seen = ()
        self.watcher.wake(asyncio.get_running_loop().time())
        return None


async def send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def tell(socket: WebSocket[Any, Any, Any], message: wire.Gone | wire.Pong) -> None:
    await send(socket, ENCODER.encode(message))


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    limits: NamedDependency[Limits],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> None:
    """A state now and after each change."""
    await socket.accept()
    try:
        limits.take("any", place_of(socket.client))
        entry, table = await hall.table(table_id)
        mine = table.mine(person)
        if seat is not None:
            table.held(seat, person)
        if not mine and len(entry.watchers) >= WATCHERS:
            raise Problem(429, "too-many", "too many people watch this table", seconds=30)
    except Problem as problem:
        await tell(socket, wire.Gone(problem.data()))
        await socket.close({404: GONE, 403: REFUSED}.get(problem.status, NONSENSE))
        return
    eyes = seat if seat is not None else mine[0] if mine else None
    connection = Live(socket, entry, person, eyes)
    await connection.run()
    with suppress(Exception):
        async with asyncio.timeout(1):
            await socket.close(connection.code)
