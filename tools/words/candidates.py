"""The candidates for the house deck with their words in six languages, read from `deck_words.txt`.

It reads and checks their form; `build_deck.py` chooses among them and `check_translations.py` doubts the translations.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from sources import ROOT

from connectable.games.connections.deck import LANGUAGES

LIST = ROOT / "tools" / "words" / "deck_words.txt"
LEVELS = (1, 2, 3)
"""How soon people meet a word: at once, later, late."""


@dataclass(frozen=True)
class Candidate:
    """One word in every language."""

    words: tuple[str, ...]
    """In the order of `LANGUAGES`, as each language writes it."""
    section: str
    level: int

    @property
    def english(self) -> str:
        return self.words[0]

    @property
    def kind(self) -> str:
        """What all words of its section are; empty: nothing in particular."""
        return self.section if self.section.isupper() else ""

    def word(self, language: str) -> str:
        return self.words[LANGUAGES.index(language)]


def candidates() -> list[Candidate]:
    """All of them; a ValueError names a line that is wrong, and words that mean two things in one language."""
    found = list(read(LIST.read_text(encoding="utf-8")))
    for place, language in enumerate(LANGUAGES):
        spelled = sorted((candidate.words[place].casefold(), candidate.english) for candidate in found)
        for (one, first), (two, second) in pairwise(spelled):
            if one == two:
                raise ValueError(f"{one} is both {first} and {second} in {language}")
    return found


def read(text: str) -> Iterator[Candidate]:
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            *words, level = line.split(", ") if line[-1].isdigit() else [*line.split(", "), "1"]
            if len(words) != len(LANGUAGES) or int(level) not in LEVELS:
                raise ValueError(f"{LIST.name}, line {number}: {len(words)} words, level {level}")
            yield Candidate(tuple(unicodedata.normalize("NFC", word) for word in words), section, int(level))
