"""Slaying a monster (rulebook l.380-432)."""

from __future__ import annotations

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import Lair, Monster
from valtable.games.margraves.rewards import decide, gain
from valtable.games.margraves.state import KNIGHTS, Margraves, Player, Prey
from valtable.games.margraves.storage import put_back
from valtable.games.margraves.tombs import bury
from valtable.games.margraves.vocabulary import KNIGHT, MAGIC


def prey(game: Margraves, player: Player) -> list[Choice]:
    """The lairs beside the margrave's location whose top monster the player could slay (l.380-386)."""
    force = player.strength + player.stock[KNIGHT] + game.knights[player.place]
    found: list[Choice] = []
    for lair in game.box.pack.locations[player.place].lairs:
        pile = game.piles[lair.index]
        if lair.index != game.slain and pile and pile[-1].strength <= force and pile[-1].magic <= player.stock[MAGIC]:
            found.append(game.box.prey[lair.index])
    return found


def slay(game: Margraves, player: Player, may: bool) -> None:
    """One monster, if the player likes; whoever has chosen to slay must choose one."""
    choice: Choice | None = None
    while choice is None:
        choices = prey(game, player)
        if may or not choices:
            choices.append(PASS)
        choice = decide(game, player, "slay", choices)
    if isinstance(choice, Prey):
        fight(game, player, choice.lair)


def fight(game: Margraves, player: Player, lair: Lair) -> None:
    """Magic first, then strength and knights, who take their stand in the tombs; then the spoils (l.394-425).

    Between the blows there is no time for grants.
    """
    pile = game.piles[lair.index]
    monster = pile[-1]
    put_back(game, player, MAGIC, monster.magic)
    here, stored = muster(game, player, monster)
    strength = monster.strength - here - stored
    player.strength -= strength
    price = [("magic", monster.magic), ("strength", strength), ("knight", here + stored)]
    tell.slew(game, player, monster, price, lair.id)
    bury(game, player, here, stored)
    gain(game, player, monster.whole)
    game.piles[lair.index] = pile[:-1]
    game.beneath[lair.index] = tuple(sorted([*game.beneath[lair.index], monster], key=rank_of))
    game.slain = lair.index


def muster(game: Margraves, player: Player, monster: Monster) -> tuple[int, int]:
    """How many knights fight, from the margrave's location and from storage; strength does the rest (l.403-416)."""
    here = stored = 0
    need = monster.strength
    most = min(need, game.knights[player.place])
    if most:
        least = max(0, need - player.strength - player.stock[KNIGHT])
        here = game.ask(player, "slay-here", KNIGHTS[least : most + 1], monster).n
    need -= here
    most = min(need, player.stock[KNIGHT])
    if most:
        least = max(0, need - player.strength)
        stored = game.ask(player, "slay-stored", KNIGHTS[least : most + 1], monster).n
    return here, stored


def rank_of(monster: Monster) -> int:
    return monster.rank
