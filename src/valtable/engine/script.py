"""Replays the recorded answers of a step, stops where one is missing, and notes what undo may not cross."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from valtable.engine.errors import RulesError
from valtable.engine.game import Chooser, Game
from valtable.engine.question import Choice, Question, chosen, pose
from valtable.engine.rules import Rules

Answer = tuple[int, str]  # seat, option id


class Unanswered(Exception):
    """The step cannot go on: the half-run state is only good for looking at."""


class Mark:
    """One line of the trace of a run: an answer was used, or something happened that no undo may cross."""

    __slots__ = ("seat", "section", "what", "when")

    def __init__(self, what: str, seat: int = -1, section: int = 0, when: int = -1) -> None:
        self.what = what  # "answer", "chance" or "revealed"
        self.seat = seat
        self.section = section  # 0, or the number of the stretch in which players decide at once
        self.when = when  # the place of the answer among all the answers of the step, in the order they were given


class Script(Chooser):
    """The chooser of an interactive match."""

    __slots__ = (
        "branch",
        "luck",
        "next",
        "open",
        "open_section",
        "recorded",
        "reveals",
        "rules",
        "section",
        "times",
        "trace",
    )

    def __init__(self, rules: Rules, answers: Sequence[Answer], start: Game) -> None:
        self.rules = rules
        self.recorded: dict[int, list[str]] = {}
        self.times: dict[int, list[int]] = {}
        for when, (seat, id) in enumerate(answers):
            self.recorded.setdefault(seat, []).append(id)
            self.times.setdefault(seat, []).append(when)
        self.next: dict[int, int] = {}
        self.open: list[Question] = []
        self.open_section = 0
        self.trace: list[Mark] = []
        self.luck = start.chance.state
        self.reveals = start.reveals
        self.section = 0
        self.branch = False

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        self.note(game)
        recorded = self.recorded.get(seat, [])
        i = self.next.get(seat, 0)
        if i == len(recorded):
            self.open.append(pose(game, seat, prompt, choices, about, self.rules.anchor(prompt)))
            raise Unanswered
        self.next[seat] = i + 1
        choice = chosen(choices, recorded[i])
        if choice is None:
            raise RulesError(f"recorded answer {recorded[i]!r} of seat {seat} does not fit {prompt!r}")
        self.trace.append(Mark("answer", seat, self.section if self.branch else 0, self.times[seat][i]))
        return choice

    def together(self, game: Game, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool) -> None:
        self.note(game)
        self.section += 1
        self.branch = True
        start = len(self.trace)
        journal = game.journal
        if journal is not None:
            journal.start()
        waiting = False
        for player in players:
            if journal is not None:
                journal.turn_to(player.seat)
            try:
                act(game, player)
            except Unanswered:
                waiting = True
            self.note(game)
        self.trace[start:] = sorted(self.trace[start:], key=_when)  # who acted last is a matter of time, not of seats
        if waiting:
            self.open_section = self.section
            raise Unanswered
        self.branch = False
        if journal is not None:
            journal.start()

    def note(self, game: Game) -> None:
        """Note whether luck or a turned card came since the last look."""
        if game.chance.state != self.luck:
            self.luck = game.chance.state
            self.bar("chance")
        if game.reveals != self.reveals:
            self.reveals = game.reveals
            self.bar("revealed")

    def bar(self, what: str) -> None:
        if self.branch:
            raise RulesError(f"{what} while several players decide at once: the order of answers would matter")
        self.trace.append(Mark(what))


def _when(mark: Mark) -> int:
    return mark.when
