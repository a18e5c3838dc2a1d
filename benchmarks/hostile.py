"""Saved matches and card packs that somebody has tampered with, read as the server reads them.

    .venv/bin/python -m benchmarks.hostile --count 100000

Real ones are changed at random places, in ways that a person who means harm might think of, and signed again. Each must
be taken or refused with a reason, within a second of the processor. A match that is taken is played on at a table, as
far as it goes: no answer takes a second either, and none fails but with a Problem. The processes that read have the
limits of the server's own reader.
"""

from __future__ import annotations

import argparse
import copy
import json
import multiprocessing
import random
import re
import resource
import signal
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from types import FrameType
from typing import Any, Final

from valtable import door
from valtable.engine.errors import LoadError, PackError, SetupError
from valtable.engine.save import digest_of
from valtable.games import GAMES
from valtable.server import logs, reader, shared
from valtable.table.problem import Problem
from valtable.table.table import Seat, Table

CHUNK: Final = 100
NUMBER: Final = re.compile(r"(?<= )\d+")
QUOTED: Final = re.compile(r'"[^"\n]*"')
FREEZE: Final = 1.0  # seconds
PLAYED: Final = 300  # answers that are given to a match that was taken
SHOWN: Final = 20  # answers after which everybody looks at it
NASTY: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 99, 255, 10_000, 999_999, -(2**31), 2**63, 10**300, 0.5, 1e308),
    *("", "x", "pass", "x" * 10_000, "\ud800", "\u202e", "__class__", [], {}, [[]], [0] * 1000, {"tuple": []}),
    *({"thing": "nothing"}, {"thing": []}, {"chance": "1e9"}, {"chance": "9" * 4000}, {"state": "Game", "fields": {}}),
    *({"dict": [[{"tuple": []}, 1]] * 3}, {"message": ["x", {"y": {"message": ["z"]}}]}),
)
WORDS: Final = (
    *(
        "0",
        "-1",
        "99",
        "100",
        "9" * 5000,
        "1e9",
        "nan",
        "true",
        '""',
        '"x"',
        "[]",
        "{}",
        "[[1]]",
        '"' + "a" * 5000 + '"',
    ),
    *(
        "a." * 500 + "a",
        "[" * 500,
        "{a=" * 200,
        '"""',
        "'''",
        "\\",
        "\x00",
        "\u202e",
        "gold+99 & " * 40,
        "pay gold 1 -> ",
    ),
    *("choose", "(" * 200, "magic+1 | " * 40, "each player", "x = 1\n", "[[citizen]]\n", "#", "\r", "= = ="),
)


@cache
def saves(game: str) -> list[str]:
    """Matches of a game at several moments."""
    info = GAMES[game]
    found = []
    for players in sorted({max(2, info.min_players), info.max_players}):
        match = door.new(game, players=players, seed=players)
        rng = random.Random(players)
        for n in range(61):
            if n in (0, 8, 25, 60):
                found.append(match.save())
            if match.over:
                break
            question = match.questions[0]
            match.answer(question.seat, rng.choice(question.options))
    return found


def places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in a tree: what holds it, and where."""
    keys: Any = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found.append((value, key))
        places(value[key], found)
    return found


def tampered_save(rng: random.Random) -> str:
    text = rng.choice(saves(rng.choice(sorted(GAMES))))
    if rng.random() < 0.1:  # somebody who cannot sign
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(["", "\x00", "[", '"', text[at : at + 50], "9" * 50]) + text[at + 1 :]
    body = json.loads(text)
    body.pop("digest")
    for _ in range(rng.choice((1, 1, 2, 3))):
        if rng.random() < 0.5:
            gently(body.get("checkpoint"), rng)
        else:
            roughly(body, rng)
    body["digest"] = digest_of(body)
    return json.dumps(body)


def gently(checkpoint: Any, rng: random.Random) -> None:
    """Still a state: another number, another card, one more or one less of something."""
    every = places(checkpoint, [])
    if not every:
        return
    holder, key = rng.choice(every)
    other, where = rng.choice([one for one in every if type(one[0][one[1]]) is type(holder[key])])
    kind = rng.random()
    if isinstance(holder[key], int) and kind < 0.7:
        holder[key] += rng.choice((-1, 1, 2, 7, 100))
    elif isinstance(holder, list) and kind < 0.3:
        holder[key : key + 1] = [holder[key]] * rng.choice((0, 2))
    else:
        holder[key], other[where] = copy.deepcopy(other[where]), holder[key]


def roughly(body: Any, rng: random.Random) -> None:
    """Anything anywhere."""
    deep = body.get("checkpoint", body) if rng.random() < 0.7 else body
    every = places(deep, []) or places(body, [])
    holder, key = rng.choice(every)
    kind = rng.random()
    if kind < 0.4:
        holder[key] = copy.deepcopy(rng.choice(NASTY))
    elif kind < 0.55:
        other, where = rng.choice(every)
        holder[key] = copy.deepcopy(other[where])
    elif kind < 0.65 and isinstance(holder, list):
        holder[key : key + 1] = [holder[key]] * rng.choice((0, 2, 3, 50, 9000))
    elif kind < 0.75 and isinstance(holder, dict):
        del holder[key]
    elif isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1, 7, 1000))
    elif isinstance(holder[key], list):
        rng.shuffle(holder[key])
    else:
        holder[key] = [holder[key]]


@cache
def pack(game: str) -> str:
    return GAMES[game].text("cards.toml") if game in ("kingdom", "saga") else read(game)


def read(game: str) -> str:
    return (GAMES[game].folder / "cards.toml").read_text(encoding="utf-8")


def tampered_pack(rng: random.Random) -> tuple[str, str]:
    game = rng.choice(sorted(GAMES))
    text = pack(game)
    for _ in range(rng.choice((1, 1, 2, 4))):
        text = rough(text, rng) if rng.random() < 0.4 else subtle(text, rng)
    return game, text[:65_000]


def subtle(text: str, rng: random.Random) -> str:
    """Still TOML: another number, another text of the same pack, a card less, a card twice under another name."""
    kind = rng.random()
    if kind < 0.4:
        return instead(text, NUMBER, rng.choice(("0", "1", "2", "3", "9", "98", "99", "100", "-1", "10000")), rng)
    if kind < 0.75:
        return instead(text, QUOTED, rng.choice([*QUOTED.findall(text), '"gold+99 & magic+99"', '"x"', '""']), rng)
    cards = text.split("\n[[")
    at = rng.randrange(1, len(cards))
    if kind < 0.85:
        del cards[at : at + rng.choice((1, 1, 3, 20))]
    else:
        cards[at:at] = [cards[at].replace('id = "', f'id = "n{n}_') for n in range(rng.choice((1, 5, 60)))]
    return "\n[[".join(cards)


def instead(text: str, what: re.Pattern[str], other: str, rng: random.Random) -> str:
    """The text with something else in one of the places that the pattern finds."""
    found = rng.choice([*what.finditer(text)])
    return text[: found.start()] + other + text[found.end() :]


def rough(text: str, rng: random.Random) -> str:
    """Lines that are missing, doubled, exchanged, or no longer TOML."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    kind = rng.random()
    if kind < 0.2:
        del lines[at : at + rng.choice((1, 1, 5, 40))]
    elif kind < 0.4:
        lines[at:at] = lines[at : at + rng.choice((1, 10, 60))] * rng.choice((1, 2, 8))
    elif kind < 0.5:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    else:
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[at] = " ".join(words)
    return "\n".join(lines)


