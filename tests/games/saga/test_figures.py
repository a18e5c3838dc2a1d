"""Every figure of the component list is in the packs, and what the rulebook states is as it states it."""

from __future__ import annotations

import pytest

from tests.games.saga.figures import (
    BOOKS,
    BOONS,
    DARK_MONSTERS,
    FAVOURS,
    FROM_BOOK,
    HOOKS,
    PAGES,
    SAGA_MONSTERS,
    TITLES,
    DarkFigures,
    PageFigures,
)
from tests.games.saga.shelf import BOOKS as SHELF
from tests.games.saga.shelf import CARDS, speaker
from valtable.engine.effects import Effect
from valtable.games.realm.cards import Citizen
from valtable.games.saga.books import Book, Page
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.vocabulary import VOCABULARY

NBSP = "\u00a0"


def dark(monsters: list[DarkMonster]) -> dict[str, DarkFigures]:
    return {
        card.names["fr"]: DarkFigures(
            card.strength, card.magic, card.vp, card.activation, card.value, str(card.instructions), str(card.reward)
        )
        for card in monsters
    }


def text(effect: Effect | None) -> str:
    return "" if effect is None else str(effect)


def plain(text: str) -> str:
    return text.replace(NBSP, " ")


def book(id: str) -> Book:
    found = SHELF.by_id[id]
    assert isinstance(found, Book)
    return found


# --- cards ----------------------------------------------------------------------------------------------------------


def test_dark_monsters() -> None:
    """l.22: "9 cartes Monstre Obscur"; l.115: "Il existe 3 conditions d'activation différentes"."""
    assert dark(CARDS.dark_monsters) == DARK_MONSTERS
    assert len(DARK_MONSTERS) == 9
    assert {card.activation for card in CARDS.dark_monsters} == {"immediate", "column", "die"}


def test_dark_monsters_of_the_saga() -> None:
    """l.75: "Vous serez amené à découvrir d'autres Monstres Obscurs dans les Livres"."""
    assert dark(CARDS.saga_monsters) == SAGA_MONSTERS


def test_favours() -> None:
    """l.23: "12 cartes Faveur"."""
    assert {card.names["fr"]: (card.cost, str(card.effect)) for card in CARDS.favours} == FAVOURS
    assert len(FAVOURS) == 12


def test_the_favours_that_the_rulebook_shows() -> None:
    """l.248: "paie 2 Points de Victoire pour gagner 4 jetons Magie"; l.252: Conversion costs no victory points."""
    assert [card.cost for card in CARDS.favours if str(card.effect) == "magic+4"] == [2]
    assert [card.cost for card in CARDS.favours if card.names["fr"] == "Conversion"] == [0]
    assert {card.cost for card in CARDS.favours if card.names["fr"] != "Conversion"} == {1, 2, 3, 4, 5}


def test_boons() -> None:
    assert {card.names["fr"]: (card.timing, str(card.effect)) for card in CARDS.boons} == BOONS


def test_the_explorer() -> None:
    """l.21: "5 cartes Explorateur"; l.53: one for each player, and no other such starter."""
    explorer = CARDS.explorer
    assert [card.id for card in CARDS.starters if card.herald] == ["explorer"]
    assert explorer.names["fr"] == "Explorateur"
    assert explorer.copies == 5
    assert explorer.activation == ()  # a double, or nothing that matches
    assert [str(side) for side in explorer.sides] == ["wild+1 & vp+1", "wild+1"]


def test_radiant_tokens() -> None:
    """l.85: "Retournez un jeton Radiant face Brillant visible"; one per player (l.363)."""
    radiant = CARDS.radiant
    assert radiant.copies == 5
    assert str(radiant.effect) == "choose(wild+2|stop_attack)"


def test_what_icons_of_other_boxes_mean() -> None:
    """l.383-391: 5 gold for a domain, 1, 2 and 6 victory points for the other icons."""
    read = {text: str(VOCABULARY.parse(text)) for text in ("domain+1", "map+1", "goods+1", "tome+1", "noble+1")}
    assert read == {"domain+1": "gold+5", "map+1": "vp+1", "goods+1": "vp+2", "tome+1": "vp+2", "noble+1": "vp+6"}
    assert str(VOCABULARY.parse("magic+1 & choose(noble+2|map+3)")) == "magic+1 & choose(vp+12|vp+3)"
    assert str(CARDS.find(Citizen, "miner").sides[0]) == "gold+1 & gold+5"  # l.385: "gagner 6 jetons Or (1 + 1 x 5)"


