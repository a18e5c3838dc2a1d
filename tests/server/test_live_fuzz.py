"""Nonsense of every kind on live connections: the server goes on, nothing leaks, and others get their states."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

import valtable
from tests.patience import PATIENCE
from tests.server.guest import Guest, until
from tests.server.players import state_from
from tests.serving import ServerProcess

GAME = valtable.games()[0]
FUZZ = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))

Sent = str | bytes | list[str] | list[bytes]


class Table:
    """A table where Ana and Bo play; Bo watches it, and must see whatever happens."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.before = len(server.log)
        self.ana = Guest(server.url)
        made = self.ana.make(GAME, [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        self.id: str = made["id"]
        self.secrets = [made["secret"], made["seats"][0]["secret"], made["seats"][0]["recovery"]]
        self.bo = Guest(server.url)
        proof = self.bo.sit(self.id, 1)
        self.bo_secret: str = proof["secret"]
        self.secrets += [proof["secret"], proof["recovery"]]
        self.changes = 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/live"

    def change(self) -> int:
        """Something happens at the table; the version it has then."""
        self.changes += 1
        done = self.ana.ok("PUT", f"/api/tables/{self.id}", {"title": f"Change {self.changes}"})
        version: int = done["version"]
        return version

    def check(self, witness: ClientConnection) -> None:
        """Bo sees a change, and the server has not complained."""
        state = state_from(witness, self.change())
        assert state["table"]["title"] == f"Change {self.changes}"
        assert state["seat"] == 1
        assert self.server.alive
        assert complaints(self.server.log[self.before :]) == []

    def check_harmless(self, messages: list[Any]) -> None:
        """What a stranger was sent: pongs, refusals, and states as any spectator sees them."""
        for text in messages:
            assert not any(secret in text for secret in self.secrets)
            message = json.loads(text)
            assert message["type"] in ("state", "pong", "gone")
            if message["type"] == "state":
                assert message["state"]["seat"] is None
                assert message["state"]["question"] is None
            if message["type"] == "gone":
                assert message["problem"]["code"] in ("malformed", "too-many", "not-your-seat", "no-such-seat")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("fuzz") / "data", "--workers", "1").start()
    try:
        yield server
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.fixture
def table(place: ServerProcess) -> Table:
    return Table(place)


@pytest.fixture
def witness(table: Table) -> Iterator[ClientConnection]:
    with table.bo.live(table.id, 1) as live:
        yield live


def complaints(log: str) -> list[str]:
    """Mistakes of ours that the log tells of."""
    return [line for line in log.splitlines() if "Traceback" in line]


def drained(live: ClientConnection) -> list[Any]:
    """Everything that comes until the server closes, as it must."""
    found: list[Any] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            found.append(live.recv(PATIENCE))
    return found


def until_pong(live: ClientConnection) -> list[Any]:
    """Everything that comes until the server has answered a last ping, or has closed: it has read all before it."""
    found: list[Any] = []
    with contextlib.suppress(ConnectionClosed):
        live.send('{"type":"ping"}')
        while not found or json.loads(found[-1])["type"] != "pong":
            found.append(live.recv(PATIENCE))
    return found


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(["look", "ping", "state", "gone", "answer", ""]) | values},
    optional={"seat": values | st.integers(-3, 9), "table": values, "option": values},
)
messages: st.SearchStrategy[Sent] = st.one_of(
    st.text(max_size=300),
    st.binary(max_size=300),
    almost.map(json.dumps),
    values.map(json.dumps),
    st.lists(st.text(min_size=1, max_size=50), min_size=1, max_size=4),
    st.lists(st.binary(max_size=50), min_size=1, max_size=4),
)


