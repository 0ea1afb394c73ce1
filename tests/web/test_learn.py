"""Lessons are found from the home page, and open to anyone."""

import pytest
from tests.table.tools import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_a_click_away_and_needs_no_seat(web, name):
    assert f'href="/learn/{name}"' in web.get("/").text
    page = web.get(f"/learn/{name}")
    assert page.status_code == 200
    assert f'data-lesson="/learn/{name}/lesson.json"' in page.text
    told = web.get(f"/learn/{name}/lesson.json").json()
    assert told["frames"][0]["t"] == "hello"
    assert told["steps"]


def test_what_is_not_taught_is_not_found(web):
    assert web.get("/learn/chess").status_code == 404
    assert web.get("/learn/chess/lesson.json").status_code == 404
