"""Paying for a building (rulebook l.288-319, l.399-413).

Each resource of the cost comes from a coin on one's own resource, castle or somebody else's resource, or from a
resource power. The player is asked for one resource after the other, and only offered what can still be completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, player_name
from valtable.engine.question import Choice
from valtable.games.villages.cards import NATIVE, Building, Member
from valtable.games.villages.hand import discard
from valtable.games.villages.state import COIN, FREE, Player, Villages, in_village
from valtable.games.villages.vocabulary import RESOURCES, in_words

RESOURCE_KINDS: Final = range(len(RESOURCES))


class Purse:
    """What a player can pay with during one Build action."""

    __slots__ = ("cards", "castle", "coined", "gold", "natives", "paid", "powers", "priced", "typed")

    def __init__(
        self, gold: int, cards: int, castle: bool, coined: list[int], powers: list[Member], paid: list[str]
    ) -> None:
        self.gold = gold
        self.cards = cards  # those that can be discarded for a power
        self.castle = castle  # whether it would take a coin
        self.coined = coined  # resources on the table, of each kind, that would take a coin
        self.powers = powers  # those that give a resource
        self.paid = paid  # what has been paid: places that got a coin, prices of powers
        self.typed = [0, 0, 0, 0]  # free powers, of each kind
        self.natives = 0  # free powers that give any kind
        self.priced: list[int] = []  # what the powers that cost discards cost: all of them native
        for power in powers:
            if power.price:
                self.priced.append(power.price)
                self.priced.sort()
            elif power.provides == NATIVE:
                self.natives += 1
            else:
                self.typed[power.provides] += 1

    def after(self, way: Source) -> Purse:
        """What is left once a resource was got that way."""
        power = way.power
        if power is not None:
            powers = [one for one in self.powers if one is not power]
            paid = [*self.paid, str(power.price)] if power.price else self.paid
            return Purse(self.gold, self.cards - power.price, self.castle, self.coined, powers, paid)
        paid = [*self.paid, way.id]
        if way.kind == NATIVE:
            return Purse(self.gold - 1, self.cards, False, self.coined, self.powers, paid)
        coined = self.coined[:]
        coined[way.kind] -= 1
        return Purse(self.gold - 1, self.cards, self.castle, coined, self.powers, paid)

    def covers(self, need: Sequence[int]) -> bool:
        """Whether the rest of a cost can be paid: free powers first, then coins, then powers that cost cards."""
        rest = 0
        short = 0  # what no coin on a resource can give
        for kind in RESOURCE_KINDS:
            left = need[kind] - self.typed[kind]
            if left > 0:
                rest += left
                if left > self.coined[kind]:
                    short += left - self.coined[kind]
        rest -= self.natives
        short -= self.natives
        if rest <= 0:
            return True
        castle = 1 if self.castle else 0
        if rest <= self.gold and short <= castle:
            return True
        spent = 0
        for used, price in enumerate(self.priced, 1):
            spent += price
            if spent > self.cards:
                return False
            if rest - used <= self.gold and short - used <= castle:
                return True
        return False


def purse_for(player: Player, card: Building, coined: list[int]) -> Purse:
    """What the player can pay for that building with."""
    powers = [power for power in player.village.resource_powers if power.only_for in (-1, card.type)]
    return Purse(player.gold, len(player.hand) - 1, player.castle == FREE, coined, powers, [])


def free_resources(owners: list[Player]) -> list[int]:
    """How many resources of each kind lie before these players without a coin."""
    free = [0, 0, 0, 0]
    for owner in owners:
        for i, card in enumerate(owner.resources):
            if owner.coins[i] == FREE:
                free[card.resource] += 1
    return free


def buildable(game: Villages, player: Player) -> list[Building]:
    """The buildings whose name is not in the village yet (l.286) and whose cost can be paid."""
    names = player.village.names
    coined = free_resources(game.players)
    found: list[Building] = []
    purse: Purse | None = None
    for card in player.kinds_in_hand():
        if card.id not in names:
            if purse is None or player.village.resource_powers:  # without any, it is the same for all
                purse = purse_for(player, card, coined)
            if purse.covers(card.cost):
                found.append(card)
    return found


class Need(Choice):
    """One resource of a building's cost, for the question where it comes from."""

    __slots__ = ("card", "kind", "purse", "rest")

    def __init__(self, card: Building, kind: int, purse: Purse, rest: list[int]) -> None:
        super().__init__(card.id)
        self.card = card
        self.kind = kind
        self.purse = purse
        self.rest = rest  # of the cost, after this resource

    def about(self) -> dict[str, Message]:
        return {"card": self.card.name(), "resource": Message("resource-" + RESOURCES[self.kind])}


class Source(Choice):
    """Where one resource of a cost comes from."""

    __slots__ = ("kind", "need", "own", "power", "seat")

    def __init__(self, id: str, need: int, kind: int, seat: int, own: bool, power: Member | None = None) -> None:
        super().__init__(id)
        self.need = need  # the resource that is asked for
        self.kind = kind  # the one that gives it: the same, or NATIVE for the castle
        self.seat = seat
        self.own = own
        self.power = power

    def label(self, game: Game) -> Message:
        resource = Message("resource-" + RESOURCES[self.need])
        if self.power is not None:
            assert self.power.power is not None
            return Message("provide-power", {"card": self.power.name(), "effect": in_words(self.power.power)})
        if self.kind == NATIVE:
            return Message("provide-castle", {"resource": resource})
        if self.own:
            return Message("provide-own", {"resource": resource})
        return Message("provide-resource", {"resource": resource, "player": player_name(self.seat)})


