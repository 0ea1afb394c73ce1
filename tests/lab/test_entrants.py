"""Players from Python files."""

import pytest

from tertulia.bots import bot
from tertulia.core.errors import BadOption
from tertulia.lab.entrants import entrant
from tertulia.lab.plan import make_plan
from tertulia.lab.simulate import simulate

SOURCE = """
class First:
    def __init__(self, name):
        self.name = name

    def choose(self, view, rng):
        return view.ask().answers[0]

class Nothing:
    pass

number = 7
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(SOURCE)
    return path


def test_a_class_in_a_file_plays_in_every_process(file):
    plan = make_plan("trunfos", 3, 6, (f"{file}:First", "random", "random"))
    one, two = simulate(plan), simulate(plan, workers=2)
    assert one.games == two.games
    assert [row["bot"] for row in one.entrants()] == [f"{file}:First", "random"]


@pytest.mark.parametrize("name", ["Nothing", "number", "Absent"])
def test_what_is_no_player_is_refused(file, name):
    with pytest.raises(BadOption, match=r"a class of .* with a method choose"):
        entrant(f"{file}:{name}")


def test_a_file_must_be_there():
    with pytest.raises(BadOption, match="a Python file that exists"):
        entrant("absent.py:First")
    with pytest.raises(BadOption, match="greedy"):
        bot("mine.py:First")
