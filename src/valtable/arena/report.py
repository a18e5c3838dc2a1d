"""What a simulation has shown: win rates and scores by bot and by seat, or of a team; lengths, endings, speed."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from valtable.arena.figures import Estimate, Spread, mean, rate, spread
from valtable.arena.tally import Record, Tally, Team

FORMAT: Final = "valtable-simulation"


class Standing:
    """How one bot or one seat has done; a bot that holds several seats wins when any of them does."""

    __slots__ = ("games", "score", "scores", "seats", "win_rate", "wins")

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.games = record.games
        self.wins = float(record.won)  # a victory shared by k seats counts 1/k for each
        self.win_rate: Estimate = rate(record.won, record.games)
        self.score: Estimate = mean(record.totals, seats)
        self.scores: Spread = spread(record.scores)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate.data(),
            "score": self.score.data(),
            "scores": self.scores.data(),
        }


class TeamLine:
    """A line of the sheets of a team: its message, as plain data, and its numbers. A game without it has none of it."""

    __slots__ = ("mean", "message", "numbers")

    def __init__(self, message: list[Any], counts: Counter[int], games: int) -> None:
        all_games = counts + Counter({0: games - counts.total()})
        self.message = message
        self.mean: Estimate = mean(all_games)
        self.numbers: Spread = spread(all_games)

    def data(self) -> dict[str, Any]:
        return {"message": self.message, "mean": self.mean.data(), "numbers": self.numbers.data()}


class TeamStanding:
    """How often a team has won, and what it did."""

    __slots__ = ("lines", "win_rate", "wins")

    def __init__(self, team: Team, games: int) -> None:
        self.wins = team.wins
        self.win_rate: Estimate = rate(Fraction(team.wins), games)
        order = sorted(team.lines, key=lambda message: (team.places[message], message))
        self.lines = [TeamLine(json.loads(message), team.lines[message], games) for message in order]

    def data(self) -> dict[str, Any]:
        return {"wins": self.wins, "win_rate": self.win_rate.data(), "lines": [line.data() for line in self.lines]}


class Report:
    """The figures of a finished simulation. Intervals are 95%: Wilson's for rates, Student's for means.

    Between rivals there are standings for `bots` and `seats`, `scores` and a `margin`. Where all win or lose together
    there are none of these, but `team`.
    """

    def __init__(
        self,
        tally: Tally,
        game: str,
        rules_version: int,
        bots: Sequence[str],
        seed: int,
        options: Mapping[str, Any],
        workers: int,
        seconds: float,
        team: bool = False,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = len(bots)
        self.games = tally.games
        self.seed = seed
        self.options = dict(options)
        self.bots: dict[str, Standing] = {}
        self.seats: list[Standing] = []
        self.scores: Spread | None = None
        self.team: TeamStanding | None = None
        if team:
            self.team = TeamStanding(tally.team, tally.games)
        else:
            self.bots = {name: Standing(record, list(bots).count(name)) for name, record in tally.bots.items()}
            self.seats = [Standing(record, 1) for record in tally.seats]
            scores: Counter[int] = Counter()
            for record in tally.seats:
                scores.update(record.scores)
            self.scores = spread(scores)
        self.sitters = list(bots)
        self.margin: Spread | None = spread(tally.margins) if tally.margins else None
        self.steps: Spread = spread(tally.steps)
        self.decisions: Spread = spread(tally.decisions)
        self.endings: dict[str, int] = dict(sorted(tally.endings.items()))
        self.workers = workers
        self.seconds = seconds
        self._decisions = sum(number * n for number, n in tally.decisions.items())

    @property
    def solo_win_rate(self) -> Estimate | None:
        """How often the player beat the game, when there was one player only."""
        if self.players > 1:
            return None
        return self.team.win_rate if self.team is not None else self.seats[0].win_rate

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self._decisions / self.seconds

    def data(self) -> dict[str, Any]:
        """As plain JSON data; everything but `timing` follows from the seed."""
        solo = self.solo_win_rate
        return {
            "format": FORMAT,
            "version": version(),
            "game": self.game,
            "rules": self.rules_version,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "options": {name: _plain(value) for name, value in self.options.items()},
            "team": None if self.team is None else {"bots": self.sitters, **self.team.data()},
            "bots": {name: standing.data() for name, standing in self.bots.items()},
            "seats": [standing.data() for standing in self.seats],
            "solo_win_rate": None if solo is None else solo.data(),
            "scores": None if self.scores is None else self.scores.data(),
            "margin": None if self.margin is None else self.margin.data(),
            "steps": self.steps.data(),
            "decisions": self.decisions.data(),
            "endings": self.endings,
            "timing": {
                "workers": self.workers,
                "seconds": self.seconds,
                "games_per_second": self.games_per_second,
                "decisions_per_second": self.decisions_per_second,
            },
        }

    def write(self, file: Path) -> None:
        """Write the data as JSON: the file is the old one or the new one, never half of it."""
        partial = file.with_name(f"{file.name}.{os.getpid()}.partial")
        try:
            partial.write_text(json.dumps(self.data(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            partial.replace(file)
        finally:
            partial.unlink(missing_ok=True)


def version() -> str:
    """The version of the program; empty when its sources are used without having been installed."""
    try:
        return metadata.version("valtable")
    except metadata.PackageNotFoundError:
        return ""


def _plain(value: Any) -> Any:
    """An option as JSON can hold it: a path is its text."""
    return str(value) if isinstance(value, Path) else value
