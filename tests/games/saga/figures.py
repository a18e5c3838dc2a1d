"""The figures of every card and page, written down from the component list (saga.json) and not from the packs.

Lines are those of the rulebook (saga.fr.txt); what has none is designed. Effects are in the language of vocabulary.py.
"""

from __future__ import annotations

from typing import NamedTuple


class DarkFigures(NamedTuple):
    strength: int
    magic: int
    vp: int
    activation: str
    value: int
    instructions: str
    reward: str


class BookFigures(NamedTuple):
    number: int
    start: tuple[int, int, int, int]  # gold, strength, magic, vp
    dark_monsters: int
    on_six: str
    needs: list[str]
    stores: list[str]


Cost = tuple[int, int, int]  # gold, strength, magic


class PageFigures(NamedTuple):
    title: str
    immediate: str
    lasting: str
    on_six: str
    task: str
    costs: tuple[Cost, Cost, Cost]  # for one or two players, for three, for four or five
    reward: str


DARK_MONSTERS = {  # by French name; l.22: nine; all designed
    "Ombre rampante": DarkFigures(4, 1, 2, "immediate", 0, "attack(self)", "magic+2"),
    "Héraut du Néant": DarkFigures(5, 3, 4, "immediate", 0, "lose(each,vp,1) & tokens(strength,2,task)", "wild+4"),
    "Chien de minuit": DarkFigures(5, 1, 3, "column", 0, "attack(self)", "strength+2"),
    "Moissonneur d’âmes": DarkFigures(7, 3, 5, "column", 0, "banish(column,1)", "free(1) & gold+2"),
    "Spectre des douves": DarkFigures(5, 2, 3, "column", 0, "capture(column,1)", "free(1)"),
    "Tisseuse d’encre": DarkFigures(4, 4, 4, "column", 0, "breach_wall(beside)", "mend_wall(1)"),
    "Veilleur sans visage": DarkFigures(6, 1, 3, "die", 3, "tokens(strength,1,self) & lose(active,magic,1)", "magic+3"),
    "Colosse d’obsidienne": DarkFigures(10, 2, 6, "die", 7, "attack(weakest)", "build_wall(1)"),
    "Chantre du vide": DarkFigures(3, 5, 4, "die", 6, "capture(any,1)", "magic+4"),
}

SAGA_MONSTERS = {  # by French name; l.75, 343: that there are such; all designed
    "Sire d’Épines": DarkFigures(6, 2, 4, "column", 0, "attack(self) & tokens(strength,1,self)", "wild+4"),
    "Rejeton de Kosk": DarkFigures(7, 4, 5, "die", 5, "attack(beside)", "free(2)"),
    "Gardien des Stèles": DarkFigures(6, 6, 5, "immediate", 0, "dim(each)", "recharge(2)"),
    "Main du Ténébréon": DarkFigures(9, 4, 6, "die", 6, "banish(fullest,1)", "free(2) & wild+3"),
}

FROM_BOOK = {  # which book leaves it in the coffer
    "Sire d’Épines": 2,
    "Rejeton de Kosk": 3,
    "Gardien des Stèles": 4,
    "Main du Ténébréon": 5,
    "Bannière de l’Ouest": 2,
    "Vaisseau de Kosk": 3,
    "Clef d’eau": 4,
    "Parchemin rompu": 5,
}

FAVOURS = {  # l.23: twelve; l.248: 2 VP for 4 magic; l.252: Conversion costs no VP; l.282: some change dice
    "Conversion": (0, "convert(1)"),
    "Eau vive": (2, "magic+4"),
    "Bras d’Aquilin": (2, "strength+5"),
    "Corne d’abondance": (2, "gold+5"),
    "Trois dons": (3, "gold+2 & strength+2 & magic+2"),
    "Pierre bénie": (5, "build_wall(1)"),
    "Mortier sacré": (2, "mend_wall(2)"),
    "Délivrance": (2, "free(1)"),
    "Grand retour": (4, "free(3)"),
    "Main du destin": (2, "set_die(any)"),
    "Souffle": (1, "choose(add_die(1)|add_die(-1))"),
    "Aube éclatante": (4, "discard_monster(7)"),
}

