"""A bot that plays over Valtable's JSON API: it needs httpx and websockets, and nothing of Valtable itself.

    python examples/bot.py http://127.0.0.1:8300/t/ID                   sit down at a free seat of that table
    python examples/bot.py http://127.0.0.1:8300/ --game villages --players 3   open a table with the server's bots

It listens to the table, answers when it is asked, comes back when the connection is cut, and prints the result.
`choose` is the place for better ideas. What everything means is in docs/wire.md and at /api/docs of a running server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FOR_GOOD = ("no-such-table", "table-broken", "not-your-seat")  # problems that do not pass by themselves
PASSING = (429, 503)  # the statuses of those that do, with a header that says when to ask again
TIMID = ("pass", "done", "stop", "no")  # options that only end something


def choose(question: dict[str, Any]) -> str:
    """The id of an option: anything that does something, at random; else whatever there is."""
    options: list[str] = [option["id"] for option in question["options"]]
    bold = [option for option in options if option not in TIMID]
    return random.choice(bold or options)


class Refused(Exception):
    """The server says no; the text is its reason."""


class Bot:
    """One seat at one table."""

    def __init__(self, server: str, table: str, seat: int, secret: str) -> None:
        self.table = f"/api/tables/{table}"
        self.live = f"{server.replace('http', 'ws', 1)}{self.table}/live?seat={seat}"
        self.proof = {"Authorization": f"Bearer {secret}"}
        self.http = httpx.AsyncClient(base_url=server, headers=self.proof)
        self.seat = seat
        self.version = 0  # after my last answer, as my seat counts: what is older needs no answer

    async def play(self) -> dict[str, Any]:
        """Play until the game is over; the last state."""
        async with self.http:
            async for live in connect(self.live, additional_headers=self.proof, max_size=None):  # again and again
                try:
                    async with live:
                        state = await self.follow(live)
                    if state is not None:
                        return state
                except (ConnectionClosed, httpx.TransportError):
                    pass
                await asyncio.sleep(0.5)  # the server may be starting again: what it has acknowledged is kept
        raise Refused("the server does not come back")

    async def follow(self, live: ClientConnection) -> dict[str, Any] | None:
        """Answer what is asked; the last state, or None when the server has closed the connection."""
        async for text in live:
            message = json.loads(text)
            if message["type"] == "gone":
                if message["problem"]["code"] in FOR_GOOD:
                    raise Refused(message["problem"]["detail"])
                return None  # its database is away, or too many ask: later
            if message["type"] != "state":
                continue  # somebody points at something, say
            state: dict[str, Any] = message["state"]
            if state["score"] is not None:
                return state
            asked = state["question"] is not None and state["version"] >= self.version
            if asked and not await self.answer(state["question"]):
                await live.send(json.dumps({"type": "look", "seat": self.seat}))  # show me again
        return None

    async def answer(self, question: dict[str, Any]) -> bool:
        """Whether the server took the answer; if not, the question may have changed, or we were too fast."""
        answer = {key: question[key] for key in ("seat", "n", "prompt")} | {"option": choose(question)}
        reply = await self.http.post(f"{self.table}/answers", json=answer)
        if reply.status_code == 200:
            self.version = reply.json()["version"]
            return True
        if reply.status_code not in (409, *PASSING):
            raise Refused(reply.text)
        await asyncio.sleep(float(reply.headers.get("retry-after", 0.1)))
        return False


def sit_down(address: str, game: str, players: int, level: str, name: str) -> Bot:
    """A bot at a free seat of the table at that address, or at a new table of the server there."""
    parts = urlsplit(address)
    server = f"{parts.scheme}://{parts.netloc}"
    with httpx.Client(base_url=server) as http:
        if not parts.path.startswith("/t/"):
            seats = [{"kind": "me", "name": name}, *[{"kind": "bot", "level": level}] * (players - 1)]
            made = got(ask(http, "POST", "/api/tables", {"game": game, "seats": seats}))
            return Bot(server, made["id"], 0, made["seats"][0]["secret"])
        table = parts.path.split("/")[2]
        for seat in got(ask(http, "GET", f"/api/tables/{table}"))["table"]["seats"]:
            if seat["kind"] == "open":
                reply = ask(http, "POST", f"/api/tables/{table}/seats/{seat['seat']}", {"name": name})
                if reply.status_code != 409:  # else somebody was quicker: try the next one
                    return Bot(server, table, seat["seat"], got(reply)["secret"])
    raise Refused("no seat is free at this table")


def ask(http: httpx.Client, method: str, path: str, body: Any = None) -> httpx.Response:
    """What the server says, when it has time for us."""
    while True:
        reply = http.request(method, path, json=body)
        if reply.status_code not in PASSING:
            return reply
        time.sleep(float(reply.headers.get("retry-after", 1)))


def got(reply: httpx.Response) -> dict[str, Any]:
    if not reply.is_success:
        raise Refused(reply.text)
    found: dict[str, Any] = reply.json()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="of a table, or of a server")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--game", default="kingdom", help="of a new table")
    parser.add_argument("--players", type=int, default=2, help="of a new table")
    parser.add_argument("--level", default="greedy", help="of the server's bots at a new table")
    wanted = parser.parse_args()
    try:
        bot = sit_down(wanted.address, wanted.game, wanted.players, wanted.level, wanted.name)
        state = asyncio.run(bot.play())
    except (Refused, httpx.TransportError) as problem:
        raise SystemExit(str(problem)) from problem
    score = state["score"]
    for seat, points in zip(state["table"]["seats"], score["totals"], strict=True):
        won = "  won" if seat["seat"] in score["winners"] else "  lost" if score["team"] else ""
        print(f"{seat['name']}{won}" if score["team"] else f"{points:5}  {seat['name']}{won}")


if __name__ == "__main__":
    main()
