"""Tables as the rows of the store, and back: what one change writes, and what is read of a table."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from valtable.engine.match import Match
from valtable.server.campaigns import Ending
from valtable.server.packs import packs_in, put_away
from valtable.table import clock, wire
from valtable.table.table import Move, Seat, Table

SNAPSHOT_EVERY: Final = 100  # moves that are played again, at most, when a table is read: some ten milliseconds


class Change:
    """What one change writes: rows to be put into the store together."""

    __slots__ = (
        *("before", "ending", "gallery", "last_heard", "moves", "new", "packs", "row", "seats"),
        *("snapshot", "successor", "table", "talk", "term", "turn"),
    )

    def __init__(self, draft: Table, term: int = 0, new: bool = False, owner: str | None = None) -> None:
        self.table = draft.id
        self.term = term  # of the process that makes it: see leases.py
        self.new = new
        self.before = draft.version - 1
        self.packs = packs_in(draft.options)
        self.row = row_of(draft)
        if new:
            self.row |= {**new_row(draft, self.packs), "owner": owner, "term": term}
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
        self.gallery = [
            {"table": draft.id, "n": line.n, "name": line.name, "text": line.text, "at": line.at}
            for line in draft.new_gallery
        ]
        self.last_heard = draft.gallery[-1].n if draft.gallery else 0
        if draft.refitted:
            self.row["options"] = options_of(draft, self.packs)
        self.turn = draft.turn
        ended = draft.ended and draft.campaign is not None and draft.match is not None
        self.ending = Ending(draft.campaign, draft.id, draft.match) if ended else None  # type: ignore[arg-type]
        self.successor = None if draft.successor is None else Change(draft.successor, new=True)
        due = draft.moves - draft.snapshot_moves >= SNAPSHOT_EVERY or (draft.match is not None and draft.match.over)
        first = draft.match is not None and draft.touched and draft.moves == draft.snapshot_moves
        due = due and draft.moves > draft.snapshot_moves
        self.snapshot: Match | None = None  # to be written out
        if draft.match is not None and (new or first or due or draft.mended):
            draft.snapshot_moves = draft.moves
            draft.mended = False
            self.snapshot = draft.match
            self.row["snapshot_moves"] = draft.moves

    @property
    def is_an_answer(self) -> bool:
        """One move and what it does to the table's row, and nothing besides."""
        more = self.new or self.seats or self.talk or self.gallery or self.ending or self.successor
        return len(self.moves) == 1 and not more and "options" not in self.row and "snapshot" not in self.row

    @property
    def written_out(self) -> bool:
        return self.snapshot is None and (self.successor is None or self.successor.written_out)

    def write_out(self) -> None:
        """Write the snapshot out, if there is one: of a long match that takes a while, and is not for the loop."""
        if self.snapshot is not None:
            self.row["snapshot"] = put_away(self.snapshot.save(), self.packs)
            self.snapshot = None
        if self.successor is not None:
            self.successor.write_out()


def row_of(table: Table) -> dict[str, Any]:
    """The part of a table's row that changes."""
    return {
        "title": table.title,
        "public": table.public,
        "hints": table.hints,
        "status": table.status,
        "version": table.version,
        "seen": msgspec.json.encode(table.seen).decode(),
        "moves": table.moves,
        "asked": msgspec.json.encode(table.asked).decode(),
        "by_itself": msgspec.json.encode(table.by_itself).decode(),
        "rematch": table.rematch,
        "result": None if table.result is None else msgspec.json.encode(table.result).decode(),
        "changed": table.changed,
        "clock": clock.written(table.clock),
        "due": table.clock.due,
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
            "owner": seat.owner,
        }
        for number, seat in enumerate(table.seats)
    ]


def seat_from(row: Any) -> Seat:
    secrets, standing = json.loads(row.secrets), json.loads(row.standing)
    proofs = (tuple(secrets), row.recovery)
    return Seat(row.kind, row.name, row.level, *proofs, row.lent, standing, row.hints, row.owner)


class Hook:
    """An address that is called when it is somebody's turn."""

    __slots__ = ("base", "failures", "owner", "secret", "url")

    def __init__(self, owner: str, url: str, secret: str, base: str, failures: int) -> None:
        self.owner = owner
        self.url = url
        self.secret = secret  # with which calls are signed
        self.base = base  # where its owner finds this server
        self.failures = failures  # turns in a row that could not be told


class Kept:
    """What the store holds of a table: everything but the running match, which the hall builds from it."""

    __slots__ = ("have", "moves", "snapshot", "table", "term")

    def __init__(self, table: Table, term: int, snapshot: str | None, have: int, moves: list[Move]) -> None:
        self.table = table
        self.term = term  # in which somebody has it, or had it last
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
    table.result = None if row.result is None else msgspec.json.decode(row.result, type=wire.Result)
    table.campaign = row.campaign
    table.place = row.place
    table.created = row.created
    table.changed = row.changed
    table.clock = clock.read(row.clock)
    return table


def options_of(table: Table, packs: dict[str, str]) -> str:
    return put_away(json.dumps(table.options, ensure_ascii=False), packs)


def new_row(table: Table, packs: dict[str, str]) -> dict[str, Any]:
    """The part of a table's row that never changes."""
    return {
        "id": table.id,
        "game": table.game,
        "options": options_of(table, packs),
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
