"""examples/bot.py plays whole games over the API."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import valtable
from tests.patience import PATIENCE
from tests.server.guest import until
from tests.server.players import ROOT, example
from tests.serving import ServerProcess
from valtable.games import GAMES

PROGRAM = str(ROOT / "examples" / "bot.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("bot") / "data", "--workers", "1").start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log


@pytest.mark.parametrize("game", valtable.games())
def test_a_whole_game_against_the_bots_of_the_server(server: ServerProcess, game: str) -> None:
    """As a program, on a table that it opens itself."""
    command = [sys.executable, PROGRAM, server.url, "--game", game, "--players", "3", "--level", "random"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert "Example bot" in lines[0]
    winners = [line for line in lines if line.endswith("  won")]
    if GAMES[game].team:
        assert len(winners) == 3 or all(line.endswith("  lost") for line in lines)
    else:
        assert winners


def test_two_of_them_take_the_free_seats_of_a_table(server: ServerProcess) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
    made = httpx.post(f"{server.url}/api/tables", json={"game": valtable.games()[0], "seats": seats}).json()
    module = example("bot")
    bots = [module.sit_down(f"{server.url}/t/{made['id']}", "", 0, "", name) for name in ("Ada", "Bo")]
    with pytest.raises(module.Refused, match="no seat is free"):
        module.sit_down(f"{server.url}/t/{made['id']}", "", 0, "", "Cy")

    async def play() -> list[Any]:
        return await asyncio.gather(*(bot.play() for bot in bots))

    first, second = asyncio.run(play())
    assert first["score"] == second["score"]
    assert [seat["name"] for seat in first["table"]["seats"]][::2] == ["Ada", "Bo"]


def test_it_comes_back_after_the_server_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEBSOCKETS_BACKOFF_INITIAL_DELAY", "0.1")
    server = ServerProcess(tmp_path / "data", "--workers", "1").start()
    command = [sys.executable, PROGRAM, server.url, "--game", valtable.games()[0], "--level", "random"]
    try:
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            until(lambda: answers(server) >= 3)
            assert bot.poll() is None, "the game was over before the server could be killed"
            server.restart()
            out, errors = bot.communicate(timeout=PATIENCE)
            assert bot.returncode == 0, errors
            assert "won" in out
        finally:
            bot.kill()
    finally:
        server.kill()


def answers(server: ServerProcess) -> float:
    """How many answers people have given, programs among them."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith('valtable_answers_total{by="person"}'))


@pytest.mark.parametrize(
    ("path", "more", "reason"),
    [("/t/nowhere", [], "no such table"), ("/", ["--game", "chess"], "chess"), ("/", ["--players", "40"], "seats")],
)
def test_what_cannot_be_is_said_in_one_line(server: ServerProcess, path: str, more: list[str], reason: str) -> None:
    done = subprocess.run([sys.executable, PROGRAM, server.url + path, *more], capture_output=True, text=True)
    assert done.returncode == 1
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
