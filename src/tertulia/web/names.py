"""Names that look alike though their letters differ: one person must not pass for another."""

from __future__ import annotations

import unicodedata

# Of the scripts that our languages and their neighbours are written in. By Unicode's confusables
# (UTS 39) as far as the letters look the same in common fonts.
_GREEK = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγεικνορτυχω", "ABEZHIKMNOPTYXayeikvoptuxw")
_CYRILLIC = ("АВЕКМНОРСТУХІЈЅаекоорсухіјѕԁһԛԝӏ", "ABEKMHOPCTYXIJSaekoopcyxijsdhqwl")
_LATIN = ("ıłŁ", "ilL")
_LETTERS = str.maketrans(*("".join(sides) for sides in zip(_GREEK, _CYRILLIC, _LATIN, strict=True)))
_STROKES = str.maketrans("i1|0", "lllo")


def skeleton(name: str) -> str:
    """What is left of a name if letters that look alike are one, and accents and blanks none."""
    bare = unicodedata.normalize("NFKD", name)
    letters = "".join(letter for letter in bare if unicodedata.category(letter)[0] in "LNPS")
    return letters.translate(_LETTERS).casefold().translate(_STROKES)


def alike(name: str, others: list[str]) -> str | None:
    """The first of the ``others`` that ``name`` may be taken for."""
    wanted = skeleton(name)
    return next((other for other in others if other and skeleton(other) == wanted), None)
