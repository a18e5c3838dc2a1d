"""Tables and their seats: who sits down, who leaves, who stands in, and when the game begins."""

from __future__ import annotations

import json
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import valtable
from tests.patience import PATIENCE
from tests.server.guest import TWO_OF_US, Guest, Json, Served, until
from tests.server.players import gone_to
from valtable import bots
from valtable.engine.match import Match
from valtable.games import GAMES
from valtable.server import assets, hall
from valtable.server.seating import again, new_seed
from valtable.table.problem import Problem
from valtable.table.sight import Sight
from valtable.table.table import Seat, Table

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def test_with_bots_the_game_begins_at_once(ana: Guest) -> None:
    table = ana.make("kingdom", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}])
    state = ana.state(table["id"])
    seats = state["table"]["seats"]
    assert state["table"]["status"] == "playing"
    assert state["seat"] == 0
    assert state["board"]["kind"] == "area"
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    assert [seats[0]["level"], seats[2]["level"]] == [None, "random"]
    assert seats[1]["level"].startswith("adept:")
    assert seats[0]["name"] == "Ana"
    assert len({seat["name"] for seat in seats}) == 3
    assert [seat["mine"] for seat in seats] == [True, False, False]
    assert state["table"]["host"] is True
    question = until(lambda: ana.state(table["id"])["question"])
    assert question["seat"] == 0
    assert question["n"] == 0
    assert question["options"]


@pytest.mark.parametrize("game", valtable.games())
def test_a_lesson_is_set_up_by_its_game(ana: Guest, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The page says which game, and nothing else: the game's package knows the rest."""
    coach = GAMES[game].coach
    assert coach is not None
    made = ana.call("POST", "/api/tables", {"game": game, "lesson": True}).json()
    state = ana.state(made["id"])
    assert [seat["seat"] for seat in made["seats"]] == [0]
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", *["bot"] * (coach.players - 1)]
    assert all(seat["level"].startswith(coach.level) for seat in state["table"]["seats"][1:])
    assert state["table"]["options"].items() >= coach.options.items()
    assert state["table"]["hints"] is True
    twin = valtable.new(game, players=coach.players, seed=coach.seed, options=coach.options)
    question = until(lambda: ana.state(made["id"])["question"])
    asked = twin.question(0)
    assert asked is not None, "the learner begins"
    assert [option["id"] for option in question["options"]] == [option.id for option in asked.options]
    monkeypatch.setattr(GAMES[game], "coach", None)
    response = ana.call("POST", "/api/tables", {"game": game, "lesson": True})
    assert (response.status_code, response.json()["code"]) == (409, "no-lesson")


@pytest.mark.parametrize("game", valtable.games())
def test_bots_are_of_different_tastes(ana: Guest, game: str) -> None:
    tastes = bots.tastes(valtable.new(game, 2).rules)
    told = f"adept:{tastes[0]}"
    levels = ["novice", told, "master@0.1", "greedy"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level} for level in levels]][: GAMES[game].max_players]
    found = [seat["level"] for seat in ana.state(ana.make(game, seats)["id"])["table"]["seats"]][1:]
    assert found[1] == told
    given = [level.partition("@")[0].split(":") for level in found]
    assert [one[0] for one in given[:3]] == ["novice", "adept", "master"]
    assert given[0][1] != given[2][1]
    assert {given[0][1], given[2][1]} <= set(tastes)
    assert found[2].endswith("@0.1")
    assert found[3:] == ["greedy"][: len(found) - 3]


def test_an_open_seat_is_waited_for(ana: Guest, bo: Guest) -> None:
    table = ana.make("villages", TWO_OF_US, title="Friday")["id"]
    before = bo.state(table)
    assert before["table"]["status"] == "open"
    assert before["table"]["title"] == "Friday"
    assert before["board"] is None
    assert before["seat"] is None
    assert before["table"]["host"] is False
    taken = bo.sit(table, 1)
    assert len(taken["recovery"].split("-")) == 4
    after = bo.state(table)
    assert after["table"]["status"] == "playing"
    assert after["seat"] == 1
    assert [seat["name"] for seat in after["table"]["seats"]] == ["Ana", "Bo"]
    assert [seat["mine"] for seat in ana.state(table)["table"]["seats"]] == [True, False]
    assert bo.refused("POST", f"/api/tables/{table}/seats/1", {"name": "Cy"}) == (409, "seat-taken")
    assert bo.refused("POST", f"/api/tables/{table}/seats/7", {"name": "Cy"}) == (404, "no-such-seat")


