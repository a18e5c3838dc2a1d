"""Live connections: what is new after each change that these eyes can see, and never a backlog.

Each connection has a flag that says "something has changed". Its task sends what brings its own pair of eyes up to
date, unless it all looks as before to them: that something was done in secret is nobody's business either. Whatever
happens meanwhile sets the flag again. So a slow reader gets fewer messages, and holds up nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from valtable.server import metrics
from valtable.server.answering import Answering
from valtable.server.api.call import TheCall
from valtable.server.gate import TRY_LATER, Metered, Work
from valtable.server.hall import Entry, Watcher
from valtable.server.logs import get as get_log
from valtable.table import wire
from valtable.table.follow import Follower
from valtable.table.problem import Problem
from valtable.table.sheet import ENCODER

WATCHERS: Final = 250  # connections to one table, after which only those who sit at it are let in
PATIENCE: Final = 10.0  # seconds that a reader may take for one state
STRIKES: Final = 3  # messages that make no sense, before the connection is closed
MESSAGE_SIZE: Final = 4096
PER_SECOND: Final = 60  # messages that are read: as many as a seat may answer
AWAY: Final = 1001
COME_AGAIN: Final = 1012  # "service restart": another process has the table
FAILED: Final = 1011
GONE: Final = 4404
REFUSED: Final = 4403
NONSENSE: Final = 4400
SLOW: Final = 4408

PONG: Final = ENCODER.encode(wire.Pong())
LET_IN: Final = "valtable_live"
READER: Final = msgspec.json.Decoder(wire.Up)


class Live:
    """One connection."""

    def __init__(self, entry: Entry, follower: Follower, answering: Answering, work: Work, place: str) -> None:
        self.entry = entry
        self.answering = answering
        self.work = work
        self.place = place  # where it comes from, as far as limits care
        self.follower = follower
        self.watcher = Watcher(follower.person)
        self.pinned = entry.pinned  # how many pins they have seen, or have come too late for
        self.strikes = 0
        self.receive: Receive
        self.send: Send
        self.code = AWAY  # why the connection is closed, in the end; by then nobody writes any more

    async def run(self, receive: Receive, send: Send) -> None:
        """Until either side leaves."""
        self.receive, self.send = receive, send
        try:
            await self.serve()
        except Problem as problem:
            with suppress(OSError):
                await self.say(ENCODER.encode(wire.Gone(problem.data())))
            self.code = FAILED
        except Exception as error:  # a mistake of ours
            get_log().error("a live connection failed", table=self.entry.id, exc_info=error)
            self.code = FAILED
        with suppress(Exception):
            async with asyncio.timeout(1):
                await send({"type": "websocket.close", "code": self.code, "reason": ""})

    async def serve(self) -> None:
        """Push what has changed, and read beside it."""
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
        if isinstance(ending, Exception) and not isinstance(ending, OSError):
            raise ending

    async def push(self) -> bool:
        """Send the newest state, if it is new to these eyes, and pins; False when the reader has no time for them."""
        watcher = self.watcher
        if self.entry.gone:
            self.code = COME_AGAIN
            return False
        watcher.flag.clear()
        since = watcher.since
        lane = self.work.lane(self.place)
        with lane:
            await lane.begin()
            try:
                message = self.message()
            finally:
                lane.end()
        messages = [*([] if message is None else [message]), *self.pointings()]
        if not messages:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                for one in messages:
                    await self.say(one)
        except TimeoutError:
            self.code = SLOW
            return False
        except OSError:
            return False
        metrics.PUSHES.inc()
        metrics.PUSH_SECONDS.observe(asyncio.get_running_loop().time() - since)
        return True

    def message(self) -> bytes | None:
        """What brings them up to date; nothing when they are."""
        entry, follower = self.entry, self.follower
        assert entry.table is not None, "it was there when the connection was opened"
        return follower.next(entry.table, entry.online(), entry.outside, entry.sight)

    def pointings(self) -> list[bytes]:
        """What is pointed at since they were last told: of each seat the last thing only."""
        entry = self.entry
        new = [pin for pin in entry.pins.values() if pin.n > self.pinned]
        self.pinned = entry.pinned
        return [ENCODER.encode(wire.Pointed(pin.seat, pin.thing)) for pin in sorted(new, key=lambda pin: pin.n)]

    async def read(self) -> None:
        """Follow what the client wants to look at."""
        loop = asyncio.get_running_loop()
        budget, at = float(PER_SECOND), loop.time()
        while True:
            message: Any = await self.receive()
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
                await self.say(ENCODER.encode(wire.Gone(problem.data())))
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
            await self.say(PONG)
            return None
        owing = self.work.owing(self.place) if self.work.share else 0.0
        if owing > 0:
            return Problem(429, "too-many", "your address has used much of the server's time", seconds=1 + int(owing))
        if isinstance(wanted, wire.AnswerUp):
            await self.answer(wanted)
            return None
        table = self.entry.table
        if wanted.seat is not None and table is not None:
            try:
                table.held(wanted.seat, self.watcher.person)
            except Problem as problem:
                return problem
        self.follower.look(wanted.seat)
        self.watcher.wake(asyncio.get_running_loop().time())
        return None

    async def answer(self, wanted: wire.AnswerUp) -> None:
        """Take an answer, and say what became of it; whoever gave it pays for it, as by a call."""
        reply: wire.AnsweredSent | wire.Refused
        taking = self.answering.take(self.entry.id, self.follower.person, self.place, wanted.answer)
        lane = self.work.lane(self.place)
        try:
            with lane:
                answered = await Metered(taking, lane)
            reply = wire.AnsweredSent(wanted.id, answered.version, answered.confirm, answered.paid)
        except Problem as problem:
            reply = wire.Refused(wanted.id, problem.status, problem.data())
        await self.say(ENCODER.encode(reply))

    async def say(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    call: TheCall,
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    changes: FromQuery[bool] = False,
) -> None:
    """A state now and after each change, or what has changed: this is the door, `stay` serves whoever is let in."""
    await socket.accept()
    try:
        call.take("any")
        entry, table = await call.hall.table(table_id)
        mine = table.mine(call.person)
        if seat is not None:
            table.held(seat, call.person)
        if not mine and len(entry.watchers) >= WATCHERS:
            raise Problem(429, "too-many", "too many people watch this table", seconds=30)
    except Problem as problem:
        await socket.send_text(ENCODER.encode(wire.Gone(problem.data())).decode())
        await socket.close({404: GONE, 403: REFUSED, 503: TRY_LATER}.get(problem.status, NONSENSE))
        return
    eyes = seat if seat is not None else mine[0] if mine else None
    follower = Follower(call.person, eyes, whole=not changes)
    socket.scope["state"][LET_IN] = Live(entry, follower, call.house.answering, call.house.work, call.place)


def stay(app: ASGIApp) -> ASGIApp:
    """Around everything: whoever was let in is served here, when all that the door needed is forgotten.

    A live connection lasts for hours. Served inside, it would keep its request, and all that the framework made of it.
    """

    async def stayed(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, receive, send)
        if scope["type"] == ScopeType.WEBSOCKET:
            live: Live | None = scope["state"].pop(LET_IN, None)
            if live is not None:
                scope.clear()  # type: ignore[attr-defined]
                await live.run(receive, send)

    return stayed
