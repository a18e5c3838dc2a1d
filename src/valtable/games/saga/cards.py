"""The cards of the Saga, read once from a pack and shared by every state: what is no page of a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from valtable.engine.effects import Do, Effect, Gain, parts_of
from valtable.engine.message import Message
from valtable.engine.pack import Card, CardPack, Component, Entry, standard_pack
from valtable.games.saga.vocabulary import (
    BOONS,
    COLUMNS,
    HARM,
    HELP,
    PRAYER,
    VOCABULARY,
    Aimed,
    Stacks,
    Taken,
    Tokens,
    Under,
    Where,
)

C = TypeVar("C")

ACTIVATIONS: Final = ("immediate", "column", "die")  # when a dark monster acts (l.117-121)


class DarkMonster(Card):
    """A dark monster (l.75): what slaying it takes and gives, when it acts, and what it does then.

    It has no area. Some come from the box, others from the books of the saga.
    """

    __slots__ = ("activation", "instructions", "magic", "reward", "strength", "value", "vp")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.strength = entry.number("strength", 1, 40)
        self.magic = entry.number("magic", 0, 40)
        self.vp = entry.number("vp", 0, 40)
        self.activation = entry.word("activation", ACTIVATIONS)
        self.value = entry.number("value", 1, 12) if self.activation == "die" else 0  # on a die, or the sum of both
        self.instructions = entry.effect("instructions")
        allow(entry, "instructions", self.instructions, HARM)
        self.reward = entry.effect("reward")
        allow(entry, "reward", self.reward, HELP)
        no_column(entry, "reward", self.reward)

    def facts(self) -> list[Message]:
        """The figures on the card."""
        found = [Message("fact-wakes-" + self.activation, {"n": self.value} if self.value else None)]
        found.append(Message("fact-cost", {"price": price(0, self.strength, self.magic)}))
        return [*found, Message("fact-worth", {"n": self.vp})]

    def effects(self) -> list[Message]:
        """What it does, in words."""
        return [when(self.activation, self.instructions), when("reward", self.reward)]


class Favour(Card):
    """A favour of Aquilin's: so many victory points for what it brings (l.105). Conversion costs none (l.252)."""

    __slots__ = ("cost", "effect")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.cost = entry.number("cost", 0, 40)
        self.effect = entry.effect("effect")
        allow(entry, "effect", self.effect, PRAYER)
        no_column(entry, "effect", self.effect)

    def facts(self) -> list[Message]:
        return [Message("fact-prayer", {"n": self.cost})]

    def effects(self) -> list[Message]:
        return [when("favour", self.effect)]


class Boon(Card):
    """What a won book leaves in the coffer to help in later ones: once in each book, or at its set-up."""

    __slots__ = ("effect", "timing")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.timing = entry.word("timing", tuple(BOONS))
        self.effect = entry.effect("effect")
        allow(entry, "effect", self.effect, BOONS[self.timing])
        no_column(entry, "effect", self.effect)
        if self.timing == "setup" and any(isinstance(part, Gain) for part in parts_of(self.effect)):
            raise entry.wrong("effect", "there is no active player at set-up: write gain(each,gold,2)")

    def facts(self) -> list[Message]:
        return []

    def effects(self) -> list[Message]:
        return [when(self.timing, self.effect)]


class Starter(Card):
    """The Explorer, who takes the place of the Herald (l.53): a double, or nothing of yours that was activated."""

    __slots__ = ("activation", "counts_as", "sides")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.counts_as = entry.text("counts_as")
        self.activation = entry.numbers("activation", 1, 12)
        if self.activation:
            raise entry.wrong("activation", "the Explorer has no value of its own: it should be []")
        self.sides = (entry.effect("active"), entry.effect("passive"))
        for field, side in zip(("active", "passive"), self.sides, strict=True):
            allow(entry, field, side, ())
        self.copies = entry.number("copies", 1, 12)

    def facts(self) -> list[Message]:
        return [Message("fact-herald")]

    def effects(self) -> list[Message]:
        return [when("on-turn", self.sides[0]), when("off-turn", self.sides[1])]


