"""The cards of the Saga, read once from a pack and shared by every state: what is no page of a book."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine.effects import Do, Effect, Gain, parts_of
from valtable.engine.message import Message, amount
from valtable.engine.pack import Entry
from valtable.engine.question import Pick
from valtable.games.realm.cards import BARE, EXHAUSTED, Citizen, Monster, RealmCard, RealmPack
from valtable.games.saga.vocabulary import BOONS, HARM, HELP, PRAYER, VOCABULARY

FAVOURS: Final = 3  # shown at a time (l.49)
AWAITED: Final = ("cancel_six", "first_task_less")  # boons that are asked about, and not done
ACTIVATIONS: Final = ("immediate", "column", "die")  # when a dark monster acts (l.117-121)


class DarkMonster(Monster):
    """A dark monster (l.75): a monster without an area that acts on an occasion of its own.

    Some come from the box, others from the books of the saga.
    """

    __slots__ = ("activation", "instructions", "value")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.activation = entry.word("activation", ACTIVATIONS)
        self.value = entry.number("value", 1, 12) if self.activation == "die" else 0  # on a die, or the sum of both
        self.instructions = allowed(entry, "instructions", HARM)

    def read_type(self, entry: Entry) -> str:
        return "dark"

    def gives(self) -> tuple[str, ...]:
        return HELP

    def does(self) -> list[tuple[str, Effect]]:
        return [(self.activation, self.instructions), *super().does()]

    def origin(self) -> list[Message]:
        """What wakes it."""
        return [Message("fact-wakes-" + self.activation, {"n": self.value} if self.value else None)]


class Favour(RealmCard):
    """A favour of Aquilin's: so many victory points for what it brings (l.105). Conversion costs none (l.252)."""

    __slots__ = ("cost", "effect", "prayer")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.cost = entry.number("cost", 0, 40)
        self.effect = allowed(entry, "effect", PRAYER)
        said = Message("deed-pray-free", {"card": self.name()})
        if self.cost:
            said = Message("deed-pray", {"card": self.name(), "price": [amount("vp", self.cost)]})
        self.prayer = Pick("favour-" + self.id, self, said)  # as something to do

    def does(self) -> list[tuple[str, Effect]]:
        return [("favour", self.effect)]

    def facts(self) -> list[Message]:
        return [Message("fact-prayer", {"n": self.cost})]


class Boon(RealmCard):
    """What a won book leaves in the coffer to help in later ones: once in each book, or at its set-up."""

    __slots__ = ("effect", "timing", "use")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.timing = entry.word("timing", tuple(BOONS))
        self.effect = allowed(entry, "effect", BOONS[self.timing])
        if self.timing == "setup" and any(isinstance(part, Gain) for part in parts_of(self.effect)):
            raise entry.wrong("effect", "there is no active player at set-up: write gain(each,gold,2)")
        for part in parts_of(self.effect):
            if isinstance(part, Do) and part.verb in AWAITED and part is not self.effect:
                raise entry.wrong("effect", f"{part.verb} is used when its moment comes: it should stand alone")
        said = Message("deed-boon", {"card": self.name(), "effect": self.effect.message()})
        self.use = Pick("boon-" + self.id, self, said)  # as something to do

    def is_for(self, verb: str) -> bool:
        """Whether it waits for the moment that this verb speaks of."""
        return isinstance(self.effect, Do) and self.effect.verb == verb

    def does(self) -> list[tuple[str, Effect]]:
        return [(self.timing, self.effect)]


class Radiant(RealmCard):
    """The radiant tokens (l.85): bright, they may be used on one's own turn, and are dull then."""

    __slots__ = ("effect", "gain")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.copies = entry.number("copies", 1, 12)
        self.effect = allowed(entry, "effect", ("stop_attack",))
        self.gain = sum(part.amount for part in parts_of(self.effect) if isinstance(part, Gain))

    def does(self) -> list[tuple[str, Effect]]:
        return [("radiant", self.effect)]


class Pack(RealmPack):
    """All the cards that a match may be played with, but for the books."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, VOCABULARY, KINDS)
        explorers = self.read("explorer", Explorer)
        radiants = self.read("radiant", Radiant)
        self.dark_monsters = self.read("dark_monster", DarkMonster)
        self.saga_monsters = self.read("saga_monster", DarkMonster)
        self.favours = self.read("favour", Favour)
        self.boons = self.read("boon", Boon)
        if len(explorers) != 1 or len(radiants) != 1:
            raise self.wrong("there should be one [[explorer]] and one [[radiant]]")
        self.explorer, self.radiant = explorers[0], radiants[0]
        self.starters = [self.explorer, *[card for card in self.starters if not card.herald]]  # l.53
        self.index(self.cards(), TAKEN)
        self.check_realm()
        self.at_least(9, self.dark_monsters, "dark monsters")
        self.at_least(FAVOURS, self.favours, "favours")
        self.at_least(5, self.events, "monster events")

    def cards(self) -> list[RealmCard]:
        dark: list[RealmCard] = [*self.dark_monsters, *self.saga_monsters]
        people: list[RealmCard] = [*self.citizens, *self.starters]
        helpers: list[RealmCard] = [self.radiant, *self.favours, *self.boons]
        return [*dark, *helpers, *people, *self.monsters, *self.events, EXHAUSTED, BARE]


class Explorer(Citizen):
    """Who takes the place of the Herald (l.53): a double, or nothing of yours that was activated."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        if self.activation:
            raise entry.wrong("activation", "the Explorer has no value of its own: it should be []")


def allowed(entry: Entry, field: str, verbs: tuple[str, ...]) -> Effect:
    """An effect in which nothing happens but gains and these verbs."""
    effect = entry.effect(field)
    for part in parts_of(effect):
        if isinstance(part, Do) and part.verb not in verbs:
            raise entry.wrong(field, f"{str(part)!r} cannot happen here; what can: {', '.join(verbs) or 'gains only'}")
    return effect


# Other things that have such an id on the board: no card may be called so.
TAKEN: Final = (*VOCABULARY.resources, "dice", "monsters", "citizens", "oubliettes", "aquilin", "book", "task", "share")
KINDS: Final = ("explorer", "radiant", "dark_monster", "saga_monster", "favour", "boon")

FOLDER: Final = Path(__file__).parent
