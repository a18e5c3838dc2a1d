"""The figures of every card, written down by hand from the component data: what the rules are checked against.

A power is `(when, pay, gain)`: when is "instant", an action, "resource" or "end"; pay is how many cards to discard;
gain is what comes of it ("cards 2", "cards per holy", "steal cards 1", "native for shadow", "vp per adventurer").
"""

from __future__ import annotations

from typing import NamedTuple


class Power(NamedTuple):
    when: str
    pay: int
    gain: str


NONE = Power("", 0, "")


class Figures(NamedTuple):
    """A building. The cost is food, wood, stone, magic."""

    name: str
    type: str
    copies: int
    cost: tuple[int, int, int, int]
    resource: str
    vp: int
    power: Power


class Person(NamedTuple):
    """An adventurer. Required are artisan, soldier, shadow, holy."""

    name: str
    requires: tuple[int, int, int, int]
    vp: int
    power: Power


BUILDINGS = {
    # artisan
    "tannery": Figures("Tannery", "artisan", 3, (1, 0, 0, 0), "wood", 1, NONE),
    "bakery": Figures("Bakery", "artisan", 3, (1, 1, 0, 0), "stone", 1, Power("instant", 0, "cards 2")),
    "fountain": Figures("Fountain", "artisan", 3, (0, 0, 1, 1), "magic", 1, Power("resource", 2, "native")),
    "farm": Figures("Farm", "artisan", 2, (0, 2, 1, 1), "food", 2, Power("resource", 0, "food")),
    "quarry": Figures("Quarry", "artisan", 2, (1, 1, 0, 2), "stone", 2, Power("resource", 0, "stone")),
    "market": Figures("Market", "artisan", 2, (1, 1, 1, 1), "wood", 1, Power("build", 0, "gold 1")),
    "tavern": Figures("Tavern", "artisan", 2, (2, 1, 0, 0), "food", 2, Power("end", 0, "vp per adventurer")),
    "smithy": Figures("Smithy", "artisan", 2, (0, 1, 2, 0), "stone", 1, Power("instant", 0, "gold 2")),
    "guildhall": Figures("Guildhall", "artisan", 2, (0, 2, 2, 0), "magic", 2, Power("end", 0, "vp per artisan")),
    # soldier
    "outpost": Figures("Outpost", "soldier", 3, (0, 0, 1, 0), "food", 1, NONE),
    "guard_tower": Figures("Guard Tower", "soldier", 3, (0, 1, 1, 0), "magic", 1, Power("harvest", 0, "cards 1")),
    "keep": Figures("Keep", "soldier", 3, (0, 0, 2, 0), "wood", 1, Power("instant", 0, "steal cards 1")),
    "armory": Figures("Armory", "soldier", 2, (0, 1, 2, 0), "wood", 2, Power("build", 0, "cards 1")),
    "barracks": Figures("Barracks", "soldier", 2, (1, 1, 1, 0), "food", 2, Power("develop", 0, "cards 1")),
    "training_yard": Figures("Training Yard", "soldier", 2, (2, 1, 0, 0), "wood", 1, Power("recruit", 0, "gold 1")),
    "stockade": Figures("Stockade", "soldier", 2, (1, 0, 2, 1), "wood", 2, Power("resource", 0, "wood")),
    "war_hall": Figures("War Hall", "soldier", 2, (2, 0, 2, 0), "stone", 2, Power("end", 0, "vp per soldier")),
    "fortress": Figures("Fortress", "soldier", 2, (0, 1, 3, 0), "magic", 3, Power("instant", 0, "gold 1")),
    # shadow
    "hideout": Figures("Hideout", "shadow", 3, (0, 1, 0, 0), "food", 1, NONE),
    "witchs_hut": Figures("Witch's Hut", "shadow", 3, (0, 1, 0, 1), "magic", 1, Power("instant", 1, "gold 1")),
    "gambling_den": Figures("Gambling Den", "shadow", 3, (1, 1, 0, 0), "stone", 1, Power("tax", 1, "gold 1")),
    "harbor": Figures("Harbor", "shadow", 2, (1, 2, 0, 1), "food", 2, Power("end", 0, "vp per shadow")),
    "arcane_tower": Figures("Arcane Tower", "shadow", 2, (2, 1, 1, 0), "magic", 2, Power("resource", 0, "magic")),
    "black_market": Figures("Black Market", "shadow", 2, (0, 1, 1, 1), "wood", 1, Power("develop", 0, "gold 1")),
    "crypt": Figures("Crypt", "shadow", 2, (1, 0, 0, 2), "stone", 2, Power("resource", 0, "native for shadow")),
    "catacombs": Figures("Catacombs", "shadow", 2, (0, 2, 0, 2), "stone", 3, Power("instant", 0, "cards 2")),
    "thieves_den": Figures("Thieves' Den", "shadow", 2, (2, 0, 0, 1), "magic", 2, Power("instant", 0, "steal gold 1")),
    # holy
    "shrine": Figures("Shrine", "holy", 3, (0, 0, 0, 1), "wood", 1, NONE),
    "chapel": Figures("Chapel", "holy", 3, (1, 0, 0, 1), "food", 1, Power("instant", 0, "gold 1")),
    "almshouse": Figures("Almshouse", "holy", 3, (1, 0, 1, 0), "stone", 1, Power("recruit", 0, "cards 2")),
    "monastery": Figures("Monastery", "holy", 2, (1, 0, 1, 1), "food", 2, Power("resource", 0, "native for holy")),
    "cathedral": Figures("Cathedral", "holy", 2, (0, 0, 2, 2), "stone", 2, Power("tax", 0, "cards 2")),
    "oracle": Figures("Oracle", "holy", 2, (0, 1, 0, 2), "magic", 1, Power("tax", 0, "gold 1")),
    "library": Figures("Library", "holy", 2, (0, 2, 0, 1), "wood", 2, Power("harvest", 0, "cards 2")),
    "sanctuary": Figures("Sanctuary", "holy", 2, (1, 0, 1, 2), "magic", 2, Power("end", 0, "vp per holy")),
    "grand_temple": Figures("Grand Temple", "holy", 2, (2, 0, 1, 2), "food", 3, Power("instant", 0, "cards per holy")),
}