class Radiant(Card):
    """The radiant tokens (l.85): bright, they may be used on one's own turn, and are dull then."""

    __slots__ = ("effect",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.copies = entry.number("copies", 1, 12)
        self.effect = entry.effect("effect")
        allow(entry, "effect", self.effect, ("stop_attack",))

    def facts(self) -> list[Message]:
        return []

    def effects(self) -> list[Message]:
        return [when("radiant", self.effect)]


class Substitution(Card):
    """What an icon of another box means here (l.377-391)."""

    __slots__ = ("effect",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.effect = entry.effect("becomes")
        allow(entry, "becomes", self.effect, ("take_tokens", "random_monster"))

    def facts(self) -> list[Message]:
        return []

    def effects(self) -> list[Message]:
        return [when("instead", self.effect)]


class Figure(Component):
    """A number that the rules rely on, and who says so."""

    __slots__ = ("n", "provenance")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.n = entry.number("n")
        self.provenance: dict[str, str] = entry.provenance()


class Listing(Component):
    """Things that the set-up names: areas, citizens, kinds of monsters; whether they exist, Kingdom's cards tell."""

    __slots__ = ("ids", "provenance")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.ids = tuple(entry.texts("things", "ids"))
        if len(set(self.ids)) < len(self.ids):
            raise entry.wrong("things", "should all differ")
        self.provenance: dict[str, str] = entry.provenance()


class Column(Component):
    """The two citizen stacks below a number tile, by the first activation value of each."""

    __slots__ = ("number", "provenance", "stacks")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.number = entry.number("number", 1, COLUMNS)
        self.stacks = entry.numbers("stacks", 1, 12, 2)
        self.provenance: dict[str, str] = entry.provenance()


class Figures:
    """The numbers of the set-up and of the rules, by name."""

    __slots__ = (
        "achievements",
        "actions",
        "areas",
        "boards",
        "coffers",
        "favours_shown",
        "monster_token_cap",
        "monsters",
        "number_tiles",
        "players_least",
        "players_most",
        "reference_cards",
        "reference_sheets",
        "row",
        "saga_books",
        "share_divisor",
        "stack_more",
        "stack_more_hard",
        "stack_most",
        "task_token_cap",
        "temple_books",
        "wall_price",
        "walls",
    )

    def __init__(self, take: Callable[[str], int]) -> None:
        self.players_least = take("players_least")
        self.players_most = take("players_most")
        self.boards = take("boards")
        self.number_tiles = take("number_tiles")
        self.walls = take("walls")
        self.achievements = take("achievements")  # tokens on the story board: one per player is used (l.42)
        self.saga_books = take("saga_books")
        self.temple_books = take("temple_books")
        self.reference_cards = take("reference_cards")
        self.coffers = take("coffers")
        self.reference_sheets = take("reference_sheets")
        self.areas = take("areas")
        self.monsters = take("monsters")  # left of five areas, without the kinds that are removed
        self.row = take("row")
        self.stack_more = take("stack_more")  # citizens in a stack beside one per player ...
        self.stack_more_hard = take("stack_more_hard")
        self.stack_most = take("stack_most")  # ... and at most
        self.favours_shown = take("favours_shown")
        self.actions = take("actions")
        self.wall_price = take("wall_price")
        self.share_divisor = take("share_divisor")
        self.task_token_cap = take("task_token_cap")  # of a kind, put there by monsters and books
        self.monster_token_cap = take("monster_token_cap")

    def stack(self, players: int, hard: bool = False) -> int:
        """How many citizens each stack has (l.47, l.357)."""
        return min(players + (self.stack_more_hard if hard else self.stack_more), self.stack_most)

    def shared(self, n: int) -> int:
        """What the other player gains when so many are shared: half of it, rounded up (l.256)."""
        return -(-n // self.share_divisor)


class Pack(CardPack[Card]):
    """All the cards of the Saga that a match may be played with."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, VOCABULARY, KINDS)
        self.starters = self.read("starter", Starter)
        self.radiants = self.read("radiant", Radiant)
        self.dark_monsters = self.read("dark_monster", DarkMonster)
        self.saga_monsters = self.read("saga_monster", DarkMonster)
        self.favours = self.read("favour", Favour)
        self.boons = self.read("boon", Boon)
        self.substitutions = self.read("substitution", Substitution)
        numbers = {figure.id: figure for figure in self.read("figure", Figure)}
        lists = {listing.id: listing for listing in self.read("list", Listing)}
        self.columns = sorted(self.read("column", Column), key=_number)
        self.provenance = {id: figure.provenance for id, figure in numbers.items()}
        self.provenance.update({id: listing.provenance for id, listing in lists.items()})
        self.figures = Figures(lambda id: self.found(numbers, "figure", id).n)
        self.first_areas = self.found(lists, "list", "first_areas").ids
        self.first_citizens = self.found(lists, "list", "first_citizens").ids
        self.removed = self.found(lists, "list", "removed").ids
        self.wall_states = self.found(lists, "list", "wall_states").ids
        for kind, left in (("figure", numbers), ("list", lists)):
            if left:
                raise self.wrong(f"{kind} {next(iter(left))!r}: the rules know no such {kind}")
        self.index(self.cards(), TAKEN)
        self.check()

    def found(self, things: dict[str, C], kind: str, id: str) -> C:
        """One that the rules rely on."""
        if id not in things:
            raise self.wrong(f"there should be a [[{kind}]] {id!r}")
        return things.pop(id)

    def cards(self) -> list[Card]:
        """Everything that has a name."""
        helpers: list[Card] = [*self.starters, *self.radiants, *self.favours, *self.boons]
        return [*self.dark_monsters, *self.saga_monsters, *helpers, *self.substitutions]

    def monster(self, id: str) -> DarkMonster | None:
        """The dark monster of that id, from the box or from a book."""
        card = self.by_id.get(id)
        return card if isinstance(card, DarkMonster) else None

    def check(self) -> None:
        """What the set-up relies on."""
        figures = self.figures
        if len(self.starters) != 1:
            raise self.wrong("there should be one starter, the Explorer")
        if len(self.radiants) != 1:
            raise self.wrong("there should be one kind of radiant token")
        for name, card in (("starter", self.starters[0]), ("radiant", self.radiants[0])):
            if card.copies < figures.players_most:
                raise self.wrong(f"{name} {card.id!r}: copies: should be {figures.players_most}, one per player")
        self.at_least(9, self.dark_monsters, "dark monsters")
        self.at_least(figures.favours_shown, self.favours, "favours")
        if [column.number for column in self.columns] != list(range(1, COLUMNS + 1)):
            raise self.wrong(f"there should be one [[column]] for each number from 1 to {COLUMNS}")
        stacks = [value for column in self.columns for value in column.stacks]
        if len(set(stacks)) < len(stacks):
            raise self.wrong("no citizen stack can stand in two columns")
        for figure, n in (("row", figures.row), ("walls", figures.walls), ("number_tiles", figures.number_tiles)):
            if n != COLUMNS:
                raise self.wrong(f"figure {figure!r}: n: should be {COLUMNS}, one per column, not {n}")


def allow(entry: Entry, field: str, effect: Effect, verbs: tuple[str, ...]) -> None:
    """Nothing may happen there but gains and these verbs."""
    for part in parts_of(effect):
        if isinstance(part, Do) and part.verb not in verbs:
            raise entry.wrong(field, f"{str(part)!r} cannot happen here; what can: {', '.join(verbs) or 'gains only'}")


def no_column(entry: Entry, field: str, effect: Effect) -> None:
    """Only a dark monster stands in a column: nothing else can speak of its own."""
    for part in parts_of(effect):
        if (
            (isinstance(part, Aimed) and part.where in (Where.SELF, Where.BESIDE))
            or (isinstance(part, Taken) and part.stacks is Stacks.COLUMN)
            or (isinstance(part, Tokens) and part.under is Under.SELF)
        ):
            raise entry.wrong(field, f"{str(part)!r}: only a dark monster stands in a column")


def price(gold: int, strength: int, magic: int) -> list[Message]:
    """What something costs, in words."""
    costs = (("gold", gold), ("strength", strength), ("magic", magic))
    return [Message("amount-" + unit, {"n": n}) for unit, n in costs if n]


def when(timing: str, effect: Effect) -> Message:
    """What happens and on which occasion."""
    return Message("when-" + timing, {"effect": effect.message()})


def _number(column: Column) -> int:
    return column.number


# Other things that have such an id on the board: no card may be called so.
TAKEN: Final = (*VOCABULARY.resources, "dice", "monsters", "citizens", "oubliettes", "aquilin", "book", "coffer")
KINDS: Final = (
    "starter",
    "radiant",
    "dark_monster",
    "saga_monster",
    "favour",
    "boon",
    "substitution",
    "figure",
    "list",
    "column",
)

FOLDER: Final = Path(__file__).parent


def standard_cards() -> Pack:
    """The cards in this folder."""
    return standard_pack(Pack, FOLDER)
