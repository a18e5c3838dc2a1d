"""Which process has a table, and the processes themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("news", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(16)))
    op.add_column("tables", sa.Column("term", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("tables_by_owner", "tables")
    op.drop_column("tables", "term")
    op.drop_column("tables", "owner")
    op.drop_table("members")
