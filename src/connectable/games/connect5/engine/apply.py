"""What follows from an action that is known to be legal: nothing is checked here.

`legal.py` says what is legal; nobody outside this package calls `step` or `advance` with anything else.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.dots import BITS, HALF
from connectable.games.connect5.engine.fives import five_at, five_through
from connectable.games.connect5.engine.jumps import can_jump_on
from connectable.games.connect5.engine.state import (
    QUIET,
    UNITS,
    Round,
    State,
    copied,
    find_own,
    hold,
    lane,
    open_round,
    release,
    turn_double,
)


def step(state: State, slot: i64) -> State:
    """The state after a legal action."""
    after = copied(state)
    advance(after, slot)
    return after


def advance(state: State, slot: i64) -> None:
    """Does a legal action on a state that nobody else holds: a fresh copy, or the one of a playout."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    state.last_slot, state.last_seat = slot, seat
    single = 2 * seat + 1
    if slot >= board.jumps_from:
        if slot < board.stop:
            jump(state, slot)
        elif slot == board.stop:
            end_turn(state, 0, 0, state.chain)
        else:
            end_turn(state, state.quiet + 1, state.passes + 1, NOWHERE)
    elif slot < board.steps_from:
        dot = slot if slot < board.stacks_from else slot - board.stacks_from
        cells[dot] = u8(single if slot < board.stacks_from else single + 1)
        if slot < board.stacks_from:
            occupy(state, dot)
        else:
            turn_double(state, dot)
        state.reserves -= UNITS[seat]
        end_turn(state, 0, 0, dot)
    else:
        splits = slot >= board.splits_from
        leg = slot - (board.splits_from if splits else board.steps_from)
        at, to = board.leg_at[leg], board.leg_to[leg]
        mover = i64(cells[at])
        cells[to] = u8(single if splits else mover)
        cells[at] = u8(single if splits else 0)
        if mover != single:
            turn_double(state, at)
            if not splits:
                turn_double(state, to)
        if not splits:
            vacate(state, at)
        occupy(state, to)
        end_turn(state, state.quiet + 1, 0, to)


def is_plain(state: State, cells: vec[u8], slot: i64) -> bool:
    """Whether a legal placement or move ends the turn and nothing else. It is tried on `cells`, a copy of the state's,
    which are as before afterwards."""
    board, single = state.setup.board, 2 * state.seat + 1
    if slot < board.steps_from:
        dot = slot if slot < board.stacks_from else slot - board.stacks_from
        had = cells[dot]
        cells[dot] = u8(single if slot < board.stacks_from else single + 1)
        joint = five_at(state, cells, dot)
        cells[dot] = had
        return joint < 0
    splits = slot >= board.splits_from
    leg = slot - (board.splits_from if splits else board.steps_from)
    at, to = board.leg_at[leg], board.leg_to[leg]
    left, had = cells[at], cells[to]
    cells[to] = u8(single) if splits else left
    cells[at] = u8(single if splits else 0)
    joint = five_at(state, cells, to)
    cells[at], cells[to] = left, had
    return joint < 0 and state.quiet + 1 != QUIET


def jump(state: State, slot: i64) -> None:
    """An eat; the same seat goes on unless no jump is left (C5-M7) or it was a sandwich (C5-D7)."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    single = 2 * seat + 1
    number = slot - board.jumps_from  # the slots hold all jumps three times: whole, split, sandwich
    way = number // board.jumps
    number -= way * board.jumps
    at, over, to = board.jump_at[number], board.jump_over[number], board.jump_to[number]
    mover = i64(cells[at])
    prey = 1 if i64(cells[over]) & 1 else 2
    landed = mover if way == 0 else single if way == 1 else single + 1
    if prey == 2:
        turn_double(state, over)
    if mover != single:
        turn_double(state, at)
    if landed != single:
        turn_double(state, to)
    cells[over], cells[to] = u8(0), u8(landed)
    release(state, over)
    if way == 0 or mover == single:
        cells[at] = u8(0)
        vacate(state, at)
    else:
        cells[at] = u8(single)
    if way != 2:
        occupy(state, to)
    state.eaten += prey * UNITS[seat]
    came = board.jump_into[number]
    if way == 2 or not can_jump_on(board, cells, single, to, came):
        end_turn(state, 0, 0, to)
    else:
        state.quiet, state.passes = 0, 0
        state.chain, state.over, state.came = to, over, came


def occupy(state: State, dot: i64) -> None:
    """Gives a free dot to the seat to act."""
    hold(state, dot)
    turn(state, dot)


def vacate(state: State, dot: i64) -> None:
    """Takes a dot from the seat to act."""
    release(state, dot)
    turn(state, dot)


def turn(state: State, dot: i64) -> None:
    if dot < HALF:
        state.own ^= BITS[dot]
    else:
        state.far_own ^= BITS[dot - HALF]


def end_turn(state: State, quiet: i64, passes: i64, landed: i64) -> None:
    """The next seat's turn, or the end of the round. `landed`: the dot where a Connect 5 may have come about."""
    joint = five_at(state, state.cells, landed)
    state.quiet, state.passes = quiet, passes
    state.chain, state.over, state.came = NOWHERE, NOWHERE, 0
    if joint >= 0:
        end_round(state, "connect5", joint)
    elif passes == state.setup.seats:
        end_round(state, "stuck", NOWHERE)
    elif quiet == QUIET:
        end_round(state, "quiet", NOWHERE)
    else:
        following = state.seat + 1
        state.seat = 0 if following == state.setup.seats else following
        if state.setup.seats == 2:
            state.own, state.far_own = state.held ^ state.own, state.far_held ^ state.far_own
        else:
            find_own(state)


def end_round(state: State, reason: str, joint: i64) -> None:
    """C5-G1: the next round, or the end of the game with the last board left to see."""
    setup, seat = state.setup, state.seat
    row = five_through(setup.board, state.cells, seat, joint) if joint >= 0 else ()
    meals = tuple([int(lane(state.eaten, each)) for each in range(setup.seats)])
    state.done = (*state.done, Round(reason, meals, int(seat) if joint >= 0 else -1, row))
    if len(state.done) < setup.rounds:
        open_round(state)
    else:
        state.seat = -1
