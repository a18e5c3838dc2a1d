"""Elements, categories, pawns, districts, gauges, objects, and the vocabulary of Valroc's cards."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Maker, Numbered, Plain, Vocabulary, whole_number
from valtable.engine.game import Game
from valtable.engine.look import Token
from valtable.engine.message import Message
from valtable.engine.question import Choice


class Element(Choice):
    """Fire, water, earth or air; its number is its place on every list of four (l.135, l.310)."""

    __slots__ = ("called", "index")

    def __init__(self, id: str, index: int) -> None:
        super().__init__(id)
        self.index = index
        self.called = Message("element-" + id)

    def label(self, game: Game) -> Message:
        return self.called

    def name(self) -> Message:
        return self.called


FIRE: Final = Element("fire", 0)
WATER: Final = Element("water", 1)
EARTH: Final = Element("earth", 2)
AIR: Final = Element("air", 3)
ELEMENTS: Final = (FIRE, WATER, EARTH, AIR)
ELEMENT_NAMES: Final = ("fire", "water", "earth", "air")

CATEGORIES: Final = ("tameable", "wild", "mythic")  # l.147
PAWNS: Final = ("mage", "assistant", "mercenary", "monk")  # l.20-23
# The eight districts of the city, in the order in which they are resolved (l.226-236, l.248).
DISTRICTS: Final = ("dark_quarter", "fountain", "tavern", "cave", "training", "sanctuary", "university", "arena")

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


class Counted(Numbered):
    """A verb with one number, which also stands on the strip of its card."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.phrase(Message("short-" + self.called, {"n": self.n}))]


class DoubleDraws(Do):
    """So many cards at a time, for so many draws (l.606)."""

    __slots__ = ("draws", "n")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if len(args) != 2:
            raise ValueError("needs two numbers, as in (2,3)")
        self.n = whole_number(args[:1], 0)
        self.draws = whole_number(args[1:], 0)

    def message(self) -> Message:
        return Message("effect-" + self.called, {"n": self.n, "m": self.draws})

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.phrase(Message("short-" + self.called, {"n": self.n}))]


# What a course can do besides giving something (l.674-706), and when it works: a pack that says otherwise is refused.
COURSE_VERBS: Final[dict[str, tuple[Maker, str]]] = {
    "move_wrath": (Counted, "any_time"),  # l.674
    "search_cards": (Counted, "search"),  # l.678
    "favour_cards": (Counted, "favour"),  # l.690
    "teleport": (Plain, "search"),  # l.694
    "reshuffle": (Plain, "between"),  # l.698
    "ignore_wound": (Plain, "training"),  # l.702
    "add_to_offering": (Counted, "offering"),  # l.706
}

# What a spell does (l.624-652), and when it may be cast.
SPELL_VERBS: Final[dict[str, tuple[Maker, str]]] = {
    "rob_statues": (Counted, "any_time"),  # Aurum, l.624
    "fight_twice": (Plain, "arena"),  # Decimendo, l.628
    "steal_object": (Plain, "any_time"),  # Immesco, l.632
    "fill_gauge": (Plain, "training"),  # Araori, l.636
    "absorb_skill": (Plain, "any_time"),  # Impedimendio, l.640
    "take_surplus": (Plain, "any_time"),  # Restoructo, l.644
    "change_bid": (Plain, "offerings"),  # Mobiluro, l.648
    "weaken_creature": (Counted, "fight"),  # Evictendus, l.652
}

# What the dark mage's rites do (l.562-618): where each works this turn ("at_once" is in the dark quarter itself), and
# whether on an opponent.
RITE_VERBS: Final[dict[str, tuple[Maker, str, bool]]] = {
    "combine_mounts": (Plain, "arena", False),  # l.562
    "share_fountain": (Plain, "fountain", True),  # l.564
    "arena_bonus": (Counted, "arena", False),  # l.568
    "share_tavern": (Plain, "tavern", True),  # l.570
    "double_fountain": (Plain, "fountain", False),  # l.574
    "force_exchange": (Counted, "at_once", True),  # l.576
    "balance_bonus": (Counted, "arena", False),  # l.580-584
    "redirect_search": (Plain, "cave", True),  # l.586
    "double_tavern": (Plain, "tavern", False),  # l.592
    "no_mount": (Plain, "arena", True),  # l.594
    "two_finds": (Plain, "cave", False),  # l.598
    "raise_draw_cost": (Counted, "training", True),  # l.604
    "double_draws": (DoubleDraws, "training", False),  # l.606
    "arena_malus": (Counted, "arena", True),  # l.612
    "exchange": (Plain, "at_once", False),  # l.616
    "balance_malus": (Counted, "arena", True),  # l.618
}

# Skill points are called by their element; flask+10 is a flask that holds 10 PM (l.522).
VOCABULARY: Final = Vocabulary(
    ("val", "pm", *ELEMENT_NAMES, *OBJECTS),
    {},
    {
        **{verb: entry[0] for verb, entry in COURSE_VERBS.items()},
        **{verb: entry[0] for verb, entry in SPELL_VERBS.items()},
        **{verb: entry[0] for verb, entry in RITE_VERBS.items()},
    },
)
