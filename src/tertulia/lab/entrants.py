"""Who plays a study: the bots that come with the table, and classes in Python files."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any, Final

from tertulia.bots import Bot, bot
from tertulia.core.errors import BadOption
from tertulia.core.position import View
from tertulia.core.rng import Rng

OWN: Final = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)")


class Own(Bot):
    """A player from a file, which need not be a :class:`Bot` itself."""

    def __init__(self, name: str, player: Any) -> None:
        super().__init__(name)
        self._player = player

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        answer: int = self._player.choose(view, rng)
        return answer


def entrant(name: str) -> Bot:
    """The player with this name: a bot such as ``greedy``, or ``path/to/file.py:Class``.

    The class is called with the name and has ``choose(view, rng)``, as :class:`Bot` has. Its file
    is run, so it must be one that is trusted. Raises :class:`BadOption`.
    """
    found = OWN.fullmatch(name)
    if found is None:
        return bot(name)
    path = Path(found["path"])
    if not path.is_file():
        raise BadOption("bots", name, "a Python file that exists, a colon, a class in it")
    spec = importlib.util.spec_from_file_location(path.stem, path.absolute())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made = getattr(module, found["name"], None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise BadOption("bots", name, f"a class of {path} with a method choose(view, rng)")
    return Own(name, made(name))
