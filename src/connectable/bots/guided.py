"""Guided playouts of Connect 5: random, but nobody overlooks a win in one or leaves one to the next who could block it.

Rows by placing and stepping only: jumps into a row are left to chance. Compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.moves import add_others, random_slot
from connectable.games.connect5.position import State, find_five, lane, step
from connectable.generator import Generator


def guided_playout(state: State, rng: Generator) -> State:
    """The end of a game from here."""
    while state.seat >= 0:
        state = step(state, guided_slot(state, rng))
    return state


def guided_slot(state: State, rng: Generator) -> i64:
    """A win in one, else a block in one, else anything legal."""
    if state.chain < 0:
        scratch = state.cells[:]
        places = lane(state.reserves, state.seat) > 0
        slot = five_by_placing(state, scratch, state.seat) if places else -1
        if slot < 0:
            slot = five_by_stepping(state, scratch)
        if slot < 0 and places:
            slot = block(state, scratch)
        if slot >= 0:
            return slot
    return random_slot(state, rng)


def five_by_placing(state: State, scratch: vec[u8], seat: i64) -> i64:
    """The free dot that gives a seat five in a row, or −1."""
    board = state.setup.board
    single = 2 * seat + 1
    for dot in range(board.dots):
        if i64(scratch[dot]) == 0 and find_five(board, scratch, single, dot):
            return dot
    return -1


def five_by_stepping(state: State, scratch: vec[u8]) -> i64:
    """The step that gives the mover five in a row, or −1."""
    board = state.setup.board
    single = 2 * state.seat + 1
    slots = board.scratch
    for slot in slots[: add_others(state, slots, 0)]:
        if board.steps_from <= slot < board.splits_from:
            leg = slot - board.steps_from
            at = board.leg_at[leg]
            token = scratch[at]
            scratch[at] = u8(0)
            found = find_five(board, scratch, single, board.leg_to[leg])
            scratch[at] = token
            if found:
                return slot
    return -1


def block(state: State, scratch: vec[u8]) -> i64:
    """The dot where a seat that comes later would have five in a row, the next seat first, or −1."""
    seats = state.setup.seats
    for later in range(1, seats):
        dot = five_by_placing(state, scratch, (state.seat + later) % seats)
        if dot >= 0:
            return dot
    return -1
