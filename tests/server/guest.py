"""A server inside the test's own process, and guests who call it as any browser or program would."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from valtable.engine.match import Match
from valtable.server.api.call import House
from valtable.server.app import create_app
from valtable.server.hall import Hall
from valtable.server.limits import Limits
from valtable.server.serve import configure
from valtable.server.settings import Settings

Json = Any
PRESENT: list[Guest] = []  # everybody of the running test, to be sent home after it
TWO_OF_US = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


class Served:
    """A running server: its address, and its hall, for tests that look behind the scenes."""

    def __init__(self, settings: Settings, send_buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if send_buffer is not None:  # connections inherit it
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        settings = msgspec.structs.replace(settings, port=self.port)
        app = create_app(settings)
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.hall: Hall = app.state.hall
        self.house: House = app.state.house
        self.limits: Limits = self.house.limits
        self.server = uvicorn.Server(configure(app, settings))
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def start(self) -> Served:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def match(self, table: str) -> Match:
        """The match itself, with all its secrets."""
        found = self.hall.entries[table].table
        assert found is not None
        assert found.match is not None
        return found.match

    def guest(self, name: str = "") -> Guest:
        guest = Guest(self.url)
        if name:
            guest.ok("PUT", "/api/me", {"name": name})
        return guest


@contextmanager
def serving(data: Path, send_buffer: int | None = None, **settings: Any) -> Iterator[Served]:
    # Tests are quicker than people, and few of them want a hint.
    plain = Settings(data=data, bot_delay=0, workers=1, share=0, ahead=False)
    served = Served(msgspec.structs.replace(plain, **settings), send_buffer).start()
    try:
        yield served
    finally:
        served.stop()


class Guest:
    """Somebody with cookies of their own, or with nothing but secrets."""

    def __init__(self, url: str, *secrets: str) -> None:
        self.url = url
        headers = {"authorization": "Bearer " + ",".join(secrets)} if secrets else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        PRESENT.append(self)

    def call(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def ok(self, method: str, path: str, body: Json = None, **more: Any) -> Json:
        response = self.call(method, path, body, **more)
        assert response.status_code in (200, 201), f"{response.status_code}: {response.text}"
        return response.json()

    def refused(self, method: str, path: str, body: Json = None, **more: Any) -> tuple[int, str]:
        """The status and the code of a problem."""
        response = self.call(method, path, body, **more)
        assert 400 <= response.status_code < 500, f"{response.status_code}: {response.text}"
        problem = response.json()
        assert set(problem) <= {"code", "detail", "args"}
        assert problem["detail"]
        return response.status_code, problem["code"]

    def make(self, game: str, seats: list[Json], **more: Json) -> Json:
        return self.ok("POST", "/api/tables", {"game": game, "seats": seats, **more})

    def state(self, table: str, seat: int | None = None) -> Json:
        return self.ok("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def sit(self, table: str, seat: int, name: str = "Bo") -> Json:
        return self.ok("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    def answer(self, table: str, question: Json, option: str, **more: Json) -> Json:
        return self.ok("POST", f"/api/tables/{table}/answers", self.body(question, option, **more))

    @staticmethod
    def body(question: Json, option: str, **more: Json) -> Json:
        return {k: question[k] for k in ("seat", "n", "prompt")} | {"option": option, **more}

    def live(self, table: str, seat: int | None = None, changes: bool = False, **more: Any) -> ClientConnection:
        """A live connection with this guest's cookies and secrets: whole states, or what has changed."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        query = f"?changes={str(changes).lower()}" + ("" if seat is None else f"&seat={seat}")
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/live{query}"
        # No pings of its own: a thread would send them, and draw their contents from `random`, which hypothesis forbids
        # while it makes an example.
        more = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None, **more}
        connection: ClientConnection = connect(
            address, additional_headers=headers, max_size=None, compression=None, **more
        )
        return connection

    def random_answers(self, table: str, seats: list[int], rng: random.Random, most: int = 10**6) -> int:
        """Answer for these seats of mine, anything that is offered, until the game is over or `most` answers."""
        given = 0
        while given < most:
            done = True
            for seat in seats:
                state = self.state(table, seat)
                if state["table"]["status"] == "over":
                    return given
                question = state["question"]
                if question is not None and given < most:
                    self.answer(table, question, rng.choice(question["options"])["id"])
                    given += 1
                    done = False
            if done:
                time.sleep(0.002)
        return given


def until(condition: Callable[[], Any]) -> Any:
    """Wait for something to become true; its value."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.005)
    raise AssertionError("it never happened")
