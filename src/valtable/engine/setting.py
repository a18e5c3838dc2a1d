"""The options of a game, and what may be given for each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from valtable.engine.errors import SetupError

FILES: Final = ("cards", "books")  # options whose text is a file of the user's own
LONGEST: Final = 4096  # signs of an object, written as JSON
DEEPEST: Final = 4  # objects and lists inside one another

Reading = Callable[[dict[str, Any]], dict[str, Any]]  # the normal form of an object, or a SetupError with the reason


class Setting:
    """One option of a game: some words to choose from, or a list of ids, or both; or an object that a function reads.

    Such an object is small and plain before the function sees it: texts, whole numbers, lists and objects.
    """

    __slots__ = ("default", "free", "items", "name", "reading", "size", "words")

    def __init__(
        self,
        name: str,
        default: Any,
        words: tuple[Any, ...] = (),
        items: tuple[str, ...] = (),
        size: int | None = None,
        check: Reading | None = None,
        free: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.items = items
        self.size = size
        self.reading = check
        self.free = free  # any other text may be given as well: the rules know whether there is such a thing

    @property
    def switch(self) -> bool:
        return self.words == (False, True)

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "name": self.name,
            "default": self.default,
            "switch": self.switch,
            "object": self.reading is not None,
            "words": list(self.words),
            "items": list(self.items),
            "size": self.size,
        }

    def allowed(self) -> str:
        """What may be given, in words for an error text."""
        if self.reading is not None:
            return "a JSON object"
        parts = [repr(word) if isinstance(word, str) else str(word) for word in self.words]
        if self.items:
            many = "a list of" if self.size is None else f"a list of {self.size} of"
            parts.append(f"{many}: {', '.join(self.items)}")
        return " or ".join(parts) if parts else "a text"

    def check(self, value: Any) -> Any:
        """The value in its normal form, or a SetupError that lists what is allowed."""
        if self.reading is not None:
            return self.reading(self._small(value))
        if isinstance(value, str) and (self.free or not (self.words or self.items)):
            return value
        if isinstance(value, (list, tuple)) and self.items:
            chosen = [str(item) for item in value]
            strange = [item for item in chosen if item not in self.items]
            if strange:
                raise SetupError(f"option {self.name!r}: unknown {strange[0]!r}; allowed: {self.allowed()}")
            if len(set(chosen)) != len(chosen):
                raise SetupError(f"option {self.name!r}: the same one twice; allowed: {self.allowed()}")
            if self.size is not None and len(chosen) != self.size:
                raise SetupError(f"option {self.name!r}: {len(chosen)} given; allowed: {self.allowed()}")
            return chosen
        for word in self.words:
            if type(word) is type(value) and word == value:
                return word
        raise SetupError(f"option {self.name!r}: {repr(value)[:60]} is not allowed; allowed: {self.allowed()}")

    def _small(self, value: Any) -> dict[str, Any]:
        """The value, if it is a small and plain object."""
        if type(value) is not dict:
            raise SetupError(f"option {self.name!r}: {repr(value)[:60]} is not allowed; allowed: {self.allowed()}")
        if not _plain(value, DEEPEST):
            held = f"texts, whole numbers, lists and objects, {DEEPEST} deep at most"
            raise SetupError(f"option {self.name!r}: it may hold {held}")
        length = len(json.dumps(value, separators=(",", ":")))
        if length > LONGEST:
            raise SetupError(f"option {self.name!r}: {length} signs are too many; allowed: {LONGEST}")
        return value


def _plain(value: Any, depth: int) -> bool:
    """Whether a value is one of JSON's that can be compared and kept without surprises, and not too deep."""
    if type(value) is dict:
        return depth > 0 and all(type(key) is str and _plain(part, depth - 1) for key, part in value.items())
    if type(value) is list:
        return depth > 0 and all(_plain(part, depth - 1) for part in value)
    return type(value) is str or (type(value) is int and abs(value) < 2**53)