BOONS = {
    "Bannière de l’Ouest": ("once", "mend_wall(5)"),
    "Vaisseau de Kosk": ("setup", "gain(each,gold,2)"),
    "Clef d’eau": ("once", "cancel_six"),
    "Parchemin rompu": ("setup", "first_task_less(2)"),
}

BOOKS = {  # l.45, 53: Book One; l.339-347: N dark monsters and N VP; l.361-371: the Temple; l.292: the six of Book One
    "prophecy": BookFigures(1, (2, 0, 1, 1), 1, "banish(any,1)", [], ["radiant", "what_the_water_says"]),
    "western_march": BookFigures(
        2,
        (2, 0, 1, 2),
        2,
        "capture(fullest,1)",
        ["radiant"],
        ["thorn_lord", "banner_of_the_west"],
    ),
    "shores_of_kosk": BookFigures(
        3,
        (2, 0, 1, 3),
        3,
        "choose(attack(1)|attack(5))",
        ["radiant", "thorn_lord", "banner_of_the_west"],
        ["spawn_of_kosk", "ship_of_kosk"],
    ),
    "drowned_city": BookFigures(
        4,
        (2, 0, 1, 4),
        4,
        "banish(fullest,1) & lose(active,magic,1)",
        ["radiant", "thorn_lord", "spawn_of_kosk", "banner_of_the_west", "ship_of_kosk"],
        ["keeper_of_the_steles", "water_key"],
    ),
    "pact_of_shadows": BookFigures(
        5,
        (2, 0, 1, 5),
        5,
        "choose(banish(any,1)|lose(each,vp,2))",
        [
            "radiant",
            "thorn_lord",
            "spawn_of_kosk",
            "keeper_of_the_steles",
            "banner_of_the_west",
            "ship_of_kosk",
            "water_key",
        ],
        ["hand_of_the_darksworn", "broken_scroll"],
    ),
    "the_darksworn": BookFigures(
        6,
        (2, 0, 1, 6),
        6,
        "banish(fullest,1)",
        [
            "radiant",
            "thorn_lord",
            "spawn_of_kosk",
            "keeper_of_the_steles",
            "hand_of_the_darksworn",
            "banner_of_the_west",
            "ship_of_kosk",
            "water_key",
            "broken_scroll",
        ],
        [],
    ),
    "forgotten_temple": BookFigures(0, (3, 3, 3, 3), 9, "capture(any,1)", ["radiant"], []),
}

TITLES = {
    "prophecy": "La Prophétie",
    "western_march": "La Marche de l’Ouest",
    "shores_of_kosk": "Les Rivages de Kosk",
    "drowned_city": "La Cité Engloutie",
    "pact_of_shadows": "Le Pacte des Ombres",
    "the_darksworn": "Le Ténébréon",
    "forgotten_temple": "Le Cœur du Donjon : Le Temple Oublié",
}

