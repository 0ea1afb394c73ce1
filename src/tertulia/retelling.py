"""A game that has been played, stepped through in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from tertulia.core.game import begin
from tertulia.core.match import Match
from tertulia.core.text import Text, seat_ref
from tertulia.terminal import Voice, draw


class Retelling:
    """The moments of a saved match, as ``voice.me`` saw them (``None``: a spectator).

    ``read`` shows a prompt and returns a line; at the end of the input it raises ``EOFError``.
    """

    def __init__(
        self,
        save: dict[str, object],
        voice: Voice,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.voice = voice
        self.console = console
        self.read = read
        match, inputs = begin(save)
        assert match.log is not None
        self.game, self.rules, self.events = match.game, match.rules, match.log.events
        self.moments = [(match.copy(), len(self.events))]
        for seat, answer in inputs:
            match.play(seat, answer)
            self.moments.append((match.copy(), len(self.events)))

    @property
    def last(self) -> int:
        """The number of the last step; the deal is 0."""
        return len(self.moments) - 1

    def go_through(self, step: int = 0) -> None:
        """Show a step, and those that are asked for, until the reader leaves."""
        step = min(step, self.last)
        self.show(step)
        while True:
            hint = self.voice.word("cli-replay-commands", step=step, last=self.last)
            try:
                line = self.read(f"{hint} > ").strip().casefold()
            except EOFError:
                self.console.print()  # nobody has ended the line of the prompt
                return
            wanted = self._wanted(line, step)
            if wanted is None:
                return
            if wanted == step:
                self._line(self.voice.word("cli-replay-which", last=self.last), "bold")
            else:
                step = wanted
                self.show(step)

    def show(self, step: int) -> None:
        """What happened at a step, and the table after it."""
        match, told = self.moments[step]
        before = self.moments[step - 1][1] if step else 0
        view = match.view(self.voice.me)
        self.console.print()
        for event in self.events[before:told]:
            seen = event.seen_by(self.voice.me)
            if seen is not None:
                self._line(f"  {self.voice.say(self.game.text(self.rules, seen))}", "dim")
        self.console.print(draw(view, self.voice))
        self._ask(match)

    def _ask(self, match: Match[Any, Any]) -> None:
        if match.over:
            won = {f"seat{n}": seat_ref(seat) for n, seat in enumerate(match.winners, 1)}
            self._line(self.voice.say(Text(f"won-{len(won)}", {**won})), "bold")
        elif self.voice.me in match.to_move:
            self._line(f"▸ {self.voice.say(match.view(self.voice.me).ask().prompt)}", "bold")

    def _wanted(self, line: str, step: int) -> int | None:
        """The step that a line asks for: ``step`` itself if there is none, ``None`` to leave."""
        if line == "q":
            return None
        if line in ("", "b"):
            return max(0, min(self.last, step + (-1 if line else 1)))
        number = int(line) if line.isdecimal() and len(line) < 10 else step
        return number if number <= self.last else step

    def _line(self, words: str, style: str = "") -> None:
        self.console.print(Line(words, style))
