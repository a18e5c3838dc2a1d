"""Somebody at a live connection who keeps every frame as it came."""

from __future__ import annotations

import json
import threading

from tests.patience import PATIENCE
from tests.server.guest import Guest, Json


class Listener:
    """Keeps every raw frame of a live connection, by the version it tells of."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.seat = seat
        self.context = guest.live(table, seat)
        self.connection = self.context.__enter__()
        self.frames: list[str] = []
        self.newest = 0
        self.board: Json = None
        self.log: list[Json] = []
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        for frame in self.connection:
            text = str(frame)
            self.frames.append(text)
            state = json.loads(text)["state"]
            self.board = state["board"]
            self.log[state["log"]["from"] :] = [event["message"] for event in state["log"]["events"]]
            self.newest = state["version"]

    def close(self) -> None:
        self.context.__exit__(None, None, None)
        self.thread.join(PATIENCE)
