"""Events: what has happened, as small data, and the journal that keeps them in order."""

from __future__ import annotations

import json
from typing import Any, Final

from valtable.engine.errors import RulesError
from valtable.engine.message import Message, plain, player_name

SPECTATORS: Final = -1  # among the seats that may see an event: those who only watch
SHARED: Final = -2  # the page of a journal on which everybody writes, beside those of the seats
TAKEN_BACK: Final = "taken-back"  # the event that says how many answers did not fit the rules any more
MOST_EVENTS: Final = 2000  # of one step: twenty are many, and one that tells so much would go on for ever
KNOWN: Final = 4096  # how many compact events are kept, to be shared by all matches


def _written(message: Any) -> dict[str, Any]:
    """A message as `plain` writes it; its arguments are left to the encoder."""
    assert isinstance(message, Message)
    return {"message": [message.id, message.args] if message.args else [message.id]}


_WRITER: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=_written)


def canonical(value: Any) -> str:
    """JSON in the one form in which equal values are equal texts."""
    return _WRITER.encode(value)


class Event:
    """One thing that happened. `to` lists the seats that may see it (and SPECTATORS); None means everybody."""

    __slots__ = ("_args", "_line", "kind", "to")

    def __init__(self, kind: str, args: dict[str, Any], to: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.to = to
        self._args: dict[str, Any] | None = args
        self._line = ""

    @property
    def args(self) -> dict[str, Any]:
        if self._args is None:
            return arguments(self._line)
        return self._args

    @property
    def text(self) -> str:
        """The arguments as JSON, if the event is a compact one."""
        return self._line

    def compact(self) -> Event:
        """The same event as a line of text, a fifth of the memory; a long log repeats itself, so equal ones are one."""
        text = _WRITER.encode(self.args)
        key = (self.kind, self.to, text)
        found = _COMPACT.get(key)
        if found is None:
            found = Event(self.kind, {}, self.to)
            found._args = None
            found._line = text
            if len(_COMPACT) >= KNOWN:
                _COMPACT.clear()
            _COMPACT[key] = found
        return found

    @property
    def line(self) -> str:
        """What `data` gives, as canonical JSON."""
        args = self._line or canonical(plain(self.args))
        to = "" if self.to is None else f',"to":{canonical(list(self.to))}'
        return f'{{"args":{args},"kind":{canonical(self.kind)}{to}}}'

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (SPECTATORS if seat is None else seat) in self.to

    @property
    def message(self) -> Message:
        return Message("event-" + self.kind, self.args)

    def data(self) -> dict[str, Any]:
        args = json.loads(self._line) if self._args is None else plain(self._args)
        data: dict[str, Any] = {"kind": self.kind, "args": args}
        if self.to is not None:
            data["to"] = list(self.to)
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        if self._line and other._line:
            return self._line == other._line and self.kind == other.kind and self.to == other.to
        return self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, to={self.to})"


_COMPACT: Final[dict[tuple[str, tuple[int, ...] | None, str], Event]] = {}


def arguments(text: str) -> dict[str, Any]:
    """What `Event.text` says."""
    args: dict[str, Any] = _unplain(json.loads(text))
    return args


def event_from_data(data: dict[str, Any]) -> Event:
    """The event that `Event.data` wrote."""
    to = data.get("to")
    return Event(data["kind"], _unplain(data["args"]), None if to is None else tuple(to))


def _unplain(value: Any) -> Any:
    if isinstance(value, list):
        return [_unplain(part) for part in value]
    if isinstance(value, dict):
        if set(value) == {"message"}:
            id, *rest = value["message"]
            return Message(id, _unplain(rest[0]) if rest else None)
        return {key: _unplain(part) for key, part in value.items()}
    return value


class Journal:
    """The events of one run of a step.

    Players who decide at once write on pages of their own, so that the order in which they answer never changes what
    one of them has already been shown.
    """

    __slots__ = ("page", "seats", "sections", "told")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.told = 0
        self.sections: list[dict[int, list[Event]]] = []
        self.page = SHARED
        self.start()

    def start(self) -> None:
        """A new section, in which everybody writes on one page."""
        self.sections.append({})
        self.page = SHARED

    def turn_to(self, seat: int) -> None:
        """From here the events are those of this seat, deciding beside the others."""
        self.page = seat

    def tell(self, kind: str, args: dict[str, Any] | None = None, to: tuple[int, ...] | None = None) -> None:
        """Something happened, for everybody or for these seats."""
        self.told += 1
        if self.told > MOST_EVENTS:
            raise RulesError(f"a step does not end: {kind!r} is event {self.told} of it")
        event = Event(kind, args if args is not None else {}, to)
        self.sections[-1].setdefault(self.page, []).append(event)

    def did(self, kind: str, seat: int, args: dict[str, Any] | None = None) -> None:
        """A player did something that everybody sees."""
        self.tell(kind, {"player": player_name(seat), **(args or {})})

    def did_secretly(self, kind: str, seat: int, secret: dict[str, Any], args: dict[str, Any], *others: int) -> None:
        """The same where only the player, and perhaps others, may see all of it: the rest are told `KIND-secretly`."""
        shown = {"player": player_name(seat), **args}
        to = (seat, *others)
        self.tell(kind, {**shown, **secret}, to)
        rest = [one for one in range(self.seats) if one not in to]
        self.tell(kind + "-secretly", shown, (*rest, SPECTATORS))


class ShownOrder:
    """The order in which the events of a step were first shown, kept through every re-run of the step."""

    __slots__ = ("pages",)

    def __init__(self) -> None:
        self.pages: list[list[int]] = []  # for each section, whose page each shown event came from

    def merge(self, journal: Journal) -> list[Event]:
        """The journal's events, the ones shown before in their old places and the new ones after them."""
        del self.pages[len(journal.sections) :]
        while len(self.pages) < len(journal.sections):
            self.pages.append([])
        events: list[Event] = []
        for shown, section in zip(self.pages, journal.sections, strict=True):
            for seat in set(shown) | set(section):
                surplus = shown.count(seat) - len(section.get(seat, ()))
                while surplus > 0:  # an undone answer took its events back
                    last = len(shown) - 1 - shown[::-1].index(seat)
                    del shown[last]
                    surplus -= 1
            for seat, page in section.items():
                shown.extend([seat] * (len(page) - shown.count(seat)))
            taken: dict[int, int] = {}
            for seat in shown:
                events.append(section[seat][taken.get(seat, 0)])
                taken[seat] = taken.get(seat, 0) + 1
        return events
