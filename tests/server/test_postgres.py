"""Two server processes share one PostgreSQL: players on both, and one of the servers dies.

Skipped only where no PostgreSQL can be had, with the reason.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import valtable
from tests.patience import PATIENCE
from tests.postgres import REASON, running_postgres
from tests.server.guest import Guest, serving, until
from tests.server.players import example, gone_to, next_state, state_from
from tests.serving import ServerProcess
from tests.story import told
from tools import machine
from valtable.server import schema

GAME = valtable.games()[0]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    if machine.postgres() is None:
        pytest.skip(REASON)
    with running_postgres() as address:
        yield address


def ask(address: str, query: str, *values: Any) -> list[Any]:
    """What the database itself says."""

    async def fetch() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    return asyncio.run(fetch())


def fresh(address: str, name: str) -> str:
    """An empty database of that name."""
    ask(address, f"CREATE DATABASE {name}")
    return address.rpartition("/")[0] + "/" + name


def answers(database: str, table: str) -> list[tuple[int, str]]:
    """All that were accepted at a table."""
    found = ask(database, 'SELECT seat, option FROM moves WHERE "table" = $1 ORDER BY n', table)
    return [(row["seat"], row["option"]) for row in found]


class Pair:
    """Two servers and their database."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.a, self.b = (ServerProcess(folder / name, "--workers", "1", "--database", database) for name in ("a", "b"))

    def start(self) -> None:
        """Both at the same moment, on a database that may be empty."""
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(ServerProcess.start, (self.a, self.b)))

    def kill(self) -> None:
        self.a.kill()
        self.b.kill()


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory.mktemp("pair"), fresh(postgres, "pair"))
    try:
        pair.start()
        yield pair
        for server in (pair.a, pair.b):
            assert server.stop() == 0
            assert "Traceback" not in server.log
    finally:
        pair.kill()


def test_two_servers_migrate_an_empty_database_together(pair: Pair) -> None:
    found = ask(
        pair.database,
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
    )
    columns = {(row["table_name"], row["column_name"]) for row in found}
    wanted = {(table.name, column.name) for table in schema.metadata.tables.values() for column in table.columns}
    assert wanted <= columns
    assert {table for table, _ in columns} == {*schema.metadata.tables, "alembic_version"}
    assert len(ask(pair.database, "SELECT * FROM alembic_version")) == 1
    assert len(ask(pair.database, "SELECT * FROM keys")) == 1  # of the two that were made, one holds for both


