"""The play area as bits: spaces, zones, circles and their names; what never changes from sheet to sheet.

Space k is row k // 6, column k % 6; a set of spaces is an i64 with bit k. It knows no rules of play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 6
SPACES: Final = 36
FULL: Final[i64] = 0xFFFFFFFFF
NOT_LEFT: Final[i64] = 0xFBEFBEFBE
"""All spaces but column a: what a step to the right can reach."""
NOT_RIGHT: Final[i64] = 0x7DF7DF7DF


def _powers() -> vec[i64]:
    return vec[i64]([2**k for k in range(62)])


POW: Final[vec[i64]] = _powers()
"""Powers of two: compiled, `1 << n` is a 32-bit shift."""


def _block(rows: range, columns: range) -> int:
    return sum(2 ** (row * SIDE + column) for row in rows for column in columns)


def _zones() -> vec[i64]:
    """CN-S1: index = face; zones 1–3 are column pairs from the left, 4–6 row pairs from the top."""
    columns = [_block(range(SIDE), range(2 * k, 2 * k + 2)) for k in range(3)]
    rows = [_block(range(2 * k, 2 * k + 2), range(SIDE)) for k in range(3)]
    zones = [0, *columns, *rows]
    return vec[i64](zones)


ZONES: Final[vec[i64]] = _zones()
CIRCLES: Final[vec[i64]] = vec[i64](
    [_block(range(2 * r, 2 * r + 2), range(2 * c, 2 * c + 2)) for r in range(3) for c in range(3)]
)
"""CN-S2: the four spaces around each circle."""
CIRCLE_LINES: Final[vec[i64]] = vec[i64]([0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124])
"""CN-O2: rows, columns and diagonals of the 3 × 3 circles."""
CORNER_CIRCLES: Final[i64] = 0o505
CIRCLE_OF: Final[vec[i64]] = vec[i64]([k // 12 * 3 + k % 6 // 2 for k in range(SPACES)])
ROWS: Final[vec[i64]] = vec[i64]([_block(range(r, r + 1), range(SIDE)) for r in range(SIDE)])
COLUMNS: Final[vec[i64]] = vec[i64]([_block(range(SIDE), range(c, c + 1)) for c in range(SIDE)])


def _places() -> vec[i64]:
    """Sixty powers of two leave sixty different remainders by 61."""
    return vec[i64]([next((k for k in range(60) if 2**k % 61 == rest), 0) for rest in range(61)])


PLACES: Final[vec[i64]] = _places()


def place_of(bit: i64) -> i64:
    """The space of a set that holds only one."""
    return PLACES[bit % 61]


def around(spaces: i64) -> i64:
    """Every space beside one of these, up, down, left or right."""
    up: i64 = spaces >> 6
    down: i64 = (spaces << 6) & FULL
    left: i64 = (spaces & NOT_LEFT) >> 1
    right: i64 = (spaces & NOT_RIGHT) << 1
    return up | down | left | right


def count(bits: i64) -> i64:
    """How many bits are set; `int.bit_count` is slow on i64."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def is_connected(spaces: i64) -> bool:
    """Whether one can walk from each of these spaces to each other."""
    reached: i64 = spaces & -spaces
    while True:
        wider: i64 = (reached | around(reached)) & spaces
        if wider == reached:
            return reached == spaces
        reached = wider


def spaces_of(bits: int) -> list[int]:
    """The spaces of a set, ascending."""
    return [k for k in range(SPACES) if bits >> k & 1]


def space_name(space: int) -> str:
    """`a1` is the top left space, `f6` the bottom right one: column letter, row number."""
    return "abcdef"[space % SIDE] + str(space // SIDE + 1)


def space_named(name: str) -> int:
    """The space of that name, −1 when there is none."""
    if len(name) == 2 and name[0] in "abcdef" and name[1] in "123456":
        return "abcdef".index(name[0]) + SIDE * (int(name[1]) - 1)
    return -1


NAMES: Final = [space_name(space) for space in range(SPACES)]
"""The name of each space."""


def names_of(bits: int) -> list[str]:
    """The names of the spaces of a set, ascending."""
    found: list[str] = []
    left: i64 = bits
    space: i64 = 0
    while left:
        if left & 1:
            found.append(NAMES[space])
        left >>= 1
        space += 1
    return found


def zones_of(space: int) -> list[int]:
    """The two zones a space lies in."""
    return [space % SIDE // 2 + 1, space // SIDE // 2 + 4]
