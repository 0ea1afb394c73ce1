"""What the page on the laboratory shows can be run."""

import re
import shlex
from pathlib import Path

import pytest

from tertulia.cli import app

PAGE = Path(__file__).resolve().parents[2] / "docs" / "laboratory.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
LINES = re.findall(r"^    tertulia (.*?)(?: +#.*)?$", TEXT, re.MULTILINE)


def test_the_python_of_the_page_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(BLOCKS) == 2
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), {})
    assert list(tmp_path.glob("study/decisions/*.parquet"))


@pytest.mark.parametrize("line", LINES)
def test_a_command_of_the_page_is_one(line):
    import typer

    command = typer.main.get_command(app)
    words = shlex.split(line)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context(command.name, words)
