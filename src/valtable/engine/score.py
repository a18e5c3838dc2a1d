"""The result of a finished game, and where each point came from."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message


class ScoreLine:
    """Where some points of a player came from: in detail, and the source that it is counted with in a summary."""

    __slots__ = ("message", "points", "source")

    def __init__(self, message: Message, points: int, source: Message | None = None) -> None:
        self.message = message
        self.points = points
        self.source = source if source is not None else message

    def data(self) -> dict[str, Any]:
        return {"message": self.message.data(), "points": self.points, "source": self.source.data()}


class Score:
    """The result of a finished game: a sheet of lines for each seat, and who won.

    `others` holds the sheets of those who are nobody's seat, such as a solo game's opponent; `tie` says what decided
    between equal totals, and `note` tells in a few words how it went, for a list of past games.
    """

    __slots__ = ("ending", "note", "others", "sheets", "tie", "winners")

    def __init__(
        self,
        sheets: list[list[ScoreLine]],
        winners: list[int],
        ending: Message,
        others: list[tuple[Message, list[ScoreLine]]] | None = None,
        tie: Message | None = None,
        note: Message | None = None,
    ) -> None:
        self.sheets = sheets
        self.winners = winners
        self.ending = ending
        self.tie = tie
        self.note = note
        self.others: list[tuple[Message, list[ScoreLine]]] = others if others is not None else []

    @property
    def totals(self) -> list[int]:
        return [sum(line.points for line in sheet) for sheet in self.sheets]
