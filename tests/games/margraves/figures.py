"""Figures of Margraves typed in again from the rulebook and the component data: nothing here reads the card pack."""

from __future__ import annotations

from typing import Final

GUILDS: Final = ("artisan", "soldier", "shadow", "holy")

# guild of each citizen (l.350-378, l.808-967) and how many there are of each for 2, 3, 4 and 5 players
STARTERS: Final = {"alchemist": "shadow", "captain": "soldier", "merchant": "artisan", "paladin": "holy"}
CITIZENS: Final = {
    "artificer": ("holy", (2, 3, 3, 4)),
    "cleric": ("holy", (1, 2, 3, 3)),
    "monk": ("holy", (2, 2, 3, 4)),
    "priestess": ("holy", (1, 2, 3, 4)),
    "bogatyr": ("soldier", (1, 2, 3, 3)),
    "champion": ("soldier", (2, 3, 3, 4)),
    "ranger": ("soldier", (2, 2, 3, 4)),
    "warlord": ("soldier", (1, 2, 3, 4)),
    "bard": ("artisan", (2, 3, 3, 4)),
    "woodcutter": ("artisan", (2, 2, 3, 4)),
    "town_crier": ("artisan", (1, 2, 3, 3)),
    "trader": ("artisan", (1, 2, 3, 4)),
    "necromancer": ("shadow", (2, 3, 3, 4)),
    "peddler": ("shadow", (2, 2, 3, 4)),
    "pilot": ("shadow", (1, 2, 3, 3)),
    "scoundrel": ("shadow", (1, 2, 3, 4)),
}
GUILD_OF: Final = {**STARTERS, **{id: guild for id, (guild, _) in CITIZENS.items()}}

# location: the guilds whose icons it shows, its roads, the lairs beside it
LOCATIONS: Final = {
    "shilina": (("artisan", "soldier"), {"kamin", "thraecius"}, {"mountain"}),
    "kamin": (("artisan", "soldier"), {"shilina", "silesia"}, {"mountain"}),
    "silesia": (("soldier", "shadow"), {"inkadeus", "kamin", "reykstrom"}, {"mountain", "forest"}),
    "reykstrom": (("shadow", "holy"), {"nymar", "silesia"}, {"forest"}),
    "nymar": (("artisan", "shadow"), {"reykstrom", "viktoria"}, {"forest", "ruins"}),
    "viktoria": (("soldier", "holy"), {"inkadeus", "nymar", "thraecius"}, {"ruins"}),
    "inkadeus": (("shadow", "holy"), {"silesia", "thraecius", "viktoria"}, {"hills"}),
    "thraecius": (("artisan", "holy"), {"inkadeus", "shilina", "viktoria"}, {"hills"}),
}

# monster: lair, strength, magic, influence, reward
MONSTERS: Final = {
    "harpy_flock": ("mountain", 3, 0, 1, {"stone": 1}),
    "cave_troll": ("mountain", 4, 0, 1, {"stone": 2}),
    "wyvern": ("mountain", 5, 1, 2, {"wild": 1, "gold": 2}),
    "stone_giant": ("mountain", 6, 0, 2, {"gold": 4}),
    "ancestral_dragon": ("mountain", 8, 2, 3, {"privilege_ii": 1, "gold": 2}),
    "warg_pack": ("forest", 3, 0, 1, {"wood": 1}),
    "giant_spider": ("forest", 4, 0, 1, {"wood": 1, "gold": 2}),
    "dryad_circle": ("forest", 3, 1, 1, {"wild": 2}),
    "bugbear": ("forest", 5, 0, 2, {"gold": 2}),
    "ancient_treant": ("forest", 7, 1, 3, {"privilege_i": 1, "wood": 1}),
    "skeleton_guard": ("ruins", 2, 1, 1, {"magic": 1}),
    "ghoul_band": ("ruins", 3, 1, 1, {"knight": 2}),
    "revenant": ("ruins", 4, 1, 1, {"privilege_i": 1, "gold": 2}),
    "spectre": ("ruins", 3, 2, 2, {"magic": 1}),
    "lich_king": ("ruins", 6, 3, 3, {"privilege_ii": 1}),
    "goblin_raiders": ("hills", 3, 0, 1, {"gold": 2}),
    "orc_marauders": ("hills", 4, 0, 1, {"gold": 4}),
    "gnoll_shaman": ("hills", 3, 1, 1, {"privilege_i": 1}),
    "ogre_brute": ("hills", 5, 0, 2, {"strength": 1}),
    "goblin_lord": ("hills", 7, 0, 3, {"gold": 4}),
}
CHIEFS: Final = {"ancestral_dragon", "ancient_treant", "lich_king", "goblin_lord"}

