"""Disgrace and the new Hero, Divine Wrath, and the three optional rules."""

from typing import Any

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import A, D, J, Story, W, hero_number

from tertulia.core.bits import members
from tertulia.games.troja.cards import CHALLENGE, HERO, NOTHING, TAME, WRATH, answer

# Disgrace.


def disgraced(fates: str = "6 1 6 1", **more: Any) -> Story:
    """W has beaten the Hero of A, who had 3 Glory, an Item and a lasting card."""
    story = Story("memnon wisdom", "lyre blow spartans", "", fates=fates, camp=True, **more)
    story.done()
    story.attach(A, "lyre")
    story.attach(A, "spartans")
    story.match.table.gain(A, -7)
    story.to_battle()
    story.play(W, "wisdom", A)
    story.until("Act")
    story.challenge(W, "memnon", A)
    story.fight()
    return story


@clause(
    "TROJA-BI-5",
    "TROJA-IV-6",
    "TROJA-IV-7",
    "TROJA-V.2-7",
    "TROJA-R-EXIT-1",
    "TROJA-R-EXIT-2",
    "TROJA-R-EXIT-5",
    "TROJA-R-BASIC-1",
    "TROJA-R-BASIC-2",
    "TROJA-R-EXIT-9",
    "TROJA-R-MISC-8",
)
def test_at_nought_the_hero_departs_and_a_new_one_comes_with_all_anew():
    story = disgraced()
    assert story.told("lost")[-1] == (A, 3)
    assert story.told("departed") == [(A, hero_number("agamemnon"))]
    assert story.hero(A) not in ("agamemnon", "ajax", "achilles")
    assert story.glory[A] == 12
    assert story.tokens[A] == 2
    assert story.attached(A) == []
    assert {"lyre", "spartans", "wisdom"} <= set(story.discards())
    assert story.hand(A) == ["blow"]
    assert story.standing() == [("memnon", A)]


@clause("TROJA-IV-8", "TROJA-R-EXIT-6", "TROJA-R-EXIT-7", "TROJA-R-CARD-3")
def test_the_new_hero_has_no_turn_this_round_but_may_do_all_else():
    story = disgraced()
    story.duel(W, A)
    story.until("Modify")
    assert A in story.asked
    story.fight()
    story.end_turn()
    story.until("Act")
    assert story.match.table.active == J
    assert (A,) in story.told("skipped")
    story.end_round()
    story.end_turn()
    story.until("Act")
    assert story.match.table.active == A


@clause("TROJA-R-EXIT-3", "TROJA-R-EXIT-4")
def test_departing_in_the_own_turn_ends_it_and_what_waits_passes_on():
    story = Story("memnon sarpedon", "", "", fates="6 1 6 1 / 6 1", later=("", "", ""))
    story.challenge(W, "memnon", A)
    story.challenge(W, "sarpedon", A)
    story.fight()
    assert story.glory[A] == 12 - 4 - 5
    for _ in range(3):
        story.end_turn()
    while story.step != "Act":
        story.quiet() if story.step not in ("Discarding", "Camp") else story.done()
    assert story.standing() == [("memnon", J), ("sarpedon", J)]
    story.match.table.gain(J, -10)
    story.end_turn()
    story.end_turn()
    story.until("Discarding", "Act")
    assert story.told("departed")[0][0] == J
    assert story.step == "Discarding"
    assert story.standing() == [("memnon", J), ("sarpedon", J)]
    for _ in range(3):
        story.done()
    assert story.standing() == [("memnon", W), ("sarpedon", W)]


@clause("TROJA-R-EXIT-8")
def test_when_the_pool_is_empty_the_departed_return_but_the_one_leaving_now():
    story = disgraced()
    table = story.match.table
    table.pool = 0
    first = story.hero(A)
    table.gain(A, -11)
    story.duel(W, A)
    story.fight()
    assert story.hero(A) == "agamemnon"
    assert members(table.departed) == [hero_number(first)]


@clause("TROJA-R-MISC-11")
def test_departure_is_checked_after_the_result():
    story = disgraced()
    order = story.names()
    assert order.index("result") < order.index("departed")


# Divine Wrath.


@clause("TROJA-V.2-4", "TROJA-V.2-5", "TROJA-V.2-6", "TROJA-R-WRATH-2", "TROJA-R-WRATH-1")
def test_ares_adds_fate_twice_in_one_combat_if_wanted():
    story = Story("", "", "", heroes="ajax agamemnon achilles", fates="1 1 5 6")
    story.duel(W, J)
    story.wrath(J, HERO)
    story.wrath(J, HERO)
    story.fight()
    assert story.totals()[1] == 5 + 1 + 5 + 6
    assert story.tokens[J] == 0


@clause("TROJA-R-WRATH-3", "TROJA-R-WRATH-5", "TROJA-R-CAMP-12", "TROJA-R-WRATH-4")
def test_wrath_answers_wrath_until_all_pass_and_no_card_answers_it():
    story = Story("hoplites", "judgement", "", fates="5 2 3 4", heroes="ajax menelaus achilles")
    story.challenge(W, "hoplites", J)
    story.until("CallWrath")
    # In a battle, too. Ajax has no part in it; Menelaus' Hera meddles with others.
    assert story.asked == (1, J)
    story.wrath(J, HERO)
    assert story.step == "CallWrath"
    story.wrath(1, HERO)
    assert story.step == "CallWrath"
    story.fight()
    assert story.totals() == (2 + 5, 3 + 2 + 3 - 4)


def test_athena_spoils_the_first_fate_of_the_other_side():
    story = Story("lion", "", "", fates="6 1")
    story.play(W, "lion", W)
    story.wrath(W, CHALLENGE)
    story.until("CallWrath", "Act")
    if story.step == "CallWrath":
        assert W not in story.asked
    story.fight()
    assert story.totals() == (5 + 1, 4 + 1)
    assert story.told("spoiled") == [(CHALLENGE, 1)]


