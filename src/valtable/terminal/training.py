"""`valtable bots` and `valtable train`: who may sit down, and how they learn."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from valtable import bots
from valtable.datadir import home
from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.learn.train import Plan, train
from valtable.terminal.arguments import plain_table, say
from valtable.text import Speaker


def list_bots(info: GameInfo, speaker: Speaker, console: Console) -> None:
    """The levels, and the temperaments that bots of this game may have."""
    table = plain_table(speaker, "bots-name", "bots-about")
    for name in bots.BOTS:
        table.add_row(Text(name, "bold"), Text(say(speaker, "bot-" + name)))
    console.print(table)
    rules = info.prepare(info.max_players, {})
    tastes = plain_table(speaker, "bots-taste", "bots-about")
    for taste in bots.tastes(rules):
        about = speaker.say(Message(f"taste-{taste}-about"))
        tastes.add_row(Text(f"adept:{taste}", "bold"), Text(about))
    console.print(tastes)
    console.print(Text(say(speaker, "bots-budget")))
    console.print(Text(say(speaker, "bots-own")))


def train_game(
    info: GameInfo, players: list[int], plan: Plan, folder: Path | None, workers: int | None, console: Console
) -> None:
    """Train a net, with a line for each update; Ctrl-C keeps what there is, and the same command goes on."""
    for n in players:
        if not info.min_players <= n <= info.max_players:
            raise SetupError(
                f"--players: {n} is not allowed; {info.name} takes {info.min_players} to {info.max_players}"
            )
    path = train(plan, folder or home() / "training" / info.name, workers, lambda line: console.print(Text(line)))
    console.print(Text(str(path)))
