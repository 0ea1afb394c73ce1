"""Games that are over, on the command line."""

import json
import re

import pytest
from tests.table.tools import GAMES, make_spec, random_log

import tertulia
from tertulia import texts
from tertulia.core.text import Text
from tertulia.table import gamefile


@pytest.fixture
def file(tmp_path):
    spec = make_spec(GAMES[0], 3, humans=range(3))
    path = tmp_path / "game.json"
    path.write_text(gamefile.write(random_log(spec, 3)[0].match.save(), spec.seats))
    return path


def typed(monkeypatch, *lines):
    given = iter(lines)
    monkeypatch.setattr("builtins.input", lambda *_: next(given))


def test_a_game_is_stepped_through(run, file, monkeypatch):
    typed(monkeypatch, "", "", "b", "99999", "x", "7", "q")
    _, out, err = run("replay", str(file), "--seat", "0")
    assert err == ""
    last = len(json.loads(file.read_text())["inputs"])
    shown = re.findall(rf"step (\d+) of {last};", out)
    assert shown == ["0", "1", "2", "1", "1", "1", "7"]
    assert out.count(f"Steps are numbered 0 to {last}.") == 2
    assert "P1" in out


def test_each_reader_sees_his_own_hand_alone(run, file, monkeypatch):
    seen = {}
    for seat in ("0", "1", ""):
        typed(monkeypatch, "q")
        seen[seat] = run("replay", str(file), "--at", "9", *(["--seat", seat] if seat else []))[1]
    assert len(set(seen.values())) == 3


def test_the_end_is_told_in_the_language_that_is_asked_for(run, file, monkeypatch):
    for lang in texts.languages():
        typed(monkeypatch, "q")
        out = run("replay", str(file), "--at", "100000", "--lang", lang)[1]
        winners = tertulia.load(json.loads(file.read_text())).winners
        won = {f"seat{n}": f"seat:{seat}" for n, seat in enumerate(winners, 1)}
        names = [f"P{n}" for n in range(3)]
        assert texts.render(lang, Text(f"won-{len(won)}", {**won}), names) in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "3"], "seat: 3 is not possible; allowed: 0 to 2"),
        (["--lang", "xx"], "lang: 'xx' is not possible"),
    ],
)
def test_what_can_not_be_shown_is_refused(run, file, words, said):
    code, _, err = run("replay", str(file), *words)
    assert code == 2
    assert said in err


def test_a_game_is_verified(run, file):
    code, out, err = run("verify", str(file))
    assert (code, err) == (0, "")
    assert "The seed is the promised one" in out


def test_a_changed_game_is_not(run, file):
    file.write_text(file.read_text().replace('"P0"', '"P9"'))
    code, out, err = run("verify", str(file))
    assert (code, out) == (2, "")
    assert err == "save, field people: is not as it was written\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_answer_that_no_rule_allows_is_told_in_a_sentence(run, file, command):
    data = json.loads(file.read_text())
    data["inputs"][5][1] = 4095
    file.write_text(gamefile._text(data))
    code, out, err = run(command, str(file))
    assert (code, out) == (2, "")
    said = r"save, field inputs\[5\]: cannot be played: [A-Z]+-\S+ forbids it: [A-Z][^{}]*\.\n"
    assert re.fullmatch(said, err)


def test_what_is_no_text_is_refused(run, file):
    file.write_bytes(b"{}\xff")
    assert run("verify", str(file))[2] == "save, field format: byte 2: this is no text in UTF-8\n"