def test_wrath_is_refused_where_it_buys_nothing():
    story = Story("lion", "", "", fates="1 6")
    story.play(W, "lion", W)
    while story.step != "Modify":
        story.quiet()
    assert not story.legal(W, answer(WRATH, CHALLENGE))


# Elimination.


@clause("TROJA-VI.1-1", "TROJA-VI.1-2", "TROJA-R-OPT-1", "TROJA-R-OPT-4")
def test_with_elimination_a_player_is_out_and_the_last_one_left_wins():
    # Six of these are drawn by the two who are left.
    story = disgraced(elimination="on", fates="6 1 1 1 2 2 3 3 6 1")
    assert story.match.table.out == 1 << A
    assert story.hand(A) == []
    assert {"blow", "lyre"} <= set(story.discards())
    assert not story.legal(W, answer(120, A))
    story.end_round()
    assert story.standing() == [("memnon", J)]
    assert all(args[0] != A for args in story.told("turn"))
    story.match.table.gain(J, -11)
    story.end_turn()
    while story.match.to_move:
        story.quiet()
    assert story.match.winners == (W,)
    assert story.told("ended") == [(2, 1)]


# Taming.


@clause("TROJA-VI.2-1", "TROJA-R-OPT-2")
def test_a_hero_with_more_power_sends_a_beast_on():
    story = Story("lion", "", "lyre", "", camp=True, taming="on", fates="6 1")
    story.done()
    story.done()
    story.attach(J, "lyre")
    story.to_battle()
    story.play(W, "lion", J)
    assert story.power(J) == 3
    assert {move & 127 for move in story.match.decision(J).answers if move >> 7 == TAME} == {
        W,
        A,
        D,
    }
    story.tame(J, A)
    story.fight()
    assert story.glory == [12, 8, 11, 12]
    assert story.standing() == [("lion", A)]
    assert story.told("fate")[0][0] == J
    story = Story("lion", "", "lyre", "", taming="off")
    story.play(W, "lion", J)
    assert not story.legal(J, answer(TAME, A))


@clause("TROJA-R-OPT-2")
def test_taming_needs_more_power_and_each_sends_a_beast_on_once():
    story = Story("boar", "", "", "", taming="on", fates="1 1")
    story.play(W, "boar", J)
    story.tame(J, D)
    story.tame(D, J)
    assert not story.legal(J, answer(TAME, D))
    story.fight()
    story = Story("lion", "", "prayer", "", taming="on")
    story.play(W, "lion", J)
    assert not story.legal(J, answer(TAME, W))
    story.play(J, "prayer")
    story.tame(J, W)
    assert story.match.table.target == W


@clause("TROJA-R-OPT-2")
@pytest.mark.parametrize(("margin", "may"), [("at_least", True), ("exactly", False)])
def test_the_margin_of_taming_is_an_option(margin, may):
    story = Story("boar", "", "lyre", camp=True, taming="on", taming_margin=margin)
    story.done()
    story.done()
    story.attach(J, "lyre")
    story.to_battle()
    story.play(W, "boar", J)
    assert story.legal(J, answer(TAME, A)) is may


@clause("TROJA-R-OPT-2", "TROJA-VI.2-1")
def test_a_passed_beast_may_be_sent_on_before_its_special():
    story = Story("boar", "", "", taming="on", fates="6 1 / 6 1")
    story.play(W, "boar", A)
    story.fight()
    for _ in range(3):
        story.end_turn()
    while story.step != "Act":
        story.done() if story.step in ("Discarding", "Camp") else story.quiet()
    story.end_turn()
    story.end_turn()
    assert story.told("attacked") == [(J, story.card(W, "boar"))]
    story.tame(J, W)
    story.fight()
    assert story.standing() == [("boar", W)]


# Hidden cards.


@clause("TROJA-VI.3-1", "TROJA-VI.3-3", "TROJA-R-OPT-3", "TROJA-R-CARD-12")
def test_cards_laid_face_down_are_turned_over_together_before_fate():
    story = Story("lion blow", "fire armour", "judgement", hidden_cards="on", fates="1 6")
    story.play(W, "lion", W)
    story.lay(W, "blow", HERO)
    story.lay(A, "fire", CHALLENGE)
    story.lay(A, "armour", CHALLENGE)
    view = story.match.view(J)
    assert view.secrets.down == (NOTHING,) * 3
    assert story.match.view(A).secrets.down[0] == NOTHING
    assert story.told("turned") == []
    story.until("Reply")
    # All lie open now; the first may be judged before it takes effect.
    assert len(story.told("turned")) == 3
    story.on(J, "judgement", "blow")
    story.fight()
    assert story.totals() == (5 + 1, 4 + 6)
    assert {"fire", "armour", "blow"} <= set(story.discards())


@clause("TROJA-R-OPT-3")
def test_a_card_turned_over_needs_power_and_the_right_side():
    story = Story("lion lethargy", "thunderbolt", "", hidden_cards="on", fates="1 6")
    story.play(W, "lion", W)
    story.lay(A, "thunderbolt", CHALLENGE)
    story.fight()
    # Agamemnon's M is too low for it.
    assert story.totals() == (5 + 1, 4 + 6)
    assert "thunderbolt" in story.discards()


@clause("TROJA-R-OPT-4", "TROJA-R-OPT-3")
def test_without_the_option_nothing_is_laid_face_down():
    story = Story("lion blow", "", "")
    story.play(W, "lion", W)
    story.until("Modify")
    assert not story.legal(W, answer(story.card(W, "blow") + 128, HERO))
