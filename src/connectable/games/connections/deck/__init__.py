"""Decks of word cards: the shipped one, and those people write themselves as CSV or TOML (CX-K1, CX-O4).

It reads and checks; how well a deck plays is measured in `measures.py`, and `referee/` judges two words.
"""

import csv
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING, Final, NoReturn

from connectable.contract import BadContent
from connectable.games.connections.deck.verdicts import KeptVerdicts, judged, read_verdicts

if TYPE_CHECKING:
    from connectable.games.connections.deck.measures import Report

HOUSE: Final = "house"
"""The newest house deck."""
HOUSE_DECKS: Final = ("house-1", "house-2")
"""The decks that ship, the newest last. Once shipped, a deck and its verdicts never change: games name them."""
LEAST: Final = 20
"""Cards a deck needs."""
MOST: Final = 500
"""Every two words are judged once when a deck is read, and the web has room for so many cards in a row."""
LONGEST: Final = 24
"""Letters that fit on the side of a card; marks above and below them take no room."""
HIGHEST: Final = 5
BIGGEST: Final = 200_000
"""Characters of a deck file."""
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "th", "it", "de", "fr", "es")
ANY: Final = "any"
"""CX-O6: every reader's own language."""
SIDES: Final = ("north", "east", "south", "west")
FIELDS: Final = len(SIDES) + 1
"""Of a card: its words and its value."""
SIGNS: Final = "'’&. -_"
"""What may stand between letters."""
LAST_SIGNS: Final = "'’."
MARKS: Final = 3
"""Marks on one letter: Thai needs two, a vowel and a tone."""
INVISIBLE: Final = str.maketrans("", "", "\u200b\u00ad\ufeff")
"""Places where a line may break; Thai texts have them between words."""

MOST_HASHES: Final = 64
HASHES: dict[str, str] = {}
"""Text of a deck → its hash, the last ones."""
Words = tuple[str, str, str, str]
Row = tuple[list[object], dict[str, object]]
"""Words and value, and what is given for each other language."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card: four words, clockwise from the top, and what it is worth."""

    words: Words
    value: int
    translations: tuple[tuple[str, Words], ...] = field(default=(), repr=False)
    """The words in other languages, by language (CX-O6)."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards in their printed order."""

    cards: tuple[Card, ...]
    hash: str
    """Short and stable: of all cards and of what the referee says of every two words; records carry it."""
    lines: tuple[int, ...] = ()
    """Where each card stands in its file."""
    verdicts: KeptVerdicts | None = None
    """On every two words: kept with a house deck, the referee's on any other; None where nobody needs them."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every different word, in order of appearance."""
        return tuple(dict.fromkeys(word for card in self.cards for word in card.words))


@cache
def house(name: str = HOUSE_DECKS[-1]) -> Deck:
    """A deck that ships, with its verdicts."""
    text = (files("connectable.games.connections") / "content" / f"{name}.csv").read_text(encoding="utf-8")
    cards, lines = zip(*read_cards(text), strict=True)
    verdicts = read_verdicts(name)
    return Deck(cards, verdicts.hash, lines, verdicts)


def load(deck: str) -> Deck:
    """The deck that the option `deck` means: the name of a house deck, or the text of somebody's own."""
    if deck == HOUSE or deck in HOUSE_DECKS:
        return house(house_name(deck))
    if re.fullmatch(r"house-\d{1,9}", deck):
        raise ValueError(f"option deck: {deck} is not known here, only {', '.join(HOUSE_DECKS)}")
    return read_deck(deck)


def deck_hash(deck: str) -> str:
    """The hash of the cards and verdicts of the option `deck`; kept, because it takes every pair to find it."""
    if "\n" not in deck:  # one of ours
        return load(deck).hash
    known = HASHES.get(deck)
    if known is None:
        known = keep_hash(deck, load(deck).hash)
    return known


def keep_hash(deck: str, found: str) -> str:
    """Notes the hash of a deck that was judged here or elsewhere."""
    while len(HASHES) >= MOST_HASHES:
        del HASHES[next(iter(HASHES))]
    HASHES[deck] = found
    return found


def house_name(deck: str) -> str:
    """The deck with the newest house deck named; anything else as it is."""
    return HOUSE_DECKS[-1] if deck == HOUSE else deck


def read_deck(text: object) -> Deck:
    """The deck a file describes; BadContent says what is wrong and in which line."""
    return judged_deck(text) if isinstance(text, str) else judged_deck.__wrapped__(text)


@lru_cache(maxsize=8)
def judged_deck(text: object) -> Deck:
    """The same, kept for the next time: a table asks for its deck when it is made, started and stored."""
    cards, lines = zip(*read_cards(text), strict=True)
    verdicts = judged([(card.words, card.value) for card in cards])
    return Deck(cards, verdicts.hash, lines, verdicts)


def read_cards(text: object) -> list[tuple[Card, int]]:
    """Cards and their lines."""
    if not isinstance(text, str):
        raise BadContent("cx-content-text", {"found": type(text).__name__})
    if len(text) > BIGGEST:
        raise BadContent("cx-content-size", {"most": BIGGEST})
    plain = text.removeprefix("\ufeff")
    opening = next((line.strip() for line in plain.splitlines() if line.strip() and line.strip()[0] != "#"), "")
    rows = toml_rows(plain) if opening.startswith("[") or re.match(r"[A-Za-z_]+\s*=", opening) else csv_rows(plain)
    found: list[tuple[Card, int]] = []
    for fields, line in rows:
        found.append((read_card(fields, line), line))
        if len(found) > MOST:
            raise BadContent("cx-content-many", {"most": MOST}, line)
    if len(found) < LEAST:
        raise BadContent("cx-content-few", {"cards": len(found), "least": LEAST})
    return found


