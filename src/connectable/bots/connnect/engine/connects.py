"""Patterns: every placement of a shape together with numbers that make it a Connect; and those still open on a sheet.

It knows no points and no dice; which shapes are open to a seat it is told. Compiled.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.engine.claims import CLAIMS
from connectable.games.connnect.engine.geometry import POW, SPACES, around, spaces_of

SHAPES: Final = 14
DEAD: Final[i64] = 16
"""Added to what a pattern lacks for every space of it that is lost."""


@final
class Patterns:
    """All patterns, in flat tables."""

    def __init__(self) -> None:
        masks: list[int] = []
        last: list[int] = []
        shapes: list[int] = []
        codes: list[int] = []
        for spaces, action in CLAIMS.items():
            for numbers in numberings(spaces):
                masks.append(spaces)
                shapes.append(int(action.b))
                codes.append(sum((space * 8 + number) << 9 * k for k, (space, number) in enumerate(numbers)))
            last += [len(masks)] * (len(masks) - len(last))
        self.count: i64 = len(masks)
        self.mask: vec[i64] = vec[i64](masks)
        self.next: vec[i64] = vec[i64](last)
        """The first pattern after this one that covers other spaces: a lost space skips all its numberings at once."""
        self.shape: vec[i64] = vec[i64](shapes)
        self.code: vec[i64] = vec[i64](codes)
        """Nine bits for each space: its number in bits 0–2, the space in bits 3–8; shift by 9 for the next, 0 ends."""


def numberings(spaces: int) -> list[list[tuple[int, int]]]:
    """Which numbers make these spaces a Connect (CN-C1): six equal ones, and every run along every snake."""
    found = [[(space, number) for space in spaces_of(spaces)] for number in range(1, 7)]
    for path in snakes(spaces):
        found += [[(space, low + k) for k, space in enumerate(path)] for low in range(1, 8 - len(path))]
    return found


def snakes(spaces: int) -> list[list[int]]:
    """Every order of the spaces in which each next is a neighbour of the one before."""
    paths = [[space] for space in spaces_of(spaces)]
    for _ in range(len(paths) - 1):
        paths = [
            [*path, space] for path in paths for space in spaces_of(spaces & around(POW[path[-1]])) if space not in path
        ]
    return paths


@lru_cache(1)
def all_patterns() -> Patterns:
    return Patterns()


@final
class OpenPatterns:
    """The patterns open on one sheet, and for each space those through it."""

    def __init__(self, marks: vec[i64], claimed: i64, shapes: i64) -> None:
        patterns = all_patterns()
        keep: list[i64] = []
        lacks: list[i64] = []
        sizes = vec[i64]([0] * SPACES)
        lost: i64 = claimed | marks[7]
        pattern: i64 = 0
        while pattern < patterns.count:
            if patterns.mask[pattern] & lost or not shapes & POW[patterns.shape[pattern]]:
                pattern = patterns.next[pattern]
                continue
            lack: i64 = lacking(marks, patterns.code[pattern])
            if lack < DEAD:
                keep.append(pattern)
                lacks.append(lack)
                code: i64 = patterns.code[pattern]
                while code:
                    space: i64 = (code >> 3) & 63
                    sizes[space] = sizes[space] + 1
                    code >>= 9
            pattern += 1
        self.count: i64 = len(keep)
        self.shape: vec[i64] = vec[i64]([0] * len(keep))
        self.code: vec[i64] = vec[i64]([0] * len(keep))
        self.mask: vec[i64] = vec[i64]([0] * len(keep))
        self.lack: vec[i64] = vec[i64]([0] * len(keep))
        """By pattern: spaces still to be written."""
        self.first: vec[i64] = vec[i64]([0] * (SPACES + 1))
        for space in range(SPACES):
            self.first[space + 1] = self.first[space] + sizes[space]
            sizes[space] = self.first[space]
        self.through: vec[i64] = vec[i64]([0] * int(self.first[SPACES]))
        """By space, an entry for each pattern through it:

            … pattern | shape | number      bits 7–, 3–6, 0–2

        `first` says where the entries of a space begin, as in a table of contents."""
        for place in range(i64(len(keep))):
            pattern = keep[place]
            self.shape[place] = patterns.shape[pattern]
            self.code[place] = patterns.code[pattern]
            self.mask[place] = patterns.mask[pattern]
            self.lack[place] = lacks[place]
            code = patterns.code[pattern]
            while code:
                space = (code >> 3) & 63
                self.through[sizes[space]] = place * 128 + patterns.shape[pattern] * 8 + (code & 7)
                sizes[space] = sizes[space] + 1
                code >>= 9


def lacking(marks: vec[i64], code: i64) -> i64:
    """How many spaces of a pattern are free; DEAD when one holds another number."""
    free: i64 = 0
    while code:
        bit: i64 = POW[(code >> 3) & 63]
        if marks[0] & bit:
            free += 1
        elif not marks[code & 7] & bit:
            return DEAD
        code >>= 9
    return free
