"""The Action Phase (rulebook l.214-278): slay, recruit, take, pray, share or join the story, twice."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.question import Amount, Choice, SeatChoice
from valtable.games.realm.cards import Monster
from valtable.games.realm.effects import possible, resolve
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.paying import Deed
from valtable.games.realm.recruiting import add_recruits, recruit
from valtable.games.realm.slaying import remove_monster, slay, slayable
from valtable.games.realm.state import CITIZENS, COLUMNS
from valtable.games.realm.tell import gained, resource_moved
from valtable.games.realm.vocabulary import RESOURCES, VP, Resource
from valtable.games.saga.aid import amounts_of, put_wall, sites
from valtable.games.saga.cards import Boon, Favour
from valtable.games.saga.state import BRIGHT, DULL, WALLS, About, Phase, Player, Saga
from valtable.games.saga.tasks import JOIN, can_join, join
from valtable.games.saga.vocabulary import WallPrice

WALL_PRICE: Final = 8  # VP (l.244)


class Prayer(Choice):
    """A favour of Aquilin's, as something to pray for."""

    __slots__ = ("favour",)

    def __init__(self, favour: Favour) -> None:
        super().__init__("favour-" + favour.id)
        self.favour = favour

    def label(self, game: Game) -> Message:
        price = {"price": [amount("vp", self.favour.cost)]} if self.favour.cost else {}
        return Message("deed-pray" if price else "deed-pray-free", {"card": self.favour.name(), **price})


class Use(Choice):
    """A boon of the coffer, as something to use."""

    __slots__ = ("boon",)

    def __init__(self, boon: Boon) -> None:
        super().__init__("boon-" + boon.id)
        self.boon = boon

    def label(self, game: Game) -> Message:
        return Message("deed-boon", {"card": self.boon.name(), "effect": self.boon.effect.message()})


class Site(Choice):
    """A place for a wall, as something to pray for."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        super().__init__(WALLS[column].id)
        self.column = column

    def label(self, game: Game) -> Message:
        assert isinstance(game, Saga)
        return Message("deed-wall", {"n": game.tile(self.column), "price": [amount("vp", wall_price(game))]})


SITES: Final = [Site(column) for column in range(COLUMNS)]


class Other(Choice):
    """What is no thing on the table that is slain, recruited or prayed for."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return Message("deed-" + self.id)


SHARE: Final = Other("share")
RADIANT: Final = Other("radiant")


def first_action(game: Saga) -> None:
    act(game, game.active_player)
    game.phase = Phase.SECOND_ACTION


def second_action(game: Saga) -> None:
    act(game, game.active_player)
    game.phase = Phase.MONSTERS


def act(game: Saga, player: Player) -> None:
    """One action; boons and radiant tokens are used beside it."""
    while True:
        choice = game.ask(player, "action", deeds(game, player), game.box.action)
        if isinstance(choice, Use):
            use_boon(game, player, choice.boon)
        elif choice is RADIANT:
            use_radiant(game, player)
        else:
            break
    if isinstance(choice, Resource):
        player.gain(choice, 1)
        resource_moved(game, "took-resource", player, choice, 1)
    elif isinstance(choice, Deed):
        number = choice.place.number
        if number < CITIZENS or number in game.covers:
            slay(game, player, number)
        else:
            recruit(game, player, number)
    elif isinstance(choice, Prayer):
        pray(game, player, choice.favour)
    elif isinstance(choice, Site):
        pray_for_wall(game, player, choice.column)
    elif choice is SHARE:
        share(game, player)
    else:
        join(game, player)
    cover_empty_stacks(game, player)


def deeds(game: Saga, player: Player) -> list[Choice]:
    """Which actions there are now; taking a resource is always possible."""
    found = slayable(game, player)
    if player.gold:
        add_recruits(game, player, found)
    if can_join(game, player):
        found.append(JOIN)
    for favour in game.favours:
        if favour is not None and player.vp >= favour.cost and possible(game, player, favour.effect):
            found.append(Prayer(favour))
    if player.vp >= wall_price(game):
        found.extend([SITES[wall.number] for wall in sites(game)])
    if len(game.players) > 1 and player.gold + player.strength + player.magic:
        found.append(SHARE)
    found.extend(RESOURCES)
    if player.radiant == BRIGHT:
        found.append(RADIANT)
    for boon in game.boons:
        if boon.timing == "once" and possible(game, player, boon.effect):
            found.append(Use(boon))
    return found


