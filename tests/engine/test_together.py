"""Players who decide at once: any order of answers ends in the same state and never reorders what was shown."""

import itertools
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.engine import toy
from valtable.engine.match import Match


def at_the_market(players: int = 3) -> Match:
    match = toy.start(players=players, seed=5)
    toy.play_to(match, "colour")
    return match


def data(match: Match, seat: int | None = None) -> list[Any]:
    """The events as that seat is shown them; all of them for everybody's eyes."""
    return [event.data() for event in match.events if seat is None or event.seen_by(seat)]


def test_every_interleaving_ends_in_the_same_state() -> None:
    """Seat 0 answers twice, seat 1 three times, seat 2 once: all 60 orders."""
    answers = {0: ["red", "red"], 1: ["red", "red", "red"], 2: ["blue"]}
    orders = set(itertools.permutations([0, 0, 1, 1, 1, 2]))
    assert len(orders) == 60
    start = at_the_market()
    ends = set()
    for order in orders:
        match = start.copy()
        left = {seat: list(ids) for seat, ids in answers.items()}
        for seat in order:
            match.answer(seat, left[seat].pop(0))
        assert toy.prompt_of(match, 0) == "tip"
        state = [match.view(seat) for seat in range(3)], [q.data() for q in match.questions]
        kinds = sorted(json.dumps(event) for event in data(match))
        match.answer(0, "yes")  # over the meeting and on into the next step
        ends.add(json.dumps([state, kinds, match.rules.dump(match._trail[-1].checkpoint)]))
    assert len(ends) == 1


def test_what_was_shown_stays_in_its_place_in_every_interleaving() -> None:
    start = at_the_market()
    for order in set(itertools.permutations([0, 0, 1, 1, 1, 2])):
        match = start.copy()
        for seat in order:
            shown = data(match)
            match.answer(seat, "red")
            assert data(match)[: len(shown)] == shown
        own = [event.args["player"].args["seat"] for event in match.events if event.kind == "bought"]
        assert tuple(own) == order, "the events stand in the order in which they were first shown"


def test_a_player_who_has_finished_waits_for_the_others() -> None:
    match = at_the_market()
    match.answer(2, "red")
    assert [question.seat for question in match.questions] == [0, 1]
    match.answer(0, "blue")
    assert [question.seat for question in match.questions] == [1]
    assert match.view(1)["players"][0]["bought"] == ["blue"]
    match.answer(1, "blue")
    assert [(question.seat, question.prompt) for question in match.questions] == [(0, "tip")]


def test_an_undo_takes_back_only_its_own_events() -> None:
    match = at_the_market()
    shown = data(match)
    toy.answer(match, (0, "red"), (1, "red"), (0, "blue"))
    match.undo(0)
    assert [event["args"]["colour"] for event in data(match)[len(shown) :]] == ["red", "red"]
    match.undo(0)
    assert data(match)[len(shown) :] == [event.data() for event in match.events if event.kind == "bought"]
    assert [event.args["player"].args["seat"] for event in match.events if event.kind == "bought"] == [1]
    toy.answer(match, (0, "blue"), (2, "blue"), (1, "blue"), (0, "no"))
    seats = [event.args["player"].args["seat"] for event in match.events if event.kind == "bought"]
    assert seats == [1, 0, 2, 1]


@given(st.data())
def test_events_grow_at_the_end_only_except_when_undone(choices: st.DataObject) -> None:
    """Random play with undo: each answer adds events at the end, each undo only takes some away."""
    match = toy.start(players=choices.draw(st.integers(1, 4)), seed=choices.draw(st.integers(0, 9)))
    for _ in range(40):
        if match.over:
            return
        seats = range(match.players)
        before = {seat: data(match, seat) for seat in seats}
        undoers = [seat for seat in seats if match.can_undo(seat)]
        if undoers and choices.draw(st.integers(0, 3)) == 0:
            match.undo(choices.draw(st.sampled_from(undoers)))
            for seat in seats:
                rest = iter(before[seat])
                assert all(event in rest for event in data(match, seat)), "an undo only takes away"
            continue
        question = choices.draw(st.sampled_from(match.questions))
        match.answer(question.seat, choices.draw(st.sampled_from(question.options)))
        for seat in seats:
            assert data(match, seat)[: len(before[seat])] == before[seat]
