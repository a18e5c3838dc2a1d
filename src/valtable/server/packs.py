"""Card packs in the store: each once, by its digest, however many tables are played with it.

Where the text of a pack stands in the JSON of a table or a campaign, `{"pack": DIGEST}` stands in its place. No text of
anybody's can pass for that: inside a text its quotation marks are escaped.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import sqlalchemy as sa

from valtable.server import schema
from valtable.table.table import is_pack

MARK: Final = re.compile(r'\{"pack":"([0-9a-f]{64})"\}')
INSERT: Final = sa.text("INSERT INTO packs (digest, text, at) VALUES (:digest, :text, :at) ON CONFLICT DO NOTHING")


def packs_in(options: Mapping[str, Any]) -> dict[str, str]:
    """The packs among the options, by their digests."""
    texts = [value for value in options.values() if isinstance(value, str) and is_pack(value)]
    return {hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest(): text for text in texts}


def put_away(text: str, packs: Mapping[str, str]) -> str:
    """A JSON text with a mark in the place of each of these packs."""
    for digest, pack in packs.items():
        text = text.replace(json.dumps(pack, ensure_ascii=False), f'{{"pack":"{digest}"}}')
    return text


def keep(connection: sa.Connection, packs: Mapping[str, str], at: int) -> None:
    """Write them down, where they are not yet."""
    for digest, text in packs.items():
        connection.execute(INSERT, {"digest": digest, "text": text, "at": at})


def bring_back(connection: sa.Connection, texts: Iterable[str | None]) -> list[str | None]:
    """JSON texts with their packs in them again."""
    found = list(texts)
    wanted = {digest for text in found if text is not None for digest in MARK.findall(text)}
    if not wanted:
        return found
    rows = connection.execute(sa.select(schema.packs).where(schema.packs.c.digest.in_(wanted)))
    packs = {row.digest: json.dumps(row.text, ensure_ascii=False) for row in rows}
    return [None if text is None else MARK.sub(lambda mark: packs.get(mark[1], mark[0]), text) for text in found]
