"""Options: each kind, from Python and from a command line, and errors that say what is allowed."""

import pytest
from tests.small.duel import GAME

from tertulia.core.errors import BadOption
from tertulia.core.rules import Choice, check_options

NAMED = Choice("order", "left", "X-1", values=("left", "right"))
SWITCH = Choice("open", "off", "X-2", values=("off", "on"))
NUMBER = Choice("rounds", 3, "X-3", low=-1, high=5)
NUMBERS = Choice("track", "deck", "X-4", values=("deck",), entries="int", high=9)
NAMES = Choice("cards", "deck", "X-5", values=("deck",), entries="str")


@pytest.mark.parametrize(
    ("choice", "given", "found"),
    [
        (NAMED, "right", "right"),
        (SWITCH, True, "on"),
        (SWITCH, False, "off"),
        (NUMBER, 5, 5),
        (NUMBER, "-1", -1),
        (NUMBER, " 4 ", 4),
        (NUMBERS, "deck", "deck"),
        (NUMBERS, [0, 9], (0, 9)),
        (NUMBERS, (3,), (3,)),
        (NUMBERS, "0, 2,9", (0, 2, 9)),
        (NAMES, "deck", "deck"),
        (NAMES, "P2, S2", ("P2", "S2")),
        (NAMES, ["P2"], ("P2",)),
    ],
)
def test_a_possible_value_takes_its_one_form(choice, given, found):
    assert choice.check(given) == found
    assert type(choice.check(given)) is type(found)


@pytest.mark.parametrize(
    ("choice", "given"),
    [
        (NAMED, "up"),
        (NAMED, 1),
        (NAMED, None),
        (NAMED, True),
        (NAMED, ["left"]),
        (SWITCH, "yes"),
        (NUMBER, 6),
        (NUMBER, -2),
        (NUMBER, 2**70),
        (NUMBER, "4.0"),
        (NUMBER, "--1"),
        (NUMBER, "²"),
        (NUMBER, 4.0),
        (NUMBER, True),
        (NUMBER, None),
        (NUMBER, [3]),
        (NUMBERS, []),
        (NUMBERS, ""),
        (NUMBERS, [10]),
        (NUMBERS, [-1]),
        (NUMBERS, [True]),
        (NUMBERS, ["x"]),
        (NUMBERS, [1.0]),
        (NUMBERS, "1,,2"),
        (NUMBERS, "--1"),
        (NUMBERS, {"a": 1}),
        (NUMBERS, 3),
        (NAMES, []),
        (NAMES, [3]),
        (NAMES, None),
    ],
)
def test_another_value_is_refused_by_name(choice, given):
    with pytest.raises(BadOption) as found:
        choice.check(given)
    assert found.value.field == choice.name
    assert found.value.allowed == choice.allowed
    assert choice.name in str(found.value)


def test_what_is_allowed_is_said():
    assert NAMED.allowed == "left, right"
    assert NUMBER.allowed == "a whole number from -1 to 5"
    assert NUMBERS.allowed == "deck, a list of whole numbers from 0 to 9"
    assert NAMES.allowed == "deck, a list of names"


def test_defaults_are_filled_in_and_unknown_names_refused():
    choices = (NAMED, NUMBER)
    assert check_options(choices, {"rounds": 1}) == {"order": "left", "rounds": 1}
    with pytest.raises(BadOption, match=r"option: 'round' is not possible.*order, rounds"):
        check_options(choices, {"round": 1})


@pytest.mark.parametrize("seats", [1, 5, -1, 2**70])
def test_a_seat_count_that_does_not_fit_is_refused(seats):
    with pytest.raises(BadOption, match="allowed: 2, 3, 4") as found:
        GAME.start(seats=seats)
    assert found.value.field == "seats"


def test_rules_are_shared_where_they_are_the_same():
    one, other = GAME.start(3, options={"rounds": 2}), GAME.start(3, 9, options={"rounds": 2})
    assert one.rules is other.rules
    assert GAME.start(3).rules is not one.rules


def test_a_wrong_option_is_refused_also_when_it_prints_like_a_right_one():
    GAME.start(3, options={"rounds": 2})
    for wrong in (2.0, [2], "2.0"):
        with pytest.raises(BadOption, match="rounds"):
            GAME.start(3, options={"rounds": wrong})
