"""Cards in a few letters: "3M | 1M" instead of two sentences, from the same effects that drive the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.text import Text

from valtable.engine.board import Node
from valtable.engine.look import Badge, Token
from valtable.engine.message import Message

# What badges of these tones are painted in; the others take what is left in turn.
TONES: Final = {"fire": "red", "water": "bright_blue", "earth": "green", "air": "cyan", "magic": "bright_blue"}
PALETTE: Final = ("yellow", "red", "bright_blue", "green", "cyan", "magenta", "bright_black", "white")


class Brief:
    """The short forms of one game in one language.

    The board itself says which things are counted: its meters. Each gets the shortest beginning of its name that no
    other meter of its row shares, and a colour.
    """

    def __init__(self, say: Callable[[Message], str], board: Node, badges: dict[str, Badge]) -> None:
        self.say = say
        self.badges = badges
        self.short: dict[str, str] = {}
        self.styles: dict[str, str] = {}
        for row in sorted(counted_rows(board), key=lambda row: row.facts.get("as") != "purse"):  # those first
            names = {
                of: say(badges[of].name) for of in [str(node.facts.get("of")) for node in row.children] if of in badges
            }
            names = {of: name for of, name in names.items() if badges[of].shape != "bare"}  # those count cards
            fresh = abbreviations({of: names[of] for of in names if of not in self.short}, set(self.short.values()))
            self.short.update(fresh)
            for id in fresh:
                self.styles[id] = TONES.get(badges[id].tone) or PALETTE[len(self.styles) % len(PALETTE)]
        letters = "|".join(sorted(map(re.escape, self.short.values()), key=len, reverse=True))
        self._pattern = re.compile(rf"(?<!\w)\d+({letters})(?!\w)" if letters else r"(?!)")
        self._style_of = {short: self.styles[id] for id, short in self.short.items()}

    def amount(self, id: str, n: int) -> str:
        """So many of a counted thing: "3G"."""
        return f"{n}{self.short.get(id, ' ' + id)}"

    def tokens(self, tokens: list[Token]) -> str:
        """Amounts with badges, and badges alone, counted: "3G 2M", "2So 1Ho"."""
        counts: dict[str, int] = {}
        for token in tokens:
            if "of" in token:
                counts[token["of"]] = counts.get(token["of"], 0) + int(token.get("n", 1))
        return " ".join(self.amount(of, n) for of, n in counts.items())

    def card(self, text: list[Message]) -> str:
        """What a card does. Several lines stand side by side, as on the card itself, without saying when."""
        if len(text) == 1:
            return self.message(text[0]).removesuffix(".")
        return " | ".join(self.message(line.args.get("effect", line)) for line in text)

    def message(self, message: Any) -> str:
        """An effect in letters where the engine's effect language built it, in the game's words elsewhere."""
        if not isinstance(message, Message):
            return str(message)
        args = message.args
        if message.id == "effect-gain":
            return self.message(args["what"])
        if message.id == "effect-gain-per":
            words = {"what": self.message(args["what"]), "counter": args["counter"]}
            return self.say(Message("ui-per", words))
        if message.id == "effect-all":
            return tight("+", [self.message(part) for part in args["parts"]])
        if message.id == "effect-choose":
            return tight("/", [self.message(part) for part in args["parts"]])
        if message.id == "effect-pay":
            return tight("→", [self.message(args["price"]), self.message(args["effect"])])
        if message.id.startswith("amount-") and message.id[7:] in self.short:
            return self.amount(message.id[7:], args["n"])
        return self.say(Message(message.id, {name: self.argument(value) for name, value in args.items()}))

    def argument(self, value: Any) -> Any:
        """What is said inside a sentence is shortened too, where it can be."""
        if isinstance(value, list) and value and all(is_effect(part) for part in value):
            return ", ".join(self.message(part) for part in value)
        return self.message(value) if is_effect(value) else value

    def colour(self, text: Text) -> Text:
        """Paint the amounts."""
        for found in self._pattern.finditer(text.plain):
            text.stylize(self._style_of[found.group(1)], found.start(), found.end())
        return text


def is_effect(value: Any) -> bool:
    return isinstance(value, Message) and value.id.startswith(("effect-", "amount-"))


def tight(sign: str, parts: list[str]) -> str:
    """Letters close together, words with room around the sign."""
    return (f" {sign} " if any(" " in part for part in parts) else sign).join(parts)


def counted_rows(node: Node) -> Iterator[Node]:
    """Every row of meters."""
    if node.kind == "row" and node.children and all(n.kind in ("meter", "track") for n in node.children):
        yield node
    for child in node.children:
        yield from counted_rows(child)


def abbreviations(names: dict[str, str], taken: set[str]) -> dict[str, str]:
    """The initials of a long name, a short name as it is, or the shortest beginning that nothing else is called by."""
    found: dict[str, str] = {}
    for id, name in names.items():
        words = [word for word in re.split(r"\W+", name) if len(word) > 2]
        others = [other.lower() for key, other in names.items() if key != id]
        if len(words) > 1:
            length = 1
            initials = "".join(word[0] for word in words[:-1]).upper()
            rivals = [initials_of(other) for other in others]
            while length < len(words[-1]) and (
                initials + words[-1][:length].capitalize() in taken
                or any((initials + words[-1][:length]).lower() == rival[: len(initials) + length] for rival in rivals)
            ):
                length += 1
            found[id] = initials + words[-1][:length].capitalize()
        elif len(name) <= 3 and name.isupper():
            found[id] = name
        else:
            length = 1
            while length < len(name) and (
                name[:length].capitalize() in taken or any(o.startswith(name[:length].lower()) for o in others)
            ):
                length += 1
            found[id] = name[:length].capitalize()
    return found


def initials_of(name: str) -> str:
    """The initials of a long name with the whole of its last word; nothing for a short name."""
    words = [word for word in re.split(r"\W+", name) if len(word) > 2]
    return "".join(word[0] for word in words[:-1]).lower() + words[-1].lower() if len(words) > 1 else ""
