"""The table at which the same people play on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the way to the next table."""
    op.add_column("tables", sa.Column("next", sa.String(32)))
