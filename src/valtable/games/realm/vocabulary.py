"""Resources, roles, monster types, and what the effects of the realm's cards say in every game."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import ANY_NAME, Do, Maker, Plain, whole_number
from valtable.engine.game import Game
from valtable.engine.look import Token
from valtable.engine.message import Message, amount
from valtable.engine.question import Choice


class Resource(Choice):
    """Gold, strength or magic; or the victory points kept on the board, which are no resource (l.404)."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return amount(self.id, 1)

    def name(self) -> Message:
        return Message("resource-" + self.id)


GOLD: Final = Resource("gold")
STRENGTH: Final = Resource("strength")
MAGIC: Final = Resource("magic")
VP: Final = Resource("vp")
RESOURCES: Final = (GOLD, STRENGTH, MAGIC)
BY_NAME: Final[dict[str, Resource]] = {"gold": GOLD, "strength": STRENGTH, "magic": MAGIC, "vp": VP}

MOST: Final = 40  # of a resource that a card takes away at once

ROLES: Final = ("worker", "soldier", "shadow", "holy")
MONSTER_TYPES: Final = ("minion", "beast", "titan", "boss")
AREAS: Final = ("hills", "ruins", "barrens", "forest", "valley", "swamp", "mountains", "cavern")
TIMINGS: Final = (
    *("on_build", "roll", "any_roll_doubles", "harvest", "action_start", "action_end"),
    *("action_passive", "action_on_slay", "action_on_gain_citizen"),
)


def amounts(gold: int, strength: int, magic: int, vp: int = 0) -> list[Message]:
    """Those of the four that are not zero, as a list to be joined."""
    parts = (("gold", gold), ("strength", strength), ("magic", magic), ("vp", vp))
    return [amount(name, n) for name, n in parts if n]


def signed(n: int) -> str:
    """With a plus or a true minus."""
    return f"+{n}" if n > 0 else f"\u2212{-n}"


# --- the verbs: what a card's strip shows is a few words, or icons alone where it is tight --------------------------


class OfResource(Do):
    """A verb with a resource and a number: (gold,3)."""

    __slots__ = ("n", "resource")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if not args or args[0] not in ("gold", "strength", "magic"):
            raise ValueError("needs a resource and a number, as in (gold,3)")
        self.resource = BY_NAME[args[0]]
        self.n = whole_number(args, 1, 1, MOST)

    def message(self) -> Message:
        return Message("effect-" + self.called, {"what": amount(self.resource.id, self.n), "n": self.n})


class Steal(OfResource):
    """Take up to so many from another player."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal", {"n": self.n}))
        return [lead, look.amount(self.n, self.resource.id)]


class AddToken(OfResource):
    """A monster event: the active player puts tokens on a monster."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.amount(signed(self.n), self.resource.id), look.sign("then"), look.badge("monster")]


