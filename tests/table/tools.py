"""Tables to test with, and a client that holds what it is sent."""

import asyncio
import json
import os
import time
from typing import Any

import tertulia
from tertulia.table.commands import Play
from tertulia.table.live import Table
from tertulia.table.seats import BOT, HUMAN, Seat, TableSpec, digest, new_id
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.thinking import Thinker
from tertulia.table.watcher import Watcher

GAMES = sorted(tertulia.games())
# What lets a game end soon that may go on for ever while all pass.
BRIEF: dict[str, dict[str, object]] = {
    name: dict.fromkeys(tertulia.game(name).simulated, 3) for name in GAMES
}


def counts(name):
    """A game's name with each number of seats that it takes."""
    return [(name, seats) for seats in tertulia.game(name).seats]


TABLES = [table for name in GAMES for table in counts(name)]

LONG = 60.0
"""Seconds for which nothing waits, on a busy machine neither: what takes longer never comes."""


def make_spec(name, seats, seed="a seed", humans=(0,), bot="greedy"):
    game = tertulia.game(name)
    options = game.start(seats, 0, BRIEF[name], record=False).rules.options
    return TableSpec(
        id=new_id(),
        game=name,
        game_version=game.version,
        options={key: list(v) if isinstance(v, tuple) else v for key, v in options.items()},
        seats=tuple(
            Seat(n, HUMAN, f"P{n}", None, digest(f"token {n}"))
            if n in humans
            else Seat(n, BOT, bot=bot)
            for n in range(seats)
        ),
        seed=seed,
        seed_commit=digest(seed),
        created=1,
    )


def any_answer(state, rng):
    """A random seat that is asked, and a random answer as a command."""
    asked = sorted(state.asks)
    seat = asked[rng.below(len(asked))]
    answers = state.match.decision(seat).answers
    return seat, Play(state.asks[seat], answers[rng.below(len(answers))])


def random_log(spec, seed, limit=None):
    """The log of a game played at random, to its end or to ``limit`` commands."""
    state, rng = State(spec), tertulia.Rng(seed)
    log = [state.first_entry(1)]
    while state.asks and (limit is None or len(log) <= limit):
        log.append(state.advance(len(log), *any_answer(state, rng)))
    return state, log


class Client:
    """What docs/protocol.md lets a client hold: the last hello with every ev folded in."""

    def __init__(self):
        self.held: Any = None
        self.answers = {}
        self.frames = []

    def take(self, frame):
        self.frames.append(frame)
        told = json.loads(frame)
        kind = told.pop("t")
        if kind == "hello":
            self.held = told
        elif kind == "ev":
            self._fold(told)
        elif kind == "said":
            self.held["said"].append(told["said"])
        elif kind in ("ack", "nack"):
            self.answers[told["cid"]] = (kind, told)
        elif kind == "people" and self.held:
            self.held |= told
        return kind, told

    def _fold(self, ev):
        scene = self.held["scene"]
        zones = {zone["id"]: zone for zone in scene["zones"]}
        for name, zone in ev.pop("zones").items():
            if zone is None:
                del zones[name]
            else:
                zones[name] = zone
        scene["zones"] = [zones.pop(name) for name in ev.pop("order")]
        assert not zones
        scene["headline"] = ev.pop("headline")
        scene["players"] = ev.pop("players")
        self.held["log"] += ev.pop("events")
        self.held |= ev

    @property
    def ask(self):
        return self.held["ask"]


class Sitter(Client):
    """A client that sits at a live table without a socket."""

    def __init__(self, table, seat, held=None):
        super().__init__()
        self.table = table
        self.watcher = Watcher(seat, held)
        table.join(self.watcher)

    async def next(self):
        frame = await self.watcher.next(LONG)
        return self.take(frame) if frame is not None else (None, None)

    async def until(self, done):
        while not done(self):
            kind, _ = await self.next()
            assert kind is not None, "dropped"

    async def hear(self):
        """Take all that the table has to tell once it has done what it was asked until now."""
        await self.table.state()
        while self.watcher._queue.qsize():
            await self.next()

    async def greeted(self):
        await self.until(lambda me: me.held)
        return self

    async def do(self, command):
        self.table.do(self.watcher, command)
        await self.until(lambda me: command.cid in me.answers)
        return self.answers[command.cid]

    async def play(self, cid):
        answer = self.ask["answers"][0]["a"]
        return await self.do(Play(self.ask["id"], answer, cid))

    async def play_on(self, moves=None):
        """Answer whatever is asked until the game is over, or for some moves."""
        done = 0
        while moves is None or done < moves:
            await self.until(lambda me: me.ask or me.held["over"])
            if self.held["over"]:
                return
            kind, _ = await self.play(f"move {self.ask['id']}")
            assert kind == "ack"
            done += 1


def hang(*_):
    """A bot that never answers."""
    time.sleep(600)


def die(*_):
    """A bot whose process ends."""
    os._exit(1)


def cheat(*_):
    """A bot that answers what isn't legal."""
    return 12345678


def echo(save, seat, bot, seed, budget):
    """A bot that answers what it may spend."""
    return budget


def fail(*_):
    """A bot with a fault."""
    raise ValueError("a fault of the bot")


async def heard(*sitters):
    """Have all of these hear what is on its way."""
    for sitter in sitters:
        await sitter.hear()


async def longest_hold(work):
    """The longest time for which ``work`` held the event loop, in CPU seconds, and its result.

    What else a busy machine does does not count.
    """
    task = asyncio.ensure_future(work)
    longest, before = 0.0, time.thread_time()
    while not task.done():
        await asyncio.sleep(0.005)
        now = time.thread_time()
        longest, before = max(longest, now - before), now
    return longest, task.result()


class Shop:
    """Opens tables as one process after the other would, and closes them all."""

    def __init__(self, store):
        self.store = store
        self.open = []

    async def found(self, spec, pace=None):
        await self.store.found(spec, State(spec).first_entry(1))
        return await self.table(spec, pace=pace)

    async def table(self, spec, store=None, pace=None):
        table = await Table.load(spec, store or self.store, Thinker(1), pace or Pace(0, 0))
        self.open.append(table)
        return table

    async def close(self):
        await asyncio.gather(*(table.close() for table in self.open))
