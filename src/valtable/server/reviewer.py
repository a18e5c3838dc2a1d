"""The process in which a review is made. Like the worker it imports next to nothing of the server."""

from __future__ import annotations

import json
import multiprocessing.connection
import os
from typing import Any, Final

from valtable import door
from valtable.engine.errors import ValtableError
from valtable.server.worker import settle_in

WAITING: Final = "waiting"
DONE: Final = "done"
FAILED: Final = "failed"

KIND: Final = 5  # how much it leaves the cores to the bots, for which somebody waits


def make(there: multiprocessing.connection.Connection) -> None:
    """The review of the match that is sent, and how far it is meanwhile."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(KIND)

    saved, seed, seats, playouts = there.recv()

    def tell(done: int, _all: int) -> None:
        there.send((WAITING, done))

    news: tuple[str, Any]
    try:
        found = door.review(door.load(saved), seed, seats, tell, playouts)
        news = (DONE, json.dumps(found.to_data(), separators=(",", ":")))
    except ValtableError as error:  # the rules have changed since it was played
        news = (FAILED, str(error))
    there.send(news)
    there.close()