def test_every_card_says_where_it_comes_from() -> None:
    own = [card for card in CARDS.shown() if card.kind not in ("citizen", "starter", "monster", "event", "marker")]
    assert len(own) > 80
    for card in own:
        assert card.provenance["figures"] in ("rulebook", "designed")
        assert card.provenance["figures"] != "rulebook" or card.provenance["lines"]


# --- books ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", BOOKS)
def test_books(id: str) -> None:
    """l.339-347: as many dark monsters and victory points as the number of the book; l.361-371: the Temple."""
    found, figures = book(id), BOOKS[id]
    assert found.number == figures.number
    assert found.start == figures.start
    assert found.dark_monsters == figures.dark_monsters
    assert text(found.on_six) == figures.on_six
    assert sorted(found.needs) == sorted(figures.needs)
    assert sorted(found.stores) == sorted(figures.stores)
    assert found.immediate is None
    assert not found.rules


def test_the_books_of_the_saga_by_their_number() -> None:
    """l.53: "2 jetons Or, 1 jeton Magie et 1 Point de Victoire"; l.343, 347: Book Three has 3 and 3."""
    assert {book.id for book in SHELF.books} == set(BOOKS)
    for number, found in enumerate(SHELF.saga(), 1):
        assert found.number == found.dark_monsters == number
        assert found.start == (2, 0, 1, number)


def test_titles() -> None:
    """l.40: "Livre Un : La Prophétie"; l.347: "Livre Trois : Les Rivages de Kosk"; l.363: the Temple."""
    french = speaker("fr")
    headings = {found.id: plain(french.say(found.heading())) for found in SHELF.books}
    assert headings["prophecy"] == "Livre Un : La Prophétie"
    assert headings["shores_of_kosk"] == "Livre Trois : Les Rivages de Kosk"
    assert headings["forgotten_temple"] == "Le Cœur du Donjon : Le Temple Oublié"
    for id, title in TITLES.items():
        assert headings[id].endswith(title)
    assert speaker("en").say(book("prophecy").heading()) == "Book One: The Prophecy"


def test_what_each_book_leaves_behind() -> None:
    left = {
        CARDS.by_id[id].names["fr"]: found.number
        for found in SHELF.books
        for id in found.stores[-2:]
        if found.number > 1
    }
    assert left == FROM_BOOK


@pytest.mark.parametrize(("id", "number"), PAGES)
def test_pages(id: str, number: int) -> None:
    page = book(id).pages[number - 1]
    task = page.task
    assert PAGES[id, number] == PageFigures(
        plain(page.names["fr"]),
        text(page.immediate),
        " & ".join(str(rule) for rule in page.rules),
        text(page.on_six),
        plain(task.names["fr"]),
        (task.cost(2), task.cost(3), task.cost(5)),
        str(task.reward),
    )
    assert task.tokens == 0  # l.145: once per player
    assert [task.needed(players) for players in (1, 3, 5)] == [1, 3, 5]


def test_no_page_is_left_out() -> None:
    assert {(page.book, page.number) for page in SHELF.pages} == set(PAGES)
    assert [len(found.pages) for found in SHELF.saga()] == [3, 3, 3, 4, 4, 4]
    assert len(book("forgotten_temple").pages) == 4


def test_the_task_that_the_rulebook_shows() -> None:
    """l.272: "Défendre l'Oracle qui nécessite 5 de Magie et 5 de Force"; it returns a captured citizen each time."""
    (page,) = [page for page in SHELF.pages if page.task.names["fr"] == "Défendre l’Oracle"]
    assert (page.task.gold, page.task.strength, page.task.magic) == (0, 5, 5)
    assert str(page.task.reward) == "free(1)"
    assert page.task.provenance["figures"] == "rulebook"


def test_hooks() -> None:
    cards: list[Book | Page] = [*SHELF.books, *SHELF.pages]
    hooks = {
        (card.book, card.number) if isinstance(card, Page) else (card.id, 0): plain(card.hook.paragraphs["fr"][0])
        for card in cards
    }
    assert hooks == HOOKS
