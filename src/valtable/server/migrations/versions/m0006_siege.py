"""Card packs are kept once each; whose tables there are, for a quota; a row to see whether writing works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"name": "health", "at": 0}])
    op.add_column("tables", sa.Column("place", sa.String(64)))
    op.create_index("tables_by_place", "tables", ["place"])


def downgrade() -> None:
    op.drop_index("tables_by_place", "tables")
    op.drop_column("tables", "place")
    op.drop_table("pulse")
    op.drop_table("packs")
