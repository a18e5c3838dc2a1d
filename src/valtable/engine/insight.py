"""What a learned bot sees: numbers that describe a state to one seat, and each choice that the seat has.

Most of them are zero, so a description is a `Sheet` of places and values. A place means the same for ever: weights are
learned for it. Both descriptions say what the seat may know and nothing else, whatever state they are handed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from valtable.engine.question import Choice


class Sheet:
    """Numbers, most of them zero: the places of the others, and their values. Values are best between -1 and 2."""

    __slots__ = ("places", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def put(self, place: int, value: float) -> None:
        """A number."""
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def mark(self, place: int) -> None:
        """Something that is so."""
        self.places.append(place)
        self.values.append(1.0)

    def mark_up_to(self, place: int, n: int, most: int) -> None:
        """A count as a thermometer: the first n of `most` places."""
        for i in range(place, place + min(n, most)):
            self.places.append(i)
            self.values.append(1.0)

    def mark_one(self, place: int, n: int, last: int) -> None:
        """One of the places 0 to `last`, what is beyond counting as the last."""
        self.places.append(place + max(0, min(n, last)))
        self.values.append(1.0)

    def put_all(self, place: int, other: Sheet) -> None:
        """All that another sheet says, from that place on: for what was described once and kept."""
        for i in other.places:
            self.places.append(place + i)
        self.values.extend(other.values)


class Places:
    """Hands out the places of a description, block by block, in an order that must not change."""

    __slots__ = ("width",)

    def __init__(self) -> None:
        self.width = 0

    def block(self, size: int = 1) -> int:
        """The first of so many new places."""
        start = self.width
        self.width += size
        return start


_buckets: Final[dict[str, int]] = {}


def bucket(text: str, size: int) -> int:
    """A number below `size` for a word, the same on every machine: for ids, which are many and may be a user's own."""
    found = _buckets.get(text)
    if found is None:
        found = _buckets[text] = crc32(text.encode())
    return found % size


Describe = Callable[[Any, int, Sheet], None]  # of the game's state, for a seat
DescribeChoice = Callable[[Any, int, str, Any, Any, Sheet], None]  # (game, seat, prompt, choice, about, sheet)
Taste = Sequence[tuple[int, float]]  # places of the description of a choice, and how much somebody likes them

PROMPTS: Final = 64
WORDS: Final = 512


class Insight:
    """How a game describes itself to learned bots.

    Beside what the game says of a choice, each is described by its prompt and by its id.
    `clock` counts rounds: 2.5 is half-way through the third. `tastes` are temperaments, by name. `slips` is the share
    of decisions in which a beginner may do anything: a game of few decisions forgives more of them than one of many.
    """

    __slots__ = ("choice_width", "clock", "describe", "describe_own", "own", "slips", "tastes", "width")

    def __init__(
        self,
        width: int,
        describe: Describe,
        choice_width: int,
        describe_choice: DescribeChoice,
        clock: Callable[[Any], float],
        tastes: Mapping[str, Taste],
        slips: float = 0.5,
    ) -> None:
        self.width = width
        self.describe = describe
        self.own = choice_width
        self.choice_width = choice_width + PROMPTS + 2 * WORDS
        self.describe_own = describe_choice
        self.clock = clock
        self.tastes = dict(tastes)
        self.slips = slips

    def describe_choice(
        self, game: Any, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet
    ) -> None:
        start = self.own
        said = prompt + "|" + choice.id
        sheet.mark(start + bucket(prompt, PROMPTS))
        sheet.mark(start + PROMPTS + bucket(said, WORDS))
        if about is not None:
            sheet.mark(start + PROMPTS + WORDS + bucket(about.id + "|" + said, WORDS))
        self.describe_own(game, seat, prompt, choice, about, sheet)
