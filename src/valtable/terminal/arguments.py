"""What several commands take on their line, and the words and tables that they answer with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from valtable import bots, door
from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.games import find as game_named
from valtable.text import LANGUAGES, Speaker

Delay = Annotated[float, typer.Option("--delay", min=0, max=10, help="Seconds to wait after each bot's move.")]
HandOver = Annotated[
    bool, typer.Option("--hand-over/--no-hand-over", help="Hide the screen when it passes from one person to another.")
]
Game = Annotated[str, typer.Argument(help="Which game, otherwise the first that 'valtable games' lists.")]
Language = Annotated[
    str, typer.Option("--language", "-l", help=f"{' or '.join(LANGUAGES)}; otherwise that of your system.")
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many play in all, people and bots.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help=f"Bots, with commas: {', '.join(bots.BOTS)}; 'valtable bots' tells more. A short list is repeated.",
    ),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number deals the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME[=VALUE]", help="An option of the game; 'valtable options GAME' lists them."
    ),
]
Cards = Annotated[Path | None, typer.Option("--cards", help="A file with a card pack of your own.")]
Humans = Annotated[int | None, typer.Option("--humans", help="How many people share this terminal, otherwise one.")]
Names = Annotated[str, typer.Option("--names", help="Names with commas, people first.")]


def find_game(name: str) -> GameInfo:
    return game_named(name or door.games()[0])


def read_language(given: str) -> str:
    """The language asked for, or that of the system, or English."""
    if given:
        if given not in LANGUAGES:
            raise SetupError(f"--language: there is no {given!r}; there are: {', '.join(LANGUAGES)}")
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def plain_table(speaker: Speaker, *titles: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for title in titles:
        table.add_column(say(speaker, title), overflow="fold")
    return table


def say(speaker: Speaker, word: str, **args: object) -> str:
    return speaker.say(Message("ui-" + word, dict(args)))


def console() -> Console:
    return Console(highlight=False, markup=False)
