"""Bots of one's own, wherever a command takes a bot: a class in a file, or a program that speaks JSON lines.

    ./mybot.py:MyBot      a class with choose(question) or choose(question, glimpse); it is given a seed if it takes one
    exec:./mybot --fast   a program: for each question it gets a line, and answers with a line

A line for a program is {"game", "players", "seat", "question", "view"}: the question as `Question.data()` writes it,
and what the seat may know. Its answer is {"option": ID}, or the id alone as a JSON string.
"""

from __future__ import annotations

import atexit
import importlib.util
import inspect
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any, Final

from valtable.engine.errors import SetupError
from valtable.engine.glimpse import Glimpse
from valtable.engine.question import Question
from valtable.engine.rules import Rules

PROGRAM: Final = "exec:"
_CLASS: Final = re.compile(r"(.+\.py):([A-Za-z_]\w*)")


def is_outside(name: str) -> bool:
    """Whether this names a bot of somebody's own."""
    return name.startswith(PROGRAM) or _CLASS.fullmatch(name) is not None


def find_outside(name: str, seed: int, rules: Rules) -> Any:
    """That bot; a SetupError says why there is none."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), rules)
    found = _CLASS.fullmatch(name)
    assert found is not None
    maker = _class(Path(found[1]), found[2])
    try:
        takes_seed = bool(inspect.signature(maker).parameters)
        bot = maker(seed) if takes_seed else maker()
    except Exception as error:
        raise SetupError(f"bot: {name} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"bot: {name} has no method choose(question)")
    return bot


_classes: Final[dict[tuple[str, str], Any]] = {}


def _class(path: Path, name: str) -> Any:
    key = (str(path), name)
    if key not in _classes:
        spec = importlib.util.spec_from_file_location(f"valtable_bot_{path.stem}", path)
        if not path.is_file() or spec is None or spec.loader is None:
            raise SetupError(f"bot: there is no file {str(path)!r}")
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            raise SetupError(f"bot: {path} cannot be read: {type(error).__name__}: {error}") from error
        if not callable(getattr(module, name, None)):
            bots = [found for found, one in vars(module).items() if callable(getattr(one, "choose", None))]
            there = f"; it has {', '.join(bots)}" if bots else ""
            raise SetupError(f"bot: there is no class {name!r} in {path}{there}")
        _classes[key] = getattr(module, name)
    return _classes[key]


class Program:
    """A program that answers questions, one line each way. One process serves all the games of a command."""

    def __init__(self, command: str, rules: Rules) -> None:
        self.command = command
        self.rules = rules
        _start(command)

    def choose(self, question: Question, glimpse: Glimpse) -> str:
        process = _start(self.command)
        assert process.stdin is not None
        assert process.stdout is not None
        line = {
            "game": self.rules.name,
            "players": self.rules.players,
            "seat": question.seat,
            "question": question.data(),
            "view": glimpse.view,
        }
        try:
            process.stdin.write(json.dumps(line) + "\n")
            process.stdin.flush()
            said = process.stdout.readline()
        except OSError as error:
            raise ValueError(f"{self.command} does not listen: {error}") from error
        if not said:
            raise ValueError(f"{self.command} has ended, with exit code {process.wait()}")
        try:
            answer = json.loads(said)
        except ValueError as error:
            raise ValueError(f"{self.command} answered {said[:80]!r}, which is no JSON") from error
        option = answer.get("option") if isinstance(answer, dict) else answer
        if not isinstance(option, str):
            raise ValueError(f"{self.command} answered {said[:80]!r}, which names no option")
        return option


_running: Final[dict[str, subprocess.Popen[str]]] = {}


def _start(command: str) -> subprocess.Popen[str]:
    """The process of that command; it ends with this one."""
    process = _running.get(command)
    if process is None or process.poll() is not None:
        try:
            process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise SetupError(f"bot: {command!r} cannot be started: {error}") from error
        if not _running:
            atexit.register(_end_all)
        _running[command] = process
    return process


def _end_all() -> None:
    for process in _running.values():
        process.kill()
