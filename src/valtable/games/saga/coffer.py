"""The coffer that remembers between books (rulebook l.323-347): what is in it, and which books it opens."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.campaign import OPEN, SEALED, WON, Campaigns, Chapter, Keepsake
from valtable.engine.errors import SetupError
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.saga.books import Book, Library, RuleCard
from valtable.games.saga.cards import Boon, DarkMonster, Radiant
from valtable.games.saga.look import LOOK
from valtable.games.saga.shelf import library
from valtable.games.saga.state import Saga

ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def settled(library: Library, book: Book, given: dict[str, Any]) -> dict[str, Any]:
    """The coffer that a book is played with: what was given, if it can be so, or else what it holds when all earlier
    books are won."""
    if not given:
        return after(earlier(library, book))
    strange = [id for id in given["won"] if not isinstance(library.by_id.get(id), Book)]
    if strange:
        raise SetupError(f"option 'coffer': won: there is no book {strange[0]!r}")
    won = [library.find(Book, id) for id in given["won"]]
    coffer = after(won)
    for one in won:
        missing = [other.id for other in library.books.saga() if other.number < one.number and other not in won]
        missing.extend([id for id in one.needs if id not in coffer["holds"]])
        if missing:
            raise SetupError(f"option 'coffer': won: {one.id!r} cannot be won without {missing[0]!r}")
    for id in given["holds"]:
        if id not in coffer["holds"]:
            raise SetupError(f"option 'coffer': holds: {id!r} is in no book that was won")
    for id in coffer["holds"]:
        if id not in given["holds"]:
            raise SetupError(f"option 'coffer': holds: {id!r} is missing, though its book was won")
    for id in book.needs:
        if id not in coffer["holds"]:
            raise SetupError(f"option 'coffer': {book.id!r} needs {id!r}, which an earlier book leaves in the coffer")
    return coffer


def earlier(library: Library, book: Book) -> list[Book]:
    """The books before it in the saga; for one that stands apart, as many as leave what it needs."""
    found: list[Book] = []
    for other in library.books.saga():
        held = after(found)["holds"]
        if other.number < book.number or (not book.number and not set(book.needs) <= set(held)):
            found.append(other)
    return found


def after(won: list[Book]) -> dict[str, Any]:
    """The coffer once these books are won."""
    holds = [id for book in won for id in book.stores]
    return {"won": list(dict.fromkeys([book.id for book in won])), "holds": list(dict.fromkeys(holds))}


def legacy(game: Saga) -> dict[str, Any]:
    """What is kept after a book: once it is won, what it leaves; lost, the coffer is as it was (l.321)."""
    coffer, book = game.box.coffer, game.box.book
    if game.end != "won":
        return coffer
    won = [*coffer["won"], book.id]
    return {"won": list(dict.fromkeys(won)), "holds": list(dict.fromkeys([*coffer["holds"], *book.stores]))}


# --- the shelf ------------------------------------------------------------------------------------------------------


def chapters(coffer: dict[str, Any], options: dict[str, Any]) -> list[Chapter]:
    """Every book, as it stands for those who have this coffer: those apart from the saga come last (l.329)."""
    shelf = library(options)
    won, holds = coffer.get("won", []), coffer.get("holds", [])
    apart = [book for book in shelf.books.books if not book.number]
    return [chapter(book, won, opens(shelf, book, won, holds)) for book in [*shelf.books.saga(), *apart]]


def opens(shelf: Library, book: Book, won: list[str], holds: list[str]) -> bool:
    before = [other.id for other in shelf.books.saga() if other.number < book.number]
    return set(before) <= set(won) and set(book.needs) <= set(holds)


def chapter(book: Book, won: list[str], open: bool) -> Chapter:
    seen = LOOK.card(book.id, book.kind)
    return Chapter(
        book.id,
        roman(book.number),
        book.name(),
        book.hook.messages()[0],
        WON if book.id in won else OPEN if open else SEALED,
        {"book": book.id},
        book.facts(),
        seen.glyph,
        seen.scene,
        not book.number,
    )


def roman(number: int) -> str:
    found = ""
    for value, letters in ROMAN:
        found += letters * (number // value)
        number %= value
    return found


def keepsakes(coffer: dict[str, Any], options: dict[str, Any]) -> list[Keepsake]:
    """What lies in the coffer: tokens, boons and rules that help, and monsters that come back."""
    shelf = library(options)
    return [keepsake(shelf.by_id[id]) for id in coffer.get("holds", [])]


def keepsake(card: Card) -> Keepsake:
    seen = LOOK.card(card.id, card.kind)
    about = Message("keepsake-dark")
    if isinstance(card, (Radiant, Boon)):
        about = card.effects()[0]
    elif isinstance(card, RuleCard):
        about = card.effects()[-1]
    tone = "dark" if isinstance(card, DarkMonster) else "good"
    return Keepsake(card.id, card.name(), about, tone, seen.glyph, seen.scene)


CAMPAIGN: Final = Campaigns(chapters, keepsakes)
