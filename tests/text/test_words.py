"""Everything the game can say is there in both languages, nothing else is, and both are typed with care."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from rich.console import Console

from tests.text.gather import (
    TABLES,
    VERBS,
    Gathered,
    calls,
    constants,
    effects,
    endings,
    events,
    questions,
    table_words,
    texts,
)
from valtable.engine.errors import UNDO_REASONS
from valtable.engine.message import Message
from valtable.engine.pack import SOURCES
from valtable.games import GAMES, find
from valtable.games.kingdom import tell
from valtable.games.kingdom.rules import FOLDER
from valtable.games.kingdom.words import VOCABULARY
from valtable.terminal.cards import check_pack, show_cards
from valtable.text import LANGUAGES, WORDS, Speaker, speaker_of

FOLDERS = [WORDS, *[info.folder / "text" for info in GAMES.values()]]
PEOPLE = ["Alice", "Bob", "Chloé", "David", "Émile"]


class Variables(Visitor):
    """The variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(folder: Path, language: str) -> dict[str, set[str]]:
    """For each message of a file, the variables of its words and attributes; broken lines and doubles fail."""
    found: dict[str, set[str]] = {}
    for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def forms(folder: Path, language: str) -> set[str]:
    """Each message that has words, and each attribute as id.attribute."""
    found: set[str] = set()
    for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            found.add(entry.id.name)
            found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


@pytest.fixture(scope="module")
def gathered() -> Gathered:
    """Everything that can be said about the game, from every side."""
    everything = Gathered()
    for seed, (players, options) in enumerate(TABLES):
        everything.play(players, options, seed)
    for message in [*effects(), *endings(), *events(), *table_words()]:
        everything.hear(message)
    for question in questions():
        everything.question(question)
    for note in find("kingdom").prepare(5, None).catalogue():
        for message in (note.name, *note.facts, *note.effects):
            everything.hear(message)
    for reason in UNDO_REASONS:
        everything.hear(Message("undo-" + reason))
    for source in SOURCES:
        everything.hear(Message("source-" + source))
    everything.hear(Message("source-name_en"))
    everything.hear(Message("game-kingdom-about"))
    return everything


def say_all(speaker: Speaker, gathered: Gathered) -> Iterator[str]:
    """All of it aloud."""
    for message in gathered.messages.values():
        yield speaker.say(message)
        assert speaker.say_data(message.data()) == speaker.say(message)
    for question, option in gathered.options.values():
        yield speaker.option(question, option)
        yield speaker.say(option.text)
    for setting in find("kingdom").settings:
        yield speaker.setting(setting)
        yield speaker.setting_about(setting)
        for word in setting.words:
            yield speaker.setting_word(setting, word)
    yield speaker.player(99)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    first, *others = [entries(folder, language) for language in LANGUAGES]
    assert first
    for other in others:
        assert other == first


def test_a_game_does_not_redefine_the_words_of_the_table() -> None:
    for info in GAMES.values():
        assert not set(entries(WORDS, "en")) & set(entries(info.folder / "text", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(gathered: Gathered, language: str) -> None:
    speaker = speaker_of(find("kingdom"), language, PEOPLE)
    for text in say_all(speaker, gathered):
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}]|  |\b[a-z]+-[a-z]+-[a-z]|\.\.| ,", text), text  # no raw id, no gap, no stray comma
    assert len(gathered.messages) > 1500
    assert len(gathered.options) > 500


