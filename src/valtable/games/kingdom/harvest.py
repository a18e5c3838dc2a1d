"""The Harvest Phase (rulebook l.199-246).

Steals come first. Then everybody harvests at once, each in an order of their own: fixed gains are taken at once,
because having them earlier can never hurt; then the choices; then the exchanges, one by one, while the player likes.
"""

from __future__ import annotations

from valtable.engine.effects import Choose, Do, Effect, Gain
from valtable.engine.message import amount
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import ACTIVE, PASSIVE, Citizen, Exchange
from valtable.games.kingdom.effects import can_pay, gain, pay, resolve, steal
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.kingdom.tableau import Yield
from valtable.games.kingdom.words import RESOURCES


def harvest_phase(game: Kingdom) -> None:
    """The active player's cards work on their left side, everybody else's on their right."""
    steals_first(game, game.active_player)
    game.together(game.in_play(), reap)
    game.phase = Phase.FIRST_ACTION


def second_harvest_phase(game: Kingdom) -> None:
    """Alone, the right side of the cards works after the monsters (l.775)."""
    reap_side(game, game.active_player, PASSIVE)
    game.phase = Phase.TURN_END


def yields(game: Kingdom, player: Player, side: int) -> tuple[Yield, Yield, Yield]:
    """What each die and their sum bring: a double works twice (l.212)."""
    tableau = player.tableau
    return tableau.at(game.die1, side), tableau.at(game.die2, side), tableau.at(game.die1 + game.die2, side)


def steals_first(game: Kingdom, player: Player) -> None:
    """Citizens that take from others work before anybody harvests (l.224, l.854)."""
    if not player.tableau.thieves:
        return
    for out in yields(game, player, ACTIVE):
        for card, effect in out.steals:
            steal(game, player, thefts(effect), card, may_take_less=True)


def thefts(effect: Effect) -> list[Do]:
    """The steals among which the player may choose."""
    parts = effect.parts if isinstance(effect, Choose) else (effect,)
    return [part for part in parts if isinstance(part, Do)]


def reap(game: Kingdom, player: Player) -> None:
    """One player's harvest."""
    reap_side(game, player, ACTIVE if player.seat == game.active else PASSIVE)


def reap_side(game: Kingdom, player: Player, side: int) -> None:
    first, second, both = yields(game, player, side)
    gold = first.gold + second.gold + both.gold
    strength = first.strength + second.strength + both.strength
    magic = first.magic + second.magic + both.magic
    vp = first.vp + second.vp + both.vp
    player.gold += gold
    player.strength += strength
    player.magic += magic
    player.vp += vp
    if game.journal is not None:
        tell.harvested(game, player, first.cards + second.cards + both.cards, tell.amounts(gold, strength, magic, vp))
    if side == ACTIVE:
        for domain in player.tableau.powers.at_harvest:
            gain(game, player, domain.effect, domain)
    heralds = heralds_called(game, first, second, both)
    if heralds == 0 and first.plain and second.plain and both.plain:
        return
    for card, effect in first.later + second.later + both.later:
        choose_gain(game, player, effect, card)
    if heralds:
        call_heralds(game, player, side, heralds)
    exchanges = first.exchanges + second.exchanges + both.exchanges
    if exchanges:
        exchange(game, player, list(exchanges))


def heralds_called(game: Kingdom, first: Yield, second: Yield, both: Yield) -> int:
    """Once for a double, once when nothing matches; a match that brought nothing is a match (l.236-244)."""
    n = 1 if game.die1 == game.die2 else 0
    if not (first.cards or second.cards or both.cards):
        n += 1
    return n


def call_heralds(game: Kingdom, player: Player, side: int, times: int) -> None:
    for card in player.tableau.starters:
        if card.herald:
            for _ in range(times):
                choose_gain(game, player, card.sides[side], card)


def choose_gain(game: Kingdom, player: Player, effect: Effect, card: Citizen) -> None:
    """A citizen that leaves a choice, or counts what lies outside the tableau."""
    if isinstance(effect, Gain) and effect.resource == "wild" and effect.counter is None:
        resource = game.ask(player, "herald" if card.herald else "gain-any", RESOURCES, card)
        player.gain(resource, effect.amount)
        if game.journal is not None:
            tell.gained(game, player, card, [amount(resource.id, effect.amount)])
    else:
        resolve(game, player, effect, card)


def exchange(game: Kingdom, player: Player, exchanges: list[Exchange]) -> None:
    """Pay to gain, each activation once, in any order, with what another one has just given (l.230, l.854)."""
    while True:
        options: list[Choice] = []
        for offer in exchanges:
            if offer not in options and can_pay(player, offer.pay):
                options.append(offer)
        if not options:
            return
        options.append(PASS)
        choice = game.ask(player, "exchange", options)
        if not isinstance(choice, Exchange):
            return
        exchanges.remove(choice)
        pay(game, player, choice.pay, choice.card)