PAGES = {  # book and number; l.272-276: the task Défendre l’Oracle; the rest is designed
    ("prophecy", 1): PageFigures(
        "La route du solstice", "", "", "", "Escorter les pèlerins", ((4, 2, 0), (5, 2, 0), (8, 6, 0)), "magic+3"
    ),
    ("prophecy", 2): PageFigures(
        "Les marches souillées",
        "attack(1) & attack(5)",
        "",
        "",
        "Défendre l’Oracle",
        ((0, 5, 5), (0, 5, 5), (0, 5, 5)),
        "free(1)",
    ),
    ("prophecy", 3): PageFigures(
        "Ce que dit l’eau",
        "give_radiant(each)",
        "radiants",
        "",
        "Raviver la source",
        ((0, 0, 7), (0, 0, 8), (0, 0, 15)),
        "recharge(1) & vp+2",
    ),
    ("western_march", 1): PageFigures(
        "Les bornes brisées",
        "",
        "recruit_more(7,1)",
        "",
        "Rétablir la route",
        ((7, 0, 0), (8, 0, 0), (19, 0, 0)),
        "strength+3",
    ),
    ("western_march", 2): PageFigures(
        "La forêt qui écoute",
        "tokens(magic,1,monsters)",
        "",
        "",
        "Percer la ronceraie",
        ((0, 7, 2), (0, 8, 2), (0, 13, 8)),
        "free(1)",
    ),
    ("western_march", 3): PageFigures(
        "Le trône de ronces",
        "spawn(thorn_lord,5)",
        "task_locked(thorn_lord)",
        "",
        "Planter la bannière",
        ((5, 4, 0), (6, 4, 0), (11, 10, 0)),
        "choose(build_wall(1)|vp+3)",
    ),
    ("shores_of_kosk", 1): PageFigures(
        "Marée basse", "", "", "", "Armer les navires", ((9, 0, 0), (10, 0, 0), (17, 0, 0)), "magic+4"
    ),
    ("shores_of_kosk", 2): PageFigures(
        "Marée haute",
        "breach_wall(1) & breach_wall(2)",
        "wall_price(10)",
        "",
        "Sonder les récifs",
        ((0, 0, 9), (0, 0, 10), (0, 0, 17)),
        "recharge(1) & vp+2",
    ),
    ("shores_of_kosk", 3): PageFigures(
        "La chose du large",
        "spawn(spawn_of_kosk,1)",
        "",
        "lose(each,gold,1)",
        "Chasser le Rejeton",
        ((0, 9, 4), (0, 10, 4), (0, 13, 8)),
        "free(2)",
    ),
    ("drowned_city", 1): PageFigures(
        "Les écluses", "", "", "", "Ouvrir les écluses", ((1, 8, 0), (1, 9, 0), (4, 11, 0)), "wild+4"
    ),
    ("drowned_city", 2): PageFigures(
        "Les stèles", "dim(each)", "", "", "Traduire les stèles", ((0, 0, 9), (0, 0, 10), (0, 0, 15)), "free(1)"
    ),
    ("drowned_city", 3): PageFigures(
        "Le marché des captifs",
        "",
        "shift_numbers(1)",
        "",
        "Racheter les captifs",
        ((8, 0, 0), (9, 0, 0), (14, 0, 0)),
        "free(2)",
    ),
    ("drowned_city", 4): PageFigures(
        "Le puits",
        "spawn(keeper_of_the_steles,3)",
        "",
        "",
        "Sceller le puits",
        ((0, 5, 5), (0, 6, 5), (0, 8, 8)),
        "recharge(2) & vp+2",
    ),
    ("pact_of_shadows", 1): PageFigures(
        "L’émissaire", "", "task_for_vp(2,3)", "", "Écouter l’émissaire", ((5, 0, 3), (6, 0, 3), (7, 0, 5)), "wild+3"
    ),
    ("pact_of_shadows", 2): PageFigures(
        "La trahison", "attack(all)", "", "", "Tenir la porte", ((0, 8, 0), (0, 9, 0), (0, 12, 0)), "mend_wall(2)"
    ),
    ("pact_of_shadows", 3): PageFigures(
        "Les noms rayés",
        "",
        "",
        "tokens(magic,1,task)",
        "Rétablir les noms",
        ((0, 0, 8), (0, 0, 9), (0, 0, 12)),
        "free(2)",
    ),
    ("pact_of_shadows", 4): PageFigures(
        "La main tendue",
        "spawn(hand_of_the_darksworn,2)",
        "",
        "",
        "Rompre le pacte",
        ((0, 5, 5), (0, 6, 5), (0, 7, 7)),
        "recharge(2) & vp+3",
    ),
    ("the_darksworn", 1): PageFigures(
        "Le seuil", "dim(each)", "", "", "Allumer les phares", ((6, 0, 1), (7, 0, 1), (8, 0, 2)), "recharge(2)"
    ),
    ("the_darksworn", 2): PageFigures(
        "Le siège",
        "attack(2) & attack(3) & attack(4)",
        "",
        "",
        "Briser le siège",
        ((0, 7, 0), (0, 8, 0), (0, 10, 0)),
        "free(2)",
    ),
    ("the_darksworn", 3): PageFigures(
        "Le cœur noir",
        "",
        "",
        "tokens(strength,1,task)",
        "Frapper le cœur",
        ((0, 6, 4), (0, 7, 4), (0, 8, 5)),
        "choose(build_wall(1)|vp+4)",
    ),
    ("the_darksworn", 4): PageFigures(
        "L’aube", "", "radiant_pays(3)", "", "Rendre le jour", ((0, 0, 8), (0, 0, 9), (0, 0, 11)), "vp+5"
    ),
    ("forgotten_temple", 1): PageFigures(
        "La salle des gardes", "", "", "", "Forcer la herse", ((0, 6, 0), (0, 7, 0), (0, 14, 0)), "wild+3"
    ),
    ("forgotten_temple", 2): PageFigures(
        "La bibliothèque noyée",
        "tokens(magic,1,monsters)",
        "",
        "",
        "Sécher les pages",
        ((0, 0, 7), (0, 0, 8), (0, 0, 15)),
        "free(1)",
    ),
    ("forgotten_temple", 3): PageFigures(
        "Le trésor sans porte",
        "attack(3)",
        "",
        "",
        "Payer le passeur",
        ((7, 0, 0), (8, 0, 0), (15, 0, 0)),
        "recharge(1) & vp+2",
    ),
    ("forgotten_temple", 4): PageFigures(
        "L’autel", "", "", "attack(weakest)", "Réveiller l’autel", ((0, 5, 6), (0, 5, 7), (0, 9, 10)), "vp+3"
    ),
}

