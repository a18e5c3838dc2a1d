"""The result of a finished game, and where each point came from."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message


class ScoreLine:
    """Where some points of a player came from: in detail, and the source that it is counted with in a summary.

    `n` is the number that stands on the line: the points, or, on a line of `counted`, how many of something there were.
    `secret` points were known to their player alone until now: they are turned over last.
    """

    __slots__ = ("message", "n", "points", "secret", "source")

    def __init__(self, message: Message, points: int, source: Message | None = None, secret: bool = False) -> None:
        self.message = message
        self.n = points
        self.points = points
        self.source = source if source is not None else message
        self.secret = secret

    def data(self) -> dict[str, Any]:
        data = {"message": self.message.data(), "n": self.n, "points": self.points, "source": self.source.data()}
        return {**data, "secret": True} if self.secret else data


def counted(message: Message, n: int) -> ScoreLine:
    """A line that says how many of something there were, and is worth no points."""
    line = ScoreLine(message, 0)
    line.n = n
    return line


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


class TeamScore(Score):
    """The result of a game that all players win or lose together: one sheet for all of them, and no ranking.

    The lines are what they did together, mostly `counted` ones. What everybody has in the end is the victory: 1 or 0.
    """

    __slots__ = ("players", "won")

    def __init__(self, players: int, won: bool, lines: list[ScoreLine], ending: Message) -> None:
        super().__init__([lines], list(range(players)) if won else [], ending)
        self.players = players
        self.won = won

    @property
    def totals(self) -> list[int]:
        return [1 if self.won else 0] * self.players
