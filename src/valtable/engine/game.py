"""The state every game extends, and the chooser that answers its questions.

A rule is a plain function of the state that *asks* where a player decides. Who answers is none of its business: a bot,
a recorded answer, an imagined player. See `match.py` (recorded), `simulate.py` (at once) and `glimpse.py` (imagined).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, TypeVar, cast

from valtable.engine.chance import Chance
from valtable.engine.events import Journal
from valtable.engine.fields import state
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

C = TypeVar("C", bound=Choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data that the codec can write down and read back: the constructor takes the FIELDS in their order."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TYPES: ClassVar[dict[str, str]] = {}

    def copy(self) -> Self:
        """An equal and independent state (of a checkpoint: the run is not copied)."""
        raise NotImplementedError


@state
@mypyc_attr(allow_interpreted_subclasses=True)
class Player(State):
    """Somebody at the table; every game adds what lies before them."""

    seat: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Answers the questions of a running step. It is handed the true state: nothing that plays for a seat may look."""

    __slots__ = ()

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        """One of the choices."""
        raise NotImplementedError

    def together(self, game: Game, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool) -> None:
        """Let each of the players act; here one after the other, since each answer comes at once."""
        for player in players:
            act(game, player)


@state
@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """The state of one game. Between two steps it is pure data: a checkpoint."""

    __slots__ = ("chance", "chooser", "decisions", "journal", "phase", "reveals")

    chance: Chance
    phase: int  # what the next step is

    def __init__(self, chance: Chance, phase: int) -> None:
        self.chance = chance
        self.phase = phase
        # What follows belongs to the run and not to the state: it is never copied, saved or compared.
        self.chooser: Chooser = NOBODY
        self.journal: Journal | None = None
        self.decisions = 0
        self.reveals = 0

    def ask(
        self, player: Player, prompt: str, choices: Sequence[C], about: Choice | None = None, hidden: bool = False
    ) -> C:
        """The player's decision. What can be answered in one way only is not asked, but that player is told.

        Being asked is public. So where others cannot see how many choices there are (`hidden`: they come from a hand,
        say), the player is asked in any case.
        """
        if len(choices) == 1 and not hidden:
            if self.journal is not None:
                self.journal.tell("forced", {"choice": choices[0].label(self)}, (player.seat,))
            return choices[0]
        self.decisions += 1
        return cast(C, self.chooser.pick(self, player.seat, prompt, choices, about))

    def together(self, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool = False) -> None:
        """Several players decide at once, each on their own affairs: `act(game, player)` for each.

        `act` may change what belongs to that player only, and uses no chance: so any order of answers ends in the same
        state. When the choices are `secret`, nobody's bot is told what the others have already chosen.
        """
        self.chooser.together(self, players, act, secret)

    def reveal(self) -> None:
        """Something hidden was turned up: nobody can take an answer back across this."""
        self.reveals += 1


class Nobody(Chooser):
    """Before anybody has sat down: asking is a mistake."""

    __slots__ = ()

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        raise RuntimeError(f"nobody is there to answer {prompt!r}")


NOBODY = Nobody()
