"""What the log says of a game of Valroc."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount, player_name
from valtable.games.valroc.state import OBJECT_NAMES, Player, Valroc


def plain(game: Valroc, kind: str, args: dict[str, Any] | None = None) -> None:
    """Something that everybody sees and nobody did."""
    if game.journal is not None:
        game.tell(kind, args or {})


def did(game: Valroc, kind: str, player: Player, args: dict[str, Any] | None = None) -> None:
    """A player did something that everybody sees."""
    if game.journal is not None:
        game.tell(kind, {"player": player_name(player.seat), **(args or {})})


def gained(game: Valroc, player: Player, unit: str, n: int) -> None:
    """Magic power, Vals or a skill, as much of it as there was room for."""
    if game.journal is not None and n:
        game.tell("gained", {"player": player_name(player.seat), "gains": [amount(unit, n)]})


def lost(game: Valroc, player: Player, unit: str, n: int) -> None:
    if game.journal is not None and n:
        game.tell("lost", {"player": player_name(player.seat), "losses": [amount(unit, n)]})


def secretly(
    game: Valroc, kind: str, player: Player, secret: dict[str, Any], args: dict[str, Any] | None = None
) -> None:
    """What only the player sees in full."""
    if game.journal is not None:
        game.tell_apart(kind, {"player": player_name(player.seat), **(args or {})}, secret, (player.seat,))


def object_name(kind: int) -> Message:
    return Message("object-" + OBJECT_NAMES[kind])