def test_nothing_is_there_in_vain(gathered: Gathered, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each message is said in one language at least, and each attribute where it stands; the terminal's are its own."""
    said: set[tuple[str, str]] = set()
    form = Speaker._form

    def listen(self: Speaker, message: Message, attribute: str, args: dict[str, object]) -> str:
        said.add((self.language if attribute else "", f"{message.id}.{attribute}" if attribute else message.id))
        return form(self, message, attribute, args)

    monkeypatch.setattr(Speaker, "_form", listen)
    info = find("kingdom")
    paper = Console(file=io.StringIO(), width=120)
    standard = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    packs = {"same": standard, "broken": "[", "other": changed(standard)}
    for language in LANGUAGES:
        list(say_all(speaker_of(info, language, PEOPLE), gathered))
        show_cards(info, language, None, None, None, paper)
        show_cards(info, language, None, "no such card", None, paper)
        for name, text in packs.items():
            pack = tmp_path / f"{name}.toml"
            pack.write_text(text, encoding="utf-8")
            check_pack(info, pack, paper, language)
    seldom = {"cards-no-list", "pack-none", "pack-nothing"}  # test_cards.py has them
    for folder in FOLDERS:
        for language in LANGUAGES:
            there = {(language if "." in id else "", id) for id in forms(folder, language) - seldom}
            assert not {id for _, id in there - said if not id.startswith("ui-")}


def changed(standard: str) -> str:
    """A pack with one citizen more, one duke less and another price."""
    monk = standard[standard.index('[[citizen]]\nid = "monk"') : standard.index('[[citizen]]\nid = "merchant"')]
    nun = monk.replace('"monk"', '"nun"').replace('"Monk"', '"Nun"').replace('"Moine"', '"Nonne"')
    last = standard.index('[[duke]]\nid = "waybright"')
    without = standard[:last] + standard[standard.index("[[event]]") :]
    return without.replace(monk, monk.replace("cost = 3", "cost = 4") + nun)


def test_the_terminal_has_its_own_section() -> None:
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        table, terminal = text.split("### terminal\n")
        assert not re.search(r"^ui-", table, re.MULTILINE)
        assert not re.search(r"^(?!ui-)[a-z]", terminal, re.MULTILINE)


def test_the_code_names_no_message_that_is_missing() -> None:
    """What the rules write as `Message("id")` exists, and so does something for each `Message("prefix-" + ...)`."""
    known = set(entries(WORDS, "en")) | set(entries(FOLDER / "text", "en")) | set(STANDARD_NAMES)
    named = 0
    for call in calls("Message"):
        for id in texts(call.args[0]):
            named += 1
            assert id in known
        start = getattr(call.args[0], "left", None)
        for prefix in texts(start) if start is not None else []:
            named += 1
            assert any(id.startswith(prefix) for id in known), prefix
    assert named > 60
    for prompt in constants("ask", 1):
        assert f"ask-{prompt}" in known
    for kind in constants("tell", 0) + constants("moved", 1):
        assert f"event-{kind}" in known


STANDARD_NAMES = find("kingdom").prepare(2, None).names("en")


def test_the_sweep_leaves_no_verb_and_no_event_out() -> None:
    assert set(VERBS) == set(VOCABULARY.verbs)
    told = {name for name, value in vars(tell).items() if getattr(value, "__module__", "") == tell.__name__}
    swept = set(events.__code__.co_names)
    assert told - swept == {"plain"}  # the endings have it


def test_french_keeps_its_punctuation_together(gathered: Gathered) -> None:
    """A no-break space before : ; ! ? » and after «; apostrophes are typographic in the files."""
    speaker = speaker_of(find("kingdom"), "fr", PEOPLE)
    colons = 0
    for text in say_all(speaker, gathered):
        colons += text.count("\u00a0:")
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text), text
    assert colons > 1000
    for folder in FOLDERS:
        assert not re.search(r"\w'\w", (folder / "fr.ftl").read_text(encoding="utf-8"))


def test_names_of_the_pack_are_data() -> None:
    """A name with Fluent's own signs in it is said as it stands."""
    own = (FOLDER / "cards.toml").read_text(encoding="utf-8").replace('en = "Monk"', 'en = "M{o}nk = $x"')
    info = find("kingdom")
    options = {setting.name: setting.default for setting in info.settings}
    speaker = Speaker(info.rules(2, {**options, "cards": own}), info.folder, "en", ["{ $x }", "B"])
    assert speaker.say(Message("ask-pay", {"card": Message("card-monk")})) == "M{o}nk = $x: how will you pay?"
    assert speaker.say(Message("event-lost", {"player": Message("player-name", {"seat": 0}), "what": "1"})) == (
        "{ $x } loses 1."
    )
