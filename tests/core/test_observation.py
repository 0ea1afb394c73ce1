"""How an observation is written."""

import pytest

from tertulia.core.observation import Observation


@pytest.mark.parametrize("lanes", [1, 3, 4, 7])
@pytest.mark.parametrize("high", [1, 48, 127, 200])
def test_packed_counts_are_cut_off_one_by_one(lanes, high):
    for begin in (0, 40, 48, 49, 120, 127, 128, 199, 201, 249):
        counts = [(begin + 7 * lane) % 256 for lane in range(lanes)]
        for turned in range(lanes):
            turned_counts = counts[turned:] + counts[:turned]
            to = Observation()
            to.counts(
                "marks", sum(n << 8 * lane for lane, n in enumerate(turned_counts)), lanes, high
            )
            assert list(to.out.getvalue()) == [min(n, high) for n in turned_counts]


@pytest.mark.parametrize("size", [1, 3, 4, 5, 7, 8, 11, 12, 13, 48, 60])
def test_each_bit_of_a_mask_is_an_entry(size):
    for mask in [1 << place for place in range(size)] + [0, (1 << size) - 1, 0x5A5A5A5A5A5A5A5]:
        to = Observation()
        to.flags("gone", mask & ((1 << size) - 1), size)
        assert list(to.out.getvalue()) == [mask >> place & 1 for place in range(size)]


@pytest.mark.parametrize("size", [1, 12, 59, 60, 61, 97, 120])
def test_a_set_in_two_masks_and_a_choice_are_entries_in_a_row(size):
    for place in (-1, *range(size), size):
        to = Observation()
        to.choice("card", place, size)
        mask = 1 << place if 0 <= place < size else 0
        to.halves("cards", mask & ((1 << 60) - 1), mask >> 60, size)
        assert list(to.out.getvalue()) == 2 * [int(entry == place) for entry in range(size)]
