"""What a player types: an answer to the open question, or one of a few commands, in either language."""

from __future__ import annotations

import unicodedata
from typing import Final

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("u", "undo", "a", "annuler"),
    "change": ("x", "change", "changer"),
    "log": ("l", "log", "j", "journal"),
    "why": ("w", "why", "?", "?why", "p", "pourquoi"),
    "card": ("c", "card", "carte"),
    "table": ("t", "table"),
    "mats": ("b", "boards", "plateaux"),
    "raise": ("r", "raise", "m", "main"),
    "story": ("n", "narration", "story", "histoire"),
    "save": ("s", "save", "sauver"),
    "quit": ("q", "quit", "quitter", "exit"),
    "hint": ("i", "hint", "idea", "idée", "conseil"),
    "help": ("h", "help", "aide"),
}
SHORTEST_WORD: Final = 3  # letters of a card's name that may stand for it: fewer are too easily a slip


class Typed:
    """What one line means: the number of an option, or a command with what follows it, or neither."""

    __slots__ = ("command", "option", "rest")

    def __init__(self, option: int | None = None, command: str = "", rest: str = "") -> None:
        self.option = option
        self.command = command
        self.rest = rest


def understand(line: str, ids: list[str], words: list[str]) -> Typed:
    """An option by its number, its id, or a beginning of its id or of one of its words that no other option shares."""
    text = line.strip()
    if text.isdecimal() and 1 <= int(text) <= len(ids):
        return Typed(int(text) - 1)
    if text in ids:
        return Typed(ids.index(text))
    first, _, rest = text.partition(" ")
    for command, names in COMMANDS.items():
        if first.lower() in names and (not rest or command in ("card", "raise", "save")):
            return Typed(command=command, rest=rest.strip())
    if len(text) >= 2:
        fitting = [i for i, id in enumerate(ids) if id.startswith(text.lower())]
        if len(fitting) == 1:
            return Typed(fitting[0])
    if len(text) >= SHORTEST_WORD:
        fitting = [i for i, said in enumerate(words) if any(word.startswith(simple(text)) for word in endings(said))]
        if len(fitting) == 1:
            return Typed(fitting[0])
    return Typed()


def simple(text: str) -> str:
    """Without capitals and accents, which nobody likes to type."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def endings(text: str) -> list[str]:
    """The text from each of its words on."""
    words = simple(text).split()
    return [" ".join(words[i:]) for i in range(len(words))]
