"""Choosing a duke in secret, everybody at once (rulebook l.154)."""

from __future__ import annotations

from valtable.games.kingdom import tell
from valtable.games.kingdom.state import Kingdom, Phase, Player


def choose_dukes(game: Kingdom) -> None:
    game.together(game.players, choose_duke, secret=True)
    game.phase = Phase.ROLL


def choose_duke(game: Kingdom, player: Player) -> None:
    """Two dukes were dealt; one is kept, face down."""
    player.duke = game.ask(player, "duke", player.dealt)
    tell.duke_kept(game, player, player.duke)
