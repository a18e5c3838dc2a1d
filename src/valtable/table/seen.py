"""What a change of a table is to each pair of eyes.

Whoever cannot see a change must not be able to count it either: the versions that travel count, for each seat and for
spectators, the changes that those eyes could see. The table's own version, on which writers compete, stays inside.
"""

from __future__ import annotations

from typing import Any

from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.table.table import Table, now


def count(before: Table, after: Table) -> None:
    """Count a change for all who can see it, and note the time if everybody can."""
    everybody = in_the_open(before) != in_the_open(after)
    movers = {move.seat for move in after.new_moves}
    seen = []
    for eyes in (*range(len(after.seats)), None):
        new = everybody or eyes in movers or sees_change(before, after, eyes)
        seen.append(before.seen_by(eyes) + new)
    after.seen = tuple(seen)
    if after.seen_by(None) > before.seen_by(None):
        after.changed = now()


def in_the_open(table: Table) -> tuple[Any, ...]:
    """What anybody may know of a table, but for its match."""
    seats = [(seat.kind, seat.name, seat.level, seat.lent, seat.secrets, seat.hints) for seat in table.seats]
    said = table.talk[-1].n if table.talk else None
    return table.title, table.public, table.hints, table.status, table.rematch, table.asked, seats, said


def sees_change(before: Table, after: Table, eyes: int | None) -> bool:
    """Whether these eyes see another table than before, though nothing has changed in the open."""
    if eyes is not None and before.seats[eyes].standing != after.seats[eyes].standing:
        return True
    old, new = before.match, after.match
    if old is new or old is None or new is None:
        return False
    start = min(old.settled, new.settled)
    if visible(old.events_since(start), eyes) != visible(new.events_since(start), eyes):
        return True
    return own(old, eyes) != own(new, eyes) or old.view(eyes) != new.view(eyes)


def visible(events: list[Event], eyes: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(eyes)]


def own(match: Match, eyes: int | None) -> Any:
    """What a seat is asked, and whether it can take its last answer back or raise a hand."""
    if eyes is None:
        return None
    question = match.question(eyes)
    return None if question is None else question.data(), match.undo_refusal(eyes), match.can_raise_hand(eyes)
