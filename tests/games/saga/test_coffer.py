"""The coffer that remembers (rulebook l.321-347), and a campaign from Book One to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.games.saga.figures import BOOKS
from tests.games.saga.table import QUIET, saga
from tests.games.saga.test_books import OWN
from valtable import bots
from valtable.engine.campaign import Campaign
from valtable.engine.match import Match
from valtable.games.saga.state import Phase

WHEN = "2026-11-16T20:15:00Z"
SAGA = [book for book, figures in BOOKS.items() if figures.number]
RADIANTS = ["radiant", "what_the_water_says"]  # what Book One leaves


def coffer_after(*books: str) -> dict[str, list[str]]:
    """As the component list has it."""
    return {"won": list(books), "holds": [id for book in books for id in BOOKS[book].stores]}


# --- what is kept ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_a_won_book_leaves_something_and_a_lost_one_nothing(book: str) -> None:
    """l.323: "placez toutes les cartes et jetons indiqués dans le Coffret"; l.321: lost, set it up again as it was."""
    earlier = SAGA[: SAGA.index(book)] if book in SAGA else ["prophecy"]
    before = coffer_after(*earlier)
    table = saga(book=book, coffer=before if earlier else {}).with_row(*QUIET)
    last = len(table.state.box.book.pages)
    assert table.with_page(last, 0, 1).at(Phase.TURN_END).end == "won"
    after = table.match.legacy
    assert after is not None
    assert sorted(after["holds"]) == sorted(coffer_after(*earlier, book)["holds"])
    assert after["won"] == [*earlier, book]
    lost = saga(book=book, coffer=before if earlier else {}).with_row(*QUIET).with_walls(0, 0, 0, 0, 0)
    lost.with_radiants("", "").with_all_exhausted().attacked_with(1, 2)
    assert (lost.end, lost.match.legacy) == ("lost", before)


def test_a_match_alone_has_the_coffer_of_all_earlier_books() -> None:
    for book in SAGA:
        assert valtable.new("saga", 2, 1, {"book": book}).view(None)["coffer"] == coffer_after(
            *SAGA[: SAGA.index(book)]
        )
    temple = valtable.new("saga", 2, 1, {"book": "forgotten_temple"})
    assert temple.view(None)["coffer"] == coffer_after("prophecy"), "as many as leave the radiant tokens"


def test_a_monster_of_a_page_goes_to_the_coffer_wherever_it_is() -> None:
    """Ruling: "after a win it goes to the Coffer wherever it is, slain or not"."""
    table = saga(book="western_march", coffer=coffer_after("prophecy")).with_row(*QUIET[:4], "thorn_lord")
    table.with_page(3, 0, 1).at(Phase.TURN_END)
    assert table.match.legacy is not None
    assert "thorn_lord" in table.match.legacy["holds"]


# --- what is refused ------------------------------------------------------------------------------------------------

BAD: list[tuple[Any, str]] = [
    ("open sesame", "option 'coffer': 'open sesame' is not allowed; allowed: a JSON object"),
    (["radiant"], "option 'coffer': ['radiant'] is not allowed"),
    ({"gold": 5}, "option 'coffer': unknown 'gold'; a coffer says won and holds"),
    ({"won": "prophecy"}, "option 'coffer': won: should be a list of ids"),
    ({"won": [1]}, "option 'coffer': won: should be a list of ids"),
    ({"won": [["prophecy"]]}, "option 'coffer': won: should be a list of ids"),
    ({"won": [{}]}, "option 'coffer': won: should be a list of ids"),
    ({"won": ["prophecy", "prophecy"], "holds": RADIANTS}, "option 'coffer': won: the same one twice"),
    ({"won": ["prophecy"], "holds": [*RADIANTS, "radiant"]}, "option 'coffer': holds: the same one twice"),
    ({"won": ["the_lost_book"]}, "option 'coffer': won: there is no book 'the_lost_book'"),
    ({"won": ["thorn_lord"]}, "option 'coffer': won: there is no book 'thorn_lord'"),
    ({"won": ["prophecy"]}, "option 'coffer': holds: 'radiant' is missing, though its book was won"),
    ({"won": ["prophecy"], "holds": ["radiant"]}, "option 'coffer': holds: 'what_the_water_says' is missing"),
    ({"won": [], "holds": ["radiant"]}, "option 'coffer': holds: 'radiant' is in no book that was won"),
    ({"won": ["prophecy"], "holds": [*RADIANTS, "dragon"]}, "option 'coffer': holds: 'dragon' is in no book"),
    ({"won": ["prophecy"], "holds": [*RADIANTS, "water_key"]}, "option 'coffer': holds: 'water_key' is in no book"),
    (coffer_after("western_march"), "option 'coffer': won: 'western_march' cannot be won without 'prophecy'"),
    (coffer_after("prophecy", "the_darksworn"), "option 'coffer': won: 'the_darksworn' cannot be won without"),
    (coffer_after("forgotten_temple"), "option 'coffer': won: 'forgotten_temple' cannot be won without 'radiant'"),
    ({"won": ["x" * 5000]}, "option 'coffer': 5012 signs are too many; allowed: 4096"),
    ({"won": [[[[["prophecy"]]]]]}, "option 'coffer': it may hold texts, whole numbers, lists and objects, 4 deep"),
    ({"won": [1.5]}, "option 'coffer': it may hold texts"),
    ({1: "prophecy"}, "option 'coffer': it may hold texts"),
    ({"won": None}, "option 'coffer': it may hold texts"),
]


@pytest.mark.parametrize(("coffer", "reason"), BAD)
def test_a_hostile_coffer_is_refused_with_the_reason(coffer: Any, reason: str) -> None:
    """Through the library: a match and a campaign alike."""
    for begin in (valtable.new, lambda game, players, _, options: valtable.new_campaign(game, players, "", options)):
        with pytest.raises(valtable.SetupError) as error:
            begin("saga", 2, 1, {"coffer": coffer})
        assert str(error.value).startswith(reason)
        assert len(str(error.value)) < 300


def test_a_book_whose_seal_is_not_broken_is_refused() -> None:
    for book, won, reason in (
        ("western_march", [], "option 'coffer': 'western_march' needs 'radiant'"),
        ("shores_of_kosk", ["prophecy"], "option 'coffer': 'shores_of_kosk' needs 'thorn_lord'"),
        ("forgotten_temple", [], "option 'coffer': 'forgotten_temple' needs 'radiant'"),
    ):
        coffer = {**coffer_after(*won), "won": won}
        with pytest.raises(valtable.SetupError) as error:
            valtable.new("saga", 2, 1, {"book": book, "coffer": coffer})
        assert str(error.value).startswith(reason)
        record = valtable.new_campaign("saga", 2, "", {"coffer": coffer})
        with pytest.raises(valtable.SetupError, match=f"^chapter: '{book}' is still sealed$"):
            record.begin(book, 1)


# --- a whole campaign -----------------------------------------------------------------------------------------------


def played(match: Match, bot: str, seed: int) -> Match:
    """To the end; half-way it is saved, and goes on as it was loaded."""
    seated = [bots.make(bot, 10 * seed + seat, match.rules) for seat in range(match.players)]
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, seated[question.seat].choose(question, match.glimpse(question.seat)))
        if len(match.history) == 60:
            match = valtable.load(match.save())
    return match


def test_a_campaign_from_book_one_to_the_end(tmp_path: Path) -> None:
    """Bots lose each book once and try again until it is won (l.321); in between there is nothing but a file."""
    file = tmp_path / "campaign.json"
    record = valtable.new_campaign("saga", 2, "The Two of Thyne", {"areas": "random"}, ["Ann", "Chloé"])
    order: list[str] = []
    seed = 0
    while (chapter := record.next()) is not None:
        standing = {one.id: one.standing for one in record.chapters()}
        opened = [id for id in standing if standing[id] == "open"]
        assert set(opened) <= {chapter.id, "forgotten_temple"}, "one book after the other, and the Temple"
        order.append(chapter.id)
        before = record.coffer
        for bot in ("random", *["greedy"] * 40):  # who chooses at random never wins
            seed += 1
            match = played(record.begin(chapter.id, seed), bot, seed)
            assert match.options["areas"] == "random", "what was chosen is kept"
            entered = record.finished(match, WHEN)
            assert entered.won == bool(match.winners)
            file.write_text(record.to_json(), encoding="utf-8")
            again = valtable.open_campaign(file.read_text(encoding="utf-8"))
            assert again == record
            assert [one.data() for one in again.chapters()] == [one.data() for one in record.chapters()]
            record = again
            if entered.won:
                break
            assert bot == "greedy" or record.coffer == before, "lost: the coffer is as it was"
        assert record.coffer["won"] == order
        assert sorted(record.coffer["holds"]) == sorted(coffer_after(*order)["holds"])
    assert order == [*SAGA, "forgotten_temple"]
    assert [one.standing for one in record.chapters()] == ["won"] * 7
    for book in order:
        tries = [one.won for one in record.tries_of(book)]
        assert tries[0] is False
        assert tries[-1] is True
        assert tries.count(True) == 1
    assert {keepsake.id for keepsake in record.keepsakes()} == set(record.coffer["holds"])
    assert {keepsake.id for keepsake in record.keepsakes() if keepsake.tone == "dark"} == {
        *("thorn_lord", "spawn_of_kosk", "keeper_of_the_steles", "hand_of_the_darksworn"),
    }
    with pytest.raises(valtable.SetupError, match="chapter: 'prophecy' is won already"):
        record.begin("prophecy", 1)


def test_a_campaign_of_ones_own_books() -> None:
    record: Campaign = valtable.new_campaign("saga", 2, "", {"books": OWN})
    assert [chapter.id for chapter in record.chapters()] == ["mill"]
    assert record.begin("mill", 1).view(None)["book"] == "mill"
    assert valtable.open_campaign(record.to_json()) == record
    assert valtable.new("saga", 2, 1, {"books": OWN}).options["book"] == "mill", (
        "the first of them, where none is named"
    )
