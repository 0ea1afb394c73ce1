"""Tournaments: every table of entrants plays the same deals, each seat of them once.

A table is a set of entrants, as many as there are seats; all tables that can be made of the
entrants play. With fewer entrants than seats they fill one table in turn, so some sit twice.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations, cycle, islice
from typing import Any, Final

from rich.table import Table

from tertulia.bots import Bot
from tertulia.bots.playing import Stop
from tertulia.core.errors import BadOption
from tertulia.core.game import game
from tertulia.lab.entrants import entrant
from tertulia.lab.plan import MOST_GAMES, Plan, Played, make_plan
from tertulia.lab.play import play_one
from tertulia.lab.report import title
from tertulia.lab.stats import Z95, share_interval
from tertulia.lab.wording import Words
from tertulia.lab.workers import cluster, cores, pool, spread

FEWEST: Final = 2


@dataclass(frozen=True)
class Tournament:
    """The tables of a tournament as one work: game ``n`` is game ``n // tables`` of a table.

    ``guests`` are entrants that the caller brings, by name; they play in this process alone.
    """

    entrants: tuple[str, ...]
    tables: tuple[Plan, ...]
    guests: Mapping[str, Bot] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many are played in all."""
        return len(self.tables) * self.tables[0].games

    def __call__(self, numbers: range, stop: Stop) -> Iterator[Played]:
        found = game(self.tables[0].game)
        players = {name: self.guests.get(name) or entrant(name) for name in self.entrants}
        for number in numbers:
            inner, table = divmod(number, len(self.tables))
            played = play_one(self.tables[table], found, players, inner, stop)
            if played is None:
                return
            yield replace(played, number=number)


def make_tournament(
    name: str,
    bots: tuple[str, ...],
    deals: int,
    seats: int = 0,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    deck: dict[str, object] | None = None,
    budget: str = "",
    guests: Mapping[str, Bot] | None = None,
) -> Tournament:
    """A checked tournament; raises the errors of :func:`make_plan`."""
    seats = seats or max(game(name).seats)
    names = tuple(dict.fromkeys(bots))
    if len(names) < max(FEWEST, len(bots)):
        raise BadOption("bots", ",".join(bots), f"at least {FEWEST}, all different")
    if not 1 <= deals * seats <= MOST_GAMES:
        raise BadOption("deals", deals, f"1 to {MOST_GAMES // seats}")
    tables = [
        make_plan(
            name, seats, deals * seats, lineup, seed, options, deck, budget, guests=guests or ()
        )
        for lineup in lineups(names, seats)
    ]
    known = dict.fromkeys(bot for table in tables for bot in table.bots)
    return Tournament(tuple(known), tuple(tables), guests or {})


