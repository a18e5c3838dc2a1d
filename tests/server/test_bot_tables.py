"""Bots play at so many tables at a time for one address, and no more: nobody can keep all of them busy."""

from __future__ import annotations

import pytest
from litestar.datastructures import Address

from tests.server.guest import Guest, Json, Served, until
from valtable.server import limits
from valtable.server.limits import BOT_TABLES, BotTables, place_of
from valtable.table.problem import Problem

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
FAR, FARTHER, FAR_6 = "203.0.113.7", "203.0.113.8", "2001:db8:1:2::7"


def open_table(guest: Guest, seats: list[Json], address: str) -> tuple[int, Json]:
    body = {"game": "villages", "seats": seats}
    response = guest.call("POST", "/api/tables", body, headers={"x-forwarded-for": address})
    return response.status_code, response.json()


def tables_until_refused(guest: Guest, address: str) -> list[str]:
    """Tables with a bot and me, until there are too many."""
    ids = []
    for _ in range(BOT_TABLES):
        status, made = open_table(guest, WITH_A_BOT, address)
        assert status == 201, made
        ids.append(made["id"])
    status, problem = open_table(guest, WITH_A_BOT, address)
    assert (status, problem["code"], problem["args"]) == (429, "too-many-bots", {"max": BOT_TABLES})
    return ids


def test_bots_play_at_so_many_tables_for_one_address(server: Served, ana: Guest, bo: Guest) -> None:
    ids = tables_until_refused(ana, FAR)
    response = ana.call(
        "POST", "/api/tables", {"game": "villages", "seats": WITH_A_BOT}, headers={"x-forwarded-for": FAR}
    )
    assert int(response.headers["retry-after"]) > 0
    assert open_table(ana, [{"kind": "me"}, {"kind": "open"}], FAR)[0] == 201, "people need no bots"
    assert open_table(bo, WITH_A_BOT, FARTHER)[0] == 201, "another address has not felt it"
    assert open_table(bo, WITH_A_BOT, FAR_6)[0] == 201
    # a game that is over makes room
    entry = server.hall.entries[ids[0]]
    assert entry.table is not None
    over = entry.table.copy()
    over.status = "over"
    entry.table = over
    server.house.bot_tables.tables[FAR][ids[0]] -= limits.ARRIVING
    assert open_table(ana, WITH_A_BOT, FAR)[0] == 201
    assert open_table(ana, WITH_A_BOT, FAR)[0] == 429


def test_there_is_no_way_round_it(ana: Guest) -> None:
    """A bot that fills an open seat is one as well; at a table that has one already it is nothing new."""
    status, made = open_table(ana, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "203.0.113.20")
    assert status == 201
    ids = tables_until_refused(ana, "203.0.113.20")
    path = f"/api/tables/{made['id']}/seats/1"
    headers = {"x-forwarded-for": "203.0.113.20"}
    assert ana.refused("PUT", path, {"kind": "bot"}, headers=headers) == (429, "too-many-bots")
    assert [seat["kind"] for seat in ana.state(made["id"])["table"]["seats"]] == ["person", "open", "open"]
    ana.ok("PUT", f"/api/tables/{ids[0]}/seats/1", {"kind": "bot", "level": "greedy"}, headers=headers)
    ana.ok("PUT", path, {"kind": "bot", "level": "random"}, headers={"x-forwarded-for": "203.0.113.21"})


def test_this_machine_has_no_such_limit(server: Served, ana: Guest) -> None:
    for _ in range(BOT_TABLES + 2):
        ana.make("villages", WITH_A_BOT)
    for own in ("127.0.0.1", "127.9.9.9", "::1"):
        for n in range(BOT_TABLES + 1):
            server.house.bot_tables.take(place_of(Address(own, 1)), f"{own} {n}")


def test_tables_that_are_no_more_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    playing: set[str] = set()
    tables = BotTables(playing.__contains__)
    for n in range(BOT_TABLES):
        tables.take(FAR, f"table {n}")
    with pytest.raises(Problem):
        tables.take(FAR, "one more")  # none of them is in the hall yet, but they are on their way
    monkeypatch.setattr(limits, "ARRIVING", -1.0)
    playing.update(f"table {n}" for n in range(3, BOT_TABLES))
    for n in range(3):
        tables.take(FAR, f"new {n}")
        playing.add(f"new {n}")
    with pytest.raises(Problem):
        tables.take(FAR, "one more")
    playing.clear()
    monkeypatch.setattr(limits, "KEPT", 1)
    tables.take(FARTHER, "another")
    assert set(tables.tables) == {FARTHER}, "addresses without such tables are forgotten"


def test_bots_alone_play_on_and_make_room(server: Served, ana: Guest) -> None:
    """A table of bots counts while they play, and no longer."""
    status, made = open_table(ana, [{"kind": "bot", "level": "random"}] * 2, "203.0.113.30")
    assert status == 201
    until(lambda: ana.state(made["id"])["table"]["status"] == "over")
    assert not server.hall.has_bots(made["id"])
