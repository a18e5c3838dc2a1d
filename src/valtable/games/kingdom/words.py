"""The words of Kingdom's cards: its resources, roles, monster types, and the vocabulary of its effects."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Verb, Vocabulary
from valtable.engine.game import Game
from valtable.engine.look import Token
from valtable.engine.message import Message, amount
from valtable.engine.question import Choice


class Resource(Choice):
    """Gold, strength or magic; or the victory points kept on the board, which are no resource (l.404)."""

    __slots__ = ()

    def words(self, game: Game) -> Message:
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
    return "" if int(args[1]) <= MOST else f"goes up to {MOST}"


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
    what = amount(effect.args[0], n)
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


# --- what stands on a card's strip: a few words, or icons alone where it is tight -----------------------------------


def _show_steal(effect: Do, tight: bool) -> list[Token]:
    n = int(effect.args[1])
    lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal", {"n": n}))
    return [lead, look.amount(n, effect.args[0])]


def _show_citizen(effect: Do, tight: bool) -> list[Token]:
    tokens = [look.badge("citizen") if tight else look.phrase(Message("short-take-citizen"))]
    for arg in effect.args:
        if arg.startswith("name:"):
            return [look.figure(arg[5:])] if tight else [look.phrase(Message("short-take")), look.figure(arg[5:])]
        if arg.startswith("role:"):
            tokens.append(look.badge(arg[5:]))
        elif arg.startswith("cost<="):
            tokens.extend([look.sign("up-to"), look.amount(int(arg[6:]), "gold")])
    return tokens


def _show_random_monster(_effect: Do, tight: bool) -> list[Token]:
    lead = look.glyph("snatch") if tight else look.phrase(Message("short-steal", {"n": 1}))
    return [lead, look.badge("monster"), look.glyph("perspective-dice-six-faces-random")]


def _show_return(effect: Do, tight: bool) -> list[Token]:
    lead = look.glyph("return-arrow") if tight else look.phrase(Message("short-return"))
    return [lead, look.badge(effect.args[0])]


def _show_set_die(effect: Do, _tight: bool) -> list[Token]:
    return [look.phrase(Message("short-set-die", {"n": effect.args[0]}))]


def _show_add_die(effect: Do, _tight: bool) -> list[Token]:
    return [look.phrase(Message("short-add-die", {"n": signed(int(effect.args[0]))}))]


def _show_discount(effect: Do, _tight: bool) -> list[Token]:
    return [look.phrase(Message("short-discount")), look.amount(signed(-int(effect.args[1])), "gold")]


def _show_token(effect: Do, _tight: bool) -> list[Token]:
    return [look.amount(signed(int(effect.args[1])), effect.args[0]), look.sign("then"), look.badge("monster")]


def _show_loss(effect: Do, _tight: bool) -> list[Token]:
    return [look.glyph("three-friends"), look.amount(signed(-int(effect.args[1])), effect.args[0])]


def signed(n: int) -> str:
    """With a plus or a true minus."""
    return f"+{n}" if n > 0 else f"\u2212{-n}"


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
        "steal": Verb(_resource_and_number, _say_amount, _show_steal),
        "take_citizen": Verb(_filters, _say_citizen, _show_citizen),
        "steal_random_monster": Verb(_nothing, None, _show_random_monster),
        "return": Verb(_card_kind, _say_return, _show_return),
        "set_die": Verb(_die_value, _say_number, _show_set_die),
        "add_die": Verb(_die_step, _say_number, _show_add_die),
        "slay_action": Verb(_nothing),
        "discount": Verb(_domain_discount, _say_number, _show_discount),
        "ignore_plus": Verb(_citizen_only),
        "add_token": Verb(_resource_and_number, _say_amount, _show_token),
        "each_player_lose": Verb(_resource_and_number, _say_amount, _show_loss),
    },
    {"resources": ("gold", "strength", "magic")},
)
