"""The faces of the realm's cards: their corners and strips, from the same data that drives the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine import look
from valtable.engine.look import Face, Label, Look, Strip, Token
from valtable.engine.message import Message
from valtable.games.realm.cards import Citizen, Domain, Monster, MonsterEvent, RealmCard
from valtable.games.realm.vocabulary import ROLES

FILE: Final = Path(__file__).parent / "look.toml"  # what the looks of these games have in common


def face(style: Look, card: RealmCard) -> Face:
    """The face of a card, in the look of a game."""
    shown = Face(card.kind, card.name(), style.card(card.id, card.kind), card.facts(), card.effects())
    shown.strips = [strip(style, effect.tokens(True), timing) for timing, effect in card.does()]
    if isinstance(card, Citizen):
        draw_citizen(shown, card)
    elif isinstance(card, Monster):
        draw_monster(style, shown, card)
    elif isinstance(card, Domain):
        draw_domain(style, shown, card)
    return shown


def draw_citizen(shown: Face, card: Citizen) -> None:
    """Its number, its role and price, and two halves: on and off its owner's turn."""
    shown.scene = ""
    shown.field = role(card)
    if card.herald:
        shown.key = [look.glyph("perspective-dice-six-faces-random")]
    else:
        shown.key = [{"n": values(card.activation)}]
    if not card.starter:
        shown.cost = [look.badge(role(card)), look.amount(card.cost, "gold")]
    on, off = shown.strips
    on.tone, off.tone = "on", "off"


def draw_monster(style: Look, shown: Face, card: Monster) -> None:
    """What slaying it takes, what it is worth, where it comes from and what it leaves behind."""
    shown.key = [look.amount(card.strength, "strength")]
    if card.magic:
        shown.key.append(look.amount(card.magic, "magic"))
    shown.worth = [look.amount(card.vp, "vp")]
    shown.strips[-1] = strip(style, card.reward.tokens(), "reward")  # there is room for words
    if card.type in style.badges:
        shown.type = Label(style.badges[card.type].glyph, Message("type-" + card.type))
    if isinstance(card, MonsterEvent):
        shown.tag = Label(style.when["event"], Message("fact-activation", {"values": values(card.activation)}))
    elif card.area:
        shown.tag = Label(style.badges[card.area].glyph, Message("area-" + card.area))


def draw_domain(style: Look, shown: Face, card: Domain) -> None:
    """The roles it asks for, what it is worth and costs, and its power by when it works."""
    for name, n in zip(ROLES, card.roles, strict=True):
        shown.key.extend([look.badge(name)] * n)
    shown.worth = [look.amount(card.vp, "vp")]
    shown.cost = [look.amount(card.cost, "gold")]
    shown.strips = [strip(style, trigger(card.timing) + card.effect.tokens(), card.timing)]


def trigger(timing: str) -> list[Token]:
    """What must happen for the power to work, where its icon alone does not say it."""
    if timing == "any_roll_doubles":
        return [look.phrase(Message("short-doubles")), look.sign("then")]
    if timing == "action_on_slay":
        return [look.badge("monster"), look.sign("then")]
    if timing == "action_on_gain_citizen":
        return [look.badge("citizen"), look.sign("then")]
    return []


def strip(style: Look, tokens: list[Token], timing: str) -> Strip:
    return Strip(style.drawn(tokens), style.when.get(timing, ""))


def role(card: Citizen) -> str:
    """The badge that colours a citizen; starters have no role."""
    return "starter" if card.starter else ROLES[card.role]


def values(activation: tuple[int, ...]) -> str:
    return "·".join(str(value) for value in activation)
