"""kill -9 in the middle of a game: everything that was acknowledged is there again, and the game goes on."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.guest import Guest, until
from tests.serving import ServerProcess


class Robot:
    """Answers at one table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, server: ServerProcess, game: str, seed: int) -> None:
        self.guest = Guest(server.url)
        self.table = self.guest.make(game, [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        try:
            while True:
                for seat in (0, 1):
                    question = self.guest.state(self.table, seat)["question"]
                    if question is not None:
                        option = self.rng.choice(question["options"])["id"]
                        self.guest.answer(self.table, question, option)
                        self.acknowledged.append((seat, option))
        except (httpx.HTTPError, AssertionError):
            pass  # the server is gone


@pytest.mark.parametrize("game", ["kingdom", "villages"])
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path, game: str) -> None:
    server = ServerProcess(tmp_path / "data").start()
    try:
        robots = [Robot(server, game, seed) for seed in range(3)]
        for robot in robots:
            robot.thread.start()
        until(lambda: all(len(robot.acknowledged) > 12 for robot in robots))
        server.kill()
        for robot in robots:
            robot.thread.join(PATIENCE)
        server.start()
        for robot in robots:
            state = robot.guest.state(robot.table)
            kept = answers(server, robot.table)
            assert kept[: len(robot.acknowledged)] == robot.acknowledged
            assert len(kept) <= len(robot.acknowledged) + 1, "at most the one whose acknowledgement was on its way"
            assert state["seat"] == 0, "the cookie still proves the seat"
            given = robot.guest.random_answers(robot.table, [0, 1], robot.rng, 10)
            assert given == 10 or robot.guest.state(robot.table)["table"]["status"] == "over"
        assert "Traceback" not in server.log
    finally:
        server.kill()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--bot-delay", "0.1").start()
    try:
        guest = Guest(server.url)
        table = guest.make("kingdom", [{"kind": "bot", "level": "random"}] * 3)["id"]
        until(lambda: moves(server, table) > 2)
        server.kill()
        before = moves(server, table)
        server.start()
        until(lambda: moves(server, table) > before + 3)  # and nobody has looked at the table
        assert "Traceback" not in server.log
    finally:
        server.kill()


def moves(server: ServerProcess, table: str) -> int:
    """How many moves the store has, without asking the server."""
    with closing(sqlite3.connect(server.data / "valtable.db")) as store:
        return int(store.execute("SELECT moves FROM tables WHERE id = ?", (table,)).fetchone()[0])


def answers(server: ServerProcess, table: str) -> list[tuple[int, str]]:
    """The answers of the two seats that a robot plays, as the store has them."""
    query = 'SELECT seat, option FROM moves WHERE "table" = ? AND seat < 2 ORDER BY n'
    with closing(sqlite3.connect(server.data / "valtable.db")) as store:
        return [(seat, option) for seat, option in store.execute(query, (table,))]