def settle_in() -> None:
    """A process with the limits of the server's reader, which does not write down what the rules say at the tables."""
    reader.be_careful()
    logs.set_up(level="error")


def too_long(_signal: int, _frame: FrameType | None) -> None:
    """Where the server's reader would end; here one wants to know why."""
    traceback.print_stack(limit=8)
    raise TimeoutError("more than the reader's allowance")


def play_on(sound: str, rng: random.Random, found: Counter[str]) -> float:
    """What becomes of a match that was taken, at the table and through several eyes: how long the slowest answer took.
    Rules may fail in the middle of it, but only with a Problem."""
    match = shared.load(sound)
    seats = [Seat("person", name) for name in match.names]
    table = Table("one", match.game, match.options, match.seed, seats, "")
    table.match = match
    slowest = 0.0
    for n in range(PLAYED):
        assert table.match is not None
        if table.match.over:
            break
        question = rng.choice(table.match.questions)
        option = rng.choice((question.options[0], question.options[-1], rng.choice(question.options)))
        reader.allow()
        begun = time.process_time()
        try:
            table.answer(question.seat, table.given(question.seat), question.prompt, option.id)
            if n % SHOWN == 0 or table.match.over:
                with table.rules_at_work():
                    reader.show(table.match)
        except Problem as problem:
            found[f"at the table: {problem.code}"] += 1
            break
        finally:
            slowest = max(slowest, time.process_time() - begun)
    return slowest


def chunk(seed: int) -> tuple[Counter[str], float, int]:
    """What became of some of them, the slowest, and how much memory there was at most (in KB)."""
    found: Counter[str] = Counter()
    slowest = 0.0
    signal.signal(signal.SIGPROF, too_long)
    for n in range(CHUNK):
        rng = random.Random(seed * CHUNK + n)
        begun = time.process_time()
        saved = rng.random() < 0.5
        try:
            if saved:
                text = tampered_save(rng)
                begun = time.process_time()
                sound = reader.read_match(text)
                slowest = max(slowest, play_on(sound, rng, found))
                begun = time.process_time()
            else:
                game, text = tampered_pack(rng)
                wanted = reader.Setup(game, max(2, GAMES[game].min_players), {"cards": text})
                begun = time.process_time()
                reader.read_setup(wanted)
            outcome = "taken"
        except (LoadError, SetupError, PackError):
            outcome = "refused"
        except Exception as error:
            outcome = f"failed with {type(error).__name__}: {error}"[:100]
            print(f"seed {seed * CHUNK + n}: {outcome}", flush=True)
        spent = time.process_time() - begun
        if spent > FREEZE:
            print(f"seed {seed * CHUNK + n}: {spent:.2f} s", flush=True)
        slowest = max(slowest, spent)
        found[f"{'save' if saved else 'pack'} {outcome}"] += 1
    return found, slowest, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="end then, however many it were")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    total: Counter[str] = Counter()
    slowest, memory = 0.0, 0
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(wanted.workers, context, settle_in) as pool:
        seeds = range(wanted.first // CHUNK, (wanted.first + wanted.count) // CHUNK)
        for start in range(0, len(seeds), 10):
            for found, slow, most in pool.map(chunk, seeds[start : start + 10]):
                total.update(found)
                slowest, memory = max(slowest, slow), max(memory, most)
            if time.monotonic() > end:
                break
    for outcome, count in total.most_common():
        print(f"{count:8}  {outcome}")
    count = sum(n for outcome, n in total.items() if outcome.startswith(("save ", "pack ")))
    print(f"{count} in all, none ended its reader; slowest {slowest:.3f} s, most memory {memory // 1024} MB")
    raise SystemExit(1 if slowest > FREEZE or any("failed" in outcome for outcome in total) else 0)


if __name__ == "__main__":
    main()
