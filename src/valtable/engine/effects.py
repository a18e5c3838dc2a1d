"""The effect language: what a card does, as a small typed value.

    effect  = part { "&" part }                            both, left to right
    part    = RES "+" N [ "per" COUNTER ]                  gain
            | "choose(" effect "|" effect { ... } ")"      exactly one of them
            | "may(" effect ")"                            if the player likes
            | "pay" RES N [ "per" COUNTER ] "->" effect    pay to gain, never forced
            | VERB [ "(" arguments ")" ]                   what the game itself defines
    COUNTER = [ N ] KIND [ ":" NAME ]                      "domain", "role:holy", "3 resources"

The same value drives the rules, the words on the card in every language, the icons of its strip and the bots'
features, so none of them can disagree with play. Which resources, counters and verbs there are is the game's
`Vocabulary`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from valtable.engine import look
from valtable.engine.look import Token
from valtable.engine.message import Message, amount
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

if TYPE_CHECKING:
    from valtable.engine.game import Game


class Counter:
    """What an amount is multiplied by: the number of some things, divided and rounded down."""

    __slots__ = ("index", "kind", "name", "per", "shown")

    def __init__(self, kind: str, name: str = "", per: int = 1, shown: tuple[str, ...] = (), index: int = -1) -> None:
        self.kind = kind
        self.name = name
        self.index = index  # of the name among those that the game counts, or -1
        self.per = per
        self.shown = shown  # the badges it is drawn with, where they are not called like what is counted

    def __str__(self) -> str:
        text = f"{self.kind}:{self.name}" if self.name else self.kind
        return text if self.per == 1 else f"{self.per} {text}"

    def message(self) -> Message:
        args: dict[str, object] = {"per": self.per}
        if self.name:
            args["name"] = Message(f"{self.kind}-{self.name}")
        return Message("count-" + self.kind.replace("+", "-"), args)

    def tokens(self) -> list[Token]:
        """What is counted, as badges; a card that is counted by its name as its figure."""
        if self.kind == "name":
            return [look.figure(self.name)]
        shown = self.shown or ((self.name,) if self.name else tuple(self.kind.split("+")))
        first = look.badge(shown[0]) if self.per == 1 else look.amount(self.per, shown[0])
        return [first, *[look.badge(name) for name in shown[1:]]]


def priced(resource: str, amount: int, counter: Counter | None) -> list[Token]:
    """An amount, perhaps once per something."""
    tokens = [look.amount(amount, resource)]
    if counter is not None:
        tokens.extend([look.sign("per"), *counter.tokens()])
    return tokens


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Base of all effects."""

    __slots__ = ()

    def message(self) -> Message:
        """The effect in words."""
        raise NotImplementedError

    def tokens(self, tight: bool = False) -> list[Token]:
        """The effect as it is drawn on the card; `tight` where there is room for icons only."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<{self}>"


class Gain(Effect):
    """Gain so many of a resource, perhaps once per something."""

    __slots__ = ("amount", "counter", "resource")

    def __init__(self, resource: str, amount: int, counter: Counter | None = None) -> None:
        self.resource = resource
        self.amount = amount
        self.counter = counter

    def __str__(self) -> str:
        return f"{self.resource}+{self.amount}" + ("" if self.counter is None else f" per {self.counter}")

    def message(self) -> Message:
        what = amount(self.resource, self.amount)
        if self.counter is None:
            return Message("effect-gain", {"what": what})
        return Message("effect-gain-per", {"what": what, "counter": self.counter.message()})

    def tokens(self, tight: bool = False) -> list[Token]:
        return priced(self.resource, self.amount, self.counter)


class All(Effect):
    """Several effects, one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        self.parts = parts

    def __str__(self) -> str:
        return " & ".join(str(part) for part in self.parts)

    def message(self) -> Message:
        return Message("effect-all", {"parts": [part.message() for part in self.parts]})

    def tokens(self, tight: bool = False) -> list[Token]:
        """Plain gains simply stand side by side."""
        parts = [part.tokens(True) for part in self.parts]
        if all(isinstance(part, Gain) and part.counter is None for part in self.parts):
            return [token for part in parts for token in part]
        return look.joined(parts, "and")


class Branch(Choice):
    """One side of a choice between effects, as something to be offered."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        said = str(effect).replace("(-", "(minus ")  # one up and one down are two choices
        super().__init__(re.sub("[^a-z0-9]+", "-", said).strip("-"))
        self.effect = effect

    def label(self, game: Game) -> Message:
        return self.effect.message()


class Choose(Effect):
    """Exactly one of several effects, as the player likes."""

    __slots__ = ("branches", "parts")

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        self.parts = parts
        self.branches = tuple([Branch(part) for part in parts])

    def __str__(self) -> str:
        return f"choose({'|'.join(str(part) for part in self.parts)})"

    def message(self) -> Message:
        return Message("effect-choose", {"parts": [part.message() for part in self.parts]})

    def tokens(self, tight: bool = False) -> list[Token]:
        """An icon that all of them begin with stands there once."""
        parts = [part.tokens(True) for part in self.parts]
        lead = parts[0][:1]
        if "glyph" in lead[0] and all(len(part) > 1 and part[:1] == lead for part in parts):
            parts[1:] = [part[1:] for part in parts[1:]]
        return look.joined(parts, "or")


class May(Effect):
    """An effect the player may decline."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def __str__(self) -> str:
        return f"may({self.effect})"

    def message(self) -> Message:
        return Message("effect-may", {"effect": self.effect.message()})

    def tokens(self, tight: bool = False) -> list[Token]:
        """What is given up first reads as a price."""
        if isinstance(self.effect, All) and isinstance(self.effect.parts[0], Do):
            first, *rest = self.effect.parts
            return look.joined([first.tokens(tight), *[part.tokens(True) for part in rest]], "then")
        return self.effect.tokens(tight)


