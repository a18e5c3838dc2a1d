"""A table through one pair of eyes. What a pair of eyes sees is made once for each version of the table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

import msgspec

from valtable.engine.board import Draw
from valtable.engine.events import Event, arguments
from valtable.engine.match import Match
from valtable.engine.question import Question
from valtable.engine.score import TeamScore
from valtable.table import wire
from valtable.table.people import Person
from valtable.table.sheet import ENCODER, PARTS, SHORT, Sheet
from valtable.table.table import Said, Table, common, is_pack

NO_ARGS: Final = "{}"
Facts = dict[str, Any]
SeatFacts = dict[int, Facts]  # by the number of the seat

NO_UNDO: Final = wire.Undo(False, None)


class Sight:
    """What one pair of eyes sees of a match, ready to be sent; but for the log, of which most have the most already."""

    __slots__ = ("hand", "n", "open", "score", "sheet", "short", "undo")

    def __init__(self, match: Match, seat: int | None, view: Facts | None = None, draw: Draw = PARTS.draw) -> None:
        self.sheet = Sheet(match.rules.board(match.view(seat) if view is None else view, draw))
        self.open: Question | None = None
        self.n = 0  # answers that this seat has given
        self.short: msgspec.Raw | None = None  # the question as it travels in a change
        self.undo = NO_UNDO
        self.hand = False
        if seat is not None:
            refusal = match.undo_refusal(seat)
            self.undo = wire.Undo(refusal is None, refusal)
            self.hand = match.can_raise_hand(seat)
            self.open, self.n = match.question(seat), match.given(seat)
            if self.open is not None:
                self.short = msgspec.Raw(SHORT.encode({**self.open.facts(), "n": self.n}))
        self.score = score_of(match)

    @property
    def question(self) -> msgspec.Raw | None:
        """The question as it travels in a whole state."""
        if self.open is None:
            return None
        return msgspec.Raw(ENCODER.encode({**self.open.facts(), "n": self.n}))

    @property
    def board(self) -> msgspec.Raw:
        return msgspec.Raw(self.sheet.text)


def score_of(match: Match) -> dict[str, Any] | None:
    """The result, when there is one."""
    score = match.score
    if score is None:
        return None
    return {
        "team": isinstance(score, TeamScore),
        "sheets": [[line.data() for line in sheet] for sheet in score.sheets],
        "totals": score.totals,
        "winners": score.winners,
        "ending": score.ending.data(),
        "tie": None if score.tie is None else score.tie.data(),
        "others": [
            {
                "name": name.data(),
                "lines": [line.data() for line in lines],
                "total": sum(line.points for line in lines),
            }
            for name, lines in score.others
        ],
    }


class Log:
    """How much of a match's log a pair of eyes has been told."""

    __slots__ = ("latest", "lines", "settled")

    def __init__(self) -> None:
        self.settled = 0  # events of the match that no undo can reach
        self.lines = 0  # how many of these they saw
        self.latest: tuple[Event, ...] = ()  # those that they saw after them

    @property
    def length(self) -> int:
        """How many lines they have."""
        return self.lines + len(self.latest)

    def go_on(self, match: Match | None, eyes: int | None) -> tuple[int, list[tuple[int, Event]]]:
        """The events that are new to them, or were told otherwise, each with its number in the match; and how many
        lines stay before them. From now on they have it."""
        if match is None or match.settled < self.settled:  # a match that is not the one it was
            self.settled, self.lines, self.latest = 0, 0, ()
        if match is None:
            return 0, []
        seen = [
            (n, event)
            for n, event in enumerate(match.events_since(self.settled), self.settled)
            if event.to is None or event.seen_by(eyes)
        ]
        events = [event for _, event in seen]
        same = common(self.latest, events)
        stay = self.lines + same
        settled = sum([n < match.settled for n, _ in seen])
        self.settled, self.lines, self.latest = match.settled, self.lines + settled, tuple(events[settled:])
        return stay, seen[same:]


def log_from(table: Table, log: Log, eyes: int | None) -> wire.LogFrom:
    """The log from where somebody is."""
    stay, news = log.go_on(table.match, eyes)
    if table.match is None:
        return wire.LogFrom(stay, [])
    anchor, by_itself = table.match.rules.event_anchor, table.by_itself
    lines = [wire.Event(event.kind, spoken(event), anchor(event.kind), n in by_itself) for n, event in news]
    return wire.LogFrom(stay, lines)


def spoken(event: Event) -> wire.Message:
    """The message of an event; of a packed one the arguments are written already."""
    if event.text and event.text != NO_ARGS:
        return ["event-" + event.kind, msgspec.Raw(event.text.encode())]
    return event.message.data()


def talk_from(talk: Sequence[Said], have: int, last: int) -> wire.TalkFrom:
    """The lines after the one numbered `last`, for somebody who has `have` lines."""
    if not talk or talk[-1].n <= last:
        return wire.TalkFrom(have, [])
    said = [wire.Said(line.n, line.seat, line.name, line.text, when(line.at)) for line in talk if line.n > last]
    return wire.TalkFrom(have, said)


