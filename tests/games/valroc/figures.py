"""The figures of every component, written down from the component data: what the cards are checked against.

Four numbers in a row are always fire, water, earth, air.
"""

from __future__ import annotations

from typing import NamedTuple

Four = tuple[int, int, int, int]


class Beast(NamedTuple):
    """A creature: its French name, affinities, prestige, needed skills, PM, and what it gives as a mount."""

    name: str
    affinities: tuple[str, ...]
    prestige: int
    skill: Four
    pm: int
    mount: Four = (0, 0, 0, 0)


class Lesson(NamedTuple):
    """A course: its French name, cost in Vals and PM, whether it is the mage's alone, when it works, what it does."""

    name: str
    val: int
    pm: int
    mage_only: bool
    when: str
    effect: str


class Half(NamedTuple):
    """One of the two rites of a dark magic card: its French name, what it does, where it tells."""

    name: str
    effect: str
    place: str


TAMEABLE = {
    "firebrand": Beast("Tison", ("fire",), 3, (2, 3, 0, 0), 1, (2, 0, 0, 0)),
    "cinder": Beast("Cendra", ("fire",), 4, (3, 4, 0, 0), 2, (3, -1, 0, 0)),
    "blaze": Beast("Blaze", ("fire", "air"), 5, (0, 3, 0, 5), 1, (2, -1, 0, 1)),
    "scoria": Beast("Scoria", ("fire", "earth"), 4, (0, 4, 3, 0), 2, (1, 0, 1, 0)),
    "wavelet": Beast("Onda", ("water",), 3, (0, 2, 3, 0), 1, (0, 2, 0, 0)),
    "mist": Beast("Brume", ("water",), 4, (0, 3, 4, 0), 2, (0, 3, -1, 0)),
    "vapour": Beast("Vapora", ("fire", "water"), 5, (5, 0, 3, 0), 1, (1, 2, -1, 0)),
    "drizzle": Beast("Bruine", ("water", "air"), 4, (0, 0, 4, 3), 2, (0, 1, 0, 1)),
    "moss": Beast("Mousse", ("earth",), 3, (0, 0, 2, 3), 1, (0, 0, 2, 0)),
    "flint": Beast("Silex", ("earth",), 4, (0, 0, 3, 4), 2, (0, 0, 3, -1)),
    "silt": Beast("Limon", ("water", "earth"), 5, (0, 5, 0, 3), 1, (0, 1, 2, -1)),
    "clay": Beast("Argile", ("fire", "earth"), 4, (3, 0, 0, 4), 2, (1, 0, 1, 0)),
    "breeze": Beast("Brise", ("air",), 3, (3, 0, 0, 2), 1, (0, 0, 0, 2)),
    "zephyr": Beast("Zéphyr", ("air",), 4, (4, 0, 0, 3), 2, (-1, 0, 0, 3)),
    "sirocco": Beast("Sirocco", ("earth", "air"), 5, (3, 0, 5, 0), 1, (-1, 0, 1, 2)),
    "frostling": Beast("Givrelle", ("water", "air"), 4, (4, 3, 0, 0), 2, (0, 1, 0, 1)),
}
WILD = {
    "ember_wolf": Beast("Loup de braise", ("fire",), 6, (0, 6, 3, 0), 2),
    "lava_boar": Beast("Sanglier de lave", ("fire",), 8, (4, 5, 2, 0), 3),
    "blazing_dragonet": Beast("Dragonnet ardent", ("fire", "air"), 8, (0, 6, 0, 5), 3),
    "grey_moray": Beast("Murène grise", ("water",), 6, (0, 0, 6, 3), 2),
    "abyssal_crab": Beast("Crabe abyssal", ("water",), 8, (0, 4, 5, 2), 3),
    "boiling_serpent": Beast("Serpent bouillant", ("fire", "water"), 8, (5, 0, 6, 0), 3),
    "granite_bear": Beast("Ours de granit", ("earth",), 6, (3, 0, 0, 6), 2),
    "tunnel_worm": Beast("Ver des galeries", ("earth",), 8, (2, 0, 4, 5), 3),
    "mudflat_crocodile": Beast("Crocodile des vases", ("water", "earth"), 8, (0, 5, 0, 6), 3),
    "storm_falcon": Beast("Faucon-tempête", ("air",), 6, (6, 3, 0, 0), 2),
    "summit_harpy": Beast("Harpie des cimes", ("air",), 8, (5, 2, 0, 4), 3),
    "dune_elk": Beast("Élan des dunes", ("earth", "air"), 8, (6, 0, 5, 0), 3),
    "basalt_scorpion": Beast("Scorpion de basalte", ("fire", "earth"), 7, (2, 4, 0, 4), 2),
    "rain_heron": Beast("Héron de bruine", ("water", "air"), 7, (4, 0, 4, 2), 2),
    "sulphur_newt": Beast("Triton de soufre", ("fire", "water"), 7, (3, 0, 7, 0), 3),
    "cliff_ram": Beast("Bélier des falaises", ("earth", "air"), 7, (7, 0, 3, 0), 3),
}
MYTHIC = {
    "phoenix": Beast("Phénix", ("fire",), 12, (5, 8, 0, 0), 4),
    "cerberus": Beast("Cerbère", ("fire",), 11, (4, 6, 3, 3), 4),
    "chimera": Beast("Chimère", ("fire", "air"), 13, (0, 8, 0, 6), 5),
    "kraken": Beast("Kraken", ("water",), 12, (0, 5, 8, 0), 4),
    "leviathan": Beast("Léviathan", ("water",), 11, (3, 4, 6, 3), 4),
    "hydra": Beast("Hydre", ("fire", "water"), 13, (6, 0, 8, 0), 5),
    "behemoth": Beast("Béhémoth", ("earth",), 12, (0, 0, 5, 8), 4),
    "primordial_golem": Beast("Golem primordial", ("earth",), 11, (3, 3, 4, 6), 4),
    "tarasque": Beast("Tarasque", ("water", "earth"), 13, (0, 6, 0, 8), 5),
    "giant_roc": Beast("Roc géant", ("air",), 12, (8, 0, 0, 5), 4),
    "simurgh": Beast("Simurgh", ("air",), 11, (6, 3, 3, 4), 4),
    "sphinx": Beast("Sphinx", ("earth", "air"), 13, (8, 0, 6, 0), 5),
    "manticore": Beast("Manticore", ("fire", "earth"), 13, (3, 7, 5, 0), 5),
    "wyvern": Beast("Wyverne", ("water", "air"), 13, (3, 0, 7, 5), 5),
    "sun_dragon": Beast("Dragon solaire", ("fire", "air"), 15, (0, 8, 0, 8), 6),
    "world_serpent": Beast("Serpent-monde", ("water", "earth"), 15, (0, 8, 0, 8), 6),
}
CREATURES = {**TAMEABLE, **WILD, **MYTHIC}

