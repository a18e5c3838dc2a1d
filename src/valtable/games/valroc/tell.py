"""What the log says of a game of Valroc; for what is not cheap to say, the rules look whether there is a log."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.message import Message, amount
from valtable.games.valroc.state import OBJECT_NAMES, Player, Valroc

OBJECT_MESSAGES: Final = [Message("object-" + name) for name in OBJECT_NAMES]


def plain(game: Valroc, kind: str, args: dict[str, Any] | None = None) -> None:
    """Something that everybody sees and nobody did."""
    if game.journal is not None:
        game.journal.tell(kind, args)


def did(game: Valroc, kind: str, player: Player, args: dict[str, Any] | None = None) -> None:
    """A player did something that everybody sees."""
    if game.journal is not None:
        game.journal.did(kind, player.seat, args)


def gained(game: Valroc, player: Player, unit: str, n: int) -> None:
    """Magic power, Vals or a skill, as much of it as there was room for."""
    if game.journal is not None and n:
        game.journal.did("gained", player.seat, {"gains": [amount(unit, n)], "to": f"seat-{player.seat}"})


def lost(game: Valroc, player: Player, unit: str, n: int) -> None:
    if game.journal is not None and n:
        game.journal.did("lost", player.seat, {"losses": [amount(unit, n)], "from": f"seat-{player.seat}"})


def object_name(kind: int) -> Message:
    return OBJECT_MESSAGES[kind]
