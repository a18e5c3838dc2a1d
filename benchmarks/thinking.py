"""How long a master thinks, how much it gets done meanwhile, and whether a person waits for it.

    PYTHONPATH=build/compiled/src .venv/bin/python -m benchmarks.thinking
    PYTHONPATH=build/compiled/src .venv/bin/python -m benchmarks.thinking --budget 1 --decisions 40 --players 4
    PYTHONPATH=build/compiled/src .venv/bin/python -m benchmarks.thinking --cpu --clicks 0       seconds of CPU time

For each game: decisions with a choice, from games that `adept` plays, are thought through with that budget. The goals:
the median is at most the budget, and 99 of 100 stay within 1.2 times. Then a person sits at a table with three masters
on a real server, all four asked at once, and answers while they think: within 200 ms. The machine should have nothing
else to do; with `--cpu` the bots' seconds are those that their thread has had, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import valtable
from benchmarks.attacks import percentile
from tests.server.guest import Guest
from tests.serving import ServerProcess
from valtable import bots
from valtable.bots import search
from valtable.bots.net import net_of
from valtable.bots.search import Budget, Search


def think(game: str, players: int, budget: float, decisions: int) -> str:
    """A row: what it took, and how many playouts a second."""
    took: list[float] = []
    playouts = 0
    seed = 0
    while len(took) < decisions:
        seed += 1
        match = valtable.new(game, players, seed=seed)
        net = net_of(match.rules)
        assert net is not None
        sitter = bots.make("adept", seed, match.rules)
        turn = 0
        while not match.over and len(took) < decisions:
            question = match.questions[0]
            glimpse = match.glimpse(question.seat)
            turn += 1
            if turn % 7 == 0 and len(question.options) > 1:
                begun = search.clock()
                thought = Search(net, question, glimpse, seed)
                if not thought.sure:
                    thought.run(Budget(seconds=budget))
                    took.append(search.clock() - begun)
                    playouts += sum(forecast.playouts for forecast in thought.forecasts)
            match.answer(question.seat, sitter.choose(question, glimpse))
    median, most = percentile(took, 0.5) / 1000, percentile(took, 0.99) / 1000
    verdict = "yes" if median <= budget and most <= 1.2 * budget else "NO"
    return (
        f"| {game} | {players} | {len(took)} | {1000 * median:.1f} ms | {1000 * most:.1f} ms "
        f"| {playouts / sum(took):,.0f} | {verdict} |"
    )


def click(game: str, rounds: int) -> list[float]:
    """How long a person's answers take while three masters think about theirs."""
    waited: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data").start()
        try:
            guest = Guest(server.url)
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "master"}] * 3]
            for seed in range(rounds):
                table = guest.make(game, seats, seed=seed)["id"]
                question = guest.state(table, 0)["question"]
                time.sleep(0.3)  # by now all three are thinking
                begun = time.perf_counter()
                guest.answer(table, question, question["options"][0]["id"])
                guest.state(table, 0)
                waited.append(time.perf_counter() - begun)
                time.sleep(0.3)
        finally:
            server.stop()
    return waited


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default=",".join(valtable.games()))
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--budget", type=float, default=0.1)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--clicks", type=int, default=20)
    parser.add_argument("--cpu", action="store_true", help="a bot's seconds are those of the processor")
    args = parser.parse_args()
    if args.cpu:
        search.clock = time.thread_time
    print(f"| game | players | decisions | median | 99 of 100 | playouts/s | within {args.budget:g} s, and 1.2 times |")
    print("|---|---|---|---|---|---|---|")
    for game in args.game.split(","):
        for players in args.players.split(","):
            print(think(game, int(players), args.budget, args.decisions), flush=True)
    if args.clicks:
        waited = click("kingdom", args.clicks)
        median, slowest = percentile(waited, 0.5), percentile(waited, 1)
        print(f"a click beside three masters: median {median:.0f} ms, slowest {slowest:.0f} ms")


if __name__ == "__main__":
    main()