class Payment:
    """A building being paid for: by whom, and what lay free before each seat when it began."""

    __slots__ = ("free", "seat")

    def __init__(self, game: Villages, player: Player) -> None:
        self.seat = player.seat
        self.free = [free_resources([owner]) for owner in game.players]

    def ways(self, purse: Purse, kind: int, rest: list[int]) -> list[Source]:
        """The different ways to get one resource, one's own first, after which the rest can still be paid."""
        found = [
            Source(in_village(power), kind, kind, self.seat, True, power)
            for power in purse.powers
            if power.provides in (kind, NATIVE) and power.price <= purse.cards
        ]
        if purse.gold:
            n = len(self.free)
            for i in range(n):
                seat = (self.seat + i) % n
                free = self.free[seat][kind]
                if free:
                    place = f"seat-{seat}-{RESOURCES[kind]}"
                    if free > purse.paid.count(place):
                        found.append(Source(place, kind, kind, seat, i == 0))
                if i == 0 and purse.castle:
                    found.append(Source(f"seat-{seat}-castle", kind, NATIVE, seat, True))
        return [way for way in found if purse.after(way).covers(rest)] if len(found) > 1 else found

    def differ(self, purse: Purse, ways: list[Source], rest: list[int], found: list[list[str]]) -> bool:
        """Whether two payments come to different things: coins in other places, or other discards. Which of several
        powers that cost nothing is used makes no difference.

        `ways` are those for one resource, `rest` is the cost after it, and `found` are the payments so far.
        """
        paid = sum([1 for way in ways if way.power is None or way.power.price])
        if paid > 1 + sum(rest):
            return True  # no payment can hold them all
        return any(self.differ_after(purse.after(way), rest, found) for way in ways)

    def differ_after(self, purse: Purse, need: list[int], found: list[list[str]]) -> bool:
        """The same for what is left to pay."""
        for kind in RESOURCE_KINDS:
            if need[kind]:
                rest = need[:]
                rest[kind] -= 1
                return self.differ(purse, self.ways(purse, kind, rest), rest, found)
        found.append(sorted(purse.paid))
        return found[0] != found[-1]


def pay(game: Villages, player: Player, card: Building) -> None:
    """Provide every resource of the cost; the card itself is still in the hand, but cannot be discarded for it.

    Where all ways that are left come to the same, nothing is asked.
    """
    payment = Payment(game, player)
    purse = purse_for(player, card, [sum(kind) for kind in zip(*payment.free, strict=True)])
    need = list(card.cost)
    settled = False
    for kind in RESOURCE_KINDS:
        while need[kind]:
            need[kind] -= 1
            ways = payment.ways(purse, kind, need)
            settled = settled or (len(ways) > 1 and not payment.differ(purse, ways, need, []))
            way = game.ask(player, "provide", ways[:1] if settled else ways, Need(card, kind, purse, need))
            purse = purse.after(way)
            provide(game, player, way, kind, card)


def usual(game: Villages, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice | None:
    """Powers that cost nothing, then coins that come back to oneself, then coins for others, then discards.

    A free power that gives any resource is kept for what would cost a coin for somebody else, if there is such a thing.
    """
    if prompt != "provide" or not isinstance(about, Need):
        return None
    short = 0  # resources to come that oneself can neither give for nothing nor put a coin on
    own = free_resources([game.players[seat]])
    for kind in RESOURCE_KINDS:
        need = about.rest[kind] + (kind == about.kind) - about.purse.typed[kind]
        short += max(0, need - own[kind])
    keep_natives = short >= about.purse.natives
    ways = [way for way in choices if isinstance(way, Source)]
    return min(ways, key=lambda way: dearness(way, keep_natives))


def dearness(way: Source, keep_natives: bool) -> int:
    """How gladly one pays that way, the gladdest first."""
    if way.power is not None:
        if way.power.price:
            return 6
        return 0 if way.power.provides != NATIVE else 3 if keep_natives else 1
    if not way.own:
        return 5
    return 4 if way.kind == NATIVE else 2


def provide(game: Villages, player: Player, way: Source, kind: int, built: Building | None = None) -> None:
    """Place the coin or use the power."""
    if way.power is not None:
        if way.power.price:
            discard(game, player, way.power.price, "discard-for", way.power, built)
        if game.journal is not None:
            what = Message("resource-" + RESOURCES[kind])
            game.journal.did("used-power", player.seat, {"card": way.power.name(), "what": what})
        return
    player.gold -= 1
    owner = game.players[way.seat]
    if way.kind == NATIVE:
        owner.castle = COIN
    else:
        coins = list(owner.coins)
        for i, card in enumerate(owner.resources):
            if coins[i] == FREE and card.resource == way.kind:
                coins[i] = COIN
                break
        owner.coins = tuple(coins)
    if game.journal is not None:
        args = {"resource": Message("resource-" + RESOURCES[kind]), "from": f"seat-{player.seat}-gold", "to": way.id}
        if way.kind == NATIVE:
            game.journal.did("coin-on-castle", player.seat, args)
        elif way.own:
            game.journal.did("coin-on-own", player.seat, args)
        else:
            game.journal.did("coin-on-other", player.seat, {**args, "owner": player_name(owner.seat)})
