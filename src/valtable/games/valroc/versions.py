"""Steps from one version of the rules to the next, for states that were saved before."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.upgrade import Upgrade, states
from valtable.games.valroc.state import USUAL


def upgrade_1(data: Any) -> None:
    """Everybody waits for the usual moments; cards out of sight say who knows them; some fields have other names."""
    for player in states(data, "Player"):
        player["waits"] = USUAL
        player["spells"] = several([held(one["tuple"][0], 1 << player["seat"]) for one in player["spells"]["tuple"]])
    for game in states(data, "Valroc"):
        discarded = [one["tuple"] for one in game["spell_discard"]["tuple"]]
        game["spell_discard"] = several([held(spell, known) for spell, _, known in discarded])
        laid = [one["tuple"] for one in game.pop("laid")["tuple"]]
        game["set_aside"] = several([held(creature, known) for creature, known in laid])
        game["dummy"] = game.pop("fictive")
        game["statue"] = min(game["statue"], 3)  # it was 4 after the last one
        del game["armed"], game["spell_shuffles"]


def held(card: Any, known: int) -> Any:
    """A card out of sight, and a bit for each seat that knows it."""
    return several([card, known, 0])


def several(parts: list[Any]) -> Any:
    return {"tuple": parts}


UPGRADES: Final[dict[int, Upgrade]] = {1: upgrade_1}
