"""The bots by name: `LEVEL`, `LEVEL:TASTE`, and where a level searches `LEVEL@BUDGET` or `LEVEL:TASTE@BUDGET`.

A budget is so many seconds a decision (`master@0.1`) or so many playouts (`master@200p`). A taste is one of the game's
own temperaments (`adept:builder`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from valtable.bots.greedy import GreedyBot
from valtable.bots.net import net_of
from valtable.bots.policy import PolicyBot
from valtable.bots.random import RandomBot
from valtable.bots.search import Budget, SearchBot
from valtable.engine.errors import SetupError
from valtable.engine.rules import Rules

LONGEST: Final = 10.0  # seconds for one decision
MOST: Final = 100_000  # playouts


class Level:
    """How well somebody plays: by the net alone, as careless as `heat` says wherever it slips (the game says how often
    that is), or thinking for some `seconds`."""

    __slots__ = ("heat", "name", "seconds")

    def __init__(self, name: str, heat: float = 0.0, seconds: float = 0.0) -> None:
        self.name = name
        self.heat = heat
        self.seconds = seconds


# From gentle to merciless, and two beside them. Their words are `bot-NAME` and `bot-NAME-about` in the text files.
LEVELS: Final = (Level("novice", heat=20.0), Level("adept"), Level("master", seconds=1.0))
BOTS: Final = (*(level.name for level in LEVELS), "greedy", "random")
_BY_NAME: Final = {level.name: level for level in LEVELS}
_NAME: Final = re.compile(r"([a-z]+)(?::([a-z-]+))?(?:@(\d+(?:\.\d+)?)(p?))?")


class Name:
    """A bot's name, taken apart."""

    __slots__ = ("budget", "level", "taste")

    def __init__(self, level: str, taste: str, budget: Budget | None) -> None:
        self.level = level
        self.taste = taste
        self.budget = budget


def parse(name: str) -> Name:
    """The parts of a bot's name; a SetupError says what is wrong with it."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in BOTS:
        raise SetupError(f"bot: there is no {name[:60]!r}; there are: {', '.join(BOTS)}")
    level, taste, number, playouts = found.groups()
    if taste and level not in _BY_NAME:
        raise SetupError(f"bot: {level} has no taste, so {name!r} means nothing")
    budget: Budget | None = None
    if number:
        if level not in _BY_NAME or not _BY_NAME[level].seconds:
            raise SetupError(f"bot: {level} does not search, so {name!r} means nothing; try master@{number}{playouts}")
        if playouts:
            budget = Budget(playouts=int(float(number)))
            if not 1 <= budget.playouts <= MOST:
                raise SetupError(f"bot: {name!r} asks for {number} playouts; allowed: 1 to {MOST}")
        else:
            budget = Budget(seconds=float(number))
            if not 0.001 <= budget.seconds <= LONGEST:
                raise SetupError(f"bot: {name!r} asks for {number} seconds; allowed: 0.001 to {LONGEST:g}")
    return Name(level, taste or "", budget)


def thinks_for(name: str) -> float:
    """The seconds for which a bot of that name thinks about a decision; none where it does not search, or counts its
    playouts instead."""
    known = parse(name)
    level = _BY_NAME.get(known.level)
    return 0.0 if level is None else level.seconds if known.budget is None else known.budget.seconds


def tastes(rules: Rules) -> list[str]:
    """The temperaments that bots of this game may have."""
    return [] if rules.insight is None else sorted(rules.insight.tastes)


def with_taste(name: str, taste: str) -> str:
    """The same bot with a temperament, if it can have one and has none."""
    known = parse(name)
    if known.taste or known.level not in _BY_NAME:
        return name
    level, at, budget = name.partition("@")
    return f"{level}:{taste}{at}{budget}"


def make(name: str, seed: int, rules: Rules) -> Any:
    """A fresh bot of that name for a game with these rules; a SetupError lists those there are."""
    wanted = parse(name)
    if wanted.level == "random":
        return RandomBot(seed)
    insight = rules.insight
    if wanted.taste and (insight is None or wanted.taste not in insight.tastes):
        there = ", ".join(tastes(rules)) or "none"
        raise SetupError(f"bot: there is no taste {wanted.taste!r} in {rules.name}; there are: {there}")
    net = net_of(rules)
    if wanted.level == "greedy" or net is None:  # a game for which nothing was learned yet
        return GreedyBot(seed)
    if wanted.taste and insight is not None:
        net = net.with_taste(insight.tastes[wanted.taste])
    level = _BY_NAME[wanted.level]
    if level.seconds:
        return SearchBot(net, seed, wanted.budget or Budget(seconds=level.seconds))
    return PolicyBot(net, seed, level.heat, net.insight.slips)
