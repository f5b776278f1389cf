"""What stands in the air on a board: where a seat would make five, which tokens could be eaten, who could jump where.

It asks the rules what each seat could do if it were to move now; it decides nothing.
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.circuit import spot_name
from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.apply import step
from connectable.games.connect5.engine.board import DOT, END, FIRST, NUMBER, Board
from connectable.games.connect5.engine.fives import find_five
from connectable.games.connect5.engine.legal import add_chain, add_movers
from connectable.games.connect5.engine.state import FIVE, State, copied, find_dots, lane

MOST_STEPS: Final[i64] = 120
"""Jumps that are followed for one view: chains can branch, and what is shown is help, not a verdict."""


class Threats(TypedDict):
    """What could happen on the board as it stands."""

    fives: dict[str, list[int]]
    """Free dots where a token from the reserve would make five, with the seats that could."""
    jumps: dict[str, list[str]]
    """Per token the jumps it could make if it were to move: `B4 B3`, over and to."""
    danger: list[str]
    """Dots whose tokens an enemy could eat in one turn, also later in a chain."""


def threats(state: State) -> Threats:
    found: Threats = {"fives": {}, "jumps": {}, "danger": []}
    if state.seat < 0:
        return found
    board = state.setup.board
    doomed: set[int] = set()
    steps: list[i64] = [MOST_STEPS]
    for seat in range(state.setup.seats):
        add_fives(state, seat, found["fives"])
        moving = as_mover(state, seat)
        for slot in jumps_of(moving):
            over, to = ends(board, slot)
            ways = found["jumps"].setdefault(name(board, board.jump_at[number_of(board, slot)]), [])
            way = f"{name(board, over)} {name(board, to)}"
            if way not in ways:  # whole and split are one way
                ways.append(way)
            eat_on(moving, slot, doomed, steps)
    found["danger"] = [name(board, dot) for dot in sorted(doomed)]
    return found


def as_mover(state: State, seat: i64) -> State:
    """The same board with that seat to move; a chain under way is the mover's own."""
    if seat == state.seat:
        return state
    moving = copied(state)
    moving.seat, moving.chain, moving.over, moving.came = seat, NOWHERE, NOWHERE, 0
    find_dots(moving)
    return moving


def jumps_of(state: State) -> list[i64]:
    """The slots of every jump that the seat to move could make."""
    board, slots = state.setup.board, state.setup.board.scratch
    count = add_movers(state, False, slots, 0) if state.chain < 0 else add_chain(state, slots)
    return [slot for slot in slots[:count] if slot >= board.jumps_from]


def eat_on(state: State, slot: i64, doomed: set[int], steps: list[i64]) -> None:
    """Note what this jump and the chains behind it would eat."""
    over, _ = ends(state.setup.board, slot)
    doomed.add(int(over))
    if steps[0] <= 0:
        return
    steps[0] -= 1
    after = step(state, slot)
    if after.chain >= 0:
        for further in jumps_of(after):
            eat_on(after, further, doomed, steps)


def add_fives(state: State, seat: i64, found: dict[str, list[int]]) -> None:
    """The free dots beside own tokens where one more would make five (C5-W1)."""
    board, single = state.setup.board, 2 * seat + 1
    if lane(state.reserves, seat) == 0 or count_own(state.cells, single) < FIVE - 1:
        return
    cells = state.cells[:]
    for dot in range(board.dots):
        if i64(cells[dot]) == 0 and is_beside(board, cells, single, dot):
            cells[dot] = u8(single)
            if find_five(board, cells, single, dot):
                found.setdefault(name(board, dot), []).append(int(seat))
            cells[dot] = u8(0)


def count_own(cells: vec[u8], single: i64) -> i64:
    """How many dots hold tokens of a seat."""
    count: i64 = 0
    for cell in cells:
        here = i64(cell)
        count += here == single
        count += here == single + 1
    return count


def is_beside(board: Board, cells: vec[u8], single: i64, dot: i64) -> bool:
    """Whether an own token stands on a neighbouring dot."""
    fan = board.fans[dot]
    for leg in range((fan >> FIRST) & NUMBER, fan >> END):
        owner = i64(cells[board.stretches[leg] & DOT])
        if owner == single or owner == single + 1:
            return True
    return False


def number_of(board: Board, slot: i64) -> i64:
    """The jump of a slot: whole, split and sandwich are the same one."""
    return (slot - board.jumps_from) % board.jumps


def ends(board: Board, slot: i64) -> tuple[i64, i64]:
    """The dots that a jump goes over and to."""
    number = number_of(board, slot)
    return board.jump_over[number], board.jump_to[number]


def name(board: Board, dot: i64) -> str:
    return names(board)[dot]


def names(board: Board) -> list[str]:
    """Of all dots; a board keeps them, because every view and every preview asks for many."""
    if not board.names:
        board.names = [spot_name(spot) for spot in board.spots]
    return board.names
