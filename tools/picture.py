"""Draws docs/table.svg, the picture of a table in the README: a real match, played on by bots from a seed."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

import valtable
from valtable import bots
from valtable.terminal.drawing import Drawing
from valtable.terminal.page import whole_page
from valtable.text import speaker_for

WIDTH = 120


def picture(seed: int, turns: int, language: str) -> str:
    """The screen of the first seat when it must act, some turns into the game."""
    match = valtable.new("kingdom", 3, seed=seed, options={"events": True}, names=["Alice", "Bruno", "Chloé"])
    players = [bots.make("greedy", seat) for seat in range(3)]
    while True:
        question = match.questions[0]
        if question.seat == 0 and question.prompt == "action" and match.view(0)["turn"] >= turns:
            break
        match.answer(question.seat, players[question.seat].choose(question, match.glimpse(question.seat)))
    speaker = speaker_for(match, language)
    marks = {option.id: i for i, option in enumerate(question.options, 1)}
    drawing = Drawing(speaker, match.rules.board(match.view(0)), marks, WIDTH)
    news = [event.message for event in match.events if event.seen_by(0)][-6:]
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(Text("\n").join(whole_page(speaker, drawing, question, news, False)), highlight=False)
    svg = console.export_svg(title="valtable play kingdom")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # the reader's own monospace font will do


if __name__ == "__main__":
    target = Path(__file__).resolve().parent.parent / "docs" / "table.svg"
    target.write_text(picture(int(sys.argv[1]) if len(sys.argv) > 1 else 7, 24, "en"), encoding="utf-8")
