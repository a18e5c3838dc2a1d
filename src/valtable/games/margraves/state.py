"""The state of a game of Margraves: the map, the tracks, the tombs, the decks, and what lies before the players."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from valtable.engine.box import Box as SharedBox
from valtable.engine.fields import state
from valtable.engine.game import Game
from valtable.engine.game import Player as Seated
from valtable.engine.message import Message, amount
from valtable.engine.question import Amount, Choice
from valtable.games.margraves.cards import (
    DISPLAY,
    LOCATIONS,
    ROW,
    TOMBS,
    TOWER_SLOTS,
    Citizen,
    Lair,
    Monster,
    Pack,
    Privilege,
    Wealth,
)
from valtable.games.margraves.vocabulary import RESOURCES, TOKENS

STORAGE: Final = 12  # l.263
STRONGEST: Final = 8  # l.252
TOWERS: Final = 4  # l.153
LAST_SPACE: Final = 15  # of an influence row: five sections of three spaces, and one (l.587)
SECTION: Final = 3
ENTRY_GOLD: Final = 2  # instead of a location's power (l.293)
START: Final = 0  # the location where all margraves begin (l.166): the first of the pack

# A tomb is empty, or a knight stands or lies in it.
EMPTY: Final = 0
STANDING: Final = 1
LYING: Final = 2


class Phase(IntEnum):
    """What the next step is."""

    DRAFT = 0
    WEALTH = 1
    PLAY = 2
    PENNANT = 3
    POWER = 4
    RECALL = 5
    BUILD = 6
    TURN_END = 7
    OVER = 8


@state
class Player(Seated):
    """A margrave: gold, strength, storage, citizens, privileges, and where the pieces stand."""

    gold: int
    strength: int
    stock: list[int]  # stone, wood, magic, gems and knights in storage
    towers: int  # still in storage
    place: int  # of the margrave
    ship: int
    influence: list[int]  # the space of the marker on each guild's row
    hand: tuple[Citizen, ...]
    played: tuple[Citizen, ...]  # face up, in the order they were played
    laid: tuple[Citizen, ...]  # face down, for towers (l.225)
    # The cards in hand of which nobody else can tell whether they are there or were laid.
    doubt: tuple[Citizen, ...]
    grants: tuple[Privilege, ...]
    ends: tuple[Privilege, ...]  # the tiles for the end of the game
    packet: tuple[Wealth, ...]  # passed on in the draft
    wealth: tuple[Wealth, ...]  # kept, and not yet resolved

    def room(self) -> int:
        """How many spaces of the storage are free (l.263)."""
        stock = self.stock
        return STORAGE - self.towers - stock[0] - stock[1] - stock[2] - stock[3] - stock[4]

    def resources(self) -> int:
        stock = self.stock
        return stock[0] + stock[1] + stock[2]

    def citizens(self) -> tuple[Citizen, ...]:
        """All of them, wherever they are: everybody knows which they are."""
        return (*self.hand, *self.played, *self.laid)


# --- what can be offered --------------------------------------------------------------------------------------------


class Token(Choice):
    """A token of one's own, to be paid or put back."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        super().__init__(TOKENS[index])
        self.index = index

    def label(self, game: Game) -> Message:
        return self.name()

    def name(self) -> Message:
        return Message("token-" + self.id)


class Taken(Choice):
    """A resource of the reserve, to be taken."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        super().__init__("supply-" + TOKENS[index])
        self.index = index

    def label(self, game: Game) -> Message:
        return Message("token-" + TOKENS[self.index])


class RowSpace(Choice):
    """A space of the citizen row with who stands there, and perhaps the price."""

    __slots__ = ("index", "price")

    def __init__(self, index: int, price: int) -> None:
        super().__init__(f"row-{index + 1}")
        self.index = index
        self.price = price  # or -1, where none is asked for

    def label(self, game: Game) -> Message:
        assert isinstance(game, Margraves)
        card = game.row[self.index]
        assert card is not None
        if self.price < 0:
            return card.name()
        return Message("option-hire", {"card": card.name(), "price": amount("gold", self.price)})


class Space(Choice):
    """A space for a privilege that lies face up."""

    __slots__ = ("index", "level")

    def __init__(self, index: int) -> None:
        super().__init__(f"privilege-{index + 1}")
        self.index = index
        self.level = index // DISPLAY

    def label(self, game: Game) -> Message:
        assert isinstance(game, Margraves)
        tile = game.display[self.index]
        assert tile is not None
        return tile.label(game)


class Prey(Choice):
    """A lair with the monster that shows itself there."""

    __slots__ = ("lair",)

    def __init__(self, lair: Lair) -> None:
        super().__init__(lair.id)
        self.lair = lair

    def label(self, game: Game) -> Message:
        assert isinstance(game, Margraves)
        return game.piles[self.lair.index][-1].name()


class Tomb(Choice):
    """One of the nine heroic tombs."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        super().__init__(f"tomb-{index + 1}")
        self.index = index

    def label(self, game: Game) -> Message:
        return Message("option-tomb", {"n": self.index + 1})


