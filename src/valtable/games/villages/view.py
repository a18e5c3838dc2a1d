"""What a seat may know, built by inclusion: nothing is here unless a line below puts it here."""

from __future__ import annotations

from typing import Any

from valtable.engine.hidden import in_order, watcher
from valtable.games.villages.scoring import points
from valtable.games.villages.state import TARGET, Phase, Player, Villages
from valtable.games.villages.vocabulary import TYPES


def view(game: Villages, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table as that seat sees them: beside what everybody does, what it knows of hands."""
    players = [
        {**facts, **hand(game, player, seat)} for player, facts in zip(game.players, seen["players"], strict=True)
    ]
    return {**seen, "seat": seat, "players": players}


def in_the_open(game: Villages) -> dict[str, Any]:
    """The facts of the table that everybody sees."""
    return {
        "game": "villages",
        "seat": None,
        "phase": Phase(game.phase).name.lower(),
        "turn": game.turn,
        "active": game.active,
        "first": game.first,
        "action": game.action,
        "target": TARGET.get(game.box.players),
        "bank": game.bank,
        "deck": len(game.deck),
        "piles": [[card.id for card in reversed(pile)] for pile in game.piles],
        "adventurers": [card.id for card in game.row],
        "adventurer_deck": len(game.adventurer_deck),
        "trash": [card.id for card in game.trash],
        "players": [player_facts(game, player) for player in game.players],
    }


def hand(game: Villages, player: Player, seat: int | None) -> dict[str, Any]:
    """Of a hand others know what they saw, but not its order."""
    bit = watcher(game.box.players) if seat is None else 1 << seat
    seen = [held[0] for held in player.hand if held[1] & bit]
    if seat != player.seat:
        seen = in_order(seen)
    return {"hand": [card.id for card in seen], "unseen": len(player.hand) - len(seen)}


def player_facts(game: Villages, player: Player) -> dict[str, Any]:
    """Everything before a player is open but the hand."""
    return {
        "seat": player.seat,
        "gold": player.gold,
        "castle": player.castle,
        "resources": [
            {"card": card.id, "coin": coin} for card, coin in zip(player.resources, player.coins, strict=True)
        ],
        "buildings": [card.id for card in player.village.buildings],
        "adventurers": [card.id for card in player.village.adventurers],
        "types": dict(zip(TYPES, player.village.types, strict=True)),
        "size": player.village.size,
        "points": points(player),
        "passes_build": player.passes_build,
        **hand(game, player, None),
    }
