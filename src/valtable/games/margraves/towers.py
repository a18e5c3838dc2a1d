"""Building a tower (rulebook l.454-473)."""

from __future__ import annotations

from typing import Final

from valtable.games.margraves import tell
from valtable.games.margraves.cards import TOWER_SLOTS
from valtable.games.margraves.citizens import play_face_down
from valtable.games.margraves.rewards import decide, gain, gain_influence
from valtable.games.margraves.state import Margraves, Phase, Player, Slot, distinct_citizens
from valtable.games.margraves.storage import put_back
from valtable.games.margraves.vocabulary import GEM, MAGIC, STONE, WOOD

COST: Final = (STONE, WOOD, MAGIC, GEM)  # one of each (l.458)
INFLUENCE: Final = 3  # l.470


def can_build(game: Margraves, player: Player) -> bool:
    """One of each resource and a gem, a tower in storage, a free slot, and none of one's own here yet (l.458-465)."""
    stock = player.stock
    if not (stock[STONE] and stock[WOOD] and stock[MAGIC] and stock[GEM] and player.towers):
        return False
    start = player.place * TOWER_SLOTS
    here = game.slots[start : start + TOWER_SLOTS]
    return -1 in here and player.seat not in here


def build_step(game: Margraves) -> None:
    """The cost goes to the reserve, a citizen is played face down, and the tower goes on a slot; then its reward and 3
    influence. The fourth tower begins the last round (l.471)."""
    player = game.active_player()
    for token in COST:
        put_back(game, player, token)
    tell.paid_for_tower(game, player)
    card = None
    while card is None:
        card = decide(game, player, "lay", distinct_citizens(player.hand), None, bool(player.laid))
    play_face_down(player, card)
    tell.laid(game, player, card)
    slot = choose_slot(game, player)
    player.towers -= 1
    game.slots[slot.index] = player.seat
    location = game.box.pack.locations[player.place]
    tell.with_card(game, "built", player, location, f"seat-{player.seat}", slot.id)
    if not player.towers and not game.end_reason:
        game.end_reason = "tower"
        tell.did(game, "last-round-tower", player)
    gain(game, player, location.towers[slot.index % TOWER_SLOTS])
    gain_influence(game, player, INFLUENCE, game.box.pack.guilds)
    game.phase = Phase.TURN_END


def choose_slot(game: Margraves, player: Player) -> Slot:
    slot: Slot | None = None
    while slot is None:
        start = player.place * TOWER_SLOTS
        free = [one for one in game.box.slots[start : start + TOWER_SLOTS] if game.slots[one.index] < 0]
        slot = decide(game, player, "slot", free, game.box.pack.locations[player.place])
    return slot
