"""Reads card packs: TOML tables with figures, effects and provenance, with errors that name file, card and field.

A game extends `CardPack`: it names its kinds of cards, gives a class for each that takes its fields from an `Entry`,
and checks what its set-up relies on.
"""

from __future__ import annotations

import re
import reprlib
import tomllib
from collections.abc import Callable, Iterable, Sized
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from valtable.engine.effects import Effect, EffectError, Vocabulary
from valtable.engine.errors import PackError, SetupError
from valtable.engine.message import Message
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

if TYPE_CHECKING:
    from valtable.engine.game import Game

C = TypeVar("C", bound="Component")
K = TypeVar("K")
D = TypeVar("D", bound="Card")
P = TypeVar("P")

FILE: Final = "cards.toml"  # the standard pack in the folder of a game
LONGEST: Final = 500  # characters of an effect: nobody prints more, and a reader need not go deeper
KEPT: Final = 16  # packs of users' own
DEEPEST: Final = 8  # parts of a dotted key: the reader of TOML takes hours for one of some ten thousand parts
DOTTED: Final = re.compile(
    rf"""(?:^|[\[{{,])[ \t]*(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){{{DEEPEST}}}""", re.MULTILINE
)
# What is on every table under such an id, beside what a game names itself: no card may be called so.
EVERYWHERE: Final = ("table", "turn", "phases", "phase", "bank", "centre", "deck", "box", "others", "mine")
SOURCES: Final = ("rulebook", "public", "designed", "own")
LANGUAGES: Final = ("en", "fr")

BRIEF: Final = reprlib.Repr()  # a value from a pack in an error text: it may be of any size
BRIEF.maxstring = BRIEF.maxother = 80


@mypyc_attr(allow_interpreted_subclasses=True)
class Component(Choice):
    """Something in the box: immutable, shared by every state; copies of the same one are the same object."""

    __slots__ = ("rank",)

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.rank = 0  # its place in the pack: the order in which hidden cards are gathered


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Component):
    """A card with a name of its own."""

    __slots__ = ("called", "copies", "kind", "names", "provenance")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.kind = entry.kind
        self.copies = 1
        self.called = Message("card-" + entry.id)
        self.names: dict[str, str] = entry.names()
        self.provenance: dict[str, str] = entry.provenance()

    def name(self) -> Message:
        return self.called

    def label(self, game: Game) -> Message:
        return self.name()


class Offer(Choice):
    """What a card offers to do, under the card's own id: "Monk: pay 1 gold to gain 2 magic"."""

    __slots__ = ("card", "deed")

    def __init__(self, card: Card, deed: Message) -> None:
        super().__init__(card.id)
        self.card = card
        self.deed = deed

    def label(self, game: Game) -> Message:
        return Message("option-offer", self.about())

    def about(self) -> dict[str, Message]:
        return {"card": self.card.name(), "effect": self.deed}


