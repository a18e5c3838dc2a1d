"""The pages of a book in letters: what lies open on the table, and the story as it is told."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from valtable.engine.board import Node, walk
from valtable.engine.message import Message
from valtable.terminal.drawing import Drawing, wrap

WIDEST: Final = 76  # characters of a line of the story: longer ones are hard to read
INDENT: Final = "    "


def moments(board: Node) -> list[Node]:
    """The parts of the story that are told now."""
    return [node for node in walk(board) if node.kind == "moment" and node.facts.get("now")]


def moment_lines(drawing: Drawing, node: Node) -> list[Text]:
    """A part of the story in full."""
    width = min(drawing.width, WIDEST)
    lines = [Text("═" * width, "dim"), *wrap(Text(drawing.title(node), "bold"), width)]
    lines.extend([Text(), *written(drawing, node.children, width)])
    return [*lines, Text("═" * width, "dim")]


def told(drawing: Drawing, leaf: Node, width: int) -> list[Text]:
    """A leaf with all its paragraphs."""
    lines: list[Text] = []
    heading = leaf.facts.get("heading")
    if isinstance(heading, Message):
        lines.extend(wrap(Text(drawing.speaker.title(heading), "dim"), width))
    if leaf.title is not None:
        lines.extend(wrap(Text(drawing.title(leaf), "bold underline"), width))
    return [*lines, *written(drawing, leaf.children, width)]


def written(drawing: Drawing, children: list[Node], width: int) -> list[Text]:
    """Line after line."""
    lines: list[Text] = []
    for child in children:
        if child.kind == "leaf":
            lines.extend([Text(), *told(drawing, child, width)])
        elif child.kind == "note" and child.facts.get("tone") == "story":
            lines.extend([*wrap(drawing.sentence(child), width), Text()])
        elif child.kind == "note":
            lines.extend(wrap(drawing.sentence(child), width))
        else:
            lines.extend(drawing.strip(child))
    return lines
