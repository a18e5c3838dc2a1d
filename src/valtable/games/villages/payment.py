"""Paying for a building (rulebook l.288-319, l.399-413).

Each resource of the cost comes from a coin on one's own resource, castle or somebody else's resource, or from a
resource power. The player is asked for one resource after the other, and only offered what can still be completed.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.engine.game import Game
from valtable.engine.message import Message, player_name
from valtable.engine.question import Choice
from valtable.games.villages import tell
from valtable.games.villages.cards import Building, Member
from valtable.games.villages.hand import discard
from valtable.games.villages.state import COIN, FREE, RESOURCE_KINDS, Player, Villages, in_village
from valtable.games.villages.words import RESOURCES, in_words

NATIVE: Final = -1


class Purse:
    """What a player can pay with during one Build action."""

    __slots__ = ("cards", "castle", "coined", "gold", "natives", "powers", "priced", "typed")

    def __init__(self, player: Player, building: Building, free: list[int]) -> None:
        self.gold = player.gold
        self.cards = len(player.hand) - 1  # those that can be discarded for a power
        self.castle = player.castle == FREE
        self.coined = free[:]  # resources on the table, of each kind, that would take a coin
        self.typed = [0, 0, 0, 0]  # free powers, of each kind
        self.natives = 0  # free powers that give any kind
        self.priced: list[int] = []  # what the native powers that cost discards cost
        self.powers: list[Member] = []
        for power in player.village.resource_powers:
            if power.only_for in (-1, building.type):
                self.powers.append(power)
                self.count(power, 1)

    def count(self, power: Member, n: int) -> None:
        kind = kind_of(power)
        if power.price:
            if n > 0:
                self.priced.append(power.price)
                self.priced.sort()
            else:
                self.priced.remove(power.price)
        elif kind == NATIVE:
            self.natives += n
        else:
            self.typed[kind] += n

    def covers(self, need: list[int]) -> bool:
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


def kind_of(power: Member) -> int:
    """Which resource the power gives."""
    gain = power.gain
    assert isinstance(gain, Gain)
    return NATIVE if gain.resource == "native" else RESOURCES.index(gain.resource)


def free_resources(game: Villages) -> list[int]:
    """How many resources of each kind lie on the table without a coin."""
    free = [0, 0, 0, 0]
    for owner in game.players:
        for i, card in enumerate(owner.resources):
            if owner.coins[i] == FREE:
                free[card.resource] += 1
    return free


def buildable(game: Villages, player: Player) -> list[Building]:
    """The buildings whose name is not in the village yet (l.286) and whose cost can be paid."""
    names = player.village.names
    free = free_resources(game)
    cards = [card for card in player.kinds_in_hand() if card.id not in names]
    return [card for card in cards if Purse(player, card, free).covers(list(card.cost))]


class Need(Choice):
    """One resource of a building's cost, for the question where it comes from."""

    __slots__ = ("card", "kind")

    def __init__(self, card: Building, kind: int) -> None:
        super().__init__(card.id)
        self.card = card
        self.kind = kind

    def about(self) -> dict[str, Message]:
        return {"card": self.card.name(), "resource": Message("resource-" + RESOURCES[self.kind])}


class Source(Choice):
    """Where one resource of a cost comes from."""

    __slots__ = ("kind", "need", "power", "seat")

    def __init__(self, id: str, need: int, kind: int, seat: int, power: Member | None) -> None:
        super().__init__(id)
        self.need = need  # the resource that is asked for
        self.kind = kind  # the one that gives it: the same, or NATIVE for the castle
        self.seat = seat
        self.power = power

    def words(self, game: Game) -> Message:
        resource = Message("resource-" + RESOURCES[self.need])
        if self.power is not None:
            assert self.power.power is not None
            return Message("provide-power", {"card": self.power.name(), "effect": in_words(self.power.power)})
        if self.kind == NATIVE:
            return Message("provide-castle", {"resource": resource})
        return Message("provide-resource", {"resource": resource, "player": player_name(self.seat)})


def sources(game: Villages, player: Player, purse: Purse, kind: int) -> list[Source]:
    """Every different way to get one resource of that kind, one's own first."""
    found = [
        Source(in_village(power), kind, kind, player.seat, power)
        for power in purse.powers
        if kind_of(power) in (kind, NATIVE) and power.price <= purse.cards
    ]
    if purse.gold:
        n = len(game.players)
        for i in range(n):
            owner = game.players[(player.seat + i) % n]
            if owner.has_free(kind):
                found.append(Source(f"seat-{owner.seat}-{RESOURCES[kind]}", kind, kind, owner.seat, None))
            if i == 0 and purse.castle:
                found.append(Source(f"seat-{owner.seat}-castle", kind, NATIVE, owner.seat, None))
    return found


def pay(game: Villages, player: Player, card: Building) -> None:
    """Provide every resource of the cost; the card itself is still in the hand, but cannot be discarded for it."""
    purse = Purse(player, card, free_resources(game))
    need = list(card.cost)
    for kind in RESOURCE_KINDS:
        while need[kind]:
            need[kind] -= 1
            ways = [way for way in sources(game, player, purse, kind) if completes(purse, way, need)]
            way = game.ask(player, "provide", ways, Need(card, kind))
            spend(purse, way)
            provide(game, player, way, kind, card)


def completes(purse: Purse, way: Source, need: list[int]) -> bool:
    """Whether the rest can still be paid when this resource comes from there."""
    undo = (purse.gold, purse.cards, purse.castle)
    spend(purse, way)
    fine = purse.covers(need)
    purse.gold, purse.cards, purse.castle = undo
    if way.power is not None:
        purse.powers.append(way.power)
        purse.count(way.power, 1)
    elif way.kind != NATIVE:
        purse.coined[way.kind] += 1
    return fine


def spend(purse: Purse, way: Source) -> None:
    if way.power is not None:
        purse.powers.remove(way.power)
        purse.count(way.power, -1)
        purse.cards -= way.power.price
        return
    purse.gold -= 1
    if way.kind == NATIVE:
        purse.castle = False
    else:
        purse.coined[way.kind] -= 1


def provide(game: Villages, player: Player, way: Source, kind: int, built: Building | None = None) -> None:
    """Place the coin or use the power."""
    if way.power is not None:
        if way.power.price:
            discard(game, player, way.power.price, "discard-for", way.power, built)
        if game.journal is not None:
            what = Message("resource-" + RESOURCES[kind])
            tell.player_did(game, "used-power", player, {"card": way.power.name(), "what": what})
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
        where = {"from": f"seat-{player.seat}-gold", "to": way.id}
        resource = Message("resource-" + RESOURCES[kind])
        if way.kind == NATIVE:
            tell.player_did(game, "coin-on-castle", player, {"resource": resource, **where})
        elif owner is player:
            tell.player_did(game, "coin-on-own", player, {"resource": resource, **where})
        else:
            tell.player_did(
                game, "coin-on-other", player, {"resource": resource, "owner": player_name(owner.seat), **where}
            )
