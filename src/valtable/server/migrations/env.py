"""Alembic's way in: it gets the open connection of the server."""

from __future__ import annotations

from alembic import context

from valtable.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
