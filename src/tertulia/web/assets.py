"""The built client: which files an entry of Vite's manifest needs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from msgspec import DecodeError, Struct, field, json

DIST = Path(__file__).parent / "static" / "dist"
MANIFEST = DIST / ".vite" / "manifest.json"
BASE = "/static/dist/"


class Chunk(Struct):
    """A chunk of Vite's manifest."""

    file: str
    name: str = ""
    is_entry: bool = field(default=False, name="isEntry")
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Credit(Struct):
    """Who drew an icon, and on what terms it is used."""

    name: str
    icon: str
    author: str
    source: str
    licence: str


@dataclass(frozen=True)
class Entry:
    """The addresses of what a page loads: a script, if it has one, and styles."""

    script: str | None
    styles: tuple[str, ...]
    preloads: tuple[str, ...]


class Client:
    """The files of the client, read anew when it is built anew."""

    def __init__(self, manifest: Path) -> None:
        self._manifest = manifest
        self._built = 0
        self._chunks: dict[str, Chunk] = {}

    def entry(self, name: str) -> Entry | None:
        """What the entry ``name`` needs, or ``None`` if the client has not been built."""
        chunks = self._read()
        entries = (key for key, chunk in chunks.items() if chunk.is_entry and chunk.name == name)
        source = next(entries, None)
        if source is None:
            return None
        needed = [source]
        for key in needed:
            needed += [other for other in chunks[key].imports if other not in needed]
        styles = dict.fromkeys(style for key in needed for style in chunks[key].css)
        file = chunks[source].file
        if file.endswith(".css"):
            return Entry(None, (BASE + file, *(BASE + style for style in styles)), ())
        return Entry(
            BASE + file,
            tuple(BASE + style for style in styles),
            tuple(BASE + chunks[key].file for key in needed[1:]),
        )

    def asset(self, source: str) -> str | None:
        """The address of a single file."""
        chunk = self._read().get(source)
        return None if chunk is None else BASE + chunk.file

    def credits(self) -> dict[tuple[str, str, str], list[str]]:
        """The icons by source, licence and author."""
        try:
            listed = (self._manifest.parent.parent / "credits.json").read_bytes()
            credits = json.decode(listed, type=list[Credit])
        except (OSError, DecodeError):
            return {}
        found: dict[tuple[str, str, str], list[str]] = {}
        for credit in sorted(credits, key=lambda credit: (credit.source, credit.author)):
            key = (credit.source, credit.licence, credit.author)
            found.setdefault(key, []).append(credit.icon)
        return found

    def _read(self) -> dict[str, Chunk]:
        try:
            built = self._manifest.stat().st_mtime_ns
            if built != self._built:
                self._chunks = json.decode(self._manifest.read_bytes(), type=dict[str, Chunk])
                self._built = built
        except (OSError, DecodeError):
            return {}
        return self._chunks
