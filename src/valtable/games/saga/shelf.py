"""Stand-in until the rules are merged: everything that a match of the Saga is played with, by id."""

from __future__ import annotations

from valtable.engine.pack import Card
from valtable.games.realm.cards import Citizen, RealmPack
from valtable.games.saga.books import Book, Books
from valtable.games.saga.cards import DarkMonster, Pack, Radiant

SHARED = ("citizen", "starter", "monster", "event")


class Shelf:
    """The Saga's cards, its books, and the citizens and monsters that it shares with Kingdom."""

    def __init__(self, cards: Pack, books: Books, realm: RealmPack) -> None:
        self.cards = cards
        self.books = books
        self.realm = realm
        self.radiant: Radiant = cards.radiants[0]
        self.by_id: dict[str, Card] = {**realm.by_id, **cards.by_id, **books.by_id}

    def all_cards(self) -> list[Card]:
        """Everything with a name, each book page by page."""
        found = [card for card in self.realm.by_id.values() if card.kind in SHARED and card.id != "starter_herald"]
        found.extend([*self.cards.dark_monsters, *self.cards.saga_monsters, self.radiant])
        found.extend([*self.cards.favours, *self.cards.boons])
        for book in self.books.books:
            found.append(book)
            for page in book.pages:
                found.extend([page, page.task])
        return found

    def book(self, id: str) -> Book:
        found = self.by_id[id]
        assert isinstance(found, Book)
        return found

    def monster(self, id: str) -> DarkMonster:
        found = self.by_id[id]
        assert isinstance(found, DarkMonster)
        return found

    def citizen(self, id: str) -> Citizen:
        found = self.by_id[id]
        assert isinstance(found, Citizen)
        return found

    def citizens_of(self, value: int) -> list[Citizen]:
        return self.realm.citizens_of(value)
