"""Live connections: the newest state at once, increments that add up, and readers who do not read."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.server.guest import TWO_OF_US, Guest, Json, Served, serving, until
from tests.server.test_assets import nodes
from tests.table.mirror import Mirror
from valtable.server import hall, live
from valtable.table.sight import Sight

HOT_SEAT = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}]


class Page:
    """What somebody knows from a live connection, by whole states or by what has changed."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.mirror = Mirror()
        self.state: Json = None
        self.states = 0
        self.asked = 0

    def receive(self) -> Json:
        text = self.connection.recv(PATIENCE)
        message = json.loads(text)
        if message["type"] == "state":
            self.take(message["state"])
        if message["type"] == "change":
            assert self.mirror.take(text)
            self.state = self.mirror.whole
            self.states += 1
        return message

    def answer(self, body: Json) -> Json:
        """Answer over the connection; the reply."""
        self.asked += 1
        self.connection.send(json.dumps({"type": "answer", "id": self.asked, "answer": body}))
        while (reply := self.receive())["type"] not in ("answered", "refused"):
            pass
        assert reply["id"] == self.asked
        return reply

    def take(self, state: Json) -> None:
        same = self.state is not None and self.state["seat"] == state["seat"]
        events = self.state["log"]["events"] if same else []
        said = self.state["talk"]["said"] if self.state else []
        assert state["log"]["from"] <= len(events)
        assert state["talk"]["from"] <= len(said)
        state["log"] = {"from": 0, "events": events[: state["log"]["from"]] + state["log"]["events"]}
        state["talk"] = {"from": 0, "said": said[: state["talk"]["from"]] + state["talk"]["said"]}
        self.state = state
        self.states += 1

    def up_to(self, version: int) -> Json:
        while self.state is None or self.state["version"] < version:
            self.receive()
        return self.state


def without_presence(state: Json) -> Json:
    """Who is connected changes by itself."""
    for seat in state["table"]["seats"]:
        seat.pop("online", None)
    return state


def test_each_change_comes_to_everybody_and_the_parts_add_up(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US, seed=21)["id"]
    bo.sit(table, 1)
    rng = random.Random(22)
    watching = Guest(ana.url)
    with ana.live(table, changes=True) as one, bo.live(table, changes=True) as two, watching.live(table) as three:
        pages = {guest: Page(connection) for guest, connection in ((ana, one), (bo, two), (watching, three))}
        for turn in range(60):
            for guest in (ana, bo):
                question = pages[guest].up_to(guest.state(table)["version"])["question"]
                if question is None:
                    continue
                option = rng.choice(question["options"])["id"]
                if guest is ana:  # over her connection; he calls
                    reply = pages[ana].answer(guest.body(question, option))
                    assert (reply["type"], reply["confirm"]) == ("answered", False)
                else:
                    reply = guest.answer(table, question, option)
                assert reply["version"] == guest.state(table)["version"]
                if turn % 7 == 3:
                    guest.ok("POST", f"/api/tables/{table}/talk", {"seat": question["seat"], "text": f"turn {turn}"})
                if turn % 3 == 0 and guest.state(table)["undo"]["allowed"]:
                    guest.ok("POST", f"/api/tables/{table}/undo", {"seat": question["seat"]})
                break
        for guest, page in pages.items():
            now = guest.state(table)
            assert without_presence(page.up_to(now["version"])) == without_presence(now)
        assert pages[ana].state["log"]["events"]
        assert pages[watching].state["seat"] is None
        stale = pages[bo].answer(guest.body(question, option))
        assert (stale["status"], stale["problem"]["code"]) in [(403, "not-your-seat"), (409, "stale")]