HOOKS = {  # number 0 is the cover
    ("prophecy", 0): "Sur le chemin de l’Oracle, les sources chantent faux.",
    ("prophecy", 1): "Des pèlerins demandent votre escorte jusqu’à Thyne.",
    ("prophecy", 2): "Quelque chose remonte les escaliers derrière vous.",
    ("prophecy", 3): "Une clarté se partage entre vos mains.",
    ("western_march", 0): "Au-delà des dernières bornes, les cartes sont blanches.",
    ("western_march", 1): "Il faut rebâtir la route avant de l’emprunter.",
    ("western_march", 2): "Chaque bruit attire une épine de plus.",
    ("western_march", 3): "Un seigneur de bois mort barre le col.",
    ("shores_of_kosk", 0): "La mer a pris les quais et rend des visages.",
    ("shores_of_kosk", 1): "Des coques abandonnées attendent un équipage.",
    ("shores_of_kosk", 2): "L’eau monte plus vite que vous ne maçonnez.",
    ("shores_of_kosk", 3): "Un dos plus grand que l’île se retourne.",
    ("drowned_city", 0): "Sous la vase, des rues encore éclairées.",
    ("drowned_city", 1): "Le courant garde la porte.",
    ("drowned_city", 2): "Lire à voix haute éteint les lampes.",
    ("drowned_city", 3): "On y vend ce qui vous a été pris.",
    ("drowned_city", 4): "Ce qui dort au fond a compté vos pas.",
    ("pact_of_shadows", 0): "Un allié vous propose un prix que vous pouvez payer.",
    ("pact_of_shadows", 1): "Il sourit et demande peu, pour commencer.",
    ("pact_of_shadows", 2): "Les portes s’ouvrent du mauvais côté.",
    ("pact_of_shadows", 3): "Chaque nom effacé manque à l’appel.",
    ("pact_of_shadows", 4): "Ce n’était pas une main.",
    ("the_darksworn", 0): "La nuit a un cœur et il bat.",
    ("the_darksworn", 1): "Aucune torche n’éclaire plus loin que votre bras.",
    ("the_darksworn", 2): "Toutes les colonnes avancent ensemble.",
    ("the_darksworn", 3): "Plus vous frappez, plus il apprend.",
    ("the_darksworn", 4): "Il reste à nommer la lumière.",
    ("forgotten_temple", 0): "Sous la source, un escalier que personne n’a descendu.",
    ("forgotten_temple", 1): "Les statues comptent ceux qui entrent.",
    ("forgotten_temple", 2): "Les livres se lisent dans l’eau.",
    ("forgotten_temple", 3): "Tout ce qui brille vous regarde.",
    ("forgotten_temple", 4): "Le dernier gardien est celui qui priait.",
}
