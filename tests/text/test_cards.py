"""The list of cards, and the check of a card pack of the user's own."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.engine.rules import Rules
from valtable.games import GAMES, find
from valtable.terminal.cards import check_pack, show_cards
from valtable.text import LANGUAGES, Speaker

KINGDOM = find("kingdom")
STANDARD = KINGDOM.text("cards.toml")
NBSP = "\u00a0"


def listed(
    language: str = "en",
    kind: str | None = None,
    find: str | None = None,
    cards: str | None = None,
    width: int = 100,
    info: GameInfo = KINGDOM,
) -> str:
    paper = io.StringIO()
    show_cards(info, language, kind, find, cards, Console(file=paper, width=width))
    return paper.getvalue().replace(NBSP, " ")


def checked(tmp_path: Path, text: str, language: str = "en", info: GameInfo = KINGDOM) -> tuple[bool, str]:
    pack = tmp_path / "mine.toml"
    pack.write_text(text, encoding="utf-8")
    paper = io.StringIO()
    good = check_pack(info, pack, Console(file=paper, width=100), language)
    return good, paper.getvalue().replace(NBSP, " ").replace(str(pack), "mine.toml")


def words(text: str) -> str:
    """Without the layout."""
    return " ".join(text.split())


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_listed_and_fits(game: str, language: str, width: int) -> None:
    info = find(game)
    text = listed(language, width=width, info=info)
    assert max(len(line) for line in text.splitlines()) <= width
    names = info.prepare(2, None).names(language)
    flat = words(text)
    for note in info.prepare(2, None).catalogue():
        first = names[note.name.id].split()[0]
        assert first in flat


def test_a_card_shows_figures_text_copies_and_source() -> None:
    text = listed(kind="citizen", find="monk", width=140)
    for part in (
        "Citizens (6)",
        "Monk",
        "×6",
        "Wakes on 1",
        "Role: holy",
        "Costs 3 gold",
        "Your turn: gain 1 gold and 2 magic.",
        "Other turns: pay 1 gold to gain 2 magic.",
        "Figures: public card lists",
        "French name: rulebook",
        "Rulebook l. 232, 244, 698",
    ):
        assert part in text
    assert "Cleric" not in text


def test_sources_are_named_field_by_field() -> None:
    farm = listed("fr", find="farm", info=find("villages"), width=140)
    for part in ("Valeurs : notre choix", "Nom, pouvoir : livret de règles", "Coût, Ressource : listes publiques"):
        assert part in farm
    hideout = listed(find="hideout", info=find("villages"), width=240)
    assert "Name, cost, resource, VP, power: public card lists" in hideout
    assert "Name, requirements: rulebook" in listed(find="paladin", info=find("villages"), width=240)


def test_cards_are_found_without_accents_and_by_their_text() -> None:
    assert "Araignée Vénimeuse" in words(listed("fr", find="araignee"))
    found = words(listed("fr", find="changer un de"))
    assert "Bosquet aux Renards" in found
    assert "Citadelle" not in found
    assert listed(find="nobody at all").strip() == "No card fits."


def test_notes_are_shown_in_the_readers_language() -> None:
    assert "Gold is scored apart from magic and strength" in words(listed(kind="duke", find="tsoukalos"))
    assert "L’Or est compté à part de la Magie et de la Force" in words(listed("fr", kind="duke", find="tsoukalos"))
    own = STANDARD.replace('note = "gold-apart"', 'note = "My own note."')
    assert "My own note." in words(listed("fr", find="tsoukalos", cards=own))


@pytest.mark.parametrize("game", GAMES)
def test_every_note_of_a_standard_pack_is_written_in_every_language(game: str) -> None:
    info = find(game)
    rules = info.prepare(info.max_players, None)
    notes = {card.provenance["note"] for card in rules.catalogue() if "note" in card.provenance}
    notes |= set(re.findall('note = "(.*?)"', info.text("cards.toml")))
    for note in notes:
        said = [Speaker(rules, info, language, ()).say(Message("note-" + note)) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
    assert bool(notes) == (game != "villages")


def test_an_unknown_kind_lists_those_there_are() -> None:
    with pytest.raises(SetupError, match="kind: there is no 'castle'; there are: citizen, starter, monster"):
        listed(kind="castle")


def test_cards_of_a_pack_are_listed_instead() -> None:
    pack = STANDARD.replace('en = "Monk"', 'en = "Hermit [b]"').replace('lines = "232, 244, 698"', 'mood = "own"')
    text = words(listed(find="hermit", cards=pack, width=140))
    assert "Hermit [b]" in text
    assert "mood: the pack's owner" in text.replace("Mood", "mood")


def test_the_standard_pack_is_the_same(tmp_path: Path) -> None:
    good, text = checked(tmp_path, STANDARD)
    assert good
    assert text.startswith("mine.toml is a complete card pack for Valeria: Card Kingdoms.")
    assert "It is the same as the standard pack." in text
    assert "Domains 28 28" in words(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_standard_pack_passes_its_own_check(tmp_path: Path, game: str) -> None:
    info = find(game)
    good, text = checked(tmp_path, info.text("cards.toml"), info=info)
    assert good
    assert "It is the same as the standard pack." in text


def test_differences_are_named(tmp_path: Path) -> None:
    monk = STANDARD[STANDARD.index('[[citizen]]\nid = "monk"') : STANDARD.index('[[citizen]]\nid = "merchant"')]
    nun = monk.replace('"monk"', '"nun"').replace('"Monk"', '"Nun"').replace('"Moine"', '"Nonne"')
    dearer = monk.replace("cost = 3", "cost = 4").replace("magic+2", "magic+1")
    last = STANDARD.index('[[duke]]\nid = "waybright"')
    pack = STANDARD[:last].replace(monk, dearer + nun)
    pack = pack.replace("roles = { worker = 3 }", "roles = {}").replace('en = "Cleric"', 'en = "Curate"')
    good, text = checked(tmp_path, pack)
    assert good
    flat = words(text)
    for part in (
        "Citizens 19 18",
        "Dukes 13 14",
        "Added: Nun",
        "Missing: Waybright the Wise",
        "Changed: Monk costs 3 gold; Your turn: gain 1 gold and 2 magic.; Other turns: pay 1 gold to gain 2 magic. → "
        "costs 4 gold; Your turn: gain 1 gold and 1 magic.; Other turns: pay 1 gold to gain 1 magic.",
        "Changed: Halfpenny Hill needs 3 workers → nothing",
        "Changed: Curate Cleric / Clerc → Curate / Clerc",
    ):
        assert part in flat
    good, text = checked(tmp_path, pack, "fr")
    assert good
    assert "En plus : Nonne" in text
    assert "En moins : Waybright le Sage" in text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"gold+1 & magic+2"', '"gold+1 & magik+2"', "citizen 'monk': active: column 10: expected an effect"),
        ("cost = 3", "cost = -3", "citizen 'cleric': cost: should be a whole number from 1 to 20, not -3"),
        ('role = "holy"', 'rolle = "holy"', "citizen 'cleric': role: is missing"),
        ("[[area]]", "[[area", "Expected ']]' at the end of an array declaration (at line 10, column 7)"),
    ],
)
def test_a_mistake_is_one_line_that_names_its_place(tmp_path: Path, old: str, new: str, reason: str) -> None:
    good, text = checked(tmp_path, STANDARD.replace(old, new, 1))
    assert not good
    assert text.count("\n") == 1
    assert text.startswith(f"mine.toml cannot be used: {reason}")


def test_an_empty_pack_and_a_missing_file(tmp_path: Path) -> None:
    good, text = checked(tmp_path, "")
    assert not good
    assert text == "mine.toml cannot be used: there should be [[domain]] tables\n"
    paper = io.StringIO()
    assert not check_pack(KINGDOM, tmp_path / "nowhere.toml", Console(file=paper, width=300))
    assert "nowhere.toml cannot be used: No such file or directory" in paper.getvalue()
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert not check_pack(KINGDOM, tmp_path / "binary.toml", Console(file=paper, width=300))


class Bare(Rules):
    """A game without cards."""

    def names(self, language: str) -> dict[str, str]:
        return {}


def test_a_game_without_cards_says_so(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    for language in ("en", "fr"):
        (tmp_path / "text" / f"{language}.ftl").write_text("game-bare = Bare\n", encoding="utf-8")
    info = GameInfo("bare", 1, 2, (), Bare, tmp_path)
    assert listed(info=info) == "Bare has no list of cards.\n"
    assert listed("fr", info=info) == "Bare : pas de liste de cartes.\n"
    assert checked(tmp_path, "", info=info) == (False, "Bare is played without card packs.\n")
    assert checked(tmp_path, "", "fr", info=info) == (False, "Bare se joue sans fichier de cartes.\n")
    with pytest.raises(SetupError, match="option 'cards' does not exist in bare"):
        listed(info=info, cards="x")
