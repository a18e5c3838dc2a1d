"""The options of a game, and what may be given for each."""

from __future__ import annotations

from typing import Any

from valtable.engine.errors import SetupError


class Setting:
    """One option of a game: some words to choose from, or a list of ids, or both."""

    __slots__ = ("default", "items", "name", "size", "words")

    def __init__(
        self,
        name: str,
        default: Any,
        words: tuple[Any, ...] = (),
        items: tuple[str, ...] = (),
        size: int | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.items = items
        self.size = size

    @property
    def switch(self) -> bool:
        return self.words == (False, True)

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "name": self.name,
            "default": self.default,
            "switch": self.switch,
            "words": list(self.words),
            "items": list(self.items),
            "size": self.size,
        }

    def allowed(self) -> str:
        """What may be given, in words for an error text."""
        parts = [repr(word) if isinstance(word, str) else str(word) for word in self.words]
        if self.items:
            many = "a list of" if self.size is None else f"a list of {self.size} of"
            parts.append(f"{many}: {', '.join(self.items)}")
        return " or ".join(parts) if parts else "a text"

    def check(self, value: Any) -> Any:
        """The value in its normal form, or a SetupError that lists what is allowed."""
        if not self.words and not self.items and isinstance(value, str):
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
