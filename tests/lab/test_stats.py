"""How sure a share is."""

import pytest

from tertulia.lab.stats import share_interval, wilson


def test_wilson_gives_the_published_interval():
    # Newcombe 1998, Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for hits, size, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(hits / size, size)
        assert found == pytest.approx((low, high), abs=1e-4)


def test_independent_games_give_about_the_plain_interval():
    clusters = [(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 70
    share, low, high = share_interval(clusters)
    assert share == 0.3
    assert (low, high) == pytest.approx(wilson(0.3, 99), abs=1e-4)


def test_deals_that_hang_together_count_once():
    # Four equal games a deal tell no more than one.
    share, low, high = share_interval([(4.0, 4.0)] * 30 + [(0.0, 4.0)] * 70)
    assert (share, low, high) == pytest.approx((0.3, *wilson(0.3, 99)), abs=1e-4)


def test_deals_that_balance_tell_more():
    _, low, high = share_interval([(1.0, 4.0), (1.0, 4.0), (1.0, 4.0), (2.0, 4.0)] * 25)
    plain = wilson(0.3125, 400)
    assert plain[0] < low < 0.3125 < high < plain[1]


@pytest.mark.parametrize(
    ("clusters", "share"), [([], 0.0), ([(0.0, 4.0)], 0.0), ([(2.0, 2.0)] * 50, 1.0)]
)
def test_little_or_even_evidence_still_gives_an_interval(clusters, share: float):
    found, low, high = share_interval(clusters)
    assert found == share
    assert 0.0 <= low <= share <= high <= 1.0
    assert high - low > 0.05
