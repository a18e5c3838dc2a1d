"""The words of Valroc: elements, categories, pawns, places, gauges, objects, and the vocabulary of its cards."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Verb, Vocabulary
from valtable.engine.game import Game
from valtable.engine.look import Token
from valtable.engine.message import Message
from valtable.engine.question import Choice


class Element(Choice):
    """Fire, water, earth or air; its number is its place on every list of four (l.135, l.310)."""

    __slots__ = ("index",)

    def __init__(self, id: str, index: int) -> None:
        super().__init__(id)
        self.index = index

    def words(self, game: Game) -> Message:
        return self.name()

    def name(self) -> Message:
        return Message("element-" + self.id)


FIRE: Final = Element("fire", 0)
WATER: Final = Element("water", 1)
EARTH: Final = Element("earth", 2)
AIR: Final = Element("air", 3)
ELEMENTS: Final = (FIRE, WATER, EARTH, AIR)
ELEMENT_NAMES: Final = ("fire", "water", "earth", "air")

CATEGORIES: Final = ("tameable", "wild", "mythic")  # l.147
PAWNS: Final = ("mage", "assistant", "mercenary", "monk")  # l.20-23
# In the order in which they are resolved (l.226-236, l.248).
PLACES: Final = ("dark_quarter", "fountain", "tavern", "cave", "training", "sanctuary", "university", "arena")

# The centre of an action card (l.342), in the order of the favours (l.382-384): a wound is the easiest.
CENTRES: Final = ("wound", "small", "medium", "full")
WOUND: Final = 0
QUARTERS: Final = (0, 1, 2, 4)  # how much of a full gauge each centre is worth (l.358, l.371)
FULL_GAUGE: Final = 4

# The objects, in the order of the box (l.35-42).
OBJECTS: Final = ("diamond", "mushroom", "plant", "berry", "flask", "gauge_full", "gauge_medium", "gauge_small")

# When a course works: the first two are used once (l.406), the others for the rest of the game.
COURSE_TIMINGS: Final = (
    *("at_once", "any_time"),
    *("turn_start", "search", "favour", "between", "training", "offering"),
)
ONE_SHOT: Final = ("at_once", "any_time")
# When a spell may be cast (l.624-652).
SPELL_TIMINGS: Final = ("any_time", "arena", "fight", "training", "offerings")


def _nothing(args: tuple[str, ...]) -> str:
    return "takes no arguments" if args else ""


def _a_number(args: tuple[str, ...]) -> str:
    return "" if len(args) == 1 and args[0].isdigit() and args[0] != "0" else "needs a number, as in (1)"


def _two_numbers(args: tuple[str, ...]) -> str:
    if len(args) == 2 and all(arg.isdigit() and arg != "0" for arg in args):
        return ""
    return "needs two numbers, as in (2,3)"


def _say_number(effect: Do) -> Message:
    return Message("effect-" + effect.verb.replace("_", "-"), {"n": int(effect.args[0])})


def _say_two_numbers(effect: Do) -> Message:
    return Message("effect-" + effect.verb.replace("_", "-"), {"n": int(effect.args[0]), "m": int(effect.args[1])})


def _show_number(effect: Do, _tight: bool) -> list[Token]:
    return [look.phrase(Message("short-" + effect.verb.replace("_", "-"), {"n": int(effect.args[0])}))]


PLAIN_VERB: Final = Verb(_nothing)
NUMBERED: Final = Verb(_a_number, _say_number, _show_number)
TWICE_NUMBERED: Final = Verb(_two_numbers, _say_two_numbers, _show_number)

# What a course can do besides giving something (l.674-706).
COURSE_VERBS: Final[dict[str, Verb]] = {
    "move_wrath": NUMBERED,  # l.674
    "search_cards": NUMBERED,  # l.678
    "favour_cards": NUMBERED,  # l.690
    "teleport": PLAIN_VERB,  # l.694
    "reshuffle": PLAIN_VERB,  # l.698
    "ignore_wound": PLAIN_VERB,  # l.702
    "add_to_offering": NUMBERED,  # l.706
}
# When each of them works: a pack that says otherwise is refused.
COURSE_VERB_TIMINGS: Final = {
    "move_wrath": "any_time",
    "search_cards": "search",
    "favour_cards": "favour",
    "teleport": "search",
    "reshuffle": "between",
    "ignore_wound": "training",
    "add_to_offering": "offering",
}

# What a spell does (l.624-652), and when it may be cast.
SPELL_VERBS: Final[dict[str, Verb]] = {
    "rob_statues": NUMBERED,  # Aurum, l.624
    "fight_twice": PLAIN_VERB,  # Decimendo, l.628
    "steal_object": PLAIN_VERB,  # Immesco, l.632
    "fill_gauge": PLAIN_VERB,  # Araori, l.636
    "absorb_skill": PLAIN_VERB,  # Impedimendio, l.640
    "take_surplus": PLAIN_VERB,  # Restoructo, l.644
    "change_bid": PLAIN_VERB,  # Mobiluro, l.648
    "weaken_creature": NUMBERED,  # Evictendus, l.652
}
SPELL_VERB_TIMINGS: Final = {
    "rob_statues": "any_time",
    "fight_twice": "arena",
    "steal_object": "any_time",
    "fill_gauge": "training",
    "absorb_skill": "any_time",
    "take_surplus": "any_time",
    "change_bid": "offerings",
    "weaken_creature": "fight",
}

# What the dark mage's rites do (l.562-618).
RITE_VERBS: Final[dict[str, Verb]] = {
    "combine_mounts": PLAIN_VERB,  # l.562
    "share_fountain": PLAIN_VERB,  # l.564
    "arena_bonus": NUMBERED,  # l.568
    "share_tavern": PLAIN_VERB,  # l.570
    "double_fountain": PLAIN_VERB,  # l.574
    "force_exchange": NUMBERED,  # l.576
    "balance_bonus": NUMBERED,  # l.580-584
    "redirect_search": PLAIN_VERB,  # l.586
    "double_tavern": PLAIN_VERB,  # l.592
    "no_mount": PLAIN_VERB,  # l.594
    "two_finds": PLAIN_VERB,  # l.598
    "dear_training": NUMBERED,  # l.604
    "double_draws": TWICE_NUMBERED,  # l.606: so many cards at a time, for so many draws
    "arena_malus": NUMBERED,  # l.612
    "exchange": PLAIN_VERB,  # l.616
    "balance_malus": NUMBERED,  # l.618
}
# Where a rite tells this turn, and whether on an opponent; "at_once" is in the dark quarter itself.
RITE_PLACES: Final = {
    "combine_mounts": "arena",
    "share_fountain": "fountain",
    "arena_bonus": "arena",
    "share_tavern": "tavern",
    "double_fountain": "fountain",
    "force_exchange": "at_once",
    "balance_bonus": "arena",
    "redirect_search": "cave",
    "double_tavern": "tavern",
    "no_mount": "arena",
    "two_finds": "cave",
    "dear_training": "training",
    "double_draws": "training",
    "arena_malus": "arena",
    "exchange": "at_once",
    "balance_malus": "arena",
}
AGAINST_OTHERS: Final = (
    *("share_fountain", "share_tavern", "force_exchange", "redirect_search"),
    *("no_mount", "dear_training", "arena_malus", "balance_malus"),
)

# Skill points are called by their element; flask+10 is a flask that holds 10 PM (l.522).
VOCABULARY: Final = Vocabulary(
    ("val", "pm", *ELEMENT_NAMES, *OBJECTS),
    {},
    {**COURSE_VERBS, **SPELL_VERBS, **RITE_VERBS},
)
