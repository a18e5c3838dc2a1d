"""The rules guide of a game: its sections, found by their anchors."""

from __future__ import annotations

import re
from typing import Final

from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.guide import Pictures

HEADING: Final = re.compile(r"^(#+)\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")


def sections(info: GameInfo, language: str) -> dict[str, str]:
    """Each anchor with its section as Markdown, in the order of the guide; what comes before the first is under "".

    Its pictures are words here.
    """
    text = (info.folder / f"guide.{language}.md").read_text(encoding="utf-8")
    lines = Pictures(info, language).in_words(text).splitlines()
    found: dict[str, list[str]] = {"": []}
    anchor = ""
    for line in lines:
        heading = HEADING.match(line)
        if heading is not None:
            if heading.group(3):
                anchor = heading.group(3)
                found[anchor] = []
            line = f"{heading.group(1)} {heading.group(2)}"
        found[anchor].append(line)
    return {name: "\n".join(text).strip() + "\n" for name, text in found.items()}


def whole(info: GameInfo, language: str) -> str:
    """The guide without its anchors."""
    return "\n".join(sections(info, language).values())


def section(info: GameInfo, language: str, anchor: str) -> str:
    """One section; a SetupError lists the anchors there are."""
    found = sections(info, language)
    if not anchor or anchor not in found:
        there = ", ".join(name for name in found if name)
        raise SetupError(f"the guide has no section {anchor!r}; there are: {there}")
    return found[anchor]
