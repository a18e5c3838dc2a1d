"""Margraves' scores worked out a second time, from the rulebook and figures typed in again, and from nothing else.

Only the final view is looked at: what lies before the players and on the map.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.margraves.figures import END_TILES, GUILD_OF, GUILDS, LOCATIONS


def icons(view: dict[str, Any], player: dict[str, Any]) -> Counter[str]:
    """l.750-757: on tiles for the end, on citizens in hand and played, and two at each location with a tower."""
    found: Counter[str] = Counter()
    for tile in player["ends"]:
        found.update(END_TILES[tile][1])
    found.update(GUILD_OF[citizen] for citizen in (*player["hand"], *player["played"], *player["laid"]))
    for location in view["locations"]:
        if player["seat"] in location["towers"]:
            found.update(LOCATIONS[location["id"]][0])
    return found


def worth(space: int) -> int:
    """l.584-589: sections of three spaces worth 1 to 5, and one space worth 6."""
    return (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6)[space]


def banners(tiles: list[str]) -> int:
    """l.764-771: set by set, each as large as it can be."""
    held = [END_TILES[tile][2] for tile in tiles if END_TILES[tile][2]]
    total = 0
    while held:
        group = set(held)
        total += len(group) * len(group)
        for banner in group:
            held.remove(banner)
    return total


def points(view: dict[str, Any], player: dict[str, Any]) -> int:
    found = icons(view, player)
    total = sum(found[guild] * worth(player["influence"][guild]) for guild in GUILDS)
    stock = player["stock"]
    resources: int = stock["stone"] + stock["wood"] + stock["magic"]
    return int(total + banners(player["ends"]) + 2 * stock["gem"] + resources // 3 + player["gold"] // 5)


def scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """The players' scores, nobody else's, and who has won: ties go to the richest, then are shared (l.741-744)."""
    players = view["players"]
    totals = [points(view, player) for player in players]
    ahead = [player for player in players if totals[player["seat"]] == max(totals)]
    most = max(player["gold"] for player in ahead)
    return totals, [], [player["seat"] for player in ahead if player["gold"] == most]
