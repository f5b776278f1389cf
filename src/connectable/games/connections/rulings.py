"""House rulings as text (CX-J4): brought along with the option `rulings`, and exported from a game.

One line for each pair, `WORD + WORD = stands` or `= falls`; sorted, each pair once. What a ruling binds, the rules say.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

Pair = tuple[str, str]

MOST_LINES: Final = 500
MOST_BYTES: Final = 32_000
LINE = re.compile(r"([^+=]+)\+([^+=]+)=\s*(stands|falls)\s*", re.IGNORECASE)


def read_rulings(text: str) -> dict[Pair, bool]:
    """Pair of words → whether it stands; a ValueError names the line that is wrong."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise ValueError(f"option rulings: the text is larger than {MOST_BYTES} bytes")
    found: dict[Pair, bool] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        parts = LINE.fullmatch(line)
        if parts is None:
            raise ValueError(f"option rulings: line {number}: {line!r:.80} is not WORD + WORD = stands or = falls")
        pair = pair_of(parts[1], parts[2])
        if not all(pair) or pair[0] == pair[1]:
            raise ValueError(f"option rulings: line {number}: {line!r:.80} does not name two different words")
        if pair in found:
            raise ValueError(f"option rulings: line {number}: {' + '.join(pair)} is there twice")
        found[pair] = parts[3].lower() == "stands"
        if len(found) > MOST_LINES:
            raise ValueError(f"option rulings: more than {MOST_LINES} pairs")
    if text and not found:
        raise ValueError("option rulings: the text has lines, but no ruling in them")
    return found


def pair_of(one: str, two: str) -> Pair:
    """The pair in one order, whichever way it is written."""
    first, second = sorted(" ".join(word.upper().split()) for word in (one, two))
    return first, second


def write_rulings(rulings: Mapping[Pair, bool]) -> str:
    """The text, sorted."""
    lines = [f"{' + '.join(pair)} = {'stands' if stands else 'falls'}" for pair, stands in sorted(rulings.items())]
    return "".join(line + "\n" for line in lines)


def exported(view: Iterable[Mapping[str, Any]]) -> str:
    """The rulings of a view as text: at most as many as another game takes, those of the latest names left out."""
    found = {pair_of(*ruling["words"]): bool(ruling["stands"]) for ruling in view}
    found = {pair: stands for pair, stands in found.items() if pair[0] != pair[1]}  # a deck may have a word twice
    text = write_rulings(dict(sorted(found.items())[:MOST_LINES]))
    while len(text.encode()) > MOST_BYTES:
        text = text[: text.rstrip("\n").rfind("\n") + 1]
    return text


def bound(text: str, words: tuple[str, ...]) -> dict[int, bool]:
    """The rulings on words in play, by lower number × words + higher number; other pairs are left out."""
    number = {word.upper(): place for place, word in enumerate(words)}
    found: dict[int, bool] = {}
    for (one, two), stands in read_rulings(text).items():
        if one in number and two in number:
            low, high = sorted((number[one], number[two]))
            found[low * len(words) + high] = stands
    return found
