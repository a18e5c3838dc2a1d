"""What strangers send is read in a process that can be ended, with limits of time and memory."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import valtable
from tests.server import strange_texts
from tests.server.guest import Guest, Json
from valtable.engine.save import digest_of
from valtable.games import GAMES
from valtable.server import reading as reading_module
from valtable.server.reading import Reading, TooCostly
from valtable.table.problem import Problem

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits processes as only Unix can")

DEEP = "a." * 30_000 + "a = 1\n"
TWO = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def reads(test: Callable[[Reading], Awaitable[None]]) -> None:
    async def inside() -> None:
        reading = Reading()
        try:
            await test(reading)
        finally:
            reading.close()

    asyncio.run(inside())


@pytest.mark.parametrize("habit", [strange_texts.burn, strange_texts.devour])
def test_a_text_that_takes_too_much_is_given_up(habit: Callable[[str], Any]) -> None:
    async def run(reading: Reading) -> None:
        with pytest.raises(TooCostly):
            await reading.read("here", habit, "text")
        assert await reading.read("here", strange_texts.echo, "the next one") == "the next one"
        assert not reading.waiting

    reads(run)


def test_a_text_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_module, "SECONDS", 0.2)

    async def run(reading: Reading) -> None:
        await reading.child.start()
        with pytest.raises(TooCostly):
            await reading.read("here", strange_texts.sleep, "text")

    reads(run)


def test_one_place_cannot_keep_the_reader_for_itself() -> None:
    async def run(reading: Reading) -> None:
        async with reading.turn:  # somebody's text is being read
            mine = [asyncio.create_task(reading.read("here", strange_texts.echo, "text")) for _ in range(4)]
            await asyncio.sleep(0)
            with pytest.raises(Problem) as refused:
                await reading.read("here", strange_texts.echo, "text")
            assert (refused.value.status, refused.value.code) == (503, "crowded")
            assert refused.value.headers["retry-after"]
            other = asyncio.create_task(reading.read("there", strange_texts.echo, "text"))
            await asyncio.sleep(0)
            assert not other.done()
        assert await asyncio.gather(*mine, other) == ["text"] * 5

    reads(run)


# --- through the door ------------------------------------------------------------------------------------------------


def packed(game: str, text: str) -> Json:
    return {"game": game, "seats": TWO, "options": {"cards": text}}


@pytest.mark.parametrize("game", ["kingdom", "margraves"])
def test_a_pack_with_an_endless_key_is_refused(ana: Guest, game: str) -> None:
    for text in (DEEP, "[" + "a." * 30_000 + "a]\n", "x = {" + '"a" . ' * 5_000 + "a = 1}\n"):
        response = ana.call("POST", "/api/tables", packed(game, text))
        assert response.status_code == 400
        assert response.json()["code"] == "bad-setup"
        assert "more than 8 parts" in response.json()["args"]["reason"]


def test_a_pack_of_ones_own_is_played_with(ana: Guest) -> None:
    made = ana.ok("POST", "/api/tables", packed("kingdom", GAMES["kingdom"].text("cards.toml")))
    assert ana.state(made["id"])["table"]["options"]["cards"] is True


def forged(game: str, change: Callable[[Json], None], players: int = 2, answers: int = 6) -> bytes:
    """A saved match, changed and signed again."""
    match = valtable.new(game, players, seed=3)
    for _ in range(answers):
        question = match.questions[0]
        match.answer(question.seat, question.options[0])
    body = json.loads(match.save())
    body.pop("digest")
    change(body)
    body["digest"] = digest_of(body)
    return json.dumps(body).encode()


def leave_alone(_body: Json) -> None:
    pass


def crowd(body: Json) -> None:
    players = body["checkpoint"]["fields"]["players"]
    body["checkpoint"]["fields"]["players"] = [players[0]] * 8452


def one_more(body: Json) -> None:
    body["checkpoint"]["fields"]["players"].append(body["checkpoint"]["fields"]["players"][0])


def rich(body: Json) -> None:
    body["checkpoint"]["fields"]["players"][0]["fields"]["gold"] = 10**9


def wrong_kind(body: Json) -> None:
    body["checkpoint"]["fields"]["players"][0]["fields"]["gold"] = "much"


def chatty(body: Json) -> None:
    body["events"] = [{"kind": "forced", "args": {}}] * 50_000


def strange_event(body: Json) -> None:
    body["events"].append({"kind": "<b>", "args": {}})


def strange_seat(body: Json) -> None:
    body["history"].insert(0, [7, "pass"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (crowd, "where a match begins with"),
        (one_more, "3 players in a game of 2"),
        (rich, "a number beyond all measure"),
        (wrong_kind, "that is no int"),
        (chatty, "50000 events after 6 answers"),
        (strange_event, "is no event"),
        (strange_seat, "an answer should be a seat and an option"),
    ],
)
def test_a_forged_match_is_refused_with_the_reason(ana: Guest, change: Callable[[Json], None], reason: str) -> None:
    response = ana.call("POST", "/api/tables/open", content=forged("kingdom", change))
    assert response.status_code == 400
    assert response.json()["code"] == "bad-file"
    assert reason in response.json()["detail"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_honest_match_is_opened(ana: Guest, game: str) -> None:
    made = ana.ok("POST", "/api/tables/open", content=forged(game, leave_alone))
    assert ana.state(made["id"])["seat"] == 0
