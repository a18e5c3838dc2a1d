"""Playing: answers that come in time, too late or twice; undo; what cannot be taken back; standing answers; talk."""

from __future__ import annotations

import random
import threading

from tests.server.guest import TWO_OF_US, Guest, Json, Served, until
from valtable.table.table import speaks_of

HOT_SEAT = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}]


def asked(guest: Guest, table: str, seats: int = 2) -> Json:
    """The first open question of mine."""
    for seat in range(seats):
        question = guest.state(table, seat)["question"]
        if question is not None:
            return question
    raise AssertionError("nobody is asked anything")


def play_until(guest: Guest, table: str, good: object, rng: random.Random, most: int = 400) -> Json:
    """Play at random until a question is `good`."""
    for _ in range(most):
        question = asked(guest, table)
        if callable(good) and good(question):
            return question
        guest.answer(table, question, rng.choice(question["options"])["id"])
    raise AssertionError("it never came to that")


def test_an_answer_is_accepted_once(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT, seed=3)["id"]
    question = asked(ana, table)
    option = question["options"][0]["id"]
    before = ana.state(table)
    answered = ana.answer(table, question, option)
    assert answered == {"version": before["version"] + 1, "confirm": False}
    body = ana.body(question, option)
    assert ana.refused("POST", f"/api/tables/{table}/answers", body) == (409, "stale")
    assert server.match(table).history == [(question["seat"], option)]


def test_an_answer_to_another_question_comes_too_late(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT, seed=3)["id"]
    question = asked(ana, table)
    path = f"/api/tables/{table}/answers"
    option = question["options"][0]["id"]
    assert ana.refused("POST", path, ana.body(question, option) | {"n": 5}) == (409, "stale")
    assert ana.refused("POST", path, ana.body(question, option) | {"prompt": "other"}) == (409, "stale")
    assert ana.refused("POST", path, ana.body(question, "no-such-option")) == (409, "option-gone")
    assert ana.refused("POST", path, ana.body(question, option) | {"seat": 9}) == (404, "no-such-seat")
    assert asked(ana, table) == question


