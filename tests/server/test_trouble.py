"""A database that is away, full or damaged: 503 and when to come back, what can be served is served, a short log."""

from __future__ import annotations

import errno
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError

from tests.server.guest import Guest, Served, serving, until
from valtable.server import logs, reviews
from valtable.server.trouble import told
from valtable.table.problem import Problem, later

TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OperationalError("", {}, Exception("database is locked")), "store-away"),
        (OperationalError("", {}, Exception("database or disk is full")), "store-full"),
        (DatabaseError("", {}, Exception("database disk image is malformed")), "store-damaged"),
        (InterfaceError("", {}, Exception("connection is closed")), "store-away"),
        (ConnectionRefusedError(), "store-away"),
        (OSError(errno.ENOSPC, "No space left on device"), "store-full"),
        (TimeoutError(), "store-away"),
    ],
    ids=["locked", "full", "malformed", "cut", "refused", "no space", "late"],
)
def test_what_goes_wrong_has_a_name(error: Exception, code: str) -> None:
    with pytest.raises(Problem) as found, told():
        raise error
    assert (found.value.status, found.value.code) == (503, code)
    assert int(found.value.headers["retry-after"]) > 0


def test_our_own_mistakes_stay_mistakes() -> None:
    with pytest.raises(IntegrityError), told():
        raise IntegrityError("", {}, Exception("twice"))


def test_the_same_trouble_is_said_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    logs.set_up()
    monkeypatch.setattr(logs, "SPARING", logs.Sparing())
    for _ in range(1000):
        logs.SPARING.warning("it is away", reason="x")
    assert capsys.readouterr().err.count("it is away") == 1


@contextmanager
def with_answers(data: Path) -> Iterator[tuple[Served, Guest, str]]:
    with serving(data) as served:
        ana = served.guest("Ana")
        table = ana.make("kingdom", TWO, seed=1)["id"]
        ana.random_answers(table, [0, 1], random.Random(1), 5)
        yield served, ana, table


def test_a_store_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there is shown; an answer is refused for now, and taken later. Nothing is lost, nothing is doubled."""
    with with_answers(tmp_path) as (served, ana, table):
        seat = next(one["seat"] for one in ana.state(table)["table"]["seats"] if one["asked"])
        before = ana.state(table, seat)
        question = before["question"]

        def full(_connection: object, _jobs: object) -> object:
            return [OperationalError("", {}, Exception("database or disk is full"))]

        with monkeypatch.context() as broken:
            broken.setattr(served.hall.store, "_do_all", full)
            for _ in range(3):
                response = ana.call(
                    "POST", f"/api/tables/{table}/answers", ana.body(question, question["options"][0]["id"])
                )
                assert (response.status_code, response.json()["code"]) == (503, "store-full")
                assert response.headers["retry-after"]
            assert ana.call("POST", "/api/tables", {"game": "kingdom", "seats": TWO}).status_code == 503
            served.hall.store.pulse_at = -100.0
            assert ana.call("GET", "/health").status_code == 503
            assert ana.state(table, seat) == before, "what can be served is served"
        ana.answer(table, question, question["options"][0]["id"])
        assert ana.ok("GET", "/health") == {"status": "ok"}
        assert len(served.match(table).history) == 6


def test_bots_wait_for_the_store_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        real, lost = served.hall.store._do_all, []

        def away(_connection: object, jobs: list[object]) -> object:
            lost.append(len(jobs))
            return [OperationalError("", {}, Exception("unable to open database file")) for _ in jobs]

        ana = served.guest("Ana")
        table = ana.make("kingdom", [{"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 2])
        monkeypatch.setattr("valtable.server.hall.WAIT", 0.05)
        ana.ok("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot", "level": "random"})
        until(lambda: len(served.match(table["id"]).history) > 1)
        monkeypatch.setattr(served.hall.store, "_do_all", away)
        until(lambda: len(lost) > 2)
        had = len(served.match(table["id"]).history)
        monkeypatch.setattr(served.hall.store, "_do_all", real)
        until(lambda: len(served.match(table["id"]).history) > had or served.match(table["id"]).over)


def test_a_damaged_page_costs_what_is_on_it(tmp_path: Path) -> None:
    """The row of one table is unreadable: others are played on, and that one says why."""
    with with_answers(tmp_path) as (_, ana, first):
        tables = [first, *(ana.make("kingdom", TWO, seed=n)["id"] for n in range(2, 30))]
        cookies = dict(ana.http.cookies.items())
    file = tmp_path / "valtable.db"
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.execute("PRAGMA journal_mode=DELETE")
        size = store.execute("PRAGMA page_size").fetchone()[0]
        root = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        page = store.execute(
            "SELECT max(pageno) FROM dbstat WHERE name = 'tables' AND pagetype = 'overflow'"
        ).fetchone()[0]
    assert page != root
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * size)
    with serving(tmp_path) as served:
        again = Guest(served.url)
        again.http.cookies.update(cookies)
        found = {table: again.call("GET", f"/api/tables/{table}").status_code for table in tables}
        well = [table for table, status in found.items() if status == 200]
        assert len(well) >= len(tables) - 2
        for table, status in found.items():
            assert status in (200, 409, 503), table
        assert set(found.values()) != {200}
        state = again.state(well[0])
        assert state["board"] is not None
        listed = {one["id"] for one in again.ok("GET", "/api/tables")["mine"]}
        assert set(well) <= listed


def test_a_review_waits_for_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether it looks for work or for the match, it does not fail, and the log is spared a trace."""
    monkeypatch.setattr(reviews, "LOOK", 0.01)
    tries: list[str] = []

    def away(what: str) -> Callable[..., Awaitable[None]]:
        async def fail(*_: object) -> None:
            tries.append(what)
            raise later(503, "store-away", "the database does not answer", 2)

        return fail

    with serving(tmp_path) as served:
        made = served.house.reviews
        monkeypatch.setattr(made, "_end", away("given up"))
        monkeypatch.setattr(made, "_claim", away("look"))
        until(lambda: len(tries) > 2)

        async def claim() -> str:
            return "some table"

        monkeypatch.setattr(served.hall, "read", away("load"))
        monkeypatch.setattr(made, "_claim", claim)
        until(lambda: tries.count("load") > 2)
    assert "given up" not in tries
    said = capsys.readouterr()
    assert "a review failed" not in said.out + said.err
