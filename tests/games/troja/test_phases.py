"""The start, drawing, Camp, the end of the round, and the piles."""

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import DECK, RULES, A, D, J, Story, W, copies, hero_number, rules_for

from tertulia.core.errors import BadOption
from tertulia.games.troja import GAME
from tertulia.games.troja.cards import answer, gather, listed
from tertulia.games.troja.deal import check_deal

# The start.


@clause("TROJA-BI-1", "TROJA-III-1", "TROJA-III-2", "TROJA-III-5", "TROJA-BI.2-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_97_cards_with_pips_are_shuffled_and_the_rest_is_set_aside(seats):
    match = GAME.start(seats, 3)
    held = sum(len(listed(match.secrets.hand(seat))) for seat in range(seats))
    assert match.table.pile + held + len(listed(match.table.discards)) == 97
    assert set(RULES.pips) == {1, 2, 3, 4, 5, 6}
    assert len(RULES.heroes) == 6
    assert len(RULES.patrons) == 3
    assert bin(match.table.pool).count("1") == 6 - seats


@clause("TROJA-III-3", "TROJA-V.2-1", "TROJA-V.7-1", "TROJA-R-BASIC-14", "TROJA-R-CARD-15")
def test_patrons_glory_and_discards_lie_open():
    story = Story("hoplites", "", "", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.fight()
    zones = {zone.id: zone for zone in GAME.scene(story.match.view(None)).zones}
    assert [item.id for item in zones["patrons"].items] == [
        "troja-patron-ares",
        "troja-patron-athena",
        "troja-patron-hera",
    ]
    assert zones["glory:0"].value == story.glory[W]
    assert len(zones["discards"].items) == 3
    assert "hand" not in zones
    assert story.match.view(None).secrets.cards == ((0, 0),) * 4


@clause("TROJA-III-4", "TROJA-III-6", "TROJA-IV-4", "TROJA-V.2-3", "TROJA-V.1-1", "TROJA-L-6")
def test_everyone_has_a_hero_with_12_glory_and_two_tokens():
    story = Story("", "", "", "", camp=True)
    assert story.glory == [12] * 4
    assert story.tokens == [2] * 4
    assert [story.hero(seat) for seat in (W, A, J, D)] == [
        "ajax",
        "agamemnon",
        "achilles",
        "menelaus",
    ]


@clause("TROJA-III-7", "TROJA-FAQ-14")
def test_hands_start_empty_and_three_are_drawn():
    story = Story("", "", "", camp=True)
    assert [args[:2] for args in story.told("drew")] == [(W, 3), (A, 3), (J, 3)]
    assert story.sizes == [3, 3, 3]


@clause("TROJA-III-8", "TROJA-R-BASIC-11", "TROJA-BI.1-4")
def test_the_highest_power_begins_and_ties_draw_fate():
    assert Story("", "", "", heroes="achilles nestor ajax", camp=True).asked == (1,)
    heroes = [hero_number(name) for name in ("ajax", "odysseus", "achilles")]
    pile = [next(c for c in range(97) if RULES.pips[c] == pips) for pips in (3, 5)]
    match = GAME.start(3, 0, deal={"heroes": heroes, "pile": pile}, deck=DECK)
    assert match.table.first == 1
    same = [c for c in range(97) if RULES.pips[c] == 2][:2] + pile[::-1]
    match = GAME.start(3, 0, deal={"heroes": heroes, "pile": same}, deck=DECK)
    assert match.table.first == 0
    assert len(listed(match.table.discards)) == 4


@clause(
    "TROJA-III-9", "TROJA-R-EXIT-7", "TROJA-IV.3-2", "TROJA-R-CAMP-1", "TROJA-IV-3", "TROJA-IV-9"
)
def test_the_order_is_clockwise_and_never_changes():
    story = Story("", "", "", heroes="achilles nestor ajax")
    for _ in range(2):
        story.end_round()
    assert [args[0] for args in story.told("turn")] == [1, 2, 0, 1, 2, 0, 1]
    assert [args[0] for args in story.told("round")] == [1, 2]


# Drawing.


@clause("TROJA-IV.1-1", "TROJA-R-CAMP-2", "TROJA-IV-1")
def test_up_to_three_cards_are_drawn_to_at_most_six():
    story = Story("armour amulet shield lyre", "", "")
    story.end_round()
    assert story.sizes == [6, 6, 6]
    story.end_round()
    assert story.sizes == [6, 6, 6]


@clause("TROJA-IV.1-2")
def test_a_hand_may_pass_six_and_then_draws_nothing():
    story = Story("armour amulet shield lyre helmet oracle", "", "", fates="1 1")
    story.play(W, "oracle")
    story.until("Act")
    assert story.sizes[W] == 7
    story.end_round()
    assert story.sizes[W] == 7


@clause("TROJA-R-CAMP-2")
def test_with_draw_fewer_a_player_may_draw_less():
    match = GAME.start(3, 1, {"draw_fewer": "on"})
    (seat,) = match.to_move
    assert match.decision(seat).answers[0] == 0
    match.play(seat, 1)
    assert match.table.sizes[seat] == 1


def run_down(reshuffle: str) -> Story:
    """A story with two cards left in the pile, and some in the discards."""
    story = Story("", "", "", reshuffle=reshuffle)
    match = story.match
    held = [card for seat in range(3) for card in listed(match.secrets.hand(seat))]
    rest = [card for card in range(97) if card not in held]
    match.table.discards = gather(rest[2:])
    match.table.pile = 2
    return story


@clause("TROJA-IV-10", "TROJA-R-CAMP-4", "TROJA-R-BASIC-4", "TROJA-BI.2-4")
def test_an_empty_pile_is_replaced_at_once_or_when_needed():
    story = run_down("eager")
    story.duel(W, A)
    story.fight()
    # The last card was Fate: it stays out of the new pile.
    assert story.match.table.pile > 80
    assert len(story.discards()) == 1
    story = run_down("lazy")
    story.duel(W, A)
    story.fight()
    assert story.match.table.pile == 0
    assert len(story.discards()) == 88
    story.end_turn()
    story.duel(A, W)
    story.fight()
    assert story.match.table.pile > 80


@clause("TROJA-R-CAMP-3", "TROJA-R-CAMP-5")
def test_with_no_card_anywhere_fate_is_a_die_and_nobody_draws():
    story = Story("", "", "")
    story.match.table.pile = 0
    story.match.table.open = gather(
        [c for c in range(97) if c not in {x for s in range(3) for x in hand(story, s)}]
    )
    story.duel(W, A)
    story.fight()
    assert len(story.told("die")) == 2
    assert all(1 <= args[1] <= 6 for args in story.told("die"))
    story.end_round()
    assert story.sizes == [3, 3, 3]


def hand(story: Story, seat: int) -> list[int]:
    return listed(story.match.secrets.hand(seat))


# Camp.


@clause(
    "TROJA-IV.2-1",
    "TROJA-IV.2-2",
    "TROJA-V.6-1",
    "TROJA-V.6-2",
    "TROJA-R-CAMP-6",
    "TROJA-IV-5",
    "TROJA-R-MISC-6",
    "TROJA-BI.1-5",
)
def test_each_in_turn_attaches_any_number_and_pays():
    story = Story("armour amulet spartans cretans", "", "", camp=True)
    for name in ("armour", "amulet", "spartans", "cretans"):
        story.attach(W, name)
    assert story.glory[W] == 12 - 2 - 3 - 2 - 1
    assert sorted(story.attached(W)) == ["amulet", "armour", "cretans", "spartans"]
    assert story.asked == (A,)


@clause("TROJA-IV.2-3", "TROJA-IV.2-EX-1", "TROJA-FAQ-8", "TROJA-R-CAMP-7", "TROJA-V.6-3")
def test_one_sword_at_a_time():
    story = Story("sword_ares sword_athena shield", "", "", camp=True, replace_item="off")
    story.attach(W, "sword_ares")
    assert not story.can(W, "sword_athena")
    assert story.can(W, "shield")
    assert story.refused(W, answer(story.card(W, "sword_athena"), 0)) == "TROJA-R-CAMP-8"


@clause("TROJA-R-CAMP-8", "TROJA-R-MISC-5")
def test_an_item_may_be_replaced_at_full_price():
    story = Story("sword_ares sword_athena", "", "", camp=True)
    story.attach(W, "sword_athena")
    story.attach(W, "sword_ares")
    assert story.attached(W) == ["sword_ares"]
    assert story.glory[W] == 12 - 3 - 4
    assert "sword_athena" in story.discards()


@clause("TROJA-R-CAMP-9")
def test_one_glory_must_remain_unless_the_option_allows_nought():
    for option, may in (("off", False), ("on", True)):
        story = Story("armour amulet lyre", "", "", camp=True, pay_to_zero=option)
        story.match.table.gain(W, -10)
        assert story.can(W, "armour") is may
        assert story.can(W, "lyre")
        if may:
            story.attach(W, "armour")
            assert story.glory[W] == 12
            assert story.told("departed") == [(W, hero_number("ajax"))]
        else:
            assert story.refused(W, answer(story.card(W, "armour"), 0)) == "TROJA-R-CAMP-9"


@clause("TROJA-R-CAMP-10", "TROJA-V.1-4")
@pytest.mark.parametrize(
    ("option", "glory"), [("minus1", 12 - 1 - 2), ("half", 12 - 1 - 2), ("first", 12 - 1 - 3)]
)
def test_agamemnon_pays_less_for_troops(option, glory):
    story = Story("", "spartans myrmidons", "", camp=True, agamemnon=option)
    story.done()
    story.attach(A, "spartans")
    story.attach(A, "myrmidons")
    assert story.glory[A] == glory


@clause("TROJA-IV.2-4", "TROJA-R-CAMP-11", "TROJA-R-CAMP-13", "TROJA-R-CAMP-14", "TROJA-R-CAMP-12")
def test_nothing_else_is_played_in_camp_and_nobody_answers():
    story = Story("hoplites speed prayer armour", "judgement", "", camp=True)
    assert not story.can(W, "hoplites", W)
    assert not story.can(W, "speed")
    assert not story.can(W, "prayer")
    assert story.refused(W, answer(story.card(W, "prayer"), 0)) == "TROJA-IV.2-4"
    story.attach(W, "armour")
    assert story.asked == (W,)


# The end of the round.


@clause("TROJA-IV.4-1", "TROJA-R-END-1", "TROJA-L-2", "TROJA-VII-5")
def test_each_may_discard_up_to_two_cards():
    story = Story("amulet armour lyre", "", "")
    story.end_turn()
    story.end_turn()
    story.end_turn()
    assert story.step == "Discarding"
    story.play(W, "amulet")
    story.play(W, "armour")
    assert story.asked == (A,)
    assert sorted(story.discards()) == ["amulet", "armour"]


@clause("TROJA-IV.4-2", "TROJA-R-END-2", "TROJA-V.3.b-8", "TROJA-V.3.c-7", "TROJA-R-CHAL-11")
def test_after_the_discards_all_that_stands_passes_clockwise_in_order():
    story = Story("hector memnon", "", "", fates="6 1 6 1")
    story.challenge(W, "hector", J)
    story.challenge(W, "memnon", J)
    story.fight()
    assert story.standing() == [("hector", J), ("memnon", J)]
    for _ in range(3):
        story.end_turn()
    assert story.step == "Discarding"
    assert story.standing() == [("hector", J), ("memnon", J)]
    for _ in range(3):
        story.done()
    assert story.standing() == [("hector", W), ("memnon", W)]


# Deals.


@pytest.mark.parametrize(
    "deal",
    [
        {"hoard": [1]},
        {"heroes": [0, 0, 1]},
        {"heroes": [9]},
        {"pile": [1, 1]},
        {"pile": [97]},
        {"hand3": [1]},
        {"hand0": [5], "pile": [5]},
        {"die": [7]},
    ],
)
def test_impossible_deals_are_refused(deal):
    with pytest.raises(BadOption):
        check_deal(rules_for(3 if "hand3" in deal else 4), deal)


def test_copies_are_told_apart_by_their_pips():
    for name in {design.key for design in RULES.cards}:
        pips = [RULES.pips[card] for card in copies(name)]
        assert len(set(pips)) == len(pips)
