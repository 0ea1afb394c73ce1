"""What people say, and what each needs: cards never asked about, more time, a pause.

Stores have it after 0007, which is the older of the two.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0007"


def upgrade() -> None:
    """Make the table of what is said, and add what is said of oneself."""
    op.add_column("seats", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("times", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("rest", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
