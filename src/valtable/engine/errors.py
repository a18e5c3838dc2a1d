"""What can go wrong, said in one sentence each."""

from __future__ import annotations


class ValtableError(Exception):
    """Base of every error that is the caller's to mend."""


class SetupError(ValtableError):
    """A match cannot be set up like this: the text names the argument and what is allowed."""


class IllegalAnswer(ValtableError):
    """This seat cannot give this answer now; the match is unchanged."""


class UndoRefused(IllegalAnswer):
    """The last answer cannot be taken back; `reason` is one of the words of `Undo`."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"cannot undo: {UNDO_REASONS[reason]}")
        self.reason = reason


UNDO_REASONS = {
    "nothing": "there is no answer of yours to take back",
    "chance": "dice, a shuffle or a random pick came after it",
    "revealed": "a hidden card has been revealed since",
    "other-player": "another player has acted since",
}


class LoadError(ValtableError):
    """A saved match cannot be read. `why` in one word: `damaged`, `version`, `setup`, or `other`: no match at all."""

    def __init__(self, text: str, why: str = "damaged") -> None:
        super().__init__(text)
        self.why = why


class PackError(ValtableError):
    """A card pack is wrong: the text names file, card, field and column."""


class RulesError(Exception):
    """The rules of a game broke a promise of the engine: a bug, never the player's fault."""
