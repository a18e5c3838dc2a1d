"""The Saga's result worked out a second time, from the rulebook and the final view, and from nothing else."""

from __future__ import annotations

from typing import Any

# The tasks of each book (l.304-306: after the last one there is the last page, and the book is won).
TASKS = {
    "prophecy": 3,
    "western_march": 3,
    "shores_of_kosk": 3,
    "drowned_city": 4,
    "pact_of_shadows": 4,
    "the_darksworn": 4,
    "forgotten_temple": 4,
}


def scores(view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """All have won or nobody has: 1 or 0 for each, nobody else, and the winners."""
    players = len(view["players"])
    won = view["page"] > TASKS[view["book"]]
    assert won or nobody_left(view), "the book is lost, though everybody could be taken from somewhere"
    return [int(won)] * players, [], list(range(players)) if won else []


def nobody_left(view: dict[str, Any]) -> bool:
    """Whether a citizen could be asked for in vain (l.294): both stacks below some monster have run out, or all."""
    stacks = [place for place in view["centre"] if place["kind"] == "citizen"]
    row = [place for place in view["centre"] if place["kind"] == "monster"]
    below = zip(row, stacks[:5], stacks[5:], strict=True)
    if not any(stack["count"] for stack in stacks):
        return True
    return any(monster["count"] and not first["count"] + second["count"] for monster, first, second in below)


def sheet(view: dict[str, Any], slain: int) -> dict[str, int]:
    """What the team did, by the message of each line; slain monsters are told by the events alone."""
    return {
        "score-pages": view["page"] - 1,
        "score-slain": slain,
        "score-captured": len(view["oubliettes"]),
        "score-banished": len(view["banished"]),
        "score-walls": sum(1 for column in view["columns"] if column["wall"]),
    }
