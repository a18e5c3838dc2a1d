"""Stand-in until the room is merged: the faces of citizens and monsters."""

from valtable.games.kingdom.look import draw_citizen, draw_monster, role, values

__all__ = ["draw_citizen", "draw_monster", "role", "values"]
