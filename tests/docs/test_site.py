"""The documentation is a site that builds without a warning and fetches nothing from elsewhere."""

import html
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tertulia
from tertulia import texts

ROOT = Path(__file__).resolve().parents[2]

tags, blanks = re.compile("<[^>]*>"), re.compile(r"\s+")

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("docs") / "made"
    command = [sys.executable, ROOT / "tools" / "site.py", folder]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("name", tertulia.games())
def test_every_clause_has_its_anchor_and_its_text(site, name, lang):
    page = site / "rules" / (f"{name}.html" if lang == "en" else f"{name}-{lang}.html")
    written = page.read_text(encoding="utf-8")
    said = blanks.sub(" ", html.unescape(tags.sub("", written)))
    for section in texts.rulebook(tertulia.game(name), lang):
        assert section.title in said
        for clause in section.clauses:
            assert f'<p id="{clause.id}">' in written
            assert blanks.sub(" ", f"{clause.text} {clause.id}") in said
            assert all(option.label in said and option.name in said for option in clause.options)


def test_every_page_of_docs_is_in_the_menu(site):
    menu = (site / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f'href="./{page.stem}.html"' in menu or page.stem == "index"


def test_no_page_fetches_anything_from_elsewhere(site):
    fetched = re.compile(
        r"<(?:script|img|iframe|link(?! rel=\"canonical\"))[^>]+(?:src|href)=\"?(?:https?:)?//[^>]+"
    )
    pages = list(site.rglob("*.html"))
    assert len(pages) > 10
    for page in pages:
        assert fetched.findall(page.read_text(encoding="utf-8")) == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style.read_text("utf-8")), (
            style
        )