ADVENTURERS = {
    "knight": Person("Knight", (0, 2, 0, 0), 2, Power("end", 0, "vp per soldier")),
    "necromancer": Person("Necromancer", (0, 0, 2, 0), 3, Power("instant", 0, "cards per shadow")),
    "cleric": Person("Cleric", (0, 0, 0, 2), 2, Power("end", 0, "vp per holy")),
    "master_mason": Person("Master Mason", (2, 0, 0, 0), 2, Power("resource", 0, "native for artisan")),
    "paladin": Person("Paladin", (0, 1, 0, 1), 3, Power("instant", 0, "gold 1")),
    "rogue": Person("Rogue", (0, 1, 1, 0), 3, Power("instant", 0, "steal cards 2")),
    "thief": Person("Thief", (1, 0, 1, 0), 2, Power("instant", 0, "steal gold 1")),
    "warlord": Person("Warlord", (1, 1, 0, 0), 2, Power("resource", 0, "native for soldier")),
    "wizard": Person("Wizard", (0, 0, 1, 1), 2, Power("resource", 1, "native")),
    "monk": Person("Monk", (1, 0, 0, 1), 3, Power("harvest", 0, "cards 1")),
    "merchant": Person("Merchant", (2, 0, 1, 0), 3, Power("tax", 0, "gold 1")),
    "ranger": Person("Ranger", (1, 1, 1, 0), 4, Power("develop", 0, "cards 1")),
    "bard": Person("Bard", (1, 0, 1, 1), 4, Power("end", 0, "vp per adventurer")),
    "champion": Person("Champion", (1, 1, 0, 1), 4, Power("build", 0, "cards 1")),
    "inquisitor": Person("Inquisitor", (0, 1, 1, 1), 4, Power("instant", 0, "gold 2")),
    "dragon_slayer": Person("Dragon Slayer", (1, 1, 1, 1), 5, NONE),
}

TYPES = ("artisan", "soldier", "shadow", "holy")
KINDS = ("food", "wood", "stone", "magic")
ALL: dict[str, Figures | Person] = {**BUILDINGS, **ADVENTURERS}

# A building without a power for each type, so that a village can be laid out that does nothing by itself.
PLAIN = {"artisan": "tannery", "soldier": "outpost", "shadow": "hideout", "holy": "shrine"}


def with_power(when: str, gain: str = "") -> list[str]:
    """The cards whose power is of that time and kind."""
    return [id for id, card in ALL.items() if card.power.when == when and card.power.gain.startswith(gain)]
