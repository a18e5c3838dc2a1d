"""A live connection, from the moment somebody is let in: texts out, texts in (RFC 6455), and little else.

uvicorn shakes hands, and refuses whoever is not let in. But a connection that stays is there for hours and does nothing
most of the time: all that it needs then is in one small object, and no task waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, RESERVED, OPCODE = 0x80, 0x70, 0x0F  # of the first byte of a frame
MASKED, LENGTH = 0x80, 0x7F  # of the second
SHORT: Final = 125  # bytes at most in a frame that is no message
MOST: Final = 65_536  # bytes of a message

WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_LONG: Final = 1009
SILENT: Final = 1011
RESTART: Final = 1012

SILENCE: Final = 20.0  # seconds; then they are asked whether they are there, and have as long to answer
AT_ONCE: Final = 100  # who are asked in one go: others want to be answered, too
PAUSE: Final = 0.05  # seconds before the next of them are
CLOSING: Final = 10.0  # seconds to say goodbye


class Listener(Protocol):
    """Whoever is at our end of a line."""

    def heard(self, text: str | None) -> None:
        """A message; None: one that is no text."""

    def ended(self) -> None:
        """The line is dead."""


class Nonsense(Exception):
    """What came is no frame that may come; the code says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line(asyncio.Protocol):
    """The connection."""

    __slots__ = (
        *("asked", "closing", "connections", "drained", "due", "leave"),
        *("listener", "message", "rest", "silent", "tasks", "transport"),
    )

    listener: Listener

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        tasks: set[asyncio.Task[None]],
        leave: Callable[[], None],
    ) -> None:
        self.transport = transport
        self.connections = connections  # those that are told when the server stops
        self.connections.add(self)
        self.tasks = tasks  # that it waits for then
        self.leave = leave
        self.drained: asyncio.Event | None = None  # there while they do not read as fast as we write
        self.closing = False  # we have said goodbye
        self.rest: bytearray | None = None  # the beginning of a frame
        self.message: tuple[int, bytearray] | None = None  # the beginning of a message: what it is, and its frames
        self.silent = False  # since they were last looked at
        self.asked = False  # whether they are still there
        self.due = 0.0  # when they are looked at next

    # --- what they are told ------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether there is room for more."""
        return self.drained is None

    def tell(self, texts: list[bytes]) -> None:
        """Send these, in one piece."""
        if not (self.closing or self.transport.is_closing()):
            self.transport.write(b"".join([piece for text in texts for piece in (head(TEXT, len(text)), text)]))

    def close(self, code: int) -> None:
        """Say goodbye, and give them time to say it, too."""
        if self.closing or self.transport.is_closing():
            return
        self.transport.write(head(CLOSE, 2) + code.to_bytes(2))
        self.closing = True
        self.transport.resume_reading()
        asyncio.get_running_loop().call_later(CLOSING, self.transport.abort)

    def hang_up(self, code: int) -> None:
        """Say goodbye, and wait for nobody."""
        if not self.closing and not self.transport.is_closing():
            self.transport.write(head(CLOSE, 2) + code.to_bytes(2))
        self.end()

    def end(self) -> None:
        """All is said: they have a while to read it."""
        self.closing = True
        self.transport.close()
        if self.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(CLOSING, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(RESTART)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is not left alone when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- what becomes of the connection ------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        if self.drained is None:
            self.drained = asyncio.Event()

    def resume_writing(self) -> None:
        drained, self.drained = self.drained, None
        if drained is not None:
            drained.set()

    async def drain(self) -> None:
        """Wait until there is room for more, or nobody who could read it."""
        if self.drained is not None:
            await self.drained.wait()

    def connection_lost(self, _error: Exception | None) -> None:
        self.closing = True
        self.resume_writing()
        self.connections.discard(self)
        self.leave()
        self.listener.ended()

    def is_there(self) -> bool:
        """Whether there is still somebody, as far as one can tell; who has been silent is asked."""
        if self.closing or self.transport.is_closing():
            return False
        if not self.silent:
            self.silent, self.asked = True, False
        elif self.asked:
            self.hang_up(SILENT)
            return False
        else:
            self.transport.write(head(PING, 0))
            self.asked = True
        return True

    # --- what they say -----------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """No more for now: what they have said is not dealt with yet."""
        self.transport.pause_reading()

    def resume(self) -> None:
        self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.silent = False
        rest = bytearray() if self.rest is None else self.rest
        rest += data
        try:
            while (frame := first_frame(rest)) is not None:
                first, payload, length = frame
                del rest[:length]
                self.take(first & OPCODE, bool(first & FINAL), payload)
        except Nonsense as nonsense:
            self.hang_up(nonsense.code)
            rest = bytearray()
        self.rest = rest or None

    def take(self, kind: int, final: bool, payload: bytes) -> None:
        """A frame."""
        if kind == CLOSE:
            self.part(payload)
        elif self.closing:
            pass  # whatever they say was said before they heard us
        elif kind == PING:
            if self.open:  # who does not read is not answered: that would only be kept here
                self.transport.write(head(PONG, len(payload)) + payload)
        elif kind != PONG:
            self.piece(kind, final, payload)

    def part(self, payload: bytes) -> None:
        """They say goodbye: it is said back, unless we have said it already."""
        text_of(payload[2:])
        if payload and not may_be_sent(payload[:2]):
            raise Nonsense(WRONG)
        if not self.closing and not self.transport.is_closing():
            self.transport.write(head(CLOSE, len(payload)) + payload)
        self.end()

    def piece(self, kind: int, final: bool, payload: bytes) -> None:
        """A message, or a part of one."""
        if self.message is not None and len(self.message[1]) + len(payload) > MOST:
            raise Nonsense(TOO_LONG)
        if (kind == CONTINUED) != (self.message is not None):
            raise Nonsense(WRONG)
        if self.message is not None:
            kind, before = self.message
            before += payload
            payload = bytes(before) if final else b""
        elif not final:
            self.message = (kind, bytearray(payload))
        if final:
            self.message = None
            self.listener.heard(text_of(payload) if kind == TEXT else None)


def head(kind: int, length: int) -> bytes:
    """What stands before a payload of that length, sent whole by a server (5.2)."""
    if length <= SHORT:
        return bytes((FINAL | kind, length))
    if length < 1 << 16:
        return bytes((FINAL | kind, 126)) + length.to_bytes(2)
    return bytes((FINAL | kind, 127)) + length.to_bytes(8)


def first_frame(data: bytearray) -> tuple[int, bytes, int] | None:
    """Of what came from a client the first frame: its first byte, its payload, and how many bytes it takes. None: it is
    not all there yet."""
    if len(data) < 2:
        return None
    kind, length = data[0] & OPCODE, data[1] & LENGTH
    control = kind in (CLOSE, PING, PONG)
    known = control or kind in (CONTINUED, TEXT, BINARY)
    if not known or data[0] & RESERVED or not data[1] & MASKED:
        raise Nonsense(WRONG)
    if control and (length > SHORT or not data[0] & FINAL):
        raise Nonsense(WRONG)
    begin = 2
    if length > SHORT:
        begin = 4 if length == 126 else 10
        if len(data) < begin:
            return None
        length = int.from_bytes(data[2:begin])
    if length > MOST:
        raise Nonsense(TOO_LONG)
    end = begin + 4 + length
    if len(data) < end:
        return None
    return data[0], unmasked(data[begin + 4 : end], data[begin : begin + 4]), end


def unmasked(data: bytearray, key: bytearray) -> bytes:
    """What a client has masked (5.3)."""
    length = len(data)
    mask = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(data) ^ int.from_bytes(mask)).to_bytes(length)


def may_be_sent(code: bytes) -> bool:
    """Whether whoever says goodbye may give this code (7.4)."""
    number = int.from_bytes(code)
    known = 1000 <= number <= 1014 and number not in (1004, 1005, 1006)
    return len(code) == 2 and (known or 3000 <= number < 5000)


def text_of(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError as error:
        raise Nonsense(NO_TEXT) from error


class Keeper:
    """Asks those who have been silent for a while whether they are still there: one timer for all of a server."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque()  # in the order in which they are looked at
        self.timer: asyncio.TimerHandle | None = None

    def keep(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        line.due = loop.time() + SILENCE
        self.lines.append(line)
        if self.timer is None:
            self.timer = loop.call_at(line.due, self.look)

    def look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for _ in range(AT_ONCE):
            if not self.lines or self.lines[0].due > now:
                break
            line = self.lines.popleft()
            if line.is_there():
                line.due = now + SILENCE
                self.lines.append(line)
        self.timer = loop.call_at(max(now + PAUSE, self.lines[0].due), self.look) if self.lines else None
