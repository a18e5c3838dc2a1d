"""The process that reads what strangers send: card packs, saved matches and campaigns.

Whatever such a text does to its reader, it does it here: the process has only so much memory, each text only so much of
the processor, and the server ends it when it takes too long. What comes through is read again by the server, which
then knows what it costs.
"""

from __future__ import annotations

import random
import signal
import sys
import time
from typing import Any, Final

import msgspec

from valtable.engine.campaign import Campaign
from valtable.engine.errors import LoadError, SetupError
from valtable.engine.match import Match
from valtable.games import find
from valtable.server import shared
from valtable.server.worker import settle_in
from valtable.table.sheet import ENCODER
from valtable.table.sight import Log, Sight

MEMORY: Final = 1 << 30  # bytes of address space, the program itself included (it needs a fifth)
PROCESSOR: Final = 3.0  # seconds for one text; a long match takes a tenth of one
DRAWN: Final = 0.25  # seconds for what one pair of eyes sees; a few milliseconds are usual
TRIED: Final = 20  # answers that are given to a match from a file, to see that it goes on


class Setup(msgspec.Struct, frozen=True):
    """A table that somebody wants, with a card pack of their own."""

    game: str
    players: int
    options: dict[str, Any]


def be_careful() -> None:
    """A bot's process as well, but one with limits."""
    settle_in()
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def allow() -> None:
    """From now on there are so many seconds; then the system ends this process. (A limit of the processor for the whole
    life of a process would do it, too, but systems that count by ticks are off by seconds after a while.)"""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, PROCESSOR)


def read_setup(wanted: Setup) -> None:
    """Whether a match can be played so; a SetupError or a PackError says why not."""
    allow()
    info = find(wanted.game)
    rules = info.prepare(wanted.players, wanted.options)
    try:
        rules.faces()
        try_out(Match.start(info, rules, 0, [str(seat) for seat in range(wanted.players)]))
    except Exception as error:
        told = str(error) if isinstance(error, LoadError) else type(error).__name__
        raise SetupError(f"option 'cards': no match can be played with them: {told}") from error


def read_campaign(text: str) -> None:
    """Whether this is a campaign; a LoadError says why not."""
    allow()
    Campaign.from_json(text, find)


def read_match(text: str) -> str:
    """The match of a file, as we would save it; everything that a table needs of it is tried here."""
    allow()
    try:
        match = shared.load(text)
        try_out(match)
        return match.save()
    except (MemoryError, RecursionError) as error:
        raise LoadError("the saved match takes too much memory", "cost") from error


def try_out(match: Match) -> None:
    """Show the match to everybody and play on a little; a LoadError says what does not work."""
    rng = random.Random(0)
    playing = match.copy()
    show(playing)
    for _ in range(TRIED):
        if playing.over:
            break
        question = playing.questions[0]
        try:
            playing.answer(question.seat, rng.choice(question.options))
        except Exception as error:
            raise LoadError(f"the match cannot be played: {type(error).__name__}") from error
    show(playing)


def show(match: Match) -> None:
    for eyes in (None, *range(match.players)):
        begun = time.process_time()
        try:
            sight = Sight(match, eyes)
            ENCODER.encode([sight.board, Log().go_on(match, eyes, ()), sight.score])
        except Exception as error:
            raise LoadError(f"the match cannot be shown: {type(error).__name__}") from error
        if time.process_time() - begun > DRAWN:
            raise LoadError("the match cannot be shown: that takes too long", "cost")
