"""Which two candidates are said together in a language: the parts of a compound, or the nouns of a set phrase.

Run by `make translations` with the dictionaries at hand; it writes `deck_usage.txt`, from which `make deck` takes what
counts at a table that plays in that language (CX-O6). English has its usage in the referee.
"""

import csv
import re
from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path

from candidates import Candidate, candidates
from check_translations import DICTIONARIES, LEMMA, plain
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
ITALIAN = {"o": "i", "a": "ei", "e": "i"}
"""The endings of plurals by that of the word."""
SHORTEST = {"de": 3, "th": 2}
"""Letters of a part: shorter ones are found in words that have nothing to do with them."""
LETTERS, NEAR = 3, 2
"""The same of two other nouns, and how many letters beside the cut theirs is looked for."""
KEEPS = 4
"""Letters of a first part that may lose its e: *Entzug* has no duck (*Ente*), *Fetisch* no fairy (*Fee*)."""
HOMOGRAPHS = {
    "th": {"ชา", "วัด", "คุก", "แกะ", "ช้า", "พัง", "พรม"},
    "de": {"Bauer", "Messer"},
}
"""Words that are mostly another word where the dictionary joins them: in Thai *tea* is also *numb* and *temple* is *to
measure*, at the end of a German word *farmer* is *builder* and *knife* is *meter*."""
UNSAFE = {
    "th": "ถุงยาง, ยาม้า, หัวนม, บ้านเล็ก, ปากหมา, ผีทะเล",
    "de": "Arztspiel, Bettgeschichte, Blitzkrieg, Blutgeld, Braunhemd, Giftspritze, Gummipuppe, Hundefleisch, "
    "Kindersoldat, Liebesnacht, Liebesspiel, Muttermund, Rothaut, Schürzenjäger, Schweinehund",
    "fr": "peau rouge",
    "es": "baño de sangre, película verde, polvo blanco, sueño mojado, viejo verde",
}
"""What nobody wants to explain to a child: sex, drugs, cruelty, slurs."""
THINGS = ("Substantiv", "Substantiv,Zahlklassifikator")
"""What the list of nouns calls those that are no names, abbreviations or phrases."""

Nouns = Mapping[str, tuple[str, ...]]
"""A noun → its plurals."""

Said = tuple[str, str, str, str]
"""Language, two English words, and what is said."""


def main() -> None:
    words = candidates()
    said = {*german_compounds(words, german()), *thai_compounds(words, thai()), *phrases(words)}
    found = sorted(one for one in said if one[3] not in UNSAFE.get(one[0], "").split(", "))
    head = (
        "# Said together, by language: two candidates and the word or phrase they make. Written by `make translations`."
    )
    LIST.write_text("\n".join([head, *(", ".join(said) for said in found)]) + "\n", encoding="utf-8")


def german() -> Nouns:
    with (DICTIONARIES / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines)
        head = next(rows)
        plurals = [place for place, name in enumerate(head) if name.startswith("nominativ plural")]
        return {row[0]: tuple(row[place] for place in plurals if row[place]) for row in rows if row[1] in THINGS}


def thai() -> set[str]:
    path = DICTIONARIES / "pythainlp" / "corpus" / "words_th.txt"
    return set(path.read_text(encoding="utf-8").split())


def thai_compounds(words: list[Candidate], known: set[str]) -> Iterator[Said]:
    for (one, first), (two, second) in permutations(parts_of(words, "th"), 2):
        if first + second in known and not HOMOGRAPHS["th"] & {first, second}:
            yield "th", *in_order(one, two), first + second


def german_compounds(words: list[Candidate], nouns: Nouns) -> Iterator[Said]:
    known = {form.casefold() for noun, plurals in nouns.items() for form in (noun, *plurals)}
    for (one, first), (two, second) in permutations(parts_of(words, "de"), 2):
        if second in HOMOGRAPHS["de"]:
            continue
        own = {form.casefold() for form in (first, *nouns.get(first, ()))}
        for start in starts(first, own):
            whole = (start + second.casefold()).capitalize()
            if whole in nouns and not cut_elsewhere(whole.casefold(), start, own, known):
                yield "de", *in_order(one, two), whole
                break


def parts_of(words: list[Candidate], language: str) -> list[tuple[Candidate, str]]:
    parts = [(one, one.word(language)) for one in words]
    return [(one, part) for one, part in parts if len(part) >= SHORTEST[language] and " " not in part]


def starts(first: str, own: set[str]) -> list[str]:
    """How a compound with this first part can begin; an adjective takes no joint (REICH is not in *Reichsapfel*)."""
    base = first.casefold()
    if first == base:
        return [base]
    found = {base + joint for joint in JOINTS} | own
    return sorted(found | ({base[:-1]} if base[-1] == "e" and len(base) > KEEPS else set()))


def cut_elsewhere(whole: str, start: str, own: set[str], known: set[str]) -> bool:
    """Whether two other nouns make the compound: *Weinsteuer* is a tax, not dear wine, and *Reiseapotheke* no rice.

    `own` are the forms of its first part, with which it may begin."""
    reach = range(max(LETTERS, len(start) - NEAR), min(len(start) + NEAR, len(whole) - LETTERS) + 1)
    cuts = [cut for cut in reach if cut != len(start) or start not in own]
    return any(whole[:cut] in known and whole[cut:] in known for cut in cuts)


def phrases(words: list[Candidate]) -> Iterator[Said]:
    """Nouns with small words between them, as MultiWordNet lists terms."""
    for language, folder in FOLDERS.items():
        own = {form: one for one in reversed(words) for form in forms(one.word(language), language)[1:]}
        own |= {plain(one.word(language)): one for one in words}
        small = between(language)
        for term in terms(DICTIONARIES / "multiwordnet" / "db" / folder / f"{folder}_lemma.sql"):
            parts = nouns_of(term, own, small)
            if parts and own[parts[0]] != own[parts[1]]:
                yield language, *in_order(own[parts[0]], own[parts[1]]), plain(term)


def terms(path: Path) -> list[str]:
    """The nouns that MultiWordNet lists, with their capitals, each once."""
    fields = (LEMMA.search(line) for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("INSERT"))
    nouns = [found[3] for found in fields if found and found[1].startswith("n#")]
    return list(dict.fromkeys(noun.replace("_", " ").replace("\\'", "'").replace("''", "'") for noun in nouns))


def between(language: str) -> re.Pattern[str]:
    return re.compile(rf"^(?:{SMALL[language]})$")


def nouns_of(term: str, own: Mapping[str, object], small: re.Pattern[str]) -> tuple[str, str] | None:
    """The two words of ours that a term is made of; a name (*Puerto Rico*) is none."""
    names = [word for word in re.split(r"[ '-]", term) if word[:1].isupper()]
    parts = [part for part in re.split(r"[ ']", plain(term)) if part and not small.match(part)]
    if len(names) > 1 or len(parts) != 2 or not all(part in own for part in parts):
        return None
    return parts[0], parts[1]


def in_order(one: Candidate, two: Candidate) -> tuple[str, str]:
    return min(one.english, two.english), max(one.english, two.english)


def forms(word: str, language: str) -> list[str]:
    """The word and its usual plurals."""
    base = plain(word)
    if language == "it":
        return [base, *(base[:-1] + ending for ending in ITALIAN.get(base[-1], ""))]
    return [base, base + "s", base + ("x" if language == "fr" else "es")]


if __name__ == "__main__":
    main()
