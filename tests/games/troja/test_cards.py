"""Events and Interventions, and the windows in which cards are answered."""

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import RULES, A, D, J, Story, W

from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.troja import GAME
from tertulia.games.troja.cards import HERO, TO_DUEL, answer, listed

# Zeus's Judgement, and cards that answer cards.


@clause("TROJA-FAQ-7", "TROJA-FAQ-11", "TROJA-R-CARD-5", "TROJA-R-FLOW-3")
def test_a_card_just_played_is_cancelled_and_both_are_discarded():
    story = Story("lion blow", "", "judgement", heroes="ajax agamemnon achilles", fates="1 1")
    story.play(W, "lion", W)
    story.play(W, "blow", HERO)
    story.on(J, "judgement", "blow")
    story.fight()
    assert story.totals() == (5 + 1, 4 + 1)
    assert {"blow", "judgement"} <= set(story.discards())


@clause("TROJA-R-CARD-5", "TROJA-R-FLOW-3")
@pytest.mark.parametrize(("judgements", "stands"), [(1, False), (2, True), (3, False)])
def test_a_judgement_may_be_judged_in_turn(judgements, stands):
    """A blow in the modifier window, judged, and the judgements judged."""
    story = Story("lion blow judgement", "", "judgement", "judgement", fates="1 1")
    story.play(W, "lion", W)
    story.play(W, "blow", HERO)
    last = story.told("played")[0][1]
    for seat in (J, W, D)[:judgements]:
        while seat not in story.asked or story.step != "Reply":
            story.quiet()
        card = story.card(seat, "judgement")
        story.move(seat, answer(card, last))
        last = card
    story.until("Modify", "CallWrath")
    assert (story.match.table.mods != ()) is stands
    assert story.discards().count("judgement") == judgements
    # A card whose canceller was cancelled stands for good: nobody is asked about it again.
    assert len(story.told("struck")) == (judgements + 1) // 2


@clause("TROJA-R-FLOW-3", "TROJA-R-CARD-5", "TROJA-R-CARD-15")
def test_the_first_claim_from_the_left_counts_and_others_stay_unseen():
    story = Story("lion blow", "", "judgement", "judgement", fates="1 1")
    story.play(W, "lion", W)
    story.until("Modify")
    blow = story.card(W, "blow")
    story.play(W, "blow", HERO)
    assert story.step == "Reply"
    assert set(story.asked) == {A, J, D}
    story.match.play(A, PASS)
    story.match.play(D, answer(story.card(D, "judgement"), blow))
    assert story.match.view(J).commits[D] == -3
    story.match.play(J, answer(story.card(J, "judgement"), blow))
    assert story.hand(D).count("judgement") == 1
    assert story.hand(J).count("judgement") == 0
    assert [args[0] for args in story.told("played")] == [W, J]


@clause("TROJA-R-CARD-5", "TROJA-R-FIELD-14")
def test_of_a_package_one_card_is_cancelled_and_the_rest_stands():
    story = Story("hoplites chariots spearmen", "", "judgement", fates="1 6")
    story.challenge(W, "hoplites chariots", W)
    story.on(J, "judgement", "chariots")
    story.fight()
    assert story.totals() == (2 + 1, 2 + 6)
    assert story.glory[W] == 14
    story = Story("hoplites", "", "judgement", "")
    story.challenge(W, "hoplites", W)
    story.on(J, "judgement", "hoplites")
    story.fight()
    # The action is spent, without Fate or Glory.
    assert story.told("fate") == []
    assert story.glory == [12] * 4
    assert not story.legal(W, answer(TO_DUEL, A))


@clause("TROJA-R-CARD-14", "TROJA-R-FLOW-3")
def test_asked_are_those_who_by_public_facts_might_answer():
    story = Story("lion blow", "", "", "", fates="1 1")
    story.play(W, "lion", W)
    story.play(W, "blow", HERO)
    # Agamemnon's M is too low for a Judgement, but might not be after a prayer.
    assert set(story.asked) == {A, J, D}
    story = Story("oracle oracle", "", "", "")
    story.match.table.sizes = (3, 1, 0, 3)
    story.play(W, "oracle")
    assert set(story.asked) == {D}


