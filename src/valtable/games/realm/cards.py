"""The cards that the games of the realm share, read once from a pack and shared by every state."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from valtable.engine.effects import All, Choose, Do, Effect, Gain, May, Pay, Vocabulary, parts_of
from valtable.engine.message import Message, amount
from valtable.engine.pack import FILE, Card, CardPack, Component, Entry, Offer
from valtable.games.realm.vocabulary import (
    AREAS,
    MONSTER_TYPES,
    ROLES,
    TIMINGS,
    AddToken,
    ChangeDie,
    EachPlayerLose,
    OfResource,
    Steal,
    StealRandomMonster,
    TakeCitizen,
    amounts,
)

ACTIVE: Final = 0  # the left-hand side of a citizen, for the active player
PASSIVE: Final = 1  # the right-hand side, for everybody else


class RealmCard(Card):
    """A card of these games: what it does and when drives its words, its icons and the checks."""

    __slots__ = ()

    def __init__(self, entry: Entry) -> None:  # the compiled build cannot make one by the constructor of `Card`
        super().__init__(entry)

    def does(self) -> list[tuple[str, Effect]]:
        """Every effect on it, with the time at which it works."""
        return []

    def facts(self) -> list[Message]:
        """Its figures, in words."""
        return []

    def effects(self) -> list[Message]:
        """What it does, in words."""
        return [when(timing, effect) for timing, effect in self.does()]


def when(timing: str, effect: Effect) -> Message:
    return Message("when-" + timing.replace("_", "-"), {"effect": effect.message()})


class Exchange(Offer):
    """A citizen's "pay to gain" side."""

    __slots__ = ("pay",)

    def __init__(self, card: Citizen, pay: Pay) -> None:
        super().__init__(card, pay.message())
        self.pay = pay


class Side:
    """One side of a citizen: what it brings in any case, and the parts that are to be counted, chosen or paid for."""

    __slots__ = ("gold", "magic", "more", "strength", "vp")

    def __init__(self, effect: Effect) -> None:
        fixed = {"gold": 0, "strength": 0, "magic": 0, "vp": 0}
        more: list[Effect] = []
        for part in flat(effect):
            if isinstance(part, Gain) and part.counter is None and part.resource in fixed:
                fixed[part.resource] += part.amount
            else:
                more.append(part)
        self.gold = fixed["gold"]
        self.strength = fixed["strength"]
        self.magic = fixed["magic"]
        self.vp = fixed["vp"]
        self.more = tuple(more)


class Citizen(RealmCard):
    """A citizen, or a starter card (which has no role and no cost)."""

    __slots__ = ("activation", "cost", "counts_as", "exchanges", "halves", "role", "sides", "starter", "thief", "wakes")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.starter = starter = self.kind != "citizen"
        self.counts_as = entry.text("counts_as") if starter else self.id  # the name that "+" and name effects count
        self.activation = entry.numbers("activation", 1, 12)
        if not starter and not self.activation:
            raise entry.wrong("activation", "a citizen works on one value at least")
        self.wakes = [value in self.activation for value in range(13)]
        self.role = -1 if starter else ROLES.index(entry.word("role", ROLES))
        self.cost = 0 if starter else entry.number("cost", 1, 20)
        self.sides = (entry.effect("active"), entry.effect("passive"))
        self.halves = (Side(self.sides[ACTIVE]), Side(self.sides[PASSIVE]))
        self.thief = any(steals(part) for part in self.halves[ACTIVE].more)
        self.copies = entry.number("copies", 1, 12)
        self.exchanges: list[list[Exchange]] = []
        for side in (ACTIVE, PASSIVE):
            field = "passive" if side else "active"
            for part in parts_of(self.sides[side]):
                if isinstance(part, May) or (isinstance(part, Do) and not (isinstance(part, Steal) and side == ACTIVE)):
                    raise entry.wrong(field, f"a citizen cannot do {str(part)!r} in the harvest")
            self.exchanges.append([Exchange(self, part) for part in flat(self.sides[side]) if isinstance(part, Pay)])
            if len(self.exchanges[side]) > 1:
                raise entry.wrong(field, "a citizen has one exchange at most")

    @property
    def herald(self) -> bool:
        """The starter without a value, which works on doubles and when nothing matches (l.236)."""
        return self.starter and not self.activation

    def does(self) -> list[tuple[str, Effect]]:
        return [("on_turn", self.sides[ACTIVE]), ("off_turn", self.sides[PASSIVE])]

    def facts(self) -> list[Message]:
        if self.herald:
            return [Message("fact-herald")]
        found = [activated(self.activation)]
        if not self.starter:
            found.append(Message("fact-role", {"role": Message("role-" + ROLES[self.role])}))
            found.append(Message("fact-cost", {"price": amounts(self.cost, 0, 0)}))
        return found


