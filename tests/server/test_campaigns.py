"""Campaigns at a real server: begun, played on, lost, tried again, taken along, and never half written."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.engine import toy
from tests.server.guest import TWO_OF_US, Guest, Json, Served, serving
from tests.serving import ServerProcess
from tests.story import read_here
from valtable.engine.campaign import Campaign
from valtable.engine.save import digest_of
from valtable.games import GAMES
from valtable.server import assets, shared


@pytest.fixture(scope="module", autouse=True)
def lanterns() -> Iterator[None]:
    """The toy game stands among the others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "lanterns", toy.INFO)
        patch.setitem(shared._infos, "lanterns", shared.SharedInfo(toy.INFO))
        read_here(patch)
        assets.games.cache_clear()
        yield
    assets.games.cache_clear()


def together(ana: Guest, bo: Guest) -> tuple[str, str]:
    """A campaign of two: its id, and its first table."""
    table = ana.make("lanterns", TWO_OF_US, campaign=True, title="The Two")["id"]
    bo.sit(table, 1)
    return ana.state(table)["table"]["campaign"], table


def play(table: str, people: list[Guest], won: bool) -> None:
    """To the end: a chapter is won with red lanterns, and lost with blue ones."""
    while people[0].state(table)["table"]["status"] != "over":
        for seat, guest in enumerate(people):
            question = guest.state(table, seat)["question"]
            if question is not None:
                guest.answer(table, question, question["options"][0 if won else -1]["id"])


def shelf(guest: Guest, campaign: str) -> Json:
    return guest.ok("GET", f"/api/campaigns/{campaign}")


def standings(found: Json) -> list[str]:
    return [chapter["standing"] for chapter in found["chapters"]]


def go_on(guest: Guest, campaign: str, chapter: str, **options: Json) -> str:
    table = shelf(guest, campaign)["campaign"]["table"]
    body = {"chapter": chapter, "after": None if table is None else table["id"], "options": options}
    return str(guest.ok("POST", f"/api/campaigns/{campaign}/tables", body)["id"])


def closed(guest: Guest, campaign: str, chapter: str, **options: Json) -> tuple[int, str]:
    """How going on is refused."""
    table = shelf(guest, campaign)["campaign"]["table"]
    body = {"chapter": chapter, "after": None if table is None else table["id"], "options": options}
    return guest.refused("POST", f"/api/campaigns/{campaign}/tables", body)


def test_a_campaign_of_two_from_its_beginning_to_its_end(ana: Guest, bo: Guest) -> None:
    campaign, table = together(ana, bo)
    found = shelf(ana, campaign)
    assert standings(found) == ["open", "sealed", "open"]
    assert set(found["chapters"][1]) == {"id", "number", "standing", "apart"}
    about = found["campaign"]
    assert (about["name"], about["names"], about["mine"]) == ("The Two", ["Ana", "Bo"], True)
    assert (about["playing"]["id"], about["next"]["id"]) == ("dusk", "dusk")
    assert ana.state(table)["table"]["options"]["chapter"] == "dusk"

    play(table, [ana, bo], won=False)
    found = shelf(bo, campaign)
    assert [(one["chapter"], one["won"]) for one in found["tries"]] == [("dusk", False)]
    assert (standings(found), found["campaign"]["playing"], found["keepsakes"]) == (
        ["open", "sealed", "open"],
        None,
        [],
    )
    assert ana.refused("POST", f"/api/tables/{table}/rematch") == (409, "of-campaign")

    second = go_on(bo, campaign, "dusk", wind=True)
    late = {"chapter": "dusk", "after": table}
    assert ana.ok("POST", f"/api/campaigns/{campaign}/tables", late)["id"] == second, "who asks second is sent there"
    state = ana.state(second)
    assert ([seat["name"] for seat in state["table"]["seats"]], state["seat"]) == (["Ana", "Bo"], 0)
    assert (state["table"]["options"]["wind"], bo.state(second)["seat"]) == (True, 1)
    play(second, [ana, bo], won=True)
    found = shelf(ana, campaign)
    assert (standings(found), found["campaign"]["next"]["id"]) == (["won", "open", "open"], "night")
    assert [one["won"] for one in found["tries"]] == [False, True]
    assert [keepsake["id"] for keepsake in found["keepsakes"]] == ["dusk"]
    assert found["options"]["wind"] is True
    assert closed(ana, campaign, "dusk") == (409, "chapter-closed")

    third = go_on(ana, campaign, "night")
    options = ana.state(third)["table"]["options"]
    assert (options["coffer"], options["wind"]) == ({"won": ["dusk"]}, True)
    play(third, [ana, bo], won=True)
    play(go_on(ana, campaign, "fair"), [ana, bo], won=True)
    found = shelf(ana, campaign)
    assert (standings(found), found["campaign"]["next"]) == (["won"] * 3, None)

    listed = [one["id"] for one in bo.ok("GET", "/api/campaigns")]
    assert listed == [campaign]


def test_whose_campaign_it_is(server: Served, ana: Guest, bo: Guest) -> None:
    campaign, _ = together(ana, bo)
    stranger = server.guest("Cy")
    found = shelf(stranger, campaign)  # who has the link may look
    assert found["campaign"]["mine"] is False
    assert closed(stranger, campaign, "dusk") == (403, "not-your-campaign")
    assert stranger.ok("GET", "/api/campaigns") == []
    assert stranger.refused("GET", "/api/campaigns/nothing") == (404, "no-such-campaign")
    assert stranger.refused("GET", "/api/campaigns/..%2Fx")[0] == 404
    assert closed(ana, campaign, "night") == (409, "chapter-closed")
    assert closed(ana, campaign, "fair", sun=True) == (409, "chapter-closed")
    kingdom = {"game": "kingdom", "seats": TWO_OF_US, "campaign": True}
    assert ana.refused("POST", "/api/tables", kingdom) == (400, "bad-setup")


