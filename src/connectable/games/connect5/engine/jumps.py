"""How a token may take a jump: whole, as half of a double, or onto an own token (C5-M6, C5-D1 to D7).

`legal.py` and `apply.py` both ask here; whose turn it is and whether a chain goes on is their business.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.board import DOT, DOT_BITS, Board


def can_jump_on(board: Board, cells: vec[u8], single: i64, at: i64, came: i64) -> bool:
    """Whether a jump leads on from here, not back along the arm just used (C5-M8)."""
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        if board.leg_out[leg] != came and i64(cells[board.leg_to[leg]]) != 0:
            for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                if ways(board, cells, single, number):
                    return True
    return False


def ways(board: Board, cells: vec[u8], single: i64, number: i64) -> i64:
    """How the token at a jump's start may take it: 1 whole, 2 split (C5-D2), 4 as a sandwich (C5-D4, D6)."""
    prey = i64(cells[board.jump_over[number]])
    if prey == 0 or prey == single or prey == single + 1:
        return 0
    landing = board.landings[number]
    return takes(single, i64(cells[board.jump_at[number]]), prey, i64(cells[landing & DOT]), landing)


def takes(single: i64, mover: i64, prey: i64, target: i64, landing: i64) -> i64:
    """`ways` over an enemy, by what stands on the three dots of the jump.

    It is looked up: a processor cannot guess what stands on a dot, and each wrong guess costs more than this sum.
    """
    holder: i64 = 0  # of the landing dot: 0 nobody, 1 an own single token, 2 anything else
    holder += target != 0
    holder += target * (target - single) != 0
    return CASES[(mover - single) << 5 | (prey & 1) << 4 | holder << 2 | (landing >> DOT_BITS) & 3]


def fits(single: i64, there: i64, landing: i64) -> i64:
    """1 if a single token may land there: on a free dot or, from ring to ring, an own single one (C5-D4). Else 0."""
    return i64(there == 0) | i64(there == single) & (landing >> DOT_BITS) & (landing >> DOT_BITS + 1) & 1


def case(number: int) -> int:
    """One entry of CASES.

    bit       5 |    4 | 3 2 |          1 |    0
         double | prey | holder | start ring | ring     (prey: 1 for a single token)
    """
    double, lone_prey, holder, rings = number >> 5, number >> 4 & 1, number >> 2 & 3, number & 3
    ring = rings & 1
    if holder > 1:  # neither free nor an own single token
        return 0
    if not lone_prey:  # C5-D1, D3, D5: a double falls to a whole double only, onto a free circled dot
        return 1 if double and not holder and ring else 0
    if not double:
        if not holder:
            return 1
        return 4 if rings == 3 else 0  # C5-D4
    if not holder:
        return 3 if ring else 2  # C5-D2
    return 4 if ring else 0  # C5-D6


CASES: Final[vec[i64]] = vec[i64]([case(number) for number in range(64)])
