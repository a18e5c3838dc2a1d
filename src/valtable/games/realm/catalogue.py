"""The realm's cards as a catalogue shows them, and their names in each language."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote
from valtable.engine.effects import Effect
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.realm.cards import Citizen, Domain, Monster, MonsterEvent, RealmPack
from valtable.games.realm.vocabulary import ROLES, amounts


def names(pack: RealmPack, language: str) -> dict[str, str]:
    """What each card and area is called, by message id."""
    found = pack.names(language)
    for card in (*pack.citizens, *pack.starters):  # effects speak of cards by the name that counts
        found.setdefault("name-" + card.counts_as, card.names[language])
    found.update({"area-" + area.id: area.names[language] for area in pack.areas})
    return found


def note(card: Card, facts: list[Message], effects: list[Message]) -> CardNote:
    copies = max(card.copies, card.copies_five) if isinstance(card, Monster) else card.copies
    return CardNote(card.id, card.kind, card.name(), copies, facts, effects, card.provenance)


def facts(card: Card) -> list[Message]:
    """The figures on the card."""
    if isinstance(card, Citizen):
        if card.herald:
            return [Message("fact-herald")]
        found = [Message("fact-activation", {"values": "/".join(str(v) for v in card.activation)})]
        if not card.starter:
            found.append(Message("fact-role", {"role": Message("role-" + ROLES[card.role])}))
            found.append(Message("fact-cost", {"price": amounts(card.cost, 0, 0)}))
        return found
    if isinstance(card, Monster):
        found = []
        if isinstance(card, MonsterEvent):
            found.append(Message("fact-activation", {"values": "/".join(str(v) for v in card.activation)}))
        elif card.area:
            found.append(Message("fact-area", {"area": Message("area-" + card.area)}))
        found.append(Message("fact-type", {"type": Message("type-" + card.type)}))
        found.append(Message("fact-cost", {"price": amounts(0, card.strength, card.magic)}))
        return [*found, Message("fact-worth", {"n": card.vp})]
    if isinstance(card, Domain):
        roles = [
            Message("role-count", {"n": n, "role": Message("role-" + r)})
            for r, n in zip(ROLES, card.roles, strict=True)
            if n
        ]
        found = [Message("fact-needs", {"roles": roles})] if roles else []
        found.append(Message("fact-cost", {"price": amounts(card.cost, 0, 0)}))
        return [*found, Message("fact-worth", {"n": card.vp})]
    return []


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effects."""
    if isinstance(card, Citizen):
        return [when("on-turn", card.sides[0]), when("off-turn", card.sides[1])]
    if isinstance(card, MonsterEvent):
        return [when("event", card.instruction), when("reward", card.reward)]
    if isinstance(card, Monster):
        return [when("reward", card.reward)]
    if isinstance(card, Domain):
        return [when(card.timing.replace("_", "-"), card.effect)]
    return []


def when(timing: str, effect: Effect) -> Message:
    return Message("when-" + timing, {"effect": effect.message()})
