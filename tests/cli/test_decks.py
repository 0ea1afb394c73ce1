"""The commands around decks, for every game that is installed."""

import pytest

import tertulia
from tertulia.core.deck import parse_deck
from tertulia.lab.decks import entries

NAMES = sorted(tertulia.games())
NAME = NAMES[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_decks_of_a_game_fit(run, name):
    code, out, err = run("deck", "check", name)
    assert (code, err) == (0, "")
    game = tertulia.game(name)
    for deck in game.decks:
        assert f"{deck}\n" in out
    assert out.count(f"fits at {', '.join(map(str, game.seats))} seats") >= len(game.decks)


def test_a_deck_that_fits_nowhere_is_told_and_code_2(run, tmp_path):
    file = tmp_path / "poor.toml"
    file.write_text(f'game = "{NAME}"\nname = "poor"\n')
    code, out, _ = run("deck", "check", NAME, str(file))
    assert code == 2
    assert ": deck, deck, field " in out
    assert "fits at" not in out


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_is_shown_with_its_reconstructions(run, name):
    code, out, err = run("deck", "show", name)
    assert (code, err) == (0, "")
    assert next(iter(tertulia.game(name).decks)) in out
    guessed, of = [int(word) for word in out.splitlines()[-1].split() if word.isdigit()]
    assert 0 < guessed < of
    assert out.count("*") == guessed + 1
    said = " ".join(out.split())
    for entry in entries(tertulia.game(name).start().rules.deck):
        if isinstance(entry.value, str):  # no column is so narrow that it is cut
            assert entry.value in said


@pytest.mark.parametrize("name", NAMES)
def test_a_new_deck_differs_in_its_name_alone(run, tmp_path, name):
    file = tmp_path / "mine.toml"
    code, out, _ = run("deck", "new", name, str(file))
    assert code == 0
    assert f"tertulia deck check {name}" in out
    assert parse_deck(file.read_text("utf-8"), name)["name"] == "mine"
    default = next(iter(tertulia.game(name).decks))
    code, out, _ = run("deck", "diff", name, default, str(file))
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[1:]] == ["name"]
    assert run("deck", "diff", name, default, default)[1] == "The decks say the same.\n"
    assert run("deck", "check", name, str(file))[0] == 0


def test_a_new_deck_needs_a_folder_that_exists(run, tmp_path):
    code, _, err = run("deck", "new", NAME, str(tmp_path / "none" / "mine.toml"))
    assert code == 2
    assert err.startswith("file: ")


def test_a_new_deck_replaces_no_file(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    code, _, err = run("deck", "new", NAME, str(file))
    assert code == 2
    assert err.startswith("file: ")
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    "words",
    [
        ("check", NAME, "nonsense"),
        ("show", NAME, "nonsense"),
        ("diff", NAME, "nonsense", "nonsense"),
        ("new", NAME, "file.toml", "--like", "nonsense"),
    ],
)
def test_a_deck_that_is_none_is_one_line_and_code_2(run, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run("deck", *words)
    assert code == 2
    assert "fits at" not in out
    assert err.startswith("deck: 'nonsense' is not possible; allowed: ")
    assert err.count("\n") == 1


def test_a_deck_that_comes_with_the_game_is_played_by_its_name(run):
    deck = next(iter(tertulia.game(NAME).decks))
    study = ("simulate", NAME, "--games", "1", "--bots", "random")
    code, out, _ = run(*study, "--deck", deck)
    assert (code, "games: 1 of 1" in out) == (0, True)
    assert run(*study, "--deck", "nonsense")[0] == 2
