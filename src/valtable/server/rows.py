"""Tables as the rows of the store, and back: what one change writes, and what is read of a table."""

from __future__ import annotations

import json
from typing import Any, Final

from valtable.server.campaigns import Ending
from valtable.server.packs import packs_in, put_away
from valtable.table.table import Move, Seat, Table

SNAPSHOT_EVERY: Final = 100  # moves that are played again, at most, when a table is read: some ten milliseconds


class Change:
    """What one change writes: rows to be put into the store together."""

    __slots__ = ("before", "ending", "moves", "new", "packs", "row", "seats", "successor", "table", "talk", "turn")

    def __init__(self, draft: Table, new: bool = False) -> None:
        self.table = draft.id
        self.new = new
        self.before = draft.version - 1
        self.packs = packs_in(draft.options)
        self.row = {**new_row(draft, self.packs), **row_of(draft)} if new else row_of(draft)
        self.seats = seat_rows(draft) if new or draft.reseated else []
        self.moves = [
            {
                "table": draft.id,
                "n": move.n,
                "seat": move.seat,
                "option": move.option,
                "automatic": move.automatic,
                "at": move.at,
            }
            for move in draft.new_moves
        ]
        self.talk = [
            {
                "table": draft.id,
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "at": line.at,
            }
            for line in draft.new_talk
        ]
        self.turn = draft.turn
        ended = draft.ended and draft.campaign is not None and draft.match is not None
        self.ending = Ending(draft.campaign, draft.id, draft.match) if ended else None  # type: ignore[arg-type]
        self.successor = None if draft.successor is None else Change(draft.successor, new=True)
        due = draft.moves - draft.snapshot_moves >= SNAPSHOT_EVERY or (draft.match is not None and draft.match.over)
        first = draft.match is not None and draft.touched and draft.moves == draft.snapshot_moves
        due = due and draft.moves > draft.snapshot_moves
        if draft.match is not None and (new or first or due or draft.mended):
            draft.snapshot_moves = draft.moves
            draft.mended = False
            self.row["snapshot"] = put_away(draft.match.save(), self.packs)
            self.row["snapshot_moves"] = draft.moves


def row_of(table: Table) -> dict[str, Any]:
    """The part of a table's row that changes."""
    return {
        "title": table.title,
        "public": table.public,
        "hints": table.hints,
        "status": table.status,
        "version": table.version,
        "seen": json.dumps(table.seen),
        "moves": table.moves,
        "asked": json.dumps(table.asked),
        "by_itself": json.dumps(table.by_itself),
        "rematch": table.rematch,
        "changed": table.changed,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table": table.id,
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "secrets": json.dumps(seat.secrets),
            "recovery": seat.recovery,
            "lent": seat.lent,
            "standing": json.dumps(seat.standing),
            "hints": seat.hints,
        }
        for number, seat in enumerate(table.seats)
    ]


def seat_from(row: Any) -> Seat:
    secrets, standing = json.loads(row.secrets), json.loads(row.standing)
    return Seat(row.kind, row.name, row.level, tuple(secrets), row.recovery, row.lent, standing, row.hints)


class Kept:
    """What the store holds of a table: everything but the running match, which the hall builds from it."""

    __slots__ = ("have", "moves", "snapshot", "table")

    def __init__(self, table: Table, snapshot: str | None, have: int, moves: list[Move]) -> None:
        self.table = table
        self.snapshot = snapshot
        self.have = have  # how many moves the snapshot has, or the match that was here
        self.moves = moves  # since then


def table_from(row: Any, seats: dict[str, list[Seat]], options: str | None = None) -> Table:
    """The table of a row, without its match; without the text of its options, with marks in the place of card packs."""
    table = Table(row.id, row.game, json.loads(options or row.options), int(row.seed), seats[row.id], row.host)
    table.title = row.title
    table.public = row.public
    table.hints = row.hints
    table.seeded = row.seeded
    table.status = row.status
    table.version = row.version
    table.seen = tuple(json.loads(row.seen))
    table.moves = row.moves
    table.snapshot_moves = row.snapshot_moves
    table.by_itself = tuple(json.loads(row.by_itself))
    table.origin = row.origin
    table.rematch = row.rematch
    table.campaign = row.campaign
    table.place = row.place
    table.created = row.created
    table.changed = row.changed
    return table


def new_row(table: Table, packs: dict[str, str]) -> dict[str, Any]:
    """The part of a table's row that never changes."""
    return {
        "id": table.id,
        "game": table.game,
        "options": put_away(json.dumps(table.options, ensure_ascii=False), packs),
        "seed": str(table.seed),
        "seeded": table.seeded,
        "host": table.host,
        "origin": table.origin,
        "campaign": table.campaign,
        "place": table.place,
        "created": table.created,
        "snapshot": None,
        "snapshot_moves": 0,
    }