class Pay(Effect):
    """Pay so many of a resource to have an effect; never forced."""

    __slots__ = ("amount", "counter", "effect", "resource")

    def __init__(self, resource: str, amount: int, counter: Counter | None, effect: Effect) -> None:
        self.resource = resource
        self.amount = amount
        self.counter = counter
        self.effect = effect

    def __str__(self) -> str:
        per = "" if self.counter is None else f" per {self.counter}"
        return f"pay {self.resource} {self.amount}{per} -> {self.effect}"

    def message(self) -> Message:
        price = amount(self.resource, self.amount)
        if self.counter is None:
            return Message("effect-pay", {"price": price, "effect": self.effect.message()})
        return Message(
            "effect-pay-per", {"price": price, "counter": self.counter.message(), "effect": self.effect.message()}
        )

    def tokens(self, tight: bool = False) -> list[Token]:
        return look.joined([priced(self.resource, self.amount, self.counter), self.effect.tokens(tight)], "then")


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Effect):
    """Something the game itself defines: a verb. A game extends this class for each verb that takes arguments: its
    constructor reads them into fields (a ValueError says what is wrong), and its words and icons are its own."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        self.verb = verb
        self.args = args

    def __str__(self) -> str:
        return f"{self.verb}({','.join(self.args)})" if self.args else self.verb

    @property
    def called(self) -> str:
        """The verb as message ids have it."""
        return self.verb.replace("_", "-")

    def message(self) -> Message:
        return Message("effect-" + self.called)

    def tokens(self, tight: bool = False) -> list[Token]:
        """A few words; a game that has an icon for it shows that where it is `tight`."""
        return [look.phrase(Message("short-" + self.called))]


class Plain(Do):
    """A verb without arguments."""

    __slots__ = ()

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if args:
            raise ValueError("takes no arguments")


class Numbered(Do):
    """A verb with one number."""

    __slots__ = ("n",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.n = whole_number(args, 0)

    def message(self) -> Message:
        return Message("effect-" + self.called, {"n": self.n})


def whole_number(args: tuple[str, ...], i: int, least: int = 1, most: int = 99) -> int:
    """The argument in that place, which should be a number, and the last one."""
    if len(args) != i + 1 or not args[i].isdigit() or not least <= int(args[i]) <= most:
        raise ValueError(f"needs a number from {least} to {most}" + (f" after {args[0]!r}" if i and args else ""))
    return int(args[i])


def parts_of(effect: Effect) -> list[Effect]:
    """The effect and every effect inside it, for coverage reports and features."""
    found: list[Effect] = [effect]
    if isinstance(effect, (All, Choose)):
        for part in effect.parts:
            found.extend(parts_of(part))
    elif isinstance(effect, (May, Pay)):
        found.extend(parts_of(effect.effect))
    return found


class EffectError(Exception):
    """Where and why an effect text cannot be read; columns count from 1."""

    def __init__(self, column: int, reason: str) -> None:
        super().__init__(f"column {column}: {reason}")
        self.column = column
        self.reason = reason


Maker = Callable[[str, tuple[str, ...]], Effect]  # of a verb and its arguments: most often a class that extends Do
ANY_NAME: Final[tuple[str, ...]] = ("",)  # a counter that takes some name which only the whole pack can check


class Vocabulary:
    """The words of one game's effects: resources, what can be counted with the names it goes with, and verbs.

    `shown` says with which badges a counter is drawn that counts several things.
    """

    def __init__(
        self,
        resources: tuple[str, ...],
        counters: dict[str, tuple[str, ...]],
        verbs: dict[str, Maker],
        shown: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.resources = resources
        self.counters = counters
        self.verbs = verbs
        self.shown = shown if shown is not None else {}

    def parse(self, text: str) -> Effect:
        """The effect that the text describes, or an EffectError."""
        reader = _Reader(self, text)
        effect = reader.effect()
        reader.end()
        return effect


MOST_DIGITS: Final = 3
TOKEN: Final = re.compile(r"\s*(->|<=|[&|(),+:\-]|\d+|[a-z_]+)")


class _Reader:
    """A recursive-descent reader over one effect text."""

    def __init__(self, vocabulary: Vocabulary, text: str) -> None:
        self.vocabulary = vocabulary
        self.tokens: list[tuple[str, int]] = []
        place = 0
        end = len(text.rstrip())
        while place < end:
            match = TOKEN.match(text, place)
            if match is None:
                column = place + len(text[place:]) - len(text[place:].lstrip()) + 1
                raise EffectError(column, f"unexpected {text[column - 1]!r}")
            token, column = match.group(1), match.start(1) + 1
            if token.isdigit() and len(token) > MOST_DIGITS:
                raise EffectError(column, f"a number has {MOST_DIGITS} digits at most")
            self.tokens.append((token, column))
            place = match.end()
        self.tokens.append(("", len(text) + 1))
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)][0]

    def column(self) -> int:
        return self.tokens[self.at][1]

    def fail(self, reason: str) -> EffectError:
        return EffectError(self.column(), reason)

    def take(self) -> str:
        token = self.peek()
        if token:
            self.at += 1
        return token

    def expect(self, token: str) -> None:
        if self.peek() != token:
            raise self.fail(f"expected {token!r}, found {self.peek() or 'the end'!r}")
        self.take()

    def end(self) -> None:
        if self.peek():
            raise self.fail(f"unexpected {self.peek()!r}")

    def effect(self) -> Effect:
        parts = [self.part()]
        while self.peek() == "&":
            self.take()
            parts.append(self.part())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def part(self) -> Effect:
        word = self.peek()
        if word == "choose":
            return self.choose()
        if word == "may":
            self.take()
            self.expect("(")
            effect = self.effect()
            self.expect(")")
            return May(effect)
        if word == "pay":
            return self.pay()
        if word in self.vocabulary.resources and self.peek(1) == "+":
            return self.gain()
        if word in self.vocabulary.verbs:
            return self.do()
        known = ", ".join((*self.vocabulary.resources, "choose", "may", "pay", *self.vocabulary.verbs))
        raise self.fail(f"expected an effect, found {word or 'the end'!r}; known words: {known}")

    def choose(self) -> Effect:
        self.take()
        self.expect("(")
        parts = [self.effect()]
        while self.peek() == "|":
            self.take()
            column = self.column()
            part = self.effect()
            if part in parts:
                raise EffectError(column, f"{str(part)!r} stands in the choice twice")
            parts.append(part)
        if len(parts) == 1:
            raise self.fail("a choice needs two effects or more, separated by '|'")
        self.expect(")")
        return Choose(tuple(parts))

    def pay(self) -> Effect:
        self.take()
        resource = self.resource()
        amount = self.number()
        counter = self.counter() if self.peek() == "per" else None
        self.expect("->")
        return Pay(resource, amount, counter, self.effect())

    def gain(self) -> Effect:
        resource = self.resource()
        self.expect("+")
        amount = self.number()
        return Gain(resource, amount, self.counter() if self.peek() == "per" else None)

    def do(self) -> Effect:
        column = self.column()
        verb = self.take()
        args: list[str] = []
        if self.peek() == "(":
            self.take()
            args.append(self.argument())
            while self.peek() == ",":
                self.take()
                args.append(self.argument())
            self.expect(")")
        try:
            return self.vocabulary.verbs[verb](verb, tuple(args))
        except ValueError as error:
            raise EffectError(column, f"{verb}: {error}") from error

    def argument(self) -> str:
        text = ""
        while self.peek() not in ("", ",", ")", "(", "&", "|", "->"):
            text += self.take()
        if not text:
            raise self.fail(f"expected an argument, found {self.peek() or 'the end'!r}")
        return text

    def resource(self) -> str:
        word = self.peek()
        if word not in self.vocabulary.resources:
            raise self.fail(f"unknown resource {word!r}; there are {', '.join(self.vocabulary.resources)}")
        return self.take()

    def number(self) -> int:
        if not self.peek().isdigit():
            raise self.fail(f"expected a number, found {self.peek() or 'the end'!r}")
        return int(self.take())

    def counter(self) -> Counter:
        self.take()
        per = self.number() if self.peek().isdigit() else 1
        if per == 0:
            raise self.fail("cannot count in groups of 0")
        column = self.column()
        kind = self.take()
        while self.peek() == "+" and self.peek(1) in self.vocabulary.resources:
            kind += self.take() + self.take()
        if kind not in self.vocabulary.counters:
            raise EffectError(column, f"cannot count {kind!r}; countable are {', '.join(self.vocabulary.counters)}")
        name = ""
        if self.peek() == ":":
            self.take()
            name = self.take()
        names = self.vocabulary.counters[kind]
        if names == ANY_NAME:
            if not name:
                raise EffectError(column, f"{kind}: needs a name, as in {kind}:knight")
        elif not names and name:
            raise EffectError(column, f"{kind}: takes no name, but {name!r} follows")
        elif names and name not in names:
            raise EffectError(column, f"{kind}: {name!r} should be one of {', '.join(names)}")
        index = names.index(name) if name in names else -1
        return Counter(kind, name, per, self.vocabulary.shown.get(kind, ()), index)
