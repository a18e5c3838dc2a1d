"""Random games until every card and every branch of every effect has been seen.

    python -m tests.fuzz --game kingdom --games 20000 --seed 1 --workers 2

Prints a coverage report, and ends with an error when a game breaks or when something was never seen. A broken game is
named with its table and seed; `--only SEED` plays that one again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

import valtable
from tests.properties.checks import check_match
from tests.properties.playing import missing, play
from tests.properties.table import TABLES, Table, plugin

CHUNK = 100  # games between two signs of life
THOROUGH = 100  # one game in so many goes through the public door, with every check


def fuzz(game: str, seeds: range) -> tuple[Counter[str], list[str]]:
    """Play a game for each seed; what was seen, and what broke."""
    seen: Counter[str] = Counter()
    broken: list[str] = []
    for seed in seeds:
        table = table_for(game, seed)
        try:
            if seed % THOROUGH == 0:
                check_match(table, seed, plugin(game).OFTEN)
            else:
                play(table, seed, seen)
        except Exception:  # whatever a rule raises is a finding, and the other games go on
            broken.append(f"{table.name}, seed {seed}\n{traceback.format_exc()}")
    return seen, broken


def table_for(game: str, seed: int) -> Table:
    """The tables in turn, shuffled by the seed."""
    return random.Random(seed).choice([table for table in TABLES if table.game == game])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=valtable.games(), default=valtable.games()[0])
    parser.add_argument("--games", type=int, default=20000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="the first seed; each game has the next one")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", type=int, metavar="SEED", help="play this one game, and show what breaks")
    options = parser.parse_args()
    if options.only is not None:
        options.games, options.seed = 1, options.only
    seen: Counter[str] = Counter()
    broken: list[str] = []
    seeds = range(options.seed, options.seed + options.games)
    chunks = [seeds[start : start + CHUNK] for start in range(0, len(seeds), CHUNK)]
    begin = time.monotonic()
    done = 0
    with ProcessPoolExecutor(options.workers) as pool:
        running = {pool.submit(fuzz, options.game, chunk): chunk for chunk in chunks}
        for future in as_completed(running):
            some, trouble = future.result()
            seen.update(some)
            broken.extend(trouble)
            done += len(running[future])
            left = len(missing([options.game], seen))
            line = (
                f"{done}/{len(seeds)} games, {left} goals left, {len(broken)} broken, {time.monotonic() - begin:.0f} s"
            )
            if sys.stdout.isatty():
                print(f"\r\033[K{line}", end="", flush=True)
            elif done % (20 * CHUNK) == 0:
                print(line, flush=True)
    print()
    return report(options.game, len(seeds), seen, broken, options.only is None)


def report(game: str, played: int, seen: Counter[str], broken: list[str], complete: bool) -> int:
    """The coverage, the rarest goals, what is missing and what broke; the exit status."""
    goals = plugin(game).goals()
    lost = missing([game], seen)
    print(f"{game}: {played} games, {len(goals) - len(lost)} of {len(goals)} goals reached, {len(broken)} games broken")
    for goal in sorted((goal for goal in goals if seen[goal]), key=lambda goal: seen[goal])[:12]:
        print(f"  rare     {seen[goal]:>8}  {goal}")
    if complete:
        for goal in lost:
            print(f"  missing            {goal}")
    for trouble in broken[:5]:
        print(f"\nBROKEN: {trouble}")
    return 1 if broken or (complete and lost) else 0


if __name__ == "__main__":
    sys.exit(main())