@FUZZ
@given(sent=st.lists(messages, min_size=1, max_size=8))
@example(sent=["[" * 4000])
@example(sent=['{"type":"look","seat":' + "9" * 4000 + "}"])
@example(sent=["x" * 5000, "y" * 60000, "z"])
@example(sent=["x" * 70000])  # more than a message may have: the connection is closed
@example(sent=[b"\xff\xfe", b""])
@example(sent=['{"type":"look","seat":0}', '{"type":"look","seat":1}', '{"type":"look","seat":99}'])
@example(sent=['{"type":"look","seat":null}'] * 8)
@example(sent=["\x00", '"\\ud800"', '{"type":"ping","type":"look"}'])
def test_messages_that_make_no_sense(table: Table, witness: ClientConnection, sent: list[Sent]) -> None:
    stranger = Guest(table.server.url)
    with stranger.live(table.id) as live:
        with contextlib.suppress(ConnectionClosed):
            for message in sent:
                live.send(message)
        table.check_harmless(until_pong(live))
    stranger.http.close()
    table.check(witness)


def test_a_client_that_makes_no_sense_is_told_and_then_let_go(table: Table, witness: ClientConnection) -> None:
    with Guest(table.server.url).live(table.id) as live:
        live.recv(PATIENCE)
        for _ in range(3):
            live.send("nonsense")
        told = drained(live)
        assert [json.loads(text)["type"] for text in told].count("gone") == 3
        assert live.close_code == 4400
    table.check(witness)


def test_a_flood_ends_the_connection_that_sends_it(table: Table, witness: ClientConnection) -> None:
    # The server reads no goodbye behind the flood: there is none to wait for.
    with Guest(table.server.url).live(table.id, close_timeout=0.1) as live:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                live.send('{"type":"ping"}')
        told = drained(live)
        assert live.close_code == 4400
        table.check_harmless(told)
    table.check(witness)


def test_another_s_seat(table: Table, witness: ClientConnection) -> None:
    """Neither at the door nor later; not even Ana sees through Bo's eyes."""
    for guest, seat in ((Guest(table.server.url), 0), (Guest(table.server.url), 1), (table.ana, 1)):
        with guest.live(table.id, seat) as live:
            told = [json.loads(text) for text in drained(live)]
            assert [message["type"] for message in told] == ["gone"]
            assert told[0]["problem"]["code"] == "not-your-seat"
            assert live.close_code == 4403
    with table.ana.live(table.id, 0) as live:
        live.recv(PATIENCE)
        live.send('{"type":"look","seat":1}')
        told = [json.loads(text) for text in until_pong(live)]
        assert {message["state"]["seat"] for message in told if message["type"] == "state"} <= {0}
        assert [message["problem"]["code"] for message in told if message["type"] == "gone"] == ["not-your-seat"]
    table.check(witness)


@FUZZ
@given(name=st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=60))
def test_an_unknown_table(place: ServerProcess, name: str) -> None:
    stranger = Guest(place.url)
    with stranger.live(name) as live:
        told = [json.loads(text) for text in drained(live)]
        assert [message["problem"]["code"] for message in told] == ["no-such-table"]
        assert live.close_code == 4404
    stranger.http.close()


@pytest.mark.parametrize("seat", ["-1", "1000000000000", "x", "", "0.5", "1&seat=0", "%00"])
def test_a_seat_that_is_none(table: Table, witness: ClientConnection, seat: str) -> None:
    """Refused at the door or right behind it, and never with somebody's view."""
    status, body = knock(table, f"{table.path}?seat={seat}")
    assert status in (101, 400, 403, 404), status
    assert not any(secret.encode() in body for secret in table.secrets)
    table.check(witness)


def knock(table: Table, path: str) -> tuple[int, bytes]:
    """The handshake alone, and what comes right after it: a refusal, or a first message."""
    with handshake(table, path) as line:
        line.settimeout(PATIENCE)
        body = b""
        while (piece := line.recv(65536)) and not complete(body := body + piece):
            pass
    return int(body.split(b" ", 2)[1]), body


def complete(body: bytes) -> bool:
    """Whether all of a refusal is there, or something after the handshake."""
    head, end, rest = body.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    return bool(end) and len(rest) >= (1 if length is None else int(length.group(1)))


