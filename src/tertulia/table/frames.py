"""What a seat is told, as ``docs/protocol.md`` says.

Every frame is built from the seat's own view and from events as that seat sees them. Nothing here
reads a match beyond them, so what a seat may not know cannot be sent to it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Raw
from msgspec.structs import asdict

from tertulia.core.events import Event
from tertulia.core.position import Decision, View
from tertulia.core.text import Text, key_ref, seat_ref
from tertulia.table import terms, windows
from tertulia.table.seats import AT_PLAY, HUMAN, Seat, TableSpec, resting, votes_against
from tertulia.table.state import State
from tertulia.table.talk import Said
from tertulia.table.wire import (
    Answer,
    Ask,
    Ev,
    Heard,
    Hello,
    Now,
    Part,
    Person,
    Refusal,
    Result,
    Told,
    encode,
)


@dataclass
class Picture:
    """What a seat sees and is asked; the scene's parts are encoded, so that two can be compared."""

    headline: Raw
    players: Raw
    zones: dict[str, bytes]
    now: Now


def picture(state: State, seat: int | None, asker: Seat | None = None) -> Picture:
    """What ``seat`` (``None``: a spectator) sees now, and is asked if ``asker`` wants to be.

    Who has answered in an open window is told to nobody: all that were asked still seem to be.
    """
    match = state.match
    view = match.view(seat)
    now = _now(state, view, None if seat is None else asker or Seat(seat, HUMAN))
    if now.thinking is not None:
        view.owing = windows.eligible(match)
        now.waiting = view.to_move
    scene = match.game.scene(view)
    return Picture(
        Raw(encode(scene.headline)),
        Raw(encode(scene.players)),
        {zone.id: encode(zone) for zone in scene.zones},
        now,
    )


def hello(
    state: State,
    seat: int | None,
    seen: Picture,
    people: list[Person],
    spec: TableSpec | None = None,
    said: Iterable[Said] = (),
) -> bytes:
    """The frame that begins a conversation, or begins it anew; ``spec`` if it is newer."""
    log = state.match.log
    assert log is not None
    spec = spec or state.spec
    frame = Hello(
        v=1,
        game=spec.game,
        table=spec.id,
        seat=seat,
        seq=state.seq,
        people=people,
        host=spec.host,
        next=spec.next is not None,
        resting=resting(spec.seats),
        talk=terms.talks(spec.terms),
        said=[heard(one) for one in said],
        scene={
            "headline": seen.headline,
            "players": seen.players,
            "zones": [Raw(zone) for zone in seen.zones.values()],
        },
        cards={card.key: card for card in state.match.game.cards(state.match.rules)},
        log=_told(state, seat, log.events),
        promise=spec.seed_commit,
        **asdict(seen.now),
    )
    return encode(frame)


def moment(view: View[Any, Any], ask: int) -> bytes:
    """The ``hello`` of one decision for who has but a view: no people, no story, no faces apart."""
    scene = view.game.scene(view)
    frame = Hello(
        v=1,
        game=view.game.name,
        table="",
        seat=view.seat,
        seq=ask,
        people=[],
        host=-1,
        next=False,
        resting=False,
        talk=False,
        said=[],
        scene={
            "headline": Raw(encode(scene.headline)),
            "players": Raw(encode(scene.players)),
            "zones": [Raw(encode(zone)) for zone in scene.zones],
        },
        cards={},
        log=[],
        promise="",
        progress=view.game.progress(view),
        ask=_ask(view, ask),
        waiting=view.to_move,
        thinking=None,
        topic=None,
        wake=None,
        orders=None,
        muted=None,
        over=None,
        undo=False,
    )
    return encode(frame)


def change(
    state: State, seat: int | None, before: Picture, after: Picture, news: Iterable[Event]
) -> bytes:
    """The frame that leads from one picture to the next."""
    zones: dict[str, Raw | None] = {
        name: Raw(zone) for name, zone in after.zones.items() if before.zones.get(name) != zone
    }
    zones.update(dict.fromkeys(before.zones.keys() - after.zones.keys()))
    frame = Ev(
        seq=state.seq,
        events=_told(state, seat, news),
        headline=after.headline,
        players=after.players,
        zones=zones,
        order=list(after.zones),
        **asdict(after.now),
    )
    return encode(frame)