def test_of_two_equal_answers_at_the_same_moment_one_counts(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", HOT_SEAT, seed=3)
    table = made["id"]
    rng = random.Random(1)
    for _ in range(10):
        question = asked(ana, table)
        body = ana.body(question, rng.choice(question["options"])["id"])
        given = len(server.match(table).history)
        robots = [Guest(server.url, *(taken["secret"] for taken in made["seats"])) for _ in range(4)]
        statuses: list[int] = []

        def send(robot: Guest, body: Json = body, statuses: list[int] = statuses) -> None:
            statuses.append(robot.call("POST", f"/api/tables/{table}/answers", body).status_code)

        threads = [threading.Thread(target=send, args=(robot,)) for robot in robots]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [200, 409, 409, 409]
        assert len(server.match(table).history) == given + 1


def test_before_the_game_and_after_it_nothing_can_be_answered(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    body = {"seat": 0, "n": 0, "prompt": "duke", "option": "x"}
    assert ana.refused("POST", f"/api/tables/{table}/answers", body) == (409, "not-begun")
    assert ana.refused("POST", f"/api/tables/{table}/undo", {"seat": 0}) == (409, "not-begun")
    assert ana.refused("GET", f"/api/tables/{table}/view") == (409, "not-begun")
    done = bo.make("kingdom", HOT_SEAT, seed=4)["id"]
    bo.random_answers(done, [0, 1], random.Random(4))
    assert bo.refused("POST", f"/api/tables/{done}/answers", body) == (409, "over")
    assert bo.refused("POST", f"/api/tables/{done}/undo", {"seat": 0}) == (409, "undo-revealed")


def test_undo_takes_the_last_answer_back_or_says_why_not(ana: Guest) -> None:
    table = ana.make("villages", HOT_SEAT, seed=5)["id"]
    path = f"/api/tables/{table}/undo"
    assert ana.refused("POST", path, {"seat": 0}) == (409, "undo-nothing")
    rng = random.Random(6)
    refusals: set[str] = set()
    taken_back = 0
    for _ in range(150):
        question = asked(ana, table)
        seat = question["seat"]
        before = ana.state(table, seat)
        ana.answer(table, question, rng.choice(question["options"])["id"])
        after = ana.state(table, seat)
        undo = after["undo"]
        if undo["allowed"]:
            assert undo["reason"] is None
            ana.ok("POST", path, {"seat": seat})
            again = ana.state(table, seat)
            for part in ("board", "question", "undo", "log"):
                assert again[part] == before[part], part
            taken_back += 1
            ana.answer(table, question, rng.choice(question["options"])["id"])
        else:
            status, code = ana.refused("POST", path, {"seat": seat})
            assert (status, code) == (409, "undo-" + undo["reason"])
            refusals.add(undo["reason"])
    assert taken_back > 10
    assert refusals >= {"revealed"}


def test_check_says_when_there_is_no_way_back(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT, seed=8)["id"]
    rng = random.Random(9)
    confirmed = plain = 0
    for _ in range(120):
        question = asked(ana, table)
        seat = question["seat"]
        option = rng.choice(question["options"])["id"]
        trial = server.match(table).copy()
        trial.answer(seat, option)
        given = len(server.match(table).history)
        final = trial.question(seat) is None or not trial.can_undo(seat)
        before = ana.state(table, seat)
        answered = ana.answer(table, question, option, check=True)
        assert answered["confirm"] is final
        if final:
            confirmed += 1
            assert ana.state(table, seat) == before, "nothing has changed"
            ana.answer(table, question, option)
        else:
            plain += 1
            assert len(server.match(table).history) == given + 1
    assert confirmed
    assert plain


def test_a_standing_answer_is_given_by_itself_until_it_is_switched_off(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT, seed=11)["id"]
    rng = random.Random(12)
    question = play_until(ana, table, lambda q: "pass" in [o["id"] for o in q["options"]], rng)
    seat, prompt = question["seat"], question["prompt"]
    path = f"/api/tables/{table}/seats/{seat}/standing"
    given = len(server.match(table).history)
    ana.ok("PUT", path, {"prompt": prompt, "option": "pass"})
    state = ana.state(table, seat)
    assert state["standing"] == {prompt: "pass"}
    assert len(server.match(table).history) > given, "the open question is answered so at once"
    for _ in range(60):
        question = asked(ana, table)
        offered = [option["id"] for option in question["options"]]
        assert not (question["seat"] == seat and question["prompt"] == prompt and "pass" in offered)
        ana.answer(table, question, rng.choice(offered))
    ana.ok("PUT", path, {"prompt": prompt, "option": None})
    assert ana.state(table, seat)["standing"] == {}
    again = play_until(ana, table, lambda q: q["seat"] == seat and q["prompt"] == prompt, rng)
    assert again["prompt"] == prompt


def test_undo_over_a_standing_answer_switches_it_off(server: Served, ana: Guest) -> None:
    table = ana.make("villages", HOT_SEAT, seed=13)["id"]
    rng = random.Random(14)
    for _ in range(200):
        question = asked(ana, table)
        seat, prompt = question["seat"], question["prompt"]
        option = rng.choice(question["options"])["id"]
        trial = server.match(table).copy()
        trial.answer(seat, option)
        if trial.can_undo(seat):
            break
        ana.answer(table, question, option)
    path = f"/api/tables/{table}"
    ana.ok("PUT", f"{path}/seats/{seat}/standing", {"prompt": prompt, "option": option})
    assert ana.state(table, seat)["standing"] == {prompt: option}
    while ana.state(table, seat)["standing"]:
        ana.ok("POST", f"{path}/undo", {"seat": seat})
    assert ana.state(table, seat)["question"]["prompt"] == prompt, "and the player is asked again"


def test_the_log_says_what_a_standing_answer_has_done(server: Served, ana: Guest) -> None:
    """Its line is marked for everybody, also when the table comes back from the store, until it is taken back."""
    table = ana.make("villages", HOT_SEAT, seed=13)["id"]
    rng = random.Random(14)
    for _ in range(200):
        question = asked(ana, table)
        seat, option = question["seat"], rng.choice(question["options"])["id"]
        trial = server.match(table).copy()
        told = len(trial.events)
        trial.answer(seat, option)
        if trial.can_undo(seat) and len(trial.events) > told and speaks_of(trial.events[told], seat):
            break
        ana.answer(table, question, option)
    path = f"/api/tables/{table}"
    spectator = Guest(ana.url)

    def marked(guest: Guest) -> list[Json]:
        return [event for event in guest.state(table)["log"]["events"] if event.get("standing")]

    assert marked(ana) == []
    ana.ok("PUT", f"{path}/seats/{seat}/standing", {"prompt": question["prompt"], "option": option})
    found = marked(ana)
    assert found[0]["message"] == trial.events[told].message.data()
    assert marked(spectator) == found
    server.hall.entries.pop(table)
    assert marked(spectator) == found
    while ana.state(table, seat)["standing"]:
        ana.ok("POST", f"{path}/undo", {"seat": seat})
    ana.answer(table, ana.state(table, seat)["question"], option)
    assert found[0]["message"] in [event["message"] for event in ana.state(table)["log"]["events"]]
    assert found[0] not in marked(ana), "this time it was answered by hand"


def test_a_seat_has_only_so_many_standing_answers(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    path = f"/api/tables/{table}/seats/0/standing"
    for n in range(40):
        ana.ok("PUT", path, {"prompt": f"prompt-{n}", "option": "x"})
    assert ana.refused("PUT", path, {"prompt": "one-more", "option": "x"}) == (409, "too-many-standing")
    ana.ok("PUT", path, {"prompt": "prompt-1", "option": "y"})


def test_what_is_said_at_the_table(server: Served, ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    path = f"/api/tables/{table}/talk"
    ana.ok("POST", path, {"seat": 0, "text": "  <i>Hello</i>\n there "})
    bo.sit(table, 1)
    bo.ok("POST", path, {"seat": 1, "text": "Salut !"})
    talk = Guest(server.url).state(table)["talk"]
    assert talk["from"] == 0
    assert [(line["n"], line["seat"], line["name"], line["text"]) for line in talk["said"]] == [
        (0, 0, "Ana", "<i>Hello</i> there"),
        (1, 1, "Bo", "Salut !"),
    ]
    for text in ("", "  ", "x" * 301, "\u202eevil"):
        assert ana.refused("POST", path, {"seat": 0, "text": text}) == (400, "bad-text")
    assert Guest(server.url).refused("POST", path, {"seat": 0, "text": "hm"}) == (403, "not-your-seat")
    codes = {ana.call("POST", path, {"seat": 0, "text": "again"}).status_code for _ in range(15)}
    assert codes == {200, 429}


def test_bots_play_to_the_end_of_both_games(ana: Guest) -> None:
    for game in ("kingdom", "villages"):
        table = ana.make(game, [{"kind": "bot", "level": "random"}] * 3)["id"]
        state = until(lambda table=table: (s := ana.state(table))["table"]["status"] == "over" and s)  # type: ignore[misc]
        assert state["seat"] is None
        assert len(state["score"]["totals"]) == 3
        assert state["score"]["winners"]
        assert state["score"]["sheets"][0]
        assert state["question"] is None
