"""The games: one package each, known to everything else through `engine.rules` only."""

from __future__ import annotations

from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.games import kingdom, margraves, saga, valroc, villages

ALL = (kingdom.INFO, margraves.INFO, saga.INFO, valroc.INFO, villages.INFO)
GAMES: dict[str, GameInfo] = {info.name: info for info in ALL}


def find(name: str) -> GameInfo:
    """The game of that name, or a SetupError that lists those there are."""
    info = GAMES.get(name) if isinstance(name, str) else None
    if info is None:
        raise SetupError(f"game: there is no {name!r}; there are: {', '.join(sorted(GAMES))}")
    return info
