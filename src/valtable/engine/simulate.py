"""Whole games at full speed: every question is answered at once, nothing is replayed, no history is kept."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from valtable.engine.chance import Chance
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import glimpse_at, pick_option
from valtable.engine.question import Choice
from valtable.engine.rules import Rules
from valtable.engine.score import Score


class Result:
    """How a simulated game ended."""

    __slots__ = ("decisions", "score", "steps")

    def __init__(self, score: Score, decisions: int, steps: int) -> None:
        self.score = score
        self.decisions = decisions
        self.steps = steps

    @property
    def scores(self) -> list[int]:
        return self.score.totals

    @property
    def winners(self) -> list[int]:
        return self.score.winners

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, decisions={self.decisions}, steps={self.steps})"


class Seats(Chooser):
    """Somebody in each seat. A seat that is a Chooser picks directly; any other is shown a question and a glimpse."""

    __slots__ = ("answers", "checkpoint", "direct", "looks", "rules", "thinkers")

    def __init__(self, rules: Rules, sitters: Sequence[Any]) -> None:
        self.rules = rules
        self.direct: list[Chooser | None] = [s if isinstance(s, Chooser) else None for s in sitters]
        self.thinkers: list[Any] = list(sitters)
        self.looks = [not isinstance(s, Chooser) and takes_glimpse(s) for s in sitters]
        self.checkpoint: Game | None = None
        self.answers: list[tuple[int, str]] = []

    def start_step(self, game: Game) -> None:
        """Remember where the step began, for those who look ahead."""
        if any(self.looks):
            self.checkpoint = game.copy()
            self.answers.clear()

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        direct = self.direct[seat]
        if direct is not None:
            choice = direct.pick(game, seat, prompt, choices, about)
        else:
            question = self.rules.pose(game, seat, prompt, choices, about)
            if self.looks[seat]:
                assert self.checkpoint is not None
                look = partial(self.rules.view, game, seat)
                glimpse = glimpse_at(self.rules, seat, question, look, self.checkpoint, self.answers)
                option = self.thinkers[seat].choose(question, glimpse)
            else:
                option = self.thinkers[seat].choose(question)
            choice = pick_option(choices, option, prompt)
        if self.checkpoint is not None:
            self.answers.append((seat, choice.id))
        return choice


def takes_glimpse(sitter: Any) -> bool:
    """Whether `choose` wants a glimpse beside the question."""
    try:
        inspect.signature(sitter.choose).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # a compiled function without a signature: ours, which all take a glimpse
        return True
    return True


LONGEST: Final = 20_000  # steps: a hundred times a usual game


def count_step(steps: int) -> int:
    """One more; bots that would play on for ever are stopped."""
    if steps == LONGEST:
        raise RuntimeError(f"the game was not over after {LONGEST} steps: these bots do not want to end it")
    return steps + 1


def play_out(rules: Rules, sitters: Sequence[Any], seed: int) -> tuple[Game, int]:
    """Play one game to its end: the finished game, and its steps."""
    game = rules.setup(Chance(seed))
    only = sitters[0]
    steps = 0
    if isinstance(only, Chooser) and all(sitter is only for sitter in sitters):
        game.chooser = only
        while not rules.over(game):
            rules.step(game)
            steps = count_step(steps)
    else:
        seats = Seats(rules, sitters)
        game.chooser = seats
        while not rules.over(game):
            seats.start_step(game)
            rules.step(game)
            steps = count_step(steps)
    return game, steps


def run_game(rules: Rules, sitters: Sequence[Any], seed: int) -> Result:
    """Play one game to its end, for how it ended."""
    game, steps = play_out(rules, sitters, seed)
    return Result(rules.score(game), game.decisions, steps)
