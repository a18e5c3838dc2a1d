"""Steps from one version of a game's rules to the next: what they do to a state that was saved before.

A game whose saved states change their shape raises its `version` and adds a step under the version it leaves behind:

    def with_lamps(state: Any) -> None:
        for player in states(state, "Player"):
            player["lamps"] = 0

    UPGRADES: Final[dict[int, Upgrade]] = {1: with_lamps}

and `self.upgrades = UPGRADES` in its `Rules`. Saves of every version that ever landed are kept in `tests/saves`, and
loaded by a test. A version whose states have kept their shape needs no step: answers that no longer fit are taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Upgrade = Callable[[Any], None]  # changes the data that `Rules.dump` wrote, in place


def states(data: Any, kind: str) -> Iterator[dict[str, Any]]:
    """The fields of every state of that class, wherever it lies in the data of a game; they may be changed."""
    if isinstance(data, dict):
        if data.get("state") == kind:
            yield data["fields"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from states(part, kind)
