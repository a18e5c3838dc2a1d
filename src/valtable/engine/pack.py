"""Reads card packs: TOML tables with figures, effects and provenance, with errors that name file, card and field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from valtable.engine.effects import Effect, EffectError, Vocabulary
from valtable.engine.errors import PackError, SetupError
from valtable.engine.message import Message
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

if TYPE_CHECKING:
    from valtable.engine.game import Game

P = TypeVar("P")

SOURCES: Final = ("rulebook", "public", "designed", "own")
LANGUAGES: Final = ("en", "fr")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Choice):
    """A card: immutable, shared by every state; copies of the same card are the same object."""

    __slots__ = ("called", "names", "provenance")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.called = Message("card-" + entry.id)
        self.names: dict[str, str] = entry.names()
        self.provenance: dict[str, str] = entry.provenance()

    def name(self) -> Message:
        return self.called

    def words(self, game: Game) -> Message:
        return self.name()


class Offer(Choice):
    """What a card offers to do, under the card's own id: "Monk: pay 1 gold to gain 2 magic"."""

    __slots__ = ("card", "deed")

    def __init__(self, card: Card, deed: Message) -> None:
        super().__init__(card.id)
        self.card = card
        self.deed = deed

    def words(self, game: Game) -> Message:
        return Message("option-offer", self.about())

    def about(self) -> dict[str, Message]:
        return {"card": self.card.name(), "effect": self.deed}


class Entry:
    """One card's table in the file, read field by field; every complaint names file, card and field."""

    def __init__(self, file: str, kind: str, data: dict[str, Any], words: Vocabulary) -> None:
        self.file = file
        self.kind = kind
        self.data = dict(data)
        self.words = words
        self.id = "?"
        self.id = self.text("id")
        if not self.id.replace("_", "").isalnum() or self.id != self.id.lower():
            raise self.wrong("id", f"{self.id!r} should be small letters, digits and '_'")

    def wrong(self, field: str, reason: str) -> PackError:
        return PackError(f"{self.file}: {self.kind} {self.id!r}: {field}: {reason}")

    def has(self, field: str) -> bool:
        return field in self.data

    def take(self, field: str) -> Any:
        if field not in self.data:
            raise self.wrong(field, "is missing")
        return self.data.pop(field)

    def text(self, field: str) -> str:
        value = self.take(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"should be a text, not {value!r}")
        return value

    def word(self, field: str, allowed: tuple[str, ...]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.wrong(field, f"{value!r} should be one of {', '.join(allowed)}")
        return value

    def number(self, field: str, least: int = 0, most: int = 99) -> int:
        value = self.take(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(field, f"should be a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        value = self.take(field)
        if not isinstance(value, list) or not all(
            isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in value
        ):
            raise self.wrong(field, f"should be a list of whole numbers from {least} to {most}, not {value!r}")
        return tuple(value)

    def counts(self, field: str, keys: tuple[str, ...]) -> tuple[int, ...]:
        """A table such as {worker = 1, soldier = 2}, as numbers in the order of the keys."""
        value = self.take(field)
        if not isinstance(value, dict):
            raise self.wrong(field, f"should be a table, not {value!r}")
        for key, n in value.items():
            if key not in keys:
                raise self.wrong(field, f"unknown {key!r}; there are {', '.join(keys)}")
            if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= 9:
                raise self.wrong(field, f"{key} should be a whole number from 0 to 9, not {n!r}")
        return tuple([value.get(key, 0) for key in keys])

    def effect(self, field: str) -> Effect:
        text = self.text(field)
        try:
            return self.words.parse(text)
        except EffectError as error:
            raise self.wrong(field, f"{error} in {text!r}") from error

    def names(self) -> dict[str, str]:
        value = self.take("name")
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            raise self.wrong("name", f"should give a name in {' and '.join(LANGUAGES)}, not {value!r}")
        for language, name in value.items():
            if not isinstance(name, str) or not name.strip():
                raise self.wrong("name", f"the {language} name should be a text, not {name!r}")
        return dict(value)

    def provenance(self) -> dict[str, str]:
        """Which source each figure rests on: {figures = "public", name_fr = "designed", note = "..."}."""
        value = self.take("source")
        if isinstance(value, str):
            value = {"figures": value}
        if not isinstance(value, dict) or "figures" not in value:
            raise self.wrong("source", f"should say where the figures come from: one of {', '.join(SOURCES)}")
        for field, source in value.items():
            if field not in ("note", "lines") and source not in SOURCES:
                raise self.wrong("source", f"{field}: {source!r} should be one of {', '.join(SOURCES)}")
        return {field: str(source) for field, source in value.items()}

    def done(self) -> None:
        """Nothing may be left over: a misspelt field would be lost otherwise."""
        if self.data:
            raise self.wrong(next(iter(self.data)), "is not a field of this kind of card")


def read_toml(text: str, file: str) -> dict[str, Any]:
    """The TOML tables of a pack."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{file}: {error}") from error


def check_ids(cards: Iterable[Card], taken: tuple[str, ...], file: str) -> None:
    """No two cards have the same id, nor that of something else on the table, which an answer could not tell apart."""
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise PackError(f"{file}: the id {card.id!r} is used by two cards")
        if card.id in taken:
            raise PackError(f"{file}: the id {card.id!r} is the name of something else on the table")
        seen.add(card.id)


def own_pack(make: Callable[[str, str], P], text: str) -> P:
    """A card pack of the user's own, checked like ours."""
    try:
        return make(text, "the card pack")
    except PackError as error:
        raise SetupError(f"option 'cards': {error}") from error


def entries(tables: dict[str, Any], kind: str, file: str, words: Vocabulary) -> list[Entry]:
    """All cards of one kind; ids must differ."""
    value = tables.get(kind)
    if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
        raise PackError(f"{file}: there should be [[{kind}]] tables")
    found = [Entry(file, kind, item, words) for item in value]
    seen: set[str] = set()
    for entry in found:
        if entry.id in seen:
            raise entry.wrong("id", "is used twice")
        seen.add(entry.id)
    return found
