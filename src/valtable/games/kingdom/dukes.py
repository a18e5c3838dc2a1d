"""Choosing a duke in secret, everybody at once (rulebook l.154)."""

from __future__ import annotations

from valtable.games.kingdom import tell
from valtable.games.kingdom.state import DarkLord, Kingdom, Phase, Player, Spare


def choose_dukes(game: Kingdom) -> None:
    game.together(game.players, choose_duke, secret=True)
    if game.dark_lord is not None:
        draw_dark_lord(game, game.players[0])
    game.phase = Phase.ROLL


def choose_duke(game: Kingdom, player: Player) -> None:
    """Two dukes were dealt; one is kept, face down."""
    player.duke = game.ask(player, "duke", player.dealt)
    tell.duke_kept(game, player, player.duke)


def draw_dark_lord(game: Kingdom, player: Player) -> None:
    """Alone: the duke not kept goes back to the others, and one of them becomes the Dark Lord (l.154, l.741)."""
    kept = player.duke
    assert kept is not None
    box = game.chance.shuffled([*game.spare.dukes, *[duke for duke in player.dealt if duke is not kept]])
    player.dealt = (kept,)
    game.dark_lord = DarkLord(box.pop(), (), ())
    game.spare = Spare(game.spare.citizens, game.spare.domains, tuple(box), game.spare.events)