def test_hot_seat_players_look_through_one_connection(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT, seed=23)["id"]
    with ana.live(table, 0) as connection:
        page = Page(connection)
        page.receive()
        assert page.state["seat"] == 0
        connection.send('{"type": "look", "seat": 1}')
        until(lambda: page.receive() and page.state["seat"] == 1)
        assert without_presence(page.state) == without_presence(ana.state(table, 1))
        connection.send('{"type": "look", "seat": null}')
        until(lambda: page.receive() and page.state["seat"] is None)
        assert page.state["question"] is None


def test_those_who_are_not_asked_point_and_everybody_sees_it(server: Served, ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US, seed=21)["id"]
    path = f"/api/tables/{table}/point"
    eve = Guest(server.url)
    assert ana.refused("POST", path, {"seat": 0, "thing": "monster-0"}) == (409, "not-begun")
    bo.sit(table, 1)
    with ana.live(table) as one, bo.live(table) as two, eve.live(table) as three:
        pages = {guest: Page(connection) for guest, connection in ((ana, one), (bo, two), (eve, three))}

        def seen(guest: Guest) -> Json:
            """The next thing that is pointed at."""
            while (message := pages[guest].receive())["type"] != "pointed":
                pass
            return message

        # Both choose a duke: whoever is asked together with others may point, but not at what they hold in secret.
        public = {node["id"] for node in nodes(eve.state(table)["board"]) if "id" in node}
        for guest, seat in ((ana, 0), (bo, 1)):
            secret = [node for node in nodes(guest.state(table)["board"]) if node.get("facts", {}).get("private")]
            assert secret
            for node in secret:
                assert node["id"] not in public
                assert guest.refused("POST", path, {"seat": seat, "thing": node["id"]}) == (409, "not-for-all")
        server.limits.buckets.clear()
        assert ana.refused("POST", path, {"seat": 0, "thing": "no-such-thing"}) == (409, "not-for-all")
        card = next(node["id"] for node in nodes(eve.state(table)["board"]) if node.get("facts", {}).get("card"))
        before = ana.state(table)
        assert ana.ok("POST", path, {"seat": 0, "thing": card}) == {"version": before["version"]}
        for guest in pages:
            assert seen(guest) == {"type": "pointed", "seat": 0, "thing": card}

        # It is neither an answer nor kept: nothing at the table has changed, and who comes later is not told.
        assert without_presence(ana.state(table)) == without_presence(before)
        with Guest(server.url).live(table) as late:
            assert json.loads(late.recv(PATIENCE))["type"] == "state"
            late.send('{"type": "ping"}')
            assert json.loads(late.recv(PATIENCE))["type"] == "pong"

        # Whoever alone is asked answers; the others point. Who sits elsewhere, or only watches, does not.
        while len(server.match(table).questions) > 1:
            for guest in (ana, bo):
                question = guest.state(table)["question"]
                if question is not None:
                    guest.answer(table, question, question["options"][0]["id"])
        (asked,) = server.match(table).questions
        active, waiting = (ana, bo) if asked.seat == 0 else (bo, ana)
        assert active.refused("POST", path, {"seat": asked.seat, "thing": card}) == (409, "you-decide")
        assert eve.refused("POST", path, {"seat": 0, "thing": card}) == (403, "not-your-seat")
        assert active.refused("POST", path, {"seat": 1 - asked.seat, "thing": card}) == (403, "not-your-seat")
        body = {"seat": 1 - asked.seat, "thing": card}
        codes = [waiting.call("POST", path, body).status_code for _ in range(15)]
        assert set(codes) == {200, 429}
        assert seen(eve)["seat"] == 1 - asked.seat