def state(
    table: Table,
    sight: Sight | None,
    person: Person,
    eyes: int | None,
    online: set[int],
    log: Log | None = None,
    talk: wire.TalkFrom | None = None,
    gallery: wire.TalkFrom | None = None,
) -> wire.State:
    """The whole state, or with the log and the talk from where somebody is."""
    match = table.match
    answers = None if match is None or not match.over else len(match.history)  # while it is played they are secret
    return wire.State(
        version=table.seen_by(eyes),
        table=info(table, person, table.asked, online),
        seat=eyes,
        position=answers,
        length=answers,
        board=None if sight is None else sight.board,
        question=None if sight is None else sight.question,
        undo=NO_UNDO if sight is None else sight.undo,
        hand=sight is not None and sight.hand,
        standing={} if eyes is None else table.seats[eyes].standing,
        log=log_from(table, log or Log(), eyes),
        talk=talk or talk_from(table.talk, 0, -1),
        gallery=gallery or talk_from(table.heard(eyes), 0, -1),
        score=None if sight is None else sight.score,
    )


class News:
    """What is new from outside, and of the log, to all who were told the same before."""

    __slots__ = ("facts", "lines", "lost", "seats")

    def __init__(
        self, facts: Facts, seats: SeatFacts, lost: list[Event] | None, lines: list[tuple[Event, bytes]]
    ) -> None:
        self.facts = facts
        self.seats = seats
        self.lost = lost  # events that they were told and that are not so any more, the last ones; None: all of them
        self.lines = lines  # events that are new, as they travel


class Outside:
    """What anybody may know of a table from outside, and the end of its log, as it is now: for all who are told."""

    __slots__ = ("_after", "_news", "events", "facts", "proofs", "seats", "settled")

    def __init__(self, table: Table, asked: list[int], online: set[int]) -> None:
        self.facts: Facts = {
            "id": table.id,
            "title": table.title,
            "game": table.game,
            "options": in_short(table),
            "status": table.status,
            "public": table.public,
            "hints": table.hints,
            "seeded": table.seeded,
            "created": when(table.created),
            "changed": when(table.changed),
            "rematch": table.rematch,
            "campaign": table.campaign,
            "result": table.result,
            "pace": table.clock.pace,
            "at_zero": table.clock.at_zero,
            "due": None if table.clock.due is None else when(table.clock.due),
        }
        self.seats: list[Facts] = [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "online": number in online,
                "asked": number in asked,
                "lent": seat.lent,
                "late": number in table.clock.late,
                "missed": number in table.clock.missed,
                "hints": seat.hints,
            }
            for number, seat in enumerate(table.seats)
        ]
        self.proofs = (
            table.host,
            *[seat.secrets for seat in table.seats],
        )  # while they are the same, all is whose it was
        match = table.match
        self.settled = 0 if match is None else match.settled  # events that no undo can reach
        self.events: list[Event] = [] if match is None else match.events_since(self.settled)  # those after them
        self._after: Outside | None = None
        self._news: News | None = None

    def since(self, before: Outside | None, table: Table) -> News:
        """What is not as it was; this is how the table looks now."""
        if self._news is None or self._after is not before:
            self._news = self._compare(before, table)
            self._after = before
            if before is not None:
                before._after = before._news = None  # else each would hold on to all that were before it
        return self._news

    def _compare(self, before: Outside | None, table: Table) -> News:
        facts = self.facts if before is None else differing(self.facts, before.facts)
        seats: SeatFacts = {}
        for number, seat in enumerate(self.seats):
            changed = seat if before is None else differing(seat, before.seats[number])
            if changed:
                seats[number] = changed
        match = table.match
        if match is None:
            return News(facts, seats, None, [])
        start, lost = 0, None
        if before is not None and before.settled <= self.settled:  # else it is not the match that it was
            same = common(before.events, match.events_since(before.settled))
            start, lost = before.settled + same, before.events[same:]
        lines: list[tuple[Event, bytes]] = []
        for n, event in enumerate(match.events_since(start), start):
            why = match.rules.event_anchor(event.kind)
            told = wire.Told(event.kind, args_of(event), "" if why == event.kind else why, n in table.by_itself)
            lines.append((event, ENCODER.encode(told)))
        return News(facts, seats, lost, lines)


def args_of(event: Event) -> msgspec.Raw:
    """What an event says, as it travels in a change."""
    return shortened(event.text) if event.text else msgspec.Raw(SHORT.encode(event.args))


@lru_cache(4096)
def shortened(text: str) -> msgspec.Raw:
    """The arguments of a compact event, of which there are many alike."""
    return msgspec.Raw(SHORT.encode(arguments(text)))


def differing(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if before[name] != value}


def info(table: Table, person: Person, asked: list[int], online: set[int]) -> wire.TableInfo:
    """A table from outside, as that person sees it."""
    outside = Outside(table, asked, online)
    seats = [
        wire.Seat(mine=seat.held_by(person), **facts) for seat, facts in zip(table.seats, outside.seats, strict=True)
    ]
    return wire.TableInfo(host=table.hosted_by(person), seats=seats, **outside.facts)


def in_short(table: Table) -> dict[str, Any]:
    """What is told of a table's options, which seldom change."""
    known = table.in_short
    if known is None or known[0] is not table.options:
        known = table.in_short = (table.options, short(table.options))
    return known[1]


def short(options: dict[str, Any]) -> dict[str, Any]:
    """Options without the text of a card pack: the kit has its cards, a state only says that there is one."""
    return {name: True if is_pack(value) else value for name, value in options.items()}


@lru_cache(1024)
def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
