"""The public door: what `import valtable` offers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from valtable import bots
from valtable.engine.campaign import LONGEST_NAME, Campaign
from valtable.engine.errors import SetupError
from valtable.engine.load import load_match
from valtable.engine.match import Match
from valtable.engine.setting import FILES
from valtable.engine.simulate import Result, run_game
from valtable.games import GAMES, find


def games() -> list[str]:
    """The names of the games there are."""
    return sorted(GAMES)


def new(
    game: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match; a bad argument gives a SetupError that names it and lists what is allowed."""
    info = find(game)
    rules = info.prepare(players, _with_pack(options))
    return Match.start(info, rules, _seed(seed), _names(names, players))


def run(
    game: str, choosers: Sequence[Any], seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Result:
    """A whole game at full speed: each seat is a bot's name or an object with `choose(question) -> Option`."""
    info = find(game)
    if isinstance(choosers, str) or not isinstance(choosers, Sequence):
        raise SetupError("choosers: expected a list with a bot's name or an object with choose(question) for each seat")
    rules = info.prepare(len(choosers), _with_pack(options))
    number = _seed(seed)
    return run_game(rules, bots.sit(choosers, number, rules), number)


def load(text: str) -> Match:
    """The match that `match.save()` wrote; a LoadError says what is wrong with the text."""
    return load_match(text, find)


def new_campaign(
    game: str,
    players: int = 2,
    name: str = "",
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Campaign:
    """A new campaign of that game; a bad argument gives a SetupError."""
    info = find(game)
    info.prepare(players, None)
    called = _names(names, players)
    return Campaign.start(info, name or ", ".join(called)[:LONGEST_NAME], called, moment(), _with_pack(options))


def open_campaign(text: str) -> Campaign:
    """The campaign that `campaign.to_json()` wrote; a LoadError says what is wrong with the text."""
    return Campaign.from_json(text, find)


def moment() -> str:
    """Now, as a campaign keeps it."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(32)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError(f"seed: {seed!r} is not allowed; it should be a whole number")
    return seed


def _names(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    good = isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players
    if not good or not all(isinstance(n, str) and n.strip() and n.isprintable() for n in names):
        raise SetupError(f"names: expected {players} names that are not empty, not {names!r}")
    return list(names)


def _with_pack(options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Options with the text of the user's own files."""
    if options is not None and not isinstance(options, Mapping):
        raise SetupError(f"options: expected a mapping of names to values, not {options!r}")
    settled = dict(options or {})
    for name in FILES:
        path = settled.get(name)
        if isinstance(path, Path) or (isinstance(path, str) and path and "\n" not in path):
            try:
                settled[name] = Path(path).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise SetupError(f"option {name!r}: cannot read {str(path)!r}: {error}") from error
    return settled
