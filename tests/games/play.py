"""What the tables of all games have in common: a state laid out by hand, then a match played on it by the public door.

A game's own table adds the laying out (`with_...`) and the looking (`hand`, `purse`, ...).
"""

from __future__ import annotations

from typing import Any, Self

from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.info import GameInfo
from valtable.engine.match import Match, StepRecord
from valtable.engine.message import plain
from valtable.engine.question import Question
from valtable.engine.rules import Rules


class PlayedTable:
    """A checkpoint, and the match that begins with it."""

    def __init__(self, info: GameInfo, rules: Rules, start: Game) -> None:
        self.info = info
        self.rules = rules
        self.start = start
        self.started: Match | None = None

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match on this table, run on to its first question."""
        if self.started is None:
            names = [f"Player {seat + 1}" for seat in range(self.rules.players)]
            match = Match(self.info, self.rules, 0, names)
            match._trail = [StepRecord(self.start, 0)]
            match._advance()
            self.started = match
        return self.started

    @property
    def prompts(self) -> list[str]:
        return [q.prompt for q in self.match.questions]

    def asked(self, prompt: str, seat: int | None = None) -> bool:
        return any(q.prompt == prompt and seat in (None, q.seat) for q in self.match.questions)

    def question(self, prompt: str, seat: int | None = None) -> Question:
        """The one open question of that name (of that seat)."""
        found = [q for q in self.match.questions if q.prompt == prompt and seat in (None, q.seat)]
        assert len(found) == 1, f"{prompt!r} (seat {seat}) is not the one question among {self.match.questions}"
        return found[0]

    def offered(self, prompt: str, seat: int | None = None) -> list[str]:
        """The ids that the question offers."""
        return [option.id for option in self.question(prompt, seat).options]

    def choose(self, prompt: str, option: str, seat: int | None = None) -> Self:
        question = self.question(prompt, seat)
        self.match.answer(question.seat, option)
        return self

    # --- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def player(self, seat: int, by: int | None = None) -> dict[str, Any]:
        """The facts of a player as that player (or another seat) sees them."""
        facts: dict[str, Any] = self.view(seat if by is None else by)["players"][seat]
        return facts

    def happened(self, *kinds: str) -> list[Event]:
        """The events of these kinds, in their order."""
        return [event for event in self.match.events if event.kind in kinds]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of those events, in their order."""
        return [event.kind for event in self.happened(*kinds)]

    @property
    def ending(self) -> str:
        assert self.match.score is not None
        return self.match.score.ending.id


def said(event: Event) -> dict[str, Any]:
    """An event's arguments as plain data."""
    args: dict[str, Any] = plain(event.args)
    return args
