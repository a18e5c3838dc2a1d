"""Whether a saved match can be one by these rules: its players, its size, its cards, the fields of its state, its log.

A file can be forged, and rules work on whatever they are given: with eight thousand players at a table for four, one
board takes seconds. Nothing is played again here. A state never grows far beyond the one that a match begins with, and
a card is not there more often than in the box (but for notes of who has seen it), so that first state is the measure.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, Final

from valtable.engine.chance import Chance
from valtable.engine.errors import LoadError
from valtable.engine.events import SPECTATORS
from valtable.engine.game import Game, Player, State
from valtable.engine.pack import Card
from valtable.engine.rules import Rules

LARGEST: Final = 10_000  # a number in a state: points, coins; how many bits there are
BITS: Final = frozenset(("waits",))  # fields that are sets of bits: the moments that a Patient waits for
LONGEST: Final = 200  # letters of a text in a state
GROWTH: Final = 2  # how many times larger a state may become than at the start; those of our games grow by a fifth
MORE: Final = 200  # values that it may have beyond that

EVENTS: Final = 30  # for each answer, at most; three are usual
DEEPEST: Final = 8  # messages inside one another
KIND: Final = re.compile(r"[\w-]{1,200}")  # the name of an event, or of a message
GENERIC: Final = re.compile(r"(list|tuple|dict|Held)\[(.*)\]")
PLAIN: Final[dict[str, type]] = {"int": int, "str": str, "bool": bool, "None": type(None)}


class Census:
    """What there is in a state."""

    __slots__ = ("cards", "seats", "values")

    def __init__(self, game: Game) -> None:
        self.values = 0
        self.seats: list[int] = []
        self.cards: Counter[str] = Counter()
        self.count(game)

    def count(self, value: Any) -> None:
        """Count a value and all that is in it, or say that it cannot be there."""
        self.values += 1
        if isinstance(value, (list, tuple)):
            for part in value:
                self.count(part)
        elif isinstance(value, dict):
            for key, part in value.items():
                self.count(key)
                self.count(part)
        elif isinstance(value, State):
            if isinstance(value, Player):
                self.seats.append(value.seat)
            for name in value.FIELDS:
                if name in BITS:
                    self.count(getattr(value, name).bit_length())
                else:
                    self.count(getattr(value, name))
        elif isinstance(value, Card):
            self.cards[value.id] += 1
        elif isinstance(value, str):
            if len(value) > LONGEST:
                raise unsound(f"a text of {len(value)} letters")
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise unsound("a number beyond all measure")


def check_size(data: Any, rules: Rules) -> None:
    """Of the state as data, before anything is made of it: that could take long already."""
    begun = weight(rules.dump(rules.setup(Chance(0))))
    most = GROWTH * begun + 2 * MORE
    if weight(data, most) > most:
        raise unsound(f"more than {most} values, where a match begins with {begun}")


def weight(data: Any, most: int = 1_000_000) -> int:
    """How many values there are in it; nobody counts far beyond `most`."""
    count, left = 0, [data]
    while left and count <= most:
        value = left.pop()
        count += 1
        if isinstance(value, dict):
            left.extend(value.values())
        elif isinstance(value, list):
            left.extend(value)
    return count


def check(game: Game, rules: Rules) -> None:
    """A LoadError says what cannot be."""
    check_types(game)
    first, found = Census(rules.setup(Chance(0))), Census(game)
    if found.seats != first.seats:
        raise unsound(f"{len(found.seats)} players in a game of {len(first.seats)}, or not in their order")
    if found.values > GROWTH * first.values + MORE:
        raise unsound(f"{found.values} values, where a match begins with {first.values}")
    things = rules.things
    for id, count in found.cards.items():
        card: Any = things[id]
        known = max(first.cards[id], card.copies)
        if count > GROWTH * known + rules.players:
            raise unsound(f"{count} times the card {id!r}, of which there are {known}")


def check_events(events: list[Any], answers: int, players: int) -> None:
    """The log of a saved match, as data: a LoadError says what cannot be."""
    if len(events) > EVENTS * (answers + 10):
        raise LoadError(f"the saved match cannot be read: {len(events)} events after {answers} answers")
    for event in events:
        to = event.get("to", []) if isinstance(event, dict) else None
        sound = (
            isinstance(event, dict)
            and set(event) <= {"kind", "args", "to"}
            and isinstance(event["kind"], str)
            and KIND.fullmatch(event["kind"]) is not None
            and isinstance(event["args"], dict)
            and all(is_argument(part, DEEPEST) for part in event["args"].values())
            and isinstance(to, list)
            and all(type(seat) is int and SPECTATORS <= seat < players for seat in to)
        )
        if not sound:
            raise LoadError(f"the saved match cannot be read: {repr(event)[:80]} is no event")


def is_argument(data: Any, depth: int) -> bool:
    """Whether this can stand in a message as data: a text, a number, a message, or a list of those."""
    if type(data) is list:
        return depth > 0 and all(is_argument(part, depth - 1) for part in data)
    if type(data) is not dict:
        return data is None or type(data) in (int, bool) or (type(data) is str and len(data) <= LONGEST)
    spoken = data.get("message")
    if depth == 0 or len(data) != 1 or type(spoken) is not list or not 1 <= len(spoken) <= 2:
        return False
    inner = spoken[1] if len(spoken) == 2 else {}
    return (
        type(spoken[0]) is str
        and KIND.fullmatch(spoken[0]) is not None
        and type(inner) is dict
        and all(is_argument(part, depth - 1) for part in inner.values())
    )


def check_types(state: Any) -> None:
    """Every field holds what it should."""
    if isinstance(state, State):
        types = state.TYPES
        for name in state.FIELDS:
            value = getattr(state, name)
            if not fits(value, types.get(name, "Any")):
                raise unsound(f"something in {type(state).__name__}.{name} that is no {types[name]}")
            check_types(value)
    elif isinstance(state, (list, tuple)):
        for part in state:
            check_types(part)
    elif isinstance(state, dict):
        for part in state.values():
            check_types(part)


def fits(value: Any, text: str) -> bool:
    """Whether a value is of a type, as that was written where the field is said."""
    choices = parts_of(text, "|")
    if len(choices) > 1:
        return any(fits(value, choice) for choice in choices)
    if text in PLAIN:
        return type(value) is PLAIN[text]
    generic = GENERIC.fullmatch(text)
    if generic is None:
        return text == "Any" or any(cls.__name__ == text for cls in type(value).__mro__)
    kind, inner = generic[1], parts_of(generic[2], ",")
    if kind == "list":
        return type(value) is list and all(fits(part, inner[0]) for part in value)
    if kind == "dict":
        return type(value) is dict and all(fits(key, inner[0]) and fits(one, inner[1]) for key, one in value.items())
    if kind == "Held":  # see hidden.py
        inner = [inner[0], "int", "int"]
    elif inner[1:] == ["..."]:
        return type(value) is tuple and all(fits(part, inner[0]) for part in value)
    return type(value) is tuple and len(value) == len(inner) and all(map(fits, value, inner))


@cache
def parts_of(text: str, sign: str) -> list[str]:
    """The parts between signs, but for those inside brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        if letter == sign and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def unsound(what: str) -> LoadError:
    return LoadError(f"the saved state cannot be of this game: there is {what}")
