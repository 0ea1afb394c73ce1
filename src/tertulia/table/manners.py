"""What people may tell each other and the table beside the game, and how it is written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tertulia.core.match import Match
from tertulia.core.text import Text
from tertulia.table import terms, windows
from tertulia.table.commands import Manners, Mute, Refused, Rest, Say, Talk, Time, Vote, Wake
from tertulia.table.seats import (
    AT_PLAY,
    DEFAULT_BOT,
    RESTING,
    WISHED,
    Seat,
    TableSpec,
    held_by_bot,
    resting,
    votes_against,
)
from tertulia.table.state import State
from tertulia.table.store import Store, Taken
from tertulia.table.timekeeper import Timekeeper


@dataclass(frozen=True)
class Register:
    """Writes down what the seats of a table wish. ``time`` keeps its clocks."""

    store: Store
    time: Timekeeper

    async def heed(self, spec: TableSpec, n: int, command: Manners, state: State) -> None:
        """Write down what seat ``n`` wishes or says, as the game stands.

        Raises :class:`Refused` for what it may not.
        """
        if isinstance(command, Wake):
            await self._wake(spec, n, command, set(state.match.game.topics.values()))
        elif isinstance(command, Time):
            await self.time.stretch(n, spec.seats[n].times, command.times)
            await self.store.set_seat(spec.id, n, times=command.times)
        elif isinstance(command, Mute):
            await self.store.set_seat(spec.id, n, muted=command.items)
        elif isinstance(command, Rest):
            await self._rest(spec, n, command.rest)
        elif isinstance(command, Vote):
            await self._vote(spec, n, command)
        elif isinstance(command, Talk):
            await self._talk(spec, n, command.open)
        else:
            await self._say(spec, n, command, state.events)

    async def relax(self, spec: TableSpec, match: Match[Any, Any]) -> bool:
        """End the orders that were given for what is over now; whether there were any."""
        over = False
        for seat in spec.seats:
            wake = windows.ABLE if windows.over(match, seat.n, seat.wake) else seat.wake
            orders = {
                topic: order
                for topic, order in seat.orders.items()
                if not windows.over(match, seat.n, order)
            }
            if (wake, orders) != (seat.wake, seat.orders):
                await self.store.set_seat(spec.id, seat.n, wake=wake, orders=orders)
                over = True
        return over

    async def settle(self, spec: TableSpec, lately: Callable[[Seat], bool]) -> TableSpec:
        """The table as the people who are at it have agreed: resting, or without one of them.

        Nobody's going for a moment is taken for a wish.
        """
        for seat in spec.seats:
            if _voted_out(spec, seat, lately):
                bot = held_by_bot(seat.n, DEFAULT_BOT)
                await self.store.put_seat(spec.id, bot, seat.token_hash)
                spec = replace(spec, seats=(*spec.seats[: bot.n], bot, *spec.seats[bot.n + 1 :]))
        wishes = {seat.rest for seat in spec.seats if seat.token_hash is not None and lately(seat)}
        if wishes != {WISHED}:
            return spec
        await self.store.set_seat(spec.id, None, rest=RESTING)
        return replace(spec, seats=tuple(replace(seat, rest=RESTING) for seat in spec.seats))

    async def _wake(self, spec: TableSpec, n: int, command: Wake, topics: set[str]) -> None:
        for topic in command.orders:
            if topic not in topics:
                allowed = ", ".join(sorted(topics)) or "–"
                raise Refused(Text("refusal-topic", {"topic": topic, "allowed": allowed}))
        await self.store.set_seat(spec.id, n, wake=command.when, orders=command.orders)

    async def _rest(self, spec: TableSpec, n: int, wish: bool) -> None:
        if not resting(spec.seats):
            await self.store.set_seat(spec.id, n, rest=WISHED if wish else AT_PLAY)
        elif not wish:
            await self.store.set_seat(spec.id, None, rest=AT_PLAY)

    async def _vote(self, spec: TableSpec, n: int, command: Vote) -> None:
        seats = {seat.n: seat for seat in spec.seats if seat.token_hash is not None}
        if command.seat not in seats.keys() - {n, spec.host}:
            raise Refused(Text("refusal-vote"))
        person = seats[command.seat].token_hash
        votes = [vote for vote in seats[n].votes if vote != person]
        await self.store.set_seat(spec.id, n, votes=[*votes, person] if command.out else votes)

    async def _talk(self, spec: TableSpec, n: int, open: bool) -> None:
        if n != spec.host:
            raise Refused(Text("refusal-host"))
        talk = "open" if open else "closed"
        await self.store.set_terms(spec.id, spec.terms | {"talk": talk})

    async def _say(self, spec: TableSpec, n: int, command: Say, newest: int) -> None:
        if not terms.talks(spec.terms):
            raise Refused(Text("refusal-no-talk"))
        try:
            await self.store.say(spec.id, n, command.phrase, newest)
        except Taken:
            raise Refused(Text("refusal-too-fast")) from None


def _voted_out(spec: TableSpec, person: Seat, lately: Callable[[Seat], bool]) -> bool:
    """Whether all others who are at the table, two at least, would have a bot in the place."""
    if person.token_hash is None or person.n == spec.host:
        return False
    others = {
        seat.n
        for seat in spec.seats
        if seat.token_hash is not None and seat.n != person.n and lately(seat)
    }
    return len(others) >= 2 and others <= set(votes_against(spec.seats, person.n))
