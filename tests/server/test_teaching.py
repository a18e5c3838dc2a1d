"""Hints, reviews and practice: who may have them, what they say, and that they survive what happens meanwhile."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import valtable
from tests.server.guest import TWO_OF_US, Guest, Json, Served, serving, until
from valtable.bots.review import Review
from valtable.server import reviews

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
HERE = [{"kind": "me"}, {"kind": "person"}]


def choosing(guest: Guest, table: str) -> Json:
    """The question of seat 0, where there is a choice."""
    question = until(lambda: guest.state(table, 0)["question"])
    while len(question["options"]) < 2:
        guest.answer(table, question, question["options"][0]["id"])
        question = until(lambda: guest.state(table, 0)["question"])
    return question


def wanted(question: Json) -> Json:
    return {key: question[key] for key in ("seat", "n", "prompt")}


def played(guest: Guest, game: str = "kingdom") -> str:
    """A finished table: somebody and a bot who answered anything."""
    match = valtable.new(game, 2, seed=5)
    rng = random.Random(3)
    while not match.over:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
    made: str = guest.ok("POST", "/api/tables/open?seat=0", content=match.save())["id"]
    return made


# --- hints -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", valtable.games())
def test_a_hint_names_options_of_my_question(ana: Guest, game: str) -> None:
    table = ana.make(game, ALONE, seed=4)["id"]
    question = choosing(ana, table)
    hint = ana.ok("POST", f"/api/tables/{table}/hint", wanted(question))
    assert wanted(hint) == wanted(question)
    advice = hint["advice"]
    offered = [option["id"] for option in question["options"]]
    assert 1 <= len(advice) <= 3
    assert all(one["option"] in offered for one in advice)
    assert [one["chance"] for one in advice] == sorted((one["chance"] for one in advice), reverse=True)
    assert all(0 <= one["chance"] <= 1 for one in advice)
    assert ana.state(table, 0)["table"]["seats"][0]["hints"] == 1
    ana.answer(table, question, advice[0]["option"])


def test_hints_are_the_hosts_to_allow_where_others_play(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US, seed=4)["id"]  # in which everybody chooses at first
    assert not ana.state(table)["table"]["hints"]
    bo.sit(table, 1)
    question = choosing(ana, table)
    path = f"/api/tables/{table}/hint"
    assert ana.refused("POST", path, wanted(question)) == (409, "no-hints")
    assert bo.refused("PUT", f"/api/tables/{table}", {"hints": True}) == (403, "not-host")
    ana.ok("PUT", f"/api/tables/{table}", {"hints": True})
    assert ana.ok("POST", path, wanted(question))["advice"]
    assert bo.refused("POST", path, wanted(question)) == (403, "not-your-seat")
    assert ana.refused("POST", path, wanted(question) | {"n": 77}) == (409, "stale")
    assert [seat["hints"] for seat in bo.state(table)["table"]["seats"]] == [1, 0]


def test_who_opens_a_table_may_say_otherwise(ana: Guest) -> None:
    assert ana.state(ana.make("villages", HERE)["id"])["table"]["hints"]
    assert not ana.state(ana.make("villages", HERE, hints=False)["id"])["table"]["hints"]
    assert ana.state(ana.make("villages", TWO_OF_US, hints=True)["id"])["table"]["hints"]


# --- reviews ---------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def hurried(server: Served) -> None:
    server.house.reviews.playouts = 2


def test_a_review_is_made_in_the_background_and_kept(ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "BEAT", 0)  # every step is written down
    table = played(ana)
    path = f"/api/tables/{table}/review"
    assert ana.ok("GET", path) == {"status": "none", "done": 0, "total": ana.state(table)["length"], "review": None}
    steps = [ana.ok("POST", path)]

    def done() -> bool:
        steps.append(bo.ok("GET", path))
        return bool(steps[-1]["status"] == "done")

    until(done)
    assert {step["status"] for step in steps} == {"waiting", "done"}
    seen = [step["done"] for step in steps]
    assert seen == sorted(seen)
    assert any(0 < one < steps[0]["total"] for one in seen)
    found = Review.from_data(steps[-1]["review"])
    assert found.turns[0].at == 0
    assert found.turns[-1].at == steps[-1]["total"]
    assert [tally.seat for tally in found.tallies] == [0]  # bots learn nothing from it
    assert found.points
    assert ana.ok("POST", path)["review"] == steps[-1]["review"]  # it is not made again


def test_only_what_is_over_is_reviewed(ana: Guest) -> None:
    table = ana.make("villages", HERE)["id"]
    assert ana.refused("GET", f"/api/tables/{table}/review") == (409, "not-finished")
    assert ana.refused("POST", f"/api/tables/{table}/review") == (409, "not-finished")
    body = {"position": 0, "seat": 0}
    assert ana.refused("POST", f"/api/tables/{table}/practice", body) == (409, "not-finished")


def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The server stops while it is made; the next one makes it, though nobody asks again."""
    with serving(tmp_path) as first:
        guest = first.guest("Ana")
        table = played(guest)
        first.house.reviews.playouts = 2
        guest.ok("POST", f"/api/tables/{table}/review")
        until(lambda: first.house.reviews.maker)
    with serving(tmp_path) as second:
        second.house.reviews.playouts = 2
        path = f"/api/tables/{table}/review"
        again = second.guest("Bo")
        until(lambda: again.ok("GET", path)["status"] == "done")


def test_a_reviewer_that_dies_is_replaced(server: Served, ana: Guest) -> None:
    table = played(ana)
    ana.ok("POST", f"/api/tables/{table}/review")
    maker = until(lambda: server.house.reviews.maker)
    maker.kill()
    until(lambda: ana.ok("GET", f"/api/tables/{table}/review")["status"] == "done")


# --- practice --------------------------------------------------------------------------------------------------------


def test_practice_goes_on_from_a_moment(server: Served, ana: Guest, bo: Guest) -> None:
    table = played(ana)
    at = ana.state(table)["length"] // 2
    made = bo.ok("POST", f"/api/tables/{table}/practice", {"position": at, "seat": 1, "levels": ["random"]})
    state = bo.state(made["id"])
    assert [(seat["kind"], seat["level"]) for seat in state["table"]["seats"]] == [("bot", "random"), ("person", None)]
    assert state["seat"] == 1
    assert state["table"]["hints"]
    assert server.match(made["id"]).history[:at] == server.match(table).history[:at]
    assert bo.random_answers(made["id"], [1], random.Random(1)) > 0
    assert ana.state(table)["length"] == len(server.match(table).history)  # the first one is as it was


def test_practice_needs_a_moment_a_seat_and_levels_that_exist(ana: Guest) -> None:
    table = played(ana)
    path = f"/api/tables/{table}/practice"
    last = ana.state(table)["length"]
    assert ana.refused("POST", path, {"position": last, "seat": 0}) == (409, "over")
    assert ana.refused("POST", path, {"position": last + 1, "seat": 0}) == (404, "no-such-position")
    assert ana.refused("POST", path, {"position": 3, "seat": 2}) == (404, "no-such-seat")
    assert ana.refused("POST", path, {"position": 3, "seat": 0, "levels": ["oracle"]}) == (400, "no-level")