def csv_rows(text: str) -> Iterator[tuple[Row, int]]:
    """Five fields per line: four words and the value, and a field for each further language that the heading names;
    comments (#) are skipped."""
    languages: list[str] = []
    for line, content in enumerate(text.splitlines(), 1):
        if not content.strip() or content.lstrip().startswith("#"):
            continue
        try:
            fields = [field.strip() for field in next(csv.reader([content], strict=True))]
        except csv.Error as error:
            raise BadContent("cx-content-csv", {"problem": str(error)}, line) from None
        if [field.lower() for field in fields[:4]] == list(SIDES):
            languages = [language_of(field, line, column) for column, field in enumerate(fields[FIELDS:], FIELDS + 1)]
            continue
        if len(fields) > FIELDS + len(languages):
            raise BadContent("cx-content-fields", {"found": len(fields), "wanted": FIELDS + len(languages)}, line)
        translated = zip(languages, (cell.split("/") for cell in fields[FIELDS:]), strict=False)
        yield (list(fields[:FIELDS]), {language: words for language, words in translated if any(words)}), line


def language_of(field: str, line: int, column: int) -> str:
    """The language that a column is for."""
    if field.lower() in LANGUAGES[1:]:
        return field.lower()
    raise BadContent("cx-content-column", {"column": field[:40], "known": LANGUAGES[1:]}, line, column)


def toml_rows(text: str) -> Iterator[tuple[Row, int]]:
    """`[[card]]` tables with `words` (four) and `value`, and four words for each further language."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(found[1]), int(found[2])) if found else (len(text.splitlines()), 0)
        raise BadContent("cx-content-toml", {"problem": str(error)[:200]}, line, column) from None
    tables = content.get("card")
    if not isinstance(tables, list):
        raise BadContent("cx-content-toml", {"problem": "no [[card]] tables"})
    lines = [number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*card\s*]]", line)]
    for place, table in enumerate(tables):
        line = lines[place] if place < len(lines) else 0
        words = table.get("words") if isinstance(table, dict) else None
        if not isinstance(words, list):
            raise BadContent("cx-content-fields", {"found": 0, "wanted": FIELDS}, line)
        others = {language: table[language] for language in LANGUAGES[1:] if language in table}
        yield ([*words, *([table["value"]] if "value" in table else [])], others), line


def read_card(row: Row, line: int) -> Card:
    fields, others = row
    if len(fields) != FIELDS:
        raise BadContent("cx-content-fields", {"found": len(fields), "wanted": FIELDS}, line)
    words = read_words(fields[:4], line)
    value = read_value(fields[4], line)
    return Card(words, value, tuple((language, read_other(language, others[language], line)) for language in others))


def read_words(fields: list[object], line: int) -> Words:
    north, east, south, west = (read_word(field, line, column) for column, field in enumerate(fields, 1))
    words = (north, east, south, west)
    for one, two in combinations(words, 2):
        if one.casefold() == two.casefold():
            raise BadContent("cx-content-same", {"word": one}, line)
    return words


def read_other(language: str, found: object, line: int) -> Words:
    """CX-O6: the four words of a card in another language."""
    if not isinstance(found, list) or len(found) != len(SIDES):
        count = len(found) if isinstance(found, list) else 0
        raise BadContent("cx-content-language", {"language": language, "found": count, "wanted": len(SIDES)}, line)
    return read_words(found, line)


def read_word(field: object, line: int, column: int) -> str:
    """The word as its author wrote it, with single spaces."""
    text = field.translate(INVISIBLE) if isinstance(field, str) else ""
    word = unicodedata.normalize("NFC", " ".join(text.split()))
    if not is_word(word):
        raise BadContent("cx-content-word", {"word": f"{field!s:.40}", "longest": LONGEST}, line, column)
    return word


def is_word(text: str) -> bool:
    """A letter of any language, then letters, digits and the marks on them, with signs in between."""
    kinds = "".join(unicodedata.category(letter)[0] for letter in text)
    if not kinds.startswith("L") or not (kinds[-1] in "LMN" or text[-1] in LAST_SIGNS):
        return False
    if len(kinds) - kinds.count("M") > LONGEST or "M" * (MARKS + 1) in kinds:
        return False
    return all(kind in "LMN" or letter in SIGNS for kind, letter in zip(kinds, text, strict=True))


def read_value(field: object, line: int) -> int:
    text = str(field) if type(field) in (int, str) else ""
    if len(text) == 1 and text in "12345":
        return int(text)
    bad_value(field, line)
    return None


def bad_value(field: object, line: int) -> NoReturn:
    raise BadContent("cx-content-value", {"value": f"{field!s:.40}", "highest": HIGHEST}, line, len(SIDES) + 1)


def report(deck: Deck) -> "Report":
    """How it plays and what its author should look at."""
    from connectable.games.connections.deck import measures  # it measures decks, so it imports this module

    return measures.report(deck)