def test_what_is_done_on_one_is_known_on_the_other(pair: Pair) -> None:
    """A seat taken, a line said, a finger pointed, an answer given: pushed to whoever watches on the other server. Who
    comes to the server that does not have the table is taken there, and is as present as the others."""
    ana = Guest(pair.a.url)
    made = ana.make(GAME, [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    table = made["id"]
    with ana.live(table, 0) as live:
        assert next_state(live)["table"]["status"] == "open"
        bo = Guest(pair.b.url)
        bo.sit(table, 1, "Bo")
        state = next_state(live)
        while state["table"]["status"] != "playing":
            state = next_state(live)
        assert state["table"]["seats"][1]["name"] == "Bo"
        assert bo.refused("POST", f"/api/tables/{table}/seats/1", {"name": "Cy"}) == (409, "seat-taken")
        assert ana.refused("POST", f"/api/tables/{table}/seats/1", {"name": "Cy"}) == (409, "seat-taken")
        bo.ok("POST", f"/api/tables/{table}/talk", {"seat": 1, "text": "Bonjour"})
        until(lambda: [line["text"] for line in next_state(live)["talk"]["said"]] == ["Bonjour"])
        bo.ok("POST", f"/api/tables/{table}/point", {"seat": 1, "thing": "seat-0"})
        until(lambda: json.loads(live.recv(PATIENCE)) == {"type": "pointed", "seat": 1, "thing": "seat-0"})
        for guest in (ana, bo):
            (listed,) = [one for one in guest.ok("GET", "/api/tables")["mine"] if one["id"] == table]
            assert [seat["online"] for seat in listed["seats"]] == [True, False]
        with bo.live(table, 1) as passed_on:
            assert [seat["online"] for seat in next_state(passed_on)["table"]["seats"]] == [True, True]
            until(lambda: [seat["online"] for seat in next_state(live)["table"]["seats"]] == [True, True])
        assert 'valtable_passed_on_total{kind="live"}' in bo.call("GET", "/metrics").text
        question = bo.state(table, 1)["question"] or ana.state(table, 0)["question"]
        who = (ana, bo)[question["seat"]]
        who.answer(table, question, question["options"][0]["id"])
        until(lambda: not next_state(live)["table"]["seats"][question["seat"]]["asked"])


def test_names_of_tables_that_cannot_be(pair: Pair) -> None:
    """A text in PostgreSQL has no NUL: the store must not even be asked."""
    ana = Guest(pair.a.url)
    for name in ("%00", "a%00b", "%ED%A0%80", "x" * 400):
        assert ana.refused("GET", f"/api/tables/{name}") == (404, "no-such-table")
        body = {"seat": 0, "n": 0, "prompt": "x", "option": "y"}
        assert ana.refused("POST", f"/api/tables/{name}/answers", body) == (404, "no-such-table")


def test_the_cookie_of_one_is_good_on_the_other(pair: Pair) -> None:
    ana = Guest(pair.a.url)
    table = ana.make(GAME, [{"kind": "me"}, {"kind": "me"}])["id"]
    there = gone_to(ana, pair.b.url)
    state = there.state(table, 1)
    assert [seat["mine"] for seat in state["table"]["seats"]] == [True, True]
    assert state["table"]["host"] is True
    assert table in [one["id"] for one in there.ok("GET", "/api/tables")["mine"]]
    assert there.random_answers(table, [0, 1], random.Random(1), 3) == 3
    until(lambda: ana.state(table, 0)["version"] == there.state(table, 0)["version"])
    assert len(answers(pair.database, table)) == 3
    assert ana.state(table, 0)["log"] == there.state(table, 0)["log"]
    stranger = Guest(pair.b.url)
    assert stranger.refused("GET", f"/api/tables/{table}?seat=0") == (403, "not-your-seat")


def test_recovery_words_are_good_on_the_other(pair: Pair) -> None:
    made = Guest(pair.a.url).make(GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    phone = Guest(pair.b.url)
    words = made["seats"][0]["recovery"]
    assert phone.ok("POST", f"/api/tables/{made['id']}/recover", {"words": words})["seat"] == 0
    assert phone.state(made["id"], 0)["seat"] == 0


def test_of_two_answers_at_once_one_wins(pair: Pair) -> None:
    """The same question is answered on both servers at the same moment, again and again."""
    here = Guest(pair.a.url)
    table = here.make(GAME, [{"kind": "me"}, {"kind": "me"}], seed=5)["id"]
    there = gone_to(here, pair.b.url)
    rng = random.Random(3)
    accepted: list[tuple[int, str]] = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(25):
            questions = [q for seat in (0, 1) if (q := here.state(table, seat)["question"]) is not None]
            question = rng.choice(questions)
            options = [rng.choice(question["options"])["id"] for _ in range(2)]
            together = threading.Barrier(2)

            def send(
                guest: Guest, option: str, question: Any = question, together: threading.Barrier = together
            ) -> httpx.Response:
                body = guest.body(question, option)
                together.wait(PATIENCE)
                return guest.call("POST", f"/api/tables/{table}/answers", body)

            replies = list(pool.map(send, (here, there), options))
            assert sorted(reply.status_code for reply in replies) == [200, 409], [reply.text for reply in replies]
            winner = 0 if replies[0].status_code == 200 else 1
            assert replies[1 - winner].json()["code"] == "stale"
            accepted.append((question["seat"], options[winner]))
            assert answers(pair.database, table) == accepted
    until(lambda: seen(here, table, (0, 1)) == seen(there, table, (0, 1)))


class Spectator:
    """Somebody who watches on one server, and keeps every state."""

    def __init__(self, url: str, table: str) -> None:
        self.states: dict[int, Any] = {}
        self.guest = Guest(url)
        self.table = table
        self.ready = threading.Event()

    def watch(self) -> None:
        """Until the end of the game."""
        with self.guest.live(self.table) as live:
            while True:
                state = next_state(live)
                self.ready.set()
                self.states[state["version"]] = {key: state[key] for key in ("board", "question", "score")}
                if state["score"] is not None:
                    return


def test_a_whole_game_with_players_on_both(pair: Pair) -> None:
    """Two people, a program and a bot of the servers; whoever watches sees the same on either."""
    ana = Guest(pair.a.url)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
    table = ana.make(GAME, seats)["id"]
    bo = Guest(pair.b.url)
    bo.sit(table, 1, "Bo")
    watching = [Spectator(server.url, table) for server in (pair.a, pair.b)]
    with ThreadPoolExecutor(5) as pool:
        work: list[Future[Any]] = [pool.submit(one.watch) for one in watching]
        for one in watching:
            assert one.ready.wait(PATIENCE)
        bot = example("bot").sit_down(f"{pair.b.url}/t/{table}", "", 0, "", "Program")
        work.append(pool.submit(lambda: asyncio.run(bot.play())))
        work.append(pool.submit(ana.random_answers, table, [0], random.Random(1)))
        work.append(pool.submit(bo.random_answers, table, [1], random.Random(2)))
        for done in work:
            done.result(PATIENCE)
    here, there = (one.states for one in watching)
    both = sorted(here.keys() & there.keys())
    assert len(both) > 10
    for version in both:
        assert here[version] == there[version], f"version {version} differs"
    ends = [ana.state(table, 0), gone_to(ana, pair.b.url).state(table, 0)]
    assert ends[0]["score"] is not None
    for key in ("version", "position", "board", "score", "log"):
        assert ends[0][key] == ends[1][key]
    matches = [guest.ok("GET", f"/api/tables/{table}/match") for guest in (ana, bo)]
    assert matches[0] == matches[1]


class Stubborn:
    """A person who goes to the other server when theirs is gone, and who remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int, homes: list[str], going: threading.Event) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.homes = homes  # where they are, and where they would go
        self.acknowledged: list[tuple[int, str]] = []
        self.moved = 0
        self.going = going  # while it is not set, they wait
        self.enough = False

    def play(self) -> None:
        rng = random.Random(self.seat)
        while self.going.wait(PATIENCE) and not self.enough:
            try:
                found = self.guest.call("GET", f"/api/tables/{self.table}?seat={self.seat}")
                state = found.json()
                if found.status_code == 200 and state["score"] is not None:
                    return
                question = state["question"] if found.status_code == 200 else None
                if question is None:
                    assert found.status_code in (200, 503), found.text
                    time.sleep(0.005)
                    continue
                option = rng.choice(question["options"])["id"]
                reply = self.guest.call("POST", f"/api/tables/{self.table}/answers", Guest.body(question, option))
                if reply.status_code == 503:
                    time.sleep(0.05)  # whether it was taken is seen from the next state
                    continue
                assert reply.status_code == 200 or reply.json()["code"] == "stale", reply.text
                if reply.status_code == 200:
                    self.acknowledged.append((question["n"], option))
            except httpx.TransportError:
                self.homes.reverse()
                self.moved += 1
                self.guest = gone_to(self.guest, self.homes[0])
                time.sleep(0.05)


def test_a_server_is_killed_in_the_middle(postgres: str, tmp_path: Path) -> None:
    """Nothing acknowledged is lost, players go on at the other server, and so do the bots; then it comes back."""
    pair = Pair(tmp_path, fresh(postgres, "killed"))
    try:
        pair.start()
        ana = Guest(pair.a.url)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table = ana.make(GAME, seats)["id"]
        bo = Guest(pair.b.url)
        bo.sit(table, 1)
        going = threading.Event()
        going.set()
        people = [
            Stubborn(ana, table, 0, [pair.a.url, pair.b.url], going),
            Stubborn(bo, table, 1, [pair.b.url, pair.a.url], going),
        ]
        with ThreadPoolExecutor(2) as pool:
            work = [pool.submit(person.play) for person in people]
            until(lambda: len(people[0].acknowledged) >= 8 or work[0].done())
            pair.a.kill()
            known = len(people[0].acknowledged)
            until(lambda: people[0].moved > 0 and len(people[0].acknowledged) >= known + 3)
            going.clear()  # else the game might be over before the first one is back
            pair.a.start()
            pair.b.kill()
            going.set()
            known = len(people[1].acknowledged)
            until(lambda: len(people[1].acknowledged) >= known + 3 or work[1].done())
            pair.b.start()
            for person in people:
                person.enough = True
            for one in work:
                one.result(PATIENCE)
        assert people[0].moved
        assert people[1].moved
        kept = answers(pair.database, table)
        for person in people:
            mine = [option for seat, option in kept if seat == person.seat]
            for n, option in person.acknowledged:
                assert mine[n] == option
        until(lambda: seen(people[0].guest, table, (0,)) == seen(gone_to(people[0].guest, pair.b.url), table, (0,)))
    finally:
        pair.kill()


def watch(live: ClientConnection) -> None:
    """For as long as one can."""
    while True:
        next_state(live)


def test_bots_go_on_when_the_server_that_drove_them_is_gone(postgres: str, tmp_path: Path) -> None:
    """Nobody answers, somebody only watches: the other server takes the bots over. Then it is asked to stop, and
    hands the table over to the first one, which is back."""
    pair = Pair(tmp_path, fresh(postgres, "bots"))
    try:
        pair.start()
        ana = Guest(pair.a.url)
        table = ana.make(GAME, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=4)["id"]
        with gone_to(ana, pair.b.url).live(table, 0) as live:
            state = next_state(live)
            while True:  # until the bot is about to think, on the server that is then killed
                question = state["question"]
                assert question is not None
                reply = ana.answer(table, question, question["options"][0]["id"])
                state = state_from(live, reply["version"])
                if state["question"] is None:
                    break
            pair.a.kill()
            with pytest.raises(ConnectionClosed):
                watch(live)
        there = gone_to(ana, pair.b.url)
        with there.live(table, 0) as live:  # it is let in as soon as the dead one counts as dead
            state = next_state(live)
            while state["question"] is None and state["score"] is None:
                state = next_state(live)
            assert answers(pair.database, table)[-1][0] == 1, "the bot has answered"
            pair.a.start()
            pair.b.process.send_signal(signal.SIGTERM)  # type: ignore[union-attr]
            with pytest.raises(ConnectionClosed) as closed:
                watch(live)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "come again"
        back = gone_to(there, pair.a.url)
        with back.live(table, 0) as live:
            before, state = state, next_state(live)
        assert state["version"] >= before["version"], "nothing is lost"
        if state["question"] is not None:
            back.answer(table, state["question"], state["question"]["options"][0]["id"])
        assert pair.b.process is not None
        assert pair.b.process.wait(PATIENCE) == 0
    finally:
        pair.kill()


def test_a_cut_line_to_the_database_is_mended(pair: Pair) -> None:
    """Every connection is cut at once, as when the database is started again: both servers go on."""
    ana = Guest(pair.a.url)
    table = ana.make(GAME, [{"kind": "me"}, {"kind": "me"}])["id"]
    there = gone_to(ana, pair.b.url)
    with there.live(table, 0) as live:
        next_state(live)
        ask(
            pair.database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1",
            pair.database.rpartition("/")[2],
        )
        until(lambda: all(httpx.get(f"{one.url}/health").status_code == 200 for one in (pair.a, pair.b)))
        question = next(q for seat in (0, 1) if (q := ana.state(table, seat)["question"]) is not None)
        ana.answer(table, question, question["options"][0]["id"])
        try:
            state = next_state(live)
            while state["table"]["seats"][question["seat"]]["asked"]:
                state = next_state(live)
        except ConnectionClosed as closed:
            raise AssertionError(f"a live connection was lost: {closed}") from closed


@pytest.mark.parametrize("game", valtable.games())
def test_both_stores_give_the_same_states(postgres: str, tmp_path: Path, game: str) -> None:
    """The same answers, and some of them taken back: the same states while it is played, and when it is read again."""
    database = fresh(postgres, f"same_{game}")
    stores: list[dict[str, Any]] = [{}, {"database": database}]
    played = [
        [played_on(tmp_path / f"{i}", store, game), read_again(tmp_path / f"{i}", store)]
        for i, store in enumerate(stores)
    ]
    assert len(played[0][0]) > 50
    assert played[0] == played[1]
    assert played[0][0][-1] == played[0][1]


def seen(guest: Guest, table: str, seats: tuple[int, ...] = (0, 1, 2)) -> Any:
    """What all seats see, without what differs from table to table."""
    states = [guest.state(table, seat) for seat in seats]
    for state in states:
        for name in ("id", "created", "changed"):
            del state["table"][name]
        for seat in state["table"]["seats"]:
            seat["online"] = False
        for line in state["talk"]["said"]:
            del line["at"]
    return states


def played_on(data: Path, store: dict[str, Any], game: str) -> list[Any]:
    """The states after each of many answers."""
    rng = random.Random(11)
    with serving(data, **store) as served:
        ana = Guest(served.url)
        people = [{"kind": "me", "name": name} for name in ("Ana", "Bo", "Cy")]
        made = ana.make(game, people, seed=77, title="The same")
        table = made["id"]
        (data / "table").write_text(f"{table} {','.join(seat['secret'] for seat in made['seats'])}")
        states = [seen(ana, table)]
        ana.ok("POST", f"/api/tables/{table}/talk", {"seat": 2, "text": "Où ça ? « Là »"})
        for turn in range(50):
            asked = [state["question"] for state in states[-1] if state["question"] is not None]
            if not asked:
                break
            question = rng.choice(asked)
            ana.answer(table, question, rng.choice(question["options"])["id"])
            states.append(seen(ana, table))
            back = [state["seat"] for state in states[-1] if state["undo"]["allowed"]]
            if turn % 7 == 3 and back:
                ana.ok("POST", f"/api/tables/{table}/undo", {"seat": back[0]})
                states.append(seen(ana, table))
        return states


def read_again(data: Path, store: dict[str, Any]) -> Any:
    """What another server reads from the same store."""
    table, secrets = (data / "table").read_text().split()
    with serving(data, **store) as served:
        states = seen(Guest(served.url, *secrets.split(",")), table)
        for state in states:
            state["table"]["host"] = True  # the host's secret was in a cookie
        return states


def test_a_campaign_on_two_servers(postgres: str, tmp_path: Path) -> None:
    """The result is entered by the one, and the other goes on; a file that is opened there is played there, too."""
    database = fresh(postgres, "campaigns")
    with (
        told(),
        serving(tmp_path / "a", database=database) as one,
        serving(tmp_path / "b", database=database) as other,
    ):
        ana = one.guest("Ana")
        first = ana.make("villages", [{"kind": "me"}], campaign=True)["id"]
        campaign = ana.state(first)["table"]["campaign"]
        ana.random_answers(first, [0], random.Random(1))
        away = Guest(other.url)
        away.http.cookies.update(ana.http.cookies)
        found = away.ok("GET", f"/api/campaigns/{campaign}")
        assert [(try_["chapter"], try_["won"]) for try_ in found["tries"]] == [("farm", True)]
        goal = {"chapter": "forge", "after": first}
        second = away.ok("POST", f"/api/campaigns/{campaign}/tables", goal)["id"]
        assert ana.ok("POST", f"/api/campaigns/{campaign}/tables", goal)["id"] == second
        assert ana.state(second)["table"]["options"]["coffer"] == {"won": ["farm"]}
        file = away.call("GET", f"/api/campaigns/{campaign}/file").content
        opened = ana.ok("POST", "/api/campaigns/open", content=file)["id"]
        third = ana.ok("POST", f"/api/campaigns/{opened}/tables", {"chapter": "forge", "after": None})["id"]
        assert ana.state(third)["seat"] == 0
