"""Decks of word cards: the shipped one, and those people write themselves as CSV or TOML (CX-K1, CX-O4).

It reads and checks; how well a deck plays is measured in `measures.py`, and `referee/` judges two words.
"""

import csv
import hashlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING, Final, NoReturn

from connectable.contract import BadContent
from connectable.games.connections import referee
from connectable.games.connections.referee import pair_table

if TYPE_CHECKING:
    from connectable.games.connections.deck.measures import Report

LEAST: Final = 20
"""Cards a deck needs."""
MOST: Final = 200
"""Every two words are judged once when a deck is read: more would take long."""
LONGEST: Final = 24
"""Letters that fit on the side of a card."""
HIGHEST: Final = 5
BIGGEST: Final = 200_000
"""Characters of a deck file."""
SIDES: Final = ("north", "east", "south", "west")
WORD = re.compile(r"[^\W\d_](?:[\w'’&. -]*[\w'’.])?")

Words = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Card:
    """One card: four words, clockwise from the top, and what it is worth."""

    words: Words
    value: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards in their printed order."""

    cards: tuple[Card, ...]
    hash: str
    """Short and stable: of all cards and of what the referee says of every two words; records carry it."""
    lines: tuple[int, ...] = ()
    """Where each card stands in its file."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every different word, in order of appearance."""
        return tuple(dict.fromkeys(word for card in self.cards for word in card.words))


@cache
def house() -> Deck:
    """The shipped deck."""
    text = (files("connectable.games.connections") / "content" / "deck.csv").read_text(encoding="utf-8")
    cards, lines = zip(*read_cards(text), strict=True)
    return Deck(cards, pair_table.table().hash, lines)


def read_deck(text: object) -> Deck:
    """The deck a file describes; BadContent says what is wrong and in which line."""
    cards, lines = zip(*read_cards(text), strict=True)
    return Deck(cards, fingerprint(cards), lines)


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


def csv_rows(text: str) -> Iterator[tuple[list[object], int]]:
    """Five fields per line: four words and the value; a heading and comments (#) are skipped."""
    for line, content in enumerate(text.splitlines(), 1):
        if not content.strip() or content.lstrip().startswith("#"):
            continue
        try:
            fields = [field.strip() for field in next(csv.reader([content], strict=True))]
        except csv.Error as error:
            raise BadContent("cx-content-csv", {"problem": str(error)}, line) from None
        if [field.lower() for field in fields[:4]] != list(SIDES):
            yield list(fields), line


def toml_rows(text: str) -> Iterator[tuple[list[object], int]]:
    """`[[card]]` tables with `words` (four) and `value`."""
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
            raise BadContent("cx-content-fields", {"found": 0, "wanted": len(SIDES) + 1}, line)
        yield [*words, *([table["value"]] if "value" in table else [])], line


def read_card(fields: list[object], line: int) -> Card:
    if len(fields) != len(SIDES) + 1:
        raise BadContent("cx-content-fields", {"found": len(fields), "wanted": len(SIDES) + 1}, line)
    north, east, south, west = (read_word(field, line, column) for column, field in enumerate(fields[:4], 1))
    words = (north, east, south, west)
    for one, two in combinations(words, 2):
        if one == two:
            raise BadContent("cx-content-same", {"word": one}, line)
    return Card(words, read_value(fields[4], line))


def read_word(field: object, line: int, column: int) -> str:
    word = " ".join(field.upper().split()) if isinstance(field, str) else ""
    if not word or len(word) > LONGEST or not WORD.fullmatch(word):
        raise BadContent("cx-content-word", {"word": f"{field!s:.40}", "longest": LONGEST}, line, column)
    return word


def read_value(field: object, line: int) -> int:
    text = str(field) if type(field) in (int, str) else ""
    if len(text) == 1 and text in "12345":
        return int(text)
    bad_value(field, line)
    return None


def bad_value(field: object, line: int) -> NoReturn:
    raise BadContent("cx-content-value", {"value": f"{field!s:.40}", "highest": HIGHEST}, line, len(SIDES) + 1)


def fingerprint(cards: tuple[Card, ...]) -> str:
    """Sixteen hexadecimal digits of the cards and of every verdict; an unknown word has none."""
    digest = hashlib.blake2b(digest_size=8)
    for card in cards:
        digest.update(f"{','.join(card.words)},{card.value}\n".encode())
    words = sorted({word for card in cards for word in card.words})
    known = [word for word in words if referee.knows(word)]
    referee.judge_all(known)
    for one, two in combinations(known, 2):
        verdict = referee.judge(one, two)
        digest.update(f"{verdict.kind[0]}{verdict.reason};".encode())
    return digest.hexdigest()


def report(deck: Deck) -> "Report":
    """How it plays and what its author should look at."""
    from connectable.games.connections.deck import measures  # it measures decks, so it imports this module

    return measures.report(deck)
