"""A language made of English in other letters and longer words shows what was never translated."""

import re
import shutil
from html.parser import HTMLParser

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from starlette.testclient import TestClient
from tests.texts.played import NAMES, files, played

from tertulia import texts
from tertulia.web.app import make_app
from tertulia.web.settings import Settings

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
PEOPLE = ("①", "②", "③", "④", "⑤", "⑥")


class Pseudo(Transformer):
    def visit_TextElement(self, node):
        return TextElement(node.value.translate(str.maketrans(PLAIN, STRANGE)) + "·~·")


def strange(source):
    """A file of messages in the strange letters."""
    return FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(source)))


@pytest.fixture
def pseudo(tmp_path, monkeypatch):
    folder = tmp_path / "xx"
    folder.mkdir()
    for path in files("en"):
        (folder / path.name).write_text(strange(path.read_text("utf-8")), encoding="utf-8")
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


class Words(HTMLParser):
    """What a page says, but for the names of languages and the numbers of clauses."""

    def __init__(self):
        super().__init__()
        self.said = []
        self.quiet = False

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.quiet = tag == "style" or "hreflang" in given or "#" in (given.get("href") or "")
        self.said += [given[name] for name in ("aria-label", "title") if name in given]

    def handle_endtag(self, tag):
        self.quiet = False

    def handle_data(self, data):
        if not self.quiet:
            self.said.append(data)


def test_no_page_says_what_is_not_translated(pseudo, tmp_path):
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(make_app(settings), headers={"accept-language": "xx"}) as web:
        for address in ("/", "/t/none", "/no/page", *(f"/rules/{name}" for name in NAMES)):
            words = Words()
            words.feed(web.get(address).text)
            assert len(words.said) > 10
            # What is to be typed stands between quotation marks.
            told = [re.sub("“.*?”", "", said) for said in words.said]
            assert [said for said in told if any(letter in PLAIN for letter in said)] == []


def test_a_language_of_its_own_is_found(pseudo):
    assert list(texts.languages()) == ["en", "xx"]
