"""Campaigns in the user's data folder: one file each, written anew after every answer, whole or not at all.

campaigns/ID.json   the record, who sits where, and the match that is under way
"""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Final

from valtable import bots, door
from valtable.datadir import home
from valtable.engine.campaign import Campaign
from valtable.engine.errors import LoadError, SetupError, ValtableError
from valtable.engine.match import Match
from valtable.terminal import store
from valtable.terminal.seats import HUMAN

VERSION: Final = 1
LONGEST_ID: Final = 40


class SavedCampaign(store.Saved):
    """A campaign and the people around it; its match is saved with it, so that the two never disagree."""

    def __init__(self, id: str, record: Campaign, seats: list[str], language: str) -> None:
        super().__init__(home() / "campaigns", seats, language)
        self._id = id
        self.record = record
        self.match: Match | None = None  # under way

    @property
    def id(self) -> str:
        return self._id

    @property
    def path(self) -> Path:
        return self.folder / f"{self._id}.json"

    @property
    def resume(self) -> str:
        return f"campaign play {self._id}"

    def write(self, match: Match | None) -> None:
        """Put down the record, and the match as it is now."""
        self.match = match
        body = {
            "version": VERSION,
            "seats": self.seats,
            "campaign": self.record.to_json(),
            "match": None if match is None else match.save(),
        }
        store.replace(self.path, json.dumps(body, ensure_ascii=False))

    def finish(self, match: Match) -> None:
        """Enter the result; the match is put away in the same stroke."""
        self.record.finished(match, door.moment())
        self.write(None)


def create(record: Campaign, seats: list[str], language: str) -> SavedCampaign:
    """A place for a campaign, under its name."""
    folder = home() / "campaigns"
    base = _plain(record.name) or record.game
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken, number = ids(), 1
        while (id := base if number == 1 else f"{base}-{number}") in taken:
            number += 1
        saved = SavedCampaign(id, record, seats, language)
        saved.write(None)
    except OSError as error:
        raise SetupError(f"cannot save campaigns in {folder}: {error.strerror or error}") from error
    return saved


def ids() -> list[str]:
    """The campaigns there are, the one played last first."""
    try:
        files = [(file.stat().st_mtime, file.stem) for file in (home() / "campaigns").glob("*.json")]
    except OSError as error:
        raise LoadError(f"cannot read {home() / 'campaigns'}: {error.strerror or error}") from error
    return [id for _, id in sorted(files, reverse=True)]


def find(name: str, language: str) -> SavedCampaign:
    """The campaign of that name; a LoadError says why there is none, or what is wrong with it."""
    path = _path(name)
    try:
        body = json.loads(store.text_of(path))
        seats, match = body["seats"], body["match"]
        sound = (
            body["version"] == VERSION
            and all(word == HUMAN or bots.is_named(word) for word in seats)
            and isinstance(match, str | None)
        )
        record = door.open_campaign(body["campaign"]) if sound else None
    except (ValueError, KeyError, TypeError, RecursionError):
        record = None
    if record is None or len(seats) != record.players:
        raise LoadError(f"{path} is damaged, or was written by another version of this program")
    saved = SavedCampaign(path.stem, record, seats, language)
    saved.match = None if match is None else door.load(match)
    return saved


def forget(name: str) -> None:
    """Throw a campaign away, readable or not."""
    path = _path(name)
    try:
        path.unlink()
    except OSError as error:
        raise ValtableError(f"cannot delete {path}: {error.strerror or error}") from error


def _plain(name: str) -> str:
    """A name as it is typed and kept: "Été à Thyne" is ete-a-thyne."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID]


def _path(name: str) -> Path:
    """Where the campaign of that name is; its full name will do, too."""
    known = ids()
    id = name if name in known else _plain(name)
    if id not in known:
        there = f"there are: {', '.join(known)}" if known else "there is none"
        raise LoadError(f"no campaign is called {name!r}; {there}")
    return home() / "campaigns" / f"{id}.json"
