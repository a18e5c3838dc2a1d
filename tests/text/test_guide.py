"""The rules guides: the same sections in every language, and one for every question."""

from __future__ import annotations

import re

import pytest

from tests.text.test_words import SAYS
from valtable.engine.errors import PackError
from valtable.games import GAMES, find
from valtable.guide import Picture, Pictures
from valtable.text import LANGUAGES


def sections(game: str, language: str) -> dict[str, str]:
    """The text of each section by its anchor; a heading without one, and an anchor used twice, fail."""
    text = (find(game).folder / f"guide.{language}.md").read_text(encoding="utf-8")
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    assert re.fullmatch(r"# \S.*\n\n", title)
    found: dict[str, str] = {}
    for part in parts:
        heading, _, body = part.partition("\n")
        match = re.fullmatch(r"\S.* \{#([a-z][a-z-]*)\}", heading)
        assert match is not None, heading
        assert match.group(1) not in found
        found[match.group(1)] = body.strip()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    first, *others = [list(sections(game, language)) for language in LANGUAGES]
    assert len(first) > 20
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_section(game: str, language: str) -> None:
    there = sections(game, language)
    rules = find(game).prepare(2, None)
    prompts = {question.prompt for question in SAYS[game].questions()}
    assert len(prompts) > 15
    assert {prompt: rules.anchor(prompt) for prompt in prompts if rules.anchor(prompt) not in there} == {}


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_there_and_can_be_said(game: str) -> None:
    """Badges in the lines and cards as examples: all of them exist, the same cards in every language."""
    cards: list[dict[str, list[tuple[str, ...]]]] = []
    for language in LANGUAGES:
        pictures = Pictures(find(game), language)
        shown: dict[str, list[tuple[str, ...]]] = {}
        badges = 0
        for anchor, body in sections(game, language).items():
            found = [part for part in pictures.split(body) if isinstance(part, Picture)]
            assert all(part.words for part in found)
            badges += sum(1 for part in found if part.of)
            shown[anchor] = [part.cards for part in found if part.cards]
            left = pictures.in_words(re.sub(r"```.*?```|`[^`]*`", "", body, flags=re.DOTALL))
            assert not re.search(r"\{\d|\{[a-z]", left), f"{language} {anchor}: a picture that nobody reads"
        assert badges >= 25
        assert sum(map(len, shown.values())) >= 3
        cards.append(shown)
    assert all(one == cards[0] for one in cards)


def test_a_picture_in_words() -> None:
    pictures = Pictures(find("kingdom"), "en")
    assert pictures.in_words("Pay {3 gold}, **{magic}** or {gold: coins}.") == "Pay 3 gold, **magic** or coins."
    assert pictures.in_words("{card: cleric, goblin}") == "*Cleric*, *Goblin*"
    assert pictures.in_words("## A {#a}\n{ x }") == "## A {#a}\n{ x }"
    for wrong in ("{3 lamps}", "{lamps}", "{card: lamp}"):
        with pytest.raises(PackError, match="there is no"):
            pictures.split(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sections_say_something_and_have_no_heading_inside(game: str, language: str) -> None:
    for anchor, body in sections(game, language).items():
        assert len(body) > 100, anchor
        assert not re.search(r"^#", body, re.MULTILINE), anchor
        assert body.count("**") % 2 == 0, anchor


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_called_by_their_names(game: str) -> None:
    """What stands between single asterisks is a card; a part of its name, or its plural, will do."""
    checked = 0
    for language in LANGUAGES:
        names = [name.replace("’", "'") for name in find(game).prepare(2, None).names(language).values()]
        for anchor, body in sections(game, language).items():
            for said in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", body.replace("’", "'")):
                checked += 1
                forms = (said, said.removesuffix("s"), said.removesuffix("ves"))
                assert any(form in name for form in forms for name in names), f"{language} {anchor}: {said}"
    assert checked > 20


@pytest.mark.parametrize("game", GAMES)
def test_french_apostrophes_are_typographic(game: str) -> None:
    """Except in the names of cards."""
    for anchor, body in sections(game, "fr").items():
        assert not re.search(r"\w'\w", re.sub(r"(?<!\*)\*[^*\n]+\*(?!\*)", "", body)), anchor
