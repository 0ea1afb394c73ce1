"""Every Python block of the documentation runs, one after the other down each page."""

from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = Sybil(parsers=[PythonCodeBlockParser()], path=str(ROOT), patterns=["**/*.md"])
WITH_CODE = [page for page in PAGES if "```python" in page.read_text(encoding="utf-8")]

pytestmark = pytest.mark.once


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_python_blocks_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    examples = list(BLOCKS.parse(page).examples())
    assert len(examples) == page.read_text(encoding="utf-8").count("```python")
    for example in examples:
        example.evaluate()
