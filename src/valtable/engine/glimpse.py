"""What a bot gets: the view of its seat, and futures played out in worlds that fit what the seat knows.

An imagined future is the same run of the rules with another chooser: the known answers of the step are replayed up to
the open question, what the seat cannot know is redealt there, and the chooser answers everybody from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from valtable.engine.chance import Random
from valtable.engine.game import Chooser, Game
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice, Option, Question, chosen
from valtable.engine.rules import Rules
from valtable.engine.script import Answer, Recorded


class Enough(Exception):
    """Raised by a chooser that has seen enough of an imagined future."""


class Thinker(Protocol):
    """Anything that answers questions in an imagined world: with an Option or its id; None means: stop here."""

    def choose(self, question: Question, /) -> Any: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Chooser):
    """A chooser for imagined futures, which may also stop at the end of any step."""

    __slots__ = ()

    def go_on(self, game: Game) -> bool:
        """Asked at each checkpoint."""
        return True


class Imagined:
    """Where an imagined future was left. Everything in it is made up but what the seat knew."""

    __slots__ = ("game", "over", "rules", "secret")

    def __init__(self, rules: Rules, game: Game, over: bool, secret: bool) -> None:
        self.rules = rules
        self.game = game
        self.over = over
        self.secret = secret  # whether the open question is one of those that several players answer in secret

    @property
    def scores(self) -> list[int]:
        return self.rules.score(self.game).totals if self.over else []

    @property
    def winners(self) -> list[int]:
        return self.rules.score(self.game).winners if self.over else []

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.rules.view(self.game, seat)

    def value(self, seat: int) -> float:
        """The game's own guess of how well that seat stands."""
        return self.rules.value(self.game, seat)


class Glimpse:
    """The eyes and the imagination of one seat. It has no attribute that leads to the true state."""

    __slots__ = ("_look", "_play", "_view", "question", "seat")

    def __init__(
        self,
        seat: int,
        question: Question | None,
        look: Callable[[], dict[str, Any]],
        play: Callable[[Random, Thinker | Playout], Imagined],
    ) -> None:
        self.seat = seat
        self.question = question
        self._look = look
        self._view: dict[str, Any] | None = None
        self._play = play

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data: made when somebody looks."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def imagine(self, rng: Random, chooser: Thinker | Playout) -> Imagined:
        """Play on from the open question in a world that fits what the seat knows."""
        if self.question is None:
            raise ValueError(f"seat {self.seat} has no open question to imagine from")
        return self._play(rng, chooser)


def glimpse_at(
    rules: Rules,
    seat: int,
    question: Question | None,
    look: Callable[[], dict[str, Any]],
    checkpoint: Game,
    answers: Sequence[Answer],
    waiting: Sequence[int] | None = None,
) -> Glimpse:
    """The glimpse of a seat in a step that began at the checkpoint and in which these answers were given.

    `waiting` lists the seats with an open question, where others have got so far as well.
    """
    known = list(answers)

    def play(rng: Random, chooser: Thinker | Playout) -> Imagined:
        playout = chooser if isinstance(chooser, Playout) else _Asking(rules, chooser)
        game = checkpoint.copy()
        run = _Imagining(rules, seat, known, waiting, rng, playout)
        run.raise_hands(game)
        game.chooser = run
        try:
            while True:
                rules.step(game)
                game.chooser = playout
                if rules.over(game):
                    return Imagined(rules, game, True, run.asked_in_secret)
                if not playout.go_on(game):
                    break
        except Enough:
            pass
        return Imagined(rules, game, False, run.asked_in_secret)

    return Glimpse(seat, question, look, play)


class _Imagining(Chooser):
    """Replays what the seat knows of the step, redeals at its open question, then lets the playout go on."""

    __slots__ = ("asked_in_secret", "concealed", "playout", "recorded", "rng", "rules", "seat", "secret", "waiting")

    def __init__(
        self,
        rules: Rules,
        seat: int,
        answers: Sequence[Answer],
        waiting: Sequence[int] | None,
        rng: Random,
        playout: Playout,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.recorded = Recorded(answers)
        self.waiting = waiting
        self.rng = rng
        self.playout = playout
        self.concealed = False
        self.asked_in_secret = False
        self.secret = False  # inside a stretch of secret choices: the others' answers are chosen anew

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        answer = self.recorded.take(seat)
        if answer is not None:
            choice = chosen(choices, answer[0])
            if choice is not None:
                self.raise_hands(game)
                return choice
        if seat == self.seat and not self.concealed:
            self.concealed = True
            self.asked_in_secret = self.secret
            if self.secret:
                self.recorded = NOTHING  # the others have answered in secret, and no question may be given that
            self.rules.conceal(game, seat, self.rng)
        return self.playout.pick(game, seat, prompt, choices, about)

    def raise_hands(self, game: Game) -> None:
        for seat, _ in self.recorded.raised():
            if self.rules.windows is not None:
                self.rules.windows.raise_hand(game, seat)

    def together(self, game: Game, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool) -> None:
        """Those who have finished in public, as the seat has seen; the seat itself; then those who still decide."""
        self.secret = secret
        first: list[Any] = []
        last: list[Any] = []
        for player in players:
            if player.seat != self.seat:
                done = self.waiting is not None and player.seat not in self.waiting
                (first if done and not secret and not self.concealed else last).append(player)
        for player in first:
            act(game, player)
        for player in players:
            if player.seat == self.seat:
                act(game, player)
        for player in last:
            act(game, player)
        self.secret = False


NOTHING: Final = Recorded(())


class _Asking(Playout):
    """Lets an object with `choose(question)` answer in an imagined world."""

    __slots__ = ("rules", "thinker")

    def __init__(self, rules: Rules, thinker: Thinker) -> None:
        self.rules = rules
        self.thinker = thinker

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        question = self.rules.pose(game, seat, prompt, choices, about)
        option = self.thinker.choose(question)
        if option is None:
            raise Enough
        return pick_option(choices, option, prompt)


def pick_option(choices: Sequence[Choice], option: object, prompt: str) -> Choice:
    """The choice that a bot's option stands for; anything else is the bot's mistake."""
    id = option.id if isinstance(option, Option) else option
    choice = chosen(choices, id) if isinstance(id, str) else None
    if choice is None:
        raise ValueError(f"{id!r} is not an answer to {prompt!r}; offered: {', '.join(c.id for c in choices)}")
    return choice
