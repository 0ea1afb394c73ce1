"""Each language says what English says: the same messages, what they show, and all plurals."""

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.texts.played import NAMES, english, files, messages, played, variables

from tertulia import texts

# The plurals of the Unicode CLDR for whole numbers.
PLURALS = {
    "en": {"one", "other"},
    "pt": {"one", "many", "other"},
    "el": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
# A folder without its common.ftl is a language in the making, held to all but wholeness.
BEGUN = sorted(path.name for path in texts.HERE.iterdir())
WHOLE = sorted(texts.languages())


class _Selectors(Visitor):
    """The selections in a pattern: what each is by, and the names of its variants."""

    def __init__(self):
        self.found = []

    def visit_SelectExpression(self, node):
        by = node.selector.id.name if isinstance(node.selector, fluent.VariableReference) else ""
        names = {one.key.name for one in node.variants if isinstance(one.key, fluent.Identifier)}
        self.found.append((by, names))
        self.generic_visit(node)


class _Shown(Visitor):
    """The variables that a pattern shows, not those that it only selects by."""

    def __init__(self):
        self.found = set()

    def visit_SelectExpression(self, node):
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def visited(visitor, pattern):
    visitor.visit(pattern)
    return visitor.found


def plurals(pattern):
    """By what numbers a pattern selects, with the plurals it knows."""
    ours = {"zero", "one", "two", "few", "many"}
    return [(by, names) for by, names in visited(_Selectors(), pattern) if names & ours]


def translated(lang):
    for path in files(lang):
        for key, pattern in messages(path).items():
            assert key in english(), (path, key)
            yield key, pattern, english()[key]


@pytest.mark.parametrize("lang", BEGUN)
def test_a_file_says_what_the_english_file_of_its_name_says(lang):
    for path in files(lang):
        model = path.parent.parent / "en" / path.name
        said, wanted = messages(path), messages(model)
        assert set(said) - set(wanted) == set(), path


@pytest.mark.parametrize("lang", WHOLE)
def test_a_language_lacks_no_message_and_no_attribute(lang):
    lacking = set(english()) - {key for key, _, _ in translated(lang)}
    assert lacking == set(), f"{lang}/common.ftl, which lists the language, comes last"


@pytest.mark.parametrize("lang", BEGUN)
def test_a_translation_shows_what_english_shows(lang):
    for key, pattern, model in translated(lang):
        assert visited(_Shown(), pattern) == visited(_Shown(), model), (lang, key)


@pytest.mark.parametrize("lang", BEGUN)
def test_a_translation_selects_by_what_it_is_given(lang):
    for key, pattern, model in translated(lang):
        given = variables(model)
        given |= {f"{name}_is" for name in given}
        assert variables(pattern) <= given, (lang, key)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", BEGUN)
def test_no_text_of_a_game_selects_by_a_seat_that_is_none(lang, name):
    wanted = {key: variables(pattern) for key, pattern, _ in translated(lang)}
    for text in played(name)[0]:
        seats = {f"{arg}_is" for arg, value in text.args.items() if str(value)[:5] == "seat:"}
        assert wanted.get(text.key, set()) <= set(text.args) | seats, (lang, text)


@pytest.mark.parametrize("lang", BEGUN)
def test_every_plural_of_the_language_is_there(lang):
    for key, pattern, model in translated(lang):
        for by, names in plurals(pattern):
            assert names == PLURALS[lang], (lang, key, by)
        by_number = {by for by, _ in plurals(pattern)}
        assert {by for by, _ in plurals(model)} <= by_number, (lang, key)


def test_the_checks_find_what_is_wrong(tmp_path):
    path = tmp_path / "some.ftl"
    path.write_text("key =\n { $n ->\n  [one] x\n *[other] { $name }\n }\n", encoding="utf-8")
    pattern = messages(path)["key"]
    assert plurals(pattern) == [("n", {"one", "other"})]
    assert visited(_Shown(), pattern) == {"name"}
    assert variables(pattern) == {"n", "name"}
