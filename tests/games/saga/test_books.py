"""The story is told on every page in both languages, and a book that is broken is refused with its place and reason."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from typing import Any

import pytest

from tests.games.saga.shelf import BOOKS, speaker
from valtable.engine.errors import PackError
from valtable.engine.pack import LANGUAGES
from valtable.games.saga.books import FILE, Books, Told, words_in
from valtable.games.saga.cards import FOLDER, Pack

STANDARD = (FOLDER / FILE).read_text(encoding="utf-8")
CARD_FILE = (FOLDER / "cards.toml").read_text(encoding="utf-8")
CARDS = Pack(CARD_FILE, "cards.toml")  # without the books

OWN = '''
[[book]]
id = "mill"
number = 7
name = { en = "The Mill", fr = "Le Moulin" }
hook = { en = "It grinds.", fr = "Il moud." }
start = { gold = 1 }
dark_monsters = 0
needs = []
stores = ["sacks"]
source = "own"
opening = { en = "Go in.", fr = "Entrez." }
victory = { en = "Flour.", fr = "De la farine." }
defeat = { en = "Dust.", fr = "De la poussière." }

[[page]]
id = "sacks"
book = "mill"
number = 1
name = { en = "Sacks", fr = "Les sacs" }
hook = { en = "They move.", fr = "Ils bougent !" }
immediate = "attack(2) & lose(each,gold,1)"
lasting = "wall_price(9) & shift_numbers(2)"
source = "own"

[page.story]
en = """
One sack moves.

Then two.
"""
fr = """
Un sac bouge.

