"""A match at a terminal whose keyboard is a function."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console

import valtable
from valtable.terminal import store
from valtable.terminal.play import Play

Keyboard = Callable[[Play], str | None]


class Sitting:
    """Play with somebody who types what `keyboard` says; what was on the screen is kept."""

    def __init__(
        self,
        seats: list[str],
        keyboard: Keyboard,
        names: list[str] | None = None,
        seed: int = 1,
        language: str = "en",
        width: int = 80,
        options: dict[str, Any] | None = None,
        game: str = "kingdom",
        **ways: Any,
    ) -> None:
        match = valtable.new(game, len(seats), seed, options, names)
        self.saved = store.create(match, seats, language)
        self.file = io.StringIO()
        self.keyboard = keyboard
        self.mark = 0
        console = Console(file=self.file, width=width, height=40, highlight=False)
        self.play = Play(match, self.saved, console, read=self.read, **ways)

    def read(self, prompt: str) -> str:
        line = self.keyboard(self.play)
        if line is None:
            raise EOFError
        self.file.write(f"{prompt}{line}\n")
        return line

    @property
    def screen(self) -> str:
        return self.file.getvalue()

    def since(self) -> str:
        """What was printed since the last call."""
        text = self.screen[self.mark :]
        self.mark = len(self.screen)
        return text


def typing(lines: Iterable[str]) -> Keyboard:
    """Types these lines, then closes the input."""
    rest = iter(lines)

    return lambda _: next(rest, None)


def last_option(play: Play) -> str:
    """Always the last option, which moves a game on: the first is often to take one coin."""
    question = play.match.question(play.person)
    return "" if question is None else str(len(question.options))
