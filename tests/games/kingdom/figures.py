"""The figures of every card, written down by hand from the component list and not from cards.toml."""

from __future__ import annotations

from typing import NamedTuple


class CitizenFigures(NamedTuple):
    values: tuple[int, ...]
    role: str
    cost: int


class MonsterFigures(NamedTuple):
    area: str
    type: str
    strength: int
    magic: int
    vp: int
    copies: int
    copies_five: int


class DomainFigures(NamedTuple):
    roles: dict[str, int]
    cost: int
    vp: int


class EventFigures(NamedTuple):
    value: int
    strength: int
    magic: int
    vp: int
    type: str


CITIZENS = {
    "cleric": CitizenFigures((1,), "holy", 3),
    "monk": CitizenFigures((1,), "holy", 3),
    "merchant": CitizenFigures((2,), "worker", 2),
    "blacksmith": CitizenFigures((2,), "worker", 3),
    "mercenary": CitizenFigures((3,), "shadow", 3),
    "alchemist": CitizenFigures((3,), "shadow", 3),
    "archer": CitizenFigures((4,), "soldier", 4),
    "wizard": CitizenFigures((4,), "soldier", 4),
    "peasant": CitizenFigures((5,), "worker", 2),
    "knight": CitizenFigures((6,), "soldier", 2),
    "rogue": CitizenFigures((7,), "shadow", 2),
    "thief": CitizenFigures((7,), "shadow", 2),
    "champion": CitizenFigures((8,), "soldier", 2),
    "warlord": CitizenFigures((8,), "soldier", 2),
    "paladin": CitizenFigures((9, 10), "holy", 2),
    "priestess": CitizenFigures((9, 10), "holy", 2),
    "butcher": CitizenFigures((11, 12), "worker", 1),
    "miner": CitizenFigures((11, 12), "worker", 1),
}

MONSTERS = {
    "goblin": MonsterFigures("hills", "minion", 1, 0, 1, 3, 3),
    "goblin_mage": MonsterFigures("hills", "titan", 3, 0, 2, 1, 2),
    "goblin_king": MonsterFigures("hills", "boss", 6, 0, 4, 1, 1),
    "skeleton": MonsterFigures("ruins", "minion", 2, 0, 2, 3, 3),
    "flaming_skeleton": MonsterFigures("ruins", "titan", 5, 0, 3, 1, 2),
    "skeleton_king": MonsterFigures("ruins", "boss", 8, 0, 4, 1, 1),
    "treant": MonsterFigures("forest", "minion", 3, 0, 1, 2, 3),
    "bane_spider": MonsterFigures("forest", "beast", 6, 0, 2, 2, 2),
    "spider_queen": MonsterFigures("forest", "boss", 10, 3, 5, 1, 1),
    "owlbear": MonsterFigures("valley", "beast", 4, 0, 2, 3, 3),
    "giant": MonsterFigures("valley", "titan", 8, 0, 3, 1, 2),
    "troll": MonsterFigures("valley", "boss", 12, 0, 6, 1, 1),
    "dire_bear": MonsterFigures("mountains", "beast", 5, 0, 3, 2, 3),
    "orc_warrior": MonsterFigures("mountains", "minion", 9, 0, 3, 2, 2),
    "orc_chieftain": MonsterFigures("mountains", "boss", 14, 0, 6, 1, 1),
    "gargoyle": MonsterFigures("barrens", "minion", 1, 0, 1, 3, 4),
    "wraith": MonsterFigures("barrens", "titan", 4, 3, 3, 1, 1),
    "witch_queen": MonsterFigures("barrens", "boss", 5, 4, 5, 1, 1),
    "gelatinous_cube": MonsterFigures("swamp", "minion", 4, 1, 3, 3, 4),
    "basilisk": MonsterFigures("swamp", "beast", 6, 3, 4, 1, 1),
    "swamp_dragon": MonsterFigures("swamp", "boss", 10, 4, 6, 1, 1),
    "kobolds": MonsterFigures("cavern", "minion", 5, 1, 3, 3, 4),
    "gold_golem": MonsterFigures("cavern", "titan", 7, 3, 4, 1, 1),
    "red_dragon": MonsterFigures("cavern", "boss", 12, 6, 7, 1, 1),
}

