"""What is counted, for Prometheus. Processes of one server that count together are summed up."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which several processes count together."""

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

tables = Gauge("tertulia_tables", "Tables in memory.", multiprocess_mode="livesum")
sockets = Gauge("tertulia_sockets", "Open sockets.", multiprocess_mode="livesum")
founded = Counter("tertulia_tables_founded", "Tables founded.", ["game"])
messages = Counter("tertulia_messages", "Messages of clients, by what became of them.", ["end"])
dropped = Counter("tertulia_dropped", "Clients let go because they read too slowly.")
entries = Counter("tertulia_entries", "Entries written to logs.")
conflicts = Counter("tertulia_conflicts", "Entries that another process was faster to write.")
append_seconds = Histogram(
    "tertulia_append_seconds", "From an entry to its safety on disk.", buckets=_SECONDS
)
answer_seconds = Histogram(
    "tertulia_answer_seconds",
    "From a message to the answer queued for its sender.",
    buckets=_SECONDS,
)
bots = Counter("tertulia_bot_answers", "Answers of bots, by what became of them.", ["bot", "end"])
requests = Counter("tertulia_requests", "Requests, by the status of the answer.", ["status"])


def text() -> bytes:
    """All of it, in the text format of Prometheus."""
    folder = os.environ.get(TOGETHER)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _lives(pid):
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]  # it has no types
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]  # the same
    return generate_latest(registry)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
