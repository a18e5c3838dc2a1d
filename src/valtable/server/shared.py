"""Rules that tables share: those with equal options play by one and the same `Rules` object."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Final

from valtable.engine.errors import LoadError, PackError, SetupError
from valtable.engine.match import Match
from valtable.engine.rules import GameInfo, Rules
from valtable.engine.save import load_match
from valtable.games import GAMES
from valtable.games import find as find_game
from valtable.server.problems import Problem

KEPT: Final = 64
_kept: OrderedDict[str, Rules] = OrderedDict()


class SharedInfo(GameInfo):
    """A game that prepares its rules once for equal options."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(
            info.name, info.min_players, info.max_players, info.settings, info.rules, info.folder, info.look
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
    pack = options.get("cards")
    if isinstance(pack, str) and pack and "\n" not in pack:
        told = "option 'cards': give the text of the card pack, not the name of a file"
        raise Problem(400, "bad-setup", told, reason=told)
    try:
        return find(game).prepare(players, options)
    except (SetupError, PackError) as error:
        raise Problem(400, "bad-setup", str(error)[:1000], reason=str(error)[:1000]) from error


def start(game: str, players: int, options: dict[str, Any], seed: int, names: list[str]) -> Match:
    info = find(game)
    return Match.start(info, info.prepare(players, options), seed, names)


def load(text: str) -> Match:
    """A saved match; a LoadError says what is wrong with it."""
    try:
        return load_match(text, find)
    except LoadError:
        raise
    except Exception as error:  # a file can be forged: whatever it breaks, it cannot be read
        raise LoadError(f"the saved match cannot be read: {type(error).__name__}") from error
