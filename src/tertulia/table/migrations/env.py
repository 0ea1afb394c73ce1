"""How Alembic reaches the store: over the connection that the store hands it."""

from alembic import context

from tertulia.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
