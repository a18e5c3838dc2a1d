"""A live connection's frames: what comes is understood as the library that our guests use understands it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from valtable.server import line as lines
from valtable.server.line import BINARY, CLOSE, CONTINUED, MOST, PING, PONG, TEXT, Keeper, Line

KEY = b"\x01\x80\xfe\x37"


class Wire(asyncio.Transport):
    """The end of a connection: it keeps what is written, and may be full."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.aborted = False
        self.full = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return len(self.written) if self.full else 0


class Ear:
    """Whoever listens: it keeps what it heard."""

    def __init__(self) -> None:
        self.said: list[str | None] = []
        self.gone = 0

    def heard(self, text: str | None) -> None:
        self.said.append(text)

    def ended(self) -> None:
        self.gone += 1


def opened() -> tuple[Line, Wire, Ear]:
    wire, ear = Wire(), Ear()
    line = Line(wire, set(), set(), lambda: None)
    line.listener = ear
    return line, wire, ear


def frame(kind: int, payload: bytes = b"", *, final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or should not."""
    first = (0x80 if final else 0) | reserved | kind
    length = len(payload)
    if length <= 125:
        second, more = length, b""
    elif length < 1 << 16:
        second, more = 126, length.to_bytes(2)
    else:
        second, more = 127, length.to_bytes(8)
    if not masked:
        return bytes((first, second)) + more + payload
    hidden = bytes(byte ^ KEY[at % 4] for at, byte in enumerate(payload))
    return bytes((first, 0x80 | second)) + more + KEY + hidden


def frames_of(data: bytes) -> list[tuple[int, bytes]]:
    """What a server has written, frame by frame; of a goodbye only its code."""
    found = []
    while data:
        kind, length, begin = data[0] & 0x0F, data[1], 2
        assert data[0] & 0xF0 == 0x80, "whole, and nothing reserved"
        if length > 125:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(data[2:begin])
        payload, data = data[begin : begin + length], data[begin + length :]
        found.append((kind, payload[:2] if kind == CLOSE else payload))
    return found


def reference(data: bytes) -> tuple[list[str | None], list[tuple[int, bytes]]]:
    """What the library hears of it, and what it writes. Texts are for its caller to read: that is done here."""
    server = Protocol(Side.SERVER, max_size=MOST)
    server.receive_data(data)
    said: list[str | None] = []
    written = frames_of(b"".join(server.data_to_send()))
    begun: Frame | None = None
    before = 0  # pings
    for event in server.events_received():
        assert isinstance(event, Frame)
        if event.opcode == Opcode.PING:
            before += 1
        if event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            continue
        begun = event if begun is None else Frame(begun.opcode, bytes(begun.data) + bytes(event.data))
        if event.fin:
            try:
                said.append(bytes(begun.data).decode() if begun.opcode == Opcode.TEXT else None)
            except UnicodeDecodeError:
                return said, [*written[:before], (CLOSE, (1007).to_bytes(2))]
            begun = None
    return said, written


def ours(data: bytes, cuts: list[int]) -> tuple[list[str | None], list[tuple[int, bytes]]]:
    """What we hear of it when it comes in pieces, and what we write."""
    line, wire, ear = opened()
    ends = sorted({cut % (len(data) + 1) for cut in cuts} | {len(data)})
    for begin, end in zip([0, *ends], ends, strict=False):
        if not wire.closed:
            line.data_received(data[begin:end])
    return ear.said, frames_of(wire.written)


# Nothing of the greatest length, but in the examples: the library counts a ping between the parts of a message, too.
ODD = [b"", b"\xc3", b"\xa9!", b"\xff", b"x" * 126]
TEXTS = st.text(max_size=200).map(str.encode) | st.sampled_from(ODD)
CODES = st.sampled_from([0, 999, 1000, 1001, 1004, 1005, 1006, 1011, 1014, 1015, 2999, 3000, 4999, 5000, 65_535])
GOODBYES = st.builds(lambda code, why: code.to_bytes(2) + why, CODES, st.sampled_from([b"", b"bye", b"\xff"]))
SOUND = st.one_of(
    st.builds(frame, st.sampled_from([TEXT, BINARY]), TEXTS),
    st.builds(frame, st.sampled_from([TEXT, BINARY, CONTINUED]), TEXTS, final=st.booleans()),
    st.builds(frame, st.sampled_from([PING, PONG]), st.binary(max_size=125)),
)
LAST = st.one_of(
    st.builds(frame, st.just(CLOSE), st.just(b"") | st.just(b"\x03") | GOODBYES),
    st.builds(frame, st.integers(0, 15), TEXTS, final=st.booleans(), reserved=st.sampled_from([0, 16, 32, 64])),
    st.builds(frame, st.sampled_from([TEXT, PING]), TEXTS, masked=st.booleans()),
    st.just(frame(TEXT)),
)


@given(st.lists(SOUND, max_size=6), LAST, st.lists(st.integers(0, 1 << 17), max_size=12))
@example([frame(TEXT, b"\xc3", final=False), frame(PING, b"!")], frame(CONTINUED, b"\xa9"), [])
@example([], frame(TEXT, b"x" * (MOST + 1)), [])
@example([frame(TEXT, b"x" * MOST, final=False)], frame(CONTINUED, b"y"), [])
@example([frame(TEXT, b"y" * MOST)], frame(BINARY, b"y" * MOST), [1, 65_536])
@example([frame(TEXT, b"x", final=False)], frame(TEXT, b"y" * MOST), [])
@example([frame(CLOSE, b"\x03\xe8")], frame(TEXT, b"too late"), [])
@example([], frame(CLOSE, b"\x00\x00\xff"), [])
def test_frames_are_understood_as_the_library_does(sound: list[bytes], last: bytes, cuts: list[int]) -> None:
    unfinished = [one for one in sound if one[0] & 0x0F in (CONTINUED, TEXT, BINARY)][-1:]
    if unfinished and not unfinished[0][0] & 0x80:  # a goodbye may come here, too (5.4), but the library thinks not
        assume(last[0] & 0x0F != CLOSE)
    data = b"".join([*sound, last])
    assert ours(data, cuts) == reference(data)


def test_frames_that_come_byte_by_byte() -> None:
    data = frame(TEXT, "été".encode()) + frame(PING, b"?") + frame(BINARY, b"x" * 300) + frame(CLOSE, b"\x03\xe8")
    heard = ours(data, list(range(len(data))))
    assert heard == (["été", None], [(PONG, b"?"), (CLOSE, b"\x03\xe8")])


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_is_sent(length: int) -> None:
    line, wire, _ = opened()
    line.tell([b"x" * length, b"second"])
    assert frames_of(wire.written) == [(TEXT, b"x" * length), (TEXT, b"second")]


def test_whoever_does_not_read_is_not_answered() -> None:
    line, wire, ear = opened()
    line.pause_writing()
    line.data_received(frame(PING, b"1") * 1000)
    assert wire.written == b""
    line.resume_writing()
    line.data_received(frame(PING, b"2"))
    assert frames_of(wire.written) == [(PONG, b"2")]
    assert ear.said == []


def test_nothing_follows_a_goodbye() -> None:
    line, wire, ear = opened()
    line.hang_up(1011)
    line.tell([b"late"])
    line.hang_up(1012)
    line.data_received(frame(TEXT, b"late") + frame(PING))
    assert frames_of(wire.written) == [(CLOSE, (1011).to_bytes(2))]
    assert ear.said == []


class Awake(Wire):
    """Answers each ping at once."""

    line: Line
    pings = 0

    def write(self, data: Any) -> None:
        if data[0] & 0x0F == PING:
            self.pings += 1
            self.line.data_received(frame(PONG))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SILENCE", 0.02)
    monkeypatch.setattr(lines, "CLOSING", 0.02)


@pytest.mark.usefixtures("impatient")
def test_who_is_silent_is_asked_once_and_then_left() -> None:
    async def play() -> None:
        keeper = Keeper()
        silent, wire, _ = opened()
        mine = Line(there := Awake(), set(), set(), lambda: None)
        there.line = mine
        keeper.keep(mine)
        keeper.keep(silent)
        async with asyncio.timeout(60):
            while not wire.closed or there.pings < 3:
                await asyncio.sleep(0.01)
        assert frames_of(wire.written) == [(PING, b""), (CLOSE, (1011).to_bytes(2))]
        assert not there.closed
        assert list(keeper.lines) == [mine]

    asyncio.run(play())


@pytest.mark.usefixtures("impatient")
def test_a_goodbye_that_nobody_reads_ends_nevertheless() -> None:
    async def play() -> None:
        line, wire, _ = opened()
        wire.full = True
        line.hang_up(1012)
        assert wire.closed
        assert not wire.aborted
        async with asyncio.timeout(60):
            while not wire.aborted:
                await asyncio.sleep(0.01)

    asyncio.run(play())
