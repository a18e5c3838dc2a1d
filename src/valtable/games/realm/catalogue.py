"""The cards as a catalogue shows them, and their names in each language."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote
from valtable.games.realm.cards import Monster, RealmCard, RealmPack


def catalogue(pack: RealmPack) -> list[CardNote]:
    return [note(card) for card in pack.shown()]


def note(card: RealmCard) -> CardNote:
    copies = max(card.copies, card.copies_five) if isinstance(card, Monster) else card.copies
    return CardNote(card.id, card.kind, card.name(), copies, card.facts(), card.effects(), card.provenance)


def names(pack: RealmPack, language: str) -> dict[str, str]:
    """What each card and area is called, by message id."""
    found = pack.names(language)
    for card in (*pack.citizens, *pack.starters):  # effects speak of cards by the name that counts
        found.setdefault("name-" + card.counts_as, card.names[language])
    found.update({"area-" + area.id: area.names[language] for area in pack.areas})
    return found
