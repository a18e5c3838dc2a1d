"""What the generic tests know of a game: its tables, and the small plug-in beside them, `tests/properties/GAME.py`."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, NamedTuple, Protocol

import valtable
from valtable.engine import chance
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.info import GameInfo
from valtable.engine.match import Match
from valtable.engine.rules import Rules
from valtable.games import GAMES


class Table(NamedTuple):
    """A game with so many players and these options."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """A short name for a report or a test id."""
        words = [f"{self.game}-{self.players}"]
        for key, value in self.options.items():
            text = "+".join(value) if isinstance(value, list) else str(value)
            words.append(f"{key}={text if len(text) < 100 else 'own'}")
        return " ".join(words)

    @property
    def info(self) -> GameInfo:
        return GAMES[self.game]

    def rules(self) -> Rules:
        return self.info.prepare(self.players, self.options)

    def new(self, seed: int) -> Match:
        return valtable.new(self.game, self.players, seed, self.options)


class Hidden(NamedTuple):
    """Something a seat cannot know: what it is in this world, and everything it could be (with repetitions)."""

    value: str
    pool: list[str]


class Watch(Protocol):
    """Takes note of what happens in a game, as the names of goals that have been reached."""

    def before_step(self, game: Game) -> None: ...

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None: ...

    def after_step(self, game: Game, events: Sequence[Event]) -> None: ...

    def ended(self, game: Game, rules: Rules) -> None: ...


class Plugin(Protocol):
    """What only somebody who knows the game can say."""

    LONGEST: int  # no game takes more decisions than this
    OFTEN: float  # at how many of its points a match is checked from every side
    ENOUGH: int  # so many random games reach every goal
    LEANINGS: Sequence[dict[str, float]]  # tastes of random players: weights by the beginning of an option's id

    def tables(self) -> list[Table]:
        """Every number of players, and every option somewhere."""

    def pieces(self, game: Game) -> dict[str, int]:
        """Every card and marker of the table, wherever it lies: what is neither made nor lost."""

    def least(self, game: Game) -> int:
        """The smallest of all numbers that must not fall below zero."""

    def audit(self, match: Match) -> None:
        """Assert that the events explain all that lies before the players."""

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        """From the final view: the scores, the scores of those who are nobody's seat, and the winners."""

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        """Some of what that seat cannot know."""

    def goals(self) -> list[str]:
        """All that a complete fuzz must have seen."""

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        """Somebody who counts reached goals in `seen`."""


def plugin(game: str) -> Plugin:
    """The plug-in of a game; a game without one is not proven."""
    found: Plugin = importlib.import_module(f"tests.properties.{game}").PLUGIN
    return found


TABLES = [table for game in valtable.games() for table in plugin(game).tables()]
IDS = [table.name for table in TABLES]
# `dev.py test` runs these tests on both builds. What is long is shared between them: most of it falls to the compiled
# one, which plays faster, and the interpreted one plays fewer games, which are others.
COMPILED = (chance.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
# All tables, or (on the interpreted build, which takes longer) the first of each number of players.
SOME = TABLES if COMPILED else list({(table.game, table.players): table for table in reversed(TABLES)}.values())
