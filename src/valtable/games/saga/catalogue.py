"""The cards of the Saga for a catalogue: what they are and do in words, and who says so."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote, card_note
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.kingdom import catalogue as realm
from valtable.games.kingdom.cards import Citizen, Monster
from valtable.games.saga.books import RuleCard, Task
from valtable.games.saga.cards import Boon, DarkMonster, Favour, Radiant, Starter, Substitution
from valtable.games.saga.shelf import Shelf

OWN = (DarkMonster, Favour, Boon, Starter, Radiant, Substitution, RuleCard, Task)


def catalogue(pack: Shelf) -> list[CardNote]:
    return [card_note(card, facts, effects) for card in cards(pack)]


def cards(pack: Shelf) -> list[Card]:
    """Everything with a name: the citizens and monsters of the realm, the Saga's own cards, each book page by page."""
    found: list[Card] = [card for card in pack.realm.cards() if card.kind in ("citizen", "monster")]
    found.extend([card for card in pack.realm.cards() if card.kind == "starter" and card.id != "starter_herald"])
    found.extend(pack.cards.cards())
    for book in pack.books.books:
        found.append(book)
        for page in book.pages:
            found.extend([page, page.task])
    return found


def facts(card: Card) -> list[Message]:
    """The figures on the card."""
    if isinstance(card, OWN):
        return card.facts()
    assert isinstance(card, (Citizen, Monster))
    return realm.facts(card)


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effects."""
    if isinstance(card, OWN):
        return card.effects()
    return realm.effects(card)
