"""What people agree on, when each wants to be asked, and until when each is surely here."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what people agree on and say of themselves."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("wake", sa.String(8), nullable=False, server_default="able"))
    op.add_column(
        "seats", sa.Column("here_until", sa.BigInteger, nullable=False, server_default="0")
    )
