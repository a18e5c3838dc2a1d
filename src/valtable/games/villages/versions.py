"""Saved states of older versions of the rules, step by step brought up to date."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.upgrade import Upgrade, states


def to_version_2(state: Any) -> None:
    """Which shuffles can still be told apart, and who passes on building until their own turn."""
    for game in states(state, "Villages"):
        game["mixed"] = game["shuffles"]
    for player in states(state, "Player"):
        player["passes_build"] = False


UPGRADES: Final[dict[int, Upgrade]] = {1: to_version_2}