def activated(values: tuple[int, ...]) -> Message:
    return Message("fact-activation", {"values": "/".join(str(value) for value in values)})


class Monster(RealmCard):
    """A monster of one of the areas."""

    __slots__ = ("area", "copies_five", "magic", "reward", "strength", "type", "vp")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        area = self.kind == "monster"  # an event has none
        self.area = entry.word("area", AREAS) if area else ""
        self.type = self.read_type(entry)
        self.strength = entry.number("strength", 1, 40)
        self.magic = entry.number("magic", 0, 40)
        self.vp = entry.number("vp", 0, 40)
        self.reward = entry.effect("reward")
        self.copies = entry.number("copies", 1, 12) if area else 1
        self.copies_five = entry.number("copies_five", 1, 12) if area else 1
        for part in parts_of(self.reward):
            if isinstance(part, Do) and part.verb not in self.gives():
                raise entry.wrong("reward", f"a monster cannot give {str(part)!r}")

    def read_type(self, entry: Entry) -> str:
        return entry.word("type", MONSTER_TYPES)

    def gives(self) -> tuple[str, ...]:
        """The verbs that its reward may use."""
        return ("take_citizen", "steal", "steal_random_monster")

    def does(self) -> list[tuple[str, Effect]]:
        return [("reward", self.reward)]

    def facts(self) -> list[Message]:
        price = Message("fact-cost", {"price": amounts(0, self.strength, self.magic)})
        return [*self.origin(), price, Message("fact-worth", {"n": self.vp})]

    def origin(self) -> list[Message]:
        """Where it comes from, and what it is."""
        area = [Message("fact-area", {"area": Message("area-" + self.area)})] if self.area else []
        return [*area, Message("fact-type", {"type": Message("type-" + self.type)})]


class MonsterEvent(Monster):
    """A monster event: it has no area, and does something whenever its value is rolled."""

    __slots__ = ("activation", "instruction")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.activation = entry.numbers("activation", 1, 12)
        instruction = entry.effect("instruction")
        if not isinstance(instruction, (AddToken, EachPlayerLose)):
            raise entry.wrong("instruction", "should be add_token(...) or each_player_lose(...)")
        self.instruction: OfResource = instruction

    def does(self) -> list[tuple[str, Effect]]:
        return [("event", self.instruction), *super().does()]

    def origin(self) -> list[Message]:
        return [activated(self.activation), *super().origin()]


# Which verbs make sense at which time; a pack that says otherwise is refused.
ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "on_build": ("steal", "take_citizen", "steal_random_monster", "return", "slay_action"),
    "roll": ("set_die", "add_die"),
    "action_end": ("steal",),
    "action_passive": ("discount", "ignore_plus"),
}
GAINS_ONLY: Final = ("any_roll_doubles", "harvest", "action_start", "action_on_slay", "action_on_gain_citizen")


class Domain(RealmCard):
    """A domain with the roles it asks for and its power."""

    __slots__ = ("change", "cost", "effect", "offer", "price", "roles", "timing", "vp")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.roles = entry.counts("roles", ROLES)
        self.cost = entry.number("cost", 2, 40)
        self.vp = entry.number("vp", 0, 40)
        self.timing = entry.word("timing", TIMINGS)
        self.effect = entry.effect("effect")
        if isinstance(self.effect, (Steal, StealRandomMonster)):
            self.effect = May(self.effect)  # never compulsory (l.847); older packs do not say so
        self.offer = Offer(self, self.effect.message())  # its power, for its owner to use
        self.price = self.effect if isinstance(self.effect, Pay) else None  # of using its power
        self.change: ChangeDie | None = None  # what it does to a die
        for part in parts_of(self.effect):
            if isinstance(part, Do) and part.verb not in ALLOWED.get(self.timing, ()):
                raise entry.wrong("effect", f"{str(part)!r} cannot happen at {self.timing!r}")
            if isinstance(part, (Choose, Pay, May)) and self.timing in GAINS_ONLY:
                raise entry.wrong("effect", f"only plain gains can happen at {self.timing!r}")
        if self.timing == "roll":
            inner = self.effect.effect if isinstance(self.effect, (Pay, May)) else self.effect
            if not isinstance(inner, ChangeDie):
                raise entry.wrong("effect", "a roll power should be set_die(...) or add_die(...), perhaps paid for")
            self.change = inner

    def does(self) -> list[tuple[str, Effect]]:
        return [(self.timing, self.effect)]

    def facts(self) -> list[Message]:
        roles = [amount(role, n) for role, n in zip(ROLES, self.roles, strict=True) if n]
        found = [Message("fact-needs", {"roles": roles})] if roles else []
        found.append(Message("fact-cost", {"price": amounts(self.cost, 0, 0)}))
        return [*found, Message("fact-worth", {"n": self.vp})]


