"""The state of a game of Villages: villages, hands, piles, gold, and whose action it is."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from valtable.engine import box, hidden
from valtable.engine.effects import Gain
from valtable.engine.fields import state, value
from valtable.engine.game import Game, State
from valtable.engine.game import Player as Seated
from valtable.engine.hidden import Held
from valtable.engine.message import Message
from valtable.engine.question import Choice
from valtable.games.villages.cards import Adventurer, Building, Member, Pack
from valtable.games.villages.figures import Figures, Outline
from valtable.games.villages.vocabulary import ACTIONS, TYPES

PILES: Final = 5
HAND_LIMIT: Final = 8
GOLD: Final = {1: 7, 2: 14, 3: 20, 4: 25, 5: 30}  # l.75, l.486
TARGET: Final = {2: 12, 3: 12, 4: 10, 5: 10}  # l.450-457
SOLO_DECK: Final = 35  # l.487

FREE: Final = 0  # a resource without a coin
COIN: Final = 1
COOLING: Final = 2  # alone: a coin on its way back, for one turn (l.520-529)


class Phase(IntEnum):
    """What the next step is."""

    FIRST_RESOURCE = 0
    LEAD = 1
    FOLLOW = 2
    TURN_END = 3
    OVER = 4


@value
class Village(State):
    """The buildings and adventurers of one player. It never changes: adding a card makes a new one."""

    __slots__ = ("adventurers", "buildings", "names", "outline", "powers", "resource_powers", "types")

    buildings: tuple[Building, ...]
    adventurers: tuple[Adventurer, ...]

    def __init__(self, buildings: tuple[Building, ...], adventurers: tuple[Adventurer, ...]) -> None:
        self.buildings = buildings
        self.adventurers = adventurers
        self.names: set[str] = {card.id for card in buildings}
        self.types = [0] * len(TYPES)
        for building in buildings:
            self.types[building.type] += 1
        members: list[Member] = [*buildings, *adventurers]
        self.resource_powers = [card for card in members if card.when == "resource"]
        self.powers: dict[str, list[Member]] = {action: [] for action in ACTIONS}
        for card in members:
            if card.when in self.powers:
                self.powers[card.when].append(card)
        self.outline: Outline | None = None  # made when somebody asks for it

    @property
    def size(self) -> int:
        """What counts for the end of the game (l.439, l.458)."""
        return len(self.buildings) + len(self.adventurers)

    def members(self) -> list[Member]:
        return [*self.buildings, *self.adventurers]

    def with_building(self, card: Building) -> Village:
        return Village((*self.buildings, card), self.adventurers)

    def with_adventurer(self, card: Adventurer) -> Village:
        return Village(self.buildings, (*self.adventurers, card))

    def welcomes(self, card: Adventurer) -> bool:
        """Whether the buildings that the adventurer asks for stand here (l.328-331)."""
        need = card.requires
        have = self.types
        return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]

    def amount_of(self, gain: Gain) -> int:
        """How much a power gives here: so much, or so much for each adventurer or each building of a type."""
        counter = gain.counter
        if counter is None:
            return gain.amount
        n = len(self.adventurers) if counter.index < 0 else self.types[counter.index]
        return gain.amount * (n // counter.per)


def in_village(card: Member) -> str:
    """The id of a card that stands in a village, as an option; that of a card in hand is the card's own."""
    return "village-" + card.id


@state
class Player(Seated):
    """A duchess or duke with a castle, gold, a secret hand, resources and a village."""

    gold: int
    hand: tuple[Held[Building], ...]
    resources: tuple[Building, ...]
    coins: tuple[int, ...]  # for each resource: FREE, COIN or COOLING
    castle: int
    village: Village
    passes_build: bool  # is not asked to follow a Build before leading again

    def kinds_in_hand(self) -> list[Building]:
        """The different cards in hand, in the order they came."""
        return list(dict.fromkeys([held[0] for held in self.hand]))

    @property
    def gold_in_all(self) -> int:
        """Gold at hand and the coins on one's own cards (l.467)."""
        return self.gold + sum(1 for coin in self.coins if coin) + (1 if self.castle else 0)


class Pile(Choice):
    """One of the five building piles, or the deck."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("deck" if number < 0 else f"pile-{number + 1}")
        self.number = number

    def label(self, game: Game) -> Message:
        assert isinstance(game, Villages)
        if self.number < 0:
            return super().label(game)
        return Message("option-pile", {"n": self.number + 1, "card": game.piles[self.number][-1].name()})


class Discard(Choice):
    """A card of the hand, and the pile it is laid on."""

    __slots__ = ("card", "pile")

    def __init__(self, card: Building, pile: Pile) -> None:
        super().__init__(f"{card.id}-{pile.id}")
        self.card = card
        self.pile = pile

    def label(self, game: Game) -> Message:
        assert isinstance(game, Villages)
        args: dict[str, object] = {"card": self.card.name(), "pile": self.pile.number + 1}
        pile = game.piles[self.pile.number]
        return Message("option-discard", {**args, "top": pile[-1].name()}) if pile else Message("option-fill", args)

    def things(self) -> tuple[str, ...]:
        return (self.card.id, self.pile.id)


class Box(box.Box):
    """The cards and the things that can be offered."""

    __slots__ = ("deck", "discards", "everyone", "figures", "pack", "piles")

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__(players)
        self.pack = pack
        self.figures = [Figures(card) for card in pack.cards()]  # by rank
        self.everyone = hidden.everyone(players)
        self.piles = [Pile(number) for number in range(PILES)]
        self.deck = Pile(-1)
        self.discards: dict[str, list[Discard]] = {}

    def discards_of(self, card: Building) -> list[Discard]:
        """The card onto each of the piles: made when they are first asked for."""
        found = self.discards.get(card.id)
        if found is None:
            found = self.discards[card.id] = [Discard(card, pile) for pile in self.piles]
        return found


@state
class Villages(Game):
    """The whole table."""

    box: Box
    players: list[Player]
    bank: int
    deck: tuple[Building, ...]  # from bottom to top
    piles: list[tuple[Building, ...]]  # from bottom to top; everything in them was laid there face up
    shuffles: int  # how often the deck was made anew
    mixed: int  # the shuffles up to this one cannot be told apart any more (engine/hidden.py)
    row: list[Adventurer]
    adventurer_deck: tuple[Adventurer, ...]
    spare: tuple[Building, ...]  # alone: the cards left in the box, unseen
    trash: tuple[Building, ...]  # alone: the cards removed from the game
    turn: int
    first: int
    active: int
    action: str  # the action that is being led
    follower: int  # how many seats to the left of the active player the next follower sits
    quiet: int  # how many turns ago a village last grew
    end_reason: str

    @property
    def active_player(self) -> Player:
        return self.players[self.active]
