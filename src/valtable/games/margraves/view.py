"""What a seat may know, built by inclusion: nothing is here unless a line below puts it here."""

from __future__ import annotations

from typing import Any

from valtable.engine.hidden import in_order
from valtable.games.margraves.cards import TOWER_SLOTS
from valtable.games.margraves.scoring import icons, points
from valtable.games.margraves.state import Margraves, Phase, Player, less
from valtable.games.margraves.vocabulary import GUILDS, TOKENS


def view(game: Margraves, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table as that seat sees them: beside what everybody does, what it keeps from the others."""
    players = list(seen["players"])
    players[seat] = player_facts(game, game.players[seat], seat)
    return {**seen, "seat": seat, "players": players}


def in_the_open(game: Margraves) -> dict[str, Any]:
    """The facts of the table that everybody sees."""
    pack = game.box.pack
    return {
        "game": "margraves",
        "seat": None,
        "phase": Phase(game.phase).name.lower(),
        "round": game.round,
        "first": game.first,
        "active": game.active,
        "card": None if game.card is None else game.card.id,
        "locations": [
            {
                "id": location.id,
                "knights": game.knights[location.index],
                "towers": [
                    None if owner < 0 else owner
                    for owner in game.slots[location.index * TOWER_SLOTS : (location.index + 1) * TOWER_SLOTS]
                ],
            }
            for location in pack.locations
        ],
        "lairs": [
            {
                "id": lair.id,
                "top": None if game.slain == lair.index else game.piles[lair.index][-1].id,
                "pile": len(game.piles[lair.index]),
                "beneath": [monster.id for monster in game.beneath[lair.index]],
            }
            for lair in pack.lairs
        ],
        "reserve": dict(zip(TOKENS, game.reserve, strict=True)),
        "tombs": list(game.tombs),
        "statue": game.statue,
        "row": [None if card is None else card.id for card in game.row],
        "deck": len(game.deck),
        "removed": [card.id for card in game.removed],
        "privileges": [None if tile is None else tile.id for tile in game.display],
        "stacks": [len(stack) for stack in game.stacks],
        "spent": [tile.id for tile in game.spent],
        "end_reason": game.end_reason,
        "players": [player_facts(game, player, None) for player in game.players],
    }


def player_facts(game: Margraves, player: Player, seat: int | None) -> dict[str, Any]:
    """Everything before a player is open but the tiles of the draft, and which of the citizens was laid face down for
    a tower: of that, others know only that it is one of some."""
    mine = player.seat == seat
    over = game.phase == Phase.OVER
    told = mine or over or not player.laid
    sure = player.hand
    if not told:
        for card in player.doubt:
            sure = less(sure, card)
    drafted = mine or game.phase != Phase.DRAFT
    return {
        "seat": player.seat,
        "gold": player.gold,
        "strength": player.strength,
        "stock": dict(zip(TOKENS, player.stock, strict=True)),
        "towers": player.towers,
        "room": player.room(),
        "place": game.box.pack.locations[player.place].id,
        "ship": player.ship,
        "influence": dict(zip(GUILDS, player.influence, strict=True)),
        "icons": dict(zip(GUILDS, icons(game, player), strict=True)),
        "hand": [card.id for card in (player.hand if mine else in_order(sure))],
        "hand_size": len(player.hand),
        "unsure": [] if told else [card.id for card in in_order([*player.doubt, *player.laid])],
        "played": [card.id for card in player.played],
        "laid": [card.id for card in in_order(player.laid)] if told else None,
        "laid_size": len(player.laid),
        "grants": [tile.id for tile in player.grants],
        "ends": [tile.id for tile in player.ends],
        "packet": [tile.id for tile in player.packet] if mine else None,
        "packet_size": len(player.packet),
        "wealth": [tile.id for tile in player.wealth] if drafted else None,
        "wealth_size": len(player.wealth),
        "points": points(game, player),
    }