DOMAINS = {
    "foxgrove_palisade": DomainFigures({"soldier": 1, "shadow": 1}, 9, 3),
    "desert_orchid": DomainFigures({"holy": 1, "shadow": 1}, 9, 3),
    "emerald_stronghold": DomainFigures({"worker": 1, "soldier": 1, "holy": 1}, 12, 5),
    "pratchetts_plateau": DomainFigures({"worker": 1, "holy": 1}, 8, 3),
    "cathedral_of_st_aquila": DomainFigures({"holy": 2}, 8, 3),
    "darktide_harbour": DomainFigures({"shadow": 1, "worker": 1, "soldier": 1}, 6, 2),
    "cloudriders_camp": DomainFigures({"soldier": 1, "holy": 1}, 8, 2),
    "orb_of_urdr": DomainFigures({"shadow": 1, "holy": 1}, 6, 1),
    "rogues_landing": DomainFigures({"worker": 1, "shadow": 1}, 7, 3),
    "blood_crow_army": DomainFigures({"soldier": 3}, 5, 2),
    "eye_of_asteraten": DomainFigures({"holy": 1, "soldier": 1}, 8, 1),
    "cutthroats_truce": DomainFigures({"shadow": 1, "holy": 1}, 5, 1),
    "halfpenny_hill": DomainFigures({"worker": 3}, 6, 2),
    "shattered_hand": DomainFigures({"holy": 1, "worker": 1}, 7, 3),
    "forgotten_sorrows": DomainFigures({"worker": 1, "shadow": 1}, 9, 3),
    "watcher_on_the_water": DomainFigures({"soldier": 2}, 6, 3),
    "gargans_embrace": DomainFigures({"soldier": 2}, 7, 2),
    "nest_of_the_weaver_witch": DomainFigures({"worker": 2}, 6, 3),
    "palace_of_the_dawn": DomainFigures({"worker": 1, "soldier": 2}, 11, 4),
    "grimmwater_keep": DomainFigures({"worker": 2, "shadow": 1}, 10, 4),
    "violet_thorn": DomainFigures({"soldier": 1, "holy": 1}, 7, 3),
    "purloiners_perch": DomainFigures({"shadow": 2}, 10, 2),
    "golden_obelisk_of_nae": DomainFigures({"worker": 1, "holy": 1}, 6, 3),
    "monolith_of_ostendaar": DomainFigures({"worker": 1, "soldier": 1}, 9, 3),
    "coliseum": DomainFigures({"soldier": 2, "shadow": 1}, 15, 5),
    "jousting_field": DomainFigures({"soldier": 1, "worker": 1, "shadow": 1}, 13, 3),
    "the_tower": DomainFigures({"worker": 1, "soldier": 1, "shadow": 1, "holy": 1}, 10, 2),
    "ullamalizatli_court": DomainFigures({"worker": 2, "holy": 1}, 11, 3),
}

# What each duke multiplies; "resources/3" is one point for every three resources.
DUKES: dict[str, dict[str, int]] = {
    "cornelius": {"domain": 3, "resources/3": 1},
    "elsyn": {"holy": 2, "shadow": 2, "resources/4": 1},
    "elisium": {"worker": 1, "soldier": 1, "shadow": 1, "holy": 1, "resources/4": 1},
    "hrothgar": {"monster": 2, "titan": 1, "resources/4": 1},
    "isabella": {"soldier": 1, "holy": 2, "resources/3": 1},
    "lekzandr": {"worker": 1, "holy": 2, "resources/3": 1},
    "node": {"soldier": 1, "shadow": 2, "resources/3": 1},
    "reese": {"citizen": 1, "monster": 1, "domain": 1, "resources/4": 1},
    "simon": {"worker": 1, "soldier": 1, "resources/2": 1},
    "waryn": {"worker": 1, "shadow": 2, "resources/3": 1},
    "mico": {"monster": 1, "boss": 5, "resources/2": 1},
    "tsoukalos": {"gold": 1, "domain": 2, "magic+strength/2": 1},
    "drakkenstrike": {"soldier": 1, "domain": 2, "resources/4": 1},
    "waybright": {"worker": 1, "domain": 2, "resources/4": 1},
}

EVENTS = {
    "corrupted_cleric": EventFigures(1, 2, 4, 2, "titan"),
    "giant_leech": EventFigures(2, 10, 1, 4, "titan"),
    "bat_swarm": EventFigures(3, 6, 0, 2, "minion"),
    "sorcerer": EventFigures(4, 1, 5, 1, "titan"),
    "mimic": EventFigures(5, 3, 3, 2, "minion"),
    "kobold_thieves": EventFigures(6, 6, 0, 1, "minion"),
}

FIRST_CITIZENS = [
    "cleric",
    "merchant",
    "mercenary",
    "archer",
    "peasant",
    "knight",
    "rogue",
    "champion",
    "paladin",
    "butcher",
]

# A citizen of each role; none of them works on 1, 2 or 3.
ROLE_CITIZENS = {"worker": "butcher", "soldier": "archer", "shadow": "rogue", "holy": "paladin"}


def crew(domain: str) -> list[str]:
    """Citizens that show exactly the roles which the domain asks for."""
    return [ROLE_CITIZENS[role] for role, n in DOMAINS[domain].roles.items() for _ in range(n)]
