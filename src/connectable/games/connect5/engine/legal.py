"""What is legal: the list of legal actions, and a test of a single action that never builds the list.

Why something is not legal is told by `refusals.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.engine.actions import NOWHERE, Action
from connectable.games.connect5.engine.board import ARM, DOT, END, FIRST, NUMBER, OUT, RING, Board
from connectable.games.connect5.engine.dots import HALF, place_of
from connectable.games.connect5.engine.jumps import can_jump_on, fits, takes, ways
from connectable.games.connect5.engine.state import State, lane


def actions(state: State) -> list[Action]:
    """Every legal action of the seat whose turn it is: placements, then the rest dot by dot."""
    known, slots = state.setup.board.actions, state.setup.board.scratch
    return [known[slot] for slot in slots[: write_slots(state, slots)]]


def write_slots(state: State, slots: vec[i64]) -> i64:
    """Write the slot of every legal action into `slots`; returns how many there are."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    if state.chain >= 0:  # C5-M7
        last = add_chain(state, slots)
        slots[last] = board.stop
        return last + 1
    reserve = lane(state.reserves, seat) > 0
    count: i64 = 0
    if reserve:
        count = free_dots(cells, slots)  # C5-M2
    count = add_movers(state, reserve, slots, count)
    if count == 0:
        slots[0] = board.passing  # C5-W3
        return 1
    return count


def free_dots(cells: vec[u8], slots: vec[i64]) -> i64:
    """Write down the free dots; returns how many there are.

    Every dot is written; what does not belong is overwritten by the next. A processor cannot guess what stands on a
    dot, and each wrong guess costs more than a write.
    """
    count: i64 = 0
    dot: i64 = 0
    for cell in cells:
        slots[count] = dot
        count += i64(cell) == 0
        dot += 1
    return count


def add_movers(state: State, reserve: bool, slots: vec[i64], count: i64) -> i64:
    """Stacks, steps, splits and jumps of the seat to act, written after the first `count` slots."""
    board, cells = state.setup.board, state.cells
    left, base = state.own, i64(0)
    while left or base == 0:
        if left == 0:
            left, base = state.far_own, HALF
            continue
        bit = left & -left
        left ^= bit
        count = add_token(board, cells, reserve, state.seat, base + place_of(bit), slots, count)
    return count


def add_token(board: Board, cells: vec[u8], reserve: bool, seat: i64, at: i64, slots: vec[i64], count: i64) -> i64:
    """What the token of the seat on a dot may do."""
    single, stretches = 2 * seat + 1, board.stretches
    steps_from, splits_from = board.steps_from, board.splits_from
    mover, fan = i64(cells[at]), board.fans[at]
    if reserve and mover == single and fan & RING:
        slots[count] = board.stacks_from + at  # C5-M3
        count += 1
    for leg in range((fan >> FIRST) & NUMBER, fan >> END):
        stretch = stretches[leg]
        there = i64(cells[stretch & DOT])
        if mover == single:
            slots[count] = steps_from + leg
            count += there == 0
        elif there == 0:
            if stretch & RING:
                slots[count] = steps_from + leg  # C5-M4: a double stands on a circled dot
                count += 1
            slots[count] = splits_from + leg  # C5-M5
            count += 1
        owner = (there + 1) >> 1  # the seat + 1, or 0
        if owner * (owner - seat - 1) != 0:  # an enemy: one question instead of two
            count = add_jumps(board, cells, single, mover, there, stretch, slots, count)
    return count


def add_chain(state: State, slots: vec[i64]) -> i64:
    """C5-M7: further jumps of the token that has just jumped, not back along the arm by which it came (C5-M8)."""
    board, cells, seat, at = state.setup.board, state.cells, state.seat, state.chain
    fan, count = board.fans[at], i64(0)
    for leg in range((fan >> FIRST) & NUMBER, fan >> END):
        stretch = board.stretches[leg]
        prey = i64(cells[stretch & DOT])
        if prey != 0 and (prey - 1) >> 1 != seat and (stretch >> OUT) & ARM != state.came:
            count = add_jumps(board, cells, 2 * seat + 1, i64(cells[at]), prey, stretch, slots, count)
    return count


