"""The table of all pairs of the shipped deck: score and reason, read once, looked up at once.

It is only a memory of what the referee worked out when the deck was built; `tools/words/build_deck.py` writes it.
"""

import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from connectable.games.connections.engine.cards import REASONS


@dataclass(frozen=True, slots=True)
class Table:
    at: dict[str, int]
    """Word → number."""
    scores: "array[int]"
    """Hundredths, at number · (number − 1) / 2 + smaller number."""
    reasons: bytes
    """Places in `REASONS`, alike."""
    hash: str
    """The deck's."""


def look_up(a: str, b: str) -> tuple[int, str] | None:
    """Hundredths of the score, and the reason; None unless both are different words of the shipped deck."""
    known = table()
    one, two = known.at.get(a), known.at.get(b)
    if one is None or two is None:
        one, two = known.at.get(a.upper()), known.at.get(b.upper())
    if one is None or two is None or one == two:
        return None
    place = one * (one - 1) // 2 + two if one > two else two * (two - 1) // 2 + one
    return known.scores[place], REASONS[known.reasons[place]]


@cache
def table() -> Table:
    """Read when it is first needed."""
    source = files("connectable.games.connections") / "content" / "pairs.bin"
    if not source.is_file():  # before the first `make deck`
        return Table({}, array("h"), b"", "")
    head, _, body = source.read_bytes().partition(b"\n")
    header = json.loads(head)
    words: list[str] = header["words"]
    data = zlib.decompress(body)
    count = len(words) * (len(words) - 1) // 2
    scores = array("h", data[: 2 * count])
    if sys.byteorder == "big":
        scores.byteswap()
    return Table({word: number for number, word in enumerate(words)}, scores, data[2 * count :], header["hash"])