def test_several_seats_of_mine_are_a_hot_seat_table(ana: Guest) -> None:
    table = ana.make("kingdom", [{"kind": "me"}, {"kind": "person", "name": "Zoé"}])
    assert [taken["seat"] for taken in table["seats"]] == [0, 1]
    for seat in (0, 1):
        state = ana.state(table["id"], seat)
        assert state["seat"] == seat
        assert state["question"] is None or state["question"]["seat"] == seat
    assert [seat["name"] for seat in ana.state(table["id"])["table"]["seats"]] == ["Ana", "Zoé"]


def test_two_people_of_one_name_are_told_apart(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1, "ana")
    assert [seat["name"] for seat in bo.state(table)["table"]["seats"]] == ["Ana", "ana 2"]


@pytest.mark.parametrize("name", ["ana", "A\u200dna", "Ana\ufe0f", "\uff21na", "\u0410na"])
def test_nobody_can_pass_for_somebody_else_at_the_table(ana: Guest, bo: Guest, name: str) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1, name)
    assert bo.state(table)["table"]["seats"][1]["name"].endswith(" 2")


def test_names_of_other_scripts_are_told_apart(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", [{"kind": "me", "name": "\u0915\u093e"}, {"kind": "open"}])["id"]
    bo.sit(table, 1, "\u0915\u0940")
    assert bo.state(table)["table"]["seats"][1]["name"] == "\u0915\u0940"


def test_leaving_before_the_game_frees_the_seat(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    bo.sit(table, 2)
    bo.ok("DELETE", f"/api/tables/{table}/seats/2")
    seat = ana.state(table)["table"]["seats"][2]
    assert (seat["kind"], seat["name"]) == ("open", "")
    assert bo.refused("DELETE", f"/api/tables/{table}/seats/2") == (403, "not-your-seat")
    assert bo.refused("DELETE", f"/api/tables/{table}/seats/0") == (403, "not-your-seat")


def test_the_host_fills_an_open_seat_with_a_bot(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    path = f"/api/tables/{table}/seats/1"
    assert bo.refused("PUT", path, {"kind": "bot"}) == (403, "not-host")
    assert ana.refused("PUT", path, {"kind": "bot", "level": "genius"}) == (400, "no-level")
    ana.ok("PUT", path, {"kind": "bot", "level": "random"})
    state = ana.state(table)
    assert state["table"]["status"] == "playing"
    assert state["table"]["seats"][1]["level"] == "random"


def test_a_seat_is_lent_to_a_bot_and_taken_back(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    path = f"/api/tables/{table}/seats/1"
    question = until(lambda: bo.state(table)["question"])
    assert ana.refused("PUT", path, {"kind": "person"}) == (409, "not-lent")
    ana.ok("PUT", path, {"kind": "bot", "level": "random"})
    seat = ana.state(table)["table"]["seats"][1]
    assert (seat["kind"], seat["lent"], seat["level"]) == ("person", True, "random")
    until(lambda: bo.state(table)["question"] is None)  # the bot has answered
    body = bo.body(question, question["options"][0]["id"])
    assert bo.refused("POST", f"/api/tables/{table}/answers", body) == (409, "seat-lent")
    assert bo.refused("POST", f"/api/tables/{table}/undo", {"seat": 1}) == (409, "seat-lent"), "nor the bot's undone"
    bo.ok("PUT", path, {"kind": "person"})  # its holder may take it back as well
    assert ana.state(table)["table"]["seats"][1]["lent"] is False


def test_an_abandoned_seat_can_be_freed_for_somebody_else(server: Served, ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    bo.ok("DELETE", f"/api/tables/{table}/seats/1")
    assert bo.state(table)["seat"] is None
    assert ana.state(table)["table"]["seats"][1]["kind"] == "person"
    cy = server.guest("Cy")
    assert cy.refused("POST", f"/api/tables/{table}/seats/1", {}) == (409, "seat-taken")
    ana.ok("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
    cy.ok("POST", f"/api/tables/{table}/seats/1", {})
    assert cy.state(table)["question"] is not None
    assert [seat["name"] for seat in cy.state(table)["table"]["seats"]] == ["Ana", "Cy"]


def test_the_host_opens_and_names_the_table(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]

    def listed(guest: Guest) -> list[str]:
        return [one["id"] for one in guest.ok("GET", "/api/tables")["open"]]

    assert table not in listed(bo), "a table is private by its link"
    assert bo.refused("PUT", f"/api/tables/{table}", {"public": True}) == (403, "not-host")
    ana.ok("PUT", f"/api/tables/{table}", {"public": True, "title": "Come in"})
    assert table in listed(bo)
    assert table not in listed(ana), "it is among mine already"
    bo.sit(table, 1)
    assert table not in listed(Guest(bo.url)), "nobody is missing any more"


def test_my_tables_say_whose_turn_it_is_and_finished_ones_stand_apart(ana: Guest) -> None:
    table = ana.make("kingdom", ME_AND_BOT)["id"]
    until(lambda: ana.state(table)["question"])
    (mine,) = [one for one in ana.ok("GET", "/api/tables")["mine"] if one["id"] == table]
    assert mine["seats"][0]["asked"] is True
    assert mine["host"] is True
    ana.random_answers(table, [0], random.Random(2))
    lists = ana.ok("GET", "/api/tables")
    assert table not in [one["id"] for one in lists["mine"]]
    assert table in [one["id"] for one in lists["finished"]]


def test_a_rematch_is_one_table_for_all(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    assert ana.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-finished")
    rng = random.Random(5)
    while ana.state(table)["table"]["status"] != "over":
        for guest in (ana, bo):
            question = guest.state(table)["question"]
            if question is not None:
                guest.answer(table, question, rng.choice(question["options"])["id"])
    assert Guest(ana.url).refused("POST", f"/api/tables/{table}/rematch") == (403, "not-your-seat")
    again = bo.ok("POST", f"/api/tables/{table}/rematch")["id"]
    assert ana.ok("POST", f"/api/tables/{table}/rematch")["id"] == again
    assert ana.state(table)["table"]["rematch"] == again
    assert again != table
    assert ana.state(again)["seat"] == 0, "the seat is proved by the old secret"
    assert bo.state(again)["seat"] == 1
    assert bo.state(again)["table"]["host"] is True, "who asked first is the host"
    assert again in [one["id"] for one in ana.ok("GET", "/api/tables")["mine"]]
    assert Guest(ana.url).state(again)["seat"] is None


def test_in_a_rematch_nobody_plays_under_the_name_of_who_has_left() -> None:
    seats = [Seat("person", "Ana", secrets=("proof",)), Seat("person", "Bo", "greedy", ("proof too",), lent=True)]
    fresh = again(Table("old", "kingdom", {}, 1, seats, "host"), "host")
    assert [(seat.kind, seat.level) for seat in fresh.seats] == [("person", None), ("bot", "greedy")]
    assert fresh.seats[0].name == "Ana"
    assert fresh.seats[1].name not in ("", "Ana", "Bo")


def test_a_rematch_that_all_ask_for_at_once_is_still_one_table(server: Served, ana: Guest, bo: Guest) -> None:
    table = ana.make("villages", TWO_OF_US)["id"]
    bo.sit(table, 1)
    rng = random.Random(5)
    while ana.state(table)["table"]["status"] != "over":
        for guest in (ana, bo):
            question = guest.state(table)["question"]
            if question is not None:
                guest.answer(table, question, rng.choice(question["options"])["id"])
    twins = [gone_to(guest, server.url) for guest in (ana, bo) for _ in range(4)]
    with ThreadPoolExecutor(8) as pool:
        made = {one["id"] for one in pool.map(lambda twin: twin.ok("POST", f"/api/tables/{table}/rematch"), twins)}
    assert len(made) == 1
    with closing(sqlite3.connect(server.settings.data / "valtable.db")) as store:
        found = store.execute("SELECT id, seed FROM tables WHERE origin = ?", [table]).fetchall()
    assert [id for id, _ in found] == list(made), "no table is left over"
    seeds = [int(found[0][1]), *(new_seed() for _ in range(20))]
    assert max(seeds) > 2**48, "a seed is one of too many to be tried out"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_cannot_be_set_up_with(ana: Guest, game: str) -> None:
    many = GAMES[game].max_players + 1
    bad = [
        {"game": "chess", "seats": ME_AND_BOT},
        {"game": game, "seats": [{"kind": "bot"}] * many},
        {"game": game, "seats": ME_AND_BOT, "options": {"nonsense": True}},
        {"game": game, "seats": ME_AND_BOT, "options": {"cards": "/etc/hostname"}},
        {"game": game, "seats": ME_AND_BOT, "options": {"cards": "not\na pack = ["}},
    ]
    for body in bad:
        assert ana.refused("POST", "/api/tables", body) == (400, "bad-setup"), body
    whys = [ana.call("POST", "/api/tables", body).json()["args"]["why"] for body in bad]
    assert whys == ["game", "players", "unknown", "cards", "cards"]


SOLO = [{"kind": "me"}]


@pytest.mark.parametrize(
    ("seats", "options", "why", "english", "french"),
    [
        (ME_AND_BOT * 3, {}, "players", "1 to 5 players", "de 1 à 5"),
        (ME_AND_BOT, {"citizens": ["cleric"]}, "size", "exactly 10", "exactement 10"),
        (ME_AND_BOT, {"citizens": ["nobody"]}, "value", "“citizens” cannot be set", "« citizens » ne peut pas"),
        (ME_AND_BOT, {"events": {"a": 1}}, "value", "“events” cannot be set", "« events » ne peut pas"),
        (SOLO, {"no_duke": True}, "together", "this number of players", "ce nombre de joueurs"),
        (ME_AND_BOT, {"tea": 1}, "unknown", "no option “tea”", "pas d’option « tea »"),
        (ME_AND_BOT, {"cards": "[[citizen]]\nid = 3"}, "cards", "card pack cannot be used", "Première erreur"),
    ],
)
def test_a_wrong_set_up_is_said_in_the_reader_s_language(
    ana: Guest, seats: list[Json], options: Json, why: str, english: str, french: str
) -> None:
    response = ana.call("POST", "/api/tables", {"game": "kingdom", "seats": seats, "options": options})
    assert response.status_code == 400
    args = response.json()["args"]
    assert args["why"] == why
    for language, words in (("en", english), ("fr", french)):
        text = assets.words(language).body.decode()
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        pattern = bundle.get_message("error-bad-setup").value
        assert pattern is not None
        formed, errors = bundle.format_pattern(pattern, args)
        said = str(formed)
        assert not errors
        assert words in said.replace("\u202f", " ").replace("\xa0", " ")
        assert "option '" not in said


def test_the_state_says_what_the_game_is_set_up_with(ana: Guest) -> None:
    table = ana.make("kingdom", ME_AND_BOT, options={"events": True}, seed=7)["id"]
    options = ana.state(table)["table"]["options"]
    assert options["events"] is True


# A filler of Hangul, a blank of Braille, a selector of variants, an accent without a letter.
INVISIBLE = ["\u3164", "\u2800 \u2800", "\ufe0f", "\u0301"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "tab\x07", "\u2066x", "\u200d", "A\u3164na", "Ana\u034f", *INVISIBLE]
)
def test_names_that_are_refused(ana: Guest, name: str) -> None:
    assert ana.refused("PUT", "/api/me", {"name": name}) == (400, "bad-name")
    assert ana.ok("GET", "/api/me")["name"] == "Ana"


@pytest.mark.parametrize("name", ["Ségolène", "王小明", "<b>Bo</b>", "O'Neil & Söhne", "🐉 dragon", "  two   words "])
def test_names_that_are_taken_as_they_are(ana: Guest, name: str) -> None:
    assert ana.ok("PUT", "/api/me", {"name": name})["name"] == " ".join(name.split())
    table = ana.make("kingdom", ME_AND_BOT)["id"]
    assert ana.state(table)["table"]["seats"][0]["name"] == " ".join(name.split())


def test_a_name_that_is_kept_late_takes_no_seat_away(server: Served) -> None:
    # A fresh page sends its invented name while its reader already opens a table; neither call knows of the other.
    page, reader, browser = server.guest(), server.guest(), server.guest()
    table = reader.make("kingdom", [{"kind": "me"}, {"kind": "bot"}])["id"]
    page.ok("PUT", "/api/me", {"name": "Zoé & 50 % ; \u2660", "language": "fr"})
    for first, then in ((reader, page), (page, reader)):
        browser.http.cookies.clear()
        browser.http.cookies.update(first.http.cookies)
        browser.http.cookies.update(then.http.cookies)
        assert browser.state(table)["seat"] == 0
        assert browser.ok("GET", "/api/me") == {"name": "Zoé & 50 % ; \u2660", "language": "fr"}


@pytest.mark.parametrize("name", ["", "x" * 200, "a%07b", "%E2%80%AE"])
def test_a_made_up_cookie_gives_no_name_that_is_refused_elsewhere(server: Served, name: str) -> None:
    guest = server.guest()
    guest.http.cookies.set("guest_name", name)
    guest.http.cookies.set("guest_language", "xx")
    assert guest.ok("GET", "/api/me") == {"name": "", "language": ""}


def test_idle_tables_are_dropped_and_come_back(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", ME_AND_BOT)["id"]
    ana.random_answers(table, [0], random.Random(1), 12)
    until(lambda: ana.state(table)["question"])
    before = ana.state(table)
    server.hall.entries.pop(table)
    assert ana.state(table) == before
    assert table in server.hall.entries


def test_an_unknown_table_leaves_nothing_in_memory(server: Served, ana: Guest) -> None:
    for n in range(20):
        assert ana.refused("GET", f"/api/tables/unknown{n}") == (404, "no-such-table")
    assert not [id for id in server.hall.entries if id.startswith("unknown")]


def test_the_store_keeps_no_secret(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", ME_AND_BOT)
    secrets = [made["secret"], made["seats"][0]["secret"], made["seats"][0]["recovery"]]
    with closing(sqlite3.connect(server.settings.data / "valtable.db")) as store:
        dump = "\n".join(store.iterdump())
    assert made["id"] in dump
    assert not [secret for secret in secrets if secret in dump]


def test_where_rules_fail_only_that_table_stands_still(
    server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match from a forged file may come to that, after any number of answers."""
    broken, sound = (ana.make("kingdom", [{"kind": "me"}, {"kind": "me"}])["id"] for _ in range(2))
    match = server.match(broken)

    def sight(seen: Match, *more: Any) -> Sight:
        if seen is match:
            raise IndexError("there is no such card")
        return Sight(seen, *more)

    monkeypatch.setattr(hall, "Sight", sight)
    server.hall.entries[broken].sights.clear()
    for path in (f"/api/tables/{broken}", f"/api/tables/{broken}?seat=1"):
        assert ana.refused("GET", path) == (409, "rules-failed")
    with ana.live(broken) as live:
        assert json.loads(live.recv(PATIENCE))["problem"]["code"] == "rules-failed"
    assert ana.state(sound)["board"]
    kept = ana.call("GET", f"/api/tables/{broken}/match")
    assert valtable.load(kept.text) == match, "those who play it can take it along"
    assert server.guest().refused("GET", f"/api/tables/{broken}/match") == (409, "not-finished")
    assert ana.refused("GET", f"/api/tables/{sound}/match") == (409, "not-finished"), "and no other that is played"
    words = {"words": "I see nothing"}
    assert ana.call("POST", f"/api/tables/{broken}/reports", words).status_code == 201, "it can still be reported"


def test_a_bot_that_cannot_answer_does_not_try_for_ever(
    server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []

    def fail(draft: Table, _answers: object) -> None:
        tries.append(draft.id)
        raise Problem(409, "rules-failed", "the rules cannot go on from here")

    monkeypatch.setattr(hall, "give", fail)
    table = ana.make("kingdom", [{"kind": "bot", "level": "random"}] * 2)["id"]
    until(lambda: server.hall.entries[table].given_up >= 0)
    for _ in range(3):
        ana.state(table)
    assert tries == [table]
