"""The tables of the store. A change here needs a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seed_commit", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", Integer, nullable=False, server_default="0"),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("next", String(32)),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
    Column("token_hash", String(64)),
    Column("salt", String(32)),
    Column("invite_hash", String(64)),
    Column("wake", String(8), nullable=False, server_default="able"),
    Column("here_until", BigInteger, nullable=False, server_default="0"),
    Column("devices", JSON, nullable=False, server_default="[]"),
    Column("muted", JSON, nullable=False, server_default="[]"),
    Column("times", Integer, nullable=False, server_default="1"),
    Column("rest", Integer, nullable=False, server_default="0"),
    Column("orders", JSON, nullable=False, server_default="{}"),
    Column("votes", JSON, nullable=False, server_default="[]"),
    PrimaryKeyConstraint("table_id", "n"),
)

# Append only. The primary key is the one lock: of two processes that write the same number the
# slower one fails, reads what the other wrote, and tries again.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Integer),
    Column("command", JSON, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("chance", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

timers = Table(
    "timers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("ask", Integer),
    Column("due", BigInteger, nullable=False),
    Column("bank", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

codes = Table(
    "codes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("code_hash", String(64), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# What people have said; ``after`` is the event that was the newest then.
said = Table(
    "said",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(16), nullable=False),
    Column("after", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
