"""A table through one pair of eyes. What a pair of eyes sees is made once for each version of the table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from valtable.engine.board import Node
from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.server import wire
from valtable.server.people import Person
from valtable.server.table import Said, Table, answers_of, common


def _plain(value: Any) -> Any:
    """What the encoder does not know: a message among the facts of a board."""
    if isinstance(value, Message):
        return value.data()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)
LONG: Final = (
    300  # an option with a longer text is a card pack: the kit has its cards, a state only says that there is one
)


class Sight:
    """What one pair of eyes sees of a match, ready to be sent."""

    __slots__ = ("board", "by_itself", "events", "question", "score", "undo")

    def __init__(self, match: Match, seat: int | None, by_itself: tuple[int, ...] = ()) -> None:
        self.board = msgspec.Raw(ENCODER.encode(tree(match.rules.board(match.view(seat)))))
        events = match.events
        self.events: tuple[Event, ...] = tuple([event for event in events if event.to is None or event.seen_by(seat)])
        self.by_itself: frozenset[int] = frozenset()  # counted among what these eyes see
        if by_itself:
            seen = [n for n, event in enumerate(events) if event.seen_by(seat)]
            marked = frozenset(by_itself)
            self.by_itself = frozenset(place for place, n in enumerate(seen) if n in marked)
        question = None if seat is None else match.question(seat)
        self.question: Any = None
        self.undo = wire.Undo(False, None)
        if seat is not None:
            refusal = match.undo_refusal(seat)
            self.undo = wire.Undo(refusal is None, refusal)
            if question is not None:
                self.question = msgspec.Raw(ENCODER.encode({**question.data(), "n": answers_of(match, seat)}))
        self.score = score_of(match)


def tree(node: Node) -> dict[str, Any]:
    """The same as `node.data()`, but messages are left to the encoder: a board is made for every change and seat."""
    data: dict[str, Any] = {"kind": node.kind}
    if node.id:
        data["id"] = node.id
    if node.title is not None:
        data["title"] = node.title
    if node.facts:
        data["facts"] = node.facts
    if node.children:
        data["children"] = [tree(child) for child in node.children]
    return data


def score_of(match: Match) -> dict[str, Any] | None:
    """The result, when there is one."""
    score = match.score
    if score is None:
        return None
    return {
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


def state(
    table: Table,
    sight: Sight | None,
    person: Person,
    eyes: int | None,
    online: set[int],
    seen: tuple[Event, ...] = (),
    have: int = 0,
    last: int = -1,
) -> wire.State:
    """The state for a person who has been sent these events before, and `have` lines of talk up to the `last`."""
    match = table.match
    position = 0 if match is None else len(match.history)
    events = () if sight is None else sight.events
    start = common(seen, events)
    return wire.State(
        version=table.version,
        table=info(table, person, table.asked, online),
        seat=eyes,
        position=position,
        length=position,
        board=None if sight is None else sight.board,
        question=None if sight is None else sight.question,
        undo=wire.Undo(False, None) if sight is None else sight.undo,
        standing={} if eyes is None else table.seats[eyes].standing,
        log=log_from(match, events, start, frozenset() if sight is None else sight.by_itself),
        talk=talk_from(table.talk, have, last),
        score=None if sight is None else sight.score,
    )


def log_from(
    match: Match | None, events: tuple[Event, ...], start: int, by_itself: frozenset[int] = frozenset()
) -> wire.LogFrom:
    if match is None:
        return wire.LogFrom(0, [])
    anchor = match.rules.event_anchor
    return wire.LogFrom(
        start,
        [
            wire.Event(event.kind, event.message.data(), anchor(event.kind), n in by_itself)
            for n, event in enumerate(events[start:], start)
        ],
    )


def talk_from(talk: tuple[Said, ...], have: int, last: int) -> wire.TalkFrom:
    """The lines after the one numbered `last`, for somebody who has `have` lines."""
    said = [wire.Said(line.n, line.seat, line.name, line.text, when(line.at)) for line in talk if line.n > last]
    return wire.TalkFrom(have, said)


def info(table: Table, person: Person, asked: list[int], online: set[int]) -> wire.TableInfo:
    """A table from outside."""
    return wire.TableInfo(
        id=table.id,
        title=table.title,
        game=table.game,
        options={
            name: True if isinstance(value, str) and len(value) > LONG else value
            for name, value in table.options.items()
        },
        status=table.status,  # type: ignore[arg-type]
        public=table.public,
        seeded=table.seeded,
        host=table.hosted_by(person),
        seats=[
            wire.Seat(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=seat.held_by(person),
                online=number in online,
                asked=number in asked,
                lent=seat.lent,
            )
            for number, seat in enumerate(table.seats)
        ],
        created=when(table.created),
        changed=when(table.changed),
        rematch=table.rematch,
    )


def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
