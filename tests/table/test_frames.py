"""What a seat is sent: enough to draw, built from its view, and nothing that tells more."""

import copy
import json
import re

import pytest
from tests.table.tools import TABLES, Client, any_answer, make_spec

import tertulia
from tertulia.core.bits import members
from tertulia.core.errors import IllegalMove
from tertulia.core.log import Log
from tertulia.table import frames
from tertulia.table.commands import Play
from tertulia.table.state import State
from tertulia.table.wire import Nack, encode
from tertulia.testing.trial import shown


@pytest.fixture(params=TABLES, ids=str)
def spec(request):
    return make_spec(*request.param)


def readers(spec):
    return [None, *range(len(spec.seats))]


def hello(state, seat):
    people = frames.people(state.spec.seats, {})
    return frames.hello(state, seat, frames.picture(state, seat), people)


def test_changes_lead_to_what_a_new_hello_says(spec):
    state, rng = State(spec), tertulia.Rng(1)
    clients = {seat: Client() for seat in readers(spec)}
    pictures = {seat: frames.picture(state, seat) for seat in readers(spec)}
    for seat, client in clients.items():
        client.take(hello(state, seat))
    while state.asks:
        entry = state.advance(1, *any_answer(state, rng))
        for seat, client in clients.items():
            after = frames.picture(state, seat)
            client.take(frames.change(state, seat, pictures[seat], after, state.news(entry)))
            pictures[seat] = after
            if rng.below(8) == 0 or not state.asks:
                again = Client()
                again.take(hello(state, seat))
                assert client.held == again.held
    assert clients[0].held["over"]["scores"] == list(state.match.scores)


def test_only_zones_that_changed_are_sent(spec):
    state, rng = State(spec), tertulia.Rng(1)
    before = frames.picture(state, 0)
    spared = 0
    while state.asks:
        entry = state.advance(1, *any_answer(state, rng))
        after = frames.picture(state, 0)
        sent = json.loads(frames.change(state, 0, before, after, state.news(entry)))["zones"]
        for name, zone in after.zones.items():
            assert (name in sent) == (before.zones.get(name) != zone)
            spared += name not in sent
        before = after
    assert spared


def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(spec):
    rng = tertulia.Rng(7)
    compared = 0
    for game in range(2):
        state = State(make_spec(spec.game, len(spec.seats), f"seed {game}"))
        while state.asks:
            for seat in range(len(spec.seats)):
                if rng.below(6) == 0:
                    compared += compare(state, seat, rng)
            state.advance(1, *any_answer(state, rng))
    assert compared > 100


def compare(state, seat, rng):
    """Hold that a sampled world sends the same, until something hidden or random shows."""
    twins = worlds(state, seat, rng)
    if not twins:
        return 0
    compared = 1
    for reader in (seat, None):  # whoever only watches knows no more than any seat
        same = [hello(twin, reader) for twin in twins]
        assert same[0] == same[1]
    while twins[0].asks:
        mover, command = any_answer(twins[0], rng)
        if command.answer not in twins[1].match.decision(mover).answers:
            break
        if mover == seat:
            wrong = Play(command.ask, rng.below(1 << 12))
            refused = [refusal(twin, seat, wrong) for twin in twins]
            assert refused[0] == refused[1]
        pictures = [{who: frames.picture(twin, who) for who in (seat, None)} for twin in twins]
        entries = [twin.advance(1, mover, command) for twin in twins]
        if told(twins[0], seat) != told(twins[1], seat):
            break
        for reader in (seat, None):
            sent = [
                frames.change(
                    twin, reader, before[reader], frames.picture(twin, reader), twin.news(entry)
                )
                for twin, before, entry in zip(twins, pictures, entries, strict=True)
            ]
            assert sent[0] == sent[1]
        compared += 1
    return compared


def worlds(state, seat, rng):
    """The state and another that ``seat`` can't tell from it; none where somebody else has answered
    in secret: there it answers again, under another number."""
    world = state.match.game.sample(state.match.view(seat), rng)
    twins: list[State] = []
    for match in (state.match.copy(), world) if world.to_move == state.match.to_move else ():
        match.log = Log()
        twin = copy.copy(state)
        twin.match, twin.done, twin.asks = match, {}, dict(state.asks)
        twins.append(twin)
    return twins


def refusal(twin, seat, command):
    """The frame that says why an answer is refused; nothing if it is legal."""
    if command.answer in twin.match.decision(seat).answers:
        return None
    with pytest.raises(IllegalMove) as found:
        twin.advance(1, seat, command)
    return encode(Nack("", found.value.reason))


def told(twin, seat):
    """All that a seat may know of what happened: where it differs, something has come out."""
    return list(shown(twin.match.log.events, seat))


def test_no_frame_of_trunfos_names_a_card_that_is_hidden_from_its_reader():
    game = tertulia.game("trunfos")
    names = {key: card for card in range(61) if (key := f"trunfos-card-{card_key(card)}")}
    for seats in game.seats:
        state, rng = State(make_spec("trunfos", seats, f"seed {seats}")), tertulia.Rng(2)
        while state.asks:
            for seat in readers(state.spec):
                hidden = hidden_from(state.match, seat)
                frame = json.loads(hello(state, seat))
                del frame["log"]  # its cards were shown once, and may lie hidden again
                assert len(frame.pop("cards")) == 12 * seats  # the deck, which everyone knows
                text = json.dumps(frame)
                ids = {int(found) for found in re.findall(r'"c(\d+)"', text)}
                keys = {names[found] for found in re.findall(r"trunfos-card-\w+", text)}
                assert not (ids | keys) & hidden, (seat, state.seq)
            state.advance(1, *any_answer(state, rng))


def card_key(card):
    return "pshc"[card // 16] + str(card % 16) if card < 64 else ""


def hidden_from(match, seat):
    """The cards in others' hands that they are not known to hold, and those face down."""
    cards = {card for card in match.secrets.down if card >= 0}
    for other in range(int(match.seats)):
        if other != seat:
            held = match.secrets.hand(other) & ~match.table.must_hold(other)
            cards |= set(members(held))
    return cards


def test_the_story_cites_the_clauses_of_the_edition_that_is_played():
    spec = make_spec("troika", 2)
    spec.options["rules"] = "greek"
    state, rng = State(spec), tertulia.Rng(1)
    while state.asks:
        state.advance(1, *any_answer(state, rng))
    log = json.loads(hello(state, None))["log"]
    assert {"TROIKA-EL-SEQ-1", "TROIKA-EL-VP-7"} <= {told["rule"] for told in log}
    assert not {"TROIKA-SEQ-1", "TROIKA-VP-6"} & {told["rule"] for told in log}
