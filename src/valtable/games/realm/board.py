"""Stand-in until the room is merged: what Kingdom's table shares with the Saga's."""

from valtable.games.kingdom.board import cards, events, pile, strip

__all__ = ["cards", "events", "pile", "strip"]