def handshake(table: Table, path: str, buffer: int = 0) -> socket.socket:
    """A bare connection that has asked for a live one."""
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.connect(("127.0.0.1", table.server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = {
        "Host": f"127.0.0.1:{table.server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
    line.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    return line


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "file://", "http://[", "\u00e9"])
def test_a_page_of_another_site_is_not_let_in(table: Table, witness: ClientConnection, origin: str) -> None:
    """Not even with the cookie of a player."""
    with pytest.raises(InvalidStatus) as refused, table.ana.live(table.id, 0, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    table.check(witness)


def test_our_own_page_is_let_in(table: Table) -> None:
    with table.ana.live(table.id, 0, origin=table.server.url) as live:
        assert json.loads(live.recv(PATIENCE))["state"]["seat"] == 0


@FUZZ
@given(garbage=st.binary(min_size=1, max_size=400), patience=st.booleans())
@example(garbage=b"\x81\x05hello", patience=True)  # not masked
@example(garbage=b"\x81\x84\x00\x00\x00\x00\xff\xff\xff\xff", patience=True)  # no UTF-8
@example(garbage=b"\x83\x80\x00\x00\x00\x00", patience=True)  # no such kind of frame
@example(garbage=b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", patience=True)  # endless
@example(garbage=b"\x01\x81\x00\x00\x00\x00a\x01\x81\x00\x00\x00\x00b", patience=True)  # fragments that do not fit
@example(garbage=b"\x88\x81\x00\x00\x00\x00a", patience=True)  # a broken goodbye
@example(garbage=b"\x01\x81\x00\x00\x00\x00a", patience=False)  # a fragment, and then nothing
def test_broken_frames(table: Table, witness: ClientConnection, garbage: bytes, patience: bool) -> None:
    """Whoever is patient says goodbye after it, and waits until the server has gone."""
    with handshake(table, table.path) as line:
        line.settimeout(PATIENCE)
        assert line.recv(12).startswith(b"HTTP/1.1 101")
        line.sendall(garbage)
        if patience:
            line.shutdown(socket.SHUT_WR)
            with contextlib.suppress(ConnectionError):
                while line.recv(65536):
                    pass
    table.check(witness)


def test_connections_that_are_cut_or_half_closed(table: Table, witness: ClientConnection) -> None:
    """Gone without a word, right after the handshake or before it is done: nobody is thought to be there for ever."""
    for how in (socket.SHUT_WR, socket.SHUT_RDWR):
        line = handshake(table, table.path)
        line.recv(1000)
        line.shutdown(how)
        table.check(witness)
        line.close()
    for _ in range(20):
        handshake(table, table.path).close()
    with socket.create_connection(("127.0.0.1", table.server.port)) as line:
        line.sendall(f"GET {table.path} HTTP/1.1\r\nHost: x\r\nUpgr".encode())
        table.check(witness)
    with contextlib.suppress(ConnectionClosed), table.ana.live(table.id, 0) as ana:
        ana.recv(PATIENCE)
        assert table.bo.state(table.id)["table"]["seats"][0]["online"] is True
        ana.socket.shutdown(socket.SHUT_RDWR)
        until(lambda: table.bo.state(table.id)["table"]["seats"][0]["online"] is False)
    table.check(witness)


def test_readers_who_stop_reading_hold_up_nobody(table: Table, witness: ClientConnection) -> None:
    """Five of them, while the table changes hundreds of times: Bo sees every change."""
    lines = [handshake(table, table.path, buffer=4096) for _ in range(5)]
    try:
        for _ in range(300):
            state_from(witness, table.change())
        table.check(witness)
    finally:
        for line in lines:
            line.close()


def test_many_connections_of_one_guest(table: Table, witness: ClientConnection) -> None:
    """A hundred at once, opened and dropped."""
    guest = Guest(table.server.url)
    with contextlib.ExitStack() as stack:
        lives = [stack.enter_context(guest.live(table.id)) for _ in range(100)]
        table.check(witness)
        version = table.change()
        for live in lives:
            state_from(live, version)
    table.check(witness)
