"""The cards as a catalogue shows them."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.kingdom.cards import Duke, Pack
from valtable.games.realm import catalogue as realm
from valtable.games.realm.cards import BARE


def catalogue(pack: Pack) -> list[CardNote]:
    return [realm.note(card, realm.facts(card), effects(card)) for card in pack.cards() if card is not BARE]


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effects."""
    if isinstance(card, Duke):
        return [Message("when-duke", {"effects": [gain.message() for gain in card.scoring]})]
    return realm.effects(card)
