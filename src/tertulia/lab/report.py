"""What a study tells: shares of wins with intervals, scores and lengths, as data and as a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from statistics import median

from rich.table import Table

from tertulia.lab.plan import Plan, Played
from tertulia.lab.stats import share_interval
from tertulia.lab.wording import Words

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


def tables(report: Report, words: Words) -> list[Table]:
    """The report for the terminal: by bot, and by seat."""
    by_bot = _table(words, "bot", [(str(row["bot"]), row) for row in report.entrants()])
    by_bot.title = title(words, report.plan, len(report.finished), report.plan.games)
    by_seat = _table(words, "place", [(str(row["seat"]), row) for row in report.by_seat()])
    length = report.data()["length"]
    assert isinstance(length, dict)
    by_seat.caption = words.say(
        "lab-speed",
        decisions=report.decisions,
        rate=round(report.rate),
        least=length["min"],
        most=length["max"],
        usual=round(length["median"]),
    )
    if cut_off := len(report.games) - len(report.finished):
        by_seat.caption += f"\n{words.say('lab-cut-off', games=cut_off)}"
    return [by_bot, by_seat]


def title(words: Words, plan: Plan, done: int, planned: int) -> str:
    """What is played, and how much of it was."""
    return words.say("lab-study", game=plan.game, seats=plan.seats, done=done, all=planned)


def _table(words: Words, head: str, rows: list[tuple[str, Data]]) -> Table:
    table = Table()
    table.add_column(words.say(f"lab-column-{head}"))
    for column in ("column-sat", "column-won", "column-win-share", "interval", "column-score"):
        table.add_column(words.say(f"lab-{column}"), justify="right")
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
