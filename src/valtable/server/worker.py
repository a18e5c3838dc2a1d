"""The process in which bots think: it keeps matches, and gives each bot a glimpse of one.

It imports next to nothing of the server, so that a fresh worker is there at once.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from valtable import door
from valtable.engine.match import Match
from valtable.engine.rules import Rules

KEPT: Final = 64  # matches that a worker remembers

Maker = Callable[[str, int, Rules], Any]
Answers = tuple[tuple[int, str], ...]


class Job(msgspec.Struct, frozen=True):
    """One question for a worker: the match it knows under `key`, with `answers` after its first `start`, or `saved`."""

    key: str
    saved: str | None
    start: int
    answers: Answers
    seat: int
    level: str
    seed: int
    make: Maker


_matches: OrderedDict[str, Match] = OrderedDict()


def think(job: Job) -> tuple[bool, str | None]:
    """The option's id; (False, None) when the match is not the one that the server believes is here."""
    match = _matches.pop(job.key, None)
    if job.saved is not None:
        match = door.load(job.saved)
    elif match is None or len(match.history) != job.start:
        return False, None
    for seat, option in job.answers:
        match.answer(seat, option)
    _matches[job.key] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    question = match.question(job.seat)
    if question is None:
        return True, None
    chosen = job.make(job.level, job.seed, match.rules).choose(question, match.glimpse(job.seat))
    id = getattr(chosen, "id", chosen)
    return True, id if isinstance(id, str) else None


def settle_in() -> None:
    """A worker leaves the cores to the server first, lets it decide when to stop, and does not outlive it."""
    for wish in (signal.SIGINT, signal.SIGTERM):  # which a terminal or a service manager sends to all of a group
        signal.signal(wish, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
