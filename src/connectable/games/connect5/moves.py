"""What is legal: the list of it, and the question about one action, which never builds the list.

Why something is not legal is told by `refusals.py`. Compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.board import Action, Board
from connectable.games.connect5.position import State, lane, ways


def actions(state: State) -> list[Action]:
    """Every legal action of the seat whose turn it is."""
    board, cells, seat = state.setup.board, state.cells, state.seat
    found: list[Action] = []
    if state.chain >= 0:  # C5-M7
        add_jumps(board, cells, seat, state.chain, state.came, found)
        found.append(board.action(board.stop))
        return found
    reserve = lane(state.reserves, seat) > 0
    single = 2 * seat + 1
    for dot in range(board.dots):
        here = i64(cells[dot])
        if here == 0:
            if reserve:
                found.append(board.action(dot))  # C5-M2
        elif here == single or here == single + 1:
            if here == single and reserve and board.ring[dot]:
                found.append(board.action(board.stacks_from + dot))  # C5-M3
            add_steps(board, cells, dot, here != single, found)
            add_jumps(board, cells, seat, dot, -1, found)
    if not found:
        found.append(board.action(board.passing))  # C5-W3
    return found


def add_steps(board: Board, cells: vec[u8], at: i64, double: bool, found: list[Action]) -> None:
    """C5-M4 and C5-M5."""
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        to = board.leg_to[leg]
        if i64(cells[to]) == 0:
            if not double or board.ring[to]:  # a double stands on a circled dot
                found.append(board.action(board.steps_from + leg))
            if double:
                found.append(board.action(board.splits_from + leg))


def add_jumps(board: Board, cells: vec[u8], seat: i64, at: i64, came: i64, found: list[Action]) -> None:
    """C5-M6 and the doubles' rules; not back along the arm `came`."""
    for number in range(board.first_jump[at], board.first_jump[at + 1]):
        if board.jump_out[number] != came:
            way = ways(board, cells, seat, number)
            if way & 1:
                found.append(board.action(board.jumps_from + number))
            if way & 2:
                found.append(board.action(board.split_jumps_from + number))
            if way & 4:
                found.append(board.action(board.sandwiches_from + number))


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
        return may_jump(state, number) and (ways(board, cells, seat, number) >> way) & 1 == 1
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
    board, at = state.setup.board, state.setup.board.jump_at[number]
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
            if can_leave(board, cells, seat, dot):
                return False
    return True


def can_leave(board: Board, cells: vec[u8], seat: i64, at: i64) -> bool:
    """Whether a token on this dot has a step, a split or a jump. A double that cannot step can split."""
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        if i64(cells[board.leg_to[leg]]) == 0:
            return True
    for number in range(board.first_jump[at], board.first_jump[at + 1]):
        if ways(board, cells, seat, number):
            return True
    return False
