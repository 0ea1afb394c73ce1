"""What the server writes about itself: a line of JSON an event, without secrets or addresses.

Whoever sits before a terminal gets plain lines.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from msgspec import json

SECRETS = (
    (re.compile(r"(/join/)[^/?\s\"']+"), r"\1..."),
    (re.compile(r"(tertulia_seat=)[^;\s\"']+"), r"\1..."),
    (re.compile(r"(/t/|\btable )([\w-]{6})[\w-]{8,26}"), r"\1\2..."),
    (re.compile(r"(://[^:/@\s]+:)[^@\s]+@"), r"\1...@"),
)
"""Invitations, the tokens of seats, ids of tables but for their beginning, passwords of stores."""


def redact(text: str) -> str:
    """``text`` without what opens a seat, a table or a store."""
    for pattern, shown in SECRETS:
        text = pattern.sub(shown, text)
    return text


class Plain(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class Structured(logging.Formatter):
    """Lines for programs: ``at``, ``level``, ``logger``, ``text``, and ``trace`` of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": redact(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = redact(self.formatException(record.exc_info))
        return json.encode(line).decode()


class Anonymous(logging.Filter):
    """Leaves out where sockets come from: uvicorn has a line for each."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith('%s - "WebSocket')


def config(plain: bool | None = None) -> dict[str, Any]:
    """The logging of every process of the server."""
    if plain is None:
        plain = sys.stderr.isatty()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Plain if plain else Structured}},
        "filters": {"anonymous": {"()": Anonymous}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["anonymous"],
            }
        },
        "loggers": {
            name: {"handlers": ["stderr"], "level": "INFO", "propagate": False}
            for name in ("uvicorn", "tertulia")
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
