"""Which two candidates are said together in a language: the parts of a compound, or the nouns of a set phrase.

Run by `make translations` with the dictionaries at hand; it writes `deck_usage.txt`, from which `make deck` takes what
counts at a table that plays in that language (CX-O6). English has its usage in the referee.
"""

import csv
import re
from collections.abc import Iterator
from itertools import permutations

from candidates import Candidate, candidates
from check_translations import DICTIONARIES, lemmas, plain
from sources import ROOT

LIST = ROOT / "tools" / "words" / "deck_usage.txt"
JOINTS = ("", "s", "es", "n", "en", "e", "er")
"""What German puts between the parts of a compound."""
SMALL = {
    "it": "di|del|dello|della|dell|dei|delle|da|dal|a|al|alla|in|con|per|d|e",
    "fr": "de|du|des|d|à|a|au|aux|en|et|la|le|l|les",
    "es": "de|del|la|el|las|los|al|a|en|con|para|y",
}
"""The words between the nouns of a phrase."""
FOLDERS = {"it": "italian", "fr": "french", "es": "spanish"}
SHORTEST = {"de": 3, "th": 2}
"""Letters of a part: shorter ones are found in words that have nothing to do with them."""

Said = tuple[str, str, str, str]
"""Language, two English words, and what is said."""


def main() -> None:
    words = candidates()
    found = sorted({*compounds(words, "de", german()), *compounds(words, "th", thai()), *phrases(words)})
    head = (
        "# Said together, by language: two candidates and the word or phrase they make. Written by `make translations`."
    )
    LIST.write_text("\n".join([head, *(", ".join(said) for said in found)]) + "\n", encoding="utf-8")


def german() -> set[str]:
    with (DICTIONARIES / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as lines:
        return {row[0] for row in csv.reader(lines)}


def thai() -> set[str]:
    path = DICTIONARIES / "pythainlp" / "corpus" / "words_th.txt"
    return set(path.read_text(encoding="utf-8").split())


def compounds(words: list[Candidate], language: str, known: set[str]) -> Iterator[Said]:
    joints = JOINTS if language == "de" else ("",)
    parts = [(one, one.word(language).casefold()) for one in words]
    long_enough = [(one, part) for one, part in parts if len(part) >= SHORTEST[language] and " " not in part]
    for (one, first), (two, second) in permutations(long_enough, 2):
        starts = {first + joint for joint in joints} | (
            {first[:-1]} if language == "de" and first[-1] == "e" else set()
        )
        for start in sorted(starts):
            whole = (start + second).capitalize()
            if whole in known:
                yield language, *in_order(one, two), whole
                break


def phrases(words: list[Candidate]) -> Iterator[Said]:
    """Nouns with small words between them, as MultiWordNet lists terms."""
    for language, folder in FOLDERS.items():
        own = {form: one for one in words for form in forms(one.word(language), language)}
        between = re.compile(rf"^(?:{SMALL[language]})$")
        for term in lemmas(DICTIONARIES / "multiwordnet" / "db" / folder / f"{folder}_lemma.sql"):
            parts = [part for part in re.split(r"[ ']", term) if part and not between.match(part)]
            if len(parts) == 2 and all(part in own for part in parts) and own[parts[0]] != own[parts[1]]:
                yield language, *in_order(own[parts[0]], own[parts[1]]), term


def in_order(one: Candidate, two: Candidate) -> tuple[str, str]:
    return min(one.english, two.english), max(one.english, two.english)


def forms(word: str, language: str) -> list[str]:
    """The word and its usual plurals."""
    base = plain(word)
    if language == "it":
        return [base, base[:-1] + "i", base[:-1] + "e"]
    return [base, base + "s", base + ("x" if language == "fr" else "es")]


if __name__ == "__main__":
    main()
