"""Campaigns, and the tables at which they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("table", sa.String(40)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign", sa.String(40)))


def downgrade() -> None:
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
