"""Following a table: what somebody has been sent of it, and the message that brings them up to date.

A message is made from two sights of the same pair of eyes: the one they have, and the one that is now. So it cannot
tell more than the two of them, and how many changes lie between does not matter: who is slow gets fewer messages, never
a backlog. Whoever does not keep what they had is sent whole states.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from valtable.table import wire
from valtable.table.people import Person
from valtable.table.sheet import ENCODER, NOTHING
from valtable.table.sight import NO_UNDO, Log, News, Outside, Sight, state, talk_from
from valtable.table.table import Said, Table

# What a sight is before there is a match.
BLANK: Final[dict[str, Any]] = {"undo": NO_UNDO, "hand": False, "score": None}


class Known:
    """What somebody has: all but the log and the talk, of which it is enough to know how far they go."""

    __slots__ = ("answers", "outside", "sight", "standing", "theirs")

    def __init__(
        self, table: Table, follower: Follower, outside: Outside, sight: Sight | None, before: Known | None
    ) -> None:
        match = table.match
        self.answers = None if match is None or not match.over else len(match.history)
        self.outside = outside
        self.theirs: tuple[bool, ...]
        if before is not None and before.outside.proofs == outside.proofs:
            self.theirs = before.theirs
        else:
            person = follower.person
            self.theirs = (table.hosted_by(person), *[seat.held_by(person) for seat in table.seats])
        self.standing: dict[str, str] = {} if follower.eyes is None else dict(table.seats[follower.eyes].standing)
        self.sight = sight


class Heard:
    """How far somebody has been told what people say."""

    __slots__ = ("last", "lines")

    def __init__(self) -> None:
        self.lines = 0
        self.last = -1  # the number of the last line

    def go_on(self, talk: Sequence[Said]) -> wire.TalkFrom:
        news = talk_from(talk, self.lines, self.last)
        self.lines += len(news.said)
        self.last = talk[-1].n if talk else self.last
        return news


class Follower:
    """Somebody who follows a table, through the eyes of one seat or as a spectator."""

    def __init__(self, person: Person, eyes: int | None, whole: bool = True) -> None:
        self.person = person
        self.eyes = eyes
        self.whole = whole  # they keep nothing
        self.sent: tuple[int, int | None, set[int]] | None = None  # what they have; None: they want it anew
        self.seats = 0  # how many the table had when they last looked
        self.n = 0  # messages so far
        self.known: Known | None = None
        self.log = Log()  # of who keeps nothing
        self.told = 0  # lines of the log that the others have
        self.talk, self.gallery = Heard(), Heard()

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
        if self.seats not in (0, len(table.seats)):  # there are more of them, or fewer, under other numbers
            self.look(next(iter(table.mine(self.person)), None))
        self.seats = len(table.seats)
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
        talk, gallery = self.talk.go_on(table.talk), self.gallery.go_on(table.heard(self.eyes))
        return state(table, sight, self.person, self.eyes, online, self.log, talk, gallery)

    def _log(self, news: News) -> msgspec.Raw | msgspec.UnsetType:
        """The log from where it is new to them; it replaces everything from there."""
        eyes, had = self.eyes, self.told
        lines = [line for event, line in news.lines if event.to is None or event.seen_by(eyes)]
        stay = 0
        if news.lost is not None:
            stay = had - sum([event.to is None or event.seen_by(eyes) for event in news.lost])
        if not lines and stay == had:
            return msgspec.UNSET
        self.told = stay + len(lines)
        return msgspec.Raw(b'{"from":%d,"events":[%s]}' % (stay, b",".join(lines)))

    def _change(self, table: Table, outside: Outside, sight: Sight | None) -> tuple[wire.Change, int]:
        """The change, and the number of the message that it goes on from."""
        before, after = self.known, self.n
        if before is None:
            self.told = 0
            self.talk, self.gallery = Heard(), Heard()
            after = 0
        now = self.known = Known(table, self, outside, sight, before)
        news = outside.since(None if before is None else before.outside, table)
        facts, seats = news.facts, news.seats
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
        if news.lines or news.lost or (news.lost is None and self.told):
            change.log = self._log(news)
        talk, gallery = self.talk.go_on(table.talk), self.gallery.go_on(table.heard(self.eyes))
        if before is None or talk.said:
            change.talk = talk
        if before is None or gallery.said:
            change.gallery = gallery
        return change, after


def show(change: wire.Change, before: Sight | None, now: Sight | None, all: bool) -> None:
    """Put into a change what has changed of the match, or all of it."""
    if all or (before is None) != (now is None):
        change.root = None if now is None else now.sheet.root
    if now is not None:
        nodes = now.sheet.since(None if before is None else before.sheet)
        if nodes != NOTHING:
            change.nodes = msgspec.Raw(nodes)
    question = None if now is None else now.short
    if all or question != (None if before is None else before.short):
        change.question = question
    for name in ("undo", "hand", "score"):
        is_now = BLANK[name] if now is None else getattr(now, name)
        was = BLANK[name] if before is None else getattr(before, name)
        if all or is_now != was:
            setattr(change, name, is_now)