class Marker(RealmCard):
    """What lies where a stack has run out: an exhausted card, or nothing when none was left to lay there."""

    __slots__ = ()

    def __init__(self, id: str, en: str, fr: str) -> None:
        Component.__init__(self, id)
        self.kind = "marker"
        self.copies = 10
        self.called = Message("card-" + id)
        self.names = {"en": en, "fr": fr}
        self.provenance = {"figures": "rulebook", "lines": "41, 265"}


EXHAUSTED: Final = Marker("exhausted", "Exhausted", "Épuisé")
BARE: Final = Marker("bare", "Empty place", "Emplacement vide")


def flat(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that are done one after the other."""
    return effect.parts if isinstance(effect, All) else (effect,)


def steals(effect: Effect) -> bool:
    """Whether the effect takes something from another player, and so comes first (l.224)."""
    if isinstance(effect, Choose):
        return any(steals(part) for part in effect.parts)
    return isinstance(effect, Steal)


class RealmPack(CardPack[RealmCard]):
    """The cards of the realm in a pack. A game adds its own, of these `kinds`.

    Where a pack has no cards of a kind that the games share, it has those of the box.
    """

    def __init__(self, text: str, file: str, vocabulary: Vocabulary, kinds: tuple[str, ...]) -> None:
        super().__init__(text, file, vocabulary, (*KINDS, *kinds))
        self.tables = {**BOX, **self.tables}
        self.areas = self.read("area", RealmCard)  # where monsters come from: only a name
        self.citizens = self.read("citizen", Citizen)
        self.starters = self.read("starter", Citizen)
        self.monsters = self.read("monster", Monster)
        self.events = self.read("event", MonsterEvent)

    def cards(self) -> list[RealmCard]:
        """Everything that may lie on the table."""
        raise NotImplementedError

    def shown(self) -> list[RealmCard]:
        """Everything that a catalogue shows."""
        return [card for card in self.cards() if card is not BARE]

    def citizens_of(self, value: int) -> list[Citizen]:
        """The citizens whose first activation value this is."""
        return [card for card in self.citizens if card.activation[0] == value]

    def monsters_of(self, area: str) -> list[Monster]:
        """The monsters of an area, weakest first."""
        return sorted([card for card in self.monsters if card.area == area], key=_strength)

    def stack_size(self, area: str, five: bool) -> int:
        return sum(card.copies_five if five else card.copies for card in self.monsters if card.area == area)

    def check_realm(self) -> None:
        """What the set-up of every game relies on."""
        for value, values in zip(FIRST_VALUES, STACK_VALUES, strict=True):
            group = self.citizens_of(value)
            if not group or any(card.activation != values for card in group) or any(c.copies < 6 for c in group):
                raise self.wrong(f"there should be citizens with 6 copies that activate on {list(values)}")
        sizes = [(self.stack_size(area, False), self.stack_size(area, True)) for area in AREAS]
        if sizes.count((5, 6)) < 5:
            raise self.wrong("five areas need 5 monsters (6 for five players)")
        for area, size in zip(AREAS, sizes, strict=True):
            if size not in ((0, 0), (5, 6)):
                raise self.wrong(f"area {area!r} has {size[0]} monsters (and {size[1]} for five), not 5 (6)")
        if [area.id for area in self.areas] != list(AREAS):
            raise self.wrong(f"the areas should be {', '.join(AREAS)}, in this order")

    def check_names(self) -> None:
        """Whom the cards speak of by name is there."""
        names = {card.counts_as for card in (*self.citizens, *self.starters)}
        for card in self.by_id.values():
            for _, effect in card.does():
                for name in _names_in(effect):
                    if name not in names:
                        raise self.wrong(f"{card.id!r} speaks of a citizen {name!r} who is not in the pack")


FOLDER: Final = Path(__file__).parent
BOX: Final = tomllib.loads((FOLDER / FILE).read_text(encoding="utf-8"))
KINDS: Final = ("area", "citizen", "starter", "monster", "event")
STACK_VALUES: Final = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))
FIRST_VALUES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)


def _strength(card: Monster) -> int:
    return card.strength


def _names_in(effect: Effect) -> list[str]:
    """The citizens that an effect speaks of by name."""
    found: list[str] = []
    for part in parts_of(effect):
        if isinstance(part, (Gain, Pay)) and part.counter is not None and part.counter.kind == "name":
            found.append(part.counter.name)
        elif isinstance(part, TakeCitizen) and part.name:
            found.append(part.name)
    return found
