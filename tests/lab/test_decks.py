"""Decks as data."""

import pytest

from tertulia.core.errors import BadOption
from tertulia.lab.decks import changed, differences, entries


def deck() -> dict[str, object]:
    return {
        "name": "plain",
        "prices": {"value": [3, 5], "source": "printed"},
        "hero": {"ajax": {"s": {"value": 4, "source": "faq", "note": "said so"}}},
        "groups": [{"id": "media", "action": {"value": {"amount": 1}, "source": "printed"}}],
    }


def test_entries_are_named_by_their_path():
    found = {entry.path: (entry.value, entry.source, entry.note) for entry in entries(deck())}
    assert found == {
        "name": ("plain", "", ""),
        "prices": ([3, 5], "printed", ""),
        "hero.ajax.s": (4, "faq", "said so"),
        "groups.media.id": ("media", "", ""),
        "groups.media.action": ({"amount": 1}, "printed", ""),
    }


@pytest.mark.parametrize(
    ("path", "value", "now"),
    [
        ("name", "other", "other"),
        ("hero.ajax.s", 9, 9),
        ("prices", [1], [1]),
        ("prices.1", 9, [3, 9]),
        ("groups.media.action.amount", 9, {"amount": 9}),
    ],
)
def test_one_value_is_changed_in_a_copy(path, value, now):
    before = deck()
    (found,) = differences(before, changed(before, path, value))
    assert before == deck()
    assert found.other is not None
    assert found.other.value == now
    assert path.startswith(found.path)


def test_decks_differ_in_sources_and_in_what_one_lacks():
    other = deck()
    other["hero"] = {"ajax": {"s": {"value": 4, "source": "printed"}}}
    del other["prices"]
    found = differences(deck(), other)
    assert [each.path for each in found] == ["prices", "hero.ajax.s"]
    assert found[0].other is None


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("heroes", 1, "allowed: name, prices, hero, groups"),
        ("hero.hector.s", 1, "allowed: ajax"),
        ("prices.7", 1, "allowed: 0, 1"),
        ("hero.ajax.s.t", 1, "allowed: nothing more, it is a plain value"),
        ("hero.ajax.s", "much", "allowed: a value such as 4"),
        ("hero.ajax.s", True, "allowed: a value such as 4"),
        ("hero.ajax", 1, "allowed: a value such as {"),
    ],
)
def test_a_wrong_path_or_value_names_what_is_allowed(path, value, said):
    with pytest.raises(BadOption) as raised:
        changed(deck(), path, value)
    assert said in str(raised.value)
