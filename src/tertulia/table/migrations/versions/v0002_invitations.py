"""Seats that somebody is invited to, and the seat that invites."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what an invitation needs."""
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("salt", sa.String(32)))
    op.add_column("seats", sa.Column("invite_hash", sa.String(64)))
