"""Masks against sets."""

from hypothesis import given
from hypothesis import strategies as st

from tertulia.core.bits import SEATS, bit, count, extend, has, low, mask_of, members, nth

SETS = st.sets(st.integers(0, 59))


@given(SETS)
def test_a_mask_is_a_set(indices):
    mask = mask_of(list(indices))
    assert mask == sum(1 << index for index in indices)
    assert members(mask) == sorted(indices)
    assert count(mask) == len(indices)
    assert [index for index in range(61) if has(mask, index)] == sorted(indices)
    assert [nth(mask, place) for place in range(len(indices))] == sorted(indices)


@given(SETS, st.integers(0, 512))
def test_a_list_is_extended_by_the_indices_and_what_is_added(indices, plus):
    found = [-1]
    extend(found, mask_of(list(indices)), plus)
    assert found == [-1, *[index + plus for index in sorted(indices)]]


def test_bit_and_low_up_to_60():
    for index in range(61):
        assert bit(index) == 1 << index
        assert low(index) == (1 << index) - 1
        assert count(low(index)) == index


def test_seats_of_every_mask():
    assert [sum(1 << seat for seat in seats) for seats in SEATS] == list(range(16))
    assert all(list(seats) == sorted(seats) for seats in SEATS)
