"""Words for tests: build a table by the names of cards, act, and read what was told.

Seats are Ana, Bia, Jack and Davi, clockwise. Cards are named by their ids in the deck, which may be
shortened as long as they are unique.
"""

import tomllib
from pathlib import Path
from typing import Any

from tertulia.core.bits import members
from tertulia.core.log import Log, Script
from tertulia.core.position import PASS
from tertulia.games.troika import GAME
from tertulia.games.troika.leaders import LeaderTime
from tertulia.games.troika.organization import BACK, SWAP
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import NOBODY
from tertulia.games.troika.turns import Act, Limit, Turns
from tertulia.games.troika.types import Play, rules_of
from tertulia.games.troika.wording import MONEY_CARD

ANA, BIA, JACK, DAVI = range(4)
STOP = PASS
MONEY = MONEY_CARD
__all__ = ["BACK", "NOBODY", "STOP", "SWAP"]


DECKS = {
    name: tomllib.loads((Path(__file__).parent / "decks" / f"{name}.toml").read_text("utf-8"))
    for name in ("portuguese", "greek")
}


def prepare(seats: int, seed: int, options: dict[str, Any]) -> Play:
    deck = DECKS["greek" if options.get("rules") == "greek" else "portuguese"]
    return GAME.prepare(seats, seed, options, None, deck)


def rules_for(seats: int = 4, **options: Any) -> TroikaRules:
    return rules_of(prepare(seats, 0, options))


def find(faces: Any, name: str) -> int:
    """The place of the card whose id is ``name`` or alone begins with it."""
    exact = [place for place, face in enumerate(faces) if face.id == name]
    if exact:
        return exact[0]
    found = [place for place, face in enumerate(faces) if face.id.startswith(name)]
    assert len(found) == 1, (name, found)
    return found[0]


def card(name: str, **options: Any) -> int:
    return find(rules_for(**options).groups, name)


def cards(text: str, **options: Any) -> list[int]:
    return [card(name, **options) for name in text.split()]


def names(m: Play, mask: int) -> set[str]:
    return {rules_of(m).groups[place].id for place in members(mask)}


def at_turn(
    tables: list[str],
    hands: list[str],
    leaders: list[str] | None = None,
    money: list[int] | None = None,
    seat: int = ANA,
    government: int = NOBODY,
    round_number: int = 1,
    treasury: int | None = None,
    pile: str = "",
    seed: int = 0,
    **options: Any,
) -> Play:
    """A match in which ``seat`` is about to act; ``pile`` states the next Groups drawn."""
    seats = len(tables)
    deal = {"groups": cards(pile, **options)} if pile else None
    m = prepare(seats, seed, options)
    rules = rules_of(m)
    if deal:
        m.script = Script(deal)
    m.log = Log()
    table = m.table
    table.begin(ANA, rules.treasury, rules.titles, rules.all_groups)
    for owner in range(seats):
        default = ["camarada-cravo", "tia-da-cantina", "engenheiro", "presidente-da-junta"][owner]
        table.lead(owner, find(rules.leaders, leaders[owner] if leaders else default))
        table.take(owner, money[owner] if money else rules.start_money)
        for place in cards(tables[owner], **options):
            table.draw(owner, 1)
            table.place(owner, place)
        for place in cards(hands[owner], **options):
            table.draw(owner, 1)
            m.secrets.add(owner, 1 << place)
    for _ in range(round_number):
        table.next_round()
    table.government = government
    if treasury is not None:
        table.treasury = treasury
    table.turn_of(seat)
    m.become(Turns((seat - table.first) % seats + 1))
    if not rules.greek:
        m.push(Limit(seat))
    if rules.powers:
        m.push(LeaderTime(-1))
    m.push(Act(seat))
    m.go_on()
    return m


def only(m: Play) -> int:
    (seat,) = m.to_move
    return int(seat)


def step(m: Play) -> str:
    return m.decision(m.to_move[0]).step


def offered(m: Play, seat: int | None = None) -> set[int]:
    return set(m.decision(only(m) if seat is None else seat).answers)


def answer(m: Play, *answers: int) -> None:
    """Whoever is asked gives these answers, one after the other."""
    for given in answers:
        m.play(only(m), given)


def play(m: Play, text: str) -> None:
    """Whoever is asked answers with these Groups, one after the other."""
    answer(m, *cards(text))


def told(m: Play, name: str) -> list[tuple[int, ...]]:
    """The arguments of all events with this name, in full."""
    assert m.log is not None
    return [event.args for event in m.log.events if GAME.events[event.kind].name == name]


def told_to(m: Play, seat: int | None, name: str) -> list[tuple[int, ...]]:
    """The arguments of the events with this name as ``seat`` learnt them."""
    assert m.log is not None
    seen = [event.seen_by(seat) for event in m.log.events]
    return [event.args for event in seen if event and GAME.events[event.kind].name == name]


def story(m: Play) -> list[str]:
    """The names of all events told."""
    assert m.log is not None
    return [GAME.events[event.kind].name for event in m.log.events]


def pass_on(m: Play, until: str = "Act") -> None:
    """Everyone draws money and does nothing until a decision of the step ``until``."""
    while m.to_move and step(m) != until:
        seat = m.to_move[0]
        answers = m.decision(seat).answers
        m.play(seat, STOP if STOP in answers else answers[-1])


def end_round(m: Play) -> None:
    """Play on, doing nothing, until the next round has begun or the game is over."""
    begun = m.table.round
    while m.to_move and m.table.round == begun:
        seat = m.to_move[0]
        answers = m.decision(seat).answers
        m.play(seat, STOP if STOP in answers else answers[-1])
