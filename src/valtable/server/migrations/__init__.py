"""The history of the store's tables, applied by Alembic when a server starts."""
