"""Before anything is read of a request: how many connections one address may have, how long it may take to say what it
wants, and how much of the server's time it has used already.

What a request costs is measured, not guessed: the processor time of its own steps, whatever path it is for. Each
address has an allowance of that time which fills up again. Its steps are made one after the other, with a rest after
each long one, so that whatever an address asks for, others wait for one of its steps and not for all.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any, ClassVar, Final, TypeVar, cast

from litestar.datastructures import Address
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from valtable.server.limits import NOTABLE, Shared, is_this_machine, place_of
from valtable.server.line import MOST, Keeper, Line, Listener
from valtable.server.relay import Pipe, Relay
from valtable.table.problem import Problem, later
from valtable.table.sheet import ENCODER

T = TypeVar("T")

HEADERS: Final = 10.0  # seconds that a request's headers may take
BODY: Final = 30.0  # and its body, then
ANSWER: Final = 120.0  # and whoever asked, to read the answer
CONNECTIONS: Final = 256  # from one address: a school class of browsers
AT_ONCE: Final = 16  # requests of one address that are begun: what they send is in memory
LONG: Final = 0.001  # seconds; after such a step others have as much time again
SAVED: Final = 20.0  # seconds after which an allowance is full again
KEPT: Final = 20_000
TRY_LATER: Final = 1013  # a close code of WebSockets
LET_IN: Final = "valtable_let_in"  # among the extensions of a live connection: who is let in gets a line of their own
WORK: Final = "work"  # how seconds of the processor are called among processes


# --- connections -----------------------------------------------------------------------------------------------------


class Visits:
    """How many connections each address has. Through this machine itself a proxy may bring all guests there are: it is
    not counted, unless the host says how many."""

    def __init__(self, most: int | None, is_member: Callable[[str], bool]) -> None:
        self.most = CONNECTIONS if most is None else most
        self.is_member = is_member  # another process of ours may bring as many
        self.everybody = most is not None
        self.here: Counter[str] = Counter()

    def come(self, place: str) -> bool:
        """One more, whether it is welcome or not: `leave` is called for each."""
        self.here[place] += 1
        counted = self.most > 0 and (self.everybody or not is_this_machine(place))
        return not counted or self.here[place] <= self.most or self.is_member(place)

    def leave(self, place: str) -> None:
        self.here[place] -= 1
        if not self.here[place]:
            del self.here[place]


class Browsing(HttpToolsProtocol):
    """uvicorn's HTTP, which waits only so long for each part of a request."""

    visits: ClassVar[Visits]
    relay: ClassVar[Relay]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = _place(self.client)
        self.leading: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        if self.visits.come(self.place):
            self.expect(HEADERS)
        else:
            self.refuse(b"503 Service Unavailable", b"too many connections from your address")

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        self.visits.leave(self.place)
        if self.leading is not None:
            self.leading.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.expect(None)
        table = self.relay.leads(self.url, self.headers)
        if table is None:
            self.stay()
        else:
            self.transport.pause_reading()
            self.leading = self.loop.create_task(self.lead(table))

    def stay(self) -> None:
        """A live connection to a table that is here."""
        super().handle_websocket_upgrade()
        self.visits.leave(self.place)  # the new protocol has counted itself

    async def lead(self, table: str) -> None:
        """A live connection to a table that another process has: from now on it goes through this one unread."""
        name, value = self.relay.introduction(self.client[0] if self.client else "")
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for header, text in [*((one, text) for one, text in self.headers if one != name), (name, value)]:
            head += [header, b": ", text, b"\r\n"]
        there = await self.relay.lead(table, b"".join([*head, b"\r\n"]))
        if there is None:
            self.stay()
        else:
            here = Pipe(self.transport, self.connections)
            here.ended = lambda: self.visits.leave(self.place)
            self.connections.discard(self)
            self.transport.set_protocol(here)
            here.join(there)
        self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.timer is None and (self.cycle is None or self.cycle.response_complete):
            self.expect(HEADERS)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.expect(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.expect(ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.expect(None)
        super().on_response_complete()

    def expect(self, seconds: float | None) -> None:
        """Something is to happen within so many seconds; None: whenever it likes."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        self.timer = None
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.refuse(b"408 Request Timeout", b"this request took too long")
        else:
            self.transport.abort()

    def refuse(self, status: bytes, why: bytes) -> None:
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(head % (status, len(why)) + why)
            self.transport.close()


class Watching(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, counted, for as long as somebody stands at the door. Whoever is let in gets a line."""

    visits: ClassVar[Visits]
    keeper: ClassVar[Keeper]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.place = _place(self.client)
        self.early = b""  # what they say before they are let in
        self.visits.come(self.place)

    def connection_lost(self, exc: Exception | None) -> None:
        self.visits.leave(self.place)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.close_sent or not self.handshake_initiated:
            super().data_received(data)
            return
        self.early += data
        if len(self.early) > MOST:
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope["extensions"])[LET_IN] = self.let_in
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self.early:  # they may have said goodbye already
            early, self.early = self.early, b""
            super().data_received(early)

    def let_in(self, listener: Listener) -> Line | None:
        """From now on they speak with that listener; None: they have gone."""
        if self.disconnected:
            return None
        line = Line(self.transport, self.connections, self.tasks, partial(self.visits.leave, self.place))
        line.listener = listener
        self.stop_keepalive()
        self.connections.discard(self)
        self.transport.set_protocol(line)
        if not self.writable.is_set():
            line.pause_writing()
        self.transport.resume_reading()
        self.keeper.keep(line)
        if self.early:
            self.loop.call_soon(line.data_received, self.early)
        self.transport = NOBODY  # uvicorn closes it when the door has nothing more to do
        return line


class Nobody(asyncio.Transport):
    """There is nothing left to close."""

    def close(self) -> None:
        pass


NOBODY: Final = Nobody()


def _place(client: tuple[str, int] | None) -> str:
    return place_of(None if client is None else Address(*client))


def protocols(most: int | None, relay: Relay) -> dict[str, Any]:
    """For uvicorn's configuration: the protocols of one server."""
    known = {"visits": Visits(most, relay.is_member), "relay": relay, "keeper": Keeper()}
    return {"http": type("Http", (Browsing,), known), "ws": type("WebSockets", (Watching,), known)}


# --- work ------------------------------------------------------------------------------------------------------------


class Work:
    """The allowance of each address: so many seconds of the processor for each second that passes."""

    def __init__(self, share: float, shared: Shared | None = None) -> None:
        self.share = share  # 0: nobody is limited
        self.shared = shared if share else None  # where other processes work for them, too
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # by place: seconds, and when
        self.lanes: dict[str, Lane] = {}  # of those who have something to do now

    def owing(self, place: str) -> float:
        """How many seconds of work beyond its allowance a place has had; below 0: it may have more."""
        if self.shared is not None:
            elsewhere = self.shared.others(WORK, place, self.share)
            if elsewhere:
                self._add(place, elsewhere)
        used, at = self.used.get(place, (0.0, 0.0))
        return max(0.0, used - (time.monotonic() - at) * self.share) - SAVED * self.share

    def notable(self, place: str) -> bool:
        """Whether a place has had so much that the other processes should know."""
        return self.used.get(place, (0.0, 0.0))[0] >= NOTABLE * SAVED * self.share

    def note(self, place: str, seconds: float) -> None:
        self._add(place, seconds)
        if self.shared is not None:
            self.shared.used(WORK, place, seconds)

    def _add(self, place: str, seconds: float) -> None:
        used, at = self.used.pop(place, (0.0, 0.0))
        now = time.monotonic()
        self.used[place] = (max(0.0, used - (now - at) * self.share) + seconds, now)
        while len(self.used) > KEPT:
            self.used.popitem(last=False)

    def step(self, place: str, seconds: float) -> None:
        """A step that was made at once, since nobody else of that place was at it: after a long one others have their
        time, too."""
        self.note(place, seconds)
        if seconds > LONG:
            self.lane(place).rest_after(seconds)

    def lane(self, place: str) -> Lane:
        """The lane of a place; it is there for as long as somebody is in it."""
        lane = self.lanes.get(place)
        if lane is None:
            lane = self.lanes[place] = Lane(self, place)
        return lane


class Lane:
    """What one place wants done, one step after the other. Whoever wants something is in it meanwhile (`with`)."""

    __slots__ = ("begun", "free", "inside", "place", "requests", "until", "work")

    def __init__(self, work: Work, place: str) -> None:
        self.work = work
        self.place = place
        self.inside = 0
        self.requests = asyncio.Semaphore(AT_ONCE)
        self.free = asyncio.Lock()
        self.begun = 0.0
        self.until = 0.0  # then it has rested from its last step

    def __enter__(self) -> None:
        self.inside += 1

    def __exit__(self, *_error: object) -> None:
        self.inside -= 1
        if not self.inside:
            del self.work.lanes[self.place]

    @property
    def busy(self) -> bool:
        return self.free.locked() or self.until > asyncio.get_running_loop().time()

    async def begin(self) -> None:
        """Wait until a step may be made."""
        await self.free.acquire()
        try:
            while self.until and (rest := self.until - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(rest)
        except BaseException:
            self.free.release()
            raise
        self.begun = time.thread_time()

    def end(self) -> None:
        """The step is made. Another may be made, after a long one when others have had as much time."""
        seconds = time.thread_time() - self.begun
        self.work.note(self.place, seconds)
        self.free.release()
        self.rest_after(seconds)

    def rest_after(self, seconds: float) -> None:
        if seconds > LONG and self.work.share:
            loop = asyncio.get_running_loop()
            self.until = loop.time() + seconds
            self.__enter__()
            loop.call_later(seconds, self.__exit__)


class Metered(Awaitable[T]):
    """A coroutine that is awaited as ever, and whose own steps are made in a lane."""

    __slots__ = ("coroutine", "lane")

    def __init__(self, coroutine: Coroutine[Any, Any, T], lane: Lane) -> None:
        self.coroutine = coroutine
        self.lane = lane

    def __await__(self) -> Generator[Any, Any, T]:
        failure: BaseException | None = None
        while True:
            in_turn = failure is None or isinstance(failure, Exception)  # that it is cancelled is told at once
            try:
                if in_turn:
                    yield from self.lane.begin().__await__()
            except BaseException as cancelled:
                failure, in_turn = cancelled, False
            try:
                waiting = self.coroutine.send(None) if failure is None else self.coroutine.throw(failure)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                if in_turn:
                    self.lane.end()
            failure = None
            try:
                yield waiting
            except BaseException as thrown:  # the coroutine's own affair
                failure = thrown


def metered(app: ASGIApp, work: Work) -> ASGIApp:
    """Around everything that answers: who has had too much waits."""

    async def weighed(scope: Scope, receive: Receive, send: Send) -> None:
        place = _place(scope["client"])
        owing = work.owing(place)
        if owing > 0:
            await refuse(scope, receive, send, math.ceil(owing / work.share))
            return
        lane = work.lane(place)
        with lane:
            async with lane.requests:
                run: Any = app(scope, receive, send)
                await Metered(run, lane)

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
        else:
            await answered(weighed if work.share else app, scope, receive, send)

    return middleware


async def answered(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the app answer; a request that is given up because the server stops is told so."""
    begun = scope["type"] == ScopeType.WEBSOCKET

    async def noted(message: Message) -> None:
        nonlocal begun
        begun = True
        await send(message)

    try:
        await app(scope, receive, noted)
    except asyncio.CancelledError:
        if begun:
            raise
        await respond(send, later(503, "stopping", "the server is stopping", 2))


async def refuse(scope: Scope, receive: Receive, send: Send, seconds: int) -> None:
    told = f"your address has used much of the server's time; try again in {seconds} s"
    problem = later(429, "too-many", told, seconds, seconds=seconds)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": problem.code})
        return
    await respond(send, problem)


async def respond(send: Send, problem: Problem) -> None:
    """A problem that no handler answers with."""
    body = ENCODER.encode(problem.data())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    start: Any = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
