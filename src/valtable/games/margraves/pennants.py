"""The pennants of the citizens (rulebook l.236-281)."""

from __future__ import annotations

from valtable.engine.effects import Do
from valtable.engine.question import PASS, Choice
from valtable.games.margraves.cards import ICONS_ON_PENNANT, Reward
from valtable.games.margraves.moving import deploy, move
from valtable.games.margraves.rewards import decide, gain_kind
from valtable.games.margraves.state import Margraves, Phase, Player, Taken
from valtable.games.margraves.storage import available, gain_tokens
from valtable.games.margraves.vocabulary import WILD


def pennant_step(game: Margraves) -> None:
    """The next of the three icons, from top to bottom (l.237-241)."""
    player = game.active_player()
    assert game.card is not None
    guild = game.card.guild
    assert guild is not None
    effect = guild.pennant[game.part]
    reward = guild.rewards[game.part]
    if reward is not None:
        pick_up(game, player, reward)
    elif isinstance(effect, Do) and effect.verb == "move":
        move(game, player)
    else:
        deploy(game, player)
    game.part += 1
    if game.part == ICONS_ON_PENNANT:
        game.phase = Phase.TURN_END


def pick_up(game: Margraves, player: Player, reward: Reward) -> None:
    """An icon may be skipped (l.240). Nobody refuses gold or strength, so only resources are asked about."""
    for kind, n in reward.amounts:
        if kind != WILD:
            gain_kind(game, player, kind, n)
            continue
        for _ in range(n):
            choice: Choice | None = None
            while choice is None:
                choice = decide(game, player, "pick-up", [*available(game), PASS])
            if isinstance(choice, Taken):
                gain_tokens(game, player, choice.index, 1)
