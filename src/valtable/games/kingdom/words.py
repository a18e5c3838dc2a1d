"""The words of Kingdom's cards: its resources, roles, monster types, and the vocabulary of its effects."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Do, Verb, Vocabulary
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import Choice


class Resource(Choice):
    """Gold, strength or magic; or the victory points kept on the board, which are no resource (l.404)."""

    __slots__ = ()

    def words(self, game: Game) -> Message:
        return Message("amount-" + self.id, {"n": 1})

    def name(self) -> Message:
        return Message("resource-" + self.id)


GOLD: Final = Resource("gold")
STRENGTH: Final = Resource("strength")
MAGIC: Final = Resource("magic")
VP: Final = Resource("vp")
RESOURCES: Final = (GOLD, STRENGTH, MAGIC)
BY_NAME: Final[dict[str, Resource]] = {"gold": GOLD, "strength": STRENGTH, "magic": MAGIC, "vp": VP}

ROLES: Final = ("worker", "soldier", "shadow", "holy")
MONSTER_TYPES: Final = ("minion", "beast", "titan", "boss")
AREAS: Final = ("hills", "ruins", "barrens", "forest", "valley", "swamp", "mountains", "cavern")
TIMINGS: Final = (
    "on_build",
    "roll",
    "any_roll_doubles",
    "harvest",
    "action_start",
    "action_end",
    "action_passive",
    "action_on_slay",
    "action_on_gain_citizen",
)


def _no_name(name: str) -> str:
    return f"takes no name, but {name!r} follows" if name else ""


def _a_role(name: str) -> str:
    return "" if name in ROLES else f"{name!r} should be one of {', '.join(ROLES)}"


def _an_area(name: str) -> str:
    return "" if name in AREAS else f"{name!r} should be one of {', '.join(AREAS)}"


def _a_type(name: str) -> str:
    return "" if name in MONSTER_TYPES else f"{name!r} should be one of {', '.join(MONSTER_TYPES)}"


def _a_name(name: str) -> str:
    return "" if name else "needs the id of a citizen, as in name:knight"


def _nothing(args: tuple[str, ...]) -> str:
    return "takes no arguments" if args else ""


def _resource_and_number(args: tuple[str, ...]) -> str:
    if len(args) != 2 or args[0] not in ("gold", "strength", "magic") or not args[1].isdigit():
        return "needs a resource and a number, as in (gold,3)"
    return ""


def _filters(args: tuple[str, ...]) -> str:
    if not args:
        return "needs a filter: any, cost<=N, role:ROLE or name:ID"
    for arg in args:
        kind, _, name = arg.partition(":")
        if arg == "any" or (arg.startswith("cost<=") and arg[6:].isdigit()) or (kind == "name" and name):
            continue
        if kind == "role" and name in ROLES:
            continue
        return f"{arg!r} should be any, cost<=N, role:ROLE or name:ID"
    return ""


def _card_kind(args: tuple[str, ...]) -> str:
    return "" if args in (("monster",), ("citizen",)) else "needs (monster) or (citizen)"


def _die_value(args: tuple[str, ...]) -> str:
    return "" if len(args) == 1 and args[0] in ("1", "2", "3", "4", "5", "6") else "needs a value from 1 to 6"


def _die_step(args: tuple[str, ...]) -> str:
    steps = [f"{sign}{n}" for sign in ("", "-") for n in range(1, 6)]
    return "" if len(args) == 1 and args[0] in steps else "needs a step such as -1 or 1"


def _domain_discount(args: tuple[str, ...]) -> str:
    return "" if len(args) == 2 and args[0] == "domain" and args[1].isdigit() else "needs (domain,N)"


def _citizen_only(args: tuple[str, ...]) -> str:
    return "" if args == ("citizen",) else "needs (citizen)"


def _say_amount(effect: Do) -> Message:
    n = int(effect.args[1])
    what = Message("amount-" + effect.args[0], {"n": n})
    return Message("effect-" + effect.verb.replace("_", "-"), {"what": what, "n": n})


def _say_citizen(effect: Do) -> Message:
    id = "effect-take-citizen"
    args: dict[str, object] = {}
    for arg in effect.args:
        if arg.startswith("name:"):
            return Message(id + "-named", {"name": Message("card-" + arg[5:])})
        if arg.startswith("role:"):
            args["role"] = Message("role-" + arg[5:])
        elif arg.startswith("cost<="):
            args["cost"] = int(arg[6:])
    return Message("-".join([id, *sorted(args, reverse=True)]) if args else id + "-any", args)


def _say_return(effect: Do) -> Message:
    return Message("effect-return-" + effect.args[0])


def _say_number(effect: Do) -> Message:
    return Message("effect-" + effect.verb.replace("_", "-"), {"n": int(effect.args[-1])})


VOCABULARY: Final = Vocabulary(
    ("gold", "strength", "magic", "vp", "wild"),
    {
        "domain": _no_name,
        "monster": _no_name,
        "citizen": _no_name,
        "citizen_role": _a_role,
        "role": _a_role,
        "name": _a_name,
        "area": _an_area,
        "type": _a_type,
        "resources": _no_name,
        "gold": _no_name,
        "strength": _no_name,
        "magic": _no_name,
        "gold+strength": _no_name,
        "gold+magic": _no_name,
        "magic+strength": _no_name,
    },
    {
        "steal": Verb(_resource_and_number, _say_amount),
        "take_citizen": Verb(_filters, _say_citizen),
        "steal_random_monster": Verb(_nothing),
        "return": Verb(_card_kind, _say_return),
        "set_die": Verb(_die_value, _say_number),
        "add_die": Verb(_die_step, _say_number),
        "slay_action": Verb(_nothing),
        "discount": Verb(_domain_discount, _say_number),
        "ignore_plus": Verb(_citizen_only),
        "add_token": Verb(_resource_and_number, _say_amount),
        "each_player_lose": Verb(_resource_and_number, _say_amount),
    },
)