class Entry:
    """One card's table in the file, read field by field; every complaint names file, card and field."""

    def __init__(self, file: str, kind: str, data: dict[str, Any], vocabulary: Vocabulary) -> None:
        self.file = file
        self.kind = kind
        self.data = dict(data)
        self.vocabulary = vocabulary
        self.id = "?"
        self.id = self.text("id")
        if not self.id.replace("_", "").isalnum() or self.id != self.id.lower():
            raise self.wrong("id", f"{self.id!r} should be small letters, digits and '_'")

    def wrong(self, field: str, reason: str) -> PackError:
        return PackError(f"{self.file}: {self.kind} {self.id!r}: {field}: {reason}")

    def wanted(self, field: str, what: str, value: Any) -> PackError:
        """The field should be something else."""
        return self.wrong(field, f"should be {what}, not {BRIEF.repr(value)}")

    def has(self, field: str) -> bool:
        return field in self.data

    def take(self, field: str) -> Any:
        if field not in self.data:
            raise self.wrong(field, "is missing")
        return self.data.pop(field)

    def text(self, field: str) -> str:
        value = self.take(field)
        if not isinstance(value, str) or not value:
            raise self.wanted(field, "a text", value)
        return value

    def word(self, field: str, allowed: tuple[str, ...]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.wrong(field, f"{BRIEF.repr(value)} should be one of {', '.join(allowed)}")
        return value

    def texts(self, field: str, what: str) -> list[str]:
        value = self.take(field)
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.wanted(field, f"a list of {what}", value)
        return list(value)

    def flag(self, field: str) -> bool:
        value = self.take(field)
        if not isinstance(value, bool):
            raise self.wanted(field, "true or false", value)
        return value

    def number(self, field: str, least: int = 0, most: int = 99) -> int:
        value = self.take(field)
        if not is_number(value, least, most):
            raise self.wanted(field, f"a whole number from {least} to {most}", value)
        return int(value)

    def numbers(self, field: str, least: int, most: int, length: int = 0) -> tuple[int, ...]:
        """A list of numbers, of that length where one is given."""
        value = self.take(field)
        if not isinstance(value, list) or not all(is_number(n, least, most) for n in value):
            raise self.wanted(field, f"a list of whole numbers from {least} to {most}", value)
        if length and len(value) != length:
            raise self.wrong(field, f"should be {length} numbers, not {len(value)}")
        return tuple(value)

    def counts(self, field: str, keys: tuple[str, ...], least: int = 0, most: int = 9) -> tuple[int, ...]:
        """A table such as {worker = 1, soldier = 2}, as numbers in the order of the keys."""
        value = self.table(field)
        for key, n in value.items():
            if key not in keys:
                raise self.wrong(field, f"unknown {BRIEF.repr(key)}; there are {', '.join(keys)}")
            if not is_number(n, least, most):
                raise self.wrong(field, f"{key} should be a whole number from {least} to {most}, not {BRIEF.repr(n)}")
        return tuple([value.get(key, 0) for key in keys])

    def table(self, field: str) -> dict[str, Any]:
        value = self.take(field)
        if not isinstance(value, dict):
            raise self.wanted(field, "a table", value)
        return value

    def part(self, field: str) -> Entry:
        """A card within the card."""
        return Entry(self.file, f"{self.kind} {self.id!r} {field}", self.table(field), self.vocabulary)

    def effect(self, field: str) -> Effect:
        text = self.text(field)
        if len(text) > LONGEST:
            raise self.wrong(field, f"should be {LONGEST} characters at most, not {len(text)}")
        try:
            return self.vocabulary.parse(text)
        except EffectError as error:
            raise self.wrong(field, f"{error} in {text!r}") from error

    def names(self) -> dict[str, str]:
        value = self.take("name")
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            raise self.wrong("name", f"should give a name in {' and '.join(LANGUAGES)}, not {BRIEF.repr(value)}")
        for language, name in value.items():
            if not isinstance(name, str) or not name.strip():
                raise self.wrong("name", f"the {language} name should be a text, not {BRIEF.repr(name)}")
        return dict(value)

    def provenance(self) -> dict[str, str]:
        """Which source each figure rests on: {figures = "public", name_fr = "designed", lines = "12", note = "ours"}.

        A note is the message `note-ours` of the game where there is one, otherwise a sentence as it stands.
        """
        value = self.take("source")
        if isinstance(value, str):
            value = {"figures": value}
        if not isinstance(value, dict) or "figures" not in value:
            raise self.wrong("source", f"should say where the figures come from: one of {', '.join(SOURCES)}")
        for field, source in value.items():
            if field in ("note", "lines"):
                if isinstance(source, (dict, list)):
                    raise self.wrong("source", f"{field} should be a text, not {BRIEF.repr(source)}")
            elif source not in SOURCES:
                raise self.wrong("source", f"{field}: {BRIEF.repr(source)} should be one of {', '.join(SOURCES)}")
        return {field: str(source) for field, source in value.items()}

    def done(self) -> None:
        """Nothing may be left over: a misspelt field would be lost otherwise."""
        if self.data:
            raise self.wrong(next(iter(self.data)), "is not a field of this kind of card")


def is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPack(Generic[C]):
    """All the components that a match may be played with: those of each kind, and by id those that a state may name."""

    def __init__(self, text: str, file: str, vocabulary: Vocabulary, kinds: tuple[str, ...]) -> None:
        self.file = file
        self.vocabulary = vocabulary
        self.by_id: dict[str, C] = {}
        deep = DOTTED.search(text)
        if deep is not None:
            line = text.count("\n", 0, deep.start()) + 1
            raise self.wrong(f"a key has more than {DEEPEST} parts (at line {line})")
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # beside what TOML forbids, what no reader can hold
            raise self.wrong(str(error)) from error
        for kind in self.tables:
            if kind not in kinds:
                name = BRIEF.repr(kind)
                raise self.wrong(f"there is no kind of component called {name}; there are {', '.join(kinds)}")

    def wrong(self, reason: str) -> PackError:
        return PackError(f"{self.file}: {reason}")

    def entries(self, kind: str) -> list[Entry]:
        """The tables of one kind; ids must differ."""
        value = self.tables.pop(kind, None)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.wrong(f"there should be [[{kind}]] tables")
        found = [Entry(self.file, kind, item, self.vocabulary) for item in value]
        seen: set[str] = set()
        for entry in found:
            if entry.id in seen:
                raise entry.wrong("id", "is used twice")
            seen.add(entry.id)
        return found

    def read(self, kind: str, make: Callable[[Entry], K]) -> list[K]:
        """All the components of one kind, each made from its table."""
        found: list[K] = []
        for entry in self.entries(kind):
            found.append(make(entry))
            entry.done()
        return found

    def index(self, things: Iterable[C], taken: tuple[str, ...]) -> None:
        """Find these by id: no two may have the same, nor that of something else on the table, which an answer could
        not tell apart."""
        for thing in things:
            if thing.id in self.by_id:
                raise self.wrong(f"the id {thing.id!r} is used by two components")
            if thing.id in EVERYWHERE or thing.id in taken:
                raise self.wrong(f"the id {thing.id!r} is the name of something else on the table")
            thing.rank = len(self.by_id)
            self.by_id[thing.id] = thing

    def find(self, kind: type[K], id: str) -> K:
        """The component with that id, which is of that kind."""
        found = self.by_id[id]
        assert isinstance(found, kind)
        return found

    def names(self, language: str) -> dict[str, str]:
        """What the cards are called, by message id."""
        cards = [thing for thing in self.by_id.values() if isinstance(thing, Card)]
        return {card.called.id: card.names[language] for card in cards}

    def at_least(self, n: int, things: Sized, name: str) -> None:
        """The set-up needs so many of them."""
        if len(things) < n:
            raise self.wrong(f"there should be {n} {name} or more")


def all_copies(cards: Iterable[D]) -> list[D]:
    """Each card as often as it is in the box."""
    return [card for card in cards for _ in range(card.copies)]


def standard_pack(make: Callable[[str, str], P], folder: Path) -> P:
    """The card pack in the folder of a game."""
    return make((folder / FILE).read_text(encoding="utf-8"), FILE)


def chosen_pack(make: Callable[[str, str], P], text: str, standard: P) -> P:
    """The standard card pack, or one of the user's own, checked like ours. The last few are kept: to read one takes
    longer than anything else that a table does."""
    if not text:
        return standard
    found = _OWN.pop((make, text), None)
    if found is None:
        try:
            found = make(text, "the card pack")
        except PackError as error:
            raise SetupError(f"option 'cards': {error}") from error
    _OWN[make, text] = found
    for oldest in list(_OWN)[:-KEPT]:
        _OWN.pop(oldest, None)
    pack: P = found
    return pack


_OWN: Final[dict[tuple[Any, str], Any]] = {}
