"""What brings people back to a table: turn timers, the feed and the calls that tell of turns; and the lobby before it,
and the talk of those who watch beside it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.guest import TWO_OF_US, Guest, Json, Served, serving, until
from tests.server.listener import Listener
from valtable.server import hooks
from valtable.table.table import now

ATOM = "{http://www.w3.org/2005/Atom}"
HOUR = 3_600_000
THREE = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]


class Hands:
    """A clock that a test turns."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.at = now()
        served.hall.timers.now = lambda: self.at

    def forward(self, milliseconds: int) -> None:
        """Time passes, and the server looks at its timers."""
        self.at += milliseconds
        self.look()

    def look(self) -> None:
        hall = self.served.hall
        (loop,) = {task.get_loop() for task in hall.tasks}
        asyncio.run_coroutine_threadsafe(hall.timers.look(), loop).result(PATIENCE)


@pytest.fixture
def hands(server: Served) -> Iterator[Hands]:
    yield Hands(server)
    server.hall.timers.now = now


def asked(state: Json) -> list[int]:
    return [seat["seat"] for seat in state["table"]["seats"] if seat["asked"]]


def the_one_asked(table: str, people: list[Guest]) -> tuple[Guest, Json]:
    """Somebody who is asked, and what they see."""
    for guest in people:
        state = guest.state(table)
        if state["question"] is not None:
            return guest, state
    raise AssertionError("nobody is asked")


@contextmanager
def watching(guest: Guest, table: str, seat: int | None) -> Iterator[Callable[[Callable[[Json], bool]], Json]]:
    """A live connection; what comes of it waits for a state that fits."""
    listener = Listener(guest, table, seat)

    def sees(condition: Callable[[Json], bool]) -> Json:
        return until(lambda: listener.newest and condition(state := listener.mirror.whole) and state)

    try:
        yield sees
    finally:
        listener.close()


# --- timers ----------------------------------------------------------------------------------------------------------


def test_at_zero_a_bot_answers_this_once(ana: Guest, bo: Guest, hands: Hands) -> None:
    table = ana.make("villages", TWO_OF_US, pace=3600)["id"]
    assert ana.state(table)["table"]["due"] is None, "nobody is waited for before the game"
    bo.sit(table, 1)
    slow, before = the_one_asked(table, [ana, bo])
    seat = before["seat"]
    assert before["table"]["pace"] == 3600
    due = before["table"]["due"]
    assert due is not None
    hands.forward(HOUR - 1000)
    assert slow.state(table)["question"] == before["question"], "not yet"
    assert slow.state(table)["table"]["due"] == due, "and looking at it moves nothing"
    hands.forward(1000)
    after = until(lambda: (state := slow.state(table))["question"] != before["question"] and state)
    assert not after["table"]["seats"][seat]["lent"]
    until(lambda: seat not in asked(slow.state(table)) or not slow.state(table)["table"]["seats"][seat]["late"])
    assert slow.state(table)["table"]["seats"][seat]["missed"], "which they are told when they come back"
    other, theirs = the_one_asked(table, [bo if slow is ana else ana])
    assert theirs["table"]["due"] > due, "the next one has as much time"
    other.answer(table, theirs["question"], theirs["question"]["options"][0]["id"])


def test_a_late_answer_counts_if_no_bot_was_quicker(server: Served, ana: Guest, hands: Hands) -> None:
    table = ana.make("kingdom", [{"kind": "me"}, {"kind": "person", "name": "Bo"}], pace=60)["id"]
    server.hall.closing = True  # the bots do not come
    try:
        hands.forward(60_000)
        state = ana.state(table)
        late = [seat["seat"] for seat in state["table"]["seats"] if seat["late"]]
        assert late == asked(state)
        assert state["table"]["due"] is None, "it is up already"
        question = ana.state(table, late[0])["question"]
        ana.answer(table, question, question["options"][0]["id"])
        answered = ana.state(table)["table"]["seats"][late[0]]
        assert not answered["late"]
        assert not answered["missed"]
    finally:
        server.hall.closing = False


