"""A table through one pair of eyes. What a pair of eyes sees is made once for each version of the table."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

import msgspec

from valtable.engine.board import Node
from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.score import TeamScore
from valtable.server import wire
from valtable.server.packs import is_pack
from valtable.server.people import Person
from valtable.server.table import Said, Table, answers_of, common


def _plain(value: Any) -> Any:
    """What the encoder does not know: a message among the facts of a board."""
    if isinstance(value, Message):
        return value.data()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)
NO_ARGS: Final = "{}"
STANDING: Final = ',"standing":true}'  # how a line of the log ends that a standing answer made
MARSHAL: Final = 2  # this version writes equal values equally, shared or not
KEPT: Final = 1000  # parts of boards


class Parts:
    """Parts of boards as they were sent before: the same facts, the same part, at whichever table and for whomever."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.recent: dict[tuple[Any, ...], Node] = {}
        self.older: dict[tuple[Any, ...], Node] = {}  # those not drawn again since are forgotten next

    def draw(self, make: Callable[..., Node], pack: object, *facts: Any) -> Node:
        key = (make, pack, marshal.dumps(facts, MARSHAL))
        node = self.recent.get(key)
        if node is None:
            node = self.older.get(key)
            if node is None:
                node = Node("area")
                node.text = msgspec.Raw(ENCODER.encode(tree(make(pack, *facts))))
            if len(self.recent) >= self.most:
                self.older, self.recent = self.recent, {}
            self.recent[key] = node
        return node


PARTS: Final = Parts(KEPT)


class Named(msgspec.Struct):
    """What has a name on a board that was sent."""

    id: str = ""
    children: list[Named] = []

    def ids(self) -> Iterator[str]:
        if self.id:
            yield self.id
        for child in self.children:
            yield from child.ids()


BOARD_READER: Final = msgspec.json.Decoder(Named)


class Sight:
    """What one pair of eyes sees of a match, ready to be sent."""

    __slots__ = ("board", "by_itself", "events", "hand", "question", "score", "settled", "undo")

    def __init__(self, match: Match, seat: int | None, by_itself: tuple[int, ...] = ()) -> None:
        self.board = msgspec.Raw(ENCODER.encode(tree(match.rules.board(match.view(seat), PARTS.draw))))
        events = match.events
        past = [event for event in events[: match.settled] if event.to is None or event.seen_by(seat)]
        self.settled = len(past)
        past += [event for event in events[match.settled :] if event.to is None or event.seen_by(seat)]
        self.events: tuple[Event, ...] = tuple(past)
        self.by_itself: frozenset[int] = frozenset()  # counted among what these eyes see
        if by_itself:
            seen = [n for n, event in enumerate(events) if event.seen_by(seat)]
            marked = frozenset(by_itself)
            self.by_itself = frozenset(place for place, n in enumerate(seen) if n in marked)
        question = None if seat is None else match.question(seat)
        self.question: Any = None
        self.undo = wire.Undo(False, None)
        self.hand = seat is not None and match.can_raise_hand(seat)
        if seat is not None:
            refusal = match.undo_refusal(seat)
            self.undo = wire.Undo(refusal is None, refusal)
            if question is not None:
                self.question = msgspec.Raw(ENCODER.encode({**question.data(), "n": answers_of(match, seat)}))
        self.score = score_of(match)

    def things(self) -> set[str]:
        """The ids of all things that these eyes see."""
        return set(BOARD_READER.decode(self.board).ids())


def tree(node: Node) -> Any:
    """The same as `node.data()`, but messages are left to the encoder: a board is made for every change and seat."""
    if node.text is not None:
        return node.text
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


class Shown:
    """What somebody has been sent already: of the log, and of the talk."""

    __slots__ = ("last", "latest", "lines", "settled")

    def __init__(self) -> None:
        self.settled = 0  # events that no undo can reach
        self.latest: tuple[Event, ...] = ()  # those after them
        self.lines = 0
        self.last = -1  # the number of the last line

    def forget_log(self) -> None:
        self.settled, self.latest = 0, ()

    def log_start(self, events: tuple[Event, ...]) -> int:
        """How much of the log they have."""
        return self.settled + common(self.latest, events[self.settled :])

    def note(self, table: Table, sight: Sight | None, sent: wire.State) -> None:
        """They have been sent this as well."""
        if sight is None:
            self.forget_log()
        else:
            self.settled, self.latest = sight.settled, sight.events[sight.settled :]
        self.lines += len(sent.talk.said)
        self.last = table.talk[-1].n if table.talk else -1


NOTHING: Final = Shown()


def state(
    table: Table, sight: Sight | None, person: Person, eyes: int | None, online: set[int], shown: Shown = NOTHING
) -> wire.State:
    """The state for somebody who has been shown so much of it before."""
    match = table.match
    answers = None if match is None or not match.over else len(match.history)  # while it is played they are secret
    events = () if sight is None else sight.events
    start = shown.log_start(events)
    return wire.State(
        version=table.seen_by(eyes),
        table=info(table, person, table.asked, online),
        seat=eyes,
        position=answers,
        length=answers,
        board=None if sight is None else sight.board,
        question=None if sight is None else sight.question,
        undo=wire.Undo(False, None) if sight is None else sight.undo,
        hand=sight is not None and sight.hand,
        standing={} if eyes is None else table.seats[eyes].standing,
        log=log_from(match, events, start, frozenset() if sight is None else sight.by_itself),
        talk=talk_from(table.talk, shown.lines, shown.last),
        score=None if sight is None else sight.score,
    )


def log_from(
    match: Match | None, events: tuple[Event, ...], start: int, by_itself: frozenset[int] = frozenset()
) -> wire.LogFrom:
    if match is None:
        return wire.LogFrom(0, [])
    around: dict[str, tuple[str, str]] = {}  # of each kind of event, what stands before and behind its arguments
    lines: list[str] = []
    for event in events[start:]:
        kind = event.kind
        head, tail = around.get(kind) or around.setdefault(kind, frame(kind, match.rules.event_anchor(kind)))
        text = event.text or event.compact().text
        lines.append(head + tail if text == NO_ARGS else f"{head},{text}{tail}")
    for n in by_itself:
        if n >= start:
            lines[n - start] = lines[n - start][:-1] + STANDING
    written: Any = msgspec.Raw(f"[{','.join(lines)}]".encode())
    return wire.LogFrom(start, written)


def frame(kind: str, anchor: str) -> tuple[str, str]:
    """The text of such an event without its arguments, in two parts: a long log is written in a millisecond so."""
    told = ENCODER.encode(wire.Event(kind, ["event-" + kind], anchor)).decode()
    head, sign, tail = told.partition("]")
    return head, sign + tail


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
        options=short(table.options),
        status=table.status,  # type: ignore[arg-type]
        public=table.public,
        hints=table.hints,
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
                hints=seat.hints,
            )
            for number, seat in enumerate(table.seats)
        ],
        created=when(table.created),
        changed=when(table.changed),
        rematch=table.rematch,
        campaign=table.campaign,
    )


def short(options: dict[str, Any]) -> dict[str, Any]:
    """Options without the text of a card pack: the kit has its cards, a state only says that there is one."""
    return {name: True if is_pack(value) else value for name, value in options.items()}


@lru_cache(1024)
def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
