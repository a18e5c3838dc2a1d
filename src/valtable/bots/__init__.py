"""The bots: they know the engine's door and no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from valtable.bots.outside import find_outside, is_outside
from valtable.bots.random import RandomBot
from valtable.bots.registry import BOTS as BOTS
from valtable.bots.registry import make as make
from valtable.bots.registry import parse as parse
from valtable.bots.registry import tastes as tastes
from valtable.bots.registry import thinks_for as thinks_for
from valtable.bots.registry import with_taste as with_taste
from valtable.bots.search import SearchBot as SearchBot
from valtable.bots.search import agreed as agreed
from valtable.engine.errors import SetupError
from valtable.engine.glimpse import Glimpse
from valtable.engine.question import Question
from valtable.engine.rules import Rules
from valtable.engine.simulate import takes_glimpse


class Guest:
    """Somebody from outside: whatever they are, they are shown questions and glimpses, and never the true state."""

    __slots__ = ("choose",)

    def __init__(self, choose: Callable[..., Any]) -> None:
        self.choose = choose


def check(name: str) -> None:
    """Whether a command may name this bot: one of ours, or somebody's own; a SetupError says what is wrong."""
    if not is_outside(name):
        parse(name)


def is_named(name: object) -> bool:
    """Whether a command may name this bot."""
    try:
        check(name if isinstance(name, str) else "")
    except SetupError:
        return False
    return True


def seat_bot(name: str, seed: int, rules: Rules) -> Any:
    """The bot of that name, one of ours or somebody's own, for a command of the user's own machine."""
    if is_outside(name):
        return Guest(find_outside(name, seed, rules).choose)
    return make(name, seed, rules)


def answer_of(bot: Any, question: Question, glimpse: Glimpse) -> str:
    """The id of the option that a bot chooses, whether it wants a glimpse or not."""
    chosen = bot.choose(question, glimpse) if takes_glimpse(bot) else bot.choose(question)
    return str(getattr(chosen, "id", chosen))


def sit(choosers: Sequence[Any], seed: int, rules: Rules) -> list[Any]:
    """Somebody for each seat: names become bots (all the random ones share one), objects are guests."""
    dice = RandomBot(seed)
    sitters: list[Any] = []
    for seat, chooser in enumerate(choosers):
        if chooser == "random":
            sitters.append(dice)
        elif isinstance(chooser, str):
            sitters.append(seat_bot(chooser, seed * 31 + seat, rules))
        elif callable(getattr(chooser, "choose", None)):
            sitters.append(Guest(chooser.choose))
        else:
            raise SetupError(f"choosers: {chooser!r} is neither a bot's name nor an object with choose(question)")
    return sitters
