"""A study in a folder: its plan, and what came of it as Parquet.

``study.json`` is the plan, ``games/*.parquet`` hold one row a game, ``decisions/*.parquet`` one row
a decision. Files are written whole or not at all, so what lies there is always good to read, and a
study that was stopped, or killed, can go on.
"""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tertulia.core.errors import BadOption
from tertulia.core.game import game
from tertulia.lab.plan import Asked, Plan, Played

if TYPE_CHECKING:
    import polars

FORMAT: Final = 1
ROWS_IN_FILE: Final = 250_000
SECONDS_IN_FILE: Final = 60.0
"""A file is written when so many rows have gathered, or after so long."""


class Store:
    """The folder of a study; with ``decisions`` those are kept too.

    ``games`` are those that were there before. Raises :class:`BadOption` if the folder holds a
    study and ``resume`` is false, or if it holds another study.
    """

    def __init__(self, folder: Path, plan: Plan, decisions: bool, resume: bool) -> None:
        self._polars = need_polars()
        self.folder = folder
        self.plan = plan
        self.decisions = decisions
        self._waiting: list[Played] = []
        self._rows = 0
        self._written = time.monotonic()
        self._begin(_study(plan, decisions), resume)
        self._files = len(list((folder / "games").glob("*.parquet")))
        self.games = self._read()

    def add(self, games: list[Played]) -> None:
        """Keep games; they are written sooner or later, at the latest by :meth:`flush`."""
        self._waiting += games
        self._rows += sum(1 + len(played.asked) for played in games)
        late = time.monotonic() - self._written > SECONDS_IN_FILE
        if late or self._rows >= ROWS_IN_FILE:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self._waiting:
            self._waiting.sort(key=lambda played: played.number)
            if self.decisions:
                rows = [row for played in self._waiting for row in played.asked]
                self._write("decisions", self._polars.DataFrame(rows, Asked._fields, orient="row"))
            # Last: a game counts as played once this file is there.
            self._write("games", self._frame())
            self._files += 1
        self._waiting, self._rows, self._written = [], 0, time.monotonic()

    def _begin(self, study: dict[str, object], resume: bool) -> None:
        path = self.folder / "study.json"
        if path.is_file():
            if not resume:
                raise BadOption("out", str(self.folder), "an empty folder, or --resume to go on")
            _compare(json.loads(path.read_text(encoding="utf-8")), study)
        for part in ("games", "decisions") if self.decisions else ("games",):
            (self.folder / part).mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(study, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    def _frame(self) -> polars.DataFrame:
        plan, games = self.plan, self._waiting
        seats = range(plan.seats)
        frame: polars.DataFrame = self._polars.DataFrame(
            {
                "game": [played.number for played in games],
                "deal": [plan.deal(played.number) for played in games],
                "finished": [bool(played.winners) for played in games],
                "decisions": [played.decisions for played in games],
                "bots": [[plan.entrant(played.number, seat) for seat in seats] for played in games],
                "scores": [list(played.scores) for played in games],
                "winners": [list(played.winners) for played in games],
            },
            schema_overrides={"winners": self._polars.List(self._polars.Int64)},
        )
        return frame

    def _write(self, part: str, frame: polars.DataFrame) -> None:
        path = self.folder / part / f"{self._files:05}.parquet"
        unfinished = path.with_suffix(".part")
        frame.write_parquet(unfinished)
        unfinished.replace(path)

    def _read(self) -> list[Played]:
        found: list[Played] = []
        for path in sorted((self.folder / "games").glob("*.parquet")):
            for row in self._polars.read_parquet(path).iter_rows(named=True):
                outcome = tuple(row["winners"]), tuple(row["scores"])
                found.append(Played(row["game"], row["decisions"], *outcome))
        return [played for played in found if played.number < self.plan.games]


def need_polars() -> Any:
    """The library that writes Parquet; raises :class:`BadOption` if it is not installed."""
    try:
        import polars
    except ImportError:
        raise BadOption(
            "out", "Parquet", "an installed Polars: pip install tertulia[lab]"
        ) from None
    return polars


def _study(plan: Plan, decisions: bool) -> dict[str, object]:
    """What makes a study this one; only its number of games may grow."""
    study = {"format": FORMAT, "version": game(plan.game).version, **asdict(plan)}
    study["decisions"] = decisions
    return json.loads(json.dumps(study))  # type: ignore[no-any-return] # lists for tuples


def _compare(there: dict[str, object], study: dict[str, object]) -> None:
    for field, value in study.items():
        if field != "games" and there.get(field) != value:
            raise BadOption("resume", f"another {field}", str(there.get(field))[:200])
