"""Problems that players report: each a file with their words and the match as it was, for whoever runs the server."""

from __future__ import annotations

import json
import os
import secrets
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from valtable.server.rows import Kept
from valtable.table.problem import Problem
from valtable.table.table import Table

MOST: Final = 500  # files; then the folder must be read first
SIZE: Final = 100_000_000  # bytes in all


def write(data: Path, table: Table, seat: int | None, words: str, kept: Kept | None = None) -> str:
    """Write a report; its name comes back. Of a table that cannot be read it has what the store holds."""
    folder = data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    files = [file.stat().st_size for file in folder.glob("*.json")]
    if len(files) >= MOST or sum(files) >= SIZE:
        raise Problem(409, "reports-full", "the folder of reports is full")
    time = datetime.now(UTC)
    id = f"{time:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
    match = table.match
    body: dict[str, Any] = {
        "words": words,
        "seat": seat,
        "position": 0 if match is None else len(match.history),
        "at": time.isoformat(timespec="seconds"),
        "app": version("valtable"),
        "table": {"game": table.game, "status": table.status, "version": table.version},
        "match": None if match is None else match.save(),
    }
    if kept is not None:
        body["match"] = kept.snapshot
        body["moves"] = [[move.n, move.seat, move.option] for move in kept.moves]
    file = folder / f"{id}.json"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        json.dump(body, out, ensure_ascii=False)
    return id
