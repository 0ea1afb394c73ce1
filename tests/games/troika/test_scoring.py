"""The Victory Points line by line, and who wins."""

from tests.games.clauses import clause
from tests.games.troika.playing import ANA, BIA, told
from tests.games.troika.test_events import event, table

from tertulia.games.troika.packed import pack
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import points, score


def scored(seats=2, **fields):
    m = table(*([""] * seats))
    for name, value in fields.items():
        setattr(m.table, name, value)
    return m


@clause("TROIKA-VP-1", "TROIKA-R-B46", "TROIKA-TABLE-8")
def test_power_of_groups_without_the_leader():
    m = table("juizes expesso", "")
    assert points(rules_of(m), m.table, ANA, 0) == 5
    assert points(rules_of(m), m.table, BIA, 0) == 0


@clause("TROIKA-VP-2", "TROIKA-R-B47", "TROIKA-CONSENSUS-2")
def test_consensuses_score_0_4_10_18():
    gold, blue = "juizes procuradoria poder-local reguladores", "expesso opus-day colegios clube"
    red, grey = (
        "revisao camionistas ambientalistas radios",
        "pensionistas tv-irritante patos videntes",
    )
    for number, worth in enumerate((0, 4, 10, 18, 18)):
        text = " ".join(" ".join(row.split()[:number]) for row in (gold, blue, red, grey))
        m = table(text, "")
        assert points(rules_of(m), m.table, ANA, 1) == worth


@clause("TROIKA-VP-3", "TROIKA-R-B41")
def test_every_government_card_scores():
    m = table("", "")
    m.table.elect(ANA, False)
    m.table.elect(ANA, False)
    m.table.elect(BIA, True)
    assert [points(rules_of(m), m.table, seat, 2) for seat in (ANA, BIA)] == [20, 5]


@clause("TROIKA-VP-4")
def test_titles_score_their_value():
    m = scored(owned=(pack([1, 2, 3]), 0, 0, 0))
    assert points(rules_of(m), m.table, ANA, 3) == 4 + 10 + 18


@clause("TROIKA-VP-5", "TROIKA-R-B45")
def test_money_in_hand_and_offshore_is_added_before_it_is_halved():
    m = scored(money=(3, 1, 0, 0), offshore=(2, 0, 0, 0))
    assert [points(rules_of(m), m.table, seat, 4) for seat in (ANA, BIA)] == [2, 0]


@clause("TROIKA-VP-6", "TROIKA-R-B48")
def test_the_most_points_win_and_several_share():
    m = event(table("juizes", "opus-day", "expesso"), "troika")
    assert m.winners == (ANA, BIA)
    assert told(m, "ended") == [(0b011,)]
    lines = [sum(p for s, _, p in told(m, "scored") if s == seat) for seat in range(3)]
    assert lines == list(m.scores) == [score(rules_of(m), m.table, seat) for seat in range(3)]
    assert isinstance(m.table, Table)
