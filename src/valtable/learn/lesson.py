"""Decisions to learn from, packed: what was described, what was chosen, and how well it went."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from valtable.engine.insight import Sheet

PARTS: Final = (
    "advantages",
    "choice_lengths",
    "choice_places",
    "choice_values",
    "chosen",
    "games",
    "likelihoods",
    "results",
    "state_lengths",
    "state_places",
    "state_values",
    "widths",
)


class Lesson:
    """Many decisions, one after the other, in flat arrays that can be sent to another process."""

    __slots__ = PARTS

    def __init__(self) -> None:
        self.state_lengths = array("i")  # of each decision: how many numbers describe the state
        self.state_places = array("i")
        self.state_values = array("f")
        self.widths = array("i")  # of each decision: how many choices there were
        self.choice_lengths = array("i")  # of each choice: how many numbers describe it
        self.choice_places = array("i")
        self.choice_values = array("f")
        self.chosen = array("i")  # of each decision: the number of the choice
        self.likelihoods = array("f")  # the logarithm of its chance when it was chosen
        self.advantages = array("f")  # how much better than expected it went from there
        self.results = array("f")  # what the judgement should have been
        self.games = 0

    def __len__(self) -> int:
        return len(self.widths)

    def note(
        self,
        state: Sheet,
        choices: Sequence[Sheet],
        chosen: int,
        likelihood: float,
        advantage: float,
        result: float,
    ) -> None:
        """One decision more."""
        self.state_lengths.append(len(state.places))
        self.state_places.extend(state.places)
        self.state_values.extend(state.values)
        self.widths.append(len(choices))
        for choice in choices:
            self.choice_lengths.append(len(choice.places))
            self.choice_places.extend(choice.places)
            self.choice_values.extend(choice.values)
        self.chosen.append(chosen)
        self.likelihoods.append(likelihood)
        self.advantages.append(advantage)
        self.results.append(result)

    def parts(self) -> list[Any]:
        """All that it holds, to be sent to another process."""
        return [getattr(self, name) for name in PARTS]

    def add(self, parts: Sequence[Any]) -> None:
        """All that another one holds, part by part."""
        for name, part in zip(PARTS, parts, strict=True):
            if name == "games":
                self.games += part
            else:
                getattr(self, name).extend(part)
