"""How a game looks, as data: its emblem, the badges of what is counted, and the face of every card.

`look.toml` of a game's folder holds what is drawn (glyphs of the game-icons set, scenes, shapes, tones), by names that
the page knows; what a card does and costs comes from its rules data. Nothing here draws, and nothing here holds words:
names are message ids.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from valtable.engine.errors import PackError
from valtable.engine.message import Message, bare

# A piece of a corner or a strip: {n, of}, {of}, {glyph}, {sign} or {text}; {card} stands for the figure of that card.
Token = dict[str, Any]

NAME: Final = "[a-z0-9]+(-[a-z0-9]+)*"  # of a glyph, or of a shape, a tone or a scene that the page can draw


def amount(n: int | str, of: str) -> Token:
    """So many of something: 3 gold."""
    return {"n": n, "of": of}


def badge(of: str) -> Token:
    return {"of": of}


def glyph(name: str) -> Token:
    return {"glyph": name}


def figure(card: str) -> Token:
    """The figure of a card, whatever it is drawn as."""
    return {"card": card}


def sign(name: str) -> Token:
    """One of: or, then, per, and, up-to."""
    return {"sign": name}


def phrase(message: Message) -> Token:
    """A few words."""
    return {"text": message}


def joined(parts: list[list[Token]], by: str) -> list[Token]:
    """Several runs of tokens with a sign between them."""
    found: list[Token] = []
    for part in parts:
        if found:
            found.append(sign(by))
        found.extend(part)
    return found


class Badge:
    """How a kind of thing is drawn wherever it is counted."""

    __slots__ = ("glyph", "name", "shape", "tone")

    def __init__(self, glyph: str, shape: str, tone: str, name: Message) -> None:
        self.glyph = glyph
        self.shape = shape
        self.tone = tone
        self.name = name

    def data(self) -> dict[str, Any]:
        return {"glyph": self.glyph, "shape": self.shape, "tone": self.tone, "name": self.name.data()}


class Label:
    """An icon with a word beside it; a badge instead of the icon is shown on small cards too."""

    __slots__ = ("badge", "glyph", "text")

    def __init__(self, glyph: str, text: Message, badge: str = "") -> None:
        self.glyph = glyph
        self.text = text
        self.badge = badge

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"glyph": self.glyph, "text": self.text.data()}
        if self.badge:
            data["badge"] = self.badge
        return data


class Strip:
    """One line of what a card does: when, as an icon, and what."""

    __slots__ = ("tokens", "tone", "when")

    def __init__(self, tokens: list[Token], when: str = "", tone: str = "") -> None:
        self.tokens = tokens
        self.when = when
        self.tone = tone  # "on" or "off" the turn of whoever owns the card

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if self.when:
            data["when"] = self.when
        if self.tone:
            data["tone"] = self.tone
        data["tokens"] = bare(self.tokens)
        return data


class Face:
    """What is printed on a card. It never changes during a game."""

    __slots__ = (
        "cost",
        "facts",
        "field",
        "glyph",
        "key",
        "kind",
        "name",
        "scene",
        "strips",
        "tag",
        "text",
        "type",
        "worth",
    )

    def __init__(self, kind: str, name: Message, look: CardLook, facts: list[Message], text: list[Message]) -> None:
        self.kind = kind
        self.name = name
        self.glyph = look.glyph
        self.scene = look.scene
        self.field = ""  # the badge whose heraldic field is drawn where there is no scene
        self.key: list[Token] = []  # top left: what it takes, or its number
        self.worth: list[Token] = []  # top right
        self.cost: list[Token] = []  # beside the name
        self.tag: Label | None = None  # on the picture
        self.type: Label | None = None  # beside the name, where there is no cost
        self.strips: list[Strip] = []
        self.facts = facts  # the figures in words
        self.text = text  # the effects in words

    def data(self) -> dict[str, Any]:
        """As plain JSON, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind, "name": self.name.data(), "glyph": self.glyph}
        if self.scene:
            data["scene"] = self.scene
        if self.field:
            data["field"] = self.field
        for name, tokens in (("key", self.key), ("worth", self.worth), ("cost", self.cost)):
            if tokens:
                data[name] = bare(tokens)
        for name, label in (("tag", self.tag), ("type", self.type)):
            if label is not None:
                data[name] = label.data()
        if self.strips:
            data["strips"] = [strip.data() for strip in self.strips]
        data["facts"] = bare(self.facts)
        data["text"] = bare(self.text)
        return data


class CardLook:
    """The figure of a card and the landscape behind it."""

    __slots__ = ("glyph", "scene")

    def __init__(self, glyph: str, scene: str = "") -> None:
        self.glyph = glyph
        self.scene = scene


