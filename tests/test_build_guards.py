"""The build says which rules run, and refuses C that computes something else than the Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tertulia
from tertulia.core.match import Match
from tertulia.core.position import Decision, Step, View

ROOT = Path(__file__).resolve().parent.parent
CHECK = ROOT / "tools" / "check_shifts.py"

SAMPLE = """
from typing import Final
from mypy_extensions import i32, i64
ONE: Final = 1

def shift_literal(n: i64) -> i64:
    return 1 << n

def shift_constant(n: i64) -> i64:
    return ONE << n

def shift_cast(n: i64) -> i64:
    return i64(1) << n

def shift_expression(n: i64) -> i64:
    return 3 << (n & 63)

def product() -> i64:
    return i64(100000) * i64(100000)

def right_shift_is_fine(n: i64) -> i64:
    return 0x4000000000000000 >> n

def wide_literal_is_fine(n: i64) -> i64:
    return 0x100000000 << n

def variable_is_fine(x: i64, n: i64) -> i64:
    return x << n

def by_a_literal_is_fine(n: i64) -> i64:
    return n << 5

def plain_int_is_fine(n: int) -> int:
    return 1 << n

def narrow_is_fine(n: i32) -> i32:
    return 1 << n
"""

# Writes the C and stops there: no compiler needed.
TRANSLATE = """
import sys
from mypyc.build import mypycify
mypycify(["--config-file=", "--cache-dir=cache", "sample.py"], target_dir="c")
"""


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CHECK), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.once
def test_guard_finds_what_mypyc_miscompiles(tmp_path):
    (tmp_path / "sample.py").write_text(SAMPLE)
    subprocess.run([sys.executable, "-c", TRANSLATE], cwd=tmp_path, check=True, capture_output=True)
    result = check(tmp_path / "c")
    named = {line.split(": in ")[1].split(":")[0] for line in result.stdout.splitlines()[:-1]}
    assert named == {
        "shift_literal",
        "shift_constant",
        "shift_cast",
        "shift_expression",
        "product",
    }
    assert result.returncode == 1


@pytest.mark.once
def test_guard_does_not_pass_without_looking(tmp_path):
    assert check(tmp_path).returncode == 2


@pytest.mark.skipif(not tertulia.compiled, reason="plain Python is generic")
@pytest.mark.parametrize("kind", [Match, View, Step, Decision])
def test_what_play_makes_has_no_dict(kind):
    assert kind.__dictoffset__ == 0


@pytest.mark.skipif("TERTULIA_EXPECT" not in os.environ, reason="only make says what it expects")
def test_the_build_under_test_is_the_one_meant():
    assert tertulia.compiled == (os.environ["TERTULIA_EXPECT"] == "compiled")
    source = ROOT / "src" in Path(tertulia.__file__).parents
    assert source == bool(os.environ.get("PYTHONPATH"))
