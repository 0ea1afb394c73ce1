"""The commands: what they show, and what they say of bad input."""

import subprocess
import sys
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import tertulia
from tertulia import texts
from tertulia.core.deck import parse_deck

NAME = sorted(tertulia.games())[0]


def test_the_version_is_that_of_the_package(run):
    assert run("--version") == (0, f"tertulia {version('tertulia')}\n", "")


def test_the_package_is_the_command(run):
    command = [sys.executable, "-m", "tertulia", "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told == run("--version")[1]


def test_games_are_listed_with_all_their_options(run):
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for name, game in tertulia.games().items():
        assert name in out
        for choice in game.options:
            assert choice.name in out
            assert choice.rule in out
            for value in choice.values:
                assert value in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_games_are_listed_with_the_decks_that_come_with_them(run):
    _, out, _ = run("games")
    for game in tertulia.games().values():
        package = files(type(game).__module__.rpartition(".")[0])
        found = {f"decks/{one.name}" for one in (package / "decks").iterdir() if one.is_file()}
        assert found == set(game.decks.values())
        for name, path in game.decks.items():
            assert parse_deck((package / path).read_text("utf-8"), game.name)["name"] == name
        assert f"Decks, the default first: {', '.join(game.decks)}\n" in out
        assert game.start().rules.deck["name"] == next(iter(game.decks))


@pytest.mark.parametrize("lang", texts.languages())
def test_the_terminal_speaks_the_language_that_is_named_or_that_of_the_system(
    run, lang, monkeypatch
):
    wanted = texts.say(lang, "cli-values")
    assert wanted in run("games", "--lang", lang)[1]
    monkeypatch.setenv("LANG", f"{texts.tag(lang).replace('-', '_')}.UTF-8")
    assert wanted in run("games")[1]
    monkeypatch.setenv("LC_ALL", "xx_YY.UTF-8")
    assert texts.say("en", "cli-values") in run("games")[1]
    assert wanted in run("games", "--lang", lang)[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "game: there is no game 'chess'"),
        (["play", NAME, "--seats", "9"], "seats: 9 is not possible; allowed: "),
        (["play", NAME, "--seats", "-1"], "seats: -1 is not possible; allowed: "),
        (["play", NAME, "--seat", "7"], "seat: 7 is not possible; allowed: 0 to "),
        (["play", NAME, "--option", "nonsense=1"], "option: 'nonsense' is not possible"),
        (["play", NAME, "--option", "nonsense"], "option: 'nonsense' is not possible"),
        (["play", NAME, "--bots", "clever"], "bots: 'clever' is not possible"),
        (["play", NAME, "--bots", ",".join(["random"] * 9)], "bots: "),
        (["play", NAME, "--lang", "tlh"], "lang: 'tlh' is not possible; allowed: en"),
        (["games", "--lang", "tlh"], "lang: 'tlh' is not possible; allowed: en"),
        (["simulate", NAME, "--bots", "clever"], "bots: 'clever' is not possible"),
        (["simulate", NAME, "--json", "no/such/folder.json"], "json: 'no/such/folder.json' is not"),
        (["simulate", NAME, "--json", "."], "json: '.' is not"),
        (["simulate", "chess"], "game: there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_code_2(run, words, said):
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_a_bad_deck_is_one_line_and_code_2(run, tmp_path):
    deck = tmp_path / "deck.toml"
    for content in (b"game = ", b"\xff\xfe", b'game = "another"'):
        deck.write_bytes(content)
        code, _, err = run("play", NAME, "--deck", str(deck))
        assert code == 2
        assert err.startswith("deck, file, field ")
        assert err.count("\n") == 1
    code, _, err = run("play", NAME, "--deck", str(tmp_path / "none.toml"))
    assert code == 2
    assert "none.toml" in err


def test_a_file_that_the_system_refuses_is_one_line_and_code_2(run, tmp_path, monkeypatch):
    deck = tmp_path / "deck.toml"
    deck.write_text("")
    opened = Path.open

    def refuse(path, *arguments, **named):
        if path.is_relative_to(tmp_path):
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *arguments, **named)

    monkeypatch.setattr(Path, "open", refuse)
    study = ("simulate", NAME, "--games", "1", "--bots", "random", "--json", str(tmp_path / "x"))
    for words in (("play", NAME, "--deck", str(deck)), study):
        code, _, err = run(*words)
        assert code == 2
        assert err.startswith("[Errno 13] Permission denied: ")
        assert err.count("\n") == 1


def test_a_game_is_played_from_the_command_line(run, monkeypatch):
    lines = iter(["?", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    code, out, err = run("play", NAME, "--seed", "7", "--bots", "random")
    assert (code, err) == (0, "")
    assert "leave the table" in out
    assert "Random 2" in out


def test_listing_games_loads_neither_server_nor_laboratory():
    heavy = "{'uvicorn', 'starlette', 'sqlalchemy', 'tertulia.lab', 'tertulia.bots.search'}"
    code = (
        "import sys; from tertulia import cli; sys.argv[1:] = ['games']\n"
        "try: cli.main()\nexcept SystemExit: pass\n"
        f"assert not {heavy} & set(sys.modules), {heavy} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
