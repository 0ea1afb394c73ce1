"""Who looks at a table in this process, and what each has seen of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tertulia.core.text import Text
from tertulia.table import frames, talk, terms, windows
from tertulia.table.clock import Clock
from tertulia.table.commands import Entry, Play
from tertulia.table.frames import Picture
from tertulia.table.presence import Presence
from tertulia.table.reactions import Reactions
from tertulia.table.seats import TableSpec, resting
from tertulia.table.state import State
from tertulia.table.talk import Said
from tertulia.table.watcher import Watcher
from tertulia.table.wire import Note, People, Person, Ping, SaidFrame, encode


class Audience:
    """The watchers of one table, and what they are told of. Spectators need no ``reactions``.

    A ``note`` is told to whoever comes, as long as it stands.
    """

    def __init__(
        self, spec: TableSpec, state: State, clock: Clock, reactions: Reactions | None = None
    ) -> None:
        self.spec = spec
        self.state = state
        self.clock = clock
        self.reactions = reactions
        self.note: Text | None = None
        self.watchers: set[Watcher] = set()
        self.presence = Presence(spec, self.watchers)
        self.said: deque[Said] = deque(maxlen=talk.LATEST)
        self._pictures: dict[int | None, Picture] = {}
        self._people = b""

    def admit(self, watcher: Watcher) -> None:
        """Tell a new watcher what it does not know yet, and the others of its coming."""
        self.watchers.add(watcher)
        if watcher.seat not in self._pictures:
            self._pictures[watcher.seat] = self._picture(watcher.seat)
        note = self.note if self._concerns(watcher) else None
        if watcher.held == self.state.seq and note is None:
            watcher.tell(self.ping())
        else:
            self._greet(watcher)
        if note is not None:
            watcher.tell(encode(Note(note)))
        self.tell_people(watcher)

    def dismiss(self, watcher: Watcher) -> bool:
        """Tell a watcher no more; whether it was the last of its seat."""
        self.watchers.discard(watcher)
        if any(other.seat == watcher.seat for other in self.watchers):
            return False
        self._pictures.pop(watcher.seat, None)
        self.tell_people()
        return True

    def turn_out(self, seat: int) -> None:
        """Whoever has looked from a seat that is now another's sees it no more."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.drop()

    def tell(self, entry: Entry) -> None:
        """Tell of the newest entry."""
        if not isinstance(entry.command, Play):
            # What was taken back leaves everyone's story.
            self.begin_anew()
            return
        news = self.state.news(entry)
        for seat, before in list(self._pictures.items()):
            after = self._picture(seat)
            self._send(seat, frames.change(self.state, seat, before, after, news))
            self._pictures[seat] = after

    def show_again(self, seat: int) -> None:
        """Tell a seat what it is asked now that it wants to be asked otherwise."""
        if seat in self._pictures:
            before, after = self._pictures[seat], self._picture(seat)
            self._send(seat, frames.change(self.state, seat, before, after, ()))
            self._pictures[seat] = after

    def begin_anew(self) -> None:
        """Tell everyone everything."""
        for seat in self._pictures:
            self._pictures[seat] = self._picture(seat)
        for watcher in self.watchers:
            self._greet(watcher)

    def tell_people(self, newcomer: Watcher | None = None) -> None:
        """Tell who is here: everyone, if that has changed, and a ``newcomer`` in any case."""
        spec = self.spec
        talk = terms.talks(spec.terms)
        frame = encode(People(self._sitting(), spec.next is not None, resting(spec.seats), talk))
        for watcher in self.watchers:
            if watcher is newcomer or frame != self._people:
                watcher.tell(frame)
        self._people = frame

    def hear(self, said: Iterable[Said]) -> None:
        """Tell what people have said."""
        for one in said:
            self.said.append(one)
            for watcher in self.watchers:
                watcher.tell(encode(SaidFrame(frames.heard(one))))

    def ping(self) -> bytes:
        """The frame that tells the newest number."""
        return encode(Ping(self.state.seq))

    def _picture(self, seat: int | None) -> Picture:
        asker = None if seat is None else self.spec.seats[seat]
        seen = frames.picture(self.state, seat, asker)
        if seat is None or self.reactions is None:
            return seen
        if windows.is_open(self.state.match):
            seen.now.undo = self.reactions.keeps(seat)
        if (ask := seen.now.ask) is not None:
            ends = (self.clock.due(seat, ask.id), self.reactions.closing(seat, ask.id))
            ask.deadline = min((end for end in ends if end is not None), default=None)
        return seen

    def _concerns(self, watcher: Watcher) -> bool:
        """Whether the note may be told: in a window it would say that somebody could answer."""
        asked = self._pictures[watcher.seat].now.ask is not None
        return asked or not windows.is_open(self.state.match)

    def _greet(self, watcher: Watcher) -> None:
        seen = self._pictures[watcher.seat]
        frame = frames.hello(self.state, watcher.seat, seen, self._sitting(), self.spec, self.said)
        watcher.tell(frame)

    def _sitting(self) -> list[Person]:
        seats, presence = self.spec.seats, self.presence
        here = [seat.n for seat in seats if presence.here(seat)]
        return frames.people(seats, here, [seat.n for seat in seats if presence.gone(seat)])

    def _send(self, seat: int | None, frame: bytes) -> None:
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.tell(frame)
