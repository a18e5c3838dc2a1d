"""Villages' scores worked out a second time, from the rulebook and figures typed in again, and from nothing else.

Only the final view is looked at: what lies before the players.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS

RANKS: Final = {"imperator": 60, "architect": 50, "mayor": 40, "backwater": 30}  # l.582-596


def counted(buildings: list[str], adventurers: list[str]) -> Counter[str]:
    """How many there are of everything an end power counts."""
    return Counter([*(BUILDINGS[card].type for card in buildings), *("adventurer" for _ in adventurers)])


def end_points(card: str, counts: Counter[str]) -> int:
    """One point for each card that the end power names; the card itself counts when it is one of them."""
    power = ALL[card].power
    return counts[power.gain.removeprefix("vp per ")] if power.when == "end" else 0


def gold(player: dict[str, Any]) -> int:
    """Gold at hand and on one's own castle and resources (l.467)."""
    coins = [player["castle"], *(resource["coin"] for resource in player["resources"])]
    total: int = player["gold"] + sum(1 for coin in coins if coin != 0)
    return total


def points(player: dict[str, Any]) -> int:
    """l.461-468: the cards of the village, their end powers, and the gold."""
    buildings, adventurers = player["buildings"], player["adventurers"]
    counts = counted(buildings, adventurers)
    printed = sum(BUILDINGS[card].vp for card in buildings) + sum(ADVENTURERS[card].vp for card in adventurers)
    return printed + sum(end_points(card, counts) for card in (*buildings, *adventurers)) + gold(player)


def rank(total: int) -> str:
    """What the king thinks of a player alone (l.579-599)."""
    return next((name for name, least in RANKS.items() if total >= least), "pothole")


def tie_breaks(player: dict[str, Any]) -> list[int]:
    """l.470-474: buildings and adventurers, then gold, then resources."""
    return [len(player["buildings"]) + len(player["adventurers"]), gold(player), len(player["resources"])]


def scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """The players' scores, nobody else's, and who has won."""
    players = view["players"]
    totals = [points(player) for player in players]
    if len(players) == 1:
        return totals, [], [0] if rank(totals[0]) == "imperator" else []
    ahead = [player for player in players if totals[player["seat"]] == max(totals)]
    for breaker in range(3):
        most = max(tie_breaks(player)[breaker] for player in ahead)
        ahead = [player for player in ahead if tie_breaks(player)[breaker] == most]
    return totals, [], [player["seat"] for player in ahead]
