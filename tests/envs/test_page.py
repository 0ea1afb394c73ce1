"""The page about environments says what is so."""

import pytest
from tools.layouts import PAGE, renewed

pytestmark = pytest.mark.once


def test_the_tables_are_those_of_the_code():
    page = PAGE.read_text(encoding="utf-8")
    assert page == renewed(page), "run python tools/layouts.py"
