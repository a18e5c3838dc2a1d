"""The Roll Phase (rulebook l.185-197): two dice, the domains that change them, and what doubles bring."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom import monster_events, tell
from valtable.games.kingdom.cards import Domain
from valtable.games.kingdom.effects import can_pay, gain, price
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.kingdom.vocabulary import BY_NAME


class Die(Choice):
    """One of the two dice."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"die-{number}")
        self.number = number

    def label(self, game: Game) -> Message:
        assert isinstance(game, Kingdom)
        return Message("option-die", {"value": game.die1 if self.number == 1 else game.die2})


DIE1: Final = Die(1)
DIE2: Final = Die(2)


def roll_phase(game: Kingdom) -> None:
    """Roll, change the dice, announce them, follow the monster events (l.187-197, l.626)."""
    game.die1, game.die2 = game.chance.two_dice()
    tell.rolled(game)
    doubles(game)
    player = game.active_player
    if player.tableau.powers.on_roll:
        change_dice(game, player)
    if game.box.events:
        monster_events.follow(game)
    game.phase = Phase.HARVEST


def change_dice(game: Kingdom, player: Player) -> None:
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


def targets(game: Kingdom, domain: Domain) -> list[Die]:
    """The dice it would really change, to a value from 1 to 6 (l.833)."""
    change = domain.change
    assert change is not None
    dice: list[Die] = []
    for die, value in ((DIE1, game.die1), (DIE2, game.die2)):
        if change.result(value) != value and 1 <= change.result(value) <= 6:
            dice.append(die)
    return dice[:1] if game.die1 == game.die2 else dice


def change_die(game: Kingdom, player: Player, domain: Domain) -> None:
    change = domain.change
    assert change is not None
    die = game.ask(player, "which-die", targets(game, domain), domain)
    if domain.price is not None:
        player.gain(BY_NAME[domain.price.resource], -price(player, domain.price))
    before = game.die1 if die is DIE1 else game.die2
    after = change.result(before)
    if die is DIE1:
        game.die1 = after
    else:
        game.die2 = after
    tell.die_changed(game, player, domain, die.id, before, after)
    doubles(game)


def doubles(game: Kingdom) -> None:
    """Powers that work on every double rolled or made, by any player (l.835-841)."""
    if game.die1 != game.die2:
        return
    for player in game.in_play():
        for domain in player.tableau.powers.on_doubles:
            gain(game, player, domain.effect, domain)
