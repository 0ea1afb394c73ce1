"""A game that is over: check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tertulia.cli.words import Language, check_language
from tertulia.core.errors import BadSave

GameFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, help="A game, as the table gives it away."
    ),
]


def verify(file: GameFile, lang: Language = "en") -> None:
    """Check that a game was dealt by the promised seed and played as its file says."""
    from tertulia import texts
    from tertulia.table import gamefile
    from tertulia.table.seats import digest

    check_language(lang)
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
