"""Everything the game can say is there in both languages, nothing else is, and both are typed with care."""

from __future__ import annotations

import functools
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from rich.console import Console

import valtable
from tests.saves import make
from tests.text import kingdom_says, margraves_says, saga_says, valroc_says, villages_says
from tests.text.gather import Gathered, calls, constants, spoken, texts
from valtable.engine.errors import UNDO_REASONS
from valtable.engine.events import event_from_data
from valtable.engine.message import Message
from valtable.engine.pack import SOURCES
from valtable.games import GAMES, find
from valtable.terminal.cards import check_pack, show_cards
from valtable.text import LANGUAGES, WORDS, Speaker, speaker_of

SAYS = {
    "kingdom": kingdom_says,
    "margraves": margraves_says,
    "saga": saga_says,
    "valroc": valroc_says,
    "villages": villages_says,
}
SHARED = sorted({info.shared for info in GAMES.values() if info.shared is not None})
FOLDERS = [WORDS, *[folder / "text" for folder in (*SHARED, *[info.folder for info in GAMES.values()])]]
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


@functools.cache  # the page's words are gathered in the same way
def gather(game: str) -> Gathered:
    """Everything that can be said about the game, from every side."""
    everything = Gathered(game)
    for seed, (players, options) in enumerate(SAYS[game].TABLES):
        everything.play(players, options, seed)
    for message in SAYS[game].messages():
        everything.hear(message)
    for question in SAYS[game].questions():
        everything.question(question)
    for file in make.files(game):  # what older versions have told is told again when their matches go on
        for saved in make.saves(file):
            for event in json.loads(saved)["events"]:
                everything.hear(event_from_data(event).message)
    everything.cards()
    everything.look()
    everything.tastes()
    everything.coach()
    for text in [text for examples in SAYS[game].VERBS.values() for text in examples]:
        effect = SAYS[game].VOCABULARY.parse(text)
        for message in spoken([*effect.tokens(), *effect.tokens(tight=True)]):
            everything.hear(message)
    for reason in UNDO_REASONS:
        everything.hear(Message("undo-" + reason))
    for source in SOURCES:
        everything.hear(Message("source-" + source))
    everything.hear(Message("source-name_en"))
    everything.hear(Message(f"game-{game}-about"))
    return everything


def say_all(speaker: Speaker, gathered: Gathered) -> Iterator[str]:
    """All of it aloud."""
    for message in gathered.messages.values():
        yield speaker.say(message)
    for question, option in gathered.options.values():
        yield speaker.option(question, option)
        yield speaker.say(option.text)
        if question.usual is not None:
            yield speaker.paid([(question, option)])
            yield speaker.paid([(question, option), (question, option)])
    for setting in find(gathered.game).settings:
        yield speaker.setting(setting)
        yield speaker.setting_about(setting)
        for word in setting.words:
            yield speaker.setting_word(setting, word)
    yield speaker.player(99)
    for reader, message in told_to(gathered):
        speaker.reader = reader
        yield speaker.say(message)


def named_in(message: Message) -> set[int]:
    """The seats of the players whom a message names itself."""
    args = [value for value in message.args.values() if isinstance(value, Message)]
    return {value.args["seat"] for value in args if value.id == "player-name"}


def told_to(gathered: Gathered) -> Iterator[tuple[int, Message]]:
    """Every event with each of those whom it names."""
    for message in gathered.messages.values():
        if message.id.startswith("event-") and message.id != "event-forced":  # (which tells an option in its own words)
            yield from ((seat, message) for seat in sorted(named_in(message)))


class Heard:
    """Everything said once in each language, and which messages and attributes it took."""

    def __init__(self) -> None:
        self.gathered = {game: gather(game) for game in GAMES}
        self.texts: dict[tuple[str, str], list[str]] = {}
        self.forms: set[tuple[str, str]] = set()  # (language, id.attribute), or ("", id) for a message

    def listen(self, folder: Path) -> None:
        for game, gathered in self.gathered.items():
            for language in LANGUAGES:
                self.texts[game, language] = list(say_all(speaker_of(find(game), language, PEOPLE), gathered))
                self.cards(game, language, folder)

    def cards(self, game: str, language: str, folder: Path) -> None:
        """The list of cards, and packs of the user's own: the standard one, another and a broken one."""
        info = find(game)
        paper = Console(file=io.StringIO(), width=120)
        show_cards(info, language, None, None, None, paper)
        show_cards(info, language, None, "no such card", None, paper)
        standard = info.text("cards.toml")
        for name, text in {"same": standard, "broken": "[", "other": changed(standard)}.items():
            pack = folder / f"{name}.toml"
            pack.write_text(text, encoding="utf-8")
            check_pack(info, pack, paper, language)


def changed(standard: str) -> str:
    """A pack whose last card is another one, and in which some card is worth more."""
    before, _, last = standard.replace("vp = 2\n", "vp = 3\n", 1).rpartition('\nid = "')
    return f'{before}\nid = "other_{last}'


pytestmark = pytest.mark.xdist_group("words")  # all of them hear the same games


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Heard:
    everything = Heard()
    form = Speaker._form

    def listen(self: Speaker, message: Message, attribute: str, args: dict[str, object]) -> str:
        id = f"{message.id}.{attribute}" if attribute else message.id
        everything.forms.add((self.language if attribute else "", id))
        return form(self, message, attribute, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speaker, "_form", listen)
        everything.listen(tmp_path_factory.mktemp("packs"))
    return everything


