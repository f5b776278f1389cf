"""Every way to make a Connect: a placement of a shape with the numbers that would fill it; and those still open.

It knows no points and no dice; which shapes are open to a seat is told to it. Compiled.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.engine.claims import CLAIMS
from connectable.games.connnect.engine.geometry import POW, SPACES, around, spaces_of

SHAPES: Final = 14
DEAD: Final[i64] = 16
"""Added to what a way lacks when a space of it is lost."""


@final
class Ways:
    """All ways, in flat tables."""

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
        """The first way in other spaces after this one."""
        self.shape: vec[i64] = vec[i64](shapes)
        self.code: vec[i64] = vec[i64](codes)
        """Nine bits for each space and its number, the space from bit 3."""


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
def all_ways() -> Ways:
    return Ways()


@final
class Net:
    """The ways open on one sheet, and for each space those through it."""

    def __init__(self, marks: vec[i64], claimed: i64, shapes: i64) -> None:
        ways = all_ways()
        keep: list[i64] = []
        lacks: list[i64] = []
        sizes = vec[i64]([0] * SPACES)
        lost: i64 = claimed | marks[7]
        way: i64 = 0
        while way < ways.count:
            if ways.mask[way] & lost or not shapes & POW[ways.shape[way]]:
                way = ways.next[way]
                continue
            lack: i64 = lacking(marks, ways.code[way])
            if lack < DEAD:
                keep.append(way)
                lacks.append(lack)
                code: i64 = ways.code[way]
                while code:
                    space: i64 = (code >> 3) & 63
                    sizes[space] = sizes[space] + 1
                    code >>= 9
            way += 1
        self.count: i64 = len(keep)
        self.shape: vec[i64] = vec[i64]([0] * len(keep))
        self.code: vec[i64] = vec[i64]([0] * len(keep))
        self.mask: vec[i64] = vec[i64]([0] * len(keep))
        self.lack: vec[i64] = vec[i64]([0] * len(keep))
        """Spaces still to be written."""
        self.first: vec[i64] = vec[i64]([0] * (SPACES + 1))
        for space in range(SPACES):
            self.first[space + 1] = self.first[space] + sizes[space]
            sizes[space] = self.first[space]
        self.through: vec[i64] = vec[i64]([0] * int(self.first[SPACES]))
        """By space: way × 128 + shape × 8 + number."""
        for place in range(i64(len(keep))):
            way = keep[place]
            self.shape[place] = ways.shape[way]
            self.code[place] = ways.code[way]
            self.mask[place] = ways.mask[way]
            self.lack[place] = lacks[place]
            code = ways.code[way]
            while code:
                space = (code >> 3) & 63
                self.through[sizes[space]] = place * 128 + ways.shape[way] * 8 + (code & 7)
                sizes[space] = sizes[space] + 1
                code >>= 9


def lacking(marks: vec[i64], code: i64) -> i64:
    """How many spaces of a way are free; DEAD when one holds another number."""
    free: i64 = 0
    while code:
        bit: i64 = POW[(code >> 3) & 63]
        if marks[0] & bit:
            free += 1
        elif not marks[code & 7] & bit:
            return DEAD
        code >>= 9
    return free
