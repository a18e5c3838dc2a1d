"""Building types, resources, and the vocabulary of the powers of Villages' cards."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Effect, Gain, Numbered, Pay, Vocabulary, whole_number
from valtable.engine.look import Token
from valtable.engine.message import Message, amount

TYPES: Final = ("artisan", "soldier", "shadow", "holy")
RESOURCES: Final = ("food", "wood", "stone", "magic")
ACTIONS: Final = ("harvest", "develop", "build", "recruit", "tax")
TIMINGS: Final = ("instant", *ACTIONS, "resource", "end")


class Steal(Numbered):
    """Take so many cards or so much gold from an opponent."""

    __slots__ = ("what",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.what = verb.removeprefix("steal_")

    def tokens(self, tight: bool = False) -> list[Token]:
        """On a card's strip: a word, or an icon where it is tight, and how many of what."""
        lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal"))
        return [lead, look.amount(self.n, self.what)]


def gain_instead(verb: str, args: tuple[str, ...]) -> Effect:
    """Alone, the deck and the bank stand for the opponents (l.569-571)."""
    return Gain(verb.removeprefix("steal_"), whole_number(args, 0))


MATERIALS: Final = ("gold", "cards", "vp", *RESOURCES, "native")
COUNTERS: Final[dict[str, tuple[str, ...]]] = {"building": TYPES, "adventurer": ()}
VOCABULARY: Final = Vocabulary(MATERIALS, COUNTERS, {"steal_cards": Steal, "steal_gold": Steal})
ALONE: Final = Vocabulary(MATERIALS, COUNTERS, {"steal_cards": gain_instead, "steal_gold": gain_instead})


def in_words(effect: Effect) -> Message:
    """A power in words: here cards are drawn and discarded, not gained and paid."""
    if isinstance(effect, Pay):
        price, gain = amount("cards", effect.amount), effect.effect
        if isinstance(gain, Gain) and gain.counter is None and gain.resource != "cards":
            given = amount(gain.resource, gain.amount)
            return Message("effect-discard-for", {"what": price, "gain": given})
        return Message("effect-discard", {"what": price, "effect": in_words(gain)})
    if not isinstance(effect, Gain) or effect.resource != "cards":
        return effect.message()
    drawn = amount("cards", effect.amount)
    if effect.counter is None:
        return Message("effect-draw", {"what": drawn})
    return Message("effect-draw-per", {"what": drawn, "counter": effect.counter.message()})
