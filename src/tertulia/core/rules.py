"""Options and rules: what a table may choose, and what a match has chosen."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.errors import BadOption

Value = str | int | tuple[int, ...] | tuple[str, ...]


class Choice:
    """An option of a game: a named value, a number, or a list.

    ``values`` are the names allowed. A number lies between ``low`` and ``high`` (used where the
    default is an int). ``entries`` (``"int"`` or ``"str"``) allows a list instead of a name.
    ``rule`` is the id of the ruling that it switches; ``guess`` marks a default that the rulebook
    does not settle, which players are shown as a reconstruction.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        *,
        values: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        entries: str = "",
        guess: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.values = values
        self.low = low
        self.high = high
        self.entries = entries
        self.guess = guess

    def check(self, value: object) -> Value:
        """``value`` in its one form; raises :class:`BadOption` if the option does not take it."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, str) and value in self.values:
            return value
        if self.entries:
            return self._list(value)
        if isinstance(self.default, int):
            return self._number(value)
        raise BadOption(self.name, value, self.allowed)

    def _number(self, value: object) -> int:
        value = _typed(value)
        if not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(self.name, value, self.allowed)
        return value

    def _list(self, value: object) -> Value:
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, (list, tuple)) or not parts:
            raise BadOption(self.name, value, self.allowed)
        if self.entries == "str":
            if not all(isinstance(part, str) for part in parts):
                raise BadOption(self.name, value, self.allowed)
            return tuple(str(part).strip() for part in parts)
        numbers: list[int] = []
        for part in parts:
            number = _typed(part)
            if isinstance(number, bool) or not isinstance(number, int):
                raise BadOption(self.name, value, self.allowed)
            if not self.low <= number <= self.high:
                raise BadOption(self.name, value, self.allowed)
            numbers.append(number)
        return tuple(numbers)

    @property
    def allowed(self) -> str:
        """What the option takes, for people."""
        parts = list(self.values)
        if self.entries == "int":
            parts.append(f"a list of whole numbers from {self.low} to {self.high}")
        elif self.entries == "str":
            parts.append("a list of names")
        elif isinstance(self.default, int):
            parts.append(f"a whole number from {self.low} to {self.high}")
        return ", ".join(parts)


def _typed(value: object) -> object:
    """The whole number that a text spells, or else ``value`` itself."""
    try:
        return int(value) if isinstance(value, str) else value
    except ValueError:
        return value


def check_options(choices: tuple[Choice, ...], given: dict[str, object]) -> dict[str, Value]:
    """Every option's value, the defaults filled in; raises :class:`BadOption`."""
    known = {choice.name: choice for choice in choices}
    for name in given:
        if name not in known:
            raise BadOption("option", name, ", ".join(known) or "no option at all")
    return {
        name: choice.check(given[name]) if name in given else choice.default
        for name, choice in known.items()
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a match is played by: immutable, shared by its copies, tables worked out in advance.

    ``own_deck`` tells that the deck is not the game's default; ``actions`` is the size of the
    dense action space (:meth:`Game.encode`).
    """

    seats: i64
    options: dict[str, Value]
    deck: dict[str, object]
    own_deck: bool
    actions: int

    def __init__(self, seats: int, options: dict[str, Value], deck: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.own_deck = False
        self.actions = 0

    def cited(self, rule: str) -> str:
        """The id under which these rules have the clause ``rule``, where editions differ."""
        return rule
