"""The locations: what happens when a margrave or a knight enters one (rulebook l.290-293, l.313-317, l.483-548)."""

from __future__ import annotations

from typing import Final

from valtable.engine.question import Choice
from valtable.games.margraves.cards import Location, Power, Reward
from valtable.games.margraves.citizens import hire, hireable
from valtable.games.margraves.naval import cargo, sail
from valtable.games.margraves.rewards import decide, gain
from valtable.games.margraves.state import ENTRY_GOLD, STRONGEST, TWO_GOLD, Margraves, Player, RowSpace, Token
from valtable.games.margraves.storage import can_pay, gain_gold, pay_gold, pay_resources
from valtable.games.margraves.vocabulary import FIRST_TOKEN, GOLD, RESOURCES, STRENGTH, WILD

GOLD_ALONE: Final[tuple[Choice, ...]] = (TWO_GOLD,)


def enter(game: Margraves, player: Player, location: Location) -> None:
    """The power of the location, or 2 gold for whoever cannot or will not use it (l.290-293, l.313-317)."""
    offer = location.offer
    choice: Choice | None = None
    while choice is None:
        if offer.verb == "recruit":
            choice = decide(game, player, "enter-recruit", [*hireable(game, player), TWO_GOLD], location)
        elif offer.verb == "sail":
            choice = decide(game, player, "enter-sail", [*cargo(player), TWO_GOLD], location)
        elif can_use(game, player, offer):
            choice = decide(game, player, "enter", game.box.entries[location.index], location)
        else:
            choice = decide(game, player, "enter", GOLD_ALONE, location)
    if choice is TWO_GOLD:
        gain_gold(game, player, ENTRY_GOLD)
    elif isinstance(choice, RowSpace):
        hire(game, player, choice)
    elif isinstance(choice, Token):
        sail(game, player, False, choice)
    else:
        use(game, player, offer)


def can_use(game: Margraves, player: Player, offer: Power) -> bool:
    """Whether the power can be paid for and brings anything at all."""
    return (offer.price[0] < 0 or can_pay(player, offer.price)) and brings(game, player, offer.gain)


def brings(game: Margraves, player: Player, reward: Reward | None) -> bool:
    """Whether some of the reward is to be had now."""
    if reward is None:
        return False
    for kind, _ in reward.amounts:
        if kind == STRENGTH:
            found = player.strength < STRONGEST
        elif FIRST_TOKEN <= kind < WILD:
            found = game.reserve[kind - FIRST_TOKEN] > 0
        elif kind == WILD:
            found = max(game.reserve[:RESOURCES]) > 0
        else:
            found = True
        if found:
            return True
    return False


def use(game: Margraves, player: Player, offer: Power) -> None:
    """Pay, where there is a price, and take."""
    kind, n = offer.price
    if kind == GOLD:
        pay_gold(game, player, n)
    elif kind == WILD:
        pay_resources(game, player, n)
    assert offer.gain is not None
    gain(game, player, offer.gain)
