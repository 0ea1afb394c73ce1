"""The command line, run in this process."""

import sys

import pytest

from tertulia import cli


@pytest.fixture(autouse=True)
def plain_system(monkeypatch):
    """A system that names no language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch, capsys):
    def command(*words):
        monkeypatch.setattr(sys, "argv", ["tertulia", *words])
        monkeypatch.setenv("COLUMNS", "80")
        with pytest.raises(SystemExit) as left:
            cli.main()
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return command