# tiles for the end of the game: level, icons, banner, and how many for 2, 3, 4 and 5 players
END_TILES: Final = {
    "lion_banner": (1, {}, "lion", (1, 1, 2, 2)),
    "stag_banner": (1, {}, "stag", (1, 1, 2, 2)),
    "raven_banner": (1, {}, "raven", (1, 1, 2, 2)),
    "boar_banner": (1, {}, "boar", (1, 1, 2, 3)),
    "wolf_banner": (1, {}, "wolf", (1, 1, 2, 3)),
    "masons_charter": (1, {"artisan": 1}, "", (2, 3, 3, 3)),
    "garrison_charter": (1, {"soldier": 1}, "", (2, 3, 3, 3)),
    "whispered_pact": (1, {"shadow": 1}, "", (2, 3, 3, 3)),
    "abbey_charter": (1, {"holy": 1}, "", (2, 3, 3, 3)),
    "artisans_hall": (2, {"artisan": 2}, "", (1, 2, 2, 2)),
    "great_barracks": (2, {"soldier": 2}, "", (1, 2, 2, 2)),
    "hidden_court": (2, {"shadow": 2}, "", (1, 2, 2, 2)),
    "cathedral_chapter": (2, {"holy": 2}, "", (1, 2, 2, 2)),
    "lion_smiths": (2, {"artisan": 1}, "lion", (1, 1, 1, 1)),
    "stag_guard": (2, {"soldier": 1}, "stag", (1, 1, 1, 1)),
    "raven_spies": (2, {"shadow": 1}, "raven", (1, 1, 1, 1)),
    "boar_templars": (2, {"holy": 1}, "boar", (1, 1, 1, 1)),
    "lion_smugglers": (2, {"shadow": 1}, "lion", (0, 0, 1, 1)),
    "stag_pilgrims": (2, {"holy": 1}, "stag", (0, 0, 1, 1)),
    "raven_scribes": (2, {"artisan": 1}, "raven", (0, 0, 1, 1)),
    "wolf_lancers": (2, {"soldier": 1}, "wolf", (0, 0, 1, 1)),
}
# grants: level, what they bring, and how many for 2, 3, 4 and 5 players
GRANTS: Final = {
    "toll_rights": (1, {"gold": 4}, (1, 1, 1, 2)),
    "requisition": (1, {"wild": 2}, (1, 1, 1, 1)),
    "call_to_arms": (1, {"strength": 2}, (1, 1, 1, 1)),
    "sworn_service": (1, {"knight": 2}, (1, 1, 1, 1)),
    "letter_of_favour": (1, {"influence": 1}, (1, 1, 1, 2)),
    "market_day": (1, {"wild": 1, "gold": 2}, (0, 1, 1, 1)),
    "border_patrol": (1, {"strength": 1, "knight": 1}, (0, 0, 0, 1)),
    "royal_tribute": (2, {"gold": 8}, (1, 1, 1, 2)),
    "royal_convoy": (2, {"wild": 4}, (1, 1, 1, 1)),
    "jewellers_gift": (2, {"gem": 1, "gold": 2}, (1, 1, 1, 1)),
    "seat_at_court": (2, {"influence": 2}, (1, 1, 1, 2)),
    "queens_armoury": (2, {"strength": 4}, (1, 1, 1, 1)),
    "order_of_chivalry": (2, {"knight": 3, "gold": 2}, (1, 1, 1, 1)),
    "great_fair": (2, {"wild": 2, "gold": 4}, (1, 1, 1, 1)),
    "crystal_mine": (2, {"gem": 1, "wild": 1}, (0, 0, 0, 1)),
    "campaign_train": (2, {"wild": 2, "strength": 2}, (0, 0, 0, 1)),
}

