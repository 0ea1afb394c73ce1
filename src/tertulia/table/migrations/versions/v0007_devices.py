"""Further devices of a seat, and the codes that let them in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of codes; no seat has a further device yet."""
    op.add_column("seats", sa.Column("devices", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "codes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
