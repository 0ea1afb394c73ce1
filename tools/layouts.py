"""Write the tables of docs/environments.md: what every game's observation holds."""

from pathlib import Path

import tertulia
from tertulia.envs.setting import Setting

PAGE = Path(__file__).resolve().parent.parent / "docs/environments.md"
BEGIN, END = "<!-- layouts: begin (python tools/layouts.py) -->\n", "<!-- layouts: end -->\n"
SHARED = {
    "asked": "who owes an answer",
    "step": "the step that asks: one of `setting.game.asking`",
}


def tables() -> str:
    """A table for each installed game, at its most seats and with its default options."""
    return "".join(table(name) for name in sorted(tertulia.games()))


def table(name: str) -> str:
    """The fields of one game."""
    game = tertulia.game(name)
    sizes = [f"{Setting(name, seats).layout.size} with {seats} seats" for seats in game.seats]
    setting = Setting(name)
    meanings = {**SHARED, **game.meanings}
    lines = [
        f"### {name}\n\n{len(setting.actions)} actions; entries: {', '.join(sizes)}. The table is "
        f"for {setting.seats} seats.\n\n| Field | Shape | Range | |\n|---|---|---|---|\n"
    ]
    for field in setting.layout.fields:
        shape = " x ".join(map(str, field.shape))
        span = f"{field.low} to {field.low + field.high}"
        lines.append(f"| `{field.name}` | {shape} | {span} | {meanings[field.name]} |\n")
    return "".join([*lines, "\n"])


def renewed(page: str) -> str:
    """The page with its tables made anew."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
