"""A game's first lesson, as data: how the table is set up, and the notes that explain it when each is needed.

`coach.toml` of a game's folder holds it. A note (a mark) comes while the learner has a question to answer; its words
are the messages `coach-ID` (its heading), `coach-ID-text` and `coach-ID-next` (what the button that leads to it says).
They may speak of whatever the question, or the event that the mark waits for, speaks of.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Set
from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Node, walk
from valtable.engine.errors import PackError
from valtable.engine.look import Reader

# Things of the board by their ids, `*` for any letters: `seat-0-*`; with `[woken]` those only that have this fact.
PLACE: Final = re.compile(r"([a-z0-9_*-]+)(?:\[([a-z]+)\])?")
NAMES: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")  # of questions and of events


class Mark:
    """One note: when it comes, and what it points at."""

    __slots__ = ("after", "asked", "at", "id", "seen")

    def __init__(self, id: str, asked: tuple[str, ...], seen: tuple[str, ...], after: int, at: tuple[str, ...]) -> None:
        self.id = id
        self.asked = asked  # one of these questions is open; without any, whatever is asked
        self.seen = seen  # one of these events has happened; without any, nothing need have
        self.after = after  # the learner has given so many answers
        self.at = at

    def due(self, prompt: str, answers: int, seen: Set[str]) -> bool:
        """Whether it comes with this question, which the learner is asked after so many answers and these events."""
        if self.asked and prompt not in self.asked:
            return False
        return answers >= self.after and (not self.seen or not seen.isdisjoint(self.seen))

    def data(self) -> dict[str, Any]:
        """As plain JSON, for whoever draws it."""
        at = [{"id": name, "fact": fact} for name, fact in (_place(place) for place in self.at)]
        return {"id": self.id, "asked": list(self.asked), "seen": list(self.seen), "after": self.after, "at": at}


class Coach:
    """The lesson of one game: the learner sits in the first seat, bots of one level in the others."""

    __slots__ = ("level", "marks", "options", "players", "seed")

    def __init__(self, players: int, seed: int, level: str, options: dict[str, Any], marks: tuple[Mark, ...]) -> None:
        self.players = players
        self.seed = seed
        self.level = level
        self.options = options
        self.marks = marks


def found(board: Node, place: str) -> list[Node]:
    """The things of the board at a place, in their order."""
    name, fact = _place(place)
    pattern = re.compile(".*".join(re.escape(part) for part in name.split("*")))
    return [node for node in walk(board) if pattern.fullmatch(node.id) and (not fact or node.facts.get(fact))]


def _place(place: str) -> tuple[str, str]:
    match = PLACE.fullmatch(place)
    assert match is not None, place  # checked when it was read
    return match.group(1), match.group(2) or ""


def read_coach(file: Path) -> Coach:
    """The lesson in this file; a PackError names the entry that is wrong."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{file.name}: {error}") from error
    return parse_coach(table, file.name)


def parse_coach(table: dict[str, Any], file: str) -> Coach:
    """The lesson that the tables of a file describe."""
    reader = Reader(table, file, "")
    players = reader.number("players")
    seed = reader.number("seed")
    level = reader.name("level")
    options = reader.table("options").rest() if "options" in reader.values else {}
    entries = reader.take("marks")
    reader.done()
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise reader.wrong("marks", "should be tables, each under [[marks]]")
    marks: list[Mark] = []
    for n, entry in enumerate(entries, 1):
        mark = _mark(Reader(entry, file, f"marks {n}: "))
        if any(mark.id == other.id for other in marks):
            raise reader.wrong("marks", f"there are two called {mark.id!r}")
        marks.append(mark)
    return Coach(players, seed, level, options, tuple(marks))


def _mark(entry: Reader) -> Mark:
    id = entry.name("id")
    entry.path = f"mark {id!r}: "
    asked = entry.names("asked", NAMES)
    seen = entry.names("seen", NAMES)
    after = entry.number("after") if "after" in entry.values else 0
    at = entry.names("at", PLACE)
    entry.done()
    if not (asked or seen or after):
        raise entry.wrong("asked", "is missing: it must wait for something (asked, seen or after)")
    return Mark(id, asked, seen, after, at)
