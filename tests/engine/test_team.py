"""A game that all players win or lose together: its result, and the bots that play it."""

import pytest

from tests.engine import toy
from tests.engine.toy import ended_together as ended
from valtable.bots import make
from valtable.engine.rules import WON
from valtable.table.sight import score_of


@pytest.mark.parametrize(("draws", "won"), [(toy.NEEDED, True), (toy.NEEDED - 1, False)])
def test_all_win_or_none(draws: int, won: bool) -> None:
    match = ended(draws)
    assert match.info.team
    assert match.info.data()["team"] is True
    assert match.winners == ([0, 1] if won else [])
    assert match.scores == ([1, 1] if won else [0, 0])
    (sheet,) = match.score_sheet
    assert [(line.message.id, line.n, line.points) for line in sheet[:1]] == [("cards", draws, 0)]
    assert toy.reload(match.save()).winners == match.winners
    assert match.copy().score_sheet[0][0].n == draws
    sent = score_of(match)
    assert sent is not None
    assert (sent["team"], sent["totals"], sent["winners"], sent["tie"]) == (True, match.scores, match.winners, None)
    assert sent["sheets"][0][0] == {"message": ["cards"], "n": draws, "points": 0, "source": ["cards"]}


def test_rivals_are_no_team() -> None:
    assert toy.INFO.data()["team"] is False
    rivals = toy.start()
    while not rivals.over:
        rivals.answer(rivals.questions[0].seat, rivals.questions[0].options[0])
    sent = score_of(rivals)
    assert sent is not None
    assert sent["team"] is False
    assert [[line["n"] for line in sheet] for sheet in sent["sheets"]] == [
        [line.points for line in sheet] for sheet in rivals.score_sheet
    ]


def test_a_victory_is_worth_the_same_to_everybody_and_a_defeat_less_than_any_hope() -> None:
    for draws, worth in ((toy.NEEDED, WON), (0, -WON)):
        match = ended(draws)
        rules = match.rules
        assert [rules.value(match._table, seat) for seat in (0, 1)] == [worth, worth]
    running = toy.start_together()
    toy.play_to(running, "draw")
    assert -WON < running.rules.value(running._table, 0) < 0


def test_a_greedy_bot_plays_for_the_team() -> None:
    """It keeps the card that it has turned up: so far as its own coins go, that changes nothing."""
    match = toy.start_together()
    toy.play_to(match, "draw")
    match.answer(0, "yes")
    question = match.question(0)
    assert question is not None
    assert make("greedy", 1, match.rules).choose(question, match.glimpse(0)).id == "no"
