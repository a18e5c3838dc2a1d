"""The cards of Villages, read once from a pack and shared by every state."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.effects import Do, Effect, Gain, Pay
from valtable.engine.errors import PackError
from valtable.engine.pack import Card, Entry, check_ids, entries, read_toml
from valtable.games.villages.words import RESOURCES, TIMINGS, TYPES, VOCABULARY

PROVIDED: Final = (*RESOURCES, "native")  # what a resource power may give

# Other things that have such an id on the board: no card may be called so.
TAKEN: Final = (
    *("gold", "castle", "resources", "village", "hand", *RESOURCES),
    *("table", "turn", "phases", "phase", "bank", "target", "centre", "adventurers", "piles", "deck", "box"),
    *("removed", "others", "mine"),
)


class Member(Card):
    """What can stand in a village, a building or an adventurer: victory points and perhaps a power."""

    __slots__ = ("only_for", "power", "vp", "when")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 0, 20)
        self.when = ""  # no power
        self.power: Effect | None = None
        self.only_for = -1  # the type of building that a resource power is limited to
        if entry.has("when"):
            self.when = entry.word("when", TIMINGS)
            self.power = entry.effect("power")
            if entry.has("only_for"):
                self.only_for = TYPES.index(entry.word("only_for", TYPES))
            reason = misfit(self.when, self.power)
            if reason:
                raise entry.wrong("power", reason)
            if self.only_for >= 0 and self.when != "resource":
                raise entry.wrong("only_for", "goes with a power that gives a resource")

    @property
    def price(self) -> int:
        """How many cards must be discarded to use the power."""
        return self.power.amount if isinstance(self.power, Pay) else 0

    @property
    def gain(self) -> Effect:
        """What the power gives once it is paid for."""
        assert self.power is not None
        return self.power.effect if isinstance(self.power, Pay) else self.power


def misfit(when: str, power: Effect) -> str:
    """Why a power cannot happen at that time, or an empty text."""
    gain = power
    if isinstance(power, Pay):
        if power.resource != "cards" or power.counter is not None:
            return "only cards can be paid for a power"
        gain = power.effect
    if when == "resource":
        if not isinstance(gain, Gain) or gain.resource not in PROVIDED or gain.amount != 1:
            return "a resource power gives one food, wood, stone, magic or native"
        if gain is not power and gain.resource != "native":
            return "a resource power that costs cards gives native"
    elif when == "end":
        if not isinstance(gain, Gain) or gain.resource != "vp" or gain is not power:
            return "an end power only gives vp"
    elif isinstance(gain, Gain):
        if gain.resource not in ("gold", "cards"):
            return f"{gain.resource!r} cannot be gained at {when!r}"
    elif not isinstance(gain, Do):
        return f"{str(gain)!r} cannot happen at {when!r}"
    return ""


class Building(Member):
    """A building, which may also be laid out as the resource at its foot."""

    __slots__ = ("copies", "cost", "resource", "type")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.type = TYPES.index(entry.word("type", TYPES))
        self.cost = entry.counts("cost", RESOURCES)
        self.resource = RESOURCES.index(entry.word("resource", RESOURCES))
        self.copies = entry.number("copies", 1, 12)
        if not 1 <= sum(self.cost) <= 6:
            raise entry.wrong("cost", "should be 1 to 6 resources in all")
        entry.done()


class Adventurer(Member):
    """An adventurer, who comes where the right buildings stand."""

    __slots__ = ("requires",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.requires = entry.counts("requires", TYPES)
        entry.done()


class Pack:
    """All the cards that a match may be played with."""

    def __init__(self, text: str, file: str) -> None:
        tables = read_toml(text, file)
        self.file = file
        self.buildings = [Building(e) for e in entries(tables, "building", file, VOCABULARY)]
        self.adventurers = [Adventurer(e) for e in entries(tables, "adventurer", file, VOCABULARY)]
        self.check(tables)
        self.by_id: dict[str, Member] = {card.id: card for card in self.cards()}

    def cards(self) -> list[Member]:
        return [*self.buildings, *self.adventurers]

    def deck(self) -> list[Building]:
        """Every building card, copies included."""
        return [card for card in self.buildings for _ in range(card.copies)]

    def check(self, tables: dict[str, Any]) -> None:
        for kind in tables:
            if kind not in ("building", "adventurer"):
                raise PackError(
                    f"{self.file}: there is no kind of card called {kind!r}; there are building, adventurer"
                )
        check_ids(self.cards(), TAKEN, self.file)
        if len(self.deck()) < 60 or len(self.adventurers) < 5:
            raise PackError(f"{self.file}: there should be 60 building cards and 5 adventurers, or more")
