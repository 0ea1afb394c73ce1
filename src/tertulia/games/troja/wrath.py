"""Divine Wrath: what the patrons do after Fate (TROJA-V.2)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.core.window import Window
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import CHALLENGE, HERO, NOTHING, WRATH, aim_of, answer
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.outcome import Compare
from tertulia.games.troja.piles import TAKEN, fate
from tertulia.games.troja.stats import hero_of, side_total
from tertulia.games.troja.table import DUEL, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import play_option


class Wrathful(Step[Table, Hands]):
    """After Fate the patrons may be called upon, until all pass in a row (TROJA-R-WRATH-3).

    Asked are all whose token can buy something here, a public fact, after ``owner``.
    """

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def rule(self) -> str:
        return "TROJA-V.2-5"

    def run(self, m: Play) -> None:
        asked: i64 = 0
        seat: i64 = 0
        while seat < m.seats:
            if get(m.table.tokens, seat) > 0 and wraths(m, seat):
                asked |= bit(seat)
            seat += 1
        m.push(CallWrath(self.owner), asked)


def wraths(m: At, seat: i64) -> tuple[int, ...]:
    """The sides on which ``seat`` may call the wrath of its patron (TROJA-V.2-6).

    Ares adds a Fate card to the own side (TROJA-R-WRATH-5). Athena makes the opponents' first Fate
    card count less. Hera takes a Fate card from an opponent, or from any Hero in a combat of
    others.
    """
    table = m.table
    patron = rules_of(m).patrons[hero_of(m, seat).patron]
    side: i64 = NOTHING
    if seat == table.target:
        side = HERO
    elif table.kind == DUEL and seat == table.initiator:
        side = CHALLENGE
    if patron.wrath == words.ADD_FATE:
        return () if side == NOTHING else (int(side),)
    if patron.wrath == words.TAKE_FATE:
        if side == NOTHING:
            return (CHALLENGE, HERO) if table.kind == DUEL else (HERO,)
        return (int(1 - side),)
    if side == NOTHING:
        return ()
    first = table.first_fates[0] if side == HERO else table.first_fates[1]
    return (int(1 - side),) if first > patron.amount else ()


class CallWrath(Window[Table, Hands]):
    """Spend a token for the patron's rule (TROJA-V.2-4). It is no card: nothing cancels it
    (TROJA-R-WRATH-4).
    """

    def rule(self) -> str:
        return "TROJA-V.2-4"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple([answer(WRATH, side) for side in wraths(m, seat)])

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Wrathful(seat))
        side = aim_of(answer)
        patron = rules_of(m).patrons[hero_of(m, seat).patron]
        m.table.spend_token(seat)
        m.tell(events.WRATH, seat, side)
        if patron.wrath == words.ADD_FATE:
            fate(m, seat, side)
        elif patron.wrath == words.TAKE_FATE:
            fate(m, seat, TAKEN + side)
        else:
            m.table.spoil_fate(side, patron.amount)
            m.tell(events.SPOILED, side, patron.amount)

    def closed(self, m: Play) -> None:
        m.become(Compare())

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {
            "challenge": int(side_total(m, CHALLENGE)),
            "hero": int(side_total(m, HERO)),
            "target": seat_ref(int(m.table.target)),
        }
        return Text("troja-ask-wrath", args)

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)
