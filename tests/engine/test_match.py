"""A match is asked and answered: questions, wrong answers, rules that break, copies and equality."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine import toy
from valtable.engine import match as engine_match
from valtable.engine.errors import IllegalAnswer, RulesError
from valtable.engine.game import Game
from valtable.engine.info import GameInfo
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Amount, Option


def facts(match: Match) -> str:
    """Everything the public door shows."""
    seats = [None, *range(match.players)]
    return json.dumps(
        {
            "views": [match.view(seat) for seat in seats],
            "questions": [question.data() for question in match.questions],
            "events": [event.data() for event in match.events],
            "history": match.history,
            "undo": [match.undo_refusal(seat) for seat in range(match.players)],
            "end": [match.over, match.scores, match.winners],
            "save": match.save(),
        }
    )


def test_a_new_match_waits_for_everybody_who_decides_at_once() -> None:
    match = toy.start(players=3)
    assert [question.seat for question in match.questions] == [0, 1, 2]
    assert {question.prompt for question in match.questions} == {"keep"}
    assert match.questions[1].anchor == "about-keep"
    assert match.questions[1].message.id == "ask-keep"
    assert [option.id for option in match.questions[1].options] == match.view(1)["players"][1]["dealt"]
    assert not match.over
    assert match.scores == []
    assert match.winners == []
    assert match.score_sheet == []


def test_an_answer_may_be_an_option_or_its_id() -> None:
    by_option, by_id = toy.start(), toy.start()
    option = by_option.questions[0].options[1]
    by_option.answer(0, option)
    by_id.answer(0, option.id)
    assert by_option == by_id
    assert by_id.history == [(0, option.id)]
    assert by_id.view(0)["players"][0]["kept"] == option.id


def test_a_question_with_one_answer_is_not_asked() -> None:
    """Whoever has no coins pays nothing without being asked, and is told so; with coins the question offers just what
    can be paid."""
    match = toy.start(players=1, length="long", seed=17)
    unasked = 0
    while not match.over:
        question = match.questions[0]
        assert len(question.options) >= 2
        if question.prompt in ("first", "second"):
            coins = match.view(0)["players"][0]["coins"]
            assert [option.id for option in question.options] == [f"coin-{n}" for n in range(min(2, coins) + 1)]
        shown = len(match.events)
        match.answer(0, question.options[-1])
        paid = [event.args["n"] for event in match.events[shown:] if event.kind == "paid"]
        unasked += len(paid) - (question.prompt in ("first", "second"))
        assert paid in ([], [0], [1], [2], [1, 0], [2, 0])
    assert unasked > 0, "the purse never got empty: choose another seed"
    told = [event for event in match.events if event.kind == "forced"]
    assert len(told) == unasked
    assert all(event.args["choice"] == Message("amount-coin", {"n": 0}) and event.to == (0,) for event in told)


def test_a_question_about_a_card_names_it() -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    match.answer(0, "yes")
    question = match.question(0)
    assert question is not None
    assert question.prompt == "throw"
    assert "card" in question.message.args
    assert json.loads(json.dumps(question.data()))["message"][1]["card"]["message"][0].startswith("option-card-")


@pytest.mark.parametrize("seat", [1, 2, -1, 7, None, "0", "", [], {}, 0.5], ids=repr)
def test_a_seat_that_is_not_asked_cannot_answer(seat: Any) -> None:
    match = toy.start(players=3)
    toy.play_to(match, "draw")
    before = facts(match)
    with pytest.raises(IllegalAnswer, match="waits for seat 0"):
        match.answer(seat, "yes")
    assert facts(match) == before


@pytest.mark.parametrize("seat", [False, 0.0], ids=repr)
def test_what_only_equals_a_seat_is_none(seat: Any) -> None:
    """It would get into the history and the saved text as `false` or `0.0`."""
    match = toy.start()
    toy.play_to(match, "draw")
    before = facts(match)
    with pytest.raises(IllegalAnswer):
        match.answer(seat, "yes")
    assert facts(match) == before


@pytest.mark.parametrize("option", ["no", "", "YES", "yes ", None, 0, True, ["yes"], b"yes", 1.5], ids=repr)
def test_an_option_that_is_not_offered_is_no_answer(option: Any) -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    before = facts(match)
    with pytest.raises(IllegalAnswer, match="offered: yes, pass"):
        match.answer(0, option)
    assert facts(match) == before


def test_an_option_of_another_question_is_no_answer() -> None:
    match = toy.start()
    stale: Option = match.questions[0].options[0]
    toy.play_to(match, "draw")
    with pytest.raises(IllegalAnswer, match=stale.id):
        match.answer(0, stale)


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.5, True], ids=repr)
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: Any) -> None:
    match = toy.start()
    with pytest.raises(IllegalAnswer, match="seats are 0 to 1"):
        match.view(seat)
    with pytest.raises(IllegalAnswer, match="seats are 0 to 1"):
        match.glimpse(seat)


def test_nothing_can_be_answered_after_the_end() -> None:
    match = toy.start()
    while not match.over:
        match.answer(match.questions[-1].seat, match.questions[-1].options[-1])
    assert match.questions == ()
    before = facts(match)
    for seat in (0, 1):
        with pytest.raises(IllegalAnswer, match="over"):
            match.answer(seat, "yes")
    assert facts(match) == before
    assert match.scores == [sum(line.points for line in sheet) for sheet in match.score_sheet]
    assert match.winners == [seat for seat in (0, 1) if match.scores[seat] == max(match.scores)]


def test_a_rule_that_breaks_leaves_the_match_as_it_was() -> None:
    match = toy.start(trap="second")
    toy.play_to(match, "second")
    before = facts(match)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a rule went wrong"):
            match.answer(0, "coin-1")
        assert facts(match) == before
    match.answer(0, "coin-0")
    assert match.history[-1] == (0, "coin-0")


def test_a_rule_that_breaks_after_a_meeting_leaves_the_match_as_it_was() -> None:
    match = toy.start(trap="market")
    toy.play_to(match, "colour")
    match.answer(1, "blue")
    before = facts(match)
    with pytest.raises(RuntimeError, match="the market is a trap"):
        match.answer(0, "blue")
    assert facts(match) == before
    assert toy.prompt_of(match, 0) == "colour"


@pytest.mark.parametrize(("trap", "what"), [("chance", "chance"), ("reveal", "revealed")])
def test_luck_and_reveals_are_refused_while_players_decide_at_once(trap: str, what: str) -> None:
    match = toy.start(trap=trap)
    with pytest.raises(RulesError, match=what):
        toy.play_to(match, "colour")


def test_a_copy_is_equal_and_independent() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    match.answer(1, "red")
    twin = match.copy()
    before = facts(match)
    assert twin == match
    assert facts(twin) == before
    while not twin.over:
        twin.answer(twin.questions[-1].seat, twin.questions[-1].options[-1])
    assert facts(match) == before
    assert twin != match
    other = match.copy()
    match.answer(0, "red")
    assert facts(other) == before
    other.answer(0, "red")
    assert facts(other) == facts(match)


def test_a_copy_that_undoes_leaves_the_original() -> None:
    match = toy.start()
    toy.play_to(match, "second")
    before = facts(match)
    twin = match.copy()
    twin.undo(0)
    assert toy.prompt_of(twin, 0) == "first"
    assert facts(match) == before


def test_matches_differ_by_seed_players_options_and_answers() -> None:
    match = toy.start()
    assert match == toy.start()
    assert match != toy.start(seed=2)
    assert match != toy.start(players=3)
    assert match != toy.start(length="long")
    assert match != "a match"
    other = toy.start()
    other.answer(0, other.questions[0].options[0])
    assert match != other
    assert hash(match) == hash(toy.start())


def test_the_same_seed_and_answers_are_the_same_match() -> None:
    match = toy.start(players=4, seed=99)
    while not match.over:
        match.answer(match.questions[0].seat, match.questions[0].options[-1])
    again = toy.start(players=4, seed=99)
    toy.answer(again, *match.history)
    assert facts(again) == facts(match)


def test_a_spectator_sees_only_what_everybody_may_see() -> None:
    match = toy.start()
    match.answer(0, match.questions[0].options[0])
    kept = [event for event in match.events if event.kind == "kept"]
    assert [event.to for event in kept] == [(0,)]
    assert kept[0].seen_by(0)
    assert not kept[0].seen_by(1)
    assert not kept[0].seen_by(None)
    assert match.view(None)["players"][0]["kept"] is None
    assert match.view(None)["seat"] is None


class Stuck(toy.ToyRules):
    """Rules that cannot go on, each after its own fashion: what a forged state can make of any."""

    def step(self, game: Game) -> None:
        assert isinstance(game, toy.Lanterns)
        if toy.PHASES[game.phase] != "roll":
            super().step(game)
        elif self.options["length"] == "long":
            while True:
                toy.told(game).tell("again")
        else:
            choices = [Amount("coin", n) for n in range(0 if self.options["wind"] else 5000)]
            if self.options["lamps"]:
                return  # the same phase again
            game.ask(game.players[0], "pay", choices)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"length": "long"}, "a step does not end"),
        ({"lamps": ["oil", "wax"]}, "nobody is asked anything in"),
        ({"wind": True}, "0 choices for 'pay'"),
        ({"wind": False}, "5000 choices for 'pay'"),
    ],
)
def test_rules_that_would_never_ask_again_are_stopped(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any], reason: str
) -> None:
    monkeypatch.setattr(engine_match, "MOST_STEPS", 30)
    info = GameInfo("lanterns", 1, 4, toy.SETTINGS, Stuck, Path("lanterns"))
    match = Match.start(info, info.prepare(2, options), 1, ["Ana", "Bo"])
    seen: list[str] = []

    def play_on() -> None:
        while not match.over:
            seen.append(facts(match))
            match.answer(match.questions[0].seat, match.questions[0].options[0])

    with pytest.raises(RulesError, match=reason):
        play_on()
    assert facts(match) == seen[-1]