def test_a_try_begun_again_counts_instead_of_the_one_given_up(ana: Guest, bo: Guest) -> None:
    campaign, first = together(ana, bo)
    body = {"chapter": "dusk", "after": first}
    with ThreadPoolExecutor(2) as pool:
        made = pool.map(lambda guest: guest.ok("POST", f"/api/campaigns/{campaign}/tables", body), [ana, bo])
        (current,) = {one["id"] for one in made}
    assert ana.state(first)["table"]["rematch"] == current
    play(first, [ana, bo], won=True)
    assert shelf(ana, campaign)["tries"] == [], "nobody plays there any more"
    play(current, [ana, bo], won=True)
    assert [one["won"] for one in shelf(ana, campaign)["tries"]] == [True]


def test_a_campaign_is_taken_along_and_opened_again(server: Served, ana: Guest, bo: Guest) -> None:
    campaign, table = together(ana, bo)
    play(table, [ana, bo], won=True)
    response = bo.call("GET", f"/api/campaigns/{campaign}/file")
    assert "attachment" in response.headers["content-disposition"]
    record = Campaign.from_json(response.text, toy.find)
    assert (record.coffer, record.names) == ({"won": ["dusk"]}, ["Ana", "Bo"])

    cy = server.guest("Cy")
    opened = cy.ok("POST", "/api/campaigns/open", content=response.content)["id"]
    found = shelf(cy, opened)
    assert (found["campaign"]["table"], standings(found)) == (None, ["won", "open", "open"])
    assert [one["id"] for one in cy.ok("GET", "/api/campaigns")] == [opened]
    assert closed(ana, opened, "night") == (403, "not-your-campaign")
    current = go_on(cy, opened, "night")
    late = {"chapter": "night", "after": None}
    assert cy.ok("POST", f"/api/campaigns/{opened}/tables", late)["id"] == current
    bo.sit(current, 1)
    play(current, [cy, bo], won=True)
    assert standings(shelf(bo, opened)) == ["won", "won", "open"]
    assert standings(shelf(ana, campaign)) == ["won", "open", "open"], "the other one stands where it stood"


def test_a_file_that_is_no_campaign(ana: Guest) -> None:
    body = {**Campaign.start(toy.INFO, "x", ["Ana"], "2026-11-16", {}).data(), "coffer": {"won": ["noon"]}}
    forged = json.dumps({**body, "digest": digest_of(body)})
    for text, why in ((b"\xff", "other"), (b"{}", "other"), (forged.encode(), "setup"), (b"[" * 90_000, "other")):
        answer = ana.call("POST", "/api/campaigns/open", content=text)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-campaign")
        assert answer.json()["args"]["why"] == why
    assert ana.call("POST", "/api/campaigns/open", content=b" " * 1_000_001).status_code == 413
    assert ana.ok("GET", "/api/campaigns") == []


def test_the_last_answer_and_the_record_are_written_together(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What is in the file after each answer is what a server that is killed then would find again."""
    data = tmp_path_factory.mktemp("killed")
    query = 'SELECT t.status, c.record FROM campaigns c JOIN tables t ON t.id = c."table"'
    with serving(data) as served, closing(sqlite3.connect(data / "valtable.db")) as store:
        ana = served.guest("Ana")
        table = ana.make("lanterns", [{"kind": "me"}], campaign=True)["id"]
        campaign = ana.state(table)["table"]["campaign"]
        status = "playing"
        while status == "playing":
            question = ana.state(table)["question"]
            ana.answer(table, question, question["options"][0]["id"])
            status, record = store.execute(query).fetchone()
            assert len(json.loads(record)["tries"]) == (status == "over")
        cookies = ana.http.cookies
    with serving(data) as served:
        again = Guest(served.url)
        again.http.cookies.update(cookies)
        found = shelf(again, campaign)
        assert (len(found["tries"]), found["campaign"]["mine"]) == (1, True)
        following = found["campaign"]["next"]["id"]
        assert again.state(go_on(again, campaign, following))["seat"] == 0


def test_a_campaign_goes_on_after_the_server_is_killed(tmp_path: Path) -> None:
    """A real game on a real server: a book is played to its end, and kill -9 comes before anybody has looked."""
    server = ServerProcess(tmp_path / "data").start()
    try:
        guest = Guest(server.url)
        table = guest.make("saga", [{"kind": "me"}], campaign=True)["id"]
        state = guest.state(table)
        campaign, book = state["table"]["campaign"], state["table"]["options"]["book"]
        guest.random_answers(table, [0], random.Random(7))
        server.kill()
        server.start()
        found = shelf(guest, campaign)
        assert [one["chapter"] for one in found["tries"]] == [book]
        won = found["tries"][0]["won"]
        following = found["campaign"]["next"]["id"]
        assert (following == book) == (not won)
        again = go_on(guest, campaign, following)
        assert guest.state(again)["table"]["options"]["book"] == following
        guest.random_answers(again, [0], random.Random(8), 5)
        server.kill()
        server.start()
        assert guest.ok("GET", "/api/campaigns")[0]["playing"]["id"] == following
        assert "Traceback" not in server.log
    finally:
        server.kill()
