"""Campaigns in the store: each is the record of its past and the table at which it is played now.

Only that table's result counts. It is entered in the very transaction that stores the last answer, so that a server
which is killed has kept both or neither.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from valtable.engine.campaign import Campaign
from valtable.engine.errors import LoadError, SetupError
from valtable.engine.match import Match
from valtable.server import packs, schema, shared
from valtable.server.logs import get as get_log
from valtable.table.people import Person
from valtable.table.problem import Problem
from valtable.table.sight import when
from valtable.table.table import now


class KeptCampaign:
    """A campaign as the store has it."""

    __slots__ = ("changed", "created", "game", "host", "id", "record", "table")

    def __init__(self, id: str, record: Campaign, host: str) -> None:
        self.id = id
        self.game = record.game
        self.record = record.to_json()
        self.host = host  # the hash of the secret of whoever began it
        self.table: str | None = None  # where it is played now, or was played last
        self.created = now()
        self.changed = self.created

    def read(self) -> Campaign:
        """The record, or a Problem where today's rules cannot read it."""
        try:
            return Campaign.from_json(self.record, shared.find)
        except LoadError as error:
            get_log().error("a campaign cannot be read", campaign=self.id, exc_info=error)
            told = f"this campaign cannot be read any more: {error}"
            raise Problem(409, "campaign-broken", told[:500]) from error

    def hosted_by(self, person: Person) -> bool:
        return self.host in person.hashes

    def row(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def put(self, connection: sa.Connection) -> bool:
        """A campaign that is played at no table yet."""
        connection.execute(schema.campaigns.insert(), {**self.row(), "record": put_record(connection, self.record)})
        return True


def put_record(connection: sa.Connection, record: str) -> str:
    """A record as its row has it, when its card packs are written down."""
    kept = packs.packs_in(json.loads(record)["options"])
    packs.keep(connection, kept, now())
    return packs.put_away(record, kept)


def kept_from(connection: sa.Connection, rows: Iterable[Any]) -> list[KeptCampaign]:
    """The campaigns of these rows."""
    found = list(rows)
    records = packs.bring_back(connection, [row.record for row in found])
    campaigns = []
    for row, record in zip(found, records, strict=True):
        kept = KeptCampaign.__new__(KeptCampaign)
        for name in KeptCampaign.__slots__:
            setattr(kept, name, getattr(row, name))
        kept.record = record or ""
        campaigns.append(kept)
    return campaigns


class Turn:
    """A campaign goes on at a new table, with this record."""

    __slots__ = ("kept", "new", "record", "table")

    def __init__(self, kept: KeptCampaign, record: Campaign, table: str, new: bool = False) -> None:
        self.kept = kept
        self.record = record.to_json()
        self.table = table
        self.new = new

    def put(self, connection: sa.Connection) -> bool:
        """Write it down; False when the campaign has gone on elsewhere meanwhile, and nothing was written."""
        kept, columns = self.kept, schema.campaigns.c
        values = {"table": self.table, "record": put_record(connection, self.record), "changed": now()}
        if self.new:
            connection.execute(schema.campaigns.insert(), {**kept.row(), **values})
            return True
        still = schema.campaigns.update().where(columns.id == kept.id, columns.table.is_not_distinct_from(kept.table))
        return connection.execute(still.values(values)).rowcount == 1


class Ending:
    """The match of a campaign is over."""

    __slots__ = ("campaign", "match", "table")

    def __init__(self, campaign: str, table: str, match: Match) -> None:
        self.campaign = campaign
        self.table = table
        self.match = match

    def put(self, connection: sa.Connection) -> None:
        """Enter the result. Whatever the record makes of it, the answer that ended the match is kept."""
        columns = schema.campaigns.c
        rows = connection.execute(sa.select(schema.campaigns).where(columns.id == self.campaign).with_for_update())
        row = rows.first()
        if row is None or row.table != self.table:  # the players have begun this try again
            return
        time = now()
        (text,) = packs.bring_back(connection, [row.record])
        try:
            record = Campaign.from_json(text or "", shared.find)
            record.finished(self.match, when(time))
        except (LoadError, SetupError) as error:
            get_log().error("a result cannot be entered", campaign=self.campaign, table=self.table, exc_info=error)
            return
        entered = schema.campaigns.update().where(columns.id == self.campaign)
        connection.execute(entered.values(record=put_record(connection, record.to_json()), changed=time))
