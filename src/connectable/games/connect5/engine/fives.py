"""Finding a Connect 5: five different own dots in a row along one route (C5-W1).

It finds rows and ends nothing: `apply.py` decides when a row counts.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.board import ARM, DOT, DOT_BITS, END, FIRST, INTO, NUMBER, OUT, Board
from connectable.games.connect5.engine.dots import BITS, HALF, PLACES, SERIES
from connectable.games.connect5.engine.state import FIVE, State


def five_at(state: State, cells: vec[u8], landed: i64) -> i64:
    """A dot of the Connect 5 that the turn made, or NOWHERE. A chain can make one by a token it left on its way."""
    if landed < 0:
        return NOWHERE
    board, single = state.setup.board, 2 * state.seat + 1
    if are_five(state, landed) and find_five(board, cells, single, landed):
        return landed
    if state.chain >= 0:
        for dot in range(board.dots):
            owner = i64(cells[dot])
            if (owner == single or owner == single + 1) and find_five(board, cells, single, dot):
                return dot
    return NOWHERE


def are_five(state: State, dot: i64) -> bool:
    """Whether four more own dots hang together with this one: a row needs that, and it is seldom so."""
    board, places, found = state.setup.board, PLACES, i64(0)
    near, far = board.near, board.far
    # Dots to go on from, and dots not yet come upon.
    left, far_left = near[dot] & state.own, far[dot] & state.far_own
    rest, far_rest = state.own ^ left, state.far_own ^ far_left
    if dot < HALF:
        rest &= ~BITS[dot]
    else:
        far_rest &= ~BITS[dot - HALF]
    while left or far_left:
        found += 1
        if found == FIVE - 1:
            return True
        if left:
            bit = left & -left
            left ^= bit
            at = places[((bit * SERIES) >> 58) & 63]
        else:
            bit = far_left & -far_left
            far_left ^= bit
            at = HALF + places[((bit * SERIES) >> 58) & 63]
        more = near[at] & rest
        left |= more
        rest ^= more
        if far_rest:
            more = far[at] & far_rest
            far_left |= more
            far_rest ^= more
    return False


def five_through(board: Board, cells: vec[u8], seat: i64, dot: i64) -> tuple[int, ...]:
    """The dots of a Connect 5 through this one, in order, or nothing."""
    trail = find_five(board, cells, 2 * seat + 1, dot)
    found: list[int] = []
    while trail:
        found.append(int((trail & DOT) - 1))
        trail >>= DOT_BITS
    return tuple(found)


def find_five(board: Board, cells: vec[u8], single: i64, dot: i64) -> i64:
    """C5-W1: five different own dots in a row on one route through this one, packed; or 0.

    A trail is up to five dots in one number, seven bits each, the latest lowest; each is stored as dot + 1, so that
    dot 0 differs from no dot.
    """
    return grow(board, cells, single, dot + 1, 1, dot, NOWHERE, NOWHERE, dot)


def grow(
    board: Board, cells: vec[u8], single: i64, trail: i64, length: i64, tip: i64, came: i64, first: i64, other: i64
) -> i64:
    """Lengthen a trail at its tip; then, once, at its `other` end, which it left by the arm `first`.

    A trail that starts in the middle of a row grows both ways: where the tip can go no further, the trail is turned
    round and its first dot becomes the tip. `came` and `first` forbid leaving a dot by the arm just used (C5-M8).
    """
    if length == FIVE:
        return trail
    fan, stretches = board.fans[tip], board.stretches
    for leg in range((fan >> FIRST) & NUMBER, fan >> END):
        stretch = stretches[leg]
        to = stretch & DOT
        owner = i64(cells[to])
        if owner != single and owner != single + 1:
            continue
        out = (stretch >> OUT) & ARM
        if out == came or passes_by(trail, to):  # C5-M8
            continue
        longer = trail << DOT_BITS | (to + 1)
        into = (stretch >> INTO) & ARM
        found = grow(board, cells, single, longer, length + 1, to, into, out if first < 0 else first, other)
        if found:
            return found
    if other < 0 or first < 0:
        return 0
    return grow(board, cells, single, turned(trail), length, other, first, first, NOWHERE)


def passes_by(trail: i64, dot: i64) -> bool:
    while trail:
        if trail & DOT == dot + 1:
            return True
        trail >>= DOT_BITS
    return False


def turned(trail: i64) -> i64:
    """The same dots from the other end."""
    found: i64 = 0
    while trail:
        found = found << DOT_BITS | trail & DOT
        trail >>= DOT_BITS
    return found
