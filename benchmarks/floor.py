"""The trick play in C (``floor.c``), compiled here by the system's compiler and held to agree."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

from benchmarks.task import Task
from benchmarks.trunfos import SEATS, dealt
from tertulia import Rng
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.types import Play, rules_of

FLOOR: Final = "trunfos: rounds already dealt, equal C -O3"
SOURCE: Final = Path(__file__).with_name("floor.c")


class CRng(ctypes.Structure):
    """``Rng`` of floor.c."""

    _fields_ = (
        *[(name, ctypes.c_uint32) for name in ("k0", "k1", "c1", "c2", "c3", "block", "used")],
        ("words", ctypes.c_uint32 * 4),
    )


class CRound(ctypes.Structure):
    """``Round`` of floor.c."""

    _fields_ = (
        *[(name, ctypes.c_int64 * 4) for name in ("hands", "marks", "won")],
        *[(name, ctypes.c_int64) for name in ("seats", "leader", "trump", "level", "tricks")],
        *[(name, ctypes.c_int64) for name in ("kraken", "levels", "level_points", "card_points")],
    )


Totals = ctypes.c_int64 * 4


def compiled() -> Any:
    """The library made from floor.c; raises :class:`ImportError` where that does not work."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise ImportError(f"there is no C compiler ({compiler})")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "floor.so")
        command = [compiler, "-O3", "-shared", "-fPIC", str(SOURCE), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ImportError(f"{compiler} does not compile floor.c: {done.stderr.strip()}")
        library = ctypes.CDLL(str(target))
    library.play_rounds.restype = ctypes.c_int64
    return library


def generator(rng: Rng) -> CRng:
    """A fresh generator that gives the words of a fresh ``rng``."""
    return CRng(rng.k0, rng.k1, rng.c1, rng.c2, rng.c3, 0, 4)


def state(match: Play) -> CRound:
    """The state of a match whose first trick is to be played."""
    table = match.table
    rules = rules_of(match)
    numbers = (table.leader, table.trump, table.level, table.tricks)
    points = (rules.kraken, rules.levels, rules.level_points, rules.card_points)
    hands = [match.secrets.hand(seat) for seat in range(SEATS)]
    fours = (Totals(*hands), Totals(*table.marks), Totals(*table.won))
    return CRound(*fours, SEATS, *numbers, *points)


def tasks() -> list[Task]:
    """The floor; raises :class:`ImportError` where it can't be had or plays other cards."""
    library = compiled()
    base = dealt(40)
    rounds = (CRound * len(base))(*[state(match) for match in base])
    rng = generator(Rng("floor"))

    def work(rounds: Any) -> int:
        totals = Totals()
        some = (rounds, ctypes.c_int64(len(base)), ctypes.byref(rng), totals)
        return sum(library.play_rounds(*some) for _ in range(20))

    check(library, base, rounds)
    return [Task(FLOOR, "decisions", lambda: rounds, work)]


def check(library: Any, base: list[Play], rounds: Any) -> None:
    """Hold the C to the library: equal points from equal seeds."""
    for place, match in enumerate(base):
        theirs = Totals()
        rng = generator(Rng(place))
        library.play_rounds(
            ctypes.byref(rounds[place]), ctypes.c_int64(1), ctypes.byref(rng), theirs
        )
        played = match.copy()
        GAME.rollout(played, Rng(place))
        if tuple(theirs) != played.table.history:
            raise ImportError(f"floor.c scores {list(theirs)}, the library {played.table.history}")