# starting wealth: what each tile brings
WEALTH: Final = {
    "smugglers_cache": {"influence_shadow": 1, "wood": 1, "stone": 1},
    "masons_dowry": {"influence_artisan": 1, "stone": 1, "magic": 1},
    "siege_timber": {"influence_soldier": 1, "wood": 1, "magic": 1},
    "temple_offering": {"influence_holy": 1, "wild": 2},
    "guild_dues": {"influence_artisan": 1, "gold": 4},
    "war_chest": {"influence_soldier": 1, "gold": 4},
    "hush_money": {"influence_shadow": 1, "gold": 4},
    "tithe": {"influence_holy": 1, "gold": 4},
    "old_parchment": {"privilege_i": 1, "gold": 2},
    "family_title": {"privilege_i": 1, "gold": 2},
    "royal_warrant": {"privilege_i": 1, "wild": 1},
    "sworn_vassals": {"strength": 2, "knight": 2},
    "house_guard": {"strength": 2, "knight": 2},
    "mercenary_pay": {"strength": 2, "gold": 4},
    "tourney_prize": {"knight": 2, "gold": 4},
    "inheritance": {"gold": 8},
    "full_granaries": {"wild": 3, "gold": 2},
    "builders_stock": {"stone": 1, "wood": 1, "magic": 1, "gold": 2},
    "squires_school": {"knight": 1, "strength": 1, "gold": 4},
    "frontier_fort": {"wild": 2, "strength": 2},
}

RESERVE: Final = {2: (7, 3), 3: (9, 4), 4: (11, 5), 5: (13, 6)}  # each resource, and gems
BRIDGES: Final = (2, 4, 6, 8, 10)
COSTS: Final = (2, 3, 4, 5, 6)
SEGMENTS: Final = (
    *({"privilege_ii": 1}, {"gold": 3}, {"influence": 1}, {"gold": 3}),
    *({"privilege_i": 1}, {"gold": 3}, {"influence": 1}, {"gold": 3}),
)
LINES: Final = {
    "tomb_row_1": ((1, 2, 3, 4), {"influence": 1, "gold": 2}),
    "tomb_row_2": ((5, 6, 7), {"magic": 1, "gold": 2}),
    "tomb_row_3": ((8, 9), {"stone": 1, "wood": 1}),
    "tomb_column_1": ((1,), {"gold": 1}),
    "tomb_column_2": ((2, 5), {"wild": 1}),
    "tomb_column_3": ((3, 6, 8), {"influence": 1}),
    "tomb_column_4": ((4, 7, 9), {"privilege_i": 1}),
}
SLOTS: Final = {
    "shilina": ({"gold": 7}, {"privilege_i": 1, "wild": 1}, {"influence": 1, "strength": 1}),
    "kamin": ({"wild": 3}, {"stone": 2, "gold": 2}, {"influence": 1, "gold": 2}),
    "silesia": ({"wild": 2, "gold": 2}, {"privilege_i": 1, "strength": 1}, {"knight": 3}),
    "reykstrom": ({"magic": 2, "strength": 1}, {"privilege_i": 1, "gold": 2}, {"influence": 1, "magic": 1}),
    "nymar": ({"privilege_ii": 1}, {"influence": 1, "wild": 1}, {"gold": 6}),
    "viktoria": ({"strength": 3}, {"influence": 1, "knight": 1}, {"gold": 6}),
    "inkadeus": ({"privilege_i": 1, "wood": 1}, {"gold": 6}, {"knight": 2, "strength": 1}),
    "thraecius": ({"gem": 1}, {"wild": 3}, {"privilege_i": 1, "gold": 2}),
}
