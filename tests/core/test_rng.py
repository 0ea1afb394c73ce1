"""The generator: the published vectors, and streams that know nothing of each other."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tertulia import Rng
from tertulia.core.rng import philox
from tertulia.testing.statistics import LEVEL, chi_square


# From Random123 1.14, tests/kat_vectors: counter, key and result of philox4x32 with ten rounds.
@pytest.mark.parametrize(
    "line",
    [
        "00000000 00000000 00000000 00000000 00000000 00000000 6627e8d5 e169c58d bc57ac4c 9b00dbd8",
        "ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff 408f276d 41c83b0e a20bc7c6 6d5451fd",
        "243f6a88 85a308d3 13198a2e 03707344 a4093822 299f31d0 d16cfe09 94fdcceb 5001e420 24126ea1",
    ],
)
def test_philox_gives_the_published_blocks(line):
    words = [int(word, 16) for word in line.split()]
    assert list(philox(*words[:6])) == words[6:]


def words(rng, number=64):
    return [rng.word() for _ in range(number)]


def test_the_same_seed_gives_the_same_words_for_ever():
    assert words(Rng(7), 5) == [0xE8C1CD93, 0x60F6780C, 0xF97A6638, 0x71603950, 0x443D1B0F]


@given(st.one_of(st.integers(), st.text(max_size=30)))
def test_any_whole_number_or_text_is_a_seed(seed):
    assert words(Rng(seed)) == words(Rng(seed))
    assert all(0 <= word < 2**32 for word in words(Rng(seed)))


def test_seeds_near_each_other_give_other_words():
    seeds = [*range(-50, 50), *(f"{n}x" for n in range(50)), 2**64, 2**128]
    assert len({tuple(words(Rng(seed), 4)) for seed in seeds}) == len(seeds)


@given(st.integers(), st.integers(1, 2**30 - 1))
def test_below_stays_below(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert 0 <= rng.uniform() < 1


@pytest.mark.parametrize("bound", [2, 3, 7, 36, 100])
def test_below_is_even(bound):
    rng = Rng(bound)
    counts = Counter(rng.below(bound) for _ in range(200 * bound))
    assert chi_square(counts, dict.fromkeys(range(bound), 1.0)) > LEVEL


def test_draw_gives_every_order_alike():
    rng = Rng("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        pool = [1, 2, 3, 4]
        rng.draw(pool, 2)
        assert sorted(pool) == [1, 2, 3, 4]
        counts[tuple(pool[:2])] += 1
    orders = [(a, b) for a in range(1, 5) for b in range(1, 5) if a != b]
    assert chi_square(counts, dict.fromkeys(orders, 1.0)) > LEVEL


def test_a_stream_changes_nothing_and_does_not_depend_on_what_was_drawn():
    rng = Rng(1)
    expected, first = words(rng.stream(3)), words(Rng(1))
    assert words(rng) == first
    assert words(rng.stream(3)) == expected


def test_a_fork_depends_on_what_was_drawn_and_advances():
    rng, other = Rng(1), Rng(1)
    one = rng.fork()
    assert words(one) == words(other.fork())
    assert words(rng) == words(other)
    assert words(rng.fork()) != words(one)


def test_streams_and_forks_are_independent():
    root = Rng(1)
    family = [root.stream(number) for number in range(20)]
    family += [Rng(2).stream(0), root.stream(2**32 - 2), *(root.fork() for _ in range(20)), Rng(1)]
    family += [family[0].stream(0), family[0].fork(), family[25].stream(5)]
    lines = [words(rng, 400) for rng in family]
    assert len({word for line in lines for word in line[:4]}) >= 4 * len(lines) - 1
    for one, other in pairwise(lines):
        pairs = Counter((a >> 29, b >> 29) for a, b in zip(one, other, strict=True))
        cells = {(a, b): 1.0 for a in range(8) for b in range(8)}
        assert chi_square(pairs, cells) > LEVEL
