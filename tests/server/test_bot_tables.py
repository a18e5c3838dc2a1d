"""Bots play at so many tables at a time for one address, and no more: nobody can keep all of them busy."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from litestar.datastructures import Address

from tests.server.guest import Guest, Json, Served, until
from valtable.server.limits import BOT_TABLES, BOTS_IDLE, is_this_machine, place_of
from valtable.table.table import now

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
    # a game that is over, or that nobody has touched for a while, makes room
    for what, value in (("status", "over"), ("changed", now() - 1000 * BOTS_IDLE)):
        with closing(sqlite3.connect(server.settings.data / "valtable.db")) as store, store:
            store.execute(f"UPDATE tables SET {what} = ? WHERE id = ?", (value, ids.pop()))
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


def test_this_machine_has_no_such_limit(ana: Guest) -> None:
    for _ in range(BOT_TABLES + 2):
        ana.make("villages", WITH_A_BOT)
    for own in ("127.0.0.1", "127.9.9.9", "::1"):
        assert is_this_machine(place_of(Address(own, 1)))


def test_bots_alone_play_on_and_make_room(ana: Guest) -> None:
    """A table of bots counts while they play, and no longer."""
    status, made = open_table(ana, [{"kind": "bot", "level": "random"}] * 2, "203.0.113.30")
    assert status == 201
    until(lambda: ana.state(made["id"])["table"]["status"] == "over")
    tables_until_refused(ana, "203.0.113.30")
