"""One person's game in a terminal, against bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text as Line

from tertulia import texts
from tertulia.bots.bot import Bot
from tertulia.core.events import Event
from tertulia.core.match import Match
from tertulia.core.position import Decision
from tertulia.core.rng import Rng
from tertulia.core.scene import Card, Item
from tertulia.core.text import Text, seat_ref
from tertulia.terminal import Voice, draw, short

TYPED = ("amount", "allocate")

PATIENCE = 20
"""So many lines for one question that answer nothing end a sitting: no person types them."""


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """A match in which ``voice.me`` is asked through ``read`` and bots answer for the others.

    ``read`` shows a prompt and returns a line; at the end of the input it raises ``EOFError``.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        bots: Mapping[int, Bot],
        voice: Voice,
        console: Console,
        read: Callable[[str], str],
        rng: Rng,
    ) -> None:
        assert voice.me is not None
        self.match = match
        self.me = voice.me
        self.bots = bots
        self.voice = voice
        self.console = console
        self.read = read
        self.rng = rng

    def play(self) -> bool:
        """Play to the end and show the result; false if the person leaves before."""
        match = self.match
        assert match.log is not None
        self._tell(match.log.events)
        try:
            while not match.over:
                if self.me in match.to_move:
                    self._turn()
                else:
                    seat = match.to_move[0]
                    answer = self.bots[seat].choose(match.view(seat), self.rng)
                    self._tell(match.play(seat, answer))
        except Left:
            return self._leave()
        except (EOFError, KeyboardInterrupt):
            self.console.print()  # nobody has ended the line of the prompt
            return self._leave()
        self._draw()
        won = {f"seat{n}": seat_ref(seat) for n, seat in enumerate(match.winners, 1)}
        self._line(self.voice.say(Text(f"won-{len(won)}", {**won})), "bold")
        return True

    def _leave(self) -> bool:
        self._line(self.voice.word("cli-left"))
        return False

    def _turn(self) -> None:
        decision = self.match.decision(self.me)
        self._draw()
        self._line(f"▸ {self.voice.say(decision.prompt)}", "bold")
        if decision.why is not None:
            self._line(f"  {self.voice.say(decision.why)}", "dim")
        self._offer(decision)
        answer = self._answer(decision)
        if answer is None:
            return
        self._tell(self.match.play(self.me, answer))
        # Bots answer at once, after which nothing can be taken back: leave time for it here.
        if self.match.undoable(self.me) and self.me not in self.match.to_move:
            self._command(self.voice.word("cli-go-on"), None)

    def _answer(self, decision: Decision) -> int | None:
        """The answer given; ``None`` if instead the one before was taken back."""
        kind = decision.kind if decision.kind in TYPED else ""
        count = self._count(decision)
        hint = self.voice.word(f"cli-commands{'-' if kind else ''}{kind}", count=count)
        missed = 0
        while missed < PATIENCE:
            asked = self.match.asked
            line = self._command(hint, decision)
            if self.match.asked != asked:
                return None
            if line is None:
                continue
            answer = self._typed(decision, line) if kind else self._chosen(decision, line)
            if answer in decision.answers:
                return answer
            missed += 1
            if answer is not None:
                refusal = decision.refuse(answer)
                self._line(f"{self.voice.say(refusal.reason)} ({refusal.rule})", "bold")
        raise Left

    def _command(self, hint: str, decision: Decision | None) -> str | None:
        """What is typed; ``None`` if that was a command, now carried out."""
        line = self.read(f"{hint} > ").strip()
        if line.casefold() == "q":
            raise Left
        if line.startswith("?") and decision is not None:
            self._explain(decision, line[1:].strip())
            return None
        if line.casefold() == "u":
            if self.match.undoable(self.me):
                self.match.undo(self.me)
                self._line(self.voice.word("cli-undone"), "bold")
            else:
                self._line(self.voice.word("refusal-no-undo"), "bold")
            return None
        return line

    def _offer(self, decision: Decision) -> None:
        if decision.kind == "allocate":
            view = self.match.view(self.me)
            for column in view.game.columns(view):
                label = self.voice.say(column.label)
                plain = self.voice.word("cli-plain-legend", column=column.id.upper(), label=label)
                self._line(f"  {plain}")
            total = sum(decision.describe(decision.answers[0]).parts)
            self._line(self.voice.word("cli-allocate", total=total), "bold")
        else:
            offers = [self.voice.say(decision.describe(answer).text) for answer in decision.answers]
            numbered = [f"{number:>3} {offer}" for number, offer in enumerate(offers, 1)]
            self.console.print(Columns([Line(offer) for offer in numbered], column_first=True))

    def _count(self, decision: Decision) -> int:
        """How many numbers are typed: one for each column of a split."""
        return len(decision.describe(decision.answers[0]).parts)

    def _typed(self, decision: Decision, line: str) -> int | None:
        words = line.replace(",", " ").split()
        count = self._count(decision)
        if len(words) == count and all(_number(word) for word in words):
            parts = tuple(int(word) for word in words)
            for answer in decision.answers:
                if decision.describe(answer).parts == parts:
                    return answer
            self._offer(decision)
        else:
            self._line(self.voice.word("cli-numbers", count=count), "bold")
        return None

    def _chosen(self, decision: Decision, line: str) -> int | None:
        if _number(line) and 1 <= int(line) <= len(decision.answers):
            return decision.answers[int(line) - 1]
        view = self.match.view(self.me)
        named = {item.id for item in self._called(line)}
        top = view.top
        assert top is not None
        for answer in (*decision.answers, *decision.tempting):
            if named.intersection(top.describe(view, self.me, answer).targets):
                return answer
        self._line(self.voice.word("cli-which", count=len(decision.answers)), "bold")
        return None

    def _called(self, name: str) -> list[Item]:
        """What lies open before the person under a name, short or long."""
        view = self.match.view(self.me)
        items = [item for zone in view.game.scene(view).zones for item in zone.items]
        return [item for item in items if item.card and self._names(item.card, name)]

    def _names(self, card: Card, line: str) -> bool:
        names = (short(card), self.voice.word(card.key))
        return line.casefold() in [name.casefold() for name in names]

    def _explain(self, decision: Decision, name: str) -> None:
        """Say the clause that asks, or what the card called ``name`` does."""
        cards = [item.card for item in self._called(name) if item.card is not None]
        if cards:
            face = cards[0]
            parts = [self.voice.say(part) for part in (face.type, *face.terms, face.text)]
            says = " · ".join(filter(None, parts))
            self._line(f"{self.voice.word(face.key)}: {says}")
            return
        if name:
            self._line(self.voice.word("cli-no-card"), "bold")
            return
        why = decision.why
        for rule in dict.fromkeys([decision.rule, "" if why is None else why.rule]):
            words = texts.find(self.voice.lang, texts.clause_key(rule))
            if words is not None:
                self._line(f"{rule}: {words}")

    def _draw(self) -> None:
        view = self.match.view(self.me)
        self.console.print()
        self.console.print(draw(view, self.voice))

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.me)
            if seen is not None:
                text = self.match.game.text(self.match.rules, seen)
                self._line(f"  {self.voice.say(text)}", "dim")

    def _line(self, words: str, style: str = "") -> None:
        self.console.print(Line(words, style))


def _number(word: str) -> bool:
    """Whether ``word`` is a number that an answer may have; Python reads none that are endless."""
    return word.isdecimal() and len(word) < 10
