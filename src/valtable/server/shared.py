"""Rules that tables share: those with equal options play by one and the same `Rules` object."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from valtable.engine.errors import LoadError, PackError, SetupError
from valtable.engine.info import GameInfo
from valtable.engine.load import replay_match, resume_match
from valtable.engine.match import Match, Move
from valtable.engine.rules import Rules
from valtable.engine.setting import FILES
from valtable.games import GAMES
from valtable.games import find as find_game
from valtable.table.problem import Problem

T = TypeVar("T")

KEPT: Final = 64
OPTION: Final = re.compile(r"options? '([^']*)'")  # how a SetupError names the option that it is about
NO_OPTION: Final[dict[str, str | int]] = {"option": ""}
_kept: OrderedDict[str, Rules] = OrderedDict()


class SharedInfo(GameInfo):
    """A game that prepares its rules once for equal options."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(
            *(info.name, info.min_players, info.max_players, info.settings, info.rules),
            *(info.folder, info.look, info.shared, info.campaign, info.team),
        )
        self.info = info

    def prepare(self, players: object, options: object) -> Rules:
        key = json.dumps([self.name, players, options], sort_keys=True)
        rules = _kept.pop(key, None)
        if rules is None:
            rules = self.info.prepare(players, options)
        _kept[key] = rules
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
        return rules


_infos: Final = {name: SharedInfo(info) for name, info in GAMES.items()}


def find(name: str) -> GameInfo:
    """The game of that name, or a SetupError that lists those there are."""
    return _infos.get(name) or find_game(name)


def prepare(game: str, players: int, options: dict[str, Any]) -> Rules:
    """The rules for a new table, or a Problem. A card pack comes as its text: no file is read for a stranger."""
    for name in FILES:
        text = options.get(name)
        if isinstance(text, str) and text and "\n" not in text:
            told = f"option {name!r}: give the text of the file, not its name"
            raise Problem(400, "bad-setup", told, why="cards", reason=told.partition(": ")[2], **NO_OPTION)
    try:
        return find(game).prepare(players, options)
    except (SetupError, PackError) as error:
        raise wrong_setup(game, players, options, error) from error


def wrong_setup(game: str, players: int, options: dict[str, Any], error: Exception) -> Problem:
    """What to tell somebody who cannot set a table up like this."""
    return Problem(400, "bad-setup", str(error)[:1000], **why_not(game, players, options, str(error)))


def brings_file(options: dict[str, Any]) -> bool:
    """Whether there is a card pack of somebody's own among the options."""
    return any(isinstance(options.get(name), str) and options[name] for name in FILES)


def why_not(game: str, players: int, options: dict[str, Any], told: str) -> dict[str, str | int]:
    """What `error-bad-setup` needs to say it in any language. `why` is one of these:

    `game` (there is none of that name), `players` (as many cannot play; `min`, `max`), `cards` (a mistake in the card
    pack; `reason` tells it as a developer would), `unknown` (no such option), `size` (of the option's things, another
    number must be chosen; `size`), `value` (the option cannot have that value), `together` (it can, but not with the
    other options or not with so many players).
    """
    info = GAMES.get(game)
    if info is None:
        return {"why": "game", "reason": told[:1000], **NO_OPTION}
    if not info.min_players <= players <= info.max_players:
        return {"why": "players", "min": info.min_players, "max": info.max_players, "reason": told[:1000], **NO_OPTION}
    named = OPTION.match(told)
    name = named.group(1)[:100] if named is not None else ""
    arguments: dict[str, str | int] = {"option": name, "game": game, "reason": told.partition(": ")[2][:1000]}
    if name in FILES:
        return {"why": "cards", **arguments}
    setting = next((setting for setting in info.settings if setting.name == name), None)
    if setting is None:
        return {"why": "unknown", **arguments}
    value = options.get(name, setting.default)
    try:
        setting.check(value)
    except SetupError:
        known = isinstance(value, list) and all(item in setting.items for item in value)
        if known and setting.size is not None:
            return {"why": "size", "size": setting.size, **arguments}
        return {"why": "value", **arguments}
    return {"why": "together", **arguments}


def start(game: str, players: int, options: dict[str, Any], seed: int, names: list[str]) -> Match:
    info = find(game)
    return Match.start(info, info.prepare(players, options), seed, names)


def load(text: str) -> Match:
    """A saved match; a LoadError says what is wrong with it."""
    return resume(text)[0]


def resume(text: str, moves: Sequence[Move] = ()) -> tuple[Match, bool]:
    """A saved match with the moves since, and whether it was mended on the way: see `resume_match`."""
    return _read(lambda: resume_match(text, find, moves))


def replay(text: str, moves: Sequence[Move] = ()) -> Match:
    """The same match from its deal, as far as it still fits: see `replay_match`."""
    return _read(lambda: replay_match(text, find, moves))


def _read(read: Callable[[], T]) -> T:
    try:
        return read()
    except LoadError:
        raise
    except Exception as error:  # a file can be forged: whatever it breaks, it cannot be read
        raise LoadError(f"the saved match cannot be read: {type(error).__name__}") from error
