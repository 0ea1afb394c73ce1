"""What the terminal says of a game's own rules."""

from functools import partial

from tests.cli import test_sitting
from tests.cli.test_sitting import asked

person_until = partial(test_sitting.person_until, name="trunfos")


def follower(person):
    match = person.match
    return asked("Trick")(person) and bool(match.decision(person.me).tempting)


def test_a_card_that_may_not_be_played_is_refused_with_its_rule():
    person = person_until(follower, [])
    decision = person.match.decision(person.me)
    view = person.match.view(person.me)
    target = view.top.describe(view, person.me, decision.tempting[0]).targets[0]
    items = [item for zone in view.game.scene(view).zones for item in zone.items]
    card = next(item.card for item in items if item.id == target)
    person = person_until(follower, [card.key.rpartition("-")[2]])
    assert "so you follow it. (TRUNFOS-TRICK-1.b)" in person.out.getvalue()


def test_a_split_that_is_not_the_bid_is_asked_again():
    person = person_until(asked("Distribute"), ["12 12 12 12", "1 2"])
    said = person.out.getvalue()
    assert said.count(" in all\n") == 2
    assert "Write 4 whole numbers" in said


def test_each_column_of_a_split_has_a_line():
    said = person_until(asked("Distribute"), []).out.getvalue().splitlines()
    columns = ["P = Parrot", "S = Sword", "H = Ham", "C = Coin"]
    expected = [f"  {column}: tricks still to win" for column in columns]
    end = said.index("6 in all")
    assert said[end - 4 : end] == expected
