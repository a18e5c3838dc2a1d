"""The words of the Saga's cards and books: what their effects say beside those of the realm.

What a verb aims at is an argument: `attack(self)`, `attack(3)`, `capture(column,1)`, `banish(fullest,1)`,
`tokens(strength,2,task)`, `lose(each,vp,1)`. Gains of the active player and choices are the engine's: `magic+4`,
`choose(attack(1)|attack(5))`. What a rule card changes while it lies open is a verb too: `wall_price(10)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from valtable.engine.effects import Do, Effect, Vocabulary
from valtable.engine.look import Token, amount, badge, figure, glyph, phrase, sign
from valtable.engine.message import Message
from valtable.engine.message import amount as in_words
from valtable.games.realm.state import COLUMNS
from valtable.games.realm.vocabulary import COUNTERS, GAINS, MOST, SHOWN, VERBS, signed

# What the icons of other boxes are read as: nobody builds domains, or has maps, goods, tomes or nobles (l.383-391).
ICONS_READ: Final = {"domain": ("gold", 5), "map": ("vp", 1), "goods": ("vp", 2), "tome": ("vp", 2), "noble": ("vp", 6)}
ICON: Final = re.compile(rf"\b({'|'.join(ICONS_READ)})\+(\d+)\b")
PER_DOMAIN: Final = re.compile(r"\b[a-z]+\+(\d+) per domain\b")


class Argument:
    """An argument of a verb: one of these words, a number from 1 to `most`, or else the id of a dark monster."""

    __slots__ = ("field", "most", "words")

    def __init__(self, field: str, words: tuple[str, ...] = (), most: int = 0) -> None:
        self.field = field
        self.words = words
        self.most = most

    def fits(self, text: str) -> bool:
        if text.isdigit():
            return 1 <= int(text) <= self.most
        return text in self.words if self.words or self.most else bool(text)

    def __str__(self) -> str:
        found = [f"a number from 1 to {self.most}"] if self.most else []
        if self.words:
            found.append("one of " + ", ".join(self.words))
        return " or ".join(found) or "the id of a dark monster"


# The column that is attacked or whose wall suffers: by its number, that of the dark monster (self), each that holds a
# monster, the one with the weakest wall (the active player breaks ties), or one next to the dark monster.
WHERE: Final = Argument("aim", ("self", "all", "weakest", "beside"), COLUMNS)
# Where a citizen is taken from, walls or not (l.123): the dark monster's column, any stack, or the highest one.
STACKS: Final = Argument("aim", ("column", "any", "fullest"))
WHO: Final = Argument("aim", ("each", "active"))
UNDER: Final = Argument("aim", ("self", "task", "monsters"))  # what tokens are put on: each makes it cost one more
COST: Final = Argument("resource", ("gold", "strength", "magic"))
GOODS: Final = Argument("resource", ("gold", "strength", "magic", "vp"))
ANY_GOODS: Final = Argument("resource", (*GOODS.words, "wild"))
NUMBER: Final = Argument("n", most=99)
UP_TO_MOST: Final = Argument("n", most=MOST)
STEPS: Final = Argument("n", most=COLUMNS - 1)
COLUMN: Final = Argument("column", most=COLUMNS)
VALUE: Final = Argument("value", most=12)
POINTS: Final = Argument("value", most=99)
MONSTER: Final = Argument("monster")

HERE: Final = ("self", "beside", "column")  # what only a dark monster can aim at: it alone stands in a column


class Instruction(Do):
    """A verb of the Saga; which of these fields it has, its `Form` says."""

    __slots__ = ("aim", "column", "monster", "n", "resource", "value")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        form = FORMS[verb]
        found: dict[str, str] = {}
        for i, argument in enumerate(form.arguments):
            text = args[i] if i < len(args) else ""
            if not argument.fits(text):
                instead = f"not {text!r}" if text else "which is missing"
                raise ValueError(f"argument {i + 1} should be {argument}, {instead}")
            if argument is WHERE and text.isdigit():
                found["column"], text = text, "number"
            found[argument.field] = text
        if len(args) > len(form.arguments):
            n = len(form.arguments)
            raise ValueError(f"takes {n} argument{'s' * (n > 1)}, not {len(args)}" if n else "takes no arguments")
        self.aim: str = found.get("aim", "")
        self.resource: str = found.get("resource", form.resource)
        self.monster: str = found.get("monster", "")
        self.n: int = int(found.get("n", 0))
        self.column: int = int(found.get("column", 0))
        self.value: int = int(found.get("value", 0))

    def message(self) -> Message:
        args: dict[str, Any] = {}
        if self.resource:
            args["what"] = in_words(self.resource, self.n)
        elif self.n or self.column:
            args["n"] = self.n or self.column
        if self.value:
            args["value"] = self.value
        if self.monster:
            args["monster"] = Message("card-" + self.monster)
        return Message(f"effect-{self.called}-{self.aim}" if self.aim else f"effect-{self.called}", args)

    def tokens(self, tight: bool = False) -> list[Token]:
        return FORMS[self.verb].draw(self)


class Form:
    """How a verb is written and drawn: its arguments, its icons, and of what its number is, where that is fixed."""

    __slots__ = ("arguments", "draw", "resource")

    def __init__(
        self, arguments: tuple[Argument, ...], draw: Callable[[Instruction], list[Token]], resource: str = ""
    ) -> None:
        self.arguments = arguments
        self.draw = draw
        self.resource = resource


def column(do: Instruction) -> list[Token]:
    if do.aim == "number":
        return [{"n": do.column}]
    return [] if do.aim == "self" else [phrase(Message("short-column-" + do.aim))]


def citizens(do: Instruction) -> list[Token]:
    found = [amount(do.n, "citizen")]
    return [*found, phrase(Message("short-stacks-fullest"))] if do.aim == "fullest" else found


def whose(do: Instruction) -> list[Token]:
    return [glyph("three-friends")] if do.aim == "each" else []


def put_on(do: Instruction) -> list[Token]:
    return [] if do.aim == "self" else [THEN, badge("task" if do.aim == "task" else "monster")]


def short(do: Instruction) -> list[Token]:
    return [phrase(Message("short-" + do.called, {"n": signed(do.n)} if do.n else None))]


THEN: Final = sign("then")
FORMS: Final[dict[str, Form]] = {
    # what monsters and books do
    "attack": Form((WHERE,), lambda do: [glyph("claw-slashes"), *column(do)]),
    "breach_wall": Form((WHERE,), lambda do: [glyph("broken-wall"), *column(do)]),
    "capture": Form((STACKS, NUMBER), lambda do: [glyph("prisoner"), *citizens(do)]),
    "banish": Form((STACKS, NUMBER), lambda do: [glyph("tombstone"), *citizens(do)]),
    "tokens": Form((COST, UP_TO_MOST, UNDER), lambda do: [amount(signed(do.n), do.resource), *put_on(do)]),
    "lose": Form((WHO, GOODS, UP_TO_MOST), lambda do: [*whose(do), amount(signed(-do.n), do.resource)]),
    "dim": Form((WHO,), lambda do: [*whose(do), glyph("eclipse")]),
    "spawn": Form((MONSTER, COLUMN), lambda do: [figure(do.monster), THEN, {"n": do.column}]),
    # what helps
    "gain": Form((WHO, ANY_GOODS, UP_TO_MOST), lambda do: [*whose(do), amount(signed(do.n), do.resource)]),
    "give_radiant": Form((WHO,), lambda do: [*whose(do), amount(signed(1), "radiant")]),
    "free": Form((NUMBER,), lambda do: [glyph("return-arrow"), amount(do.n, "citizen")]),
    "build_wall": Form((NUMBER,), lambda do: [glyph("trowel"), amount(do.n, "wall")]),
    "mend_wall": Form((NUMBER,), lambda do: [glyph("anticlockwise-rotation"), amount(do.n, "wall")]),
    "recharge": Form((NUMBER,), lambda do: [glyph("sunrise"), amount(do.n, "radiant")]),
    "convert": Form((NUMBER,), lambda do: [badge("wild"), THEN, amount(f"×{do.n}", "wild")]),
    "discard_monster": Form(
        (NUMBER,), lambda do: [glyph("run"), badge("monster"), sign("up-to"), amount(do.n, "strength")]
    ),
    "stop_attack": Form((), lambda _do: [glyph("surrounded-shield"), glyph("claw-slashes")]),
    "cancel_six": Form((), short),
    "first_task_less": Form((NUMBER,), lambda do: [badge("task"), amount(signed(-do.n), "wild")]),
    # what holds while a card lies open (l.133)
    "radiants": Form((), short),
    "recruit_more": Form(
        (VALUE, NUMBER), lambda do: [badge("citizen"), {"n": f"{do.value}+"}, amount(signed(do.n), "gold")], "gold"
    ),
    "task_locked": Form((MONSTER,), lambda do: [figure(do.monster), THEN, badge("task"), glyph("padlock")]),
    "wall_price": Form((NUMBER,), lambda do: [amount(do.n, "vp"), THEN, badge("wall")]),
    "shift_numbers": Form((STEPS,), short),  # every number tile sits so many columns further right
    "task_for_vp": Form(
        (POINTS, NUMBER), lambda do: [amount(do.value, "vp"), THEN, badge("task"), amount(signed(-do.n), "wild")]
    ),
    "radiant_pays": Form((NUMBER,), lambda do: [badge("radiant"), THEN, badge("task"), amount(signed(-do.n), "wild")]),
}


class SagaVocabulary(Vocabulary):
    """Reads the icons of other boxes as what they stand for here; the Miner's domains, too (l.385)."""

    def parse(self, text: str) -> Effect:
        return super().parse(ICON.sub(read_icon, PER_DOMAIN.sub(r"domain+\1", text)))


def read_icon(found: re.Match[str]) -> str:
    resource, n = ICONS_READ[found[1]]
    return f"{resource}+{n * int(found[2])}"


VOCABULARY: Final = SagaVocabulary(GAINS, COUNTERS, {**VERBS, **dict.fromkeys(FORMS, Instruction)}, SHOWN)

# Which verbs make sense where; a pack or a book that says otherwise is refused.
BLOWS: Final = ("attack", "breach_wall", "capture", "banish")
HARM: Final = (*BLOWS, "tokens", "lose", "dim")
HELP: Final = ("gain", "free", "build_wall", "mend_wall", "recharge")
PRAYER: Final = (*HELP, "convert", "set_die", "add_die", "discard_monster")
STORY: Final = (*HARM, *HELP, "give_radiant", "spawn")
RULES: Final = ("recruit_more", "task_locked", "wall_price", "shift_numbers", "task_for_vp", "radiant_pays")
FOR_GOOD: Final = ("radiants",)  # holds in every later book as well
LASTING: Final = (*FOR_GOOD, *RULES)
BOONS: Final[dict[str, tuple[str, ...]]] = {
    "once": (*HELP, "discard_monster", "cancel_six"),
    "setup": ("gain", "first_task_less"),
}
