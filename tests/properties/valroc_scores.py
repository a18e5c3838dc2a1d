"""Valroc's scores worked out a second time, from the rulebook (l.464-494) and figures typed in again, and from nothing
else.

Only the final view is looked at: what lies before the players, and the elements on the hunting board.
"""

from __future__ import annotations

from typing import Any, Final

from tests.games.valroc.figures import CREATURES, SPELLS

HYBRIDS: Final = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 12}  # what the track of hybrids costs (l.489)
# Points of the first, second, third of each row of the hunting board (l.471-475); the tile depends on the players.
PAYS: Final = {
    2: [[9, 0], [7, 0], [5, 0], [3, 0]],
    3: [[9, 4, 0], [7, 3, 0], [5, 2, 0], [3, 1, 0]],
    4: [[9, 6, 3, 0], [7, 5, 2, 0], [5, 3, 1, 0], [3, 2, 1, 0]],
}


def hunters(players: list[dict[str, Any]], element: str, pays: list[int]) -> list[int]:
    """Places are given out from the best down; who is level shares one and bars those behind, and who has beaten none
    of that element gets nothing (l.477-481)."""
    bags = [sum(1 for id in player["beaten"] if element in CREATURES[id].affinities) for player in players]
    points = [0 for _ in players]
    place = 0
    for bag in range(max(bags), 0, -1):
        level = [i for i, n in enumerate(bags) if n == bag]
        for i in level:
            points[i] = pays[place]
        place += len(level)
    return points


def scholars(players: list[dict[str, Any]]) -> list[int]:
    """Five points for the most courses, used or not; for all who are level (l.106, l.487)."""
    most = max(1, *(len(player["courses"]) for player in players))
    return [5 * (len(player["courses"]) == most) for player in players]


def spell_cost(id: str) -> int:
    """What a used spell costs (l.490): the two cards of a spell differ."""
    name, _, card = id.partition("_")
    return SPELLS[name.capitalize()][2]["ab".index(card)]


def own_points(player: dict[str, Any]) -> int:
    """All that does not depend on the others: creatures, skills, Vals, hybrids, spells."""
    beasts = [CREATURES[id] for id in player["beaten"]]
    total = sum(beast.prestige for beast in beasts) + skill_points(player) + player["vals"] // 3
    total -= HYBRIDS[sum(1 for beast in beasts if len(beast.affinities) > 1)]
    return int(total - sum(spell_cost(id) for id in player["used"]))


def skill_points(player: dict[str, Any]) -> int:
    """A point each (l.469)."""
    return sum(player["skills"][element] for element in ("fire", "water", "earth", "air"))


def creature_points(player: dict[str, Any]) -> list[int]:
    """Of each creature, the best first; noughts for those that others may have more."""
    beaten = sorted((CREATURES[id].prestige for id in player["beaten"]), reverse=True)
    return beaten + [0] * (8 - len(beaten))


def ahead(players: list[dict[str, Any]], totals: list[int]) -> list[int]:
    """Who has won: most points; most of them from creatures; the best creature, the next, and so on; most from skills;
    then several (l.492-494)."""
    left = [player for player in players if totals[player["seat"]] == max(totals)]
    left = best(left, [sum(creature_points(player)) for player in left])
    for i in range(8):
        left = best(left, [creature_points(player)[i] for player in left])
    left = best(left, [skill_points(player) for player in left])
    return [player["seat"] for player in left]


def best(players: list[dict[str, Any]], numbers: list[int]) -> list[dict[str, Any]]:
    return [player for player, n in zip(players, numbers, strict=True) if n == max(numbers)]


def scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """The players' scores, nobody else's, and who has won."""
    players = view["players"]
    totals = [own + extra for own, extra in zip(map(own_points, players), scholars(players), strict=True)]
    for row, pays in zip(view["hunting"], PAYS[len(players)], strict=True):
        for seat, points in enumerate(hunters(players, row["element"], pays)):
            totals[seat] += points
    return totals, [], ahead(players, totals)
