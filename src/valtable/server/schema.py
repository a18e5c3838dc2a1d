"""The tables of the store, as the code uses them; `migrations/` makes them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON, with all of them settled
    sa.Column("seed", sa.Text, nullable=False),  # a whole number of any size
    sa.Column("seeded", sa.Boolean, nullable=False),  # somebody chose the seed
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # may be asked for
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column(
        "version", sa.Integer, nullable=False
    ),  # one more with each change: who finds another one has lost a race
    sa.Column("seen", sa.Text, nullable=False, server_default="[]"),  # JSON: see Table.seen
    sa.Column("host", sa.String(64), nullable=False),  # the hash of the host's secret
    sa.Column("snapshot", sa.Text),  # the match as it was saved after its first `snapshot_moves` moves
    sa.Column("snapshot_moves", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),  # JSON: the seats the table waits for
    sa.Column("by_itself", sa.Text, nullable=False, server_default="[]"),  # JSON: see Table.by_itself
    sa.Column("origin", sa.String(40)),  # the table whose players go on here
    sa.Column("rematch", sa.String(40)),  # the table where these players go on
    sa.Column("campaign", sa.String(40)),  # that it is played for
    sa.Column("result", sa.Text),  # JSON: how its match ended
    sa.Column("place", sa.String(64)),  # the address that it was opened from, hashed with the server's key
    sa.Column("clock", sa.Text, nullable=False, server_default="{}"),  # JSON: see Clock
    sa.Column("due", sa.BigInteger),  # when somebody's time is up, in milliseconds since 1970
    sa.Column("owner", sa.String(16)),  # the process that has it, if one has: see leases.py
    sa.Column("term", sa.Integer, nullable=False, server_default="0"),  # one more for each process that takes it
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("changed", sa.BigInteger, nullable=False),  # for all to see
    sa.Index("tables_by_owner", "owner"),
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_origin", "origin"),
    sa.Index("tables_by_place", "place"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("secrets", sa.Text, nullable=False),  # JSON: hashes, one for each device
    sa.Column("recovery", sa.String(64)),  # the hash of the four words
    sa.Column("lent", sa.Boolean, nullable=False),
    sa.Column("standing", sa.Text, nullable=False),  # JSON: prompt to option
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),  # how many it has asked for
    sa.Column("owner", sa.String(64)),  # the hash of the key under which its person is told of turns
    sa.Index("seats_by_owner", "owner"),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text),  # none: the seat took its last answer back
    sa.Column("automatic", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

gallery = sa.Table(  # the talk of those who watch
    "gallery",
    metadata,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

hooks = sa.Table(  # addresses that are called when it is somebody's turn
    "hooks",
    metadata,
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),  # with which calls are signed
    sa.Column("base", sa.Text, nullable=False),  # where its owner finds this server
    sa.Column("failures", sa.Integer, nullable=False),  # calls in a row that went wrong
    sa.Column("at", sa.BigInteger, nullable=False),  # when it was last called, or set
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("status", sa.String(10), nullable=False),  # see reviews.py
    sa.Column("done", sa.Integer, nullable=False),  # answers that have been looked at
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),  # how often somebody has begun
    sa.Column("beat", sa.BigInteger, nullable=False),  # when whoever makes it was last heard of, in ms since 1970
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text),  # JSON: the review
    sa.Index("reviews_by_status", "status", "asked"),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("record", sa.Text, nullable=False),  # JSON: see Campaign
    sa.Column("host", sa.String(64), nullable=False),  # the hash of the secret of whoever began it
    sa.Column("table", sa.String(40)),  # where it is played now, or was played last
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("changed", sa.BigInteger, nullable=False),
)

packs = sa.Table(
    "packs",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),  # where the others reach it, HOST:PORT
    sa.Column("until", sa.BigInteger, nullable=False),  # it counts as alive; by the clock of the database, in ms
    sa.Column("leaving", sa.Boolean, nullable=False),  # it takes no more tables
    sa.Column("news", sa.Text, nullable=False),  # JSON: what it had to tell the others lately, by its beats
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
