"""What is legal: the list of it, and the question about one action, which never builds the list.

Why something is not legal is told by `refusals.py`. Compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.board import Action, Board
from connectable.games.connect5.position import State, can_jump_on, lane, ways
from connectable.generator import Generator


def actions(state: State) -> list[Action]:
    """Every legal action of the seat whose turn it is: placements, then the rest dot by dot."""
    known, slots = state.setup.board.actions, state.setup.board.scratch
    count: i64 = 0
    if state.chain < 0 and lane(state.reserves, state.seat) > 0:
        dot: i64 = 0
        for cell in state.cells:
            if i64(cell) == 0:
                slots[count] = dot  # C5-M2
                count += 1
            dot += 1
    return [known[slot] for slot in slots[: add_others(state, slots, count)]]


def random_slot(state: State, rng: Generator) -> i64:
    """One of `actions`, drawn without building the list."""
    cells, places, others = state.cells, free_dots(state), state.setup.board.scratch
    drawn = rng.below(places + add_others(state, others, 0))
    if drawn >= places:
        return others[drawn - places]
    dot: i64 = 0
    while True:
        if i64(cells[dot]) == 0:
            if drawn == 0:
                return dot
            drawn -= 1
        dot += 1


def free_dots(state: State) -> i64:
    """C5-M2: how many dots the seat may place on."""
    if state.chain >= 0 or lane(state.reserves, state.seat) == 0:
        return 0
    free: i64 = 0
    for cell in state.cells:
        if i64(cell) == 0:
            free += 1
    return free


def add_others(state: State, slots: vec[i64], count: i64) -> i64:
    """Writes every legal action but placements after the first `count` slots; how many there are then."""
    board, cells = state.setup.board, state.cells
    single = 2 * state.seat + 1
    if state.chain >= 0:  # C5-M7
        count = add_token(board, cells, single, state.chain, state.came, slots, count)
        slots[count] = board.stop
        return count + 1
    reserve = lane(state.reserves, state.seat) > 0
    full = True
    dot: i64 = 0
    for cell in cells:
        here = i64(cell)
        if here == 0:
            full = False
        elif here == single or here == single + 1:
            if reserve and here == single and board.ring[dot]:
                slots[count] = board.stacks_from + dot  # C5-M3
                count += 1
            count = add_token(board, cells, single, dot, -1, slots, count)
        dot += 1
    if count == 0 and (full or not reserve):
        slots[0] = board.passing  # C5-W3
        return 1
    return count


def add_token(board: Board, cells: vec[u8], single: i64, at: i64, came: i64, slots: vec[i64], count: i64) -> i64:
    """Steps, splits and jumps of one token; in a chain, where it came by an arm, jumps by the others only."""
    mover = i64(cells[at])
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        to = board.leg_to[leg]
        there = i64(cells[to])
        if there == 0:
            if came < 0:
                if mover == single or board.ring[to]:  # C5-M4: a double stands on a circled dot
                    slots[count] = board.steps_from + leg
                    count += 1
                if mover != single:
                    slots[count] = board.splits_from + leg  # C5-M5
                    count += 1
        elif there != single and there != single + 1 and board.leg_out[leg] != came:  # C5-M8
            count = add_jumps(board, cells, single, leg, slots, count)
    return count


def add_jumps(board: Board, cells: vec[u8], single: i64, leg: i64, slots: vec[i64], count: i64) -> i64:
    """C5-M6 and the doubles' rules: every way over the enemy at the end of this stretch."""
    for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
        way = ways(board, cells, single, number)
        if way & 1:
            slots[count] = board.jumps_from + number
            count += 1
        if way & 2:
            slots[count] = board.split_jumps_from + number
            count += 1
        if way & 4:
            slots[count] = board.sandwiches_from + number
            count += 1
    return count


def allowed(state: State, slot: i64) -> bool:
    """Whether the seat whose turn it is may do that."""
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
