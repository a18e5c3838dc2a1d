"""Following a table: what somebody has been sent of it, and the message that brings them up to date.

A message is made from two sights of the same pair of eyes: the one they have, and the one that is now. So it cannot
tell more than the two of them, and how many changes lie between does not matter: who is slow gets fewer messages, never
a backlog. Whoever does not keep what they had is sent whole states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valtable.table import wire
from valtable.table.people import Person
from valtable.table.sheet import ENCODER
from valtable.table.sight import NO_UNDO, Log, Outside, Sight, state, talk_from
from valtable.table.table import Table

# What a sight is before there is a match.
BLANK: Final[dict[str, Any]] = {"question": None, "undo": NO_UNDO, "hand": False, "score": None}


class Known:
    """What somebody has: all but the log and the talk, of which it is enough to know how far they go."""

    __slots__ = ("answers", "outside", "sight", "standing", "theirs")

    def __init__(self, table: Table, person: Person, eyes: int | None, outside: Outside, sight: Sight | None) -> None:
        match = table.match
        self.answers = None if match is None or not match.over else len(match.history)
        self.outside = outside
        self.theirs = (table.hosted_by(person), *[seat.held_by(person) for seat in table.seats])
        self.standing: dict[str, str] = {} if eyes is None else dict(table.seats[eyes].standing)
        self.sight = sight


class Follower:
    """Somebody who follows a table, through the eyes of one seat or as a spectator."""

    def __init__(self, person: Person, eyes: int | None, whole: bool = True) -> None:
        self.person = person
        self.eyes = eyes
        self.whole = whole  # they keep nothing
        self.sent: tuple[int, int | None, set[int]] | None = None  # what they have; None: they want it anew
        self.n = 0  # messages so far
        self.known: Known | None = None
        self.log = Log()
        self.lines = 0  # of talk
        self.last = -1  # the number of the last one

    def look(self, eyes: int | None) -> None:
        """From now on through these eyes; and anew, even if they are the same."""
        self.eyes = eyes
        self.sent = None
        self.known = None
        self.log = Log()

    def next(
        self,
        table: Table,
        online: set[int],
        outside: Callable[[], Outside],
        sight: Callable[[int | None], Sight | None],
    ) -> bytes | None:
        """The message that brings them up to date; nothing when it all looks as before to them."""
        if self.eyes is not None and not table.seats[self.eyes].held_by(self.person):
            self.look(None)  # the seat has been given to somebody else
        now = (table.seen_by(self.eyes), self.eyes, online)
        if self.sent == now:
            return None
        self.sent = now
        seen = sight(self.eyes)
        if self.whole:
            return ENCODER.encode(wire.StateSent(self._state(table, seen, online)))
        change, after = self._change(table, outside(), seen)
        self.n += 1
        return ENCODER.encode(wire.ChangeSent(self.n, change, after))

    def _state(self, table: Table, sight: Sight | None, online: set[int]) -> wire.State:
        return state(table, sight, self.person, self.eyes, online, self.log, self._talk(table))

    def _talk(self, table: Table) -> wire.TalkFrom:
        talk = talk_from(table.talk, self.lines, self.last)
        self.lines += len(talk.said)
        self.last = table.talk[-1].n if table.talk else -1
        return talk

    def _change(self, table: Table, outside: Outside, sight: Sight | None) -> tuple[wire.Change, int]:
        """The change, and the number of the message that it goes on from."""
        before, after = self.known, self.n
        if before is None:
            self.lines, self.last = 0, -1
            after = 0
        now = self.known = Known(table, self.person, self.eyes, outside, sight)
        facts, seats = outside.since(None if before is None else before.outside)
        if before is None or before.theirs != now.theirs:
            facts = {**facts, "host": now.theirs[0]}
            seats = {n: {**seats.get(n, {}), "mine": mine} for n, mine in enumerate(now.theirs[1:])}
        change = wire.Change(table.seen_by(self.eyes), facts, seats)
        if before is None:
            change.seat = self.eyes
        if before is None or before.answers != now.answers:
            change.position = change.length = now.answers
        if before is None or before.standing != now.standing:
            change.standing = now.standing
        show(change, None if before is None else before.sight, sight, before is None)
        had = self.log.length
        log = self.log.go_on(table.match, self.eyes, table.by_itself)
        if before is None or log.events or log.from_ != had:
            change.log = log
        talk = self._talk(table)
        if before is None or talk.said:
            change.talk = talk
        return change, after


def show(change: wire.Change, before: Sight | None, now: Sight | None, all: bool) -> None:
    """Put into a change what has changed of the match, or all of it."""
    if all or (before is None) != (now is None):
        change.root = None if now is None else now.sheet.root
    if now is not None:
        change.nodes = now.sheet.since(None if before is None else before.sheet)
    for name in ("question", "undo", "hand", "score"):
        is_now = BLANK[name] if now is None else getattr(now, name)
        was = BLANK[name] if before is None else getattr(before, name)
        if all or is_now != was:
            setattr(change, name, is_now)