Puis deux.
"""

[page.task]
id = "open_the_sacks"
name = { en = "Open the Sacks", fr = "Ouvrir les sacs" }
cost = { strength = 3 }
tokens = 2
reward = "choose(free(1)|gold+2)"
source = "own"
'''


def told() -> dict[str, Told]:
    return {told.id: told for card in (*BOOKS.books, *BOOKS.pages) for told in card.told()}


def words(told: Told, language: str) -> int:
    return sum(words_in(text) for text in told.paragraphs[language])


# --- the story ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_tells_a_moment(language: str) -> None:
    assert len(BOOKS.pages) == 25
    for page in BOOKS.pages:
        assert 60 <= words(page.story, language) <= 130, page.id
        assert 2 <= len(page.story.paragraphs[language]) <= 4, page.id
        assert 3 <= words(page.hook, language) <= 20, page.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_has_an_opening_and_two_ends(language: str) -> None:
    assert len(BOOKS.books) == 7
    for book in BOOKS.books:
        for part in (book.opening, book.victory, book.defeat):
            assert 50 <= words(part, language) <= 110, part.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_typed_with_care(language: str) -> None:
    reader = speaker(language)
    for part in told().values():
        for message in part.messages():
            text = reader.say(message)
            assert text == text.strip()
            assert not re.search(r"  |\n|—|\.\.\.|[\"{}]", text), text
            if language == "fr":
                assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|\w'\w", text), text
                assert text.count("«") == text.count("»"), text
            else:
                assert not re.search(r" [:;!?]|’", text), text
                assert text.count("“") == text.count("”"), text


def test_no_paragraph_is_told_twice() -> None:
    for language in LANGUAGES:
        texts = [text for part in told().values() for text in part.paragraphs[language]]
        assert len(set(texts)) == len(texts)


def test_the_pages_are_counted_leaf_by_leaf() -> None:
    """A rule card and a task are a page each: the third rule card of a book is page 5."""
    assert [page.leaf for page in BOOKS.saga()[0].pages] == [1, 3, 5]
    assert speaker("fr").say(BOOKS.saga()[0].pages[1].facts()[0]) == "La Prophétie, page 3"


# --- a book of one's own --------------------------------------------------------------------------------------------


def own(text: str = OWN) -> Books:
    return Books(text, "mine.toml", CARDS)


def refusal(before: str, after: str) -> str:
    assert before in OWN
    with pytest.raises(PackError) as error:
        own(OWN.replace(before, after, 1))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_book_of_ones_own() -> None:
    (book,) = own().books
    (page,) = book.pages
    assert book.start == (1, 0, 0, 0)
    assert page.task.needed(5) == 2
    assert [speaker("en").say(fact) for fact in page.task.facts()] == ["costs 3 strength", "2 tokens"]
    assert page.story.paragraphs["fr"] == ["Un sac bouge.", "Puis deux."]
    assert own().names("fr")["hook-sacks-1"] == "Ils bougent\u00a0!"
    assert [message.id for message in page.story.messages()] == ["story-sacks-1", "story-sacks-2"]


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        (
            "attack(2) &",
            "attack(7) &",
            "page 'sacks': immediate: column 1: attack: argument 1 should be a number from 1 to 5 or",
        ),
        ("lose(each,gold,1)", "loose(each)", "page 'sacks': immediate: column 13: expected an effect, found 'loose'"),
        ("attack(2)", "attack(self)", "page 'sacks': immediate: 'attack(self)': only a dark monster stands"),
        ("attack(2)", "capture(column,1)", "page 'sacks': immediate: 'capture(column,1)': only a dark monster"),
        ("attack(2)", "wall_price(3)", "page 'sacks': immediate: 'wall_price(3)' cannot happen here; what can: attack"),
        ("attack(2)", "spawn(miller,2)", "page 'sacks': 'spawn(miller,2)': there is no dark monster 'miller'"),
        ("wall_price(9)", "attack(1)", "page 'sacks': lasting: 'attack(1)' cannot happen here; what can: radiants"),
        ("wall_price(9)", "gold+1", "page 'sacks': lasting: 'gold+1 & shift_numbers(2)' happens once"),
        ("choose(free(1)|", "choose(dim(each)|", "page 'sacks' task 'open_the_sacks': reward: 'dim(each)' cannot"),
        ("{ strength = 3 }", "{}", "page 'sacks' task 'open_the_sacks': cost: should be of gold, strength, magic"),
        ("{ strength = 3 }", "{ honour = 3 }", "page 'sacks' task 'open_the_sacks': cost: unknown 'honour'"),
        ("tokens = 2", "tokens = 9", "page 'sacks' task 'open_the_sacks': tokens: should be a whole number"),
        ("tokens = 2", "seals = 2", "page 'sacks' task 'open_the_sacks': seals: is not a field of this kind of card"),
        ('book = "mill"', 'book = "mall"', "page 'sacks': book: there is no 'mall'; there are mill"),
        ("number = 1", "number = 2", "page 'sacks': number: should be 1 in 'mill', not 2"),
        ('hook = { en = "They move.", fr', "hook = { fr", "page 'sacks': hook: should be told in en and fr"),
        ('fr = "Ils bougent !"', 'fr = ""', "page 'sacks': hook: fr should be a text, not ''"),
        ("\n\nPuis", "\nPuis", "page 'sacks': story: should have as many paragraphs in every language"),
        ("Then two.", "Then two. " * 70, "page 'sacks': story: en has 143 words; a page holds 130 at most"),
        ('stores = ["sacks"]', 'stores = ["sack"]', "book 'mill': stores: 'sack' is no boon, no dark monster"),
        ("needs = []", 'needs = ["moat_wraith"]', "book 'mill': needs: 'moat_wraith' is no boon"),
        ("dark_monsters = 0", "dark_monsters = 10", "book 'mill': dark_monsters: should be a whole number from 0 to 9"),
        ('id = "open_the_sacks"', 'id = "radiant"', "the id 'radiant' is the name of something else on the table"),
        ('id = "open_the_sacks"', 'id = "sacks"', "the id 'sacks' is used by two components"),
        ("[[page]]", "[[leaf]]", "there is no kind of component called 'leaf'; there are book, page"),
    ],
)
def test_a_broken_book_is_refused(before: str, after: str, reason: str) -> None:
    assert refusal(before, after).startswith("mine.toml: " + reason)


def test_a_book_needs_pages_and_a_number_of_its_own() -> None:
    cover = OWN.partition("[[page]]")[0]
    with pytest.raises(PackError, match=r"^mine.toml: there should be \[\[page\]\] tables$"):
        own(cover)
    other = cover.replace('"mill"', '"forge"').replace('["sacks"]', "[]")
    with pytest.raises(PackError, match=r"^mine.toml: book 'mill': number: 7 is used twice$"):
        own(OWN + other)
    with pytest.raises(
        PackError, match=r"^mine.toml: book 'forge': there should be a \[\[page\]\] with book = 'forge'$"
    ):
        own(OWN + other.replace("number = 7", "number = 8"))


# --- cards of one's own ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("attack(self)", "attack(me)", "dark_monster 'creeping_shade': instructions: column 1: attack: argument 1"),
        ('reward = "magic+2"', 'reward = "dim(each)"', "dark_monster 'creeping_shade': reward: a monster cannot give"),
        ('"immediate"', '"noon"', "dark_monster 'creeping_shade': activation: 'noon' should be one of"),
        ("\nvalue = 3\n", "\n", "dark_monster 'faceless_watcher': value: is missing"),
        ('"convert(1)"', '"attack(1)"', "favour 'conversion': effect: 'attack(1)' cannot happen here"),
        ("gain(each,gold,2)", "gold+2", "boon 'ship_of_kosk': effect: there is no active player at set-up"),
        (
            "first_task_less(2)",
            "gain(each,gold,1) & first_task_less(2)",
            "boon 'broken_scroll': effect: first_task_less",
        ),
        (
            "activation = []",
            "activation = [3]",
            "explorer 'explorer': activation: the Explorer has no value of its own",
        ),
        ("[[radiant]]", "[[radiants]]", "there is no kind of component called 'radiants'"),
    ],
)
def test_a_broken_card_is_refused(before: str, after: str, reason: str) -> None:
    assert before in CARD_FILE
    with pytest.raises(PackError) as error:
        Pack(CARD_FILE.replace(before, after, 1), "mine.toml")
    assert str(error.value).startswith("mine.toml: " + reason)


# --- nonsense -------------------------------------------------------------------------------------------------------

# What no field may be, and what some may be.
NEVER: tuple[Any, ...] = (date(1979, 5, 27), 1.5, [[1]], {"a": {"b": 1}})
ODD: tuple[Any, ...] = (-1, 999, "", "x", "gold+1", "attack(self)", "spawn(x,1)", [], ["x"], {}, True)


@pytest.mark.parametrize("file", ["cards.toml", FILE])
def test_nonsense_is_named_with_its_table_and_field(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))

    def refused(changed: dict[str, Any]) -> str:
        monkeypatch.setattr(tomllib, "loads", lambda _: dict(changed))
        try:
            Pack("", "mine.toml") if file == "cards.toml" else Books("", "mine.toml", CARDS)
        except PackError as error:
            return str(error)
        return ""

    assert refused(tables) == ""
    seen: set[tuple[str, str]] = set()
    for kind, things in tables.items():
        for i, thing in enumerate(things):
            for field in thing:
                if (kind, field) in seen:
                    continue
                seen.add((kind, field))
                for value in (*NEVER, *ODD):
                    changed = [*things[:i], {**thing, field: value}, *things[i + 1 :]]
                    reason = refused({**tables, kind: changed})
                    assert "\n" not in reason
                    if value in NEVER:
                        name = "?" if field == "id" else thing["id"]
                        assert reason.startswith(f"mine.toml: {kind} {name!r}"), (kind, field, value)
                        assert f"{field}: " in reason or f" {field} '" in reason
    assert len(seen) > 15
