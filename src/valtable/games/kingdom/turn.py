"""The phases of a turn before the actions, and where a slain monster goes."""

from __future__ import annotations

from valtable.games.kingdom import tell
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.realm.cards import Monster
from valtable.games.realm.harvest import harvest
from valtable.games.realm.roll import roll
from valtable.games.realm.slaying import remove_monster


def roll_phase(game: Kingdom) -> None:
    """The Roll Phase (l.185-197)."""
    tell.turn_begun(game)
    roll(game)
    game.phase = Phase.HARVEST


def harvest_phase(game: Kingdom) -> None:
    """The Harvest Phase (l.199-246)."""
    harvest(game)
    game.phase = Phase.FIRST_ACTION


def take_monster(game: Kingdom, player: Player, number: int, monster: Monster) -> int:
    """The monster goes to the player's victory pile (l.304); how much gold lay on it in tokens."""
    gold = remove_monster(game, number)
    player.victory_pile = (*player.victory_pile, monster)
    return gold
