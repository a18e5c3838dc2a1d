"""What travels adds up: whoever is sent what has changed has the whole state, whatever happens to the messages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import valtable
from tests.table.mirror import Mirror
from valtable.engine.board import Node
from valtable.engine.match import Match
from valtable.table.follow import Follower
from valtable.table.people import Person
from valtable.table.sheet import ENCODER, Parts
from valtable.table.sight import Log, Outside, Sight, state
from valtable.table.table import Seat, Table

Json = Any
PLAYERS = 3
GAMES: list[tuple[str, dict[str, Json]]] = [(game, {}) for game in valtable.games()]
GAMES += [("kingdom", {"events": True}), ("valroc", {"hands": "draft"})]


def table_of(game: str, options: dict[str, Json], seed: int) -> Table:
    names = [f"Name {n}" for n in range(PLAYERS)]
    table = Table("one", game, options, seed, [Seat("person", name, secrets=(name,)) for name in names], "")
    table.match = valtable.new(game, PLAYERS, seed, options, names)
    table.status = "playing"
    return table


class Page:
    """A page at the other end of a connection that loses, doubles and delays messages."""

    def __init__(self, eyes: int | None, rng: random.Random, trouble: float) -> None:
        self.person = Person("", "", frozenset() if eyes is None else frozenset((f"Name {eyes}",)))
        self.follower = Follower(self.person, eyes, whole=False)
        self.mirror = Mirror()
        self.rng = rng
        self.trouble = trouble
        self.under_way: list[bytes] = []
        self.lost = 0  # times that it had to look anew
        self.bytes = 0

    def push(self, table: Table, online: set[int]) -> None:
        """The server has something to say, and some of what was said arrives."""
        match = table.match
        assert match is not None
        told = self.follower.next(
            table, online, lambda: Outside(table, table.asked, online), lambda eyes: Sight(match, eyes)
        )
        if told is not None:
            self.bytes += len(told)
            self.under_way += [told] * (1 if self.rng.random() > self.trouble else self.rng.choice((0, 2)))
        if self.rng.random() < self.trouble:
            self.rng.shuffle(self.under_way)
        while self.under_way and self.rng.random() > self.trouble:
            if not self.mirror.take(self.under_way.pop(0)):
                self.lost += 1
                self.follower.look(self.follower.eyes)

    def whole(self, table: Table, online: set[int]) -> Json:
        assert table.match is not None
        eyes = self.follower.eyes
        told = state(table, Sight(table.match, eyes), self.person, eyes, online)
        return json.loads(ENCODER.encode(told))


def play_on(table: Table, rng: random.Random) -> None:
    """Somebody answers, takes back or talks."""
    match = table.match
    assert match is not None
    last = match.history[-1][0] if match.history else 0
    if rng.random() < 0.2 and match.can_undo(last):
        table.undo(last)
    elif rng.random() < 0.1:
        table.say(0, f"line {table.version}")
    else:
        question = rng.choice(match.questions)
        if rng.random() < 0.1:
            table.seats[question.seat].standing = {question.prompt: question.options[0].id}
        table.answer(question.seat, table.given(question.seat), question.prompt, rng.choice(question.options).id)
    table.version += 1


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[f"{game}-{'-'.join(options)}" for game, options in GAMES])
def test_what_has_changed_adds_up_to_the_whole(game: str, options: dict[str, Json]) -> None:
    """Of every game and for all eyes; over a connection that keeps its order, and over one that keeps nothing."""
    rng = random.Random(game)
    table = table_of(game, options, 5)
    pages = [Page(eyes, rng, trouble) for eyes in (None, *range(PLAYERS)) for trouble in (0.0, 0.3)]
    fresh = 0
    for turn in range(120):
        match = table.match
        assert match is not None
        if match.over:
            break
        play_on(table, rng)
        online = {seat for seat in range(PLAYERS) if turn % (seat + 3)}
        for page in pages:
            if page.trouble and rng.random() < page.trouble:
                continue  # this one is slow: it gets the next state, and not this one
            page.push(table, online)
            if not page.trouble:
                assert page.mirror.good
            if turn % 5 == 0 and page.mirror.good and page.follower.n == page.mirror.n:
                whole = page.whole(table, online)
                assert page.mirror.whole == whole
                fresh += bool(page.trouble)
                if not page.trouble:
                    drawn = match_board(table.match, page.follower.eyes)
                    assert whole["board"] == drawn, "a board is sent as it is drawn"
    assert fresh > 5, "those with a bad connection are up to date now and then"
    assert all(page.lost > 3 for page in pages if page.trouble)


def match_board(match: Match | None, eyes: int | None) -> Json:
    assert match is not None
    return json.loads(json.dumps(match.rules.board(match.view(eyes)).data()))


def test_packed_events_say_the_same() -> None:
    rng = random.Random(3)
    for game in valtable.games():
        match = valtable.new(game, PLAYERS, 3)
        for _ in range(100):
            if not match.over:
                question = rng.choice(match.questions)
                match.answer(question.seat, rng.choice(question.options).id)
        packed = match.copy()
        packed.compact()
        assert [event.data() for event in packed.events] == [event.data() for event in match.events]
        assert ENCODER.encode(Log().go_on(packed, 0, ())) == ENCODER.encode(Log().go_on(match, 0, ()))
        assert packed.save() == match.save()
        assert all(event.text for event in packed.events)


def test_kept_parts_are_few_and_of_one_pack_only() -> None:
    parts = Parts(3)
    drawn: list[tuple[object, int]] = []

    def make(pack: object, n: int) -> Node:
        drawn.append((pack, n))
        return Node("meter", None, "this", {"value": n, "of": str(pack)})

    def text(pack: object, n: int) -> Json:
        return json.loads(parts.draw(make, pack, n).text.text)

    for pack in ("ours", "theirs"):
        for n in (1, 2, 1, 2, 1):
            assert text(pack, n) == {"kind": "meter", "id": "this", "facts": {"value": n, "of": pack}}
    assert drawn == [("ours", 1), ("ours", 2), ("theirs", 1), ("theirs", 2)]
    for n in range(100):
        text("ours", n)
        assert len(parts.recent) + len(parts.older) <= 6
    assert text("ours", True)["facts"] == {"value": True, "of": "ours"}
