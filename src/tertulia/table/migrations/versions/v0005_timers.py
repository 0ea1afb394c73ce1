"""The clocks of people who have to answer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table of timers."""
    op.create_table(
        "timers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("ask", sa.Integer),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("bank", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
