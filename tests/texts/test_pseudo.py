"""A language made of English in other letters and longer words shows what was never translated."""

import shutil

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from tests.texts.played import NAMES, files, played

from tertulia import texts

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
PEOPLE = ("①", "②", "③", "④", "⑤", "⑥")


class Pseudo(Transformer):
    def visit_TextElement(self, node):
        return TextElement(node.value.translate(str.maketrans(PLAIN, STRANGE)) + "·~·")


@pytest.fixture
def pseudo(tmp_path, monkeypatch):
    folder = tmp_path / "xx"
    folder.mkdir()
    for path in files("en"):
        changed = Pseudo().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        (folder / path.name).write_text(FluentSerializer().serialize(changed), encoding="utf-8")
    shutil.copytree(texts.HERE / "en", tmp_path / "en")
    monkeypatch.setattr(texts, "HERE", tmp_path)
    for cached in (texts._roots, texts._bundle):
        cached.cache_clear()
    yield
    monkeypatch.undo()
    for cached in (texts._roots, texts._bundle):
        cached.cache_clear()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_untranslated(name, pseudo):
    seen, choices = played(name)
    for text in seen:
        for me in (None, 0):
            said = texts.render("xx", text, PEOPLE, me)
            assert not any(letter in PLAIN for letter in said), (text, said)
    for answers in choices:
        told = [texts.render("xx", text, PEOPLE, 0) for text in answers]
        assert len(set(told)) == len(told)


def test_a_language_of_its_own_is_found(pseudo):
    assert list(texts.languages()) == ["en", "xx"]
