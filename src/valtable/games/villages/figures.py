"""What learned bots reckon with: each card in figures, worked out once for a box, and each village, once it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valtable.engine.effects import Gain
from valtable.engine.insight import bucket
from valtable.games.villages.cards import NATIVE, Building, Member
from valtable.games.villages.vocabulary import ACTIONS, RESOURCES, TYPES, Steal

if TYPE_CHECKING:
    from valtable.games.villages.state import Village

BUILDINGS: Final = 128  # places for the identity of a building
HEROES: Final = 32  # of an adventurer
BUILDING_WORD: Final = "lane:"  # with these words before their ids, no two cards of the standard pack share a place
HERO_WORD: Final = "guest "
ADVENTURER: Final = len(TYPES)  # a kind of card beside the four types of buildings
KINDS: Final = len(TYPES) + 1
MOST_WORTH: Final = 20.0


class Figures:
    """A card in figures. A power that costs cards is taken to bring so many cards less."""

    __slots__ = (
        *("cards", "cost", "counter", "ends", "gold", "harms", "instant", "kind", "lasts", "place", "provides"),
        *("unit", "vp"),
    )

    def __init__(self, card: Member) -> None:
        self.vp = card.vp
        self.kind = ADVENTURER
        self.cost = 0
        self.place = bucket(HERO_WORD + card.id, HEROES)
        if isinstance(card, Building):
            self.kind = card.type
            self.cost = sum(card.cost)
            self.place = bucket(BUILDING_WORD + card.id, BUILDINGS)
        self.instant = card.when == "instant"
        self.ends = card.when == "end"
        self.provides = card.when == "resource"
        self.lasts = card.when in ACTIONS or self.provides
        self.gold = 0.0  # what one use of the power brings, or brings for each card of the kind that it counts
        self.cards = -float(card.price)
        self.harms = False
        self.unit = 0.0  # points at the end, of each card that is counted
        self.counter = -1  # the kind of card that is counted
        gain = card.gain
        if isinstance(gain, Steal):
            self.harms = True
            self.add(gain.what, gain.n)
        elif isinstance(gain, Gain):
            counter = gain.counter
            if counter is None:
                self.add(gain.resource, gain.amount)
            else:
                self.counter = ADVENTURER if counter.index < 0 else counter.index
                self.add(gain.resource, gain.amount / counter.per)

    def add(self, what: str, n: float) -> None:
        if what == "gold":
            self.gold += n
        elif what == "cards":
            self.cards += n
        elif what == "vp":
            self.unit += n


class Outline:
    """A village in figures: what it counts, and what its powers bring."""

    __slots__ = (
        *("all_cards", "all_gold", "card_income", "counts", "end", "gold_income", "natives", "per", "points", "priced"),
        *("typed", "vp"),
    )

    def __init__(self, village: Village) -> None:
        self.counts = [*village.types, len(village.adventurers)]  # of each kind of card
        self.vp = 0
        self.end = 0  # the points of end powers as things stand
        self.per = [0.0] * KINDS  # the points that one more card of each kind is worth to end powers
        self.gold_income = [0.0] * len(ACTIONS)  # what powers bring with each action
        self.card_income = [0.0] * len(ACTIONS)
        self.typed = [0] * len(RESOURCES)  # resource powers that cost nothing, by what they give
        self.natives = [0] * len(TYPES)  # those that give any kind, by the type of building they may be used for
        self.priced = 0  # those that cost cards
        for card in village.members():
            self.vp += card.vp
            if card.when:
                self.add(village, card)
        self.points = self.vp + self.end
        self.all_gold = sum(self.gold_income)
        self.all_cards = sum(self.card_income)

    def add(self, village: Village, card: Member) -> None:
        figures = Figures(card)
        if card.when == "resource":
            if card.price:
                self.priced += 1
            elif card.provides != NATIVE:
                self.typed[card.provides] += 1
            else:
                for type in range(len(TYPES)):
                    if card.only_for in (-1, type):
                        self.natives[type] += 1
        elif card.when == "end":
            assert isinstance(card.gain, Gain)
            self.end += village.amount_of(card.gain)
            if figures.counter >= 0:
                self.per[figures.counter] += figures.unit
        elif card.when in ACTIONS:
            times = 1 if figures.counter < 0 else self.counts[figures.counter]
            action = ACTIONS.index(card.when)
            self.gold_income[action] += figures.gold * times
            self.card_income[action] += figures.cards * times

    def worth(self, card: Figures) -> float:
        """The points that a card would bring to this village; of a pack of the user's own, they may be beyond sense."""
        points = card.vp + self.per[card.kind]
        if card.ends:
            points += card.unit * self.times(card)
        return min(points, MOST_WORTH)

    def times(self, card: Figures) -> int:
        """How often its power would bring what it brings, once the card stands here."""
        if card.counter < 0:
            return 1
        return self.counts[card.counter] + (1 if card.counter == card.kind else 0)


def outline_of(village: Village) -> Outline:
    """The outline of a village, worked out when it is first asked for."""
    outline = village.outline
    if outline is None:
        outline = village.outline = Outline(village)
    return outline
