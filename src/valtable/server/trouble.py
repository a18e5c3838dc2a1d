"""When the database does not do what it should: what people are told, and what the log says of it."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

import asyncpg
from sqlalchemy import exc

from valtable.server.logs import SPARING
from valtable.table.problem import Problem, later

# Mistakes of ours, or races that were lost: nothing that passes by itself.
OURS: Final = (
    *(exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.InvalidRequestError, exc.ArgumentError),
    *(sqlite3.IntegrityError, sqlite3.ProgrammingError, asyncpg.IntegrityConstraintViolationError),
    *(asyncpg.DataError, asyncpg.SyntaxOrAccessError),
)
THEIRS: Final = (
    *(exc.SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError),
)
FULL: Final = ("disk is full", "no space left", "could not extend file")
DAMAGED: Final = ("malformed", "not a database", "could not decode", "invalid page", "could not read block")
WAIT: Final = 2  # seconds, before one tries again


class told:  # noqa: N801  # read as a verb; a class costs a tenth of a generator, and every answer passes here
    """Around all that needs the database: its troubles come out as Problems."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, THEIRS) and not isinstance(error, OURS):
            raise problem_of(error) from error


def problem_of(error: Exception) -> Problem:
    """What to tell people. A database that is away comes back: clients wait, and nothing acknowledged is lost."""
    text = " ".join(str(getattr(error, "orig", None) or error).split())
    low = text.lower()
    if getattr(error, "errno", None) == errno.ENOSPC or any(sign in low for sign in FULL):
        code, detail, wait = "store-full", "the disk of the server is full: nothing can be written now", 30
    elif any(sign in low for sign in DAMAGED):
        code, detail, wait = "store-damaged", "this part of the server's database is damaged", 60
    else:
        code, detail, wait = "store-away", "the server's database does not answer; try again", WAIT
    SPARING.warning("the database is in trouble", problem=code, reason=f"{type(error).__name__}: {text}"[:300])
    return later(503, code, detail, wait, seconds=wait)
