"""The faces of Villages' cards: their corners and strips, from the same data that drives the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine import look
from valtable.engine.look import Face, Label, Look, Strip
from valtable.engine.message import Message
from valtable.games.villages import catalogue
from valtable.games.villages.cards import Adventurer, Building, Member, Pack
from valtable.games.villages.vocabulary import ACTIONS, RESOURCES, TYPES

LOOK: Final[Look] = look.read_look(Path(__file__).parent / "look.toml")


def faces(pack: Pack) -> dict[str, Face]:
    return {card.id: face(card) for card in pack.cards()}


def face(card: Member) -> Face:
    """What it takes, what it is worth, and its power by when it works."""
    shown = Face(card.kind, card.name(), LOOK.card(card.id, card.kind), catalogue.facts(card), catalogue.effects(card))
    shown.worth = [look.amount(card.vp, "vp")]
    if isinstance(card, Building):
        for name, n in zip(RESOURCES, card.cost, strict=True):
            if n:
                shown.key.append(look.badge(name) if n == 1 else look.amount(n, name))
        shown.worth.append(look.badge(TYPES[card.type]))  # what adventurers look for
        resource = RESOURCES[card.resource]
        shown.tag = Label(LOOK.badges[resource].glyph, Message("resource-" + resource), resource)
    elif isinstance(card, Adventurer):
        for name, n in zip(TYPES, card.requires, strict=True):
            shown.key.extend([look.badge(name)] * n)
    if card.power is not None:
        tokens = card.power.tokens()
        if card.when in ACTIONS:
            tokens = [look.phrase(Message("board-led-" + card.when)), look.sign("then"), *tokens]
        if card.only_for >= 0:
            tokens.extend([look.phrase(Message("short-for")), look.badge(TYPES[card.only_for])])
        shown.strips = [Strip(LOOK.drawn(tokens), LOOK.when[card.when])]
    return shown
