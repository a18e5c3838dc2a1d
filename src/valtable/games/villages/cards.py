"""The cards of Villages, read once from a pack and shared by every state."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Effect, Gain, Pay, Vocabulary
from valtable.engine.pack import Card, CardPack, Entry, all_copies
from valtable.games.villages.vocabulary import ALONE, RESOURCES, TIMINGS, TYPES, VOCABULARY, Steal

PROVIDED: Final = (*RESOURCES, "native")  # what a resource power may give
NATIVE: Final = len(RESOURCES)  # any of the four

# Other things that have such an id on the board: no card may be called so.
TAKEN: Final = (
    *("gold", "castle", "resources", "village", "hand", *RESOURCES),
    *("target", "adventurers", "piles", "removed"),
)


class Member(Card):
    """What can stand in a village, a building or an adventurer: victory points and perhaps a power."""

    __slots__ = ("gain", "only_for", "power", "price", "provides", "vp", "when")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.vp = entry.number("vp", 0, 20)
        self.when = ""  # no power
        self.power: Effect | None = None
        self.price = 0  # how many cards must be discarded to use the power
        self.gain: Effect | None = None  # what the power gives once it is paid for
        self.provides = -1  # of a power that pays: which resource it gives
        self.only_for = -1  # the type of building that a resource power is limited to
        if entry.has("when"):
            self.when = entry.word("when", TIMINGS)
            self.power = self.gain = entry.effect("power")
            if entry.has("only_for"):
                self.only_for = TYPES.index(entry.word("only_for", TYPES))
            reason = misfit(self.when, self.power)
            if reason:
                raise entry.wrong("power", reason)
            if self.only_for >= 0 and self.when != "resource":
                raise entry.wrong("only_for", "goes with a power that gives a resource")
            if isinstance(self.power, Pay):
                self.price = self.power.amount
                self.gain = self.power.effect
            if self.when == "resource" and isinstance(self.gain, Gain):
                self.provides = PROVIDED.index(self.gain.resource)


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
    elif not isinstance(gain, Steal):
        return f"{str(gain)!r} cannot happen at {when!r}"
    return ""


class Building(Member):
    """A building, which may also be laid out as the resource at its foot."""

    __slots__ = ("cost", "resource", "type")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.type = TYPES.index(entry.word("type", TYPES))
        self.cost = entry.counts("cost", RESOURCES)
        self.resource = RESOURCES.index(entry.word("resource", RESOURCES))
        self.copies = entry.number("copies", 1, 12)
        if not 1 <= sum(self.cost) <= 6:
            raise entry.wrong("cost", "should be 1 to 6 resources in all")


class Adventurer(Member):
    """An adventurer, who comes where the right buildings stand."""

    __slots__ = ("requires",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.requires = entry.counts("requires", TYPES)


class Pack(CardPack[Member]):
    """All the cards that a match may be played with."""

    def __init__(self, text: str, file: str, words: Vocabulary = VOCABULARY) -> None:
        super().__init__(text, file, words, ("building", "adventurer"))
        self.buildings = self.read("building", Building)
        self.adventurers = self.read("adventurer", Adventurer)
        self.index(self.cards(), TAKEN)
        self.at_least(60, self.deck(), "building cards")
        self.at_least(5, self.adventurers, "adventurers")

    def cards(self) -> list[Member]:
        return [*self.buildings, *self.adventurers]

    def deck(self) -> list[Building]:
        """Every building card, copies included."""
        return all_copies(self.buildings)


def pack_alone(text: str, file: str) -> Pack:
    """The same cards as they work where there is nobody to steal from."""
    return Pack(text, file, ALONE)
