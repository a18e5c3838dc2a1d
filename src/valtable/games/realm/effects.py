"""Doing what a card says: gains, choices, payments, and the verbs that the rules have handed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from valtable.engine.effects import All, Branch, Choose, Do, Effect, Gain, May, Pay
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.pack import Card, Offer
from valtable.engine.question import NO, YES, Choice
from valtable.games.realm import tell
from valtable.games.realm.state import Realm, Ruler
from valtable.games.realm.vocabulary import BY_NAME, RESOURCES


class Reworded(Choice):
    """A choice that speaks of VP, in the words of a game that has its own for them."""

    __slots__ = ("choice", "said")

    def __init__(self, choice: Choice, said: Callable[[Message], Message]) -> None:
        super().__init__(choice.id)
        self.choice = choice
        self.said = said

    def label(self, game: Game) -> Message:
        return self.said(self.choice.label(game))

    def about(self) -> dict[str, Message]:
        return {name: self.said(message) for name, message in self.choice.about().items()}


def offer(game: Realm, player: Ruler, prompt: str, choices: Sequence[Choice], about: Choice | None = None) -> Choice:
    """Ask about choices that may bring VP."""
    said = game.ways.said
    if said is None:
        return game.ask(player, prompt, choices, about)
    reworded = [Reworded(choice, said) for choice in choices]
    return game.ask(player, prompt, reworded, None if about is None else Reworded(about, said)).choice


def resolve(game: Realm, player: Ruler, effect: Effect, card: Card, may_decline: bool = False) -> bool:
    """Do the effect of a card; False when it was declined or could not be done."""
    if isinstance(effect, Gain):
        gain(game, player, effect, card)
        return True
    if isinstance(effect, All):
        for i, part in enumerate(effect.parts):
            if not resolve(game, player, part, card, may_decline and i == 0) and i == 0 and may_decline:
                return False
        return True
    if isinstance(effect, Choose):
        branches = [branch for branch in effect.branches if possible(game, player, branch.effect)]
        if not branches:
            return False
        branch = offer(game, player, "choose-reward", branches, card)
        assert isinstance(branch, Branch)
        return resolve(game, player, branch.effect, card)
    if isinstance(effect, May):
        return resolve(game, player, effect.effect, card, True)
    if isinstance(effect, Pay):
        if not can_pay(player, effect):
            return False
        if offer(game, player, "pay-power", YES_NO, Offer(card, effect.message())) is NO:
            return False
        pay(game, player, effect, card)
        return True
    assert isinstance(effect, Do)
    return game.ways.verbs[effect.verb].do(game, player, effect, card, may_decline)


YES_NO: Final = (YES, NO)


def possible(game: Realm, player: Ruler, effect: Effect) -> bool:
    """Whether the effect can be chosen: a citizen must be there to be taken (l.821), somebody to be robbed."""
    if isinstance(effect, All):
        return all(possible(game, player, part) for part in effect.parts)
    if isinstance(effect, Choose):
        return any(possible(game, player, part) for part in effect.parts)
    if isinstance(effect, May):
        return possible(game, player, effect.effect)
    if isinstance(effect, Pay):
        return can_pay(player, effect)
    if isinstance(effect, Do):
        can = game.ways.verbs[effect.verb].can
        return can is None or can(game, player, effect)
    return True


def gain(game: Realm, player: Ruler, effect: Effect, card: Card) -> None:
    """Plain gains, counted at this instant."""
    if isinstance(effect, All):
        for part in effect.parts:
            gain(game, player, part, card)
        return
    assert isinstance(effect, Gain)
    n = effect.amount
    if effect.counter is not None:
        n *= player.count(effect.counter)
    if not n:
        return
    resource = game.ask(player, "gain-any", RESOURCES, card) if effect.resource == "wild" else BY_NAME[effect.resource]
    player.gain(resource, n)
    tell.gained(game, player, card, resource, n)


def price(player: Ruler, effect: Pay) -> int:
    return effect.amount if effect.counter is None else effect.amount * player.count(effect.counter)


def can_pay(player: Ruler, effect: Pay) -> bool:
    return player.has(BY_NAME[effect.resource]) >= price(player, effect)


def pay(game: Realm, player: Ruler, effect: Pay, card: Card) -> None:
    """Pay, then gain."""
    resource = BY_NAME[effect.resource]
    cost = price(player, effect)
    player.gain(resource, -cost)
    tell.exchanged(game, player, card, resource, cost)
    resolve(game, player, effect.effect, card)
