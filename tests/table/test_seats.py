"""What opens a seat or a table, and what deals the cards: enough chance, and compared with care."""

import hmac
import time

import pytest
from tests.table.tools import TABLES, make_spec

from tertulia.table import codes
from tertulia.table.seats import is_id, new_id, new_seed, new_token, seat_of


@pytest.mark.parametrize(
    ("make", "letters", "bits"), [(new_id, 64, 128), (new_token, 64, 192), (new_seed, 16, 256)]
)
def test_nothing_that_shall_not_be_guessed_can_be(make, letters, bits):
    made = {make() for _ in range(200)}
    assert len(made) == 200
    assert all(letters ** len(one) >= 1 << bits for one in made)
    assert len(set("".join(made))) == letters
    assert is_id(new_id())


def test_a_token_is_compared_with_that_of_every_seat_whatever_it_is(monkeypatch):
    name, seats = TABLES[-1]
    spec = make_spec(name, seats, humans=range(seats))
    compare, compared = hmac.compare_digest, []

    def count(known, given):
        compared.append((known, given))
        return compare(known, given)

    monkeypatch.setattr(hmac, "compare_digest", count)
    for token, seat in (("token 0", 0), ("token 1", 1), ("none", None), ("", None)):
        compared.clear()
        assert seat_of(spec.seats, token) == seat
        assert len(compared) == len(spec.seats)


def test_all_codes_can_not_be_tried_in_time():
    began = time.process_time()
    for code in range(3):
        codes.stretched("a table", str(code))
    assert (time.process_time() - began) / 3 * 10**codes.DIGITS > codes.LIFE / 1000
