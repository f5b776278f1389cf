"""What a Connect 5 bot looks up on a board: every row of five dots, and the jumps over and onto each dot.

Made once per board; it knows nothing of a position. Compiled.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connect5.engine.board import Board
from connectable.games.connect5.engine.dots import HALF

Row = tuple[int, ...]
MOST_ROWS = 20_000
"""A dense drawing has more rows of five than are worth looking at."""
WORD: Final[i64] = 60
"""Rows per word in a set of rows, as bits."""


@final
class Rows:
    """Flat tables: what belongs to a dot is at the places from first[dot] up to, not including, first[dot + 1].

    through        row row row | row row | row …
    first_through  0             3         5 …      the rows through dot 0, dot 1, dot 2 …
    """

    def __init__(self, board: Board) -> None:
        rows = rows_of(board)
        dots = int(board.dots)
        through: list[list[int]] = [[] for _ in range(dots)]
        for number, row in enumerate(rows):
            for dot in row:
                through[dot].append(number)
        over: list[list[int]] = [[] for _ in range(dots)]
        onto: list[list[int]] = [[] for _ in range(dots)]
        for jump in range(int(board.jumps)):
            over[board.jump_over[jump]].append(jump)
            onto[board.jump_to[jump]].append(jump)
        self.board: Board = board
        self.count: i64 = len(rows)
        self.words: i64 = (len(rows) + 59) // 60
        """Words in a set of rows."""
        self.masks: vec[i64] = vec[i64]([number for dot in range(dots) for number in words_of(through[dot], len(rows))])
        """The rows through dot 0 as such a set, then those through dot 1, and so on."""
        self.dots: vec[i64] = flat([list(row) for row in rows])
        """The five dots of row 0, then those of row 1, and so on."""
        self.low: vec[i64] = vec[i64]([sum(2**dot for dot in row if dot < HALF) for row in rows])
        """The same as sets of dots: those below HALF, and the others."""
        self.high: vec[i64] = vec[i64]([sum(2 ** (dot - HALF) for dot in row if dot >= HALF) for row in rows])
        self.first_through: vec[i64] = starts(through)
        self.through: vec[i64] = flat(through)
        self.first_over: vec[i64] = starts(over)
        self.over: vec[i64] = flat(over)
        self.first_onto: vec[i64] = starts(onto)
        self.onto: vec[i64] = flat(onto)


@lru_cache(12)
def rows_for(board: Board) -> Rows:
    """The tables of a board, made once."""
    return Rows(board)


def starts(lists: list[list[int]]) -> vec[i64]:
    """Where each list begins in the flat table, and where the last one ends."""
    found = [0]
    for each in lists:
        found.append(found[-1] + len(each))
    return vec[i64](found)


def flat(lists: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for each in lists for number in each])


def words_of(rows: list[int], count: int) -> list[int]:
    """A set of rows as bits."""
    words = [0] * ((count + 59) // 60)
    for row in rows:
        words[row // 60] |= 2 ** (row % 60)
    return words


def rows_of(board: Board) -> list[Row]:
    """C5-W1: five different dots along one route, each set once."""
    found: dict[Row, None] = {}
    trails: list[tuple[Row, int]] = [((dot,), -1) for dot in range(int(board.dots))]
    while trails and len(found) < MOST_ROWS:
        trail, came = trails.pop()
        if len(trail) == 5:
            found[tuple(sorted(trail))] = None
            continue
        for leg in range(board.first_leg[trail[-1]], board.first_leg[trail[-1] + 1]):
            to = int(board.leg_to[leg])
            if int(board.leg_out[leg]) != came and to not in trail:
                trails.append(((*trail, to), int(board.leg_into[leg])))
    return sorted(found)
