"""What a seat sees of the table at a question, added up once for all of its choices.

Everything here is public or the seat's own. Cards of other hands and of the decks are never looked at.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.insight import Sheet
from valtable.games.villages.cards import Adventurer, Building
from valtable.games.villages.figures import Figures, outline_of
from valtable.games.villages.scoring import RANKS
from valtable.games.villages.setup import START_HAND
from valtable.games.villages.state import FREE, PILES, SOLO_DECK, TARGET, Player, Villages
from valtable.games.villages.vocabulary import RESOURCES, TYPES

RESOURCE_KINDS: Final = range(len(RESOURCES))
BUILDING_TYPES: Final = range(len(TYPES))
SOLO_GOAL: Final = RANKS[0][0]  # alone one wins by points, and this many are needed
SOLO_CARDS: Final = SOLO_DECK - START_HAND - PILES  # in the deck at the start
EARLY: Final = 0.34
LATE: Final = 0.67


class Price:
    """What a building would cost a seat: nothing in it counts powers that cost cards."""

    __slots__ = ("abroad", "coins", "gold_short", "own_short", "payable")

    def __init__(self, coins: int, gold_short: int, own_short: int, abroad: int, payable: bool) -> None:
        self.coins = coins  # that must be laid
        self.gold_short = gold_short  # of them, those that the seat has not got
        self.own_short = own_short  # resources that neither its own nor its castle gives, coins on them or not
        self.abroad = abroad  # coins that must go to others now
        self.payable = payable


class Glance:
    """The table as one seat sees it."""

    __slots__ = (
        *("best_build", "buildable", "covers", "decisions", "early", "free", "game", "guests", "home", "kinds"),
        *("late", "lead", "left", "me", "most", "outline", "page", "page_card", "page_role", "points"),
        *("prices", "progress", "rivals", "seat", "table", "target", "want", "wanted"),
    )

    def __init__(self, game: Villages, seat: int) -> None:
        self.game = game
        self.decisions = game.decisions
        self.seat = seat
        self.me: Player = game.players[seat]
        self.outline = outline_of(self.me.village)
        self.kinds: list[list[int]] = []  # resources of each kind before each seat
        self.free: list[list[int]] = []  # of them, those without a coin
        self.table = [0, 0, 0, 0]  # all that take a coin
        self.home: list[int] = []  # coins on each seat's own cards
        self.points: list[int] = []
        self.most = 0  # cards in the largest village
        for player in game.players:
            self.add_up(player)
        self.target = TARGET.get(game.box.players, 0)
        self.progress = self.most / self.target if self.target else 1.0 - len(game.deck) / SOLO_CARDS
        self.early = self.progress < EARLY
        self.late = self.progress >= LATE
        self.left = max(0.0, 1.0 - self.progress)  # how much of the game is to come
        self.lead = self.points[seat] - self.best_other()
        self.wanted = [0.0, 0.0, 0.0, 0.0]  # the points of the best adventurer whom one more of each type would bring
        self.guests = [0] * len(game.players)  # adventurers of the row who would come to each seat
        self.rivals: list[int] = []  # others to whom each adventurer of the row would come
        for card in game.row:
            self.look_forward(card)
            self.compare(card)
        self.want = [0, 0, 0, 0]  # cards in hand that lack each resource
        self.buildable = 0  # cards in hand that can be built without a discard
        self.best_build = 0.0  # the points of the best of them
        self.prices: list[Price] = []  # of each card in hand
        for held in self.me.hand:
            self.look_through(held[0])
        # What was last said of a card: a question about discards offers each with every pile.
        self.page = Sheet()
        self.page_card: Building | None = None
        self.page_role = -1
        self.covers: list[Sheet] = []  # what was said of the tops of the piles, as cards to be covered

    def add_up(self, player: Player) -> None:
        kinds = [0, 0, 0, 0]
        free = [0, 0, 0, 0]
        home = 0 if player.castle == FREE else 1
        for i, card in enumerate(player.resources):
            kind = card.resource
            kinds[kind] += 1
            if player.coins[i] == FREE:
                free[kind] += 1
                self.table[kind] += 1
            else:
                home += 1
        self.kinds.append(kinds)
        self.free.append(free)
        self.home.append(home)
        self.points.append(outline_of(player.village).points + player.gold + home)
        self.most = max(self.most, player.village.size)

    def best_other(self) -> int:
        """The points to beat."""
        if self.game.box.solo:
            return SOLO_GOAL
        best = 0
        for seat, points in enumerate(self.points):
            if seat != self.seat and points > best:
                best = points
        return best

    def figures(self, card: Building) -> Figures:
        return self.game.box.figures[card.rank]

    def lack(self, card: Adventurer) -> int:
        """How many buildings the adventurer still waits for."""
        types = self.me.village.types
        lack = 0
        for type in BUILDING_TYPES:
            lack += max(0, card.requires[type] - types[type])
        return lack

    def look_forward(self, card: Adventurer) -> None:
        if self.lack(card) != 1:
            return
        types = self.me.village.types
        for type in BUILDING_TYPES:
            if card.requires[type] > types[type]:
                points = self.outline.worth(self.game.box.figures[card.rank])
                self.wanted[type] = max(self.wanted[type], points)

    def compare(self, card: Adventurer) -> None:
        rivals = 0
        for player in self.game.players:
            if player.village.welcomes(card):
                self.guests[player.seat] += 1
                rivals += 1 if player.seat != self.seat else 0
        self.rivals.append(rivals)

    def look_through(self, card: Building) -> None:
        price = self.price(card)
        self.prices.append(price)
        if card.id in self.me.village.names:
            return
        kinds = self.kinds[self.seat]
        typed = self.outline.typed
        for kind in RESOURCE_KINDS:
            if card.cost[kind] > kinds[kind] + typed[kind]:
                self.want[kind] += 1
        if price.payable:
            self.buildable += 1
            self.best_build = max(self.best_build, self.outline.worth(self.figures(card)))

    def price(self, card: Building) -> Price:
        """What it would cost the seat to build this card."""
        outline = self.outline
        kinds = self.kinds[self.seat]
        free = self.free[self.seat]
        natives = outline.natives[card.type]
        castle = 1 if self.me.castle == FREE else 0
        coins = -natives
        own_short = -natives - 1
        table_short = abroad = -natives - castle
        for kind in RESOURCE_KINDS:
            need = card.cost[kind] - outline.typed[kind]
            if need > 0:
                coins += need
                own_short += max(0, need - kinds[kind])
                table_short += max(0, need - self.table[kind])
                abroad += max(0, need - free[kind])
        coins = max(0, coins)
        gold_short = max(0, coins - self.me.gold)
        payable = table_short <= 0 and gold_short == 0
        return Price(coins, gold_short, max(0, own_short), max(0, min(abroad, coins)), payable)

    def best_recruit(self) -> float:
        """The points of the best adventurer who would come."""
        best = 0.0
        for card in self.game.row:
            if self.me.village.welcomes(card):
                best = max(best, self.outline.worth(self.game.box.figures[card.rank]))
        return best

    def best_seat(self) -> int:
        """The seat that has most points, the first of equals."""
        best = 0
        for seat, points in enumerate(self.points):
            if points > self.points[best]:
                best = seat
        return best


class Memory:
    """The last glance: within one question nothing changes."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: Glance | None = None


MEMORY: Final = Memory()


def glance_anew(game: Villages, seat: int) -> Glance:
    glance = Glance(game, seat)
    MEMORY.last = glance
    return glance


def glance_at(game: Villages, seat: int) -> Glance:
    """The same glance for all choices of a question. A game counts its questions, so none is taken for another."""
    last = MEMORY.last
    if last is not None and last.game is game and last.decisions == game.decisions and last.seat == seat:
        return last
    return glance_anew(game, seat)
