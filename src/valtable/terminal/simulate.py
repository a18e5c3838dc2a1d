"""`valtable simulate`: many games between bots, a progress bar, and tables of what they have shown."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from valtable import arena
from valtable.arena import Report, Standing, TeamStanding
from valtable.arena.figures import Estimate, Spread
from valtable.engine.errors import SetupError
from valtable.engine.message import Message
from valtable.games import find
from valtable.text import Speaker, speaker_of

SECONDS_BETWEEN_LINES = 5.0


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int | None,
    options: dict[str, object],
    json_file: Path | None,
    workers: int | None,
    language: str,
    console: Console,
) -> None:
    """Play the games, show the figures, and write them to a file when one is named."""
    if json_file is not None and not json_file.resolve().parent.is_dir():
        raise SetupError(f"json: there is no folder {str(json_file.resolve().parent)!r} to write into")
    words = _Words(speaker_of(find(game), language))
    number = secrets.randbits(32) if seed is None else seed
    with _progress(console, words, games) as show:
        report = arena.simulate(game, bots, games, number, options, workers, show)
    draw(report, words, console)
    if json_file is not None:
        report.write(json_file)
        console.print(words("written", file=str(json_file)), soft_wrap=True, highlight=False)


@contextmanager
def _progress(console: Console, words: _Words, total: int) -> Iterator[Callable[[int], None]]:
    """Something to tell how many games are done: a bar on a terminal, elsewhere a line now and then."""
    if not console.is_terminal:
        last = time.monotonic()

        def line(done: int) -> None:
            nonlocal last
            if done < total and time.monotonic() - last > SECONDS_BETWEEN_LINES:
                last = time.monotonic()
                console.print(words("progress", done=done, games=total), highlight=False)

        yield line
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn by our own hand: a thread that draws it would be forked together with this process.
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(words("running"), total=total)
        bar.refresh()

        def update(done: int) -> None:
            bar.update(task, completed=done, refresh=True)

        yield update


class _Words:
    """The messages `ui-sim-…`, and numbers as the reader's language writes them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def __call__(self, id: str, **args: object) -> str:
        return self.speaker.say(Message("ui-sim-" + id, args))

    def number(self, x: float) -> str:
        """A count: without decimals where it has none."""
        return self("whole" if x == int(x) else "decimal", x=x)

    def decimal(self, x: float) -> str:
        return self("decimal", x=x)

    def percent(self, x: float) -> str:
        return self("percent", x=x)

    def decimals(self, mean: Estimate) -> str:
        return self("range", low=self.decimal(mean.low), high=self.decimal(mean.high))

    def percents(self, rate: Estimate) -> str:
        return self("range", low=self.percent(rate.low), high=self.percent(rate.high))


def draw(report: Report, words: _Words, console: Console) -> None:
    """Every table of a report."""
    title = words.speaker.say(Message("game-" + report.game))
    heading = words("heading", games=report.games, game=title, players=report.players, seed=str(report.seed))
    console.print(heading, style="bold", highlight=False)
    if report.team is not None:
        console.print(_team(words, report.team, report.sitters))
        if report.team.lines:
            console.print(_deeds(words, report.team))
    else:
        console.print(_standings(words, "by-bot", "bot", report.bots, report.players))
    if report.players > 1 and report.team is None:
        seats = {words.number(seat): standing for seat, standing in enumerate(report.seats, 1)}
        console.print(_standings(words, "by-seat", "seat", seats, report.players))
    console.print(_spreads(words, report))
    console.print(_endings(words, report))
    console.print(
        words(
            "speed",
            games=words.number(round(report.games_per_second)),
            decisions=words.number(round(report.decisions_per_second)),
            seconds=words.decimal(report.seconds),
            workers=report.workers,
        ),
        highlight=False,
    )
    console.print(words("intervals" if report.team is None else "team-intervals"), style="dim", highlight=False)
    console.print(words("again", seed=str(report.seed)), highlight=False)


def _table(words: _Words, title: str, first: str, *others: str) -> Table:
    """Narrow enough for eighty columns: headings stand on several lines where the numbers are short."""
    table = Table(
        title=words(title), title_justify="left", title_style="bold", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False
    )
    table.add_column(words(first))
    for heading in others:
        text = words(heading)
        table.add_column(text if heading == "interval" else text.replace(" ", "\n"), justify="right", no_wrap=True)
    return table


def _standings(words: _Words, title: str, first: str, rows: dict[str, Standing], players: int) -> Table:
    """Win rates and mean scores. Where one bot holds every seat of a contest, its win rate would tell nothing."""
    contest = len(rows) > 1
    rates = contest or players == 1
    several = any(row.seats > 1 for row in rows.values())
    columns = [*(["seats"] if several else []), *(["wins", "win-rate", "interval"] if rates else [])]
    columns += [*(["even"] if contest else []), "score", "interval"]
    table = _table(words, title, first, *columns)
    for name, row in rows.items():
        cells = [words.number(row.seats)] if several else []
        if rates:
            cells += [words.number(row.wins), words.percent(row.win_rate.value), words.percents(row.win_rate)]
        if contest:
            cells.append(words.percent(row.seats / players))  # the win rate of somebody who plays like the others
        table.add_row(name, *cells, words.decimal(row.score.value), words.decimals(row.score))
    return table


def _team(words: _Words, team: TeamStanding, bots: list[str]) -> Table:
    """Who played together, and how often they won."""
    table = _table(words, "together", "team", "wins", "win-rate", "interval")
    sitters = ", ".join(bot if n == 1 else f"{n} {bot}" for bot, n in Counter(bots).items())
    rate = team.win_rate
    table.add_row(sitters, words.number(team.wins), words.percent(rate.value), words.percents(rate))
    return table


def _deeds(words: _Words, team: TeamStanding) -> Table:
    """What they did together in a game."""
    table = _table(words, "deeds", "of", "mean", "interval", "min", "median", "max")
    for line in team.lines:
        label = words.speaker.say_data(line.message)
        numbers = line.numbers
        cells = (words.number(x) for x in (numbers.min, numbers.median, numbers.max))
        table.add_row(label[:1].upper() + label[1:], words.decimal(line.mean.value), words.decimals(line.mean), *cells)
    return table


def _spreads(words: _Words, report: Report) -> Table:
    title = "spreads" if report.team is None else "lengths"
    table = _table(words, title, "of", "mean", "sd", "min", "q1", "median", "q3", "max")
    rows: list[tuple[str, Spread | None]] = [
        ("scores", report.scores),
        ("margin", report.margin),
        ("steps", report.steps),
        ("decisions", report.decisions),
    ]
    for name, spread in rows:
        if spread is not None:
            places = (spread.min, spread.q1, spread.median, spread.q3, spread.max)
            means = (words.decimal(spread.mean), words.decimal(spread.sd))
            table.add_row(words(name), *means, *(words.number(x) for x in places))
    return table


def _endings(words: _Words, report: Report) -> Table:
    table = _table(words, "endings", "ending", "games", "share")
    for id, n in sorted(report.endings.items(), key=lambda ending: -ending[1]):
        ending = words.speaker.title(Message(id))
        table.add_row(ending, words.number(n), words.percent(n / report.games))
    return table