class EachPlayerLose(OfResource):
    """A monster event: everybody in play loses so many."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.glyph("three-friends"), look.amount(signed(-self.n), self.resource.id)]


class TakeCitizen(Do):
    """Take a citizen of the centre: any, or of some cost at most, of a role, of a name."""

    __slots__ = ("cost", "name", "role")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.cost = 99
        self.role = -1
        self.name = ""
        if not args:
            raise ValueError("needs a filter: any, cost<=N, role:ROLE or name:ID")
        for arg in args:
            kind, _, name = arg.partition(":")
            if arg.startswith("cost<=") and arg[6:].isdigit():
                self.cost = int(arg[6:])
            elif kind == "role" and name in ROLES:
                self.role = ROLES.index(name)
            elif kind == "name" and name:
                self.name = name
            elif arg != "any":
                raise ValueError(f"{arg!r} should be any, cost<=N, role:ROLE or name:ID")

    def message(self) -> Message:
        id = "effect-take-citizen"
        if self.name:
            return Message(id + "-named", {"name": Message("card-" + self.name)})
        args: dict[str, object] = {}
        if self.role >= 0:
            id += "-role"
            args["role"] = Message("role-" + ROLES[self.role])
        if self.cost < 99:
            id += "-cost"
            args["cost"] = self.cost
        return Message(id, args) if args else Message(id + "-any")

    def tokens(self, tight: bool = False) -> list[Token]:
        if self.name:
            figure = look.figure(self.name)
            return [figure] if tight else [look.phrase(Message("short-take")), figure]
        tokens = [look.badge("citizen") if tight else look.phrase(Message("short-take-citizen"))]
        if self.role >= 0:
            tokens.append(look.badge(ROLES[self.role]))
        if self.cost < 99:
            tokens.extend([look.sign("up-to"), look.amount(self.cost, "gold")])
        return tokens


class StealRandomMonster(Plain):
    """Take a random monster from another player's victory pile."""

    __slots__ = ()

    def tokens(self, tight: bool = False) -> list[Token]:
        lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal", {"n": 1}))
        return [lead, look.badge("monster"), look.glyph("perspective-dice-six-faces-random")]


class ChangeDie(Do):
    """Set a die to a value or to any (set_die), or add to it (add_die)."""

    __slots__ = ("n", "sets")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        self.sets = verb == "set_die"
        if self.sets:
            self.n = 0 if args == ("any",) else whole_number(args, 0, 1, 6)
            return
        if len(args) != 1 or not args[0].removeprefix("-").isdigit() or not 1 <= abs(int(args[0])) <= 5:
            raise ValueError("needs a step such as -1 or 1")
        self.n = int(args[0])

    def results(self, value: int) -> list[int]:
        """What a die that shows this could show then (l.833)."""
        if not self.sets:
            return [value + self.n] if 1 <= value + self.n <= 6 else []
        if self.n:
            return [self.n] if self.n != value else []
        return [n for n in range(1, 7) if n != value]

    def message(self) -> Message:
        return Message("effect-" + self.called, {"n": self.n}) if self.n else Message("effect-set-die-any")

    def tokens(self, tight: bool = False) -> list[Token]:
        if not self.n:
            return [look.phrase(Message("short-set-die-any"))]
        return [look.phrase(Message("short-" + self.called, {"n": str(self.n) if self.sets else signed(self.n)}))]


class Discount(Do):
    """Domains cost so much less: (domain,1)."""

    __slots__ = ("n",)

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if args[:1] != ("domain",):
            raise ValueError("needs (domain,N)")
        self.n = whole_number(args, 1)

    def message(self) -> Message:
        return Message("effect-discount", {"n": self.n})

    def tokens(self, tight: bool = False) -> list[Token]:
        return [look.phrase(Message("short-discount")), look.amount(signed(-self.n), "gold")]


class IgnorePlus(Do):
    """The "+" of the cost of citizens does not count: (citizen)."""

    __slots__ = ()

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if args != ("citizen",):
            raise ValueError("needs (citizen)")


# Which things can be gained and counted, with the names they go with; and the verbs of citizens, monsters and events.
GAINS: Final = ("gold", "strength", "magic", "vp", "wild")
COUNTERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("domain", "monster", "citizen", "resources", "gold", "strength", "magic"), ()),
    **dict.fromkeys(("gold+strength", "gold+magic", "magic+strength"), ()),
    **{"citizen_role": ROLES, "role": ROLES, "name": ANY_NAME, "area": AREAS, "type": MONSTER_TYPES},
}
VERBS: Final[dict[str, Maker]] = {
    "steal": Steal,
    "take_citizen": TakeCitizen,
    "steal_random_monster": StealRandomMonster,
    "set_die": ChangeDie,
    "add_die": ChangeDie,
    "add_token": AddToken,
    "each_player_lose": EachPlayerLose,
}
SHOWN: Final[dict[str, tuple[str, ...]]] = {"resources": ("gold", "strength", "magic")}
