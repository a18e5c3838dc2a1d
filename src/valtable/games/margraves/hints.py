"""How well a seat stands: the hand-made valuation that bots lean on."""

from __future__ import annotations

from typing import Final

from valtable.games.margraves.cards import TOWER_SLOTS
from valtable.games.margraves.scoring import points
from valtable.games.margraves.state import TOWERS, Margraves, Player
from valtable.games.margraves.words import GEM, KNIGHT, MAGIC, STONE, WOOD

GOLD: Final = 0.30
MUCH_GOLD: Final = 14  # beyond it, gold is worth its fifth of a point
RESOURCE: Final = 0.75  # the first of each kind, which a tower wants
MORE: Final = 0.45  # and further ones, up to three
SURPLUS: Final = 0.33
FIRST_GEM: Final = 2.2  # beside the two points that it scores; one for each tower to come
KNIGHTS: Final = 0.5
STRENGTH: Final = 0.55
SPACE: Final = 0.8  # a space of an influence row, beside what its section scores
GRANT: Final = 0.9  # of what a grant would bring
TOWER: Final = 3.0  # built: nearer to the end, and room in storage
CARD: Final = 0.5  # a citizen, beside its icon
READY: Final = 0.25  # a citizen in hand
ON_SITE: Final = 1.2  # the margrave stands where a tower can be built, and the gem is there
PREY: Final = 0.8  # a monster beside the margrave that could be slain
LENGTH: Final = 22.0  # rounds of a usual game
OTHERS: Final = 0.25
TOKEN_WORTH: Final = (0.3, 0.55, 0.6, 0.6, 0.6, 3.0, 0.5, 0.6, 2.0, 3.5, 1.8, 1.5, 1.5, 1.5, 1.5)  # by what is gained


def standing(game: Margraves, seat: int) -> float:
    """The seat's prospects, less a part of the best of the others'."""
    best = max([prospects(game, player) for player in game.players if player.seat != seat])
    return prospects(game, game.players[seat]) - OTHERS * best


def prospects(game: Margraves, player: Player) -> float:
    """What would be scored now, and what the rest is good for while there is time to use it."""
    left = 0.15 if game.end_reason else max(0.35, 1.0 - game.round / LENGTH)
    total = float(points(game, player))
    stock = player.stock
    future = GOLD * min(player.gold, MUCH_GOLD) + STRENGTH * min(player.strength, 7)
    for token in (STONE, WOOD, MAGIC):
        n = stock[token]
        if n:
            future += RESOURCE + MORE * min(n - 1, 2) + SURPLUS * max(0, n - 3)
    future += FIRST_GEM * min(stock[GEM], player.towers) + KNIGHTS * min(stock[KNIGHT], 4)
    future += TOWER * (TOWERS - player.towers)
    for space in player.influence:
        future += SPACE * space
    for tile in player.grants:
        if tile.grant is not None:
            for kind, n in tile.grant.amounts:
                future += GRANT * TOKEN_WORTH[kind] * n
    future += CARD * (len(player.hand) + len(player.played) + len(player.laid)) + READY * min(len(player.hand), 4)
    future += opportunities(game, player)
    return total + future * left + 0.5 * player.gold / 5


def opportunities(game: Margraves, player: Player) -> float:
    """What the margrave's location has to offer."""
    total = 0.0
    start = player.place * TOWER_SLOTS
    here = game.slots[start : start + TOWER_SLOTS]
    stock = player.stock
    if -1 in here and player.seat not in here and player.towers and stock[GEM]:
        total += ON_SITE * (min(stock[STONE], 1) + min(stock[WOOD], 1) + min(stock[MAGIC], 1)) / 3
    force = player.strength + stock[KNIGHT] + game.knights[player.place]
    for lair in game.box.pack.locations[player.place].lairs:
        pile = game.piles[lair.index]
        if game.slain != lair.index and pile[-1].strength <= force and pile[-1].magic <= stock[MAGIC]:
            total += PREY
    return total
