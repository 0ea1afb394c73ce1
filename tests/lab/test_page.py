"""The designer's page: whole, self-contained, and true to its figures."""

import re
from xml.etree import ElementTree

import pytest
from tests.lab.made import plan, stories

from tertulia import texts
from tertulia.core.text import Text
from tertulia.lab import page, svg
from tertulia.lab.designer import Study, watch
from tertulia.lab.figures import figures
from tertulia.lab.measure import Estimate
from tertulia.lab.plan import make_plan


def study(games: int = 60, seed: int = 1, **truth: float) -> Study:
    made = stories(games, seed, **truth)
    return Study(plan(games), made, 2, figures(made))


@pytest.fixture(autouse=True)
def unlisted(monkeypatch):
    """A made-up game has no list of cards, and its names are their own."""
    monkeypatch.setattr(Study, "undrawn", [])


def words(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


def test_a_page_needs_nothing_from_outside_and_lacks_no_text():
    for html in (
        page.render(study(), None, "en", "again <b>"),
        page.render(study(), study(seed=2, rounds=11.0), "en", "again"),
    ):
        assert not re.search(r'(src|href)="(?!#)', html)
        assert "<script" not in html
        assert "@import" not in html
        assert "url(" not in html
        assert not re.search(r"\b(lab|group|figure|column)-[a-z]", words(html))
        assert "&lt;b&gt;" in html or "again" in html
        ids = re.findall(r' id="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)
        assert "not counted: 2." in html


def test_what_stands_out_is_said_first():
    short = words(page.render(study(600, strong=4.0), None, "en", "")).split("Seats", 2)[1]
    assert re.search(r"wins more often than whoever does not: card-7 \(\+", short)
    even = words(page.render(study(60), None, "en", ""))
    assert "Of all cards (9) none stands out" in even
    assert "No seat wins or loses more than chance explains" in even


def test_what_changed_for_certain_is_a_sentence_and_the_rest_may_be_noise():
    html = page.render(study(300), study(300, 2, rounds=11.0), "en", "")
    said = words(html)
    assert re.search(r"Rounds a game: [89]\.\d+ becomes 1[01]\.\d+ \(\+\d\.\d+, \+\d", said)
    assert re.search(r"Of \d+ figures, 1 changed for certain; \d+ may be noise", said)
    same = words(page.render(study(60), study(60, 2), "en", ""))
    assert "Nothing changed for certain" in same


def test_equal_studies_differ_in_nothing():
    same = words(page.render(study(60), study(60), "en", ""))
    assert "Nothing changed for certain" in same
    assert re.search(r"Of \d+ figures, 0 changed", same)


@pytest.mark.parametrize(("name", "seats"), [("trunfos", 3), ("troika", 2), ("troja", 2)])
def test_a_page_of_a_real_game_names_its_cards(name, seats, monkeypatch):
    monkeypatch.undo()
    found = watch(make_plan(name, seats, 3), workers=1)
    html = page.render(found, None, "en", "")
    assert texts.render("en", Text(f"{name}-name")) in html
    assert not re.search(rf"\b(lab|{name})-[a-z]", words(html))
    cut = [story.number for story in found.stories]
    assert len(cut) + found.cut_off == 3


def test_workers_change_nothing_in_a_study():
    made = make_plan("trunfos", 3, 4, ("random",), rotate=False)
    one, two = watch(made, workers=1), watch(made, workers=2)
    assert one.stories == two.stories
    assert one.figures == two.figures


# Plots.


def test_plots_are_well_formed_and_stay_in_their_box():
    wild = Estimate(0.3, -5, 5, 1)
    scale = svg.scale_of([Estimate(0.2, 0.1, 0.4, 1)], 0.25)
    histogram, low, high = svg.histogram([3, 4, 4, 90])
    assert low == 3
    assert high >= 90
    drawings = [
        svg.strip(scale, wild, True),
        svg.bars(svg.Scale(-1, 3), [2, -1]),
        histogram,
        svg.curve([Estimate(0.5, 0.4, 0.6, 1)] * 9, 0.25),
    ]
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)  # our own drawing
        assert root.get("aria-hidden") == "true"
        for each in root:
            for found in re.findall(r"M([\d.-]+) .*L([\d.-]+) ", each.get("d", "")):
                assert all(0 <= float(x) <= 100 for x in found)
            if each.tag == "rect":
                assert 0 <= float(each.get("x", "")) + float(each.get("width", "")) <= 100.01


def test_a_scale_holds_what_it_shows():
    scale = svg.scale_of([Estimate(0.5, 0.2, 0.8, 1)], 0.0)
    assert (scale.x(0.0), scale.x(0.8), scale.x(9.0)) == (0, 100, 100)
    assert svg.Scale(1, 1).x(1) == 50
