"""Saved matches in the user's data folder: each in a folder of its own, written anew after every answer.

matches/ID/match.json   what `match.save()` says
matches/ID/table.json   who sits where, and the language
finished/ID/            the same, once the game is over
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any, Final

from valtable import bots, door
from valtable.datadir import home
from valtable.engine.errors import LoadError, SetupError, ValtableError
from valtable.engine.match import Match
from valtable.terminal.seats import HUMAN
from valtable.text import LANGUAGES

VERSION: Final = 1


class Saved:
    """One saved match and the people around it."""

    def __init__(self, folder: Path, seats: list[str], language: str) -> None:
        self.folder = folder
        self.seats = seats
        self.language = language

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def path(self) -> Path:
        return self.folder / "match.json"

    @property
    def resume(self) -> str:
        """The command that goes on with it."""
        return f"resume {self.id}"

    def write(self, match: Match) -> None:
        """Put the match down as it is now, whole or not at all."""
        replace(self.path, match.save())

    def read(self) -> Match:
        """The match; a LoadError says what is wrong with it."""
        match = door.load(text_of(self.path))
        if len(self.seats) != match.players:
            raise LoadError(f"{self.folder / 'table.json'}: {len(self.seats)} seats for {match.players} players")
        return match

    def finish(self, _match: Match) -> None:
        """Out of the way of the matches that still wait."""
        goal = self.folder.parent.parent / "finished" / self.id
        goal.parent.mkdir(exist_ok=True)
        os.replace(self.folder, goal)
        self.folder = goal


def create(match: Match, seats: list[str], language: str) -> Saved:
    """A place for a new match, under the next free number."""
    root = home() / "matches"
    try:
        root.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            id = f"{match.game}-{number}"
            if not (home() / "finished" / id).exists():
                try:
                    (root / id).mkdir()
                    break
                except FileExistsError:
                    pass
            number += 1
        saved = Saved(root / id, seats, language)
        table = {"version": VERSION, "seats": seats, "language": language}
        replace(saved.folder / "table.json", json.dumps(table, ensure_ascii=False))
        saved.write(match)
    except OSError as error:
        raise SetupError(f"cannot save matches in {root}: {error.strerror or error}") from error
    return saved


def unfinished() -> list[str]:
    """The ids of the matches that can be resumed, the one played last first."""
    root = home() / "matches"
    try:
        folders = [folder for folder in root.iterdir() if folder.is_dir()]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise LoadError(f"cannot read {root}: {error.strerror or error}") from error
    return [folder.name for folder in sorted(folders, key=_last_played, reverse=True)]


def find(id: str) -> Saved:
    """The saved match of that name; a LoadError says why there is none."""
    ids = unfinished()
    if id not in ids:
        there = f"there are: {', '.join(ids)}" if ids else "there is none"
        raise LoadError(f"no unfinished match is called {id!r}; {there}")
    folder = home() / "matches" / id
    table = _table(folder / "table.json")
    return Saved(folder, table["seats"], table["language"])


def delete(id: str) -> None:
    """Throw an unfinished match away, readable or not."""
    if id not in unfinished():
        find(id)
    try:
        shutil.rmtree(home() / "matches" / id)
    except OSError as error:
        raise ValtableError(f"cannot delete {home() / 'matches' / id}: {error.strerror or error}") from error


def export(match: Match, path: Path) -> None:
    """A copy of the match wherever the player likes."""
    replace(path, match.save())


def _last_played(folder: Path) -> float:
    try:
        return (folder / "match.json").stat().st_mtime
    except OSError:
        return 0.0


def _table(path: Path) -> dict[str, Any]:
    try:
        table = json.loads(text_of(path))
        sound = (
            table["version"] == VERSION
            and bool(table["seats"])
            and all(word == HUMAN or bots.is_named(word) for word in table["seats"])
            and table["language"] in LANGUAGES
        )
    except (ValueError, KeyError, TypeError):
        sound = False
    if not sound:
        raise LoadError(f"{path} is damaged, or was written by another version of this program")
    return dict(table)


def text_of(path: Path) -> str:
    """What a file holds; a LoadError where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise LoadError(f"{path} cannot be read: it is no text") from error
    except OSError as error:
        raise LoadError(f"cannot read {path}: {error.strerror or error}") from error


def replace(path: Path, text: str) -> None:
    """Write the whole file beside the old one, then swap: a crash leaves one of the two."""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