def test_no_game_is_left_out() -> None:
    assert sorted(SAYS) == valtable.games()


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
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said(heard: Heard, game: str, language: str) -> None:
    for text in heard.texts[game, language]:
        assert text.strip() == text
        assert text
        # no raw id (but "dit-on", "ajoute-t-elle"), no gap, no stray comma
        assert not re.search(r"[{}]|  |\b[a-z]+-(?!t-)[a-z]+-[a-z]|\.\.| ,", text), text
        assert language == "fr" or not re.search(r"\b([a-z]{2,}) \1\b", text), text  # ("vous vous" may be right)
    gathered = heard.gathered[game]
    speaker = speaker_of(find(game), language, PEOPLE)
    for message, text in zip(gathered.messages.values(), heard.texts[game, language], strict=False):
        assert speaker.say_data(message.data()) == text
    assert len(gathered.messages) > SAYS[game].LEAST["messages"]
    assert len(gathered.options) > SAYS[game].LEAST["options"]


YOU = {"en": r"\b[Yy]our?\b", "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_speaks_to_whoever_reads_it(heard: Heard, game: str, language: str) -> None:
    speaker = speaker_of(find(game), language, ["ANN", "BEN", "CID", "DEE", "EVE"])
    told = list(told_to(heard.gathered[game]))
    spoken_to: set[str] = set()
    for reader, message in told:
        name = speaker.players[reader]
        speaker.reader = None
        named = speaker.say(message).count(name)
        speaker.reader = reader
        text = speaker.say(message)
        assert text.count(name) == max(0, named - 1), text
        if named:
            assert re.search(YOU[language], text), text
            spoken_to.add(message.id)
    assert len(spoken_to) > 10


def test_nothing_is_there_in_vain(heard: Heard) -> None:
    """Each message is said in one language at least, and each attribute where it stands; the terminal's are its own."""
    seldom = {
        "cards-no-list",
        "pack-none",
        "pack-nothing",
        "why-way-play",
    }  # test_cards.py and test_why_not.py have them
    for folder in FOLDERS:
        for language in LANGUAGES:
            there = {(language if "." in id else "", id) for id in forms(folder, language) - seldom}
            assert not {id for _, id in there - heard.forms if not id.startswith("ui-")}


def test_the_terminal_has_its_own_section() -> None:
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        table, terminal = text.split("### terminal\n")
        assert not re.search(r"^ui-", table, re.MULTILINE)
        assert not re.search(r"^(?!ui-)[a-z]", terminal, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_code_names_no_message_that_is_missing(game: str) -> None:
    """What the rules write as `Message("id")` exists, and so does something for each `Message("prefix-" + ...)`."""
    folder = find(game).folder
    names = find(game).prepare(2, None).names("en")
    shared = find(game).shared
    known = set(entries(WORDS, "en")) | set(entries(folder / "text", "en")) | set(names)
    known |= set(entries(shared / "text", "en")) if shared is not None else set()
    named = 0
    for call in calls("Message", folder):
        for id in texts(call.args[0]):
            named += 1
            assert id in known
        start = getattr(call.args[0], "left", None)
        for prefix in texts(start) if start is not None else []:
            named += 1
            assert any(id.startswith(prefix) for id in known), prefix
    assert named > SAYS[game].LEAST["named"]
    for question in SAYS[game].questions():
        assert question.message.id in known
    kinds = [kind for function, place in SAYS[game].KINDS for kind in constants(folder, function, place)]
    assert len(kinds) > SAYS[game].LEAST["kinds"]
    for kind in kinds:
        assert f"event-{kind}" in known


@pytest.mark.parametrize("game", GAMES)
def test_the_sweep_leaves_no_verb_and_no_event_out(game: str) -> None:
    says = SAYS[game]
    assert set(says.VERBS) == set(says.VOCABULARY.verbs)
    tellers = getattr(says, "TELLERS", (says.tell,))
    told = {
        name
        for teller in tellers
        for name, value in vars(teller).items()
        if getattr(value, "__module__", "") == teller.__name__
    }
    assert told - set(says.events.__code__.co_names) == says.TOLD_AT_THE_END


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_its_punctuation_together(heard: Heard, game: str) -> None:
    """A no-break space before : ; ! ? » and after «."""
    colons = 0
    for text in heard.texts[game, "fr"]:
        colons += text.count("\u00a0:")
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text), text
    assert colons > SAYS[game].LEAST["colons"]


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_french_apostrophes_are_typographic(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert "’" in text
    assert not re.search(r"\w'\w", text)


def test_names_of_the_pack_are_data() -> None:
    """A name with Fluent's own signs in it is said as it stands."""
    own = find("kingdom").text("cards.toml").replace('en = "Monk"', 'en = "M{o}nk = $x"')
    info = find("kingdom")
    options = {setting.name: setting.default for setting in info.settings}
    speaker = Speaker(info.rules(2, {**options, "cards": own}), info, "en", ["{ $x }", "B"])
    assert speaker.say(Message("ask-pay", {"card": Message("card-monk")})) == "M{o}nk = $x: how will you pay?"
    assert speaker.say(Message("event-lost", {"player": Message("player-name", {"seat": 0}), "what": "1"})) == (
        "{ $x } loses 1."
    )
