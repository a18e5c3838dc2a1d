"""Guilds, banners, what can be gained, and the vocabulary of the powers of Margraves' cards."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Numbered, Plain, Vocabulary, whole_number
from valtable.engine.look import Token
from valtable.engine.message import Message, amount

GUILDS: Final = ("artisan", "soldier", "shadow", "holy")  # l.202, in the order of their rows
BANNERS: Final = ("lion", "stag", "raven", "boar", "wolf")
LEVELS: Final = ("i", "ii")  # of privileges

# What lies in storage and in the reserve (l.263-265); the first three are resources (l.257).
TOKENS: Final = ("stone", "wood", "magic", "gem", "knight")
STONE: Final = 0
WOOD: Final = 1
MAGIC: Final = 2
GEM: Final = 3
KNIGHT: Final = 4
RESOURCES: Final = 3

# Everything that can be gained, in the order in which the table hands it out: what helps to pay comes first, and
# influence, which may have to be paid for, last.
GAINS: Final = (
    *("gold", "strength", *TOKENS, "wild", "privilege_i", "privilege_ii", "influence"),
    *("influence_artisan", "influence_soldier", "influence_shadow", "influence_holy"),
)
GOLD: Final = 0
STRENGTH: Final = 1
FIRST_TOKEN: Final = 2
WILD: Final = 7
PRIVILEGE: Final = 8  # and 9, of level II
INFLUENCE: Final = 10
FIRST_GUILD: Final = 11  # influence on one row


def bits(*gains: str) -> int:
    """A mask with a bit for each of these."""
    return sum([1 << GAINS.index(name) for name in gains])


# The icon of each verb where there is room for icons only, and on pennants always.
ICONS: Final = {
    "move": "mounted-knight",
    "travel": "horseshoe",
    "deploy": "visored-helm",
    "post": "guards",
    "march": "walking-boot",
    "summon": "rally-the-troops",
    "slay": "crossed-swords",
    "sail": "drakkar",
    "recruit": "meeple-group",
    "take_back": "card-pickup",
    "rally": "lyre",
    "raise": "raise-skeleton",
}


def icon(verb: str) -> Token:
    return look.glyph(ICONS[verb])


class Deed(Plain):
    """Something that a margrave or a knight does."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [icon(self.verb)] if tight else [icon(self.verb), look.phrase(Message("short-" + self.called))]


class UpTo(Numbered):
    """The same with so many knights at most."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [icon(self.verb), look.sign("up-to"), look.amount(self.n, "knight")]


class Recruit(Do):
    """Recruit a citizen from the row: for the price of its space, or for a fixed one (l.919)."""

    __slots__ = ("price",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.price = whole_number(args, 0) if args else 0  # 0: what the space says

    def message(self) -> Message:
        if self.price:
            return Message("effect-recruit-for", {"price": amount("gold", self.price)})
        return Message("effect-recruit")

    def tokens(self, tight: bool = False) -> list[Token]:
        if self.price:
            return [look.amount(self.price, "gold"), look.sign("then"), icon(self.verb)]
        return [icon(self.verb)] if tight else [icon(self.verb), look.phrase(Message("short-recruit"))]


VOCABULARY: Final = Vocabulary(
    GAINS,
    {"tower": ()},
    {
        "move": Deed,  # the margrave, along a road (l.284)
        "travel": Deed,  # the margrave, anywhere (l.959)
        "deploy": Deed,  # a knight (l.301)
        "post": Deed,  # a knight from here or from storage, anywhere (l.863)
        "march": Deed,  # a knight from anywhere, anywhere (l.836)
        "summon": Deed,  # a knight from anywhere, here (l.889)
        "rally": UpTo,  # knights from one location, here (l.903)
        "raise": UpTo,  # knights from the tombs (l.941)
        "slay": Deed,  # l.390
        "sail": Deed,  # l.537
        "recruit": Recruit,  # l.523
        "take_back": Deed,  # l.829
    },
)
VERBS: Final = tuple(VOCABULARY.verbs)
