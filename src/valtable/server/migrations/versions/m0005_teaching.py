"""Hints that may be asked for, and reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text),
    )
    op.create_index("reviews_by_status", "reviews", ["status", "asked"])


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("seats", "hints")
    op.drop_column("tables", "hints")
