"""A question with one candidate beside "no" says what it does, instead of asking which one it is to be."""

from __future__ import annotations

import pytest

from valtable.engine.chance import Chance
from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.question import NO, PASS, Choice, Pick, Question, pose
from valtable.engine.windows import NOT_NOW
from valtable.games import find
from valtable.games.margraves.cards import Privilege
from valtable.text import speaker_of

EFFECT = Message("effect-gain", {"what": amount("gold", 2)})
CHAMPION = Pick("champion", 1, Message("option-offer", {"card": Message("card-champion"), "effect": EFFECT}))


@pytest.fixture
def game() -> Game:
    return find("kingdom").prepare(2, None).setup(Chance(1))


def asked(game: Game, *choices: Choice) -> Question:
    return pose(game, 0, "exchange", choices, None, "exchange")


def test_one_candidate_is_named(game: Game) -> None:
    for decline in (PASS, NO, NOT_NOW):
        assert asked(game, CHAMPION, decline).message.args["only"] == CHAMPION.said
    assert "only" not in asked(game, CHAMPION).message.args, "nothing to decline: it is no yes or no"
    assert "only" not in asked(game, CHAMPION, Choice("knight"), PASS).message.args
    assert "only" not in asked(game, PASS, NOT_NOW).message.args


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Champion: gain 2 gold?", "Which exchange will you make?"),
        ("fr", "Champion : gagner 2 Or ?", "Quel échange faites-vous ?"),
    ],
)
def test_it_is_said_in_every_language(game: Game, language: str, one: str, several: str) -> None:
    speaker = speaker_of(find("kingdom"), language, [])
    assert speaker.say(asked(game, CHAMPION, PASS).message).replace("\u00a0", " ") == one
    assert speaker.say(asked(game, CHAMPION, Choice("yes"), PASS).message).replace("\u00a0", " ") == several


def test_what_may_be_used_at_any_time_is_no_candidate(game: Game) -> None:
    """A grant of Margraves is offered beside whatever is asked."""
    pack = find("margraves").prepare(2, None).pack
    assert pack is not None
    tiles = [card for card in pack.by_id.values() if isinstance(card, Privilege)]
    grant = next(tile for tile in tiles if tile.grant is not None)
    assert "only" not in asked(game, grant, PASS).message.args
