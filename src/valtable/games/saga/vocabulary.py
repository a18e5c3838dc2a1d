"""The words of the Saga's cards and books: what their effects say beside those of the realm.

What a verb aims at is an argument: `attack(self)`, `attack(3)`, `capture(column,1)`, `banish(fullest,1)`,
`tokens(strength,2,task)`, `lose(each,vp,1)`. Gains of the active player and choices are the engine's: `magic+4`,
`choose(attack(1)|attack(5))`. What a rule card changes while it lies open is a verb too: `wall_price(10)`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Effect, Numbered, Plain, Vocabulary, whole_number
from valtable.engine.look import Token
from valtable.engine.message import Message, amount
from valtable.games.realm.vocabulary import BY_NAME, COUNTERS, GAINS, MOST, SHOWN, VERBS, signed

COLUMNS: Final = 5  # under the number tiles 1 to 5 (l.44)
# What the icons of other boxes are read as: nobody builds domains, or has maps, goods, tomes or nobles (l.383-391).
ICONS_READ: Final = {"domain": ("gold", 5), "map": ("vp", 1), "goods": ("vp", 2), "tome": ("vp", 2), "noble": ("vp", 6)}
ICON: Final = re.compile(rf"\b({'|'.join(ICONS_READ)})\+(\d+)\b")
PER_DOMAIN: Final = re.compile(r"\b[a-z]+\+(\d+) per domain\b")


class Where(Enum):
    """The column that is attacked, or whose wall suffers."""

    NUMBER = "number"  # the one that is named, if a monster stands there
    SELF = "self"  # that of the dark monster
    ALL = "all"  # each that holds a monster, from left to right
    WEAKEST = "weakest"  # the one with the weakest wall; the active player breaks ties
    BESIDE = "beside"  # next to the dark monster; the active player picks


class Stacks(Enum):
    """Where a citizen is taken from, walls or not (l.123)."""

    COLUMN = "column"  # either stack of the dark monster's column
    ANY = "any"  # any stack of the centre: the active player picks
    FULLEST = "fullest"  # the stack with most cards; the active player breaks ties


class Who(Enum):
    """Who gains or loses something."""

    EACH = "each"
    ACTIVE = "active"


class Under(Enum):
    """What tokens are put on: each makes it cost one more."""

    SELF = "self"
    TASK = "task"
    MONSTERS = "monsters"  # every one in the row


def one_of(args: tuple[str, ...], i: int, allowed: list[str]) -> str:
    """The argument in that place, which should be one of these words."""
    if len(args) <= i or args[i] not in allowed:
        found = f"not {args[i]!r}" if len(args) > i else "which is missing"
        raise ValueError(f"argument {i + 1} should be one of {', '.join(allowed)}, {found}")
    return args[i]


# --- what monsters and books do -------------------------------------------------------------------------------------


class Aimed(Do):
    """A column is attacked (attack), or its wall loses one state (breach_wall): (self), (3), (all), (weakest)."""

    __slots__ = ("column", "where")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.column = 0
        if len(args) == 1 and args[0].isdigit():
            self.column = whole_number(args, 0, 1, COLUMNS)
            self.where = Where.NUMBER
            return
        words = [where.value for where in Where if where is not Where.NUMBER]
        if len(args) != 1 or args[0] not in words:
            raise ValueError(f"needs a column from 1 to {COLUMNS}, or one of {', '.join(words)}")
        self.where = Where(args[0])

    def message(self) -> Message:
        args: dict[str, object] = {"n": self.column} if self.where is Where.NUMBER else {}
        return Message(f"effect-{self.called}-{self.where.value}", args)

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = look.glyph("claw-slashes" if self.verb == "attack" else "broken-wall")
        if self.where is Where.NUMBER:
            return [lead, {"n": self.column}]
        if tight and self.where is Where.SELF:
            return [lead]
        return [lead, look.phrase(Message("short-column-" + self.where.value))]


class Taken(Do):
    """So many citizens go to the oubliettes (capture) or leave the game (banish): (column,1), (any,1), (fullest,1)."""

    __slots__ = ("n", "stacks")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.stacks = Stacks(one_of(args, 0, [stacks.value for stacks in Stacks]))
        self.n = whole_number(args, 1)

    def message(self) -> Message:
        return Message(f"effect-{self.called}-{self.stacks.value}", {"n": self.n})

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = look.glyph("prisoner" if self.verb == "capture" else "tombstone")
        tokens = [lead, look.amount(self.n, "citizen")]
        if self.stacks is Stacks.FULLEST or not tight:
            tokens.append(look.phrase(Message("short-stacks-" + self.stacks.value)))
        return tokens


class Tokens(Do):
    """Tokens raise what a card costs: (strength,1,self), (magic,1,monsters), (strength,2,task)."""

    __slots__ = ("n", "resource", "under")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.resource = BY_NAME[one_of(args, 0, ["gold", "strength", "magic"])]
        self.n = whole_number(args[:2], 1, 1, MOST)
        self.under = Under(one_of(args, 2, [under.value for under in Under]))
        if len(args) > 3:
            raise ValueError("needs a resource, a number and what they are put on, as in (strength,1,task)")

    def message(self) -> Message:
        return Message(f"effect-tokens-{self.under.value}", {"what": amount(self.resource.id, self.n)})

    def tokens(self, tight: bool = False) -> list[Token]:
        found = [look.amount(signed(self.n), self.resource.id)]
        if self.under is Under.TASK:
            found.extend([look.sign("then"), look.badge("task")])
        elif self.under is Under.MONSTERS:
            found.extend([look.sign("then"), look.badge("monster")])
        return found


class ForPlayers(Do):
    """The active player or each player gains or loses something, never below zero: (each,vp,1), (active,magic,1)."""

    __slots__ = ("n", "resource", "who")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.who = Who(one_of(args, 0, [who.value for who in Who]))
        self.resource = one_of(args, 1, ["gold", "strength", "magic", "vp", *(["wild"] if verb == "gain" else [])])
        self.n = whole_number(args, 2, 1, MOST)

    def message(self) -> Message:
        return Message(f"effect-{self.called}-{self.who.value}", {"what": amount(self.resource, self.n)})

    def tokens(self, tight: bool = False) -> list[Token]:
        n = self.n if self.verb == "gain" else -self.n
        lead = [look.glyph("three-friends")] if self.who is Who.EACH else []
        return [*lead, look.amount(signed(n), self.resource)]


class Radiants(Do):
    """Radiant tokens of the active player or of each are turned dull (dim), or one is given (give_radiant)."""

    __slots__ = ("who",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.who = Who(one_of(args, 0, [who.value for who in Who]))
        if len(args) > 1:
            raise ValueError("needs (each) or (active)")

    def message(self) -> Message:
        return Message(f"effect-{self.called}-{self.who.value}")

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = [look.glyph("three-friends")] if self.who is Who.EACH else []
        return [*lead, look.glyph("eclipse") if self.verb == "dim" else look.amount(signed(1), "radiant")]


class Spawn(Do):
    """A dark monster of the saga takes the place of the monster in a column, which is discarded: (thorn_lord,5)."""

    __slots__ = ("column", "monster")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if not args or args[0].isdigit():
            raise ValueError("needs the id of a dark monster and a column, as in (thorn_lord,5)")
        self.monster = args[0]
        self.column = whole_number(args, 1, 1, COLUMNS)

    def message(self) -> Message:
        return Message("effect-spawn", {"monster": Message("card-" + self.monster), "n": self.column})

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.figure(self.monster), look.sign("then"), {"n": self.column}]


# --- what helps -----------------------------------------------------------------------------------------------------


class Some(Numbered):
    """So many of something: citizens set free, walls built or mended, radiant tokens turned bright again."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        glyph, badge = ICONS[self.verb]
        return [look.glyph(glyph), look.amount(self.n, badge)]


