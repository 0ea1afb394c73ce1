"""The gate names tests that exist, for every game; the suite itself runs them."""

import subprocess
import sys

import pytest
from tools import gate

import tertulia

GAMES = sorted(tertulia.games())

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def names():
    """Every test that may belong to a check, as pytest finds them."""
    files = {file for game in GAMES for file in gate.files(game)}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    command += ["-o", "addopts=--import-mode=importlib", *sorted(files)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [line for line in told.splitlines() if "::" in line]


@pytest.mark.parametrize("game", GAMES)
def test_every_test_that_a_check_names_is_there(names, game):
    for check in gate.CHECKS:
        for start in check.tests:
            assert gate.of(game, gate.Check(check.says, (start,)), names), start


def test_what_is_of_another_game_alone_is_left_out():
    check = gate.Check("", ("tests/x.py", "tests/{game}/y.py"))
    names = ["tests/x.py::a", "tests/x.py::a[troja]", "tests/x.py::of_troja_and_troika"]
    names += ["tests/troja/y.py::b", "tests/troika/y.py::b", "tests/z.py::c"]
    assert gate.of("troika", check, names) == [names[0], names[2], names[4]]


def test_a_check_without_tests_or_with_one_that_is_skipped_fails(monkeypatch, capsys, tmp_path):
    (tmp_path / "test_x.py").write_text(
        "import pytest\ndef test_good(): pass\ndef test_bad(): pytest.skip('no')\n"
    )
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "conftest.py").touch()
    (tmp_path / "more" / "test_y.py").write_text("def test_more(): pass\n")
    monkeypatch.chdir(tmp_path)
    checks = [gate.Check(name, (f"test_x.py::test_{name}",)) for name in ("good", "bad", "none")]
    checks.append(gate.Check("more", ("more/test_y.py::test_more",)))
    monkeypatch.setattr(gate, "CHECKS", tuple(checks))
    assert gate.main(GAMES[0]) == 1
    told = capsys.readouterr().out
    for line in (" 1 holds good", " 2 FAILS bad", " 3 FAILS none", " 4 holds more"):
        assert line in told
    assert "skipped: test_x.py::test_bad" in told


def test_a_game_that_is_none_is_said_with_those_there_are(capsys):
    assert gate.main("whist") == 2
    assert f"There is no game 'whist'; name one of {', '.join(GAMES)}." in capsys.readouterr().out
