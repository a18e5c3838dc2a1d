"""After the game: every position again, the file, opening a file, and reports."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import valtable
from tests.server.guest import Guest, Json, Served, until
from valtable.engine.match import Match
from valtable.engine.past import Past
from valtable.engine.save import digest_of
from valtable.server import replay, shared
from valtable.server.replay import Replay

HOT_SEAT = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}]


def half_way(game: str, seed: int, answers: int) -> Match:
    match = valtable.new(game, 2, seed, names=["Ana", "Zoé"])
    rng = random.Random(seed)
    for _ in range(answers):
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
    return match


@pytest.fixture(scope="module")
def finished(module_server: Served) -> tuple[str, Json]:
    """A finished Kingdom table, and its state; `listed` is how the list of those who played shows it."""
    guest = Guest(module_server.url)
    table = guest.make("kingdom", HOT_SEAT, seed=31)["id"]
    guest.random_answers(table, [0, 1], random.Random(31))
    listed = guest.ok("GET", "/api/tables")["finished"][0]
    return table, {**Guest(module_server.url).state(table), "listed": listed}


def test_every_position_of_a_finished_match(server: Served, ana: Guest, finished: tuple[str, Json]) -> None:
    table, final = finished
    found = server.hall.entries[table].table
    assert found is not None
    assert found.match is not None
    history = found.match.history
    again = Match.start(found.match.info, found.match.rules, found.match.seed, found.match.names)
    for position in range(len(history) + 1):
        if position % 17 == 0 or position == len(history):
            for seat in (None, 0, 1):
                query = "" if seat is None else f"?seat={seat}"
                state = ana.ok("GET", f"/api/tables/{table}/positions/{position}{query}")
                assert state["board"] == json.loads(json.dumps(again.rules.board(again.view(seat)).data()))
                assert (state["position"], state["length"]) == (position, len(history))
                assert state["seat"] == seat
                assert state["undo"] == {"allowed": False, "reason": None}
                assert (state["score"] is not None) == (position == len(history))
        if position < len(history):
            again.answer(*history[position])
    assert state["score"] == final["score"]
    score = final["score"]
    result = {"totals": score["totals"], "winners": score["winners"], "team": False, "whole": True}
    assert final["listed"]["result"] == final["table"]["result"] == result

    # The turns: each where the board turns to it, with everybody's points; the end is the last one.
    course = ana.ok("GET", f"/api/tables/{table}/course")
    marks = course["marks"]
    assert course["length"] == len(history) == marks[-1]["at"]
    assert marks[-1]["points"] == score["totals"]
    assert [mark["n"] for mark in marks[:-1]] == list(range(1, len(marks)))
    assert {mark["seat"] for mark in marks[:-1]} == {0, 1}
    third = ana.ok("GET", f"/api/tables/{table}/positions/{marks[2]['at']}")
    assert third["score"] is None
    assert sum(event["kind"] == "turn" for event in third["log"]["events"]) == 3
    path = f"/api/tables/{table}/positions"
    assert ana.refused("GET", f"{path}/{len(history) + 1}") == (404, "no-such-position")
    assert ana.refused("GET", f"{path}/3?seat=5") == (404, "no-such-seat")
    assert ana.call("GET", f"{path}/-1").status_code in (400, 404)


def test_a_match_that_many_watch_again_is_played_again_once(
    server: Served, ana: Guest, finished: tuple[str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However fast the slider is moved before the first position is there."""
    made: list[Match] = []

    class Counted(Replay):
        def __init__(self, final: Match) -> None:
            made.append(final)
            super().__init__(final)

    monkeypatch.setattr(replay, "Replay", Counted)
    table = ana.ok("POST", "/api/tables/open", content=ana.call("GET", f"/api/tables/{finished[0]}/match").content)[
        "id"
    ]
    twins = [Guest(server.url) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda twin: twin.ok("GET", f"/api/tables/{table}/positions/40"), twins))
    assert len(made) == 1
    assert all(state["board"] == found[0]["board"] for state in found)


