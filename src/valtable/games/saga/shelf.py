"""Stand-in until the rules are merged: everything that a match of the Saga is played with, by id."""

from __future__ import annotations

from valtable.engine.pack import Card
from valtable.games.kingdom.cards import Citizen
from valtable.games.kingdom.cards import Pack as Realm
from valtable.games.saga.books import Book, Books
from valtable.games.saga.cards import DarkMonster, Pack, Radiant


class Shelf:
    """The Saga's cards, its books, and the citizens and monsters that it shares with Kingdom."""

    def __init__(self, cards: Pack, books: Books, realm: Realm) -> None:
        self.cards = cards
        self.books = books
        self.realm = realm
        self.radiant: Radiant = cards.radiants[0]
        self.by_id: dict[str, Card] = {**realm.by_id, **cards.by_id, **books.by_id}

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
