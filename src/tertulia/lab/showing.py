"""What a study shows while it runs, and the JSON that it leaves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(console: Console, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, and a call that moves it on by so many games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)


def write_json(path: str | Path | None, data: dict[str, object]) -> None:
    """Write a result to a file, if one is given."""
    if path is not None:
        text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        Path(path).write_text(text, encoding="utf-8")
