"""Writes a checkpoint down as plain JSON data and reads it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from valtable.engine.chance import Chance
from valtable.engine.errors import LoadError
from valtable.engine.game import State
from valtable.engine.question import Choice


def encode(value: Any) -> Any:
    """Any value of a state: numbers, texts, lists, tuples, dictionaries, cards (by id), states (by their fields)."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(part) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [encode(part) for part in value]}
    if isinstance(value, dict):
        return {"dict": [[encode(key), encode(part)] for key, part in sorted(value.items())]}
    if isinstance(value, Choice):
        return {"thing": value.id}
    if isinstance(value, Chance):
        return {"chance": str(value.state)}  # 64 bits: more than some JSON readers keep
    if isinstance(value, State):
        kind = type(value)
        return {"state": kind.__name__, "fields": {name: encode(getattr(value, name)) for name in kind.FIELDS}}
    raise TypeError(f"a state may not hold {value!r}")


class Decoder:
    """Reads back what `encode` wrote, given the things and the state classes of the game."""

    def __init__(self, things: Mapping[str, Choice], classes: Mapping[str, type[State]]) -> None:
        self.things = things
        self.classes = classes

    def decode(self, data: Any) -> Any:
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return [self.decode(part) for part in data]
        if isinstance(data, dict):
            if "tuple" in data:
                return tuple([self.decode(part) for part in data["tuple"]])
            if "dict" in data:
                return {self.decode(key): self.decode(part) for key, part in data["dict"]}
            if "thing" in data:
                return self.thing(data["thing"])
            if "chance" in data:
                return Chance(int(data["chance"]))
            if "state" in data:
                return self.state(data["state"], data["fields"])
        raise LoadError(f"the saved state holds something strange: {str(data)[:60]}")

    def thing(self, id: str) -> Choice:
        found = self.things.get(id)
        if found is None:
            raise LoadError(f"the saved state names an unknown thing: {id!r}")
        return found

    def state(self, kind: str, fields: dict[str, Any]) -> State:
        cls = self.classes.get(kind)
        if cls is None or set(fields) != set(cls.FIELDS):
            raise LoadError(f"the saved state holds a {kind!r} that these rules do not know")
        make: Any = cls
        state: State = make(*[self.decode(fields[name]) for name in cls.FIELDS])
        return state
