"""The cards of Kingdom: those of the realm, and the dukes."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Effect, Gain
from valtable.engine.message import Message
from valtable.engine.pack import Entry
from valtable.games.kingdom.vocabulary import VOCABULARY
from valtable.games.realm.cards import BARE, EXHAUSTED, Domain, RealmCard, RealmPack, flat


class Duke(RealmCard):
    """A duke: what its owner scores at the end."""

    __slots__ = ("scoring",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        scoring: list[Gain] = []
        for part in flat(entry.effect("scoring")):
            if not isinstance(part, Gain) or part.resource != "vp":
                raise entry.wrong("scoring", f"a duke only scores vp, not {str(part)!r}")
            scoring.append(part)
        self.scoring = tuple(scoring)

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
