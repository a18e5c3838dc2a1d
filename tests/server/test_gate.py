"""How much one address may have: of the server's time, of connections, and of patience."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE
from tests.server.guest import Guest, Served, serving, until
from valtable.server import gate
from valtable.server.gate import Metered, Visits, Work, metered

TWO = [{"kind": "me"}, {"kind": "me"}]


def work_off(work: Work, requests: list[tuple[str, Coroutine[Any, Any, None]]]) -> None:
    """All these requests at once, each from a place; afterwards nobody is in a lane."""

    async def answer(place: str, request: Coroutine[Any, Any, None]) -> None:
        lane = work.lane(place)
        with lane:
            await Metered(request, lane)

    async def run() -> None:
        await asyncio.gather(*(answer(place, request) for place, request in requests))
        while work.lanes:  # somebody rests
            await asyncio.sleep(0.001)

    asyncio.run(run())


def test_what_is_measured_is_a_requests_own_time() -> None:
    async def busy(n: int) -> None:
        sum(range(n))
        await asyncio.sleep(0)
        sum(range(n))

    work = Work(0.5)
    work_off(work, [("large", busy(1_000_000)), ("small", busy(1000))])
    assert work.used["large"][0] > 5 * work.used["small"][0] > 0


def test_others_never_wait_for_more_than_one_step_of_a_place() -> None:
    made: list[str] = []

    async def steps(place: str, n: int, size: int) -> None:
        for _ in range(n):
            sum(range(size))
            made.append(place)
            await asyncio.sleep(0)

    greedy = [("here", steps("here", 3, 200_000)) for _ in range(20)]
    work_off(Work(0.5), [*greedy, ("there", steps("there", 5, 10))])
    first = made[: len(made) - made[::-1].index("there")]
    assert first.count("there") == 5
    assert first.count("here") <= 6, "one for each of theirs, and one that was before them"
    assert made.count("here") == 60


def test_what_is_raised_and_what_is_cancelled_goes_through() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("mine")

    with pytest.raises(ValueError, match="mine"):
        work_off(Work(0.5), [("here", fails())])

    seen = []

    async def waits(ready: asyncio.Event) -> None:
        try:
            await ready.wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def run(awake: bool) -> None:
        lane = Work(0.5).lane("here")
        ready = asyncio.Event()

        async def inside() -> None:
            with lane:
                await Metered(waits(ready), lane)

        task = asyncio.create_task(inside())
        await asyncio.sleep(0)
        async with lane.free:  # somebody else from there makes a step meanwhile
            if awake:
                ready.set()
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(run(False))
    asyncio.run(run(True))
    assert seen == ["cancelled"] * 2


def test_so_many_requests_of_one_place_are_begun() -> None:
    work, begun, most = Work(0.5), 0, 0

    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        nonlocal begun, most
        begun += 1
        most = max(most, begun)
        await asyncio.sleep(0)
        begun -= 1

    async def nothing(*_: Any) -> Any: ...

    async def run() -> None:
        scope: Any = {"type": "http", "client": ("192.0.2.7", 1)}
        await asyncio.gather(*(metered(app, work)(scope, nothing, nothing) for _ in range(3 * gate.AT_ONCE)))

    asyncio.run(run())
    assert most == gate.AT_ONCE
    assert not work.lanes


def test_an_allowance_is_used_up_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    work = Work(0.5)
    assert work.owing("here") < 0
    work.note("here", 9.0)
    assert work.owing("here") < 0, "a burst is welcome"
    work.note("here", 3.0)
    assert work.owing("here") == pytest.approx(2.0)
    assert work.owing("there") < 0, "nobody else pays for it"
    now[0] += 10
    assert work.owing("here") == pytest.approx(-3.0)


def test_connections_are_counted_by_address() -> None:
    visits = Visits(None, lambda _: False)
    assert all(visits.come("192.0.2.7") for _ in range(gate.CONNECTIONS))
    assert not visits.come("192.0.2.7")
    assert visits.come("192.0.2.8")
    assert all(visits.come("127.0.0.1") for _ in range(gate.CONNECTIONS + 1)), "a proxy brings everybody"
    for _ in range(gate.CONNECTIONS + 1):
        visits.leave("192.0.2.7")
    assert "192.0.2.7" not in visits.here

    few = Visits(2, lambda _: False)
    assert [few.come("127.0.0.1") for _ in range(3)] == [True, True, False], "where the host says how many"
    assert all(Visits(0, lambda _: False).come("192.0.2.7") for _ in range(1000))


# --- a real server ---------------------------------------------------------------------------------------------------


@contextmanager
def line(served: Served, text: bytes = b"") -> Iterator[socket.socket]:
    """A connection over which so much has been sent."""
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as connection:
        connection.sendall(text)
        yield connection


def all_of(connection: socket.socket) -> bytes:
    """What the server says until it closes the connection."""
    received = b""
    while True:
        part = connection.recv(65536)
        if not part:
            return received
        received += part


HALF = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
]


def test_half_a_request_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HEADERS", 0.3)
    monkeypatch.setattr(gate, "BODY", 0.3)
    with serving(tmp_path) as served:
        for text in HALF:
            with line(served, text) as connection:
                assert b" 408 " in all_of(connection).split(b"\r\n")[0], text
        with line(served, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as connection:
            assert b" 200 " in connection.recv(65536)
            connection.sendall(b"GET /he")
            assert b" 408 " in all_of(connection)
        guest = served.guest("Ana")
        with guest.live(guest.make("kingdom", TWO)["id"]) as live:
            live.recv(PATIENCE)
            guest.ok("GET", "/api/me")
            live.send('{"type": "ping"}')
            assert "pong" in str(live.recv(PATIENCE)), "a live connection may be silent"


def test_too_many_connections_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as served:
        guest = served.guest("Ana")
        table = guest.make("kingdom", TWO)["id"]
        with guest.live(table) as live, line(served) as second:
            live.recv(PATIENCE)
            with line(served) as third:
                assert b" 503 " in all_of(third)
            assert guest.ok("GET", "/api/me")
            second.close()
            until(lambda: b" 200 " in again(served))
        until(lambda: b" 200 " in again(served))


def again(served: Served) -> bytes:
    with line(served, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as connection:
        return all_of(connection)


@pytest.mark.parametrize("path", ["/", "/metrics", "/health", "/api/games", "/api/tables/0123456789abcdef/answers"])
def test_whoever_has_used_up_their_time_waits(tmp_path_factory: pytest.TempPathFactory, path: str) -> None:
    share = 1e-6  # so little that whoever has had a request waits for longer than any test runs
    with serving(tmp_path_factory.mktemp("data"), share=share) as served:
        guest = Guest(served.url)
        method = "POST" if path.endswith("answers") else "GET"
        refused = until(lambda: refusal(guest, method, path))
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        with pytest.raises(InvalidStatus, match="403"):
            guest.live("x")


def refusal(guest: Guest, method: str, path: str) -> httpx.Response | None:
    response = guest.call(method, path, content=b"{")
    return response if response.status_code == 429 else None


def test_a_crowd_from_one_address_is_served_a_few_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path, share=0.5) as served:
        guest = served.guest("Ana")
        table = guest.make("kingdom", TWO)["id"]
        states = []
        threads = [threading.Thread(target=lambda: states.append(Guest(served.url).state(table))) for _ in range(30)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert len(states) == 30
        until(lambda: not served.house.work.lanes)
