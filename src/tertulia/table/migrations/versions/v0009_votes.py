"""Votes to give another's seat to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the votes; no seat has given one yet."""
    op.add_column("seats", sa.Column("votes", sa.JSON, nullable=False, server_default="[]"))
