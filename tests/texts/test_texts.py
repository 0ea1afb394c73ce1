"""No key is missing, no variable unknown, and a reader can tell every answer from the others."""

import ast
import re
from itertools import groupby
from pathlib import Path

import pytest
from tests.texts.played import NAMES, english, files, messages, played, variables

import tertulia
from tertulia import texts
from tertulia.core.text import Text, card_ref, key_ref, seat_ref

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "tertulia"
CLIENT = ROOT / "ui" / "src"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.text)?")
PEOPLE = ("Ana", "Bia", "Jack", "Davi", "Eva", "Filipa")
RENDERERS = {"Text", "key_ref", "card_ref", "say", "find"}


def keys_in_code():
    """Keys written in full where a text is made, by file."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                for arg in node.args[:2] if name in RENDERERS else []:
                    if isinstance(arg, ast.Constant) and KEY.fullmatch(str(arg.value)):
                        yield path.name, arg.value
    for path in sorted(CLIENT.rglob("*.ts*")):
        for key in re.findall(r"\"(ui-[a-z-]*[a-z])\"", path.read_text(encoding="utf-8")):
            yield path.name, key


def test_no_key_in_the_code_is_missing():
    found = set(keys_in_code())
    assert len(found) > 30
    assert {(path, key) for path, key in found if key not in english()} == set()


def test_no_two_files_say_the_same_key():
    for lang in texts.languages():
        keys = sorted(key for path in files(lang) for key in messages(path))
        assert [key for key, group in groupby(keys) if len(list(group)) > 1] == []


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_game_shows_has_a_message_with_the_same_variables(name):
    seen, _ = played(name)
    for text in seen:
        assert text.key in english(), text
        given = set(text.args)
        given |= {f"{arg}_is" for arg, value in text.args.items() if str(value)[:5] == "seat:"}
        assert variables(english()[text.key]) <= given, text
        for value in text.args.values():
            kind, _, key = str(value).partition(":")
            assert kind not in ("key", "card") or key in english(), text


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_reader_can_tell_the_answers_of_a_decision_apart(name, lang):
    _, choices = played(name)
    for answers in choices:
        said = [texts.render(lang, text, PEOPLE, 0) for text in answers]
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_is_named_is_on_the_rules_page(name):
    game = tertulia.game(name)
    clauses = [clause for part in texts.rulebook(game, "en") for clause in part.clauses]
    ids = {clause.id for clause in clauses}
    assert len(ids) == len(clauses)
    seen, _ = played(name)
    named = {text.rule for text in seen} | {told.rule for told in game.events}
    named |= {choice.rule for choice in game.options}
    assert named - ids - {""} == set()
    assert not [clause for clause in clauses if clause.text.startswith("rule-")]
    shown = [option.name for clause in clauses for option in clause.options]
    assert sorted(shown) == sorted(choice.name for choice in game.options)


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_value_is_explained(name):
    game = tertulia.game(name)
    for option, choice in zip(texts.options(game, "en"), game.options, strict=True):
        for said in (option.label, option.explanation, *dict(option.values).values()):
            assert f"{name}-option" not in said
        labels = [label for _, label in option.values]
        assert len(set(labels)) == len(labels)
        assert [value for value, _ in option.values] == list(choice.values)
    assert f"{name}-name" in english()


def test_the_reader_is_you():
    text = Text("won-1", {"seat1": seat_ref(1)})
    assert texts.render("en", text, PEOPLE, 1) == "You win!"
    assert texts.render("en", text, PEOPLE, 0) == "Bia wins!"
    assert texts.render("en", text, ()) == "Seat 2 wins!"
    both = Text("won-2", {"seat1": seat_ref(0), "seat2": seat_ref(1)})
    assert texts.render("en", both, PEOPLE, 1) == "Ana and you share the win!"


def test_a_missing_message_shows_its_key():
    assert texts.render("en", Text("no-such-message")) == "no-such-message"
    assert texts.say("en", "you.no-such-attribute") == "you.no-such-attribute"
    assert texts.find("en", "no-such-message") is None


def test_references_are_rendered_and_other_strings_are_not():
    args: dict[str, int | str] = {"bot": key_ref("bot-greedy"), "number": 2}
    assert texts.render("en", Text("bot-numbered", args)) == "Greedy 2"
    args = {"bot": card_ref("bot-greedy"), "number": "colon: or not"}
    assert texts.render("en", Text("bot-numbered", args)) == "Greedy colon: or not"
    assert texts.render("en", Text("bot-numbered", {"bot": "{ $x }", "number": 1})) == "{ $x } 1"


def test_english_is_the_first_language_and_stands_in_for_others():
    assert next(iter(texts.languages().items())) == ("en", "English")
    assert texts.say("xx", "you") == "you"
