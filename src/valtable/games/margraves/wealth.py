"""Starting wealth: the draft, and the tiles one by one round the table (rulebook l.173-193, l.783-807)."""

from __future__ import annotations

from typing import Final

from valtable.engine.hidden import in_order
from valtable.games.margraves import tell
from valtable.games.margraves.rewards import draw_privileges, gain_kind
from valtable.games.margraves.state import Margraves, Phase, Player
from valtable.games.margraves.turn import begin
from valtable.games.margraves.vocabulary import INFLUENCE, PRIVILEGE

KEPT: Final = 3  # l.184


def draft_step(game: Margraves) -> None:
    """Everybody keeps a tile at once, and the rest goes on to the left; the fourth is discarded (l.182-185)."""
    game.together(game.players, pick, True)
    game.part += 1
    packets = [player.packet for player in game.players]
    if game.part < KEPT:
        for player in game.players:
            player.packet = packets[player.seat - 1]
        game.reveal()
        tell.plain(game, "passed-on")
        return
    for player in game.players:
        game.spare = (*game.spare, *player.packet)
        player.packet = ()
    game.reveal()
    for player in game.players:
        tell.revealed(game, player)
    game.spare = tuple(in_order(game.spare))
    game.phase = Phase.WEALTH
    game.part = 0


def pick(game: Margraves, player: Player) -> None:
    tile = game.ask(player, "draft", player.packet)
    player.packet = tuple([other for other in player.packet if other is not tile])
    player.wealth = (*player.wealth, tile)
    tell.drafted(game, player, tile)


def wealth_step(game: Margraves) -> None:
    """One tile of one player, from the first player on, until all are resolved (l.187-192)."""
    player = game.active_player()
    tile = game.ask(player, "wealth", player.wealth)
    player.wealth = tuple([other for other in player.wealth if other is not tile])
    game.spare = tuple(in_order([*game.spare, tile]))
    tell.with_card(game, "resolved", player, tile, f"seat-{player.seat}")
    for kind, n in tile.reward.amounts:
        if PRIVILEGE <= kind < INFLUENCE:
            draw_privileges(game, player, kind - PRIVILEGE, n)
        else:
            gain_kind(game, player, kind, n)
    game.active = (game.active + 1) % len(game.players)
    if not game.players[game.active].wealth:
        game.round = 1
        begin(game)
