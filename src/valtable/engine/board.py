"""The closed vocabulary in which a game lays out its table. The browser, the terminal and the text mode draw it.

A node is plain data: a kind, an id where a question may offer it, a title, some facts and its children. Nothing here
knows a game, and a board is made from a view alone, so it cannot show what the view does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from valtable.engine.message import Message, bare

KINDS: Final = (
    "area",  # a part of the table with a title
    "row",  # things side by side
    "pile",  # cards on each other: the top one's face, the count, what is known beneath
    "card",  # one card, face up
    "back",  # one card or several, face down
    "mat",  # what lies before one player
    "meter",  # a number with a name: gold 3
    "track",  # a number on a scale
    "token",  # something lying on a card or a map
    "die",  # a die with its value
    "map",  # places with positions
    "note",  # a sentence
)


class Node:
    """One component of a board."""

    __slots__ = ("children", "facts", "id", "kind", "title")

    def __init__(
        self,
        kind: str,
        title: Message | None = None,
        id: str = "",
        facts: dict[str, Any] | None = None,
        children: list[Node] | None = None,
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"no such component: {kind!r}")
        self.kind = kind
        self.title = title
        self.id = id
        self.facts: dict[str, Any] = facts if facts is not None else {}
        self.children: list[Node] = children if children is not None else []

    def data(self) -> dict[str, Any]:
        """As plain JSON, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.id:
            data["id"] = self.id
        if self.title is not None:
            data["title"] = self.title.data()
        if self.facts:
            data["facts"] = {name: _bare(value) for name, value in self.facts.items()}
        if self.children:
            data["children"] = [child.data() for child in self.children]
        return data


def _bare(value: Any) -> Any:
    """A fact as plain JSON; most are numbers and texts already."""
    return value if isinstance(value, (int, str)) else bare(value)


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it."""
    yield node
    for child in node.children:
        yield from walk(child)


def things(board: Node) -> dict[str, Node]:
    """Everything on the board that has an id, by it."""
    return {node.id: node for node in walk(board) if node.id}


def thing_of(things: dict[str, Node], seat: int, option: str) -> Node | None:
    """What an option of that seat's question stands for: a thing in its own mat, else on the table, else nothing."""
    found = things.get(f"seat-{seat}-{option}")
    return found if found is not None else things.get(option)
