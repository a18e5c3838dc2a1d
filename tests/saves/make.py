"""Makes saves of every game as it is played now, to be kept for ever: `python -m tests.saves.make`.

Whoever raises the version of a game's rules runs this once, when the new version is as it will land, and commits the
new files with it. Saves are made of every game whose version has none yet; with a name (`python -m tests.saves.make
94105d5`), of every game, under that name. A file that is there is never made again: it is what that version wrote.

A file, `GAME/VERSION.json.gz` or `GAME/VERSION-NAME.json.gz`, is a list of saves. No game is known by name here: there
is every number of players, and every word of every option.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import valtable
from valtable.games import GAMES

HERE: Final = Path(__file__).parent
LATEST: Final = 400  # answers after which no more points are looked for: a log grows, and the files should not
LEAST: Final = 30  # saves of each game, however few its cases are
SHORT: Final = 3  # matches of which the shortest is kept to its end


def files(game: str = "*") -> list[Path]:
    """Those that are kept, of one game or of all."""
    return sorted(HERE.glob(f"{game}/*.json.gz"))


def saves(file: Path) -> list[str]:
    """The saved matches in a file."""
    texts: list[str] = json.loads(gzip.decompress(file.read_bytes()))
    return texts


def cases(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, every word of every option, and as many of them as possible at once."""
    info = GAMES[game]
    for players in range(info.min_players, info.max_players + 1):
        yield players, {}
    words = [(setting.name, word) for setting in info.settings for word in setting.words if word != setting.default]
    for name, word in words:
        yield fewest(game, {name: word}, words)
    together: dict[str, Any] = {}
    for name, word in words:
        if may_play(game, info.max_players, {**together, name: word}):
            together[name] = word
    if together:
        yield info.max_players, together


def fewest(game: str, options: dict[str, Any], words: list[tuple[str, Any]]) -> tuple[int, dict[str, Any]]:
    """The smallest company, of two or more if possible, that may play with these options; and with one more, if need
    be."""
    info = GAMES[game]
    company = [*range(max(2, info.min_players), info.max_players + 1), info.min_players]
    for more in ({}, *({name: word} for name, word in words if name not in options)):
        for players in company:
            if may_play(game, players, {**options, **more}):
                return players, {**options, **more}
    raise SystemExit(f"nobody can play {game} with {options}")


def may_play(game: str, players: int, options: dict[str, Any]) -> bool:
    try:
        GAMES[game].prepare(players, options)
    except valtable.SetupError:
        return False
    return True


def points(game: str, players: int, options: dict[str, Any], seed: int) -> list[str]:
    """A match at a point of each kind: anywhere, in the middle of a step, and while several decide at once."""
    match = valtable.new(game, players, seed, options)
    rng = random.Random(seed)
    kept: dict[str, str] = {}
    seen: dict[str, int] = {}
    while not match.over and len(match.history) < LATEST:
        kinds = ["anywhere"]
        if match._trail[-1].answers:
            kinds.append("at once" if len(match.questions) > 1 else "in a step")
        for kind in kinds:
            seen[kind] = seen.get(kind, 0) + 1
            if rng.random() < 1 / seen[kind]:  # so each point is as likely as any other
                kept[kind] = match.save()
        advance(match, rng)
    return list(kept.values())


def finished(game: str) -> str:
    """A short match, to its end."""
    found = []
    for seed in range(SHORT):
        match = valtable.new(game, max(2, GAMES[game].min_players), seed)
        rng = random.Random(seed)
        while not match.over:
            advance(match, rng)
        found.append(match)
    return min(found, key=lambda match: len(match.history)).save()


def advance(match: Any, rng: random.Random) -> None:
    question = rng.choice(match.questions)
    match.answer(question.seat, rng.choice(question.options))


def write(game: str, name: str | None) -> Path:
    saves = [finished(game)]
    for seed, case in enumerate(itertools.cycle(cases(game))):
        if seed >= len(list(cases(game))) and len(saves) > LEAST:
            break
        saves += points(game, *case, seed)
    path = HERE / game / f"{version(game)}{f'-{name}' if name else ''}.json.gz"
    path.parent.mkdir(exist_ok=True)
    with path.open("xb") as file:
        file.write(gzip.compress(json.dumps(saves, ensure_ascii=False).encode(), 9, mtime=0))
    return path


def version(game: str) -> int:
    return GAMES[game].prepare(GAMES[game].max_players, None).version


def main() -> None:
    parser = argparse.ArgumentParser(description="Make saves of the games as they are played now.")
    parser.add_argument("name", nargs="?", help="make them of every game, and call the files like this")
    name = parser.parse_args().name
    for game in valtable.games():
        if name is not None or not list((HERE / game).glob(f"{version(game)}[-.]*")):
            path = write(game, name)
            print(f"{path.relative_to(HERE)}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