# The recommended hands I to IV (l.186-192).
HANDS = {
    "hand_1": ["vapour", "wavelet", "frostling", "boiling_serpent", "storm_falcon", "hydra"],
    "hand_2": ["sirocco", "breeze", "drizzle", "dune_elk", "grey_moray", "sphinx"],
    "hand_3": ["silt", "moss", "scoria", "mudflat_crocodile", "ember_wolf", "tarasque"],
    "hand_4": ["blaze", "firebrand", "clay", "blazing_dragonet", "granite_bear", "chimera"],
}

# The action cards: centre, then what is found in the fire, water, earth and air rooms ("" is nothing).
ACTIONS = [
    ("wound", "", "flask+10", "mushroom+1", "gauge_small+1"),
    ("wound", "val+1", "", "plant+1", "diamond+1"),
    ("wound", "val+4", "flask+5", "", "air+1"),
    ("wound", "val+1", "pm+1", "berry+1", ""),
    ("wound", "", "pm+1", "diamond+1", "gauge_medium+1"),
    ("wound", "val+8", "", "plant+1", "gauge_full+1"),
    ("medium", "val+1", "pm+1", "", "diamond+1"),
    ("medium", "val+8", "pm+1", "berry+1", ""),
    ("medium", "", "diamond+1", "plant+1", "gauge_full+1"),
    ("medium", "val+1", "", "berry+1", "gauge_small+1"),
    ("medium", "val+4", "flask+10", "", "gauge_medium+1"),
    ("medium", "diamond+1", "flask+5", "berry+1", ""),
    ("medium", "", "diamond+1", "berry+1", "gauge_small+1"),
    ("medium", "val+1", "", "diamond+1", "gauge_full+1"),
    ("medium", "val+4", "flask+5", "", "gauge_small+1"),
    ("medium", "val+8", "flask+10", "mushroom+1", ""),
    ("medium", "", "pm+1", "berry+1", "gauge_full+1"),
    ("medium", "fire+1", "", "plant+1", "gauge_full+1"),
    ("small", "val+1", "flask+10", "", "air+1"),
    ("small", "fire+1", "flask+5", "mushroom+1", ""),
    ("small", "", "flask+5", "earth+1", "gauge_medium+1"),
    ("small", "diamond+1", "", "mushroom+1", "gauge_small+1"),
    ("small", "val+4", "pm+1", "", "gauge_full+1"),
    ("small", "val+4", "water+1", "berry+1", ""),
    ("small", "", "flask+10", "mushroom+1", "gauge_medium+1"),
    ("small", "val+8", "", "plant+1", "gauge_small+1"),
    ("small", "val+8", "flask+10", "", "gauge_small+1"),
    ("small", "val+1", "pm+1", "earth+1", ""),
    ("small", "", "water+1", "berry+1", "gauge_medium+1"),
    ("small", "val+1", "", "plant+1", "gauge_medium+1"),
    ("full", "val+4", "flask+5", "", "gauge_small+1"),
    ("full", "val+8", "pm+1", "mushroom+1", ""),
]