ICONS: Final[dict[str, tuple[str, str]]] = {
    "free": ("return-arrow", "citizen"),
    "build_wall": ("trowel", "wall"),
    "mend_wall": ("anticlockwise-rotation", "wall"),
    "recharge": ("sunrise", "radiant"),
}


class Convert(Numbered):
    """Any number of one resource becomes that many times as many of another."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.badge("wild"), look.sign("then"), look.amount(f"×{self.n}", "wild")]


class DiscardMonster(Numbered):
    """Discard a monster of the row whose printed strength is no higher than that, without its reward (l.57)."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.glyph("run"), look.badge("monster"), look.sign("up-to"), look.amount(self.n, "strength")]


class StopAttack(Plain):
    """An attack on one column does nothing."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.glyph("surrounded-shield"), look.glyph("claw-slashes")]


# --- what holds while a card lies open (l.133) ----------------------------------------------------------------------


class RecruitMore(Do):
    """Citizens of such an activation value or a higher one cost so much more gold: (7,1)."""

    __slots__ = ("n", "value")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.value = whole_number(args[:1], 0, 1, 12)
        self.n = whole_number(args, 1)

    def message(self) -> Message:
        return Message("effect-recruit-more", {"value": self.value, "what": amount("gold", self.n)})

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.badge("citizen"), {"n": f"{self.value}+"}, look.amount(signed(self.n), "gold")]


class TaskLocked(Do):
    """No token is placed on the task while that monster is in the row: (thorn_lord)."""

    __slots__ = ("monster",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if len(args) != 1 or args[0].isdigit():
            raise ValueError("needs the id of a dark monster, as in (thorn_lord)")
        self.monster = args[0]

    def message(self) -> Message:
        return Message("effect-task-locked", {"monster": Message("card-" + self.monster)})

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.figure(self.monster), look.sign("then"), look.badge("task"), look.glyph("padlock")]


class WallPrice(Numbered):
    """A wall that is built by a prayer costs so many victory points."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.amount(self.n, "vp"), look.sign("then"), look.badge("wall")]