@clause("TROJA-R-CARD-6", "TROJA-R-FLOW-4", "TROJA-R-CARD-13", "TROJA-R-MISC-9")
def test_vanity_denies_a_reward_and_may_be_judged():
    story = Story("hoplites", "vanity", "judgement", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.until("Modify")
    assert not story.can(A, "vanity")
    story.until("Reward")
    assert story.asked == (A, J)
    story.play(A, "vanity")
    assert story.step == "Reply"
    story.on(J, "judgement", "vanity")
    story.fight()
    assert story.glory[W] == 14


@clause("TROJA-R-CARD-13")
@pytest.mark.parametrize(("option", "glory"), [("on", 12), ("off", 15)])
def test_vanity_in_duels_is_an_option(option, glory):
    story = Story("", "", "vanity", fates="6 1", vanity_duel=option)
    story.duel(W, A)
    story.until("Reward", "Act")
    if story.step == "Reward":
        story.play(J, "vanity")
    story.fight()
    assert story.glory[:2] == [glory, 8]


# Answers to a declaration.


@clause("TROJA-FAQ-2", "TROJA-R-CARD-7")
def test_sleep_cancels_a_declared_action_and_bars_from_gaining_glory():
    story = Story("lion spearmen speed", "", "sleep", fates="1 6")
    story.play(W, "lion", W)
    story.play(J, "sleep")
    story.fight()
    assert "lion" in story.discards()
    assert story.told("fate") == []
    story.play(W, "speed")
    story.until("Act")
    assert not story.legal(W, answer(TO_DUEL, A))
    assert not story.can(W, "spearmen", W)
    assert story.refused(W, answer(TO_DUEL, A)) == "TROJA-FAQ-2"
    assert story.can(W, "spearmen", A)


@clause("TROJA-R-CARD-7")
def test_sleep_may_bar_from_duels_alone():
    story = Story("spearmen speed", "", "sleep", sleep="duels")
    story.duel(W, A)
    story.play(J, "sleep")
    story.play(W, "speed")
    story.until("Act")
    assert not story.legal(W, answer(TO_DUEL, A))
    assert story.can(W, "spearmen", W)


@clause("TROJA-R-CARD-7", "TROJA-R-MISC-9")
def test_sleep_does_not_answer_a_challenge_on_others():
    story = Story("lion", "", "sleep aegis", fates="1 6")
    story.play(W, "lion", J)
    assert story.step == "Reaction"
    assert not story.can(J, "sleep")
    assert story.can(J, "aegis")


@clause("TROJA-R-CHAL-19")
def test_the_aegis_avoids_a_combat_and_the_challenge_stays():
    story = Story("lion hector hoplites", "", "aegis aegis", fates="1 6")
    story.play(W, "lion", J)
    story.play(J, "aegis")
    story.fight()
    assert story.standing() == [("lion", J)]
    story.challenge(W, "hector hoplites", J)
    story.play(J, "aegis")
    story.fight()
    assert story.standing() == [("lion", J), ("hector", J)]
    assert "hoplites" in story.discards()
    assert story.told("fate") == []


@clause("TROJA-R-CHAL-19")
def test_the_aegis_may_be_for_duels_alone():
    story = Story("lion", "", "aegis", aegis="duel", fates="1 6 1 6")
    story.play(W, "lion", J)
    while story.step == "Reaction":
        assert not story.can(J, "aegis")
        story.quiet()
    story.fight()
    story.duel(W, J)
    assert story.can(J, "aegis")


# The other effects.


@clause("TROJA-FAQ-3", "TROJA-R-CARD-8")
def test_hades_removes_troops_and_trojan_heroes_but_no_beast():
    story = Story("hades hector", "spartans", "", fates="6 1 / 1", camp=True)
    story.done()
    story.attach(A, "spartans")
    story.to_battle()
    story.challenge(W, "hector", J)
    story.fight()
    assert story.standing() == [("hector", J)]
    aims = [move & 127 for move in story.match.decision(W).answers if move >> 7 == hades(story)]
    assert {RULES.cards[card].key for card in aims} == {"hector", "spartans"}
    story.on(W, "hades", "hector")
    story.until("Act")
    assert story.standing() == []
    assert story.glory[W] == 12


def hades(story: Story) -> int:
    return story.card(W, "hades")


@clause("TROJA-R-CARD-8", "TROJA-R-FIELD-14", "TROJA-V.3.b-3")
def test_without_his_troops_a_trojan_hero_fights_by_his_special_again():
    story = Story("pandarus hoplites hades", "", "", fates="1 1 6")
    story.challenge(W, "pandarus hoplites", W)
    story.until("Modify")
    assert story.told("fixed") == [(1, 1)]
    story.on(W, "hades", "hoplites")
    story.until("Modify")
    assert story.told("fixed")[-1] == (0, 0)
    assert len(story.told("acted")) == 1
    story = Story("hoplites hades", "", "", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.until("Modify")
    story.on(W, "hades", "hoplites")
    story.fight()
    assert story.told("fate") == []
    assert story.glory[W] == 12


@clause("TROJA-FAQ-1", "TROJA-R-CARD-9")
def test_speed_gives_one_more_gain_of_glory_and_copies_stack():
    story = Story("speed speed", "", "", fates="1 1 1 1 1 1")
    story.play(W, "speed")
    story.play(W, "speed")
    for target in (A, J, A):
        story.duel(W, target)
        story.fight()
    assert not story.legal(W, answer(TO_DUEL, A))
    story = Story("lion", "", "speed")
    story.play(W, "lion", W)
    story.until("Modify")
    assert not story.can(J, "speed")


@clause("TROJA-FAQ-13", "TROJA-R-CARD-10")
def test_armed_combat_makes_it_a_battle_if_the_challenge_has_tactics():
    story = Story("lion armed", "", "", fates="1 6")
    story.play(W, "lion", W)
    story.play(W, "armed", 0)
    story.fight()
    assert story.totals() == (3 + 1, 2 + 6)
    story = Story("gorgon armed", "", "")
    story.play(W, "gorgon", W)
    story.until("Modify")
    assert not story.can(W, "armed", 0)


@clause("TROJA-R-CARD-10")
@pytest.mark.parametrize(("option", "may"), [("off", False), ("on", True)])
def test_armed_combat_in_a_duel_is_an_option(option, may):
    story = Story("armed", "", "", armed_duel=option, fates="1 1")
    story.duel(W, A)
    story.until("Modify")
    assert story.can(W, "armed", 0) is may
    if may:
        story.play(W, "armed", 0)
        story.fight()
        assert story.totals() == (2 + 1, 5 + 1)


@clause("TROJA-V.4-3", "TROJA-V.1-5", "TROJA-V.2-2")
@pytest.mark.parametrize(("seat", "amount"), [(W, 2), (J, 3)])
def test_an_effect_may_depend_on_the_patron(seat, amount):
    story = Story("lion fury", "", "fury", fates="1 1")
    story.play(W, "lion", W)
    story.play(seat, "fury", HERO)
    story.fight()
    assert story.totals()[1] == 4 + amount + 1


@clause("TROJA-V.4-5", "TROJA-V.4-EX-1", "TROJA-R-CARD-2", "TROJA-R-CAMP-11", "TROJA-R-CARD-4")
def test_one_round_lasts_until_the_players_turn_in_the_next_round():
    story = Story("hoplites", "", "wisdom", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.play(J, "wisdom", J)
    story.fight()
    for _ in range(2):
        story.end_turn()
    story.until("Act")
    # Played before J's turn of this round, it outlasts that turn.
    assert story.match.table.active == J
    assert bonuses(story) == 1
    story.end_round()
    story.end_turn()
    assert bonuses(story) == 1
    story.end_turn()
    story.until("Act")
    assert story.match.table.active == J
    assert bonuses(story) == 0
    assert "wisdom" in story.discards()


def bonuses(story: Story) -> int:
    return len(story.match.table.lasting)


@clause("TROJA-R-CARD-1", "TROJA-BI.1-4", "TROJA-V.4-2")
def test_power_is_a_threshold_and_not_spent():
    story = Story("thunderbolt judgement lion", "", "thunderbolt", fates="1 1")
    story.play(W, "lion", W)
    story.play(W, "thunderbolt", HERO)
    story.until("Modify")
    assert not story.can(J, "thunderbolt", HERO)
    move = answer(story.card(J, "thunderbolt"), HERO)
    assert story.refused(J, move) == "TROJA-V.4-2"
    assert story.power(W) == 3


@clause("TROJA-VI.2-2", "TROJA-R-CARD-4")
def test_a_prayer_lasts_until_the_end_of_the_action_it_served():
    story = Story("prayer cyclops lion", "", "", fates="1 6 1 6")
    story.play(W, "prayer")
    story.until("Act")
    assert story.power(W) == 5
    story.play(W, "cyclops", A)
    story.fight()
    assert story.power(W) == 3


@clause("TROJA-IV.3-1", "TROJA-V.4-4", "TROJA-V.5-1", "TROJA-R-FIELD-15", "TROJA-IV-11")
def test_outside_combat_the_active_player_plays_and_others_after_an_action():
    story = Story("hoplites oracle", "", "wisdom oracle", fates="1 1 1 6")
    story.play(W, "oracle")
    assert "oracle" not in story.discards()
    story.until("Act")
    assert "oracle" in story.discards()
    story.challenge(W, "hoplites", W)
    while story.step != "Aftermath":
        story.quiet()
    # Our Oracle speaks in the own turn alone.
    assert not story.can(J, "oracle")
    story.play(J, "wisdom", J)
    story.until("Act")
    assert bonuses(story) == 1


def test_the_gift_of_hermes_is_known_in_the_hand():
    story = Story("hermes sword_ares sword_athena", "", "", camp=True)
    story.attach(W, "sword_ares")
    story.attach(W, "sword_athena")
    story.to_battle()
    story.on(W, "hermes", "sword_ares")
    story.until("Act")
    lost = story.card(W, "sword_ares")
    assert listed(story.match.table.known[W]) == [lost]
    world = GAME.sample(story.match.view(A), Rng(3))
    assert lost in listed(world.secrets.hand(W))
