"""A new version of Valtable is installed while people play: their table goes on, and says what was taken back."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import CUT_OFF, Console, NewPage
from tests.browser.play import ME, OPEN, Person, meet
from tests.saves.make import HERE, saves
from tests.serving import ServerProcess
from valtable.games import GAMES
from valtable.server import shared

YESTERDAY = "a-building-of-yesterday"


def old_match() -> tuple[str, dict[str, object]]:
    """A match of two as the first version of a game saved it, in the middle of it."""
    for text in saves(HERE / "villages" / "1-94105d5.json.gz"):
        body = json.loads(text)
        if body["players"] == 2 and 10 < len(body["history"]) < 100 and not any(body["options"].values()):
            return text, body
    raise AssertionError("there is no such save")


def put_back(server: ServerProcess, table: str, text: str, body: dict[str, object]) -> None:
    """As if the older server had left the table so: with two answers since, which the rules of today do not know."""
    with closing(sqlite3.connect(server.data / "valtable.db")) as store:
        store.execute('DELETE FROM moves WHERE "table" = ?', (table,))
        for n in (1, 2):
            values = (table, n, 0, YESTERDAY, False, 0)
            store.execute(
                'INSERT INTO moves ("table", n, seat, option, automatic, at) VALUES (?, ?, ?, ?, ?, ?)', values
            )
        store.execute(
            "UPDATE tables SET snapshot = ?, snapshot_moves = 0, moves = 2, options = ?, seed = ? WHERE id = ?",
            (text, json.dumps(body["options"]), str(body["seed"]), table),
        )
        store.commit()


def test_a_live_table_of_an_older_version_goes_on(new_page: NewPage, server: ServerProcess, console: Console) -> None:
    console.allow(CUT_OFF)
    text, body = old_match()
    assert body["rules"] == 1
    assert GAMES["villages"].prepare(2, None).version > 1
    ann = Person(new_page(reduced_motion="reduce"))
    ben = Person(new_page(reduced_motion="reduce"))
    people = (ann, ben)
    table = ann.open("villages", [ME, OPEN], seed=5)
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1")
    server.kill()
    put_back(server, table, text, body)
    server.start()
    resumed, _ = shared.resume(text, [(0, YESTERDAY)] * 2)
    (lost,) = (event.args["n"] for event in resumed.events if event.kind == "taken-back")
    assert lost >= 2
    sentence = f"The rules were mended since this match was last saved: {lost} answers were taken back."
    for person in people:
        expect(person.page.get_by_text(sentence).first).to_be_visible()
        expect(person.page.get_by_text(person.say("connection-lost"))).to_have_count(0)
    asked, state = next(one for one in zip(people, meet(people), strict=True) if one[1]["question"] is not None)
    version = asked.choose(state["question"]["options"][0]["id"])["version"]
    server.kill()
    server.start()  # what was mended is written down
    asked.after(version)
    log = ann.call("GET", f"/tables/{table}")["log"]["events"]
    assert [line["message"][1]["n"] for line in log if line["kind"] == "taken-back"] == [lost]
