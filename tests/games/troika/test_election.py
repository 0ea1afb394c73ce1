"""Elections."""

from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    JACK,
    MONEY,
    NOBODY,
    STOP,
    answer,
    card,
    names,
    offered,
    only,
    step,
    story,
    told,
    told_to,
)
from tests.games.troika.test_events import event, table

from tertulia.core.rng import Rng
from tertulia.games.troika import GAME
from tertulia.games.troika.packed import lane


def elections(*tables, hands=None, **more):
    return event(table(*tables, hands=hands, **more), "eleicoes")


@clause("TROIKA-ELECTIONS-0", "TROIKA-ELECTIONS-1", "TROIKA-EVENTS-2", "TROIKA-VOTES-1")
def test_votes_on_the_table_are_announced_in_round_order():
    m = elections("juizes expesso revisao pensionistas", "tv-irritante", "")
    # Leader 3, Groups 0 + 1 + 2 + 4, a Consensus 2; Leader 3, Group 4; Leader 2.
    assert told(m, "announced") == [(ANA, 12), (BIA, 7), (JACK, 2)]


@clause("TROIKA-ELECTIONS-2", "TROIKA-R-B37", "TROIKA-FAQ-6")
def test_a_campaign_lies_face_down_with_its_count_alone_known():
    m = elections("", "", hands=["pensionistas expesso", ""])
    assert only(m) == ANA
    assert offered(m) == {STOP, card("pensionistas"), card("expesso"), MONEY}
    answer(m, card("pensionistas"), MONEY)
    assert told_to(m, BIA, "laid") == [(ANA,), (ANA,)]
    assert m.table.laid[ANA] == 2
    view = m.view(BIA)
    assert (view.secrets.campaign[ANA], view.secrets.stake[ANA]) == (0, 0)
    assert (view.table.held[ANA], view.table.money[ANA]) == (2, 2)
    answer(m, STOP)
    assert (only(m), step(m)) == (BIA, "Campaign")  # the next sees the count and may lay nothing
    answer(m, STOP)
    assert told(m, "counted") == [(ANA, 3 + 4 + 1), (BIA, 3)]


def test_worlds_differ_in_what_lies_face_down():
    m = elections("", "", hands=["pensionistas expesso juizes", ""])
    answer(m, card("pensionistas"), STOP)
    seen = {
        (world.secrets.campaign[ANA] != 0, world.secrets.stake[ANA])
        for world in (GAME.sample(m.view(BIA), Rng(seed)) for seed in range(60))
    }
    assert seen == {(True, 0), (False, 1)}


@clause("TROIKA-ELECTIONS-3", "TROIKA-ELECTIONS-4", "TROIKA-ELECTIONS-6", "TROIKA-R-B52")
def test_the_most_votes_win_and_all_campaigns_are_discarded():
    m = elections("", "", hands=["pensionistas", "expesso"])
    answer(m, card("pensionistas"), MONEY, STOP)
    treasury = m.table.treasury
    answer(m, card("expesso"), STOP)
    assert told(m, "spent") == [(ANA, card("pensionistas")), (BIA, card("expesso"))]
    assert told(m, "staked") == [(ANA, 1)]
    assert told(m, "elected") == [(ANA, 8, 0)]
    assert (m.table.government, lane(m.table.won[ANA], 0)) == (ANA, 1)
    # The second draws before anything goes back: neither Treasury nor discards have it yet.
    assert (only(m), step(m)) == (BIA, "Draw")
    assert (m.table.discards, m.table.treasury) == (0, treasury)
    answer(m, 1)
    assert names(m, m.table.discards) == {"pensionistas", "expesso"}
    assert m.table.treasury == treasury + 1 - 2


@clause("TROIKA-ELECTIONS-5", "TROIKA-R-B40")
def test_the_second_draws():
    m = elections("pensionistas", "revisao", "")
    while step(m) == "Campaign":
        answer(m, STOP)
    assert (only(m), step(m), m.decision(BIA).rule) == (BIA, "Draw", "TROIKA-ELECTIONS-5")


@clause("TROIKA-ELECTIONS-7", "TROIKA-R-B51")
def test_the_winner_begins_the_next_round():
    m = elections("", "tv-irritante", "", money=[0, 0, 0])
    answer(m, 1)
    assert told(m, "round")[-1][0] == BIA


@clause("TROIKA-R-B41", "TROIKA-ELECTIONS-4")
def test_a_reelected_government_has_two_cards_and_a_fallen_one_keeps_its_own():
    m = elections("tv-irritante", "", money=[0, 0], government=NOBODY)
    m.table.elect(BIA, False)
    assert m.table.government == BIA
    assert (lane(m.table.won[ANA], 0), lane(m.table.won[BIA], 0)) == (1, 1)


@clause("TROIKA-ELECTIONS-TIE-1", "TROIKA-R-B38", "TROIKA-R-B39", "TROIKA-FAQ-5")
def test_a_tie_for_first_elects_nobody_and_the_tied_draw():
    m = elections("", "", "", money=[0, 0, 0], government=JACK)
    assert told(m, "tied") == [(0b011,)]  # 3, 3 and 2 Votes
    assert m.table.government == NOBODY
    assert only(m) == ANA
    answer(m, 0)
    assert only(m) == BIA
    answer(m, 0)
    assert told(m, "round")[-1][0] == ANA  # the first player is the same
    assert not any(m.table.won)


@clause("TROIKA-R-B38")
def test_a_tie_may_leave_the_government_in_office_by_option():
    m = elections("", "", "", money=[0, 0, 0], government=JACK, tie_government="stays")
    assert m.table.government == JACK


@clause("TROIKA-ELECTIONS-TIE-2")
def test_a_tie_for_second_gives_nothing():
    m = elections("pensionistas", "", "expesso", money=[0, 0, 0])
    assert told(m, "elected") == [(ANA, 7, 0)]
    assert story(m)[-1] == "turn"


@clause("TROIKA-R-B42")
def test_a_vote_of_confidence_goes_by_the_table_and_counts_as_interim():
    m = event(table("", "tv-irritante", hands=["pensionistas", ""]), "voto-de-confianca")
    assert told(m, "elected") == [(BIA, 7, 1)]
    assert (m.table.government, lane(m.table.won[BIA], 1)) == (BIA, 1)
    assert (only(m), step(m)) == (ANA, "Draw")  # the second
    assert "laid" not in story(m)
