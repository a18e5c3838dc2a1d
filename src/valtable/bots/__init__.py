"""The bots: they know the engine's door and no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from valtable.bots.random import RandomBot
from valtable.bots.registry import BOTS as BOTS
from valtable.bots.registry import known as known
from valtable.bots.registry import make as make
from valtable.bots.registry import parse as parse
from valtable.bots.registry import tastes as tastes
from valtable.engine.errors import SetupError
from valtable.engine.rules import Rules


class Guest:
    """Somebody from outside: whatever they are, they are shown questions and glimpses, and never the true state."""

    __slots__ = ("choose",)

    def __init__(self, choose: Callable[..., Any]) -> None:
        self.choose = choose


def sit(choosers: Sequence[Any], seed: int, rules: Rules) -> list[Any]:
    """Somebody for each seat: names become bots (all the random ones share one), objects are guests."""
    dice = RandomBot(seed)
    sitters: list[Any] = []
    for seat, chooser in enumerate(choosers):
        if chooser == "random":
            sitters.append(dice)
        elif isinstance(chooser, str):
            sitters.append(make(chooser, seed * 31 + seat, rules))
        elif callable(getattr(chooser, "choose", None)):
            sitters.append(Guest(chooser.choose))
        else:
            raise SetupError(f"choosers: {chooser!r} is neither a bot's name nor an object with choose(question)")
    return sitters
