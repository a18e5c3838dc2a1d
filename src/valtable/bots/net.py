"""A learned policy and a learned judgement: one small net for each game, for every number of players.

A choice is rated by `last . max(0, state + choice) + straight`, where `state` and `choice` are sums of rows of weights,
one row for each number that describes them (`engine/insight.py`). The judgement is the same without a choice, squashed:
how well the seat will have done in the end (`outcome`).

A file holds a line of JSON, which says how the net was made, and the weights as 16-bit floats.
"""

from __future__ import annotations

import json
import math
import struct
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from valtable.bots.kernel import gather, rate
from valtable.engine.game import Game
from valtable.engine.insight import Insight, Sheet, Taste
from valtable.engine.question import Choice
from valtable.engine.rules import Rules
from valtable.engine.score import Score, TeamScore

FOLDER: Final = Path(__file__).parent / "nets"
FORMAT: Final = 1
# The arrays of a net in the order of its file, and of the trainer.
PARTS: Final = (
    "state_start",
    "state_rows",
    "choice_rows",
    "choice_last",
    "value_start",
    "value_rows",
    "value_last",
)
VICTORY: Final = 0.8  # of what is learned; the rest is by how much
MARGIN: Final = 10.0  # points


class Net:
    """The weights, and what they say. It reads no more of a state than the game's insight does."""

    __slots__ = ("insight", "note", "sharpness", "weights")

    def __init__(self, insight: Insight, weights: Sequence[bytes], note: dict[str, Any]) -> None:
        self.insight = insight
        self.weights = tuple(weights)  # of each of PARTS
        self.note = note
        self.sharpness: float = note.get("sharpness", 1.0)  # a search divides the ratings by it

    def ratings(
        self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None
    ) -> list[float]:
        """How much the seat likes each choice: logarithms of chances, up to a constant."""
        insight = self.insight
        sheet = Sheet()
        insight.describe(game, seat, sheet)
        start = gather(self.weights[0], self.weights[1], sheet.places, sheet.values)
        found: list[float] = []
        for choice in choices:
            own = Sheet()
            insight.describe_choice(game, seat, prompt, choice, about, own)
            found.append(rate(start, self.weights[2], self.weights[3], own.places, own.values))
        return found

    def judge(self, game: Game, seat: int) -> float:
        """How well the seat will have done in the end, from 0 to 1."""
        sheet = Sheet()
        self.insight.describe(game, seat, sheet)
        return squash(rate(self.weights[4], self.weights[5], self.weights[6], sheet.places, sheet.values))

    def with_taste(self, taste: Taste) -> Net:
        """The same net in the head of somebody who likes some choices more, and others less."""
        width = len(self.weights[0]) // 4
        rows = array("f", self.weights[2])
        for place, weight in taste:
            rows[place * width + width - 1] += weight
        return Net(self.insight, [*self.weights[:2], rows.tobytes(), *self.weights[3:]], self.note)


def squash(x: float) -> float:
    """Any number to one between 0 and 1."""
    if x < 0:
        small = math.exp(max(x, -60.0))
        return small / (1 + small)
    return 1 / (1 + math.exp(-min(x, 60.0)))


def outcome(score: Score, seat: int) -> float:
    """How well the seat has done, from 0 to 1: most of it is the victory, shared if need be, the rest the margin."""
    if isinstance(score, TeamScore):
        return 1.0 if score.won else 0.0
    totals = score.totals
    winners = score.winners
    victory = 1 / len(winners) if seat in winners else 0.0
    if len(totals) == 1:
        rivals = [sum([line.points for line in sheet]) for _, sheet in score.others]
        lead = totals[0] - (max(rivals) if rivals else PAR)
    else:
        lead = totals[seat] - max([total for other, total in enumerate(totals) if other != seat])
    return VICTORY * victory + (1 - VICTORY) * squash(lead / MARGIN)


PAR: Final = 50  # points, in a solo game without an opponent


def write_net(path: Path, weights: Sequence[bytes], note: dict[str, Any]) -> None:
    """Write a net's file: 32-bit floats in, 16-bit floats out."""
    sizes = [len(part) // 4 for part in weights]
    head = json.dumps({"format": FORMAT, "sizes": sizes, **note}, sort_keys=True)
    with path.open("wb") as file:
        file.write(head.encode() + b"\n")
        for part in weights:
            numbers = array("f", part)
            file.write(struct.pack(f"<{len(numbers)}e", *[max(-60000.0, min(60000.0, x)) for x in numbers]))


def read_net(path: Path, insight: Insight) -> Net | None:
    """The net of that file; None if it was made for other descriptions than the game gives now."""
    with path.open("rb") as file:
        note = json.loads(file.readline())
        data = file.read()
    sizes: list[int] = note["sizes"]
    if note["format"] != FORMAT or len(data) != 2 * sum(sizes):
        raise ValueError(f"{path.name} is no net of this format, or it is cut off")
    hidden = sizes[0]
    wanted = [hidden, insight.width * hidden, insight.choice_width * hidden, hidden - 1]
    if sizes[:4] != wanted or sizes[5] != insight.width * sizes[4]:
        return None
    weights: list[bytes] = []
    at = 0
    for size in sizes:
        weights.append(array("f", struct.unpack_from(f"<{size}e", data, at)).tobytes())
        at += 2 * size
    return Net(insight, weights, note)


_nets: Final[dict[str, Net | None]] = {}


def net_of(rules: Rules) -> Net | None:
    """The net that was learned for this game, if there is one."""
    name = rules.name
    if name not in _nets:
        path = FOLDER / f"{name}.net"
        insight = rules.insight
        _nets[name] = read_net(path, insight) if insight is not None and path.is_file() else None
    return _nets[name]
