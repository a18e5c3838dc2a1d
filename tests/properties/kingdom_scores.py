"""Kingdom's scores worked out a second time, from the rulebook and from figures typed in again, and from nothing else.

Only the final view is looked at: what lies before the players, in the centre and beside the Dark Lord.
"""

from __future__ import annotations

from typing import Any

ROLE = {
    **dict.fromkeys(("cleric", "monk", "paladin", "priestess"), "holy"),
    **dict.fromkeys(("merchant", "blacksmith", "peasant", "butcher", "miner"), "worker"),
    **dict.fromkeys(("mercenary", "alchemist", "rogue", "thief"), "shadow"),
    **dict.fromkeys(("archer", "wizard", "knight", "champion", "warlord"), "soldier"),
}
MONSTER = {  # points, type
    "goblin": (1, "minion"),
    "goblin_mage": (2, "titan"),
    "goblin_king": (4, "boss"),
    "skeleton": (2, "minion"),
    "flaming_skeleton": (3, "titan"),
    "skeleton_king": (4, "boss"),
    "treant": (1, "minion"),
    "bane_spider": (2, "beast"),
    "spider_queen": (5, "boss"),
    "owlbear": (2, "beast"),
    "giant": (3, "titan"),
    "troll": (6, "boss"),
    "dire_bear": (3, "beast"),
    "orc_warrior": (3, "minion"),
    "orc_chieftain": (6, "boss"),
    "gargoyle": (1, "minion"),
    "wraith": (3, "titan"),
    "witch_queen": (5, "boss"),
    "gelatinous_cube": (3, "minion"),
    "basilisk": (4, "beast"),
    "swamp_dragon": (6, "boss"),
    "kobolds": (3, "minion"),
    "gold_golem": (4, "titan"),
    "red_dragon": (7, "boss"),
    "corrupted_cleric": (2, "titan"),
    "giant_leech": (4, "titan"),
    "bat_swarm": (2, "minion"),
    "sorcerer": (1, "titan"),
    "mimic": (2, "minion"),
    "kobold_thieves": (1, "minion"),
}
DOMAIN = {  # points, role icons
    "foxgrove_palisade": (3, "soldier shadow"),
    "desert_orchid": (3, "holy shadow"),
    "emerald_stronghold": (5, "worker soldier holy"),
    "pratchetts_plateau": (3, "worker holy"),
    "cathedral_of_st_aquila": (3, "holy holy"),
    "darktide_harbour": (2, "shadow worker soldier"),
    "cloudriders_camp": (2, "soldier holy"),
    "orb_of_urdr": (1, "shadow holy"),
    "rogues_landing": (3, "worker shadow"),
    "blood_crow_army": (2, "soldier soldier soldier"),
    "eye_of_asteraten": (1, "holy soldier"),
    "cutthroats_truce": (1, "shadow holy"),
    "halfpenny_hill": (2, "worker worker worker"),
    "shattered_hand": (3, "holy worker"),
    "forgotten_sorrows": (3, "worker shadow"),
    "watcher_on_the_water": (3, "soldier soldier"),
    "gargans_embrace": (2, "soldier soldier"),
    "nest_of_the_weaver_witch": (3, "worker worker"),
    "palace_of_the_dawn": (4, "worker soldier soldier"),
    "grimmwater_keep": (4, "worker worker shadow"),
    "violet_thorn": (3, "soldier holy"),
    "purloiners_perch": (2, "shadow shadow"),
    "golden_obelisk_of_nae": (3, "worker holy"),
    "monolith_of_ostendaar": (3, "worker soldier"),
    "coliseum": (5, "soldier soldier shadow"),
    "jousting_field": (3, "soldier worker shadow"),
    "the_tower": (2, "worker soldier shadow holy"),
    "ullamalizatli_court": (3, "worker worker holy"),
}
# What each duke multiplies: points for each icon or card, and one point for so many resources (l.596, l.600).
DUKE: dict[str, tuple[dict[str, int], int]] = {
    "cornelius": ({"domain": 3}, 3),
    "elsyn": ({"holy": 2, "shadow": 2}, 4),
    "elisium": ({"worker": 1, "soldier": 1, "shadow": 1, "holy": 1}, 4),
    "hrothgar": ({"monster": 2, "titan": 1}, 4),
    "isabella": ({"soldier": 1, "holy": 2}, 3),
    "lekzandr": ({"worker": 1, "holy": 2}, 3),
    "node": ({"soldier": 1, "shadow": 2}, 3),
    "reese": ({"citizen": 1, "monster": 1, "domain": 1}, 4),
    "simon": ({"worker": 1, "soldier": 1}, 2),
    "waryn": ({"worker": 1, "shadow": 2}, 3),
    "mico": ({"monster": 1, "boss": 5}, 2),
    "tsoukalos": ({"domain": 2, "gold": 1, "two other resources": 1}, 0),  # gold counts apart
    "drakkenstrike": ({"soldier": 1, "domain": 2}, 4),
    "waybright": ({"worker": 1, "domain": 2}, 4),
}


