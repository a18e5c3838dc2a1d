"""A secret bid in the offering phase (rulebook l.447, l.556)."""

from __future__ import annotations

from valtable.engine.question import NO, YES
from valtable.games.valroc import tell
from valtable.games.valroc.state import DIAMOND, Player, Valroc
from valtable.games.valroc.words import ELEMENTS


def bid(game: Valroc, player: Player) -> None:
    """Vals in a closed fist, and perhaps a diamond."""
    statue = ELEMENTS[game.statue]
    choices = [game.box.vals(n) for n in range(player.vals + 1)]
    game.bids[player.seat] = game.ask(player, "bid", choices, statue).n
    game.gem_bids[player.seat] = 0
    if player.objects[DIAMOND] and game.ask(player, "bid-diamond", (NO, YES), statue) is YES:
        game.gem_bids[player.seat] = 1


def say_bid(game: Valroc, player: Player) -> None:
    if game.journal is not None:
        element = ELEMENTS[game.statue].name()
        args = {"n": game.bids[player.seat], "diamond": game.gem_bids[player.seat], "element": element}
        tell.did(game, "bids", player, args)
