"""How long a table waits for its people, and what happens when their time is up.

All of it follows from what everybody can see: who is waited for, and which of the events that all have seen can no
longer be taken back. So a clock that starts anew tells nobody anything; an answer that is given in secret never
touches it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from valtable.table.problem import Problem

if TYPE_CHECKING:
    from valtable.table.table import Table

AtZero = Literal["answer", "lend"]
SHORTEST: Final = 30  # seconds for a turn
LONGEST: Final = 30 * 24 * 3600


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a table, which all its people share."""

    pace: int = 0  # seconds for a turn; 0: as long as they like
    at_zero: AtZero = "answer"  # a bot answers this once, or it has the seat until its person is back
    since: dict[int, int] = {}  # the seats whose people are waited for, in ms since 1970
    late: tuple[int, ...] = ()  # those of them whose time is up: a bot answers until they are waited for anew
    due: int | None = None  # when the time of the others is up
    missed: tuple[int, ...] = ()  # seats a bot had to answer for, until their people do so again themselves


def read(text: str) -> Clock:
    return msgspec.json.decode(text, type=Clock)


def written(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()


def set_pace(table: Table, pace: int, at_zero: AtZero) -> None:
    """What the host has chosen; it counts from now on."""
    if pace and not SHORTEST <= pace <= LONGEST:
        told = f"a turn takes {SHORTEST} to {LONGEST} seconds, or 0: any time"
        raise Problem(400, "bad-pace", told, min=SHORTEST, max=LONGEST)
    table.clock = msgspec.structs.replace(table.clock, pace=pace, at_zero=at_zero, due=None)


def wind(before: Table | None, after: Table, at: int) -> None:
    """Let the clock go on after a change. It starts anew when somebody else is waited for, and when something has
    happened for all to see that nobody can take back; talk, and an answer with its undo, leave it alone."""
    clock = after.clock
    waited = people_asked(after)
    fresh = any(seat not in clock.since for seat in waited)
    late = tuple(seat for seat in clock.late if seat in waited)
    due = clock.due
    if not clock.pace or set(waited) <= set(late):
        due = None
    elif due is None or fresh or (before is not None and moved_on(before, after)):
        due = at + clock.pace * 1000
    since = {seat: clock.since.get(seat, at) for seat in waited}
    if (since, late, due) != (clock.since, clock.late, clock.due):
        after.clock = msgspec.structs.replace(clock, since=since, late=late, due=due)


def people_asked(table: Table) -> list[int]:
    """The seats that the table waits for and that no bot has."""
    return [seat for seat in table.asked if not table.seats[seat].automatic]


def moved_on(before: Table, after: Table) -> bool:
    """Whether something that everybody saw has become final."""
    old, new = before.match, after.match
    if old is None or new is None or new.settled <= old.settled:
        return old is not new and old is None
    return any(event.seen_by(None) for event in new.events_since(old.settled)[: new.settled - old.settled])


def ring(table: Table, at: int, level: str) -> bool:
    """The time is up for those who are waited for: bots of that level step in. False when it is not."""
    clock = table.clock
    if clock.due is None or at < clock.due:
        return False
    slow = [seat for seat in people_asked(table) if seat not in clock.late]
    missed = clock.missed
    if clock.at_zero == "answer":
        missed = (*missed, *(seat for seat in slow if seat not in missed))
    table.clock = msgspec.structs.replace(clock, late=(*clock.late, *slow), due=None, missed=missed)
    table.touched = True
    if clock.at_zero == "lend":
        for seat in slow:
            table.seats[seat].lent = True
            table.seats[seat].level = level
            table.reseated = True
    return True


def back(table: Table, seat: int) -> None:
    """Somebody whose time was up has answered, all the same or the next time."""
    clock = table.clock
    if seat in clock.late or seat in clock.missed:
        late, missed = (tuple(one for one in seats if one != seat) for seats in (clock.late, clock.missed))
        table.clock = msgspec.structs.replace(clock, late=late, missed=missed)