def take_monster(game: Saga, player: Player, number: int, monster: Monster) -> int:
    """A slain monster goes to the discard, or an event out of the game; its VP are gained at once (l.224-226)."""
    gold = remove_monster(game, number)
    if number < CITIZENS:
        game.discard = (*game.discard, monster)
    else:
        game.exiled = (*game.exiled, monster)
    game.slain += 1
    player.vp += monster.vp
    gained(game, player, monster, VP, monster.vp)
    return gold


# --- praying (l.238-252) --------------------------------------------------------------------------------------------


def wall_price(game: Saga) -> int:
    rule = game.rule("wall_price")
    return rule.n if isinstance(rule, WallPrice) else WALL_PRICE


def pray_for_wall(game: Saga, player: Player, column: int) -> None:
    price = wall_price(game)
    player.vp -= price
    if game.journal is not None:
        game.journal.did("prayed-wall", player.seat, {"price": [amount("vp", price)]})
    put_wall(game, player, column, "wall-built")


def pray(game: Saga, player: Player, favour: Favour) -> None:
    """Pay its VP, have what it brings, discard it (l.246)."""
    player.vp -= favour.cost
    i = game.favours.index(favour)
    game.favours[i] = None
    game.favour_discard = (*game.favour_discard, favour)
    if game.journal is not None:
        price = {"price": [amount("vp", favour.cost)]} if favour.cost else {}
        game.journal.did("prayed" if price else "prayed-free", player.seat, {"card": favour.name(), **price})
    resolve(game, player, favour.effect, favour)


# --- sharing (l.254-260) --------------------------------------------------------------------------------------------


class Gift(Amount):
    """So many of a resource to share, and what the other gains."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return Message("option-gift", {"price": [amount(self.unit, self.n)], "n": halved(self.n)})


GIFTS: Final[dict[str, list[Gift]]] = {resource.id: [] for resource in RESOURCES}


def gifts(resource: Resource, most: int) -> list[Gift]:
    known = GIFTS[resource.id]
    while len(known) < most:
        known.append(Gift(resource.id, len(known) + 1))
    return known[most - 1 :: -1]


def halved(n: int) -> int:
    """Half of it, rounded up (l.256)."""
    return (n + 1) // 2


def share(game: Saga, player: Player) -> None:
    """Pay any number of one resource; another player gains half as many, of a type that they choose."""
    others = [game.box.seats[other.seat] for other in game.players if other is not player]
    chosen: SeatChoice = game.ask(player, "share-with", others)
    other = game.players[chosen.seat]
    named = player_name(other.seat)
    held = [resource for resource in RESOURCES if player.has(resource)]
    source = game.ask(player, "share-what", held, About("share", {"other": named}))
    about = About("share", {"other": named, "what": source.name()})
    n = game.ask(player, "share-amount", gifts(source, player.has(source)), about).n
    offers = [amounts_of(resource, halved(n))[0] for resource in RESOURCES]
    gift = game.ask(other, "share-type", offers, About("share", {"giver": player_name(player.seat)}))
    player.gain(source, -n)
    other.gain(RESOURCES[offers.index(gift)], gift.n)
    if game.journal is not None:
        args = {"price": [amount(source.id, n)], "other": named, "gains": [amount(gift.unit, gift.n)]}
        game.journal.did("shared", player.seat, args)


# --- beside an action -----------------------------------------------------------------------------------------------


def use_radiant(game: Saga, player: Player) -> None:
    """Turned dull, a radiant token gives some of one resource."""
    radiant = game.box.pack.radiant
    offers = [amounts_of(resource, radiant.gain)[0] for resource in RESOURCES]
    chosen = RESOURCES[offers.index(game.ask(player, "radiant-gain", offers, radiant))]
    player.radiant = DULL
    if game.journal is not None:
        game.journal.did("radiant-used", player.seat)
    player.gain(chosen, radiant.gain)
    gained(game, player, radiant, chosen, radiant.gain)


def use_boon(game: Saga, player: Player, boon: Boon) -> None:
    """Once in each book."""
    game.boons = tuple([other for other in game.boons if other is not boon])
    if game.journal is not None:
        game.journal.did("boon-used", player.seat, {"card": boon.name()})
    resolve(game, player, boon.effect, boon)
