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
from valtable.bots import SearchBot, teacher
from valtable.engine.match import Match
from valtable.engine.question import Question
from valtable.engine.rules import Rules

KEPT: Final = 64  # matches that a worker remembers
HINTS: Final = 3  # the options of which a hint speaks
HINT_SECONDS: Final = 0.9  # so that it is there, with what it brings, well within a second and a half

Maker = Callable[[str, int, Rules], Any]
Answers = tuple[tuple[int, str], ...]


class Task(msgspec.Struct, frozen=True):
    """What a seat wants: an answer of a bot of that level, its opinion of all options, or a hint."""

    seat: int
    level: str
    seed: int
    hint: bool = False
    opinion: bool = False


class Job(msgspec.Struct, frozen=True):
    """One question for a worker: the match it knows under `key`, with `answers` after its first `start`, or `saved`."""

    key: str
    saved: str | None
    start: int
    answers: Answers
    task: Task
    make: Maker


_matches: OrderedDict[str, Match] = OrderedDict()


def think(job: Job) -> tuple[bool, Any]:
    """What was wanted; (False, None) when the match is not the one that the server believes is here."""
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
    question = match.question(job.task.seat)
    if question is None:
        return True, None
    if job.task.hint:
        return True, hint(match, question, job.task)
    bot = job.make(job.task.level, job.task.seed, match.rules)
    if job.task.opinion and isinstance(bot, SearchBot):
        return True, bot.consider(question, match.glimpse(job.task.seat))
    chosen = bot.choose(question, match.glimpse(job.task.seat))
    id = getattr(chosen, "id", chosen)
    return True, id if isinstance(id, str) else None


def hint(match: Match, question: Question, task: Task) -> list[dict[str, Any]]:
    """The best options, each with what the teacher expects of it: all from the glimpse of the seat that asks."""
    glimpse = match.glimpse(task.seat)
    advice = teacher.advise(question, glimpse, task.seed, HINT_SECONDS)
    return [
        {
            "option": one.option,
            "chance": one.chance,
            "share": one.share,
            "gains": teacher.gains(glimpse, one, task.seed),
            "line": [follow.to_data() for follow in one.line],
        }
        for one in advice[:HINTS]
    ]


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
