"""The words of Villages' cards: building types, resources, and the vocabulary of their powers."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Effect, Gain, Pay, Verb, Vocabulary
from valtable.engine.look import Token
from valtable.engine.message import Message, amount

TYPES: Final = ("artisan", "soldier", "shadow", "holy")
RESOURCES: Final = ("food", "wood", "stone", "magic")
ACTIONS: Final = ("harvest", "develop", "build", "recruit", "tax")
TIMINGS: Final = ("instant", *ACTIONS, "resource", "end")


def _no_name(name: str) -> str:
    return f"takes no name, but {name!r} follows" if name else ""


def _a_type(name: str) -> str:
    return "" if name in TYPES else f"{name!r} should be one of {', '.join(TYPES)}"


def _a_number(args: tuple[str, ...]) -> str:
    return "" if len(args) == 1 and args[0].isdigit() and args[0] != "0" else "needs a number, as in (1)"


def _say_number(effect: Do) -> Message:
    return Message("effect-" + effect.verb.replace("_", "-"), {"n": int(effect.args[0])})


def _show_steal(effect: Do, tight: bool) -> list[Token]:
    """On a card's strip: a word, or an icon where it is tight, and how many of what."""
    lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal"))
    return [lead, look.amount(int(effect.args[0]), effect.verb.removeprefix("steal_"))]


VOCABULARY: Final = Vocabulary(
    ("gold", "cards", "vp", *RESOURCES, "native"),
    {"building": _a_type, "adventurer": _no_name},
    {
        "steal_cards": Verb(_a_number, _say_number, _show_steal),
        "steal_gold": Verb(_a_number, _say_number, _show_steal),
    },
)


def in_words(effect: Effect) -> Message:
    """A power in words: here cards are drawn and discarded, not gained and paid."""
    if isinstance(effect, Pay):
        price, gain = amount("cards", effect.amount), effect.effect
        if isinstance(gain, Gain) and gain.counter is None:
            given = amount(gain.resource, gain.amount)
            return Message("effect-discard-for", {"what": price, "gain": given})
        return Message("effect-discard", {"what": price, "effect": in_words(gain)})
    if not isinstance(effect, Gain) or effect.resource != "cards":
        return effect.message()
    drawn = amount("cards", effect.amount)
    if effect.counter is None:
        return Message("effect-draw", {"what": drawn})
    return Message("effect-draw-per", {"what": drawn, "counter": effect.counter.message()})
