"""Questions and the choices they offer.

Rules offer the things themselves (a card, a place on the table, a number): each has an id and makes its words only
when somebody looks, so asking costs next to nothing in a simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from valtable.engine.message import Message, amount, bare
from valtable.engine.native import mypyc_attr

if TYPE_CHECKING:
    from valtable.engine.game import Game

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """Anything a player may be offered."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def label(self, game: Game) -> Message:
        """What a button for this choice says."""
        return Message("option-" + self.id)

    def name(self) -> Message:
        """What the thing itself is called."""
        return Message("option-" + self.id)

    def about(self) -> dict[str, Message]:
        """What a question about this thing can speak of."""
        return {"card": self.name()}

    def beside(self) -> bool:
        """Whether it may be used whatever is asked, and is no answer to the question itself."""
        return False

    def things(self) -> tuple[str, ...]:
        """The ids of the things on the table that it is made of, in the order in which one points at them."""
        return (self.id,)

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Amount(Choice):
    """So many of something: `magic-2`."""

    __slots__ = ("n", "unit")

    def __init__(self, unit: str, n: int) -> None:
        super().__init__(f"{unit}-{n}")
        self.unit = unit
        self.n = n

    def label(self, game: Game) -> Message:
        return amount(self.unit, self.n)


class Pick(Choice, Generic[T]):
    """Something under an id of its own for this question, and what it stands for."""

    __slots__ = ("of", "said")

    def __init__(self, id: str, of: T, said: Message) -> None:
        super().__init__(id)
        self.of = of
        self.said = said

    def label(self, game: Game) -> Message:
        return self.said


class SeatChoice(Choice):
    """A player, as a target."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat-{seat}")
        self.seat = seat

    def label(self, game: Game) -> Message:
        return Message("player-name", {"seat": self.seat})


YES: Final = Choice("yes")
NO: Final = Choice("no")
PASS: Final = Choice("pass")


class Option:
    """One answer to an open question, as a client or a bot sees it."""

    __slots__ = ("id", "text", "things")

    def __init__(self, id: str, text: Message, things: tuple[str, ...] = ()) -> None:
        self.id = id
        self.text = text
        self.things = things  # where it is made of several: a card and the pile that it goes to

    def facts(self) -> dict[str, Any]:
        """What there is to tell of it."""
        facts: dict[str, Any] = {"id": self.id, "text": self.text}
        if self.things:
            facts["things"] = self.things
        return facts

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        data: dict[str, Any] = bare(self.facts())
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Question:
    """What one seat is asked now. It holds what that seat may know and nothing more."""

    __slots__ = ("anchor", "message", "options", "prompt", "seat", "usual")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[Option, ...],
        message: Message,
        anchor: str,
        usual: Option | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.message = message
        self.anchor = anchor
        self.usual = usual  # of a payment: the way in which most people would pay

    def option(self, id: str) -> Option | None:
        """The option with this id, if it is offered."""
        for option in self.options:
            if option.id == id:
                return option
        return None

    def facts(self) -> dict[str, Any]:
        """What there is to tell of it."""
        facts = {
            "seat": self.seat,
            "prompt": self.prompt,
            "message": self.message,
            "anchor": self.anchor,
            "options": [option.facts() for option in self.options],
        }
        if self.usual is not None:
            facts["usual"] = self.usual.id
        return facts

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        data: dict[str, Any] = bare(self.facts())
        return data

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, prompt={self.prompt!r}, options={[o.id for o in self.options]})"


def pose(game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None, anchor: str) -> Question:
    """The question in the form that people and bots see."""
    options = tuple([_option(game, choice) for choice in choices])
    args: dict[str, Any] = {} if about is None else dict(about.about())
    real = [choice for choice in choices if not is_harmless(choice.id)]
    if len(real) == 1 and len(options) > 1 and not real[0].beside():
        args["only"] = real[0].label(game)  # a question with one candidate can name it: `.one` of its words
    return Question(seat, prompt, options, Message("ask-" + prompt, args), anchor)


def is_harmless(id: str) -> bool:
    """Whether this is how one declines, for now or for longer."""
    return id in ("no", "not-now", "pass") or id.startswith(("later-", "pass-"))


def _option(game: Game, choice: Choice) -> Option:
    things = choice.things()
    return Option(choice.id, choice.label(game), things if len(things) > 1 else ())


def chosen(choices: Sequence[Choice], id: str) -> Choice | None:
    """The choice with this id, if it is offered."""
    for choice in choices:
        if choice.id == id:
            return choice
    return None
