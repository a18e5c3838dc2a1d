"""Live connections: what is new after each change that these eyes can see, and never a backlog.

Whoever follows a table is woken by each change, and then sent what brings their own pair of eyes up to date, unless it
all looks as before to them: that something was done in secret is nobody's business either. Mostly that is done at once.
Where the reader is slow, or their address has had more than its share of the processor, it is done when it can be:
whatever happens meanwhile goes into the same message, and nobody is held up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from valtable.server import metrics
from valtable.server.answering import Answering
from valtable.server.api.call import TheCall
from valtable.server.gate import LET_IN, TRY_LATER, Metered, Work
from valtable.server.hall import Entry, Watcher, nothing
from valtable.server.line import Line, Listener
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
COME_AGAIN: Final = 1012  # "service restart": another process has the table
FAILED: Final = 1011
GONE: Final = 4404
REFUSED: Final = 4403
NONSENSE: Final = 4400
SLOW: Final = 4408

PONG: Final = ENCODER.encode(wire.Pong())
FOUND: Final = "valtable_live"  # in the state of a request: who is served by `stay`
READER: Final = msgspec.json.Decoder(wire.Up)

LetIn = Callable[[Listener], Line | None]


class Live:
    """One connection."""

    __slots__ = (
        *("answering", "at", "budget", "code", "entry", "follower", "inbox", "line", "pinned", "place"),
        *("reading", "strikes", "waiting", "watcher", "work"),
    )

    def __init__(self, entry: Entry, follower: Follower, answering: Answering, work: Work, place: str) -> None:
        self.entry = entry
        self.answering = answering
        self.work = work
        self.place = place  # where it comes from, as far as limits care
        self.follower = follower
        self.watcher = Watcher(follower.person, self.look)
        self.pinned = entry.pinned  # how many pins they have seen, or have come too late for
        self.line: Line
        self.inbox: list[str | None] = []  # what they have said and we have not dealt with yet
        self.reading: asyncio.Task[None] | None = None  # while there is something
        self.waiting: asyncio.Task[None] | None = None  # until something can be sent
        self.budget, self.at = float(PER_SECOND), 0.0  # messages that they may send, and since when
        self.strikes = 0
        self.code: int | None = None  # why the connection is closed, once it is to be

    def begin(self, let_in: LetIn) -> None:
        """They are here, unless they have gone meanwhile."""
        line = let_in(self)
        if line is None:
            return
        self.line = line
        self.entry.come(self.watcher)
        metrics.CONNECTIONS.inc()
        self.watcher.wake(asyncio.get_running_loop().time())

    def ended(self) -> None:
        """They are gone, or will be in a moment."""
        if self.watcher.look is not nothing:
            self.watcher.look = nothing
            self.entry.leave(self.watcher)
            metrics.CONNECTIONS.dec()
            if self.waiting is not None:
                self.waiting.cancel()

    def fail(self, error: Exception) -> None:
        """They are told that something is wrong, and the connection is closed."""
        if isinstance(error, Problem):
            self.line.tell([ENCODER.encode(wire.Gone(error.data()))])
        else:  # a mistake of ours
            get_log().error("a live connection failed", table=self.entry.id, exc_info=error)
        self.hang_up(FAILED)

    def hang_up(self, code: int) -> None:
        """The connection is closed, as soon as they have the reply to what they have just said."""
        self.code = code
        if self.reading is None:
            self.close()

    def close(self) -> None:
        assert self.code is not None
        self.inbox.clear()
        self.line.close(self.code)
        self.ended()

    # --- what they are sent ------------------------------------------------------------------------------------------

    def look(self, reply: bytes | None = None) -> None:
        """Something has changed: send what is new to these eyes now, or as soon as that can be; a reply goes first."""
        lane = self.work.lanes.get(self.place)
        if self.waiting is not None or not self.line.open or (lane is not None and lane.busy):
            if reply is not None:
                self.line.tell([reply])
            if self.waiting is None:
                self.waiting = asyncio.create_task(self.wait())
            return
        begun = thread_time()
        try:
            messages = self.news()
        except Exception as error:
            self.fail(error)
            messages = []
        self.work.step(self.place, thread_time() - begun)
        if reply is not None:
            messages.insert(0, reply)
        if messages:
            self.line.tell(messages)

    async def wait(self) -> None:
        """Until something can be sent: whoever lets us wait too long is left alone."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.line.drain()
        except TimeoutError:
            self.waiting = None
            self.code = SLOW
            self.close()
            return
        lane = self.work.lane(self.place)
        with lane:
            await lane.begin()
            lane.end()
        self.waiting = None
        self.look()

    def news(self) -> list[bytes]:
        """What brings them up to date, and what is pointed at: nothing when they are."""
        entry, follower, watcher = self.entry, self.follower, self.watcher
        watcher.woken = False
        if entry.gone:
            self.hang_up(COME_AGAIN)
            return []
        assert entry.table is not None, "it was there when the connection was opened"
        message = follower.next(entry.table, entry.online(), entry.outside, entry.sight)
        messages = [] if message is None else [message]
        if self.pinned != entry.pinned:
            messages += self.pointings()
        if messages:
            metrics.PUSHES.inc()
            metrics.PUSH_SECONDS.observe(asyncio.get_running_loop().time() - watcher.since)
        return messages

    def pointings(self) -> list[bytes]:
        """What is pointed at since they were last told: of each seat the last thing only."""
        entry = self.entry
        new = [pin for pin in entry.pins.values() if pin.n > self.pinned]
        self.pinned = entry.pinned
        return [ENCODER.encode(wire.Pointed(pin.seat, pin.thing)) for pin in sorted(new, key=lambda pin: pin.n)]

    # --- what they say -----------------------------------------------------------------------------------------------

    def heard(self, text: str | None) -> None:
        """A message: they are dealt with one after the other, and no more are read meanwhile."""
        if self.code is not None:
            return
        self.inbox.append(text)
        if self.reading is None:
            self.reading = self.line.spawn(self.read())
        else:
            self.line.pause()

    async def read(self) -> None:
        """Deal with all that they have said."""
        try:
            while self.inbox and self.code is None:
                await self.line.drain()  # who does not read our replies need not ask
                if self.inbox:
                    await self.take(self.inbox.pop(0))
        except Exception as error:
            self.fail(error)
        finally:
            self.reading = None
        if self.code is not None:
            self.close()
        else:
            self.line.resume()

    async def take(self, text: str | None) -> None:
        """Follow what the client wants to look at, and take its answers."""
        now = asyncio.get_running_loop().time()
        self.budget, self.at = min(float(PER_SECOND), self.budget + (now - self.at) * PER_SECOND), now
        self.budget -= 1
        problem: Problem | None
        if self.budget < 0:
            problem = Problem(429, "too-many", "too many messages", seconds=1)
            self.strikes = STRIKES
        elif text is None or len(text) > MESSAGE_SIZE:
            problem = Problem(400, "malformed", "a message is a short JSON text")
        else:
            problem = await self.obey(text)
        if problem is not None:
            self.strikes += 1
            self.line.tell([ENCODER.encode(wire.Gone(problem.data()))])
            if self.strikes >= STRIKES:
                self.code = NONSENSE

    async def obey(self, text: str) -> Problem | None:
        """Do what a message says, or say what is wrong with it."""
        try:
            wanted = READER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            return Problem(400, "malformed", str(error)[:300])
        if isinstance(wanted, wire.Ping):
            self.line.tell([PONG])
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
        told = ENCODER.encode(reply)
        if self.watcher.woken:
            self.look(told)  # both at once
        else:
            self.line.tell([told])


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
        await socket.close({404: GONE, 403: REFUSED, 429: TRY_LATER, 503: TRY_LATER}.get(problem.status, NONSENSE))
        return
    eyes = seat if seat is not None else mine[0] if mine else None
    follower = Follower(call.person, eyes, whole=not changes)
    socket.scope["state"][FOUND] = Live(entry, follower, call.house.answering, call.house.work, call.place)


def stay(app: ASGIApp) -> ASGIApp:
    """Around everything: whoever was let in is served here, when all that the door needed is forgotten.

    A live connection lasts for hours. Served inside, it would keep its request, and all that the framework made of it.
    """

    async def stayed(scope: Scope, receive: Receive, send: Send) -> None:
        watching = scope["type"] == ScopeType.WEBSOCKET
        await app(scope, receive, send)
        if watching:
            live: Live | None = scope["state"].pop(FOUND, None)
            if live is not None:
                live.begin(cast("dict[str, Any]", scope["extensions"])[LET_IN])

    return stayed
