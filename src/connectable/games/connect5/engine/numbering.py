"""Legal actions by number, without listing them: how many there are, and which is the n-th of `legal.actions`.

A random game asks nothing else. Steps and splits are not looked for: they are the sum of the exits of all own dots,
which the state keeps in binary digits, sixty dots at a time. Tokens beside others and on circled dots are looked at one
by one. What was counted stays on the board until the next count, as scratch space does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.board import DOT, END, FIRST, NUMBER, Board
from connectable.games.connect5.engine.dots import HALF, PLACES, SERIES, nth_dot, place_of, size_of
from connectable.games.connect5.engine.jumps import fits, takes
from connectable.games.connect5.engine.legal import add_token, write_slots
from connectable.games.connect5.engine.state import State, lane
from connectable.generator import Generator

TALLY: Final[i64] = 7
"""Bits below a tally, how many jumps one token has: they hold its dot."""


def random_slot(state: State, rng: Generator) -> i64:
    """One of the legal actions."""
    return nth_slot(state, rng.below(count(state)))


def count(state: State) -> i64:
    """How many actions the seat whose turn it is may choose from. Keeps for `nth_slot` how many place a token, and who
    jumps."""
    board, total = state.setup.board, i64(0)
    board.counts += 1
    if state.chain >= 0:  # C5-M7
        return write_slots(state, board.scratch)
    reserve = lane(state.reserves, state.seat) > 0
    if reserve:
        total = board.dots - size_of(state.held)  # C5-M2
        if state.far_held:
            total -= size_of(state.far_held)
    board.tallies[0] = total
    total += steps(state) + circled(state, reserve) + jumps(state)
    return total if total else 1  # C5-W3


def steps(state: State) -> i64:
    """C5-M4, C5-M5: a token steps to each free dot beside it, or a double splits onto it."""
    own, far_own = state.own, state.far_own
    found = size_of(own & state.exits_1) + 2 * size_of(own & state.exits_2) + 4 * size_of(own & state.exits_4)
    if far_own:
        found += size_of(far_own & state.far_exits_1) + 2 * size_of(far_own & state.far_exits_2)
        found += 4 * size_of(far_own & state.far_exits_4)
    return found


def circled(state: State, reserve: bool) -> i64:
    """What own tokens on circled dots may do besides: doubles stand nowhere else."""
    board, total = state.setup.board, i64(0)
    left, far_left = state.own & state.doubled, state.far_own & state.far_doubled
    if reserve:  # C5-M3
        total = size_of(state.own & board.near_rings ^ left)
        if state.far_own:
            total += size_of(state.far_own & board.far_rings ^ far_left)
    while left:
        total += whole_steps(state, place_of(left & -left))
        left &= left - 1
    while far_left:
        total += whole_steps(state, HALF + place_of(far_left & -far_left))
        far_left &= far_left - 1
    return total


def whole_steps(state: State, at: i64) -> i64:
    """C5-M4: where a double may step as a whole."""
    board = state.setup.board
    near = size_of(board.near[at] & board.near_rings & ~state.held)
    return near + size_of(board.far[at] & board.far_rings & ~state.far_held)


def beside_prey(state: State) -> tuple[i64, i64]:
    """The dots beside enemies that a single token could eat, as far as the dots beside those tell (C5-M6, C5-D4)."""
    board, places, found, far_found = state.setup.board, PLACES, i64(0), i64(0)
    near, far = board.near, board.far
    left = (state.held ^ state.own) & ~state.doubled
    left &= state.exits_1 | state.exits_2 | state.exits_4 | board.near_between
    while left:
        bit = left & -left
        left ^= bit
        at = places[((bit * SERIES) >> 58) & 63]
        found |= near[at]
        far_found |= far[at]
    left = (state.far_held ^ state.far_own) & ~state.far_doubled
    left &= state.far_exits_1 | state.far_exits_2 | state.far_exits_4 | board.far_between
    while left:
        bit = left & -left
        left ^= bit
        at = HALF + places[((bit * SERIES) >> 58) & 63]
        found |= near[at]
        far_found |= far[at]
    return found, far_found


def jumps(state: State) -> i64:
    """How many jumps there are, a split and a whole one counted apart; the tallies say of which tokens."""
    board, cells, single, total, known = state.setup.board, state.cells, 2 * state.seat + 1, i64(0), i64(0)
    tallies, springs, landings, places = board.tallies, board.springs, board.landings, PLACES
    left, far_left = beside_prey(state)
    left, far_left = (left | state.doubled) & state.own, (far_left | state.far_doubled) & state.far_own
    doubled, base = state.doubled, i64(0)
    while left or far_left:
        if left == 0:
            left, far_left, doubled, base = far_left, 0, state.far_doubled, HALF
        bit = left & -left
        left ^= bit
        at, here = base + places[((bit * SERIES) >> 58) & 63], i64(0)
        if bit & doubled:
            here = jumps_of_double(board, cells, single, at)
        else:
            spring = springs[at]
            for number in range((spring >> FIRST) & NUMBER, spring >> END):
                # No question about a dot: a processor cannot guess what stands there.
                landing = landings[number]
                prey = i64(cells[landing >> FIRST])  # C5-M6: a single token eats no double
                here += prey & i64(prey != single) & fits(single, i64(cells[landing & DOT]), landing)
        total += here
        tallies[known + 1] = here << TALLY | at
        known += here != 0
    tallies[known + 1] = NOWHERE
    return total


def jumps_of_double(board: Board, cells: vec[u8], single: i64, at: i64) -> i64:
    """The same for one double, which may go whole or be split (C5-D1 to D6)."""
    spring, total = board.springs[at], i64(0)
    for number in range((spring >> FIRST) & NUMBER, spring >> END):
        landing = board.landings[number]
        prey = i64(cells[landing >> FIRST])
        if prey != 0 and prey != single and prey != single + 1:
            way = takes(single, single + 1, prey, i64(cells[landing & DOT]), landing)
            total += way & 1
            total += way > 1
    return total


def nth_slot(state: State, number: i64) -> i64:
    """The slot of the legal action before which so many others are listed. Only just after `count` of the same state,
    which gives the number of them."""
    board = state.setup.board
    if state.chain >= 0:
        return board.scratch[number]
    tallies, places = board.tallies, PLACES
    if number < tallies[0]:
        return nth_dot(board.near_dots & ~state.held, board.far_dots & ~state.far_held, number)
    number -= tallies[0]
    tally, place, reserve = tallies[1], i64(1), lane(state.reserves, state.seat) > 0
    ones, twos, fours, doubled = state.exits_1, state.exits_2, state.exits_4, state.doubled
    stacks = board.near_rings & ~doubled & -i64(reserve)
    left, far_left, base = state.own, state.far_own, i64(0)
    while left or far_left:
        if left == 0:
            ones, twos, fours, doubled = state.far_exits_1, state.far_exits_2, state.far_exits_4, state.far_doubled
            stacks = board.far_rings & ~doubled & -i64(reserve)
            left, far_left, base = far_left, 0, HALF
        bit = left & -left
        left ^= bit
        at, here = base + places[((bit * SERIES) >> 58) & 63], i64(0)
        here += ones & bit != 0
        here += 2 * i64(twos & bit != 0)
        here += 4 * i64(fours & bit != 0)
        here += stacks & bit != 0
        if bit & doubled:
            here += whole_steps(state, at)
        jumps_too = i64(tally & DOT == at)
        here += jumps_too * (tally >> TALLY)
        place += jumps_too
        tally = tallies[place]
        if number < here:
            add_token(board, state.cells, reserve, state.seat, at, board.scratch, 0)
            return board.scratch[number]
        number -= here
    return board.passing  # C5-W3
