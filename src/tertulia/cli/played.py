"""Games that have been played: step through one, check one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tertulia.cli.words import Language, language
from tertulia.core.errors import BadOption, BadSave
from tertulia.core.game import load

GameFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, help="A game, as the table gives it away."
    ),
]


def replay(
    file: GameFile,
    seat: Annotated[
        int | None, typer.Option(help="Whose view; the first is 0, none: a spectator's.")
    ] = None,
    at: Annotated[int, typer.Option(min=0, help="The step to begin with.")] = 0,
    lang: Language = "",
) -> None:
    """Step through a game in the terminal, from any seat's view."""
    from tertulia import texts
    from tertulia.retelling import Retelling
    from tertulia.table import frames, gamefile, replay
    from tertulia.terminal import Voice

    lang = language(lang)
    data = gamefile.read(_text(file))
    match = load(data)
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption("seat", seat, f"0 to {match.seats - 1}")
    people = frames.people(replay.people_of(data, int(match.seats)), {})
    names = [
        one.name if isinstance(one.name, str) else texts.render(lang, one.name) for one in people
    ]
    console = Console(highlight=False)
    voice = Voice(lang, match.game.name, names, seat)
    Retelling(data, voice, console, console.input).go_through(at)


def verify(file: GameFile, lang: Language = "") -> None:
    """Check that a game was dealt by the promised seed and played as its file says."""
    from tertulia import texts
    from tertulia.table import gamefile
    from tertulia.table.seats import digest

    lang = language(lang)
    match = gamefile.verify(_text(file))
    assert match.log is not None
    console = Console(highlight=False, soft_wrap=True)
    console.print(texts.say(lang, "cli-verified", {"moves": len(match.log.inputs)}))
    console.print(texts.say(lang, "cli-promise", {"promise": digest(str(match.seed))}))


def _text(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSave("format", f"byte {error.start}: this is no text in UTF-8") from None
