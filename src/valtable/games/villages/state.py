"""The state of a game of Villages: villages, hands, piles, gold, and whose action it is."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Final

from valtable.engine.chance import Chance
from valtable.engine.game import Game, State
from valtable.engine.game import Player as Seated
from valtable.engine.message import Message
from valtable.engine.question import Choice, SeatChoice
from valtable.games.villages.cards import Adventurer, Building, Member, Pack
from valtable.games.villages.words import ACTIONS, RESOURCES, TYPES

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


# A card in hand: the card, who knows it is there (a bit for each seat), and which shuffle of the deck it came from.
Held = tuple[Building, int, int]


class Village(State):
    """The buildings and adventurers of one player. It never changes: adding a card makes a new one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("buildings", "adventurers")
    __slots__ = (*FIELDS, "names", "powers", "resource_powers", "types")

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


def in_village(card: Member) -> str:
    """The id of a card that stands in a village, as an option; that of a card in hand is the card's own."""
    return "village-" + card.id


class Player(Seated):
    """A duchess or duke with a castle, gold, a secret hand, resources and a village."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "hand", "resources", "coins", "castle", "village")
    __slots__ = FIELDS[1:]

    def __init__(
        self,
        seat: int,
        gold: int,
        hand: tuple[Held, ...],
        resources: tuple[Building, ...],
        coins: tuple[int, ...],
        castle: int,
        village: Village,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.hand = hand
        self.resources = resources
        self.coins = coins  # for each resource: FREE, COIN or COOLING
        self.castle = castle
        self.village = village

    def copy(self) -> Player:
        return Player(self.seat, self.gold, self.hand, self.resources, self.coins, self.castle, self.village)

    def kinds_in_hand(self) -> list[Building]:
        """The different cards in hand, in the order they came."""
        return list(dict.fromkeys([held[0] for held in self.hand]))

    def has_free(self, kind: int) -> bool:
        """Whether a resource of that kind has no coin on it."""
        return any(card.resource == kind and self.coins[i] == FREE for i, card in enumerate(self.resources))

    @property
    def gold_in_all(self) -> int:
        """Gold at hand and the coins on one's own cards (l.467)."""
        return self.gold + sum(1 for coin in self.coins if coin) + (1 if self.castle else 0)


class Box(Choice):
    """What does not change during a match: the cards and the things that can be offered."""

    __slots__ = ("actions", "deck", "pack", "piles", "players", "seats", "solo")

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__("box")
        self.pack = pack
        self.players = players
        self.solo = players == 1
        self.seats = [SeatChoice(seat) for seat in range(players)]
        self.actions = [Choice(action) for action in ACTIONS]
        self.piles = [Pile(number) for number in range(PILES)]
        self.deck = Pile(-1)

    @property
    def everyone(self) -> int:
        """All seats, and those who only watch: they have the bit after the last seat's."""
        return (2 << self.players) - 1


class Pile(Choice):
    """One of the five building piles, or the deck."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("deck" if number < 0 else f"pile-{number + 1}")
        self.number = number

    def words(self, game: Game) -> Message:
        assert isinstance(game, Villages)
        if self.number < 0 or not game.piles[self.number]:
            return super().words(game)
        return Message("option-pile", {"n": self.number + 1, "card": game.piles[self.number][-1].name()})


class Villages(Game):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "phase",
        "box",
        "players",
        "bank",
        "deck",
        "piles",
        "shuffles",
        "row",
        "adventurer_deck",
        "spare",
        "trash",
        "turn",
        "first",
        "active",
        "action",
        "follower",
        "quiet",
        "end_reason",
    )
    __slots__ = FIELDS[2:]

    def __init__(
        self,
        chance: Chance,
        phase: int,
        box: Box,
        players: list[Player],
        bank: int,
        deck: tuple[Building, ...],
        piles: list[tuple[Building, ...]],
        shuffles: int,
        row: list[Adventurer],
        adventurer_deck: tuple[Adventurer, ...],
        spare: tuple[Building, ...],
        trash: tuple[Building, ...],
        turn: int,
        first: int,
        active: int,
        action: str,
        follower: int,
        quiet: int,
        end_reason: str,
    ) -> None:
        super().__init__(chance, phase, len(players))
        self.box = box
        self.players = players
        self.bank = bank
        self.deck = deck  # from bottom to top
        self.piles = piles  # from bottom to top; everything in them was laid there face up
        self.shuffles = shuffles  # how often the deck was made anew
        self.row = row
        self.adventurer_deck = adventurer_deck
        self.spare = spare  # alone: the cards left in the box, unseen
        self.trash = trash  # alone: the cards removed from the game
        self.turn = turn
        self.first = first
        self.active = active
        self.action = action  # the action that is being led
        self.follower = follower  # how many seats to the left of the active player the next follower sits
        self.quiet = quiet  # how many turns ago a village last grew
        self.end_reason = end_reason

    def copy(self) -> Villages:
        return Villages(
            self.chance.copy(),
            self.phase,
            self.box,
            [player.copy() for player in self.players],
            self.bank,
            self.deck,
            self.piles[:],
            self.shuffles,
            self.row[:],
            self.adventurer_deck,
            self.spare,
            self.trash,
            self.turn,
            self.first,
            self.active,
            self.action,
            self.follower,
            self.quiet,
            self.end_reason,
        )

    @property
    def active_player(self) -> Player:
        return self.players[self.active]


RESOURCE_KINDS: Final = range(len(RESOURCES))
