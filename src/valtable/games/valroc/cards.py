"""The components of Valroc, read once from a pack and shared by every state."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from valtable.engine.effects import Do, Effect, Gain, Numbered
from valtable.engine.message import Message
from valtable.engine.pack import Card, CardPack, Component, Entry, all_copies, standard_pack
from valtable.games.valroc.vocabulary import (
    CATEGORIES,
    CENTRES,
    COURSE_TIMINGS,
    COURSE_VERBS,
    DISTRICTS,
    ELEMENT_NAMES,
    OBJECTS,
    ONE_SHOT,
    PAWNS,
    QUARTERS,
    RITE_VERBS,
    SPELL_TIMINGS,
    SPELL_VERBS,
    VOCABULARY,
    WOUND,
    DoubleDraws,
)

if TYPE_CHECKING:
    from valtable.engine.game import Game

# Other things that have such an id on the board: no component may be called so.
TAKEN: Final = (
    *(*ELEMENT_NAMES, *DISTRICTS, *PAWNS),
    *("gold", "magic", "pm", "val", "skills", "hybrid", "prestige", "hand", "tamed", "beaten", "spells"),
    *("wrath", "statues", "hunting", "courses", "surplus", "objects", "actions", "discard"),
    *("yes", "no", "pass", "done", "stop", "draw"),
)
KINDS: Final = ("creature", "hand", "action", "token", "course", "spell", "dark_magic", "board")
NO_MOUNT: Final = (0, 0, 0, 0)
COURSE_GAINS: Final = ("val", "pm", *ELEMENT_NAMES)


class Creature(Card):
    """A creature: what it takes to beat it, what it is worth, and what it gives when it is ridden (l.143-162)."""

    __slots__ = ("affinities", "category", "hybrid", "mount", "mythic", "pm", "prestige", "skill", "tameable")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.kind = entry.word("category", CATEGORIES)
        self.category = CATEGORIES.index(self.kind)
        self.tameable = self.category == 0
        self.mythic = self.category == 2
        self.affinities = elements(entry, "affinities")
        self.hybrid = len(self.affinities) == 2  # l.143
        self.prestige = entry.number("prestige", 0, 30)
        self.skill = entry.counts("skill", ELEMENT_NAMES)  # needed, not spent (l.154)
        self.pm = entry.number("pm", 0, 12)  # spent (l.155)
        self.mount: tuple[int, ...] = NO_MOUNT  # added in fights only (l.162)
        if self.tameable:
            self.mount = entry.counts("mount", ELEMENT_NAMES, -9)


class Hand(Card):
    """A recommended hand (l.184-196)."""

    __slots__ = ("creatures", "picked")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.picked = entry.texts("cards", "creatures")
        self.creatures: tuple[Creature, ...] = ()  # the pack fills them in


class Action(Component):
    """An action card: its centre for training and favours, and what each of the four rooms yields (l.313, l.342)."""

    __slots__ = ("called", "centre", "provenance", "quarters", "rooms", "wound")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.centre = CENTRES.index(entry.word("centre", CENTRES))
        self.wound = self.centre == WOUND
        self.quarters = QUARTERS[self.centre]  # of a full gauge
        self.rooms: tuple[Gain | None, ...] = tuple([find(entry, room) for room in ELEMENT_NAMES])
        self.provenance = entry.provenance()
        self.called = Message("centre-" + CENTRES[self.centre])

    def name(self) -> Message:
        return self.called


class Object(Card):
    """A search token that a player keeps: at most so many are in play (l.34-42)."""

    __slots__ = ("index",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        if self.id not in OBJECTS:
            raise entry.wrong("id", f"{self.id!r} should be one of {', '.join(OBJECTS)}")
        self.index = OBJECTS.index(self.id)
        self.copies = entry.number("copies", 1, 20)


class Course(Card):
    """A course of the university (l.404-408)."""

    __slots__ = ("effect", "mage_only", "number", "one_shot", "pm", "val", "verb", "when")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.val, self.pm = entry.counts("cost", ("val", "pm"))
        self.mage_only = entry.flag("mage_only")
        self.when = entry.word("when", COURSE_TIMINGS)
        self.one_shot = self.when in ONE_SHOT  # it is turned face down once used (l.406)
        self.effect = entry.effect("effect")
        self.verb = verb_of(self.effect)  # what it does besides giving something
        self.number = figure(self.effect)  # of what it gives, or of what its verb says
        self.copies = entry.number("copies", 1, 4)
        reason = course_misfit(self.when, self.effect)
        if reason:
            raise entry.wrong("effect", reason)


class Spell(Card):
    """A spell: cast once, then face up until the end, when it costs prestige (l.270-272)."""

    __slots__ = ("effect", "loss", "number", "verb", "when")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.loss = entry.number("loss", 0, 3)  # l.490
        self.when = entry.word("when", SPELL_TIMINGS)
        self.effect = entry.effect("effect")
        self.verb = verb_of(self.effect)
        self.number = figure(self.effect)
        if self.verb not in SPELL_VERBS:
            raise entry.wrong("effect", f"a spell does one of {', '.join(SPELL_VERBS)}")
        timing = SPELL_VERBS[self.verb][1]
        if self.when != timing:
            raise entry.wrong("when", f"{self.verb!r} works at {timing!r}")

    def label(self, game: Game) -> Message:
        """With its loss, by which copies are told apart."""
        return Message("option-spell", {"card": self.name(), "n": self.loss})

    def like(self, other: Spell) -> bool:
        """Whether it makes no difference which of the two is cast."""
        return self.verb == other.verb and self.number == other.number and self.loss == other.loss


class Rite(Card):
    """One of the two effects of a dark magic card (l.260)."""

    __slots__ = ("against", "district", "draws", "effect", "number", "upper", "verb")

    def __init__(self, entry: Entry, upper: bool) -> None:
        super().__init__(entry)
        self.kind = "rite"
        self.upper = upper
        self.effect = entry.effect("effect")
        self.verb = verb_of(self.effect)
        if self.verb not in RITE_VERBS:
            raise entry.wrong("effect", f"dark magic does one of {', '.join(RITE_VERBS)}")
        self.district = RITE_VERBS[self.verb][1]
        self.against = RITE_VERBS[self.verb][2]
        self.number = figure(self.effect)
        self.draws = self.effect.draws if isinstance(self.effect, DoubleDraws) else 0  # for so many it works (l.606)
        entry.done()


class DarkMagic(Component):
    """A dark magic card: an upper and a lower slot, each with its rite (l.258)."""

    __slots__ = ("lower", "provenance", "rites", "upper")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.upper = Rite(entry.part("upper"), True)
        self.lower = Rite(entry.part("lower"), False)
        self.rites = (self.upper, self.lower)
        self.provenance = entry.provenance()
        if "note" in self.provenance:  # the catalogue shows the rites, one by one
            for rite in self.rites:
                rite.provenance.setdefault("note", self.provenance["note"])

    def name(self) -> Message:
        return Message("dark-magic-card", {"upper": self.upper.name(), "lower": self.lower.name()})

    def label(self, game: Game) -> Message:
        return self.name()


class Board(Card):
    """A board or tile, or the offering cards, as the catalogue names them."""

    __slots__ = ()


class Boards:
    """What is printed on the boards and tiles, and on the cards of the dummy bidder."""

    __slots__ = (
        "arena",
        "favour",
        "fountain",
        "hunting",
        "hybrid",
        "immunity",
        "offerings",
        "parts",
        "tavern",
        "turns",
        "wrath",
    )

    def __init__(self, pack: Pack) -> None:
        found = pack.entries("board")
        by_id = {entry.id: entry for entry in found}
        self.parts = [Board(entry) for entry in found]
        for id in ("city", "player", "turns", "hunting", "offerings"):
            if id not in by_id:
                raise pack.wrong(f"board {id!r} is missing")
        city = by_id["city"]
        self.fountain = city.numbers("fountain", 0, 30, 4)  # PM by slot (l.290)
        self.tavern = city.numbers("tavern", 0, 30, 4)  # Vals each, by the right-most slot taken (l.300)
        self.immunity = city.numbers("immunity", 0, 30, 4)  # first draws, by slot (l.348)
        self.arena = city.numbers("arena", 0, 30, 4)  # Vals for a won fight, by slot (l.429)
        self.favour = city.numbers("favour", 0, 30, 3)  # the least offering for each centre (l.382-384)
        self.wrath = city.number("wrath", 2, 30)  # the last space of the track
        self.hybrid = by_id["player"].numbers("hybrid", 0, 30, 7)  # prestige lost for 0 to 6 hybrids (l.489)
        self.turns = by_id["turns"].number("spaces", 3, 60)
        if self.turns % 3:
            raise by_id["turns"].wrong("spaces", "should be a multiple of 3, so that every third turn is an offering")
        self.hunting: dict[int, tuple[tuple[int, ...], ...]] = {}  # by players, row and position (l.471-475)
        for players, prefix in ((2, "two"), (3, "three"), (4, "four")):
            columns = [
                by_id["hunting"].numbers(f"{prefix}_{position}", 0, 30, 4)
                for position in ("first", "second", "third")[: players - 1]
            ]
            self.hunting[players] = tuple([tuple([column[line] for column in columns]) for line in range(4)])
        self.offerings = by_id["offerings"].numbers("values", 0, 20)  # of the dummy bidder (l.462)
        if len(self.offerings) < 4:
            raise by_id["offerings"].wrong("values", "there should be 4 cards or more")
        for entry in found:
            entry.done()


class Pack(CardPack[Component]):
    """Everything that a match may be played with."""

    def __init__(self, text: str, file: str) -> None:
        text = text.replace("dear_training(", "raise_draw_cost(")  # what packs of version 1 call it
        super().__init__(text, file, VOCABULARY, KINDS)
        self.creatures = self.read("creature", Creature)
        self.hands = self.read("hand", Hand)
        self.actions = self.read("action", Action)
        self.objects = sorted(self.read("token", Object), key=index_of)
        self.courses = self.read("course", Course)
        self.spells = self.read("spell", Spell)
        self.dark_magic = self.read("dark_magic", DarkMagic)
        self.boards = Boards(self)
        self.rites = [rite for card in self.dark_magic for rite in card.rites]
        self.spells_that: dict[str, list[Spell]] = {verb: [] for verb in SPELL_VERBS}
        for spell in self.spells:
            self.spells_that[spell.verb].append(spell)
        self.index(self.things(), TAKEN)
        self.check()

    def things(self) -> list[Component]:
        """Everything with an id."""
        return [*self.cards(), *self.actions, *self.dark_magic]

    def cards(self) -> list[Card]:
        """Everything with a name of its own."""
        return [*self.creatures, *self.hands, *self.objects, *self.courses, *self.spells, *self.rites]

    def creatures_of(self, category: int) -> list[Creature]:
        return [creature for creature in self.creatures if creature.category == category]

    def course_deck(self) -> list[Course]:
        """Every course card, copies included (l.30)."""
        return all_copies(self.courses)

    def check(self) -> None:
        """There are cards enough for four players (l.177, l.62)."""
        for category, name in enumerate(CATEGORIES):
            self.at_least(16, self.creatures_of(category), f"{name} creatures")
        self.at_least(16, self.actions, "action cards")
        self.at_least(len(OBJECTS), self.objects, "search tokens")
        self.at_least(8, self.course_deck(), "course cards")
        self.at_least(8, self.spells, "spells")
        self.at_least(2, self.dark_magic, "dark magic cards")
        if len(self.hands) != 4:
            raise self.wrong("there should be 4 recommended hands")
        dealt: set[str] = set()
        for hand in self.hands:
            hand.creatures = tuple([self.picked(hand, id, dealt) for id in hand.picked])
            if len(hand.creatures) != 6 or sum(creature.mythic for creature in hand.creatures) != 1:
                raise self.wrong(f"hand {hand.id!r}: cards: should be 6 creatures, one of them mythic")

    def picked(self, hand: Hand, id: str, dealt: set[str]) -> Creature:
        """A creature of a recommended hand, which no other hand has."""
        creature = self.by_id.get(id)
        if not isinstance(creature, Creature):
            raise self.wrong(f"hand {hand.id!r}: cards: there is no creature {id!r}")
        if id in dealt:
            raise self.wrong(f"hand {hand.id!r}: cards: {id!r} is dealt twice")
        dealt.add(id)
        return creature


def index_of(thing: Object) -> int:
    return thing.index


def verb_of(effect: Effect) -> str:
    return effect.verb if isinstance(effect, Do) else ""


def figure(effect: Effect) -> int:
    """The (first) number of an effect, or 0."""
    if isinstance(effect, Gain):
        return effect.amount
    return effect.n if isinstance(effect, (Numbered, DoubleDraws)) else 0


def course_misfit(when: str, effect: Effect) -> str:
    """Why an effect cannot happen at that time, or an empty text."""
    if isinstance(effect, Gain):
        if effect.resource not in COURSE_GAINS:
            return f"a course does not give {effect.resource!r}"
        return "" if when in ("at_once", "turn_start") else f"{str(effect)!r} cannot happen at {when!r}"
    if not isinstance(effect, Do) or effect.verb not in COURSE_VERBS:
        return f"a course gives something or does one of {', '.join(COURSE_VERBS)}"
    right = COURSE_VERBS[effect.verb][1]
    return "" if when == right else f"{effect.verb!r} works at {right!r}"


def find(entry: Entry, room: str) -> Gain | None:
    """What a room of an action card yields, if anything (l.323-326)."""
    if not entry.has(room):
        return None
    effect = entry.effect(room)
    if not isinstance(effect, Gain):
        raise entry.wrong(room, "should be something found, as in 'val+4'")
    if effect.resource == "flask":
        if effect.amount not in (5, 10):
            raise entry.wrong(room, "a flask holds 5 or 10")
    elif effect.resource in OBJECTS and effect.amount != 1:
        raise entry.wrong(room, "only one token is found at a time")
    return effect


def elements(entry: Entry, field: str) -> tuple[int, ...]:
    """One or two elements, as numbers."""
    names = entry.texts(field, "elements")
    if not 1 <= len(names) <= 2 or len(set(names)) != len(names):
        raise entry.wanted(field, "one or two elements", names)
    for name in names:
        if name not in ELEMENT_NAMES:
            raise entry.wrong(field, f"{name!r} should be one of {', '.join(ELEMENT_NAMES)}")
    return tuple([ELEMENT_NAMES.index(name) for name in names])


STANDARD: Final = standard_pack(Pack, Path(__file__).parent)
