"""The cards and books of a match: the standard ones, or some of one's own."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.errors import PackError, SetupError
from valtable.engine.pack import FILE
from valtable.games.saga.books import FILE as BOOKS
from valtable.games.saga.books import Library
from valtable.games.saga.cards import FOLDER

CARDS_TEXT: Final = (FOLDER / FILE).read_text(encoding="utf-8")
BOOKS_TEXT: Final = (FOLDER / BOOKS).read_text(encoding="utf-8")
STANDARD: Final = Library(CARDS_TEXT, FILE, BOOKS_TEXT, BOOKS)


def library(options: dict[str, Any]) -> Library:
    """What these options ask for; a SetupError names the option, the file and what is wrong with it."""
    cards: str = options["cards"]
    books: str = options["books"]
    if not cards and not books:
        return STANDARD
    file = "the card pack" if cards else FILE
    try:
        return Library(cards or CARDS_TEXT, file, books or BOOKS_TEXT, "the books" if books else BOOKS)
    except PackError as error:
        option = "books" if str(error).startswith("the books") else "cards" if cards else "books"
        raise SetupError(f"option {option!r}: {error}") from error


def coffer_data(value: dict[str, Any]) -> dict[str, Any]:
    """A coffer as plain data, in its normal form: the books that were won, and what they left."""
    strange = sorted(set(value) - {"won", "holds"})
    if strange:
        raise SetupError(f"option 'coffer': unknown {strange[0]!r}; a coffer says won and holds")
    if not value:
        return {}
    for name in ("won", "holds"):
        ids = value.get(name, [])
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise SetupError(f"option 'coffer': {name}: should be a list of ids")
        if len(set(ids)) < len(ids):
            raise SetupError(f"option 'coffer': {name}: the same one twice")
    return {"won": list(value.get("won", [])), "holds": list(value.get("holds", []))}
