"""The Action Phase (rulebook l.214-278): slay, recruit, take, pray, share or join the story, twice."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.question import Amount, Choice, Pick, SeatChoice
from valtable.games.realm.cards import Monster
from valtable.games.realm.effects import possible, resolve
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.paying import Deed
from valtable.games.realm.recruiting import add_recruits, recruit
from valtable.games.realm.slaying import remove_monster, slay, slayable
from valtable.games.realm.state import CITIZENS, COLUMNS
from valtable.games.realm.tell import gained, resource_moved
from valtable.games.realm.vocabulary import RESOURCES, VP, Resource
from valtable.games.saga.aid import put_wall, sites
from valtable.games.saga.cards import Boon, Favour
from valtable.games.saga.state import BRIGHT, DULL, WALLS, About, Phase, Player, Saga
from valtable.games.saga.tasks import JOIN, can_join, join

WALL_PRICE: Final = 8  # VP (l.244)


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
SHARE: Final = Pick("share", 0, Message("deed-share"))
RADIANT: Final = Pick("radiant", 0, Message("deed-radiant"))


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
        if choice is RADIANT:
            use_radiant(game, player)
        elif isinstance(choice, Pick) and isinstance(choice.of, Boon):
            use_boon(game, player, choice.of)
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
    elif isinstance(choice, Site):
        pray_for_wall(game, player, choice.column)
    elif choice is JOIN:
        join(game, player)
    elif choice is SHARE:
        share(game, player)
    elif isinstance(choice, Pick):
        pray(game, player, choice.of)
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
            found.append(favour.prayer)
    if player.vp >= wall_price(game):
        found.extend([SITES[wall.number] for wall in sites(game)])
    if len(game.players) > 1 and player.gold + player.strength + player.magic:
        found.append(SHARE)
    found.extend(RESOURCES)
    if player.radiant == BRIGHT:
        found.append(RADIANT)
    for boon in game.boons:
        if boon.timing == "once" and not boon.is_for("cancel_six") and possible(game, player, boon.effect):
            found.append(boon.use)
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
    return WALL_PRICE if rule is None else rule.n


def pray_for_wall(game: Saga, player: Player, column: int) -> None:
    price = wall_price(game)
    player.vp -= price
    if game.journal is not None:
        args = {"price": [amount("vp", price)], "from": f"seat-{player.seat}"}
        game.journal.did("prayed-wall", player.seat, args)
    put_wall(game, player, column, "wall-built")


def pray(game: Saga, player: Player, favour: Favour) -> None:
    """Pay its VP, have what it brings, discard it (l.246)."""
    player.vp -= favour.cost
    i = game.favours.index(favour)
    game.favours[i] = None
    game.favour_discard = (*game.favour_discard, favour)
    if game.journal is not None:
        price = {"price": [amount("vp", favour.cost)]} if favour.cost else {}
        args = {"card": favour.name(), **price, "from": f"favour-{favour.id}"}
        game.journal.did("prayed" if price else "prayed-free", player.seat, args)
    resolve(game, player, favour.effect, favour)


# --- sharing (l.254-260) --------------------------------------------------------------------------------------------


class Gift(Amount):
    """So many of a resource to share, and what the other gains."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return Message("option-gift", {"price": [amount(self.unit, self.n)], "n": halved(self.n)})


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
    n = game.ask(player, "share-amount", [Gift(source.id, n) for n in range(player.has(source), 0, -1)], about).n
    offers = [Amount(resource.id, halved(n)) for resource in RESOURCES]
    gift = game.ask(other, "share-type", offers, About("share", {"giver": player_name(player.seat)}))
    player.gain(source, -n)
    other.gain(RESOURCES[offers.index(gift)], gift.n)
    if game.journal is not None:
        args = {"price": [amount(source.id, n)], "other": named, "gains": [amount(gift.unit, gift.n)]}
        game.journal.did("shared", player.seat, {**args, "from": f"seat-{player.seat}", "to": f"seat-{other.seat}"})


# --- beside an action -----------------------------------------------------------------------------------------------


def use_radiant(game: Saga, player: Player) -> None:
    """Turned dull, a radiant token gives some of one resource."""
    radiant = game.box.pack.radiant
    offers = [Amount(resource.id, radiant.gain) for resource in RESOURCES]
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