class ShiftNumbers(Do):
    """Every number tile sits so many columns further right, the last ones on the left again."""

    __slots__ = ("n",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.n = whole_number(args, 0, 1, COLUMNS - 1)

    def message(self) -> Message:
        return Message("effect-shift-numbers", {"n": self.n})

    def column(self, number: int) -> int:
        """The column that number stands above."""
        return (number - 1 + self.n) % COLUMNS + 1

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.phrase(Message("short-shift-numbers", {"n": signed(self.n)}))]


class TaskForVP(Do):
    """Whoever places a token may pay victory points to pay so much less of one resource: (2,3)."""

    __slots__ = ("n", "vp")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.vp = whole_number(args[:1], 0)
        self.n = whole_number(args, 1)

    def message(self) -> Message:
        return Message("effect-task-for-vp", {"price": amount("vp", self.vp), "n": self.n})

    def tokens(self, tight: bool = False) -> list[Token]:
        saved = look.amount(signed(-self.n), "wild")
        return [look.amount(self.vp, "vp"), look.sign("then"), look.badge("task"), saved]


class RadiantPays(Numbered):
    """A radiant token that is turned dull pays so many of any one resource of the task."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.badge("radiant"), look.sign("then"), look.badge("task"), look.amount(signed(-self.n), "wild")]


class FirstTaskLess(Numbered):
    """The first token of the book's first task costs so much less of one resource."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.badge("task"), look.amount(signed(-self.n), "wild")]


class SagaVocabulary(Vocabulary):
    """Reads the icons of other boxes as what they stand for here; the Miner's domains, too (l.385)."""

    def parse(self, text: str) -> Effect:
        return super().parse(ICON.sub(read_icon, PER_DOMAIN.sub(r"domain+\1", text)))


def read_icon(found: re.Match[str]) -> str:
    resource, n = ICONS_READ[found[1]]
    return f"{resource}+{n * int(found[2])}"


VOCABULARY: Final = SagaVocabulary(
    GAINS,
    COUNTERS,
    {
        **VERBS,
        "attack": Aimed,
        "breach_wall": Aimed,
        "capture": Taken,
        "banish": Taken,
        "tokens": Tokens,
        "lose": ForPlayers,
        "dim": Radiants,
        "spawn": Spawn,
        "gain": ForPlayers,
        "give_radiant": Radiants,
        "free": Some,
        "build_wall": Some,
        "mend_wall": Some,
        "recharge": Some,
        "convert": Convert,
        "discard_monster": DiscardMonster,
        "stop_attack": StopAttack,
        "cancel_six": Plain,
        "radiants": Plain,
        "recruit_more": RecruitMore,
        "task_locked": TaskLocked,
        "wall_price": WallPrice,
        "shift_numbers": ShiftNumbers,
        "task_for_vp": TaskForVP,
        "radiant_pays": RadiantPays,
        "first_task_less": FirstTaskLess,
    },
    SHOWN,
)

# Which verbs make sense where; a pack or a book that says otherwise is refused.
HARM: Final = ("attack", "breach_wall", "capture", "banish", "tokens", "lose", "dim")
HELP: Final = ("gain", "free", "build_wall", "mend_wall", "recharge")
PRAYER: Final = (*HELP, "convert", "set_die", "add_die", "discard_monster")
STORY: Final = (*HARM, *HELP, "give_radiant", "spawn")
LASTING: Final = (
    "radiants",
    "recruit_more",
    "task_locked",
    "wall_price",
    "shift_numbers",
    "task_for_vp",
    "radiant_pays",
)
FOR_GOOD: Final = ("radiants",)  # holds in every later book as well
BOONS: Final[dict[str, tuple[str, ...]]] = {
    "once": (*HELP, "discard_monster", "cancel_six"),
    "setup": ("gain", "first_task_less"),
}