class Look:
    """The look of one game."""

    __slots__ = ("badges", "cards", "colour", "emblem", "first", "kinds", "minutes", "players", "scene", "when")

    def __init__(self) -> None:
        self.emblem = "queen-crown"
        self.colour = "#12353c"
        self.scene = "hills"
        self.minutes = 30
        self.players = 2  # of the recommended first game, and its options
        self.first: dict[str, Any] = {}
        self.badges: dict[str, Badge] = {}
        self.kinds: dict[str, CardLook] = {}  # for cards that are not named
        self.cards: dict[str, CardLook] = {}
        self.when: dict[str, str] = {}  # the icon that says when a card works

    def card(self, id: str, kind: str) -> CardLook:
        """The look of a card; one that only a pack of the user's own has looks like its kind."""
        found = self.cards.get(id)
        return found if found is not None else self.kinds[kind]

    def drawn(self, tokens: list[Token]) -> list[Token]:
        """The tokens with the figures of cards as glyphs."""
        return [{"glyph": self.figure(token["card"])} if "card" in token else token for token in tokens]

    def figure(self, card: str) -> str:
        found = self.cards.get(card)
        return found.glyph if found is not None else next(iter(self.kinds.values())).glyph


PLAIN: Final = Look()  # of a game that nobody draws


def read_look(file: Path, shared: Path | None = None) -> Look:
    """The look of a game from its file, after what it shares with others; a PackError names the key that is wrong."""
    table: dict[str, Any] = {}
    for part in (file,) if shared is None else (shared, file):
        try:
            found = tomllib.loads(part.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise PackError(f"{part.name}: {error}") from error
        for name, value in found.items():
            table[name] = {**table[name], **value} if name in table and isinstance(value, dict) else value
    return parse_look(table, file.name)


def parse_look(table: dict[str, Any], file: str) -> Look:
    """The look that the tables of a file describe."""
    reader = Reader(table, file, "")
    look = Look()
    look.emblem = reader.name("emblem")
    look.colour = reader.text("colour", "#[0-9a-f]{6}")
    look.scene = reader.name("scene")
    look.minutes = reader.number("minutes")
    first = reader.table("first")
    look.players = first.number("players")
    look.first = first.table("options").rest()
    first.done()
    badges = reader.table("badges")
    for name in list(badges.values):
        entry = badges.table(name)
        shape = entry.name("shape")
        tone = entry.name("tone")
        look.badges[name] = Badge(entry.name("glyph"), shape, tone, Message(entry.text("name", "[a-z_]+-[a-z_-]+")))
        entry.done()
    when = reader.table("when")
    for name in list(when.values):
        look.when[name] = when.name(name)
    for field, looks in (("kinds", look.kinds), ("cards", look.cards)):
        group = reader.table(field)
        for name in list(group.values):
            entry = group.table(name)
            looks[name] = CardLook(entry.name("glyph"), entry.name("scene") if "scene" in entry.values else "")
            entry.done()
    reader.done()
    if not look.kinds:
        raise reader.wrong("kinds", "should say what a card of each kind looks like")
    return look


class Reader:
    """One table of the file, read key by key; every complaint names the file and the whole key."""

    def __init__(self, values: dict[str, Any], file: str, path: str) -> None:
        self.values = dict(values)
        self.file = file
        self.path = path

    def wrong(self, key: str, reason: str) -> PackError:
        return PackError(f"{self.file}: {self.path}{key}: {reason}")

    def take(self, key: str) -> Any:
        if key not in self.values:
            raise self.wrong(key, "is missing")
        return self.values.pop(key)

    def table(self, key: str) -> Reader:
        value = self.take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"should be a table, not {value!r}")
        return Reader(value, self.file, f"{self.path}{key}.")

    def text(self, key: str, pattern: str) -> str:
        value = self.take(key)
        if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
            raise self.wrong(key, f"{value!r} should be a text like {pattern}")
        return value

    def name(self, key: str) -> str:
        """The name of something to be drawn; a test knows all that can be."""
        return self.text(key, NAME)

    def number(self, key: str) -> int:
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 999:
            raise self.wrong(key, f"should be a whole number from 1 to 999, not {value!r}")
        return value

    def names(self, key: str, pattern: re.Pattern[str]) -> tuple[str, ...]:
        """A list of names; none where the key is not there."""
        values = self.values.pop(key, [])
        if not isinstance(values, list):
            raise self.wrong(key, f"should be a list, not {values!r}")
        for value in values:
            if not isinstance(value, str) or pattern.fullmatch(value) is None:
                raise self.wrong(key, f"{value!r} should be a text like {pattern.pattern}")
        return tuple(values)

    def rest(self) -> dict[str, Any]:
        """Everything that is left, as it stands."""
        values, self.values = self.values, {}
        return values

    def done(self) -> None:
        """Nothing may be left over: a misspelt key would be lost otherwise."""
        if self.values:
            raise self.wrong(next(iter(self.values)), "is not a key that is known here")