def test_nobody_looks_through_foreign_eyes(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    with bo.live(table) as connection:
        page = Page(connection)
        page.receive()
        connection.send('{"type": "look", "seat": 0}')
        answer = page.receive()
        assert answer["type"] == "gone"
        assert answer["problem"]["code"] == "not-your-seat"
        assert page.state["seat"] == 1
    with bo.live(table, 0) as connection:
        assert json.loads(connection.recv(PATIENCE))["problem"]["code"] == "not-your-seat"
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.REFUSED


def test_a_table_that_is_not_there(ana: Guest) -> None:
    with ana.live("nowhere") as connection:
        message = json.loads(connection.recv(PATIENCE))
        assert message == {"type": "gone", "problem": {"code": "no-such-table", "detail": "there is no such table"}}
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.GONE


def test_ping_and_pong(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    with ana.live(table) as connection:
        Page(connection).receive()
        connection.send('{"type": "ping"}')
        assert json.loads(connection.recv(PATIENCE)) == {"type": "pong"}


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"look"',
    '{"type": "jump"}',
    '{"type": "look", "seat": "0"}',
    '{"type": "look", "seat": -1}',
    '{"type": "look", "seat": 1e9}',
    '{"type": "look", "seat": 99999999999999999999999}',
    '{"type": "ping", "more": 1}',
    "[" * 4000,
    "x" * 60_000,
    "\u0000",
    b"\xff\xfe",
    b"",
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_answered_then_the_connection_is_closed(ana: Guest, nonsense: str | bytes) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    with ana.live(table) as connection:
        Page(connection).receive()
        for _ in range(live.STRIKES):
            connection.send(nonsense)
        codes = [json.loads(connection.recv(PATIENCE))["problem"]["code"] for _ in range(live.STRIKES)]
        assert codes == ["malformed"] * live.STRIKES
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.NONSENSE
    assert ana.state(table)["version"] == 1


def test_a_message_that_is_far_too_large_ends_the_connection(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    with ana.live(table) as connection:
        Page(connection).receive()
        connection.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            connection.recv(PATIENCE)
    assert ana.state(table)["version"] == 1


def test_random_bytes_do_no_harm(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    rng = random.Random(24)
    parts = [
        '{"type":',
        '"look"',
        '"ping"',
        ',"seat":',
        "0",
        "1",
        "null",
        "}",
        "{",
        "[",
        "]",
        "é",
        "\u0000",
        "9" * 30,
        " ",
    ]
    for _ in range(60):
        with ana.live(table) as connection:
            try:
                for _ in range(8):
                    if rng.random() < 0.2:
                        connection.send(rng.randbytes(rng.randrange(200)))
                    else:
                        connection.send("".join(rng.choice(parts) for _ in range(rng.randrange(12))))
                    connection.recv(PATIENCE)
            except ConnectionClosed:
                pass
    until(lambda: not server.hall.entries[table].watchers)
    assert ana.state(table)["version"] == 1


def test_a_page_of_another_site_is_not_let_in(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    for origin in ("http://evil.example", "null", "https://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            ana.live(table, origin=origin)
        assert refused.value.response.status_code == 403
    with ana.live(table, origin=ana.url) as connection:
        assert json.loads(connection.recv(PATIENCE))["type"] == "state"


def test_who_is_there(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)

    def online() -> list[bool]:
        return [seat["online"] for seat in ana.state(table)["table"]["seats"]]

    assert online() == [False, False]
    with ana.live(table) as first:
        page = Page(first)
        page.receive()
        assert online() == [True, False]
        with bo.live(table):
            until(lambda: page.receive()["state"]["table"]["seats"][1]["online"])
            assert online() == [True, True]
        until(lambda: not page.receive()["state"]["table"]["seats"][1]["online"])
    until(lambda: online() == [False, False])


def test_a_table_has_room_for_so_many_spectators(ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sits at it always gets in."""
    monkeypatch.setattr(live, "WATCHERS", 2)
    table = ana.make("kingdom", HOT_SEAT)["id"]
    with bo.live(table) as one, bo.live(table) as other:
        for connection in (one, other):
            assert json.loads(connection.recv(PATIENCE))["type"] == "state"
        with bo.live(table) as third:
            assert json.loads(third.recv(PATIENCE))["problem"]["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                third.recv(PATIENCE)
        with ana.live(table) as mine:
            assert json.loads(mine.recv(PATIENCE))["state"]["seat"] == 0
    with bo.live(table) as again:
        until(lambda: json.loads(again.recv(PATIENCE))["type"] == "state")


def test_who_loses_the_seat_sees_no_more_of_it(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    with bo.live(table) as connection:
        page = Page(connection)
        page.receive()
        assert page.state["seat"] == 1
        ana.ok("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
        until(lambda: page.receive() and page.state["seat"] is None)
        assert page.state["question"] is None


def test_who_was_away_gets_the_state_and_no_flood(tmp_path: Path) -> None:
    """A reader who stops reading gets the newest state when they read again, not one for each change."""
    with serving(tmp_path, send_buffer=4096) as server:
        ana = server.guest("Ana")
        table = ana.make("kingdom", HOT_SEAT, seed=25)["id"]
        raw = raw_connection(ana, table)
        try:
            ana.random_answers(table, [0, 1], random.Random(26), 60)
            newest = ana.state(table)["version"]
            assert newest > 30
            raw.settimeout(PATIENCE)
            received = b""
            while f'"version":{newest},'.encode() not in received:
                received += raw.recv(1 << 16)
            assert received.count(b'"type":"state"') < 20
        finally:
            raw.close()


def test_a_reader_who_never_reads_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is stuck the others play on; in the end it is let go."""
    monkeypatch.setattr(live, "PATIENCE", 10 * PATIENCE)
    with serving(tmp_path, send_buffer=4096) as server, ExitStack() as stack:
        ana = server.guest("Ana")

        def get_stuck(table: str) -> None:
            for _ in range(3):
                stack.callback(raw_connection(ana, table).close)
            until(lambda: len(server.hall.entries[table].watchers) == 3)

        first, second = (ana.make("villages", HOT_SEAT, seed=27)["id"] for _ in range(2))
        get_stuck(first)
        assert ana.random_answers(first, [0, 1], random.Random(28), 60) == 60
        assert len(server.hall.entries[first].watchers) == 3, "nobody waits for them"
        monkeypatch.setattr(live, "PATIENCE", 0.3)
        get_stuck(second)
        ana.random_answers(second, [0, 1], random.Random(28), 60)
        until(lambda: not server.hall.entries[second].watchers)


def raw_connection(guest: Guest, table: str) -> socket.socket:
    """A WebSocket whose far end has a tiny buffer and never reads a byte more than the handshake."""
    host, port = guest.url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
        "",
        "",
    ]
    raw.sendall("\r\n".join(lines).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def seat_of(message: Json, question: Json) -> Json:
    """The seat that was asked, as a state shows it."""
    return message["state"]["table"]["seats"][question["seat"]]


def test_one_sight_is_made_for_each_pair_of_eyes_and_version(
    server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []

    class Counted(Sight):
        def __init__(self, match: Any, seat: int | None, *more: Any) -> None:
            made.append(seat)
            super().__init__(match, seat, *more)

    table = ana.make("kingdom", HOT_SEAT, seed=29)["id"]
    with ExitStack() as stack:
        watchers = [stack.enter_context(Guest(server.url).live(table)) for _ in range(5)]
        for connection in watchers:
            connection.recv(PATIENCE)
        question = ana.state(table)["question"] or ana.state(table, 1)["question"]
        monkeypatch.setattr(hall, "Sight", Counted)
        ana.answer(table, question, question["options"][0]["id"])
        for connection in watchers:
            until(lambda connection=connection: not seat_of(json.loads(connection.recv(PATIENCE)), question)["asked"])  # type: ignore[misc]
        assert made == [None]


def test_a_watcher_is_woken_once_for_many_changes() -> None:
    async def try_it() -> None:
        from valtable.server.hall import Watcher
        from valtable.table.people import NOBODY

        watcher = Watcher(NOBODY)
        for at in (1.0, 2.0, 3.0):
            watcher.wake(at)
        assert watcher.woken
        assert watcher.since == 1.0

    asyncio.run(try_it())
