"""The state after an action that is known to be legal: nothing is checked here.

`legal.py` says what is legal; nobody outside this package calls `step` with anything else.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.fives import five_at, five_through
from connectable.games.connect5.engine.jumps import can_jump_on
from connectable.games.connect5.engine.state import QUIET, UNITS, Round, State, lane, opening


def step(state: State, slot: i64) -> State:
    """The state after a legal action."""
    board = state.setup.board
    if slot >= board.jumps_from:
        if slot < board.stop:
            return jump(state, slot)
        if slot == board.stop:
            return end_turn(state, state.cells, state.reserves, state.eaten, 0, 0, state.chain, slot)
        return end_turn(state, state.cells, state.reserves, state.eaten, state.quiet + 1, state.passes + 1, -1, slot)
    cells = state.cells[:]
    single = 2 * state.seat + 1
    if slot < board.steps_from:
        dot = slot if slot < board.stacks_from else slot - board.stacks_from
        cells[dot] = u8(single if slot < board.stacks_from else single + 1)
        return end_turn(state, cells, state.reserves - UNITS[state.seat], state.eaten, 0, 0, dot, slot)
    splits = slot >= board.splits_from
    leg = slot - (board.splits_from if splits else board.steps_from)
    at, to = board.leg_at[leg], board.leg_to[leg]
    cells[to] = u8(single) if splits else cells[at]
    cells[at] = u8(single if splits else 0)
    return end_turn(state, cells, state.reserves, state.eaten, state.quiet + 1, 0, to, slot)


def jump(state: State, slot: i64) -> State:
    """The state after an eat; the same seat goes on unless no jump is left (C5-M7) or it was a sandwich (C5-D7)."""
    board = state.setup.board
    seat = state.seat
    single = 2 * seat + 1
    cells = state.cells[:]
    number = slot - board.jumps_from  # the slots hold all jumps three times: whole, split, sandwich
    way = number // board.jumps
    number -= way * board.jumps
    at, over, to = board.jump_at[number], board.jump_over[number], board.jump_to[number]
    mover = i64(cells[at])
    prey = 1 if i64(cells[over]) & 1 else 2
    cells[over] = u8(0)
    if way == 0:
        cells[to] = u8(mover)
        cells[at] = u8(0)
    else:
        cells[to] = u8(single if way == 1 else single + 1)
        cells[at] = u8(single if mover == single + 1 else 0)
    eaten = state.eaten + prey * UNITS[seat]
    came = board.jump_into[number]
    if way == 2 or not can_jump_on(board, cells, single, to, came):
        return end_turn(state, cells, state.reserves, eaten, 0, 0, to, slot)
    return State(state.setup, cells, state.reserves, eaten, seat, 0, 0, to, over, came, state.done, slot, seat)


def end_turn(
    state: State, cells: vec[u8], reserves: i64, eaten: i64, quiet: i64, passes: i64, landed: i64, slot: i64
) -> State:
    """The next seat's turn, or the end of the round. `landed`: the dot where a Connect 5 may have come about."""
    setup = state.setup
    joint = five_at(state, cells, landed)
    if joint >= 0:
        return end_round(state, cells, reserves, eaten, quiet, passes, "connect5", joint, slot)
    if passes == setup.seats:
        return end_round(state, cells, reserves, eaten, quiet, passes, "stuck", NOWHERE, slot)
    if quiet == QUIET:
        return end_round(state, cells, reserves, eaten, quiet, passes, "quiet", NOWHERE, slot)
    following = state.seat + 1
    if following == setup.seats:
        following = 0
    return State(
        setup, cells, reserves, eaten, following, quiet, passes, NOWHERE, NOWHERE, 0, state.done, slot, state.seat
    )


def end_round(
    state: State,
    cells: vec[u8],
    reserves: i64,
    eaten: i64,
    quiet: i64,
    passes: i64,
    reason: str,
    joint: i64,
    slot: i64,
) -> State:
    """C5-G1: the next round, or the end of the game with the last board left to see."""
    setup, seat = state.setup, state.seat
    row = five_through(setup.board, cells, seat, joint) if joint >= 0 else ()
    meals = tuple([int(lane(eaten, each)) for each in range(setup.seats)])
    ended = Round(reason, meals, int(seat) if joint >= 0 else -1, row)
    done = (*state.done, ended)
    if len(done) < setup.rounds:
        return opening(setup, done, slot, seat)
    return State(setup, cells, reserves, eaten, -1, quiet, passes, NOWHERE, NOWHERE, 0, done, slot, seat)