# How often each find stands in each room (l.323-326); the rest of the 32 is empty.
ROOMS = {
    "fire": {"fire+1": 2, "val+1": 8, "val+4": 6, "val+8": 6, "diamond+1": 2, "": 8},
    "water": {"water+1": 2, "pm+1": 8, "flask+5": 6, "flask+10": 6, "diamond+1": 2, "": 8},
    "earth": {"earth+1": 2, "berry+1": 8, "plant+1": 6, "mushroom+1": 6, "diamond+1": 2, "": 8},
    "air": {"air+1": 2, "gauge_small+1": 8, "gauge_full+1": 6, "gauge_medium+1": 6, "diamond+1": 2, "": 8},
}

COURSES = {
    "pyromancy": Lesson("Cours de Pyromancie", 4, 2, False, "at_once", "fire+1"),  # l.658
    "hydromancy": Lesson("Cours d'Hydromancie", 4, 2, False, "at_once", "water+1"),  # l.662
    "geomancy": Lesson("Cours de Géomancie", 4, 2, False, "at_once", "earth+1"),  # l.666
    "aeromancy": Lesson("Cours d'Aéromancie", 4, 2, False, "at_once", "air+1"),  # l.670
    "theology": Lesson("Théologie appliquée", 2, 0, False, "any_time", "move_wrath(3)"),  # l.674
    "prospecting": Lesson("Prospection", 4, 0, False, "search", "search_cards(2)"),  # l.678
    "commerce": Lesson("Commerce des mages", 3, 2, True, "turn_start", "val+1"),  # l.682
    "meditation": Lesson("Méditation", 4, 0, True, "turn_start", "pm+1"),  # l.686
    "liturgy": Lesson("Liturgie", 3, 1, False, "favour", "favour_cards(2)"),  # l.690
    "teleportation": Lesson("Téléportation", 3, 0, False, "search", "teleport"),  # l.694
    "manipulating_chance": Lesson("Manipulation du hasard", 2, 0, False, "between", "reshuffle"),  # l.698
    "first_aid": Lesson("Premiers secours", 5, 0, True, "training", "ignore_wound"),  # l.702
    "sacred_rhetoric": Lesson("Rhétorique sacrée", 2, 1, False, "offering", "add_to_offering(1)"),  # l.706
}

# What each spell does, when it may be cast, and the prestige that its two cards cost.
SPELLS = {
    "Aurum": ("rob_statues(10)", "any_time", (2, 3)),  # l.624
    "Decimendo": ("fight_twice", "arena", (2, 3)),  # l.628
    "Immesco": ("steal_object", "any_time", (1, 2)),  # l.632
    "Araori": ("fill_gauge", "training", (0, 1)),  # l.636
    "Impedimendio": ("absorb_skill", "any_time", (2, 3)),  # l.640
    "Restoructo": ("take_surplus", "any_time", (0, 1)),  # l.644
    "Mobiluro": ("change_bid", "offerings", (0, 1)),  # l.648
    "Evictendus": ("weaken_creature(3)", "fight", (2, 3)),  # l.652
}

DARK_MAGIC = [
    (  # l.562, l.564
        Half("Serment de la Nature", "combine_mounts", "arena"),
        Half("Grâce de l'Absorption", "share_fountain", "fountain"),
    ),
    (  # l.568, l.570
        Half("Rituel de Rage", "arena_bonus(2)", "arena"),
        Half("Malédiction de Corruption", "share_tavern", "tavern"),
    ),
    (  # l.574, l.576
        Half("Aura d'Énergie", "double_fountain", "fountain"),
        Half("Envoûtement d'Inversion", "force_exchange(3)", "at_once"),
    ),
    (  # l.580, l.586
        Half("Sphère d'Équilibre", "balance_bonus(1)", "arena"),
        Half("Sceau de Démence", "redirect_search", "cave"),
    ),
    (  # l.592, l.594
        Half("Rayon Charmeur", "double_tavern", "tavern"),
        Half("Sort de Frénésie", "no_mount", "arena"),
    ),
    (  # l.598, l.604
        Half("Don du Crépuscule", "two_finds", "cave"),
        Half("Salve de Douleur", "raise_draw_cost(2)", "training"),
    ),
    (  # l.606, l.612
        Half("Éclat du Clair de Lune", "double_draws(2,3)", "training"),
        Half("Frappe Infernale", "arena_malus(2)", "arena"),
    ),
    (  # l.616, l.618
        Half("Rune Divine", "exchange", "at_once"),
        Half("Hymne de la Tour", "balance_malus(1)", "arena"),
    ),
]

OBJECTS = ("diamond", "mushroom", "plant", "berry", "flask", "gauge_full", "gauge_medium", "gauge_small")  # l.35-42
