"""The state of a table: its log replayed. No clock, no network, no store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import tertulia
from tertulia.core.errors import IllegalMove, NotPossible, TertuliaError
from tertulia.core.events import Event
from tertulia.core.match import Match
from tertulia.core.text import Text
from tertulia.table.commands import Action, Entry, Fact, Play, Refused, Start
from tertulia.table.course import Course
from tertulia.table.seats import TableSpec

ANSWER_LIMIT = 1 << 62


class Diverged(TertuliaError):
    """A stored log that this program's rules do not lead to: another program wrote it."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: entry {seq} does not follow by the rules of this program")


class State:
    """A match, the number of its log's newest entry, and what each seat is asked.

    ``asks`` gives by seat the entry at which it was asked. That number names the ask: it never
    comes again, not even after an undo, and stays while other seats answer the same question.
    ``done`` gives the entry of each command that a client has named, ``course`` the scores from
    step to step. ``match`` is one that begins otherwise than by the table's seed. ``retracing`` is
    the seat that has taken answers back and not yet got beyond where it was, if there is one.
    """

    def __init__(self, spec: TableSpec, match: Match[Any, Any] | None = None) -> None:
        self.spec = spec
        self.match = match or _begin(spec)
        self.seq = 0
        self.asks: dict[int, int] = dict.fromkeys(self.match.to_move, 0)
        self.done: dict[tuple[int, str], int] = {}
        self.course = Course(self.match)
        self.retracing: int | None = None
        self._furthest = 0

    def first_entry(self, at: int) -> Entry:
        """The entry that begins the log; only for a table that has just been made."""
        log = self._log()
        return Entry(0, at, None, Start(), self._facts(log.events), _chance(log.outcomes))

    def advance(self, at: int, seat: int, command: Action) -> Entry:
        """Carry out a command and return its entry.

        Raises :class:`IllegalMove` or :class:`Refused`; then nothing has changed.
        """
        log = self._log()
        events, draws = len(log.events), len(log.outcomes)
        asked, top, inputs = dict(self.asks), self.match.top, len(log.inputs)
        if isinstance(command, Play):
            self._play(seat, command)
            facts = self._facts(log.events[events:])
            if seat != self.retracing or len(log.inputs) > self._furthest:
                self.retracing = None
        else:
            self._undo(seat)
            facts = ()
            self._furthest = max(inputs, self._furthest if seat == self.retracing else 0)
            self.retracing = seat
        self.seq += 1
        self.course.note(self.match)
        asked.pop(seat, None)
        kept = asked if self.match.top is top else {}
        self.asks = {owing: kept.get(owing, self.seq) for owing in self.match.to_move}
        if command.cid:
            self.done[seat, command.cid] = self.seq
        return Entry(self.seq, at, seat, command, facts, _chance(log.outcomes[draws:]))

    def follow(self, entries: Iterable[Entry]) -> None:
        """Carry on with entries from the store; raises :class:`Diverged`."""
        for entry in entries:
            if self._again(entry) != entry:
                raise Diverged(self.spec.id, entry.seq)

    @property
    def events(self) -> int:
        """How many events there have been."""
        return len(self._log().events)

    def news(self, entry: Entry) -> list[Event]:
        """The events of the newest entry."""
        return self._log().events[-len(entry.facts) :] if entry.facts else []

    def _again(self, entry: Entry) -> Entry | None:
        if isinstance(entry.command, Start):
            return self.first_entry(entry.at)
        if entry.actor is None:
            return None
        try:
            return self.advance(entry.at, entry.actor, entry.command)
        except (IllegalMove, Refused):
            return None

    def _play(self, seat: int, command: Play) -> None:
        if self.asks.get(seat) != command.ask:
            raise Refused(Text("refusal-too-late"))
        if not -ANSWER_LIMIT < command.answer < ANSWER_LIMIT:
            raise self.match.decision(seat).refuse(-ANSWER_LIMIT)
        self.match.play(seat, command.answer)

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except NotPossible:
            raise Refused(Text("refusal-no-undo")) from None

    def _log(self) -> Any:
        log = self.match.log
        assert log is not None
        return log

    def _facts(self, events: Iterable[Event]) -> tuple[Fact, ...]:
        kinds = self.match.game.events
        return tuple(
            Fact(event.seq, kinds[event.kind].name, event.args, event.audience, event.shown)
            for event in events
        )


def _begin(spec: TableSpec) -> Match[Any, Any]:
    game, options = tertulia.game(spec.game), dict(spec.options)
    deck = game.earlier_deck(spec.game_version, options)
    return game.start(len(spec.seats), spec.seed, options, deck=deck)


def _chance(outcomes: Iterable[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(outcome) for outcome in outcomes)
