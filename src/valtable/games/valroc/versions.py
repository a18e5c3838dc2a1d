"""Steps from one version of the rules to the next, for states that were saved before; they work on dumped data."""

from __future__ import annotations

from typing import Any, Final

from valtable.games.valroc.state import USUAL

# Events of version 1 that have another name now.
EVENTS_1: Final = {"fictive-bids": "dummy-bids", "fictive-wins": "dummy-wins", "laid-away": "gave-up"}


def upgrade_1(data: Any) -> Any:
    """Everybody waits for the usual moments; face-down cards say who knows them; some fields have other names."""
    game = data["fields"]
    for seat, player in enumerate(game["players"]):
        fields = player["fields"]
        fields["waits"] = USUAL
        fields["spells"] = several([held(one["tuple"][0], 1 << seat) for one in fields["spells"]["tuple"]])
    discarded = [one["tuple"] for one in game["spell_discard"]["tuple"]]
    game["spell_discard"] = several([held(spell, known) for spell, _, known in discarded])
    laid = [one["tuple"] for one in game.pop("laid")["tuple"]]
    game["set_aside"] = several([held(creature, known) for creature, known in laid])
    game["dummy"] = game.pop("fictive")
    game["statue"] = min(game["statue"], 3)  # it was 4 after the last one
    for name in ("armed", "spell_shuffles"):
        del game[name]
    return data


def held(card: Any, known: int) -> Any:
    """A card out of sight, and a bit for each seat that knows it."""
    return several([card, known, 0])


def several(parts: list[Any]) -> Any:
    return {"tuple": parts}