def add_jumps(
    board: Board, cells: vec[u8], single: i64, mover: i64, prey: i64, stretch: i64, slots: vec[i64], count: i64
) -> i64:
    """C5-M6 and the doubles' rules: every way over the enemy at the end of this stretch."""
    landings = board.landings
    for number in range((stretch >> FIRST) & NUMBER, stretch >> END):
        landing = landings[number]
        way = takes(single, mover, prey, i64(cells[landing & DOT]), landing)
        slots[count] = board.jumps_from + number
        count += way & 1
        if way > 1:
            if way & 2:
                slots[count] = board.split_jumps_from + number
                count += 1
            else:
                slots[count] = board.sandwiches_from + number
                count += 1
    return count


def add_eats(board: Board, cells: vec[u8], seat: i64, at: i64, spring: i64, slots: vec[i64], count: i64) -> i64:
    """Every jump of the token on a dot, given its entry in `Board.springs`."""
    single, mover, landings = 2 * seat + 1, i64(cells[at]), board.landings
    if mover == single:
        sandwich = board.sandwiches_from - board.jumps_from
        for number in range((spring >> FIRST) & NUMBER, spring >> END):
            landing = landings[number]
            prey, there = i64(cells[landing >> FIRST]), i64(cells[landing & DOT])
            # Written in any case and overwritten by the next unless it counts, as in `free_dots`.
            slots[count] = board.jumps_from + number + i64(there != 0) * sandwich
            count += prey & i64(prey != single) & fits(single, there, landing)
        return count
    for number in range((spring >> FIRST) & NUMBER, spring >> END):
        landing = landings[number]
        prey = i64(cells[landing >> FIRST])
        if prey != 0 and (prey - 1) >> 1 != seat:
            way = takes(single, mover, prey, i64(cells[landing & DOT]), landing)
            if way & 1:
                slots[count] = board.jumps_from + number
                count += 1
            if way > 1:
                slots[count] = (board.split_jumps_from if way & 2 else board.sandwiches_from) + number
                count += 1
    return count


def is_legal(state: State, seat: i64, action: Action) -> bool:
    """Whether that seat may do that."""
    return legal_slot(state, seat, action) != NOWHERE


def legal_slot(state: State, seat: i64, action: Action) -> i64:
    """The slot of an action that this seat may do, else NOWHERE."""
    if state.seat != seat or seat < 0:
        return NOWHERE
    slot = state.setup.board.slot_of(action)
    return slot if slot != NOWHERE and allowed(state, slot) else NOWHERE


def allowed(state: State, slot: i64) -> bool:
    """Whether the seat whose turn it is may do what that slot stands for."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    single = 2 * seat + 1
    if slot >= board.jumps_from:
        if slot >= board.stop:
            return state.chain >= 0 if slot == board.stop else is_stuck(state)
        number = slot - board.jumps_from
        way = number // board.jumps
        number -= way * board.jumps
        return may_jump(state, number) and (ways(board, cells, single, number) >> way) & 1 == 1
    if state.chain >= 0:
        return False
    if slot < board.steps_from:
        if lane(state.reserves, seat) == 0:
            return False
        if slot < board.stacks_from:
            return i64(cells[slot]) == 0
        dot = slot - board.stacks_from
        return i64(cells[dot]) == single and board.ring[dot] == 1
    splits = slot >= board.splits_from
    leg = slot - (board.splits_from if splits else board.steps_from)
    here, to = i64(cells[board.leg_at[leg]]), board.leg_to[leg]
    if i64(cells[to]) != 0:
        return False
    if splits or here == single + 1:
        return here == single + 1 and (splits or board.ring[to] == 1)
    return here == single


def may_jump(state: State, number: i64) -> bool:
    """Whether an own token stands at the start of a jump and, in a chain, goes on with it."""
    board = state.setup.board
    at = board.jump_at[number]
    if state.chain >= 0:
        return at == state.chain and board.jump_out[number] != state.came
    here = i64(state.cells[at])
    return here > 0 and (here - 1) >> 1 == state.seat


def is_stuck(state: State) -> bool:
    """C5-W3: whether the seat has no action but to pass."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    if state.chain >= 0:
        return False
    reserve = lane(state.reserves, seat) > 0
    single = 2 * seat + 1
    for dot in range(board.dots):
        here = i64(cells[dot])
        if here == 0:
            if reserve:
                return False
        elif here == single or here == single + 1:
            if here == single and reserve and board.ring[dot]:
                return False
            if can_leave(board, cells, single, dot):
                return False
    return True


def can_leave(board: Board, cells: vec[u8], single: i64, at: i64) -> bool:
    """Whether a token on this dot has a step, a split or a jump. A double that cannot step can split."""
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        if i64(cells[board.leg_to[leg]]) == 0:
            return True
    return can_jump_on(board, cells, single, at, -1)
