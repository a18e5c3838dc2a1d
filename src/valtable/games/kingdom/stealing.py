"""Taking from other players: resources (rulebook l.224, l.827) and monsters (l.847)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.effects import parts_of
from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Amount, Choice, SeatChoice
from valtable.games.kingdom import tell
from valtable.games.kingdom.state import Kingdom, Player
from valtable.games.realm.vocabulary import MOST, RESOURCES, Resource, Steal, StealRandomMonster
from valtable.games.realm.ways import Thieves


class Loot(Choice):
    """One resource of one player, as something to take."""

    __slots__ = ("amount", "resource", "seat")

    def __init__(self, seat: int, resource: Resource, amount: int) -> None:
        super().__init__(f"seat-{seat}-{resource.id}")
        self.seat = seat
        self.resource = resource
        self.amount = amount

    def label(self, game: Game) -> Message:
        return Message("option-loot", {"player": player_name(self.seat), "what": amount(self.resource.id, self.amount)})


LESS: Final = Choice("less")
AMOUNTS: Final[dict[str, list[Amount]]] = {r.id: [Amount(r.id, n) for n in range(MOST + 1)] for r in RESOURCES}


def victims(game: Kingdom, player: Player) -> list[Player]:
    """Who may be stolen from: every opponent but the resting player (l.672)."""
    return [victim for victim in game.in_play() if victim is not player]


def loot_for(game: Kingdom, player: Player, thefts: Sequence[Steal]) -> list[Loot]:
    """What can be taken: as much as is there when they have less (l.827)."""
    loot: list[Loot] = []
    for victim in victims(game, player):
        for theft in thefts:
            n = min(theft.n, victim.has(theft.resource))
            if n:
                loot.append(Loot(victim.seat, theft.resource, n))
    return loot


def can_steal(game: Kingdom, player: Player, theft: Steal) -> bool:
    return bool(loot_for(game, player, (theft,)))


def steal(game: Kingdom, player: Player, theft: Steal, card: Card, may_decline: bool) -> bool:
    """The power of a domain: take a resource from one opponent."""
    loot = loot_for(game, player, (theft,))
    if not loot:
        return False
    choice = game.ask(player, "steal", [*loot, PASS] if may_decline else loot, card)
    if not isinstance(choice, Loot):
        return False
    take(game, player, choice, choice.amount, card)
    return True


def send_thieves(game: Kingdom, player: Player, thieves: Thieves) -> None:
    """The citizens that take from others, before anybody harvests (l.224)."""
    for card, effect in thieves:
        send_thief(game, player, [part for part in parts_of(effect) if isinstance(part, Steal)], card)


def send_thief(game: Kingdom, player: Player, thefts: Sequence[Steal], card: Card) -> None:
    """The Thief: one resource of one player, all that it may take, or less if its owner likes (l.827)."""
    loot = loot_for(game, player, thefts)
    if not loot:
        return
    less = [some for some in loot if some.amount > 1]
    choice = game.ask(player, "steal", [*loot, LESS if less else PASS], card)
    if isinstance(choice, Loot):
        take(game, player, choice, choice.amount, card)
    elif less:
        some = game.ask(player, "steal-less", less, card)
        n = game.ask(player, "steal-amount", AMOUNTS[some.resource.id][some.amount - 1 :: -1], card).n
        if n:
            take(game, player, some, n, card)


def take(game: Kingdom, player: Player, loot: Loot, n: int, card: Card) -> None:
    game.players[loot.seat].gain(loot.resource, -n)
    player.gain(loot.resource, n)
    tell.stole(game, player, loot.seat, card, loot.resource, n)


def rob(game: Kingdom, player: Player, _effect: StealRandomMonster, card: Card, may_decline: bool) -> bool:
    """A random monster of another player, without its reward (l.847)."""
    piles: list[Choice] = [game.box.seats[victim.seat] for victim in victims(game, player) if victim.victory_pile]
    if not piles:
        return False
    choice = game.ask(player, "rob-monster", [*piles, PASS] if may_decline else piles, card)
    if not isinstance(choice, SeatChoice):
        return False
    victim = game.players[choice.seat]
    i = game.chance.below(len(victim.victory_pile))
    monster = victim.victory_pile[i]
    victim.victory_pile = victim.victory_pile[:i] + victim.victory_pile[i + 1 :]
    player.victory_pile = (*player.victory_pile, monster)
    tell.robbed(game, player, choice.seat, monster)
    return True
