"""Build the documentation as a site: docs/, and the rules of every installed game clause by clause.

    python tools/site.py [FOLDER]

The rules are made here from the same texts as those at the table, so that there is one copy. Any
warning, such as a link or an anchor that leads nowhere, is an error.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import tertulia
from tertulia import texts
from tertulia.core.game import Game
from tertulia.texts import OptionText

ROOT = Path(__file__).resolve().parent.parent


def build(folder: Path) -> Path:
    """Build the site below ``folder``, which is emptied first, and return where it lies."""
    shutil.rmtree(folder, ignore_errors=True)  # the first time there is none
    shutil.copytree(ROOT / "docs", folder / "docs")
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    (chapter,) = [part for part in config["nav"] if "Rules" in part]
    chapter["Rules"] = list(write_rules(folder / "docs"))
    path = folder / "mkdocs.yml"
    path.write_text(json.dumps(config), encoding="utf-8")  # which is YAML, too
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(path)]
    subprocess.run(command, check=True)
    return folder / "site"


def write_rules(docs: Path) -> Iterator[dict[str, str]]:
    """Write the rules of every game in every language; yields the English ones for the menu."""
    (docs / "rules").mkdir()
    for name, game in sorted(tertulia.games().items()):
        for lang in texts.languages():
            page = docs / "rules" / file(name, lang)
            page.write_text("\n\n".join(rules(game, lang)) + "\n", encoding="utf-8")
        yield {texts.say("en", f"{name}-name"): f"rules/{file(name, 'en')}"}


def file(game: str, lang: str) -> str:
    """The file of a game's rules in a language."""
    return f"{game}.md" if lang == "en" else f"{game}-{lang}.md"


def rules(game: Game[Any, Any], lang: str) -> Iterator[str]:
    """The rules of ``game``, a block at a time."""
    yield f"# {plain(texts.say(lang, f'{game.name}-name'))}"
    yield " · ".join(f"[{own}]({file(game.name, code)})" for code, own in texts.languages().items())
    yield plain(texts.say(lang, f"{game.name}-name.text"))
    for section in texts.rulebook(game, lang):
        yield f"## {plain(section.title)} {{ #{section.id} }}"
        for clause in section.clauses:
            # The clause's id is the anchor by which the log, the table and the code name it.
            link = f"[{clause.id}](#{clause.id}){{ .clause }}"
            yield f"{plain(clause.text)} {link}\n{{: #{clause.id} }}"
            for option in clause.options:
                yield house_rule(option, lang)


def house_rule(option: OptionText, lang: str) -> str:
    """An option, under the clause that it switches: its name, what it decides, what it takes."""
    told: dict[str, int | str] = {"option": option.label, "default": option.default}
    title = f"**{plain(texts.say(lang, 'pages-option', told))}** `{option.name}`"
    if option.guess:
        title += f" *{plain(texts.say(lang, 'option-reconstruction'))}*"
    values = [f"    - `{value}` {plain(said)}" for value, said in option.values]
    return "\n".join([f"- {title}  ", f"    {plain(option.explanation)}", "", *values])


def plain(text: str) -> str:
    """``text`` with nothing in it that Markdown would read as more than a letter."""
    return re.sub(r"([\\`*_\[\]<>#])", r"\\\1", " ".join(text.split()))


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs")))
