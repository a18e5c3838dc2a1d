"""The cards of Kingdom: those of the realm, and the dukes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.effects import Effect, Gain
from valtable.engine.message import Message
from valtable.engine.pack import Entry
from valtable.games.kingdom.vocabulary import VOCABULARY
from valtable.games.realm.cards import BARE, EXHAUSTED, Citizen, Domain, Monster, RealmCard, RealmPack, flat
from valtable.games.realm.vocabulary import ROLES


class Goals:
    """What one more of each thing scores at the end, on average: a duke counts some things in groups."""

    __slots__ = ("areas", "citizen", "domain", "gold", "magic", "monster", "roles", "strength", "types")

    def __init__(self, scoring: Sequence[Effect]) -> None:
        counted: dict[str, float] = {}
        self.roles = [0.0] * len(ROLES)
        self.types: dict[str, float] = {}
        self.areas: dict[str, float] = {}
        for part in scoring:
            if not isinstance(part, Gain) or part.counter is None:
                continue
            counter = part.counter
            points = part.amount / counter.per
            if counter.kind == "role":
                self.roles[counter.index] += points
            elif counter.kind == "type":
                self.types[counter.name] = self.types.get(counter.name, 0.0) + points
            elif counter.kind == "area":
                self.areas[counter.name] = self.areas.get(counter.name, 0.0) + points
            else:
                kinds = ["gold", "strength", "magic"] if counter.kind == "resources" else counter.kind.split("+")
                for kind in kinds:
                    counted[kind] = counted.get(kind, 0.0) + points
        self.citizen = counted.get("citizen", 0.0)
        self.monster = counted.get("monster", 0.0)
        self.domain = counted.get("domain", 0.0)
        self.gold = counted.get("gold", 0.0)
        self.strength = counted.get("strength", 0.0)
        self.magic = counted.get("magic", 0.0)

    def for_citizen(self, card: Citizen) -> float:
        return self.citizen + self.roles[card.role] if card.role >= 0 else 0.0

    def for_monster(self, card: Monster) -> float:
        return self.monster + self.types.get(card.type, 0.0) + self.areas.get(card.area, 0.0)

    def for_domain(self, card: Domain) -> float:
        """Its role icons count, too (l.596)."""
        points = self.domain
        for role, n in enumerate(card.roles):
            points += n * self.roles[role]
        return points


class Duke(RealmCard):
    """A duke: what its owner scores at the end."""

    __slots__ = ("goals", "scoring")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        scoring: list[Gain] = []
        for part in flat(entry.effect("scoring")):
            if not isinstance(part, Gain) or part.resource != "vp":
                raise entry.wrong("scoring", f"a duke only scores vp, not {str(part)!r}")
            scoring.append(part)
        self.scoring = tuple(scoring)
        self.goals = Goals(scoring)

    def does(self) -> list[tuple[str, Effect]]:
        return [("duke", gain) for gain in self.scoring]

    def effects(self) -> list[Message]:
        return [Message("when-duke", {"effects": [gain.message() for gain in self.scoring]})]


class Pack(RealmPack):
    """All the cards that a match may be played with."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, VOCABULARY, ("domain", "duke"))
        self.domains = self.read("domain", Domain)
        self.dukes = self.read("duke", Duke)
        self.index(self.cards(), TAKEN)
        self.check()

    def cards(self) -> list[RealmCard]:
        people: list[RealmCard] = [*self.citizens, *self.starters]
        return [*people, *self.monsters, *self.domains, *self.dukes, *self.events, EXHAUSTED, BARE]

    def check(self) -> None:
        """What the set-up relies on."""
        self.check_realm()
        self.at_least(20, self.domains, "domains")
        self.at_least(10, self.dukes, "dukes")
        self.at_least(5, self.events, "monster events")
        if sum(1 for card in self.starters if card.herald) != 1:
            raise self.wrong("there should be one starter without activation value (the Herald)")
        self.check_names()


# Other things that have such an id on the board: no card may be called so.
TAKEN: Final = (*VOCABULARY.resources, "dice", "monsters", "citizens", "domains", "events", "progress")
