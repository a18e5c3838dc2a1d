"""The cards of the Saga for a catalogue: what they are and do in words, and who says so."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.realm import catalogue as realm
from valtable.games.saga.books import Book, Library, Page, Task
from valtable.games.saga.cards import Boon, DarkMonster, Favour, Radiant

OWN = (DarkMonster, Favour, Boon, Radiant, Book, Page, Task)  # they speak for themselves; the others are the realm's


def catalogue(pack: Library) -> list[CardNote]:
    return [realm.note(card, facts(card), effects(card)) for card in pack.all_cards()]


def facts(card: Card) -> list[Message]:
    """The figures on the card."""
    return card.facts() if isinstance(card, OWN) else realm.facts(card)


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effects."""
    return card.effects() if isinstance(card, OWN) else realm.effects(card)
