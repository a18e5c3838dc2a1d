"""What a seat may know: everything but the order of the decks. Built by inclusion."""

from __future__ import annotations

from typing import Any, Final

from valtable.games.realm.state import COLUMNS
from valtable.games.realm.view import beneath, duchy, exhausted, spot, with_price
from valtable.games.saga.actions import wall_price
from valtable.games.saga.monsters import threat
from valtable.games.saga.state import Phase, Player, Saga
from valtable.games.saga.tasks import locked_by, needed, task_cost

WALL_NAMES: Final = ("", "breach", "intact")
RADIANT_NAMES: Final = ("", "dull", "bright")
BEFORE: Final = (Phase.HARVEST, Phase.FIRST_ACTION, Phase.SECOND_ACTION)  # the monsters are to come


def view(game: Saga, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table as that seat sees them; only prices depend on who looks."""
    player = game.players[seat]
    centre = [with_price(game, number, game.top(number), player, facts) for number, facts in enumerate(seen["centre"])]
    return {**seen, "seat": seat, "centre": centre}


def in_the_open(game: Saga) -> dict[str, Any]:
    """The facts of the table that everybody sees."""
    box = game.box
    return {
        "game": "saga",
        "seat": None,
        "phase": Phase(game.phase).name.lower(),
        "turn": game.turn,
        "active": game.active,
        "first": game.first,
        "dice": [game.die1, game.die2] if game.die1 else None,
        "variants": variants(game),
        "end": game.end,
        "book": box.book.id,
        "page": game.page + 1 + (game.end == "won"),
        "pages": len(box.book.pages),
        "task": None if game.end == "won" else task(game),
        "columns": [{"number": game.tile(column), "wall": WALL_NAMES[game.walls[column]]} for column in range(COLUMNS)],
        "centre": [spot(game, number, beneath(game, number)) for number in range(3 * COLUMNS)],
        "deck": len(game.deck),
        "discard": [card.id for card in game.discard],
        "oubliettes": [card.id for card in game.oubliettes],
        "banished": [card.id for card in game.banished],
        "favours": [None if favour is None else favour.id for favour in game.favours],
        "favour_deck": len(game.favour_deck),
        "favour_discard": [card.id for card in game.favour_discard],
        "walls": game.spare_walls(),
        "wall_price": wall_price(game),
        "boons": [{"id": boon.id, "used": boon not in game.boons} for boon in box.boons],
        "threat": threat(game) if game.phase in BEFORE and game.die1 else [],
        "exhausted": exhausted(game),
        "coffer": box.coffer,
        "players": [player_facts(player) for player in game.players],
    }


def variants(game: Saga) -> list[str]:
    named = (("hard", game.box.hard), ("events", game.ways.events), ("solo", len(game.players) == 1))
    return [name for name, on in named if on]


def task(game: Saga) -> dict[str, Any]:
    strength, magic, gold = game.task_tokens
    return {
        "id": game.open_page().task.id,
        "placed": list(game.placed),
        "needed": needed(game),
        "cost": dict(zip(("gold", "strength", "magic"), task_cost(game), strict=True)),
        "tokens": {"strength": strength, "magic": magic, "gold": gold},
        "locked": locked_by(game),
    }


def player_facts(player: Player) -> dict[str, Any]:
    return {**duchy(player), "radiant": RADIANT_NAMES[player.radiant]}
