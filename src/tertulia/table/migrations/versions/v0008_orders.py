"""Orders by what a window is about, beside the general one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"


def upgrade() -> None:
    """Add the orders; no seat has given one yet."""
    op.add_column("seats", sa.Column("orders", sa.JSON, nullable=False, server_default="{}"))
