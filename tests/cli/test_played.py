"""Games that are over, on the command line."""

import pytest
from tests.table.tools import GAMES, make_spec, random_log

from tertulia.table import gamefile


@pytest.fixture
def file(tmp_path):
    spec = make_spec(GAMES[0], 3)
    path = tmp_path / "game.json"
    path.write_text(gamefile.write(random_log(spec, 3)[0].match.save(), spec.seats))
    return path


def test_a_game_is_verified(run, file):
    code, out, err = run("verify", str(file))
    assert (code, err) == (0, "")
    assert "The seed is the promised one" in out


def test_a_changed_game_is_not(run, file):
    file.write_text(file.read_text().replace('"P0"', '"P9"'))
    code, out, err = run("verify", str(file))
    assert (code, out) == (2, "")
    assert err == "save, field people: is not as it was written\n"


def test_what_is_no_text_is_refused(run, file):
    file.write_bytes(b"{}\xff")
    assert run("verify", str(file))[2] == "save, field format: byte 2: this is no text in UTF-8\n"
