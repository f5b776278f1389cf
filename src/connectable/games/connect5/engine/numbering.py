"""Legal actions by number, without listing them: how many there are, and which is the n-th of `legal.actions`.

A random game asks nothing else. The dots beside a token are counted as bits; jumps are looked at one by one, and only
where an enemy is near. What was counted stays on the board until the next count, as scratch space does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.board import DOT, END, FIRST, NUMBER, Board
from connectable.games.connect5.engine.dots import HALF, nth_dot, place_of, size_of
from connectable.games.connect5.engine.jumps import takes
from connectable.games.connect5.engine.legal import add_token, write_slots
from connectable.games.connect5.engine.state import State, lane
from connectable.generator import Generator

TALLY: Final[i64] = 7
"""Bits below a tally, how many actions there are up to and with those of one token: they hold its dot."""


def random_slot(state: State, rng: Generator) -> i64:
    """One of the legal actions."""
    return nth_slot(state, rng.below(count(state)))


def count(state: State) -> i64:
    """How many actions the seat whose turn it is may choose from. Keeps what each token adds, for `nth_slot`."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    board.counts += 1
    if state.chain >= 0:  # C5-M7
        return write_slots(state, board.scratch)
    tallies, known = board.tallies, i64(0)
    near, far, wide = board.near, board.far, board.far_dots != 0
    free, enemy = ~state.held, state.held ^ state.own
    far_free, far_enemy = ~state.far_held, state.far_held ^ state.far_own
    single, total, rings, far_rings = 2 * seat + 1, i64(0), i64(0), i64(0)
    if lane(state.reserves, seat) > 0:
        total = board.dots - size_of(state.held) - size_of(state.far_held)  # C5-M2
        rings, far_rings = board.near_rings, board.far_rings
    left, base = state.own, i64(0)
    while left or base == 0:
        if left == 0:
            left, base, rings = state.far_own, HALF, far_rings
            continue
        bit = left & -left
        left ^= bit
        at = base + place_of(bit)
        beside = near[at]
        total += size_of(beside & free)  # C5-M4, or C5-M5 for a double
        touches = beside & enemy
        if wide:
            total += size_of(far[at] & far_free)
            touches |= far[at] & far_enemy
        if i64(cells[at]) == single:
            total += (bit & rings) != 0  # C5-M3
        else:
            total += circled(board, at, free, far_free)
        if touches:
            total += jumps(board, cells, seat, at)
        tallies[known] = total << TALLY | at
        known += 1
    tallies[known] = NOWHERE
    return total if total else 1  # C5-W3


def nth_slot(state: State, number: i64) -> i64:
    """The slot of the legal action before which so many others are listed. Only just after `count` of the same state,
    which gives the number of them."""
    board, seat = state.setup.board, state.seat
    if state.chain >= 0:
        return board.scratch[number]
    reserve, before = lane(state.reserves, seat) > 0, i64(0)
    if reserve:
        before = board.dots - size_of(state.held) - size_of(state.far_held)
        if number < before:
            return nth_dot(board.near_dots & ~state.held, board.far_dots & ~state.far_held, number)
    tallies, place = board.tallies, i64(0)
    tally = tallies[0]
    while tally >> TALLY <= number:
        if tally == NOWHERE:
            return board.passing  # C5-W3
        before = tally >> TALLY
        place += 1
        tally = tallies[place]
    add_token(board, state.cells, reserve, seat, tally & DOT, board.scratch, 0)
    return board.scratch[number - before]


def circled(board: Board, at: i64, free: i64, far_free: i64) -> i64:
    """C5-M4: where a double may step as a whole."""
    return size_of(board.near[at] & free & board.near_rings) + size_of(board.far[at] & far_free & board.far_rings)


def jumps(board: Board, cells: vec[u8], seat: i64, at: i64) -> i64:
    """C5-M6 and the doubles' rules: how many jumps the token on a dot has, a split and a whole one counted apart."""
    single, mover, spring, total = 2 * seat + 1, i64(cells[at]), board.springs[at], i64(0)
    for number in range((spring >> FIRST) & NUMBER, spring >> END):
        landing = board.landings[number]
        prey = i64(cells[landing >> FIRST])
        if prey != 0 and (prey - 1) >> 1 != seat:
            way = takes(single, mover, prey, i64(cells[landing & DOT]), landing)
            total += way & 1
            total += way > 1
    return total
