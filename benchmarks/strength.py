"""How strong the bots are: one bot against `greedy` (or another) everywhere else, over the same deals for every bot.

    .venv/bin/python benchmarks/strength.py --bot adept --games 400                   every game, every player count
    .venv/bin/python benchmarks/strength.py --bot master@0.1 --game kingdom --players 2,4
    .venv/bin/python benchmarks/strength.py --bot master --against master@0.1 --games 100
    .venv/bin/python benchmarks/strength.py --bot master@0.1 --cpu                    seconds of CPU time
    .venv/bin/python benchmarks/strength.py --game saga --option book=drowned_city    an option of the game
    .venv/bin/python benchmarks/strength.py --table                                   docs/strength.md from the results

Each row is one simulation (`valtable simulate`), kept as a file in docs/results; `--table` writes what they say. Alone
and in a team there is nobody to compare with: there it is the bot's own share of victories and its mean score.
With `--cpu` a bot's seconds are those that its thread has had, so that a busy machine makes no bot weaker.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path
from typing import Any

from valtable import arena, door
from valtable.bots import search
from valtable.engine import insight
from valtable.games import find
from valtable.terminal.settings import read_options

DOCS = Path(__file__).resolve().parent.parent / "docs"
RESULTS = DOCS / "results"
SEED = 2026


def play(
    game: str, players: int, bot: str, against: str, games: int, workers: int | None, options: dict[str, Any]
) -> None:
    """One row, unless it is there already."""
    team = find(game).team
    chosen = ", ".join(f"{name} {value}" for name, value in options.items())
    rivals = "" if team or players == 1 else against
    name = re.sub(r"[^a-z0-9.]+", "-", f"{game} {chosen} {players} {bot} {rivals}".strip().lower())
    path = RESULTS / f"{name}.json"
    if path.is_file() and json.loads(path.read_text())["games"] >= games:
        return
    seated = [bot] * players if team else [bot, *[against] * (players - 1)]
    report = arena.simulate(game, seated, games, SEED, options, workers)
    data = report.data()
    native = not str(insight.__file__).endswith(".py")
    data["row"] = {"bot": bot, "against": rivals, "options": chosen, "compiled": native}
    RESULTS.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n")
    print(line(data), flush=True)


def line(data: dict[str, Any]) -> str:
    """A row of the table in words."""
    row = data["row"]
    bot, against = row["bot"], row["against"]
    if data.get("team"):
        rate, score = data["team"]["win_rate"], ""
    else:
        standing = data["bots"][bot]
        rate, score = standing["win_rate"], f"{standing['score']['value']:.1f}"
    even = 100 / data["players"] if against else 0
    share = f"{100 * rate['value']:.1f}% ({100 * rate['low']:.1f} to {100 * rate['high']:.1f})"
    game = ", ".join(filter(None, (data["game"], row.get("options"))))
    cells = [game, str(data["players"]), bot, against or "-", str(data["games"]), share]
    cells += [f"{even:.0f}%" if even else "-", score or "-", f"{data['timing']['seconds']:.0f} s"]
    return "| " + " | ".join(cells) + " |"


HEAD = """| game | players | bot | against | games | wins (95% interval) | an even share | mean score | took |
|---|---|---|---|---|---|---|---|---|"""


def table() -> str:
    """All rows there are."""
    found = [json.loads(path.read_text()) for path in sorted(RESULTS.glob("*.json"))]
    rows = [data for data in found if "row" in data]  # beside them are the figures of other benchmarks
    rows.sort(
        key=lambda data: (
            *(data["game"], data["row"].get("options", ""), data["players"]),
            *(data["row"]["against"], data["row"]["bot"]),
        )
    )
    return "\n".join([HEAD, *(line(data) for data in rows)])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default=",".join(door.games()))
    parser.add_argument("--players", default="")
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--cpu", action="store_true", help="a bot's seconds are those of the processor")
    parser.add_argument("--table", action="store_true", help="write the rows into docs/strength.md")
    args = parser.parse_args()
    if args.cpu:
        search.clock = time.thread_time  # before the workers are forked
    if args.table:
        page = DOCS / "strength.md"
        text = page.read_text()
        start, end = text.index("<!-- rows -->"), text.index("<!-- end of rows -->")
        page.write_text(f"{text[:start]}<!-- rows -->\n{table()}\n{text[end:]}")
        return
    for game in args.game.split(","):
        info = find(game)
        options = read_options(info, args.option)
        wanted = args.players.split(",") if args.players else []
        for players in range(info.min_players, info.max_players + 1):
            if not wanted or str(players) in wanted:
                play(game, players, args.bot, args.against, args.games, args.workers, options)


if __name__ == "__main__":
    main()