def holdings(citizens: list[str], domains: list[str], monsters: list[str]) -> dict[str, int]:
    """How many there are of everything a duke may count; icons on citizens and on domains both count (l.292)."""
    icons = [ROLE[card] for card in citizens]
    for card in domains:
        icons.extend(DOMAIN[card][1].split())
    kinds = [MONSTER[card][1] for card in monsters]
    counts = {word: icons.count(word) for word in ("worker", "soldier", "shadow", "holy")}
    counts.update({word: kinds.count(word) for word in ("titan", "boss")})
    return {**counts, "citizen": len(citizens), "domain": len(domains), "monster": len(monsters)}


def duke_points(duke: str, counts: dict[str, int], gold: int, strength: int, magic: int) -> int:
    multiples, divisor = DUKE[duke]
    counts = {**counts, "gold": gold, "two other resources": (strength + magic) // 2}
    points = sum(times * counts[word] for word, times in multiples.items())
    return points + ((gold + strength + magic) // divisor if divisor else 0)


def cards_points(domains: list[str], monsters: list[str]) -> int:
    return sum(DOMAIN[card][0] for card in domains) + sum(MONSTER[card][0] for card in monsters)


def player_counts(player: dict[str, Any]) -> dict[str, int]:
    return holdings(player["citizens"], player["domains"], player["monsters"])


def points_without_duke(player: dict[str, Any]) -> int:
    """l.714-718: one for workers and soldiers, two for shadow and holy, one for three resources."""
    counts = player_counts(player)
    resources: int = player["gold"] + player["strength"] + player["magic"]
    return counts["worker"] + counts["soldier"] + 2 * counts["shadow"] + 2 * counts["holy"] + resources // 3


def majorities(players: list[dict[str, Any]]) -> list[int]:
    """l.720-728: seven for the most citizens, monsters and domains each, or three for each of those who tie."""
    bonus = [0] * len(players)
    for kind in ("citizens", "monsters", "domains"):
        numbers = [len(player[kind]) for player in players]
        leaders = [seat for seat, n in enumerate(numbers) if n == max(numbers) and n > 0]
        for seat in leaders:
            bonus[seat] += 7 if len(leaders) == 1 else 3
    return bonus


def scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """The players' scores, the Dark Lord's when there is one, and who has won."""
    if "solo" in view["variants"]:
        return solo_scores(view)
    players = view["players"]
    totals = [cards_points(p["domains"], p["monsters"]) + p["vp"] for p in players]
    if "no_duke" in view["variants"]:
        extra = [points_without_duke(p) + n for p, n in zip(players, majorities(players), strict=True)]
    else:
        extra = [duke_points(p["duke"], player_counts(p), p["gold"], p["strength"], p["magic"]) for p in players]
    totals = [a + b for a, b in zip(totals, extra, strict=True)]
    best = [p for p, total in zip(players, totals, strict=True) if total == max(totals)]
    sizes = {p["seat"]: len(p["starters"]) + len(p["citizens"]) + len(p["domains"]) for p in best}
    return totals, [], [seat for seat, size in sizes.items() if size == min(sizes.values())]


def solo_scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """l.787-817: slain monsters, domains and duke against surviving monsters, captured domains and duke."""
    player, lord = view["players"][0], view["dark_lord"]
    mine = cards_points(player["domains"], player["monsters"])
    mine += duke_points(player["duke"], player_counts(player), player["gold"], player["strength"], player["magic"])
    stacks = [p for p in view["centre"] if p["kind"] == "monster" and p["count"]]
    survivors = [card for p in stacks for card in (p["top"], *p["beneath"])]
    events = [p["top"] for p in view["centre"] if not p["count"] and p["top"] in MONSTER]
    counts = holdings(lord["citizens"], lord["domains"], survivors + events)
    theirs = cards_points(lord["domains"], survivors + events) + duke_points(lord["duke"], counts, 0, 0, 0)
    exhausted = sum(1 for p in view["centre"] if not p["count"])
    if not survivors:
        won = True
    elif exhausted >= 5:
        won = mine > theirs
    else:
        won = False  # overrun: the only other way to end
    return [mine], [theirs], [0] if won else []
