"""What a simulation has shown: win rates and scores by bot and by seat, lengths, endings, speed."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from valtable.arena.figures import Estimate, Spread, mean, rate, spread
from valtable.arena.tally import Record, Tally

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


class Report:
    """The figures of a finished simulation. Intervals are 95%: Wilson's for rates, Student's for means."""

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
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = len(bots)
        self.games = tally.games
        self.seed = seed
        self.options = dict(options)
        self.bots = {name: Standing(record, list(bots).count(name)) for name, record in tally.bots.items()}
        self.seats = [Standing(record, 1) for record in tally.seats]
        scores: Counter[int] = Counter()
        for record in tally.seats:
            scores.update(record.scores)
        self.scores: Spread = spread(scores)
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
        return self.seats[0].win_rate if self.players == 1 else None

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
            "bots": {name: standing.data() for name, standing in self.bots.items()},
            "seats": [standing.data() for standing in self.seats],
            "solo_win_rate": None if solo is None else solo.data(),
            "scores": self.scores.data(),
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
