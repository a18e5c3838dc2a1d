"""Takes people to the process that has their table, where several share a database.

A call is asked of that process in their place, and its answer given to them; a live connection is joined to one of that
process, and from then on bytes go through as they come, unread. The other process learns from a header, which only
members of the same database can make, who is really asking: to it everything is as if they had come to it.

A table that moves meanwhile, or whose process has just died, is looked for again until somebody has it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast
from urllib.parse import parse_qs, urlsplit

import httptools
from litestar.datastructures import Address
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from valtable.server import metrics
from valtable.server.hall import ID, Hall
from valtable.server.leases import LEASE, MOVED, Elsewhere
from valtable.server.limits import place_of
from valtable.server.logs import get as get_log
from valtable.table.problem import Problem
from valtable.table.sheet import ENCODER

FROM: Final = b"valtable-from"  # "PROOF HOST": who came to the process that passes this on
ONLINE: Final = "/members/online"  # a question of one process to another
PATIENCE: Final = LEASE + 3.0  # seconds for which a table is looked for
PAUSE: Final = 0.2  # seconds between two looks
REMEMBERED: Final = 20_000  # tables of others
SPARE: Final = 32  # idle connections that are kept to each of the others
IDLE: Final = 30.0  # seconds for which they are: less than the other side keeps them
CONNECTING: Final = 2.0  # seconds that another process may take to be reached
ANSWERING: Final = 60.0  # seconds that it may take for an answer
BODY: Final = 65_536  # bytes of a call that can be passed on: no table takes longer ones
HOP: Final = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"date"))


def table_in(path: str) -> str | None:
    """The table that a path is about."""
    parts = path.split("/", 4)
    return parts[3] if len(parts) > 3 and parts[1] == "api" and parts[2] == "tables" and parts[3] else None


class Relay:
    """Around everything: what is for a table that is not here is passed on."""

    app: ASGIApp

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.proof = b""
        self.known: OrderedDict[str, str] = OrderedDict()  # table: who has it, as far as we know
        self.lines: dict[str, deque[tuple[Line, float]]] = {}  # idle ones, by address

    # --- who asks ----------------------------------------------------------------------------------------------------

    def introduced(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The address for which another process asks, if it is one that does."""
        for name, value in headers:
            if name == FROM:
                proof, _, host = value.partition(b" ")
                return host.decode("latin-1") if hmac.compare_digest(proof, self._proof()) else None
        return None

    def introduction(self, host: str) -> tuple[bytes, bytes]:
        return FROM, self._proof() + b" " + host.encode("latin-1", "replace")

    def _proof(self) -> bytes:
        """Known to whoever has the key of the database."""
        if not self.proof:
            self.proof = hmac.new(self.hall.key, b"members", hashlib.sha256).hexdigest().encode()
        return self.proof

    # --- where a table is --------------------------------------------------------------------------------------------

    async def find(self, table: str) -> str | None:
        """The address of the process that has it; None: this one, or nobody yet and this one may take it."""
        leases = self.hall.leases
        if leases is None or self.hall.has(table) or ID.fullmatch(table) is None:
            return None
        name = self.known.get(table) or (await leases.owners([table])).get(table)
        member = leases.others.get(name) if name is not None else None
        if name is not None and member is None and name != leases.name:
            raise Elsewhere(table)  # somebody new, or just gone: the next beat tells
        if member is None:
            another = leases.another() if leases.leaving else None
            return None if another is None else another.address
        self.known[table] = member.name
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return member.address

    # --- calls -------------------------------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leases = self.hall.leases
        if leases is None or scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        host = self.introduced(scope["headers"])
        if host is not None:
            scope["client"] = (host, 0)
            if scope["path"] == ONLINE:
                await self.tell_online(scope, send)
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self.call(scope, receive, send)
        else:  # those for other processes were led there before
            await self.app(scope, receive, send)

    async def call(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let the app answer, or whoever has the table."""
        table = table_in(scope["path"])
        if table is None and not scope["path"].startswith("/api/campaigns/"):
            await self.app(scope, receive, send)
            return
        body = await whole(scope, receive)
        if body is None:  # too long for a table
            await self.app(scope, receive, send)
            return
        end = time.monotonic() + PATIENCE
        while True:
            try:
                address = None if table is None else await self.find(table)
                if address is None:
                    answer = Answer(send)
                    once: Any = {**scope, "state": {**scope["state"]}}  # it is cleared afterwards
                    await self.app(once, again(body, receive), answer)
                    if answer.moved is None:
                        return
                    table = answer.moved
                else:
                    status, headers, content = await self.ask(address, scope, body)
                    if not any(name == MOVED.encode() for name, _ in headers):
                        metrics.PASSED_ON.labels("call").inc()
                        await give(send, status, headers, content)
                        return
            except (Elsewhere, Unreached):
                pass
            except Problem as problem:
                await give(send, *told(problem))
                return
            assert table is not None
            self.known.pop(table, None)
            if time.monotonic() > end:
                await give(send, *told(Elsewhere(table)))
                return
            await asyncio.sleep(PAUSE)

    async def ask(self, address: str, scope: HTTPScope, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """What another process answers to a call."""
        client = scope.get("client")
        method = "GET" if scope["method"] == "HEAD" else scope["method"]  # without the body, we send it on
        query = scope["query_string"]
        target = scope["raw_path"] + (b"?" + query if query else b"")
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP and name != FROM]
        headers.append(self.introduction(client[0] if client else ""))
        return await self.exchange(address, method, target, headers, body)

    async def exchange(
        self, address: str, method: str, target: bytes, headers: list[tuple[bytes, bytes]], body: bytes
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        head = [method.encode(), b" ", target, b" HTTP/1.1\r\n"]
        for name, value in [*headers, (b"content-length", str(len(body)).encode())]:
            head += [name, b": ", value, b"\r\n"]
        line = await self.line(address)
        try:
            async with asyncio.timeout(ANSWERING):
                result = await line.exchange(b"".join([*head, b"\r\n", body]))
        except TimeoutError as error:
            line.transport.abort()
            raise Problem(503, "moving", "the server that has this table does not answer; try again") from error
        except Broken as error:
            if method == "GET":
                raise Unreached(address) from error
            raise Problem(503, "moving", "the server that had this table is gone; look at it again") from error
        spare = self.lines.setdefault(address, deque())
        if line.reusable and len(spare) < SPARE:
            spare.append((line, time.monotonic()))
        else:
            line.transport.close()
        return result

    async def line(self, address: str) -> Line:
        """A connection to another process: one that is idle, or a new one."""
        line: Line
        spare = self.lines.get(address)
        while spare:
            line, since = spare.pop()
            if line.reusable and time.monotonic() - since < IDLE:
                return line
            line.transport.close()
        _, line = await connected(address, Line)
        return line

    # --- who is there ------------------------------------------------------------------------------------------------

    async def online(self, ids: Sequence[str]) -> dict[str, set[int]]:
        """The seats of these tables whose people are connected, wherever those tables are."""
        leases = self.hall.leases
        found = {id: self.hall.online(id) for id in ids}
        away = [] if leases is None or not leases.others else [id for id in ids if not self.hall.has(id)]
        if leases is None or not away:
            return found
        theirs: dict[str, list[str]] = {}
        for id, name in (await leases.owners(away)).items():
            if name in leases.others:
                theirs.setdefault(leases.others[name].address, []).append(id)
        for told in await asyncio.gather(*(self._ask_online(*one) for one in theirs.items())):
            found.update(told)
        return found

    async def _ask_online(self, address: str, ids: list[str]) -> dict[str, set[int]]:
        target = f"{ONLINE}?tables={','.join(ids)}".encode()
        try:
            status, _, body = await self.exchange(
                address, "GET", target, [(b"host", address.encode()), self.introduction("")], b""
            )
        except (Problem, Unreached):
            return {}  # nobody is, as far as one can tell
        return {id: set(seats) for id, seats in json.loads(body).items()} if status == 200 else {}

    async def tell_online(self, scope: Scope, send: Send) -> None:
        ids = parse_qs(scope["query_string"].decode("ascii", "replace")).get("tables", [""])[0].split(",")
        body = json.dumps({id: sorted(self.hall.online(id)) for id in ids}).encode()
        await give(send, 200, [(b"content-type", b"application/json")], body)

    # --- live connections --------------------------------------------------------------------------------------------

    def leads(self, url: bytes, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The table to which somebody is to be led, unless it is here or they were led here."""
        leases = self.hall.leases
        if leases is None or self.introduced(headers) is not None:
            return None
        table = table_in(urlsplit(url.decode("ascii", "replace")).path)
        return None if table is None or self.hall.has(table) else table

    def is_member(self, place: str) -> bool:
        """Whether that is where another process is."""
        others = () if self.hall.leases is None else self.hall.leases.others.values()
        return any(place_of(Address(urlsplit(f"//{one.address}").hostname or "", 0)) == place for one in others)

    async def lead(self, table: str, head: bytes) -> Pipe | None:
        """A connection to the process that has the table, with `head` said on it; None: stay here."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                address = await self.find(table)
                if address is None:
                    return None
                pipe: Pipe
                _, pipe = await connected(address, Pipe)
                pipe.transport.write(head)
                metrics.PASSED_ON.labels("live").inc()
                return pipe
            except (Elsewhere, Unreached):
                self.known.pop(table, None)
                if time.monotonic() > end:
                    return None  # it is told what is wrong here
                await asyncio.sleep(PAUSE)
            except Problem:  # the store is away
                return None

    def close(self) -> None:
        for spare in self.lines.values():
            for line, _ in spare:
                line.transport.close()


class Unreached(Exception):
    """A process cannot be reached: nothing was said to it."""


class Broken(Exception):
    """A connection broke before the answer was there."""


async def connected(address: str, kind: Callable[[], Any]) -> tuple[Any, Any]:
    url = urlsplit(f"//{address}")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECTING):
            return await loop.create_connection(kind, url.hostname or "", url.port or 0)
    except (OSError, TimeoutError) as error:
        get_log().debug("another process cannot be reached", address=address, reason=type(error).__name__)
        raise Unreached(address) from error


class Line(asyncio.Protocol):
    """An HTTP connection to another process, for one call after the other."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.waiting: asyncio.Future[tuple[int, list[tuple[bytes, bytes]], bytes]] | None = None
        self.reusable = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its classes

    def exchange(self, request: bytes) -> asyncio.Future[tuple[int, list[tuple[bytes, bytes]], bytes]]:
        self.parser = httptools.HttpResponseParser(self)
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.waiting

    def data_received(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except (AttributeError, httptools.HttpParserError):  # something that nobody asked for
            self.transport.abort()

    def connection_lost(self, _error: Exception | None) -> None:
        self.reusable = False
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(Broken())

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.reusable = self.reusable and self.parser.should_keep_alive()
        if self.waiting is not None and not self.waiting.done():
            headers = [one for one in self.headers if one[0] not in HOP]
            self.waiting.set_result((self.parser.get_status_code(), headers, b"".join(self.body)))


class Pipe(asyncio.Protocol):
    """One end of a live connection that goes through: what comes in here goes out at the other end."""

    def __init__(self, transport: asyncio.Transport | None = None, connections: set[Any] | None = None) -> None:
        if transport is not None:
            self.transport = transport
        self.connections = set() if connections is None else connections  # that are told when the server stops
        self.connections.add(self)
        self.other: Pipe | None = None
        self.ended: Callable[[], None] | None = None
        self.early: list[bytes] = []  # what comes before the other end is there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its classes

    def join(self, other: Pipe) -> None:
        """From now on these two are one connection."""
        self.other, other.other = other, self
        for one, another in ((self, other), (other, self)):
            another.transport.writelines(one.early)
            one.early = []
            if one.transport.is_closing():
                another.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early.append(data)
        else:
            self.other.transport.write(data)

    def pause_writing(self) -> None:  # whoever reads here is slow: whoever writes there waits
        if self.other is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, _error: Exception | None) -> None:
        self.connections.discard(self)
        if self.other is not None:
            self.other.transport.close()
        if self.ended is not None:
            self.ended()

    def shutdown(self) -> None:
        """The server stops."""
        self.transport.close()


# --- calls that are made once more ----------------------------------------------------------------------------------


class Answer:
    """Sends an answer on, unless it says that the table has moved."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.moved: str | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            for name, value in message["headers"]:
                if name == MOVED.encode():
                    self.moved = value.decode()
        if self.moved is None:
            await self.send(message)


async def whole(scope: HTTPScope, receive: Receive) -> bytes | None:
    """The body of a call, or None where it is too long (then nothing of it was read)."""
    if scope["method"] in ("GET", "HEAD"):
        return b""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers or int(headers.get(b"content-length", b"0")) > BODY:
        return None
    parts: list[bytes] = []
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)  # whoever asked is gone
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """The same call, to be read once more."""
    said = False

    async def read() -> Any:
        nonlocal said
        if said:
            return await receive()
        said = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


def told(problem: Problem) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    headers = [(name.encode(), value.encode()) for name, value in problem.headers.items() if name != MOVED]
    return problem.status, [(b"content-type", b"application/json"), *headers], ENCODER.encode(problem.data())


async def give(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [*headers, (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
