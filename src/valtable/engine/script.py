"""Replays the recorded answers of a step, stops where one is missing, and notes what undo may not cross."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valtable.engine.errors import RulesError
from valtable.engine.game import Chooser, Game
from valtable.engine.question import Choice, Question, chosen
from valtable.engine.rules import Rules

Answer = tuple[int, str]  # seat, option id
MOST_CHOICES: Final = 1000  # of one question; sixty are many
RAISE_HAND: Final = "raise-hand"  # an answer without a question: that seat wants to be asked at the next window


class Unanswered(Exception):
    """The step cannot go on: the half-run state is only good for looking at."""


class Mark:
    """One line of the trace of a run: an answer was used, or something happened that no undo may cross."""

    __slots__ = ("place", "seat", "section", "what")

    def __init__(self, what: str, seat: int = -1, section: int = 0, place: int = -1) -> None:
        self.what = what  # "answer", "chance" or "revealed"
        self.seat = seat
        self.section = section  # 0, or the number of the stretch in which players decide at once
        self.place = place  # of the answer among all the answers of the step, in the order they were given


class Recorded:
    """The answers given in a step, seat by seat, and the hands raised in it, each after so many answers."""

    __slots__ = ("answers", "hands", "used")

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers: dict[int, list[tuple[str, int]]] = {}  # of each seat, with their places among all, the last first
        self.hands: list[tuple[int, int, int]] = []  # after how many answers, whose, and the place among all
        self.used = 0
        for place, (seat, id) in enumerate(answers):
            if id == RAISE_HAND:
                self.hands.append((place - len(self.hands), seat, place))
            else:
                self.answers.setdefault(seat, []).append((id, place))
        for given in self.answers.values():
            given.reverse()

    def take(self, seat: int) -> tuple[str, int] | None:
        """The next answer of that seat and its place, if there is one."""
        given = self.answers.get(seat)
        if not given:
            return None
        self.used += 1
        return given.pop()

    def raised(self) -> list[tuple[int, int]]:
        """The seats whose hands go up now, with the places of these calls."""
        now = [(seat, place) for after, seat, place in self.hands if after <= self.used]
        del self.hands[: len(now)]
        return now


class Script(Chooser):
    """The chooser of an interactive match."""

    __slots__ = ("branch", "luck", "open", "open_section", "recorded", "reveals", "rules", "section", "trace")

    def __init__(self, rules: Rules, answers: Sequence[Answer], game: Game) -> None:
        self.rules = rules
        self.recorded = Recorded(answers)
        self.open: list[Question] = []
        self.open_section = 0
        self.trace: list[Mark] = []
        self.luck = game.chance.state
        self.reveals = game.reveals
        self.section = 0
        self.branch = False
        self.raise_hands(game)

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        self.note(game)
        answer = self.recorded.take(seat)
        if answer is None:
            if not 0 < len(choices) <= MOST_CHOICES:  # a forged state: nobody could answer, or draw it
                raise RulesError(f"{len(choices)} choices for {prompt!r}")
            self.open.append(self.rules.pose(game, seat, prompt, choices, about))
            raise Unanswered
        id, place = answer
        choice = chosen(choices, id)
        if choice is None:
            raise RulesError(f"recorded answer {id!r} of seat {seat} does not fit {prompt!r}")
        self.trace.append(Mark("answer", seat, self.section if self.branch else 0, place))
        self.raise_hands(game)
        return choice

    def raise_hands(self, game: Game) -> None:
        """Those who have called by now are asked at the next window."""
        for seat, place in self.recorded.raised():
            if self.rules.windows is not None:
                self.rules.windows.raise_hand(game, seat)
            self.trace.append(Mark("answer", seat, self.section if self.branch else 0, place))

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
        self.trace[start:] = sorted(self.trace[start:], key=_place)  # who acted last is a matter of time, not of seats
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


def _place(mark: Mark) -> int:
    return mark.place
