"""Nothing hidden leaves the server: whole games, and every frame that others got searched for what they cannot know."""

from __future__ import annotations

import json
import random
import re
import threading

import pytest

from tests.properties.checks import state as true_state
from tests.properties.table import plugin
from tests.server.guest import Guest, Served, until
from valtable.engine.match import Match
from valtable.games import GAMES

PLAYERS = 3


class Listener:
    """Keeps every raw frame of a live connection, by the version it tells of."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.seat = seat
        self.context = guest.live(table, seat)
        self.connection = self.context.__enter__()
        self.frames: list[str] = []
        self.newest = 0
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        for frame in self.connection:
            text = str(frame)
            self.frames.append(text)
            self.newest = json.loads(text)["state"]["version"]

    def close(self) -> None:
        self.context.__exit__(None, None, None)
        self.thread.join(10)


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The ids of all cards that this seat cannot place (None: a spectator, who knows less than anybody)."""
    seats = range(match.players) if seat is None else [seat]
    pools = [thing.pool for s in seats for thing in plugin(match.game).hidden(true_state(match), s).values()]
    return {id for pool in pools for id in pool}


def words_in(text: str) -> set[str]:
    """Everything in a text that could be the id of a card."""
    return {word.removeprefix("card-") for word in re.findall(r"[a-z0-9_]+(?:-[a-z0-9_]+)*", text)}


class Search:
    """Looks at every frame of everybody, and remembers what each of them has a right to know."""

    def __init__(self, server: Served, table: str, listeners: list[Listener]) -> None:
        self.entry = server.hall.entries[table]
        self.listeners = listeners
        self.known: dict[int | None, set[str]] = {listener.seat: set() for listener in listeners}
        self.searched = self.found = 0

    @property
    def match(self) -> Match:
        assert self.entry.table is not None
        assert self.entry.table.match is not None
        return self.entry.table.match

    def done(self) -> bool:
        """Search all frames up to the table's version of now; True when the game is over and nothing is secret."""
        assert self.entry.table is not None
        version, match = self.entry.table.version, self.match
        for listener in self.listeners:
            until(lambda listener=listener: listener.newest >= version)  # type: ignore[misc]
            known = self.known[listener.seat]
            known |= words_in(json.dumps(match.view(listener.seat)))
            known |= words_in(json.dumps([event.data() for event in match.events if event.seen_by(listener.seat)]))
            if match.over:
                continue
            secret = hidden_from(match, listener.seat) - known
            for frame in listener.frames:
                words = words_in(frame)
                assert not words & secret, f"{listener.seat} was sent {words & secret}"
                self.searched += 1
                self.found += bool(words & known)
            listener.frames.clear()
        return match.over


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_frame_names_a_hidden_card(server: Served, game: str) -> None:
    seed = 1
    host = server.guest("Ana")
    table = host.make(game, [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1), seed=seed)["id"]
    guests = [host] + [server.guest() for _ in range(PLAYERS - 1)]
    for seat in range(1, PLAYERS):
        guests[seat].sit(table, seat, f"Guest {seat}")
    listeners = [Listener(guest, table, seat) for seat, guest in enumerate(guests)]
    listeners.append(Listener(Guest(server.url), table, None))
    search = Search(server, table, listeners)
    rng = random.Random(seed)
    try:
        while not search.done():
            question = rng.choice(search.match.questions)
            guest = guests[question.seat]
            asked = guest.state(table, question.seat)["question"]
            guest.answer(table, asked, rng.choice(asked["options"])["id"])
            if rng.random() < 0.1 and guest.state(table)["undo"]["allowed"]:
                search.done()  # what was on the table for a moment was seen
                guest.ok("POST", f"/api/tables/{table}/undo", {"seat": question.seat})
    finally:
        for listener in listeners:
            listener.close()
    assert search.searched > 100
    assert search.found == search.searched, "the search finds what may be known in every frame"


def test_the_search_would_notice(server: Served) -> None:
    """The owner's own frame holds what is hidden from the others."""
    host = server.guest("Ana")
    table = host.make("kingdom", [{"kind": "me"}, {"kind": "me"}], seed=5)["id"]
    host.random_answers(table, [0, 1], random.Random(5), 4)
    entry = server.hall.entries[table].table
    assert entry is not None
    assert entry.match is not None
    own = words_in(json.dumps(host.state(table, 0)))
    assert own & hidden_from(entry.match, 1)
    assert not own & hidden_from(entry.match, 0)