def test_at_zero_a_seat_is_lent_until_its_person_is_back(ana: Guest, bo: Guest, hands: Hands) -> None:
    table = ana.make("villages", TWO_OF_US, pace=60, at_zero="lend")["id"]
    bo.sit(table, 1)
    slow, before = the_one_asked(table, [ana, bo])
    seat = before["seat"]
    hands.forward(60_000)
    state = until(lambda: (seen := slow.state(table))["table"]["seats"][seat]["lent"] and seen)
    assert state["table"]["seats"][seat]["level"] == "adept"
    slow.ok("PUT", f"/api/tables/{table}/seats/{seat}", {"kind": "person"})
    assert not slow.state(table)["table"]["seats"][seat]["lent"]


def test_a_timer_survives_the_server_and_fires_for_tables_that_nobody_has_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana = first.guest("Ana")
        table = ana.make("kingdom", [{"kind": "me"}, {"kind": "person", "name": "Bo"}], pace=60, at_zero="lend")["id"]
        cookies = dict(ana.http.cookies)
        due = ana.state(table)["table"]["due"]
        assert due is not None
    with serving(tmp_path) as second:
        hands = Hands(second)
        assert table not in second.hall.entries
        hands.forward(HOUR)
        assert table in second.hall.entries
        ana = second.guest()
        ana.http.cookies.update(cookies)
        assert any(seat["lent"] for seat in ana.state(table)["table"]["seats"])


def test_the_clock_tells_no_secret(ana: Guest, bo: Guest, hands: Hands) -> None:
    """An answer that the others cannot see leaves the clock, their versions and their frames alone."""
    table = ana.make("kingdom", TWO_OF_US, pace=600)["id"]  # both choose a duke in secret
    bo.sit(table, 1)
    assert asked(ana.state(table)) == [0, 1]
    due = ana.state(table)["table"]["due"]
    hands.at += 5000
    question = ana.state(table)["question"]
    ana.answer(table, question, question["options"][0]["id"])
    assert bo.state(table)["table"]["due"] == due, "who is waited for has become fewer, nobody came"
    bo.ok("POST", f"/api/tables/{table}/talk", {"seat": 1, "text": "Hm."})
    assert bo.state(table)["table"]["due"] == due, "and talk gives no time"
    question = bo.state(table)["question"]
    hands.at += 5000
    bo.answer(table, question, question["options"][0]["id"])
    assert bo.state(table)["table"]["due"] > due


def test_taking_back_gives_no_time(ana: Guest, hands: Hands) -> None:
    table = ana.make("kingdom", [{"kind": "me"}, {"kind": "person", "name": "Bo"}], pace=600, seed=8)["id"]
    for _ in range(40):
        mine = [state for seat in (0, 1) if (state := ana.state(table, seat))["question"] is not None]
        state = mine[0]
        due = state["table"]["due"]
        hands.at += 5000
        ana.answer(table, state["question"], state["question"]["options"][0]["id"])
        after = ana.state(table, state["seat"])
        if after["undo"]["allowed"] and after["question"] is not None:
            assert after["table"]["due"] == due, "the turn goes on"
            ana.ok("POST", f"/api/tables/{table}/undo", {"seat": state["seat"]})
            assert ana.state(table)["table"]["due"] == due
            return
    raise AssertionError("nothing could be taken back")


