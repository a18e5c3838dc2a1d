"""Somebody at a live connection who keeps every frame as it came."""

from __future__ import annotations

import threading

from tests.patience import PATIENCE
from tests.server.guest import Guest, Json
from tests.table.mirror import Mirror


class Listener:
    """Keeps every raw frame of a live connection, and the state that they add up to."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.seat = seat
        self.context = guest.live(table, seat, changes=True)
        self.connection = self.context.__enter__()
        self.frames: list[str] = []
        self.newest = 0
        self.mirror = Mirror()
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        for frame in self.connection:
            text = str(frame)
            self.frames.append(text)
            assert self.mirror.take(text), "a connection keeps its order"
            self.newest = self.mirror.state["version"]

    @property
    def board(self) -> Json:
        return self.mirror.whole["board"]

    @property
    def log(self) -> list[Json]:
        return [event["message"] for event in self.mirror.state["log"]["events"]]

    def close(self) -> None:
        self.context.__exit__(None, None, None)
        self.thread.join(PATIENCE)
