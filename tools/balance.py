"""Write docs/balance.md: how often each choice and each seat wins, between greedy bots.

`make balance` measures all of it, which takes some minutes; it needs the extra `lab`.
"""

from pathlib import Path
from statistics import median

import tertulia
from tertulia import texts
from tertulia.lab.designer import Study, watch
from tertulia.lab.measure import Estimate
from tertulia.lab.plan import make_plan

PAGE = Path(__file__).resolve().parent.parent / "docs/balance.md"
MARK = "<!-- studies (make balance) -->\n"
GAMES = 2000


def studies() -> str:
    """The tables of every installed game."""
    return "\n".join(section(name) for name in sorted(tertulia.games()))


def section(name: str) -> str:
    """The tables of one game."""
    found = tertulia.game(name)
    choice = next((each for each in found.options if each.name == "rules"), None)
    sets: list[dict[str, object]] = [{"rules": one} for one in choice.values] if choice else [{}]
    return "\n".join(table(name, options) for options in sets)


def table(name: str, options: dict[str, object]) -> str:
    """Shares of a rule set at every seat count, in parts of an even share."""
    seats = tertulia.game(name).seats
    done = {number: watch(make_plan(name, number, GAMES, options=options)) for number in seats}
    title = " ".join([name, *map(str, options.values())])
    heads = " | ".join(f"{number} seats" for number in seats)
    lines = [f"### {title}\n", f"| | {heads} |", "|---" * (len(seats) + 1) + "|"]
    lines += rows(done, "choice")
    lines += rows(done, "seat")
    lengths = [f"{median(story.rounds for story in study.stories):g}" for study in done.values()]
    lines.append(f"| median of rounds | {' | '.join(lengths)} |")
    return "\n".join(lines) + "\n"


def rows(done: dict[int, Study], group: str) -> list[str]:
    """A row for each name of a group of figures."""
    groups = {number: study.group(group) for number, study in done.items()}
    names = sorted({each.name for found in groups.values() for each in found})
    lines = []
    for name in names:
        cells = []
        for seats, found in groups.items():
            each = next((found[one] for one in found if one.name == name), None)
            cells.append(cell(each, seats) if each else "")
        key, number = name
        what = texts.say("en", key, {"number": number}) if key else f"seat {number + 1}"
        lines.append(f"| {what} | {' | '.join(cells)} |")
    return lines


def cell(share: Estimate, seats: int) -> str:
    """A share of wins in parts of an even one, with its 95 % interval."""
    value, low, high = (seats * each for each in (share.value, share.low, share.high))
    return f"{value:.2f} ({low:.2f} to {high:.2f})"


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(f"{before}{MARK}\n{studies()}", encoding="utf-8")
