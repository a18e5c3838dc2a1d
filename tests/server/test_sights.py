"""What is sent is what is drawn: parts of boards that are kept, and events that are packed, change nothing."""

from __future__ import annotations

import json
import random

import pytest

from tests.server.guest import Json
from valtable.engine.match import Match
from valtable.server import shared
from valtable.table.people import NOBODY
from valtable.table.sight import ENCODER, Parts, Shown, Sight, log_from, state
from valtable.table.table import Seat, Table

OPTIONS: dict[str, list[dict[str, Json]]] = {"kingdom": [{}, {"events": True}], "valroc": [{}], "villages": [{}]}


def matches(game: str, options: dict[str, Json]) -> list[Match]:
    """Some matches under way, so that the kept parts come from all of them."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        found.append(shared.start(game, players, options, seed, [f"Name {n}" for n in range(players)]))
    return found


def sent(thing: object) -> Json:
    return json.loads(ENCODER.encode(thing))


@pytest.mark.parametrize(("game", "options"), [(game, one) for game, some in OPTIONS.items() for one in some])
def test_a_board_is_sent_as_it_is_drawn(game: str, options: dict[str, Json]) -> None:
    rng = random.Random(7)
    tables = matches(game, options)
    for n in range(240):
        match = rng.choice(tables)
        if match.over:
            continue
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options).id)
        if n % 4 == 0:
            for seat in (None, *range(match.players)):
                drawn = json.loads(json.dumps(match.rules.board(match.view(seat)).data()))
                assert sent(Sight(match, seat).board) == drawn


def test_packed_events_say_the_same() -> None:
    rng = random.Random(3)
    for game in OPTIONS:
        for match in matches(game, {}):
            for _ in range(120):
                if match.over:
                    break
                question = rng.choice(match.questions)
                match.answer(question.seat, rng.choice(question.options).id)
            packed = match.copy()
            packed.compact()
            assert packed.events == match.events
            assert [event.data() for event in packed.events] == [event.data() for event in match.events]
            assert sent(log_from(packed, packed.events, 0)) == sent(log_from(match, match.events, 0))
            assert packed.save() == match.save()
            assert all(event.text for event in packed.events)


def test_whoever_follows_has_the_whole_log() -> None:
    """The log from where they are, through answers and undone ones, makes the same log as a fresh one."""
    rng = random.Random(5)
    table = Table("one", "kingdom", {}, 4, [Seat("person", name) for name in ("Ana", "Bo", "Cy")], "")
    table.match = shared.start("kingdom", 3, {}, 4, ["Ana", "Bo", "Cy"])
    followers: dict[int | None, tuple[Shown, list[Json]]] = {eyes: (Shown(), []) for eyes in (None, 0, 1, 2)}
    undone = 0
    for _ in range(250):
        assert table.match is not None
        if table.match.over:
            break
        question = rng.choice(table.match.questions)
        last = table.match.history[-1][0] if table.match.history else 0
        if rng.random() < 0.3 and table.match.can_undo(last):
            table.undo(last)
            undone += 1
        else:
            table.answer(question.seat, table.given(question.seat), question.prompt, rng.choice(question.options).id)
        for eyes, (shown, log) in followers.items():
            if rng.random() < 0.6:  # some miss some
                continue
            sight = Sight(table.match, eyes)
            whole = state(table, sight, NOBODY, eyes, set(), shown)
            shown.note(table, sight, whole)
            assert whole.log.from_ <= len(log)
            log[whole.log.from_ :] = sent(whole.log.events)
            assert log == sent(log_from(table.match, sight.events, 0).events)
    assert undone > 10


def test_kept_parts_are_few_and_of_one_pack_only() -> None:
    parts = Parts(3)
    drawn: list[tuple[object, int]] = []

    def make(pack: object, n: int) -> object:
        from valtable.engine.board import Node

        drawn.append((pack, n))
        return Node("meter", None, "", {"value": n, "of": str(pack)})

    for pack in ("ours", "theirs"):
        for n in (1, 2, 1, 2, 1):
            node = parts.draw(make, pack, n)  # type: ignore[arg-type]
            assert sent(node.text) == {"kind": "meter", "facts": {"value": n, "of": pack}}
    assert drawn == [("ours", 1), ("ours", 2), ("theirs", 1), ("theirs", 2)]
    for n in range(100):
        parts.draw(make, "ours", n)  # type: ignore[arg-type]
        assert len(parts.recent) + len(parts.older) <= 6
    assert sent(parts.draw(make, "ours", True).text) == {"kind": "meter", "facts": {"value": True, "of": "ours"}}  # type: ignore[arg-type]