class Slot(Choice):
    """A building slot of a location."""

    __slots__ = ("index", "pack", "place")

    def __init__(self, pack: Pack, index: int) -> None:
        self.index = index
        self.place = index // TOWER_SLOTS
        self.pack = pack
        super().__init__(f"{pack.locations[self.place].id}-{index % TOWER_SLOTS + 1}")

    def label(self, game: Game) -> Message:
        return self.pack.locations[self.place].towers[self.index % TOWER_SLOTS].effect.message()


class Gold(Choice):
    """Two gold instead of a location's power."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return Message("option-two-gold", {"what": amount("gold", ENTRY_GOLD)})


RECALL: Final = Choice("recall")
BUILD: Final = Choice("build")
TWO_GOLD: Final = Gold("two-gold")
OWN: Final = tuple([Token(i) for i in range(len(TOKENS))])
SUPPLY: Final = tuple([Taken(i) for i in range(RESOURCES)])
KNIGHTS: Final = tuple([Amount("knight", n) for n in range(21)])


class Box(SharedBox):
    """What does not change during a match: the components and the things that can be offered."""

    __slots__ = ("crying", "entries", "hiring", "pack", "prey", "removing", "slots", "spaces", "tombs")

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__(players)
        self.pack = pack
        self.entries: list[list[Choice]] = [[location.offer, TWO_GOLD] for location in pack.locations]
        self.prey = [Prey(lair) for lair in pack.lairs]
        self.removing = [RowSpace(i, -1) for i in range(ROW)]
        self.hiring = [RowSpace(i, cost) for i, cost in enumerate(pack.costs)]
        self.crying: dict[int, list[RowSpace]] = {}  # for a fixed price
        self.spaces = [Space(i) for i in range(2 * DISPLAY)]
        self.tombs = [Tomb(i) for i in range(TOMBS)]
        self.slots = [Slot(pack, i) for i in range(LOCATIONS * TOWER_SLOTS)]

    def hiring_for(self, price: int) -> list[RowSpace]:
        """The row for what its spaces cost, or for a fixed price."""
        if not price:
            return self.hiring
        if price not in self.crying:
            self.crying[price] = [RowSpace(i, price) for i in range(ROW)]
        return self.crying[price]


# --- the table ------------------------------------------------------------------------------------------------------


@state
class Margraves(Game):
    """The whole table. Decks and piles are kept from bottom to top."""

    box: Box
    players: list[Player]
    reserve: list[int]  # stone, wood, magic, gems and knights
    knights: list[int]  # on each location
    slots: list[int]  # whose tower stands on each building slot, or -1
    tombs: list[int]
    statue: int  # knights for whom there was no tomb (l.647)
    row: list[Citizen | None]
    deck: tuple[Citizen, ...]
    removed: tuple[Citizen, ...]  # out of the game
    display: list[Privilege | None]  # three of level I, three of level II
    stacks: list[tuple[Privilege, ...]]
    spent: tuple[Privilege, ...]  # grants that were used
    piles: list[tuple[Monster, ...]]  # on the lair cards, the top one face up
    beneath: list[tuple[Monster, ...]]  # under the lair cards
    slain: int  # the lair whose pile is to be turned up at the end of the turn, or -1
    spare: tuple[Wealth, ...]  # not dealt, not kept, or resolved
    round: int
    first: int
    active: int
    card: Citizen | None  # played this turn for its pennant or its text
    part: int  # how far that has been carried out; in the draft, how often was chosen
    fresh: int  # whether the active player was given a grant, and not asked since
    end_reason: str

    def active_player(self) -> Player:
        return self.players[self.active]

    def from_active(self) -> list[Player]:
        """Everybody, the active player first, clockwise (l.340)."""
        return self.players[self.active :] + self.players[: self.active]


def distinct_citizens(cards: tuple[Citizen, ...]) -> list[Citizen]:
    """Each of them once, in the order in which they lie."""
    return list(dict.fromkeys(cards))


def less(cards: tuple[Citizen, ...], card: Citizen) -> tuple[Citizen, ...]:
    """The cards without one of these."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
