"""What one answer costs on its way through a table, hop by hop: the figures of docs/wire.md.

    .venv/bin/python benchmarks/hops.py [--from N] [--memory] [GAME ...]

Fifty tables of four are played at random in this process, one answer at each in turn, every seat followed as a page
would. Neither network nor store is in it: `load.py` measures the whole. All figures are CPU time in µs for one answer,
those of the seats together. With `--from`, those of the thirty answers after the first N at each table.
With `--memory` no times are taken: it says what a table takes then, with its four followers, as Python counts it.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import valtable
from valtable.server.serve import GARBAGE
from valtable.table import seen
from valtable.table.follow import Follower
from valtable.table.people import Person
from valtable.table.sheet import Drawn
from valtable.table.sight import Outside, Sight
from valtable.table.table import Seat, Table

TABLES, PLAYERS = 50, 4
WARM, ROUNDS = 4, 30


class Played:
    """A table with a follower in every seat."""

    def __init__(self, game: str, seed: int) -> None:
        names = [f"Name {n}" for n in range(PLAYERS)]
        seats = [Seat("person", name, secrets=(name,)) for name in names]
        self.table = Table("one", game, {}, seed, seats, "")
        self.table.match = valtable.new(game, PLAYERS, seed, {}, names)
        self.drawn = Drawn()
        people = [Person(name, "", frozenset((name,))) for name in names]
        self.followers = [Follower(person, eyes, whole=False) for eyes, person in enumerate(people)]


class Hops:
    """The figures of one game."""

    def __init__(self) -> None:
        self.ns: dict[str, int] = {}
        self.answers = 0
        self.bytes = 0

    def timed(self, hop: str, work: Callable[[], Any]) -> Any:
        begun = time.process_time_ns()
        result = work()
        self.ns[hop] = self.ns.get(hop, 0) + time.process_time_ns() - begun
        return result

    def play(self, played: Played, rng: random.Random) -> None:
        before = played.table
        assert before.match is not None
        if before.match.over:
            return
        question = rng.choice(before.match.questions)
        option = rng.choice(question.options).id
        draft: Table = self.timed("copy the table", before.copy)
        given = draft.given(question.seat)
        self.timed("rules", lambda: draft.answer(question.seat, given, question.prompt, option))
        draft.version += 1
        self.timed("who can see it", lambda: seen.count(before, draft))
        draft.written()
        played.table = draft
        played.drawn.turn()
        self.answers += 1
        match, online = draft.match, set(range(PLAYERS))
        assert match is not None
        views = self.timed("views", match.views)
        outside = self.timed("messages", lambda: Outside(draft, draft.asked, online))
        for eyes, follower in enumerate(played.followers):
            view = self.timed("views", partial(views, eyes))
            sight = self.timed("boards", partial(Sight, match, eyes, view, played.drawn.begin()))
            push = partial(follower.next, draft, online, lambda: outside, partial(given_back, sight))
            self.bytes += len(self.timed("messages", push) or b"")


def given_back(sight: Sight, _eyes: int | None) -> Sight:
    return sight


def measure(game: str, warm: int) -> None:
    rng = random.Random(game)
    tables = [Played(game, seed) for seed in range(TABLES)]
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    hops = Hops()
    for n in range(warm + ROUNDS):
        if n == warm:
            hops = Hops()
        for played in tables:
            hops.play(played, rng)
    costs = "  ".join(f"{hop} {ns / hops.answers / 1000:.0f}" for hop, ns in hops.ns.items())
    all_in_all = sum(hops.ns.values()) / hops.answers / 1000
    print(f"{game:10} {costs}  all {all_in_all:.0f} µs, {hops.bytes / hops.answers / PLAYERS:.0f} bytes a seat")


def weigh(game: str, warm: int) -> None:
    """What tables take that have been played for so long; nobody looks at them just now."""
    rng = random.Random(game)
    hops = Hops()
    first = Played(game, TABLES)  # what the first table of a game loads is no table's
    for _ in range(warm):
        hops.play(first, rng)
    gc.collect()
    tracemalloc.start()
    tables = [Played(game, seed) for seed in range(TABLES)]
    for _ in range(warm):
        for played in tables:
            hops.play(played, rng)
            played.drawn.forget()
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    answers = sum(played.table.moves for played in tables) / TABLES
    print(
        f"{game:10} {taken / TABLES / 1024:.0f} KB a table after {answers:.0f} answers, what all tables share included"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=valtable.games())
    parser.add_argument("--from", type=int, default=WARM, dest="warm")
    parser.add_argument("--memory", action="store_true")
    wanted = parser.parse_args()
    for game in wanted.games:
        (weigh if wanted.memory else measure)(game, wanted.warm)


if __name__ == "__main__":
    main()