def people(
    seats: Sequence[Seat], here: Container[int], stood_in: Container[int] = ()
) -> list[Person]:
    """Who sits at the table; ``here`` are the seats of people who are, beside the bots."""
    return [
        Person(
            seat=seat.n,
            name=seat.name or called(seat),
            kind=seat.kind,
            bot=seat.bot,
            here=seat.bot is not None or seat.n in here,
            open=seat.open,
            stand_in=seat.n in stood_in,
            times=seat.times,
            rest=seat.rest != AT_PLAY,
            votes=votes_against(seats, seat.n),
        )
        for seat in seats
    ]


def heard(said: Said) -> Heard:
    """What somebody has said, as it is told."""
    return Heard(said.n, said.seat, said.text, said.after)


def called(seat: Seat) -> Text:
    """What a seat is called whose owner has given no name."""
    if seat.bot is None:
        return Text("seat-name", {"number": seat.n + 1})
    return Text("bot-numbered", {"bot": key_ref(f"bot-{seat.bot}"), "number": seat.n + 1})


def _now(state: State, view: View[Any, Any], asker: Seat | None) -> Now:
    match = state.match
    ask = None
    if asker is not None and asker.n in state.asks and not windows.spoken_for(match, asker):
        ask = _ask(view, state.asks[asker.n])
    return Now(
        progress=match.game.progress(view),
        ask=ask,
        waiting=match.to_move,
        thinking=len(match.to_move) if windows.is_open(match) else None,
        topic=windows.topic(match),
        wake=None if asker is None else asker.wake,
        orders=None if asker is None else asker.orders,
        muted=None if asker is None else asker.muted,
        over=_result(state) if match.over else None,
        undo=asker is not None and match.undoable(asker.n),
    )


def _ask(view: View[Any, Any], number: int) -> Ask:
    decision = view.ask()
    ask = Ask(
        id=number,
        seat=decision.seat,
        kind=decision.kind,
        rule=decision.rule,
        prompt=decision.prompt,
        why=decision.why,
        answers=[_answer(decision, answer) for answer in decision.answers],
        refused=_refused(view, decision),
        deadline=None,
    )
    if decision.kind == "allocate":
        ask.columns = [
            Part(column.id, column.family, column.icon, column.label, column.max or 0)
            for column in view.game.columns(view)
        ]
        ask.total = sum(ask.answers[0].parts or ())
    return ask


def _answer(decision: Decision, answer: int) -> Answer:
    option = decision.describe(answer)
    return Answer(answer, option.text, option.targets, option.parts or None, option.style)


def _refused(view: View[Any, Any], decision: Decision) -> list[Refusal]:
    step = view.top
    assert step is not None
    return [
        Refusal(step.describe(view, decision.seat, answer).targets, decision.refuse(answer).reason)
        for answer in decision.tempting
    ]


def _told(state: State, seat: int | None, events: Iterable[Event]) -> list[Told]:
    game, rules = state.match.game, state.match.rules
    found = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            kind = game.events[seen.kind]
            text = game.text(rules, seen)
            found.append(Told(seen.seq, kind.name, text, rules.cited(kind.rule)))
    return found


def won(winners: tuple[int, ...]) -> Text:
    """Who has won, in a sentence."""
    args: dict[str, int | str] = {f"seat{n}": seat_ref(seat) for n, seat in enumerate(winners, 1)}
    return Text(f"won-{len(winners)}", args)


def _result(state: State) -> Result:
    winners = state.match.winners
    seed = state.spec.seed if terms.shown_at_the_end(state.spec.terms) else None
    turns = state.course.decisive(state.match)
    return Result(state.match.scores, winners, won(winners), seed, turns)
