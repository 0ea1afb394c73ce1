"""The wheel holds all that a player needs: installing it asks for no Node and no checkout."""

import importlib.machinery
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WHEELS = sorted((ROOT / "dist").glob("tertulia-*.whl"))

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not WHEELS, reason="no wheel here; make wheel builds one"),
]


@pytest.fixture(scope="module")
def wheel():
    with zipfile.ZipFile(WHEELS[-1]) as archive:
        yield archive


def names_in(wheel, start, end):
    return [n for n in wheel.namelist() if n.startswith(f"tertulia/{start}") and n.endswith(end)]


def files_in(start, pattern):
    folder = ROOT / "src" / "tertulia"
    return {f"tertulia/{path.relative_to(folder).as_posix()}" for path in folder.glob(pattern)}


@pytest.mark.parametrize(
    "pattern",
    ["**/*.py", "locales/**/*.ftl", "games/**/decks/**/*.toml", "web/templates/**/*.*", "py.typed"],
)
def test_wheel_holds_every_file(wheel, pattern):
    expected = files_in("", pattern)
    assert expected
    assert expected <= set(wheel.namelist())


def test_wheel_holds_the_client(wheel):
    assert names_in(wheel, "web/static/dist/.vite/", "manifest.json")
    assert names_in(wheel, "web/static/dist/", ".js")
    assert names_in(wheel, "web/static/dist/", ".css")


def test_wheel_holds_nothing_else(wheel):
    tops = {name.split("/")[0] for name in wheel.namelist()}
    extras = {top for top in tops if top != "tertulia" and not top.endswith((".dist-info", ".so"))}
    assert extras == set()
    assert not [n for n in wheel.namelist() if n.endswith((".c", ".h", ".ts", ".tsx", ".map"))]


def test_wheel_holds_compiled_rules(wheel):
    if os.environ.get("TERTULIA_EXPECT") != "compiled":
        pytest.skip("no C compiler here")
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    for part in ("core", "games", "bots"):
        modules = [n for n in names_in(wheel, part, ".py") if not n.endswith("__init__.py")]
        built = {name.removesuffix(suffix) for name in names_in(wheel, part, suffix)}
        assert {name.removesuffix(".py") for name in modules} == built, part


def test_wheel_imports_on_its_own(wheel, tmp_path):
    wheel.extractall(tmp_path)
    code = "import tertulia; print(tertulia.__file__); print([tertulia.game(g) for g in GAMES])"
    code = code.replace("GAMES", "tertulia.games()")
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | {"PYTHONPATH": str(tmp_path)}
    out = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=tmp_path, text=True, capture_output=True
    )
    assert out.returncode == 0, out.stderr
    assert str(tmp_path) in out.stdout
