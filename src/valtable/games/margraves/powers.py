"""The texts of the citizens (rulebook l.332-378, l.808-967)."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Choose, Do, Effect, Gain, May, Numbered, Pay
from valtable.engine.question import PASS, YES, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import OPPONENTS, SELF, Part, Reward
from valtable.games.margraves.citizens import hireable, recruit, take_back
from valtable.games.margraves.locations import brings
from valtable.games.margraves.moving import deploy, march, move, post, rally, summon, travel
from valtable.games.margraves.naval import cargo, sail
from valtable.games.margraves.rewards import decide, gain
from valtable.games.margraves.slaying import prey, slay
from valtable.games.margraves.state import TOWERS, Margraves, Phase, Player, Taken, Token
from valtable.games.margraves.storage import (
    available,
    can_pay,
    gain_gold,
    gain_strength,
    gain_tokens,
    pay_gold,
    pay_resources,
    pay_token,
)
from valtable.games.margraves.tombs import raise_knights
from valtable.games.margraves.vocabulary import STRENGTH, WILD, Recruit

ONE_WILD: Final = ((WILD, 1),)


def power_step(game: Margraves) -> None:
    """The next sentence of the text (l.333-335)."""
    player = game.active_player()
    assert game.card is not None
    part = game.card.power[game.part]
    if part.who != SELF:
        everybody(game, player, part)
    elif isinstance(part.effect, May):
        allow(game, player, part)
    else:
        for effect, reward in part.steps:
            if reward is not None:
                gain(game, player, reward)
            elif isinstance(effect, Do):
                order(game, player, effect)
            else:
                choose(game, player, part, False)
    game.part += 1
    if game.part == len(game.card.power):
        game.phase = Phase.TURN_END


def order(game: Margraves, player: Player, effect: Do) -> None:
    """What must be done, if it is possible (l.338)."""
    verb = effect.verb
    if isinstance(effect, Recruit):
        recruit(game, player, effect.price, False)
    elif isinstance(effect, Numbered):
        (rally if verb == "rally" else raise_knights)(game, player, effect.n)
    elif verb == "take_back":
        take_back(game, player)
    elif verb == "summon":
        summon(game, player)
    else:
        travel(game, player)


def allow(game: Margraves, player: Player, part: Part) -> None:
    """What may be done (l.336)."""
    effect = part.steps[0][0]
    if isinstance(effect, Pay):
        offer(game, player, player, part)
    elif isinstance(effect, Choose):
        choose(game, player, part, True)
    elif isinstance(effect, Do):
        verb = effect.verb
        if verb == "slay":
            slay(game, player, True)
        elif verb == "move":
            move(game, player)
        elif verb == "deploy":
            deploy(game, player)
        elif verb == "post":
            post(game, player)
        elif verb == "march":
            march(game, player)
        elif isinstance(effect, Recruit):
            recruit(game, player, effect.price, True)
        else:
            sail(game, player, True)


def choose(game: Margraves, player: Player, part: Part, may: bool) -> None:
    """One of several things; of those that are merely allowed, one that is possible or none."""
    choice: Choice | None = None
    while choice is None:
        choices: list[Choice] = []
        for branch, reward in part.branches:
            if not may or can_do(game, player, branch.effect, reward):
                choices.append(branch)
        if may:
            choices.append(PASS)
        choice = decide(game, player, "choose", choices, game.card)
    for branch, reward in part.branches:
        if choice is not branch:
            continue
        effect = branch.effect
        if reward is not None:
            gain(game, player, reward)
        elif isinstance(effect, Recruit):
            recruit(game, player, effect.price, False)
        elif isinstance(effect, Do) and effect.verb == "slay":
            slay(game, player, False)
        else:
            sail(game, player, False)


def can_do(game: Margraves, player: Player, effect: Effect, reward: Reward | None) -> bool:
    """Whether it would come to anything."""
    if reward is not None:
        return brings(game, player, reward)
    if isinstance(effect, Recruit):
        return bool(hireable(game, player, effect.price))
    if isinstance(effect, Do) and effect.verb == "slay":
        return bool(prey(game, player))
    return bool(cargo(player))


# --- everybody ------------------------------------------------------------------------------------------------------


def everybody(game: Margraves, player: Player, part: Part) -> None:
    """Each player from the active one on, or each opponent from the left on (l.339-346)."""
    effect = part.effect
    for other in game.from_active():
        if part.who == OPPONENTS and other is player:
            continue
        if isinstance(effect, Gain):  # gold or strength, which nobody refuses
            assert effect.counter is not None
            n = effect.amount * ((TOWERS - other.towers) // effect.counter.per)
            if effect.resource == "gold":
                gain_gold(game, other, n)
            else:
                gain_strength(game, other, n)
        else:
            offer(game, player, other, part)


def offer(game: Margraves, player: Player, other: Player, part: Part) -> None:
    """Somebody may pay and gain; what cannot be paid for or brings nothing is not offered."""
    reward = part.gain
    assert reward is not None
    kind, n = part.price
    while True:
        choices: list[Choice] = []
        prompt = "offer"
        if can_pay(other, part.price) and brings(game, other, reward):
            if kind == WILD and n == 1:
                prompt = "offer-pay"
                choices.extend(cargo(other))
            elif reward.amounts == ONE_WILD:
                prompt = "offer-take"
                choices.extend(available(game))
            else:
                choices.append(YES)
        choice = decide(game, other, prompt, [*choices, PASS], part.offer)
        if choice is not None:
            break
    if choice is PASS:
        return
    if isinstance(choice, Token):
        pay_token(game, other, choice.index)
    elif kind == WILD:
        pay_resources(game, other, n)
    elif kind == STRENGTH:
        other.strength -= n
        tell.paid(game, other, "strength", n)
    elif part.who == OPPONENTS:
        other.gold -= n
        player.gold += n
        tell.paid_to(game, other, player, "gold", n)
    else:
        pay_gold(game, other, n)
    if isinstance(choice, Taken):
        gain_tokens(game, other, choice.index, 1)
    else:
        gain(game, other, reward)
