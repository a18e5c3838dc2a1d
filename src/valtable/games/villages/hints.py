"""How well a seat stands: the hand-made valuation that bots lean on."""

from __future__ import annotations

from typing import Final

from valtable.engine.rules import WON
from valtable.games.villages.scoring import end_reason, points, score
from valtable.games.villages.state import TARGET, Player, Villages

CARD: Final = 0.35  # a card in hand
FULL: Final = 6  # more cards than this are worth less
RESOURCE: Final = 1.3  # a resource, while few are laid out
POWER: Final = 0.22  # a lasting power, for each turn to come
VARIETY: Final = 0.5  # a kind of resource of one's own
CHANCE: Final = 0.2  # to be asked about the buildings that others lead
OTHERS: Final = 0.3


def standing(game: Villages, seat: int) -> float:
    """How well the seat is off, less the best of the others; in a turn that ends the game, who wins as things are."""
    if end_reason(game):
        result = score(game)
        totals = result.totals
        if game.box.solo:
            return totals[0] + (WON if result.winners else 0.0)
        lead = totals[seat] - max([total for other, total in enumerate(totals) if other != seat])
        return lead + (WON if seat in result.winners else -WON)
    mine = prospects(game, game.players[seat])
    if game.box.solo:
        return mine
    return mine - OTHERS * max([prospects(game, player) for player in game.players if player.seat != seat])


def turns_left(game: Villages) -> float:
    """A guess of how many of one's own turns are still to come."""
    if game.box.solo:
        return len(game.deck) / 2.0
    most = max(player.village.size for player in game.players)
    return 1.0 + 1.3 * max(0, TARGET[game.box.players] - most) / 2.0


def prospects(game: Villages, player: Player) -> float:
    """The points there are, and a guess of those to come."""
    left = turns_left(game)
    total = float(points(player))
    cards = len(player.hand)
    total += CARD * min(cards, FULL) + 0.1 * max(0, cards - FULL)
    resources = len(player.resources)
    total += RESOURCE * min(resources, 5) * min(1.0, left / 4.0) + 0.02 * max(0, resources - 5)
    total += VARIETY * len({card.resource for card in player.resources}) * min(1.0, left / 4.0)
    total += 0.15 * player.gold  # gold at hand can be spent again and again
    for card in player.village.members():
        if card.when not in ("", "instant", "end"):
            total += POWER * left
    total += 0.8 * sum(1 for n in player.village.types if n) * min(1.0, left / 3.0)
    return total - (CHANCE if player.passes_build else 0.0)
