"""Check that every text can be said, and that no two options sound alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from tertulia.core.position import Decision
from tertulia.core.text import Text
from tertulia.core.window import Window
from tertulia.testing.trial import Trial, Walk


def check_texts(trial: Trial) -> None:
    """No message is missing in any language; the options of a decision all read differently.

    Asked are prompts, reasons, options, refusals, events, scenes and columns as every seat and a
    spectator receive them, and the topics of windows, of which each has one.
    """
    for walk in trial.walks("texts"):
        book = Book(walk)
        done = 0
        while True:
            for decision in walk.asked():
                distinct(walk, book, decision)
                named(walk, book, decision)
                for answer in (*decision.tempting[:4], -2, 10**6):
                    if answer not in decision.answers:
                        book.say(decision.refuse(answer).reason)
            for reader in walk.readers:
                told(walk, book, reader, done)
            done = len(walk.log.events)
            if not walk.match.to_move:
                break
            walk.step()


class Book:
    """Sentences already said, by language."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.known: dict[tuple[str, Text], str] = {}
        self.languages = walk.trial.languages or installed()

    def say(self, text: Text) -> dict[str, str]:
        """``text`` by language; fails if a message is missing or an argument is left open."""
        return {language: self._say(language, text) for language in self.languages}

    def _say(self, language: str, text: Text) -> str:
        if (language, text) not in self.known:
            render = self.walk.trial.render or rendered
            said = render(language, text)
            if not said:
                raise self.walk.fault(f"no message {text.key} in {language!r}")
            if "{" in said:
                raise self.walk.fault(f"in {language!r} {text!r} leaves an argument open: {said}")
            self.known[language, text] = said
        return self.known[language, text]


def distinct(walk: Walk, book: Book, decision: Decision) -> None:
    """The options of ``decision`` read differently in every language."""
    book.say(decision.prompt)
    if decision.why is not None:
        book.say(decision.why)
    first: dict[tuple[str, str], int] = {}
    for answer in decision.answers:
        for language, said in book.say(decision.describe(answer).text).items():
            other = first.setdefault((language, said), answer)
            if other != answer:
                raise walk.fault(f"answers {other} and {answer} both read {said!r} in {language!r}")


def named(walk: Walk, book: Book, decision: Decision) -> None:
    """What a window is about can be said."""
    if isinstance(walk.match.top, Window):
        if decision.step not in walk.trial.game.topics:
            raise walk.fault(f"the window {decision.step} has no topic in game.topics")
        book.say(Text(walk.trial.game.topics[decision.step]))


def told(walk: Walk, book: Book, reader: int | None, done: int) -> None:
    """New events, the scene and the columns of ``reader`` can be said."""
    game = walk.trial.game
    for event in walk.log.events[done:]:
        seen = event.seen_by(reader)
        if seen is not None:
            book.say(game.text(walk.match.rules, seen))
    view = walk.match.view(reader)
    for text in texts_in([game.scene(view), game.columns(view) if view.asked_me else None]):
        book.say(text)


def texts_in(value: object) -> Iterator[Text]:
    """Every text in nested lists and dataclasses, names of cards included."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, list):
        for entry in value:
            yield from texts_in(entry)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            inner = getattr(value, part.name)
            if part.name == "key" and isinstance(inner, str):
                yield Text(inner)
            else:
                yield from texts_in(inner)


def installed() -> tuple[str, ...]:
    """The languages of the installed table."""
    from tertulia import texts

    return tuple(texts.languages())


def rendered(language: str, text: Text) -> str | None:
    """``text`` as the table says it; ``None`` if a message that it needs is missing."""
    from tertulia import texts

    needed = [text.key]
    for value in text.args.values():
        kind, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
        needed += [rest] if kind in ("key", "card") else []
    if any(texts.find(language, key, text.args) is None for key in needed):
        return None
    return texts.render(language, text, ("Ana", "Bia", "Jack", "Davi"))