def test_a_match_that_the_rules_no_longer_play_so(
    server: Served, ana: Guest, finished: tuple[str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = server.hall.entries[finished[0]].table
    assert found is not None
    assert found.match is not None
    table = ana.make("kingdom", HOT_SEAT)["id"]
    entry = server.hall.entries[table]
    forged = found.match.copy()
    history = forged.history
    history[3] = (history[3][0], "what-is-no-more")
    forged._history = Past(history)
    assert entry.table is not None
    draft = entry.table.copy()
    draft.match = forged
    monkeypatch.setattr(entry, "table", draft)
    assert ana.refused("GET", f"/api/tables/{table}/positions/9") == (409, "replay-broken")


def test_a_game_under_way_keeps_its_secrets(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    assert ana.refused("GET", f"/api/tables/{table}/positions/0") == (409, "not-finished")
    assert ana.refused("GET", f"/api/tables/{table}/course") == (409, "not-finished")
    assert ana.state(table)["table"]["result"] is None
    assert ana.refused("GET", f"/api/tables/{table}/match") == (409, "not-finished")


def test_download_and_open_again(ana: Guest, finished: tuple[str, Json]) -> None:
    response = ana.call("GET", f"/api/tables/{finished[0]}/match")
    assert "attachment" in response.headers["content-disposition"]
    assert valtable.load(response.text).over
    opened = ana.ok("POST", "/api/tables/open", content=response.content)
    state = ana.state(opened["id"])
    assert state["table"]["status"] == "over"
    assert state["score"] == finished[1]["score"]
    assert state["table"]["result"] == {**finished[1]["table"]["result"], "whole": False}, "it was played elsewhere"
    assert ana.ok("GET", f"/api/tables/{opened['id']}/positions/5")["position"] == 5


@pytest.mark.parametrize("game", ["kingdom", "villages"])
def test_an_unfinished_file_is_played_on_with_bots(server: Served, ana: Guest, game: str) -> None:
    match = half_way(game, 5, 60)
    opened = ana.ok("POST", "/api/tables/open?seat=1", content=match.save().encode())
    assert [taken["seat"] for taken in opened["seats"]] == [1]
    state = ana.state(opened["id"])
    assert state["seat"] == 1
    assert len(server.match(opened["id"]).history) >= 60
    assert state["position"] is state["length"] is None, "how many answers there are is nobody's business yet"
    assert [(seat["kind"], seat["name"]) for seat in state["table"]["seats"]] == [("bot", "Ana"), ("person", "Zoé")]
    question = until(lambda: ana.state(opened["id"])["question"])
    ana.answer(opened["id"], question, question["options"][0]["id"])


def test_a_damaged_file_is_refused_with_the_reason(ana: Guest) -> None:
    text = half_way("kingdom", 6, 30).save()
    changed = text.replace('"seed":6', '"seed":7')
    body = json.loads(text)
    body["rules"] = 999
    body["digest"] = digest_of({name: value for name, value in body.items() if name != "digest"})
    strange = {**body, "rules": 1, "game": "chess"}
    strange["digest"] = digest_of({name: value for name, value in strange.items() if name != "digest"})
    bad: list[tuple[bytes, str, str]] = [
        (b"", "not a saved match", "other"),
        (b"\xff\xfe\x00", "not a text", "other"),
        (b"[]", "some other file", "other"),
        (b'{"format": "valtable-match"}', "format version", "version"),
        (text[:-500].encode(), "not a saved match", "damaged"),
        (changed.encode(), "damaged", "damaged"),
        (json.dumps(body).encode(), "version 999 of the rules", "version"),
        (json.dumps(strange).encode(), "chess", "setup"),
        (b"[" * 100_000, "not a saved match", "other"),
    ]
    for content, reason, why in bad:
        response = ana.call("POST", "/api/tables/open", content=content)
        problem = response.json()
        assert response.status_code == 400
        assert problem["code"] == "bad-file"
        assert reason in problem["detail"], problem
        assert problem["args"] == {"why": why}


def test_forged_files_do_no_harm(ana: Guest) -> None:
    """A file can be changed with its checksum set right: whatever is in it, there is an answer below 500."""
    rng = random.Random(7)
    statuses = []
    for n in range(18):
        body = json.loads(half_way("kingdom", n, 25).save())
        del body["digest"]
        spoil(body, rng)
        body["digest"] = digest_of(body)
        response = ana.call("POST", "/api/tables/open", content=json.dumps(body).encode())
        statuses.append(response.status_code)
        assert response.status_code in (201, 400), response.text
        if response.status_code == 201:
            table = response.json()["id"]
            state = ana.state(table)
            if state["question"] is not None:
                option = state["question"]["options"][0]["id"]
                path, answer = f"/api/tables/{table}/answers", ana.body(state["question"], option)
                assert ana.call("POST", path, answer).status_code in (200, 409)
    assert 400 in statuses


def spoil(part: Json, rng: random.Random) -> None:
    """Change something somewhere."""
    while True:
        inside = [(key, part[key]) for key in (range(len(part)) if isinstance(part, list) else part)]
        deeper = [value for _, value in inside if isinstance(value, (dict, list)) and value]
        if deeper and rng.random() < 0.8:
            part = rng.choice(deeper)
            continue
        if inside:
            part[rng.choice(inside)[0]] = rng.choice([None, -1, 10**9, "x", [], {}, [0], True])
        return


def test_too_large_a_file(ana: Guest) -> None:
    assert ana.refused("POST", "/api/tables/open", content=b"x" * 4_000_001) == (413, "too-large")


def test_a_report_is_a_file_with_the_match_as_it_is(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", HOT_SEAT)
    table = made["id"]
    ana.random_answers(table, [0, 1], random.Random(8), 20)
    id = ana.ok("POST", f"/api/tables/{table}/reports", {"seat": 1, "words": "The price is wrong.\nReally!"})["id"]
    text = (server.settings.data / "reports" / f"{id}.json").read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["words"] == "The price is wrong.\nReally!"
    assert (report["seat"], report["position"]) == (1, 20)
    assert len(valtable.load(report["match"]).history) == 20
    assert report["app"]
    for secret in (made["secret"], made["seats"][0]["secret"]):
        assert secret not in text
    watching = Guest(server.url)
    assert watching.ok("POST", f"/api/tables/{table}/reports", {"words": "I only watch"})["id"]
    path = f"/api/tables/{table}/reports"
    assert ana.refused("POST", path, {"words": "x" * 2001}) == (400, "bad-report")
    assert {ana.call("POST", path, {"words": "again"}).status_code for _ in range(8)} == {201, 429}


def test_a_table_that_cannot_be_read_can_be_reported_and_taken_along(
    server: Served, ana: Guest, finished: tuple[str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished one by anybody; of a game that was under way only those who sat there can have what is kept."""
    over, running = finished[0], ana.make("kingdom", HOT_SEAT)["id"]
    ana.random_answers(running, [0, 1], random.Random(8), 5)
    kept = ana.ok("GET", f"/api/tables/{over}/match")

    def unreadable(_text: str, _moves: object) -> Match:
        raise valtable.LoadError("the rules of tomorrow wrote this")

    monkeypatch.setattr(shared, "resume", unreadable)
    monkeypatch.setattr(shared, "replay", unreadable)
    for table in (over, running):
        monkeypatch.setattr(server.hall.entries[table], "table", None)
        assert ana.refused("GET", f"/api/tables/{table}") == (409, "table-broken")
    assert ana.ok("GET", f"/api/tables/{over}/match") == kept
    assert Guest(server.url).refused("GET", f"/api/tables/{running}/match") == (409, "table-broken")
    assert ana.ok("GET", f"/api/tables/{running}/match")["format"] == "valtable-match", "those who played may"
    id = ana.ok("POST", f"/api/tables/{running}/reports", {"seat": 1, "words": "It is gone!"})["id"]
    report = json.loads((server.settings.data / "reports" / f"{id}.json").read_text(encoding="utf-8"))
    assert valtable.load(report["match"]).history == []
    assert [n for n, _, _ in report["moves"]] == [1, 2, 3, 4, 5]


def test_a_finished_match_whose_end_no_longer_fits_goes_on(
    server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is under way again, but what was over can still be taken along as it was."""
    table = ana.make("kingdom", HOT_SEAT, seed=31)["id"]
    ana.random_answers(table, [0, 1], random.Random(31))
    kept = ana.ok("GET", f"/api/tables/{table}/match")
    resume = shared.resume

    def without_the_last(text: str, _moves: object) -> tuple[Match, bool]:
        body = json.loads(text)
        del body["digest"]
        body["answers"][-1][1] = body["history"][-1][1] = "what-is-no-more"
        return resume(json.dumps({**body, "digest": digest_of(body)}))

    monkeypatch.setattr(shared, "resume", without_the_last)
    monkeypatch.setattr(server.hall.entries[table], "table", None)
    state = ana.state(table, 0)
    assert state["table"]["status"] == "playing"
    assert [event["kind"] for event in state["log"]["events"]].count("taken-back") == 1
    assert ana.ok("GET", f"/api/tables/{table}/match") == kept
    ana.random_answers(table, [0, 1], random.Random(1))
    assert ana.state(table, 0)["table"]["status"] == "over"
    assert ana.ok("GET", f"/api/tables/{table}/match") != kept


def test_the_folder_of_reports_does_not_grow_for_ever(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    from valtable.server import reports

    monkeypatch.setattr(reports, "MOST", 0)
    table = ana.make("kingdom", HOT_SEAT)["id"]
    assert ana.refused("POST", f"/api/tables/{table}/reports", {"words": "full"}) == (409, "reports-full")
