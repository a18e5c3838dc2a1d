"""The cards as a catalogue shows them."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote, card_note
from valtable.engine.message import Message, amount
from valtable.games.villages.cards import Adventurer, Building, Member, Pack
from valtable.games.villages.vocabulary import RESOURCES, TYPES, in_words


def catalogue(pack: Pack) -> list[CardNote]:
    return [card_note(card, facts, effects) for card in pack.cards()]


def cost(card: Building) -> list[Message]:
    return [amount(r, n) for r, n in zip(RESOURCES, card.cost, strict=True) if n]


def requirements(card: Adventurer) -> list[Message]:
    return [amount(type, n) for type, n in zip(TYPES, card.requires, strict=True) if n]


def facts(card: Member) -> list[Message]:
    """The figures on the card."""
    worth = Message("fact-worth", {"n": card.vp})
    if isinstance(card, Building):
        return [
            Message("fact-type", {"type": Message("type-" + TYPES[card.type])}),
            Message("fact-cost", {"price": cost(card)}),
            Message("fact-resource", {"resource": Message("resource-" + RESOURCES[card.resource])}),
            worth,
        ]
    assert isinstance(card, Adventurer)
    return [Message("fact-requires", {"types": requirements(card)}), worth]


def effects(card: Member) -> list[Message]:
    """What the card does, in words made from its power."""
    if card.power is None:
        return []
    effect = in_words(card.power)
    if card.only_for >= 0:
        return [Message("when-resource-for", {"type": Message("type-" + TYPES[card.only_for]), "effect": effect})]
    return [Message("when-" + card.when, {"effect": effect})]
