"""What a study tells: shares of wins with intervals, scores and lengths, as data and as a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from statistics import median

from rich.table import Table

from tertulia.lab.plan import Plan, Played
from tertulia.lab.stats import share_interval

Data = dict[str, object]


class Report:
    """The games that were played of a plan, and the seconds it took."""

    def __init__(
        self, plan: Plan, games: list[Played], seconds: float, interrupted: bool = False
    ) -> None:
        self.plan = plan
        self.seconds = seconds
        self.interrupted = interrupted
        self.games = sorted(games, key=lambda played: played.number)
        self.finished = [played for played in self.games if played.winners]
        self.decisions = sum(played.decisions for played in self.games)

    @property
    def rate(self) -> float:
        """Decisions per second of wall-clock time, all workers together."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def data(self) -> Data:
        """The whole report, ready for JSON."""
        plan = self.plan
        lengths = [played.decisions for played in self.finished]
        return {
            "game": plan.game,
            "seats": plan.seats,
            "games": plan.games,
            "finished": len(self.finished),
            "cut_off": len(self.games) - len(self.finished),
            "interrupted": self.interrupted,
            "seed": plan.seed,
            "options": plan.options,
            "rotate": plan.rotate,
            "bots": list(plan.bots),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.rate, 1),
            "length": {
                "min": min(lengths, default=0),
                "median": median(lengths) if lengths else 0,
                "max": max(lengths, default=0),
            },
            "entrants": self.entrants(),
            "by_seat": self.by_seat(),
        }

    def entrants(self) -> list[Data]:
        """By bot, in the order of the plan: how often it sat and won."""
        names = list(dict.fromkeys(self.plan.bots))
        return [{"bot": name, **self._row(self.plan.entrant, name)} for name in names]

    def by_seat(self) -> list[Data]:
        """The same by seat, whoever sat there."""
        return [
            {"seat": seat, **self._row(lambda number, other: other, seat)}
            for seat in range(self.plan.seats)
        ]

    def _row(self, who: Callable[[int, int], object], wanted: object) -> Data:
        won: defaultdict[int, float] = defaultdict(float)
        tried: defaultdict[int, int] = defaultdict(int)
        points = 0
        for played in self.finished:
            deal = self.plan.deal(played.number)
            for seat in range(self.plan.seats):
                if who(played.number, seat) == wanted:
                    tried[deal] += 1
                    points += played.scores[seat]
                    if seat in played.winners:
                        won[deal] += 1 / len(played.winners)
        share, low, high = share_interval([(won[deal], tried[deal]) for deal in tried])
        seats = sum(tried.values())
        return {
            "seats_played": seats,
            "wins": round(sum(won.values()), 6),
            "win_share": round(share, 6),
            "ci_low": round(low, 6),
            "ci_high": round(high, 6),
            "mean_score": round(points / seats, 4) if seats else 0.0,
        }


def tables(report: Report) -> list[Table]:
    """The report for the terminal: by bot, and by seat."""
    plan = report.plan
    title = f"{plan.game}, {plan.seats} seats, {len(report.finished)} of {plan.games} games"
    by_bot = _table(title, "Bot", [(str(row["bot"]), row) for row in report.entrants()])
    by_seat = _table("", "Seat", [(str(row["seat"]), row) for row in report.by_seat()])
    length = report.data()["length"]
    assert isinstance(length, dict)
    by_seat.caption = (
        f"{report.decisions:,} decisions, {report.rate:,.0f} a second; a game takes "
        f"{length['min']} to {length['max']}, mostly about {length['median']:g}"
    )
    if len(report.games) > len(report.finished):
        by_seat.caption += f"; {len(report.games) - len(report.finished)} were cut off"
    return [by_bot, by_seat]


def _table(title: str, head: str, rows: list[tuple[str, Data]]) -> Table:
    table = Table(title=title)
    table.add_column(head)
    for column in ("Played", "Wins", "Share", "95 %", "Mean score"):
        table.add_column(column, justify="right")
    for name, row in rows:
        table.add_row(
            name,
            f"{row['seats_played']}",
            f"{row['wins']:.1f}",
            f"{row['win_share']:.3f}",
            f"{row['ci_low']:.3f} to {row['ci_high']:.3f}",
            f"{row['mean_score']:.2f}",
        )
    return table