def test_how_long_a_turn_may_take_has_limits(ana: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for pace in (5, 10**8):
        body = {"game": "kingdom", "seats": seats, "pace": pace}
        assert ana.refused("POST", "/api/tables", body) == (400, "bad-pace")


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_host_sets_the_game_up_until_it_begins(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", THREE)["id"]
    path = f"/api/tables/{table}"
    assert ana.state(table)["table"]["options"]["events"] is False
    ana.ok("PUT", path, {"options": {"events": True}, "pace": 86400, "at_zero": "lend"})
    info = bo.state(table)["table"]
    assert info["options"]["events"] is True
    assert (info["pace"], info["at_zero"]) == (86400, "lend")
    assert ana.refused("PUT", path, {"options": {"events": "perhaps"}}) == (400, "bad-setup")
    assert bo.refused("PUT", path, {"options": {"events": False}}) == (403, "not-host")
    ana.ok("PUT", path, {"options": {"events": None}})
    assert bo.state(table)["table"]["options"]["events"] is False
    ana.ok("PUT", path, {"options": {"events": True}})

    bo.sit(table, 2)
    assert bo.refused("PUT", f"{path}/seats/0", {"kind": "none"}) == (403, "not-host")
    with watching(bo, table, 2) as sees:
        sees(lambda state: state["seat"] == 2)
        ana.ok("POST", f"{path}/seats")
        sees(lambda state: len(state["table"]["seats"]) == 4)
        ana.ok("PUT", f"{path}/seats/3", {"kind": "none"})
        ana.ok("PUT", f"{path}/seats/2", {"kind": "open"})  # Bo is sent away
        sees(lambda state: state["seat"] is None and not any(one["mine"] for one in state["table"]["seats"]))
    bo.sit(table, 2, "Bo")
    with watching(bo, table, 2) as sees:
        sees(lambda state: state["seat"] == 2)
        ana.ok("PUT", f"{path}/seats/1", {"kind": "none"})  # nobody is missing now
        begun = sees(lambda state: state["table"]["status"] == "playing")
        assert begun["seat"] == 1
        assert [one["name"] for one in begun["table"]["seats"]] == ["Ana", "Bo"]
    assert ana.refused("PUT", path, {"options": {"events": False}}) == (409, "begun")
    assert ana.refused("PUT", path, {"pace": 60}) == (409, "begun")
    assert ana.refused("POST", f"{path}/seats") == (409, "begun")
    assert ana.refused("PUT", f"{path}/seats/1", {"kind": "none"})[0] in (400, 409)


def test_what_the_host_chose_is_played_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana = first.guest("Ana")
        table = ana.make("kingdom", TWO_OF_US)["id"]
        ana.ok("PUT", f"/api/tables/{table}", {"options": {"events": True}})
        cookies = dict(ana.http.cookies)
    with serving(tmp_path) as second:
        ana = second.guest()
        ana.http.cookies.update(cookies)
        assert ana.state(table)["table"]["options"]["events"] is True
        ana.ok("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
        assert second.match(table).options["events"] is True


# --- talk ------------------------------------------------------------------------------------------------------------


def test_players_do_not_hear_those_who_watch_until_the_game_is_over(server: Served, ana: Guest, bo: Guest) -> None:
    cy = server.guest("Cy")
    table = ana.make("villages", [{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
    until(lambda: ana.state(table)["question"])
    before = ana.state(table)
    talk = f"/api/tables/{table}/talk"
    cy.ok("POST", talk, {"text": "She has the farm."})
    nobody = server.guest()
    assert nobody.refused("POST", talk, {"text": "Who am I?"}) == (400, "bad-name")
    assert ana.refused("POST", talk, {"text": "What do they say?"}) == (409, "not-watching")
    assert ana.state(table) == before, "not even that somebody spoke"
    assert [line["text"] for line in bo.state(table)["gallery"]["said"]] == ["She has the farm."]
    line = bo.state(table)["gallery"]["said"][0]
    assert (line["seat"], line["name"]) == (None, "Cy")
    ana.ok("POST", talk, {"seat": 0, "text": "Hello!"})
    assert [line["text"] for line in bo.state(table)["talk"]["said"]] == ["Hello!"]
    with watching(bo, table, None) as sees:
        ann = server.guest("ANA")
        ann.ok("POST", talk, {"text": "And the mill."})
        state = sees(lambda state: len(state["gallery"]["said"]) == 2)
        assert state["gallery"]["said"][1]["name"] == "ANA 2", "nobody is taken for a player"


# --- the feed --------------------------------------------------------------------------------------------------------


def entries(feed: httpx.Response) -> list[dict[str, str]]:
    root = ElementTree.fromstring(feed.content)
    assert root.tag == f"{ATOM}feed"
    for name in ("id", "title", "updated"):
        assert root.findtext(ATOM + name)
    found = []
    for entry in root.findall(f"{ATOM}entry"):
        link = entry.find(f"{ATOM}link")
        assert link is not None
        words = {name: entry.findtext(ATOM + name) or "" for name in ("id", "title", "updated", "summary")}
        found.append({**words, "link": link.get("href", "")})
    return found


def test_a_feed_of_my_turns(server: Served, ana: Guest, bo: Guest) -> None:
    table = ana.make("villages", TWO_OF_US, title="Friday & <friends>", pace=86400)["id"]
    path = ana.ok("GET", "/api/me/turns")["feed"]
    reader = server.guest()  # any program, without cookies
    assert entries(reader.call("GET", path)) == []
    bo.sit(table, 1)
    slow, state = the_one_asked(table, [ana, bo])
    address = slow.ok("GET", "/api/me/turns")["feed"]
    feed = reader.call("GET", address)
    assert feed.headers["content-type"].startswith("application/atom+xml")
    (turn,) = entries(feed)
    assert turn["title"] == "Your turn: Friday & <friends>"
    assert turn["link"] == f"{server.url}/t/{table}"
    assert "Villages" in turn["summary"]
    assert "UTC" in turn["summary"]
    assert entries(reader.call("GET", address + "?language=fr"))[0]["title"].startswith("À vous de jouer")
    assert not any(secret in feed.text for secret in (state["question"]["prompt"], "secret"))
    other = bo if slow is ana else ana
    assert entries(reader.call("GET", other.ok("GET", "/api/me/turns")["feed"])) == []
    renewed = slow.ok("POST", "/api/me/turns", {"renew": True})["feed"]
    assert renewed != address
    assert entries(reader.call("GET", address)) == [], "the old address is void"
    assert [one["id"] for one in entries(reader.call("GET", renewed))] == [turn["id"]]
    question = state["question"]
    slow.answer(table, question, question["options"][0]["id"])
    while state["seat"] in asked(slow.state(table)):
        question = slow.state(table)["question"]
        slow.answer(table, question, question["options"][0]["id"])
    assert entries(reader.call("GET", renewed)) == []
    seats = slow.state(table)["table"]["seats"]
    proof = slow.refused("POST", f"/api/tables/{table}/recover", {"words": renewed.rpartition("/")[2]})
    assert proof == (403, "bad-words"), "the address of a feed proves no seat"
    assert Guest(server.url, renewed.rpartition("/")[2]).state(table)["seat"] is None
    assert len(seats) == 2


# --- calls -----------------------------------------------------------------------------------------------------------


class Receiver:
    """Somebody's own address: it keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.replies: list[tuple[int, dict[str, str]]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
                status, headers = receiver.replies.pop(0) if receiver.replies else (204, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/turns?mine=1"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join(PATIENCE)
        receiver.server.server_close()


def signed(secret: str, headers: dict[str, str], body: bytes) -> bool:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    text = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    return (
        headers["webhook-signature"] == "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    )


def test_an_address_of_my_own_is_called_on_my_turn(tmp_path: Path) -> None:
    with serving(tmp_path, hooks="any") as server, receiving() as mine:
        server.house.hooks.delay = 0
        server.house.hooks.pauses = (0, 0, 0)
        ana, bo = server.guest("Ana"), server.guest("Bo")
        secret = ana.ok("PUT", "/api/me/hook", {"url": mine.url})["secret"]
        assert ana.ok("GET", "/api/me/turns")["hook"] == mine.url
        assert ana.ok("POST", "/api/me/hook/trial") == {"failed": None}
        headers, body = mine.got.pop()
        assert json.loads(body)["type"] == "trial"
        assert signed(secret, headers, body)

        table = ana.make("kingdom", TWO_OF_US, title="Friday", pace=86400)["id"]
        assert not mine.got, "the game has not begun"
        mine.replies = [(500, {})]
        bo.sit(table, 1)
        until(lambda: len(mine.got) == 2)  # it is tried again
        (first, same), (again, body) = mine.got
        assert same == body
        assert first["webhook-id"] == again["webhook-id"], "so that a receiver knows the second try for one"
        assert signed(secret, again, body)
        call = json.loads(body)
        assert call["type"] == "turn"
        assert call["data"]["table"] == table
        assert call["data"]["url"] == f"{server.url}/t/{table}"
        assert (call["data"]["title"], call["data"]["player"]) == ("Friday", "Ana")
        assert call["data"]["due"] is not None
        assert set(call["data"]) == {"table", "url", "title", "game", "seat", "player", "since", "due"}

        # No redirection is followed, and a trial tells no more than that it went wrong.
        elsewhere = len(mine.got)
        mine.replies = [(302, {"location": mine.url})]
        assert ana.ok("POST", "/api/me/hook/trial") == {"failed": "status"}
        assert len(mine.got) == elsewhere + 1

        # Whoever is at the table is not called.
        called = len(mine.got)
        with ana.live(table, 0):
            until(lambda: 0 in server.hall.online(table))
            question = ana.state(table)["question"]
            ana.answer(table, question, question["options"][0]["id"])
            question = bo.state(table)["question"]
            bo.answer(table, question, question["options"][0]["id"])
            until(lambda: len(server.house.hooks.tasks) == 1)  # all but the one that keeps up
        assert len(mine.got) == called

        assert ana.ok("DELETE", "/api/me/hook")["hook"] is None
        assert ana.refused("POST", "/api/me/hook/trial") == (409, "no-hooks")


def test_an_address_that_never_answers_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, hooks="any") as server, receiving() as mine:
        ana = server.guest("Ana")
        ana.ok("PUT", "/api/me/hook", {"url": mine.url})
        (owner,) = server.house.hooks.owners
        (loop,) = {task.get_loop() for task in server.hall.tasks}
        for _ in range(hooks.GIVEN_UP):
            asyncio.run_coroutine_threadsafe(server.hall.store.hook_called(owner, False), loop).result(PATIENCE)
        asyncio.run_coroutine_threadsafe(server.house.hooks.refresh(), loop).result(PATIENCE)
        assert server.house.hooks.owners == frozenset()
        assert ana.ok("GET", "/api/me/turns")["failing"] is True
        assert ana.ok("POST", "/api/me/hook/trial") == {"failed": None}
        assert ana.ok("GET", "/api/me/turns")["failing"] is False
        assert server.house.hooks.owners == {owner}


def test_calls_are_no_way_into_anybody_s_network(ana: Guest) -> None:
    with receiving() as mine:
        ana.ok("PUT", "/api/me/hook", {"url": mine.url})
        assert ana.ok("POST", "/api/me/hook/trial") == {"failed": "address"}
        named = mine.url.replace("127.0.0.1", "localhost")
        ana.ok("PUT", "/api/me/hook", {"url": named})
        assert ana.ok("POST", "/api/me/hook/trial") == {"failed": "address"}
        assert mine.got == []
    for url in (
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://",
        "http://me:word@a.example/",
        "x" * 600,
        "http:// a/",
    ):
        assert ana.refused("PUT", "/api/me/hook", {"url": url}) == (400, "bad-hook"), url
    for private in (
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:0a00:0001::", "224.0.0.1"),
    ):
        assert not hooks.is_public(private), private
    for public in ("93.184.216.34", "2606:2800:220:1::1"):
        assert hooks.is_public(public), public


def test_the_address_that_was_looked_at_is_the_one_that_is_called() -> None:
    """A name that means a public address first and a private one then: it is looked up once, and all must be public."""
    asked_for: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        asked_for.append(host)
        return ["93.184.216.34", "127.0.0.1"]

    outward = hooks.Outward(False, resolve)
    with pytest.raises(hooks.Refused):
        asyncio.run(outward.connect_tcp("rebinding.example", 80))
    assert asked_for == ["rebinding.example"]


def test_who_runs_the_server_may_want_no_calls(tmp_path: Path) -> None:
    with serving(tmp_path, hooks="off") as server:
        ana = server.guest("Ana")
        assert ana.ok("GET", "/api/me/turns")["hooks"] is False
        assert ana.refused("PUT", "/api/me/hook", {"url": "https://a.example/"}) == (409, "no-hooks")
