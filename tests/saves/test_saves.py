"""Saves of every version that ever landed load for ever, and are played to the end: see `make.py`."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import valtable
from tests.properties import checks
from tests.properties.table import plugin
from tests.saves import make
from valtable.bots.random import RandomBot
from valtable.engine.events import TAKEN_BACK
from valtable.engine.match import Match
from valtable.games import GAMES
from valtable.text import LANGUAGES, speaker_for

FILES = make.files()
ANSWERS = 40  # to a loaded match, through the door; a step or more in every game


def version_of(file: Path) -> int:
    return int(re.split("[-.]", file.name)[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_version_of_every_game_has_its_saves(game: str) -> None:
    """Whoever raises a version makes them: `python -m tests.saves.make COMMIT`."""
    info = GAMES[game]
    known = {version_of(file) for file in FILES if file.parent.name == game}
    assert known == set(range(1, info.prepare(info.max_players, None).version + 1))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}")
def test_every_save_goes_on_to_the_end(file: Path) -> None:
    for n, text in enumerate(make.saves(file)):
        body = json.loads(text)
        assert (body["game"], body["rules"]) == (file.parent.name, version_of(file))
        match = valtable.load(text)
        check_loaded(match, body["history"])
        check_played_on(match, random.Random(n))


def check_loaded(match: Match, history: list[list[object]]) -> None:
    """Nothing is lost but answers at the end, which the log counts; and it is a match like any other."""
    kept = [list(answer) for answer in match.history]
    assert kept == history[: len(kept)]
    told = [event.args["n"] for event in match.events if event.kind == TAKEN_BACK]
    assert sum(told) == len(history) - len(kept)
    checks.check_save(match, match.save(), checks.picture(match))
    checks.check_conceal(match, random.Random(len(kept)))
    for seat in checks.seats(match):
        match.rules.board(match.view(seat))
    for language in LANGUAGES:
        speaker = speaker_for(match, language)
        for event in match.events:
            assert speaker.say(event.message)


def check_played_on(match: Match, rng: random.Random) -> None:
    """With random answers, some as people give them and the rest at full speed: nothing is created or lost, and it
    ends."""
    knowing = plugin(match.game)
    start = knowing.pieces(checks.state(match))
    for _ in range(ANSWERS):
        if match.over:
            break
        checks.check_questions(match)
        checks.advance(match, rng)
    end = checks.state(match)
    if not match.over:
        end = match.glimpse(match.questions[0].seat).imagine(rng, RandomBot(rng.getrandbits(32))).game
    assert match.rules.over(end)
    assert end.decisions < knowing.LONGEST
    assert knowing.pieces(end) == start
    assert knowing.least(end) >= 0
    assert len(match.rules.score(end).totals) == match.players
