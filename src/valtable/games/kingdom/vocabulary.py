"""What only Kingdom's cards say: the powers of domains, and when they work."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Plain, Vocabulary
from valtable.engine.look import Token
from valtable.engine.message import Message
from valtable.games.realm.vocabulary import COUNTERS, GAINS, SHOWN, VERBS, Discount, IgnorePlus


class Return(Do):
    """Put one of your own cards back on its stack: (monster) or (citizen)."""

    __slots__ = ("kind",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if args not in (("monster",), ("citizen",)):
            raise ValueError("needs (monster) or (citizen)")
        self.kind = args[0]

    def message(self) -> Message:
        return Message("effect-return-" + self.kind)

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = look.glyph("return-arrow") if tight else look.phrase(Message("short-return"))
        return [lead, look.badge(self.kind)]


VOCABULARY: Final = Vocabulary(
    GAINS,
    COUNTERS,
    {**VERBS, "discount": Discount, "ignore_plus": IgnorePlus, "return": Return, "slay_action": Plain},
    SHOWN,
)
