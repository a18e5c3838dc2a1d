"""Bots with bad habits, for the tests of thinking: they run in worker processes, so they have a module of their own."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

from valtable import bots
from valtable.engine.glimpse import Glimpse
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules


class Strange:
    def __init__(self, habit: str) -> None:
        self.habit = habit

    def choose(self, question: Question, glimpse: Glimpse) -> Option | str | None:
        if self.habit == "crashes":
            raise RuntimeError("a bot with a bug")
        if self.habit == "hangs":
            threading.Event().wait()
        if self.habit == "spins":
            while True:
                pass
        if self.habit == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.habit == "exits":
            os._exit(3)
        if self.habit == "cheats":
            return "the best of all options"
        if self.habit == "silent":
            return None
        if self.habit == "peeks":  # says what it was given
            known = sorted(name for name in dir(glimpse) if not name.startswith("__"))
            assert known == ["_look", "_play", "_view", "imagine", "question", "seat", "view"], known
        return question.options[-1]


def make(level: str, seed: int, rules: Rules) -> Any:
    return bots.make(level, seed, rules) if level in bots.BOTS else Strange(level)
