"""The Roll Phase (rulebook l.185-197): two dice, the domains that change them, and what doubles bring."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Choice
from valtable.games.realm import monster_events, tell
from valtable.games.realm.cards import Domain
from valtable.games.realm.effects import can_pay, gain, price
from valtable.games.realm.state import Realm, Ruler
from valtable.games.realm.vocabulary import BY_NAME, ChangeDie


class Die(Choice):
    """One of the two dice."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"die-{number}")
        self.number = number

    def value(self, game: Realm) -> int:
        return game.die1 if self.number == 1 else game.die2

    def label(self, game: Game) -> Message:
        assert isinstance(game, Realm)
        return Message("option-die", {"value": self.value(game)})


DIE1: Final = Die(1)
DIE2: Final = Die(2)


def roll(game: Realm) -> None:
    """Roll, change the dice, announce them, follow the monster events (l.187-197, l.626)."""
    game.die1, game.die2 = game.chance.two_dice()
    tell.rolled(game)
    doubles(game)
    player = game.active_player
    if player.tableau.powers.on_roll:
        change_dice(game, player)
    if game.ways.events:
        monster_events.follow(game)


def change_dice(game: Realm, player: Ruler) -> None:
    """Each domain that changes a die may be used once, in the owner's order (l.195)."""
    unused = list(player.tableau.powers.on_roll)
    while True:
        usable: list[Choice] = [
            card.offer for card in unused if (card.price is None or can_pay(player, card.price)) and targets(game, card)
        ]
        if not usable:
            return
        choice = game.ask(player, "change-dice", [*usable, PASS])
        chosen = [card for card in unused if card.offer is choice]
        if not chosen:
            return
        unused.remove(chosen[0])
        change_die(game, player, chosen[0])


def dice_for(game: Realm, change: ChangeDie) -> list[Die]:
    """The dice that would really change, to a value from 1 to 6 (l.833); of two equal ones, either."""
    dice = [die for die, value in ((DIE1, game.die1), (DIE2, game.die2)) if change.results(value)]
    return dice[:1] if game.die1 == game.die2 else dice


def targets(game: Realm, domain: Domain) -> list[Die]:
    change = domain.change
    assert change is not None
    return dice_for(game, change)


def change_die(game: Realm, player: Ruler, domain: Domain) -> None:
    change = domain.change
    assert change is not None
    die = game.ask(player, "which-die", targets(game, domain), domain)
    if domain.price is not None:
        player.gain(BY_NAME[domain.price.resource], -price(player, domain.price))
    turn_die(game, player, die, change.results(die.value(game))[0], domain)
    doubles(game)


def turn_die(game: Realm, player: Ruler, die: Die, after: int, card: Card) -> None:
    """A die shows another value."""
    before = die.value(game)
    if die is DIE1:
        game.die1 = after
    else:
        game.die2 = after
    tell.die_changed(game, player, card, die.id, before, after)


def doubles(game: Realm) -> None:
    """Powers that work on every double rolled or made, by any player (l.835-841)."""
    if game.die1 != game.die2:
        return
    for player in game.in_play():
        for domain in player.tableau.powers.on_doubles:
            gain(game, player, domain.effect, domain)
