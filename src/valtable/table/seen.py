"""What a change of a table is to each pair of eyes.

Whoever cannot see a change must not be able to count it either: the versions that travel count, for each seat and for
spectators, the changes that those eyes could see. The table's own version, on which writers compete, stays inside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.table.table import Table, now


def count(before: Table, after: Table) -> None:
    """Count a change for all who can see it, and note the time if everybody can."""
    if len(before.seats) != len(after.seats):  # other seats, other numbers: to all it is newer than anything before
        newest = max(before.seen_by(eyes) for eyes in (*range(len(before.seats)), None))
        after.seen = (newest + 1,) * (len(after.seats) + 1)
        after.changed = now()
        return
    everybody = in_the_open(before) != in_the_open(after)
    movers = {move.seat for move in after.new_moves}
    compare = None if everybody else Compared(before, after)
    seen = []
    new = False
    for eyes in (*range(len(after.seats)), None):
        new = compare is None or eyes in movers or compare.differ(eyes)
        heard = bool(after.new_gallery) and bool(after.heard(eyes))  # which is not for all to see
        seen.append(before.seen_by(eyes) + (new or heard))
    after.seen = tuple(seen)
    if new:
        after.changed = now()


def in_the_open(table: Table) -> tuple[Any, ...]:
    """What anybody may know of a table, but for its match."""
    seats = [(seat.kind, seat.name, seat.level, seat.lent, seat.secrets, seat.hints) for seat in table.seats]
    said = table.talk[-1].n if table.talk else None
    timed = table.clock
    clock = (timed.pace, timed.at_zero, timed.late, timed.missed, timed.due)
    facts = (table.title, table.public, table.hints, table.status, table.rematch, table.asked)
    return *facts, table.options, seats, said, clock


class Compared:
    """Two states of a table between which nothing has changed in the open."""

    def __init__(self, before: Table, after: Table) -> None:
        self.seats = (before.seats, after.seats)
        self.matches: tuple[Match, Match] | None = None
        old, new = before.match, after.match
        if old is not None and new is not None and old is not new:
            start = min(old.settled, new.settled)
            self.matches = (old, new)
            self.events = (old.events_since(start), new.events_since(start))
            self.views: list[Callable[[int | None], dict[str, Any]]] = []

    def differ(self, eyes: int | None) -> bool:
        """Whether these eyes see another table than before."""
        if eyes is not None and self.seats[0][eyes].standing != self.seats[1][eyes].standing:
            return True
        if self.matches is None:
            return False
        if visible(self.events[0], eyes) != visible(self.events[1], eyes):
            return True
        old, new = self.matches
        if own(old, eyes) != own(new, eyes):
            return True
        if not self.views:
            self.views = [old.views(), new.views()]
        return self.views[0](eyes) != self.views[1](eyes)


def visible(events: list[Event], eyes: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(eyes)]


def own(match: Match, eyes: int | None) -> Any:
    """What a seat is asked, and whether it can take its last answer back or raise a hand."""
    if eyes is None:
        return None
    question = match.question(eyes)
    return None if question is None else question.data(), match.undo_refusal(eyes), match.can_raise_hand(eyes)