def lineups(entrants: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits at each table."""
    if len(entrants) < seats:
        return [tuple(islice(cycle(entrants), seats))]
    return list(combinations(entrants, seats))


def hold(
    tournament: Tournament,
    workers: int = 0,
    progress: Callable[[int], None] = lambda more: None,
    ray: str = "",
) -> Standings:
    """Play a tournament; an interruption from the keyboard ends it with the games that are done.

    With guests this process plays it all; raises :class:`BadOption` if a cluster was to.
    """
    if tournament.guests:
        if ray:
            raise BadOption("ray", ray, "no cluster with bots by socket, which play here")
        workers = 1
    games: list[Played] = []

    def take(done: list[Played]) -> None:
        games.extend(done)
        progress(len(done))

    begun = time.perf_counter()
    interrupted = False
    try:
        with cluster(ray) if ray else pool(min(workers or cores(), tournament.games)) as crew:
            spread(tournament, list(range(tournament.games)), take, crew)
    except KeyboardInterrupt:
        interrupted = True
    return Standings(tournament, games, time.perf_counter() - begun, interrupted)


class Standings:
    """What came of a tournament: a ladder, and how any two entrants did against each other."""

    def __init__(
        self, tournament: Tournament, games: list[Played], seconds: float, interrupted: bool
    ) -> None:
        self.tournament = tournament
        self.seconds = seconds
        self.interrupted = interrupted
        ordered = sorted(games, key=lambda played: played.number)
        self.played = len(ordered)
        self.results = [self._result(played) for played in ordered if played.winners]

    def _result(self, played: Played) -> Result:
        inner, table = divmod(played.number, len(self.tournament.tables))
        plan = self.tournament.tables[table]
        won: defaultdict[str, float] = defaultdict(float)
        sat: defaultdict[str, int] = defaultdict(int)
        for seat in range(plan.seats):
            name = plan.entrant(inner, seat)
            sat[name] += 1
            won[name] += (seat in played.winners) / len(played.winners)
        return Result(plan.deal(inner), dict(won), dict(sat))

    def data(self) -> dict[str, object]:
        """All of it, ready for JSON."""
        plan = self.tournament.tables[0]
        return {
            "game": plan.game,
            "seats": plan.seats,
            "tables": len(self.tournament.tables),
            "games": self.tournament.games,
            "finished": len(self.results),
            "cut_off": self.played - len(self.results),
            "interrupted": self.interrupted,
            "seed": plan.seed,
            "options": plan.options,
            "seconds": round(self.seconds, 3),
            "ladder": self.ladder(),
            "pairs": self.pairs(),
        }

    def ladder(self) -> list[dict[str, Any]]:
        """Entrants from the best rating down: share of wins and rating, with 95 % intervals."""
        ratings = rate(self.results, self.tournament.entrants)
        rows = []
        for name in self.tournament.entrants:
            mine = [result for result in self.results if name in result.sat]
            share, low, high = by_deal((each.deal, each.won[name], each.sat[name]) for each in mine)
            mean, spread = ratings[name]
            rows.append(
                {
                    "bot": name,
                    "seats_played": sum(each.sat[name] for each in mine),
                    "win_share": round(share, 6),
                    "ci_low": round(low, 6),
                    "ci_high": round(high, 6),
                    "rating": round(mean, 3),
                    "rating_low": round(mean - Z95 * spread, 3),
                    "rating_high": round(mean + Z95 * spread, 3),
                }
            )
        return sorted(rows, key=lambda row: -float(str(row["rating"])))

    def pairs(self) -> list[dict[str, Any]]:
        """Of the wins that either of two took at one table, the share of the first."""
        rows = []
        for one, other in combinations(self.tournament.entrants, 2):
            both = [each for each in self.results if one in each.sat and other in each.sat]
            won = [
                # Who sits twice wins more often: wins count by seat.
                (each.deal, each.won[one] / each.sat[one], each.won[other] / each.sat[other])
                for each in both
            ]
            share, low, high = by_deal((deal, mine, mine + yours) for deal, mine, yours in won)
            rows.append(
                {
                    "bot": one,
                    "against": other,
                    "games": len(both),
                    "win_share": round(share, 6),
                    "ci_low": round(low, 6),
                    "ci_high": round(high, 6),
                }
            )
        return rows


@dataclass(frozen=True)
class Result:
    """A finished game: by entrant, the part of the win that it took and how often it sat."""

    deal: int
    won: dict[str, float]
    sat: dict[str, int]


def by_deal(games: Iterator[tuple[int, float, float]]) -> tuple[float, float, float]:
    """The share won of what was tried, with its interval; games of one deal hang together."""
    won: defaultdict[int, float] = defaultdict(float)
    tried: defaultdict[int, float] = defaultdict(float)
    for deal, mine, of in games:
        won[deal] += mine
        tried[deal] += of
    return share_interval([(won[deal], tried[deal]) for deal in tried if tried[deal]])


def rate(results: list[Result], entrants: tuple[str, ...]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of each entrant's skill: OpenSkill's Plackett-Luce model.

    Ranked by the wins that each seat of theirs took: the rules say who wins, not who comes second.
    Players do not change while they play, hence no drift (``tau``).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    ratings = {name: model.rating(name=name) for name in entrants}
    for result in results:
        names = list(result.sat)
        if len(names) > 1:
            wins = [result.won[name] / result.sat[name] for name in names]
            order = sorted(set(wins), reverse=True)
            ranks: list[float] = [order.index(each) for each in wins]
            rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
            for name, team in zip(names, rated, strict=True):
                ratings[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def tables(standings: Standings, words: Words) -> list[Table]:
    """The ladder and the pairwise table for the terminal."""
    tournament = standings.tournament
    ladder = Table(
        title=title(words, tournament.tables[0], len(standings.results), tournament.games)
    )
    bot, interval = words.say("lab-column-bot"), words.say("lab-interval")
    ladder.add_column("", justify="right")
    ladder.add_column(bot)
    for column in ("sat", "win-share", "", "rating", ""):
        head = words.say(f"lab-column-{column}") if column else interval
        ladder.add_column(head, justify="right")
    rows = standings.ladder()
    for place, row in enumerate(rows, 1):
        ladder.add_row(
            f"{place}",
            row["bot"],
            f"{row['seats_played']}",
            f"{row['win_share']:.3f}",
            f"{row['ci_low']:.3f} to {row['ci_high']:.3f}",
            f"{row['rating']:.1f}",
            f"{row['rating_low']:.1f} to {row['rating_high']:.1f}",
        )
    shares = {(row["bot"], row["against"]): row for row in standings.pairs()}
    pairs = Table(title=words.say("lab-pairs"))
    pairs.add_column(bot)
    for place in range(1, len(rows) + 1):
        pairs.add_column(f"{place}", justify="right")
    for place, row in enumerate(rows, 1):
        pairs.add_row(
            f"{place} {row['bot']}", *(_pair(shares, row["bot"], each["bot"]) for each in rows)
        )
    return [ladder, pairs]


def _pair(shares: dict[tuple[str, str], dict[str, Any]], one: str, other: str) -> str:
    if (one, other) in shares:
        row = shares[one, other]
        share, low, high = row["win_share"], row["ci_low"], row["ci_high"]
    elif (other, one) in shares:
        row = shares[other, one]
        share, low, high = 1 - row["win_share"], 1 - row["ci_high"], 1 - row["ci_low"]
    else:
        return ""
    return f"{share:.2f} ({low:.2f} to {high:.2f})"
