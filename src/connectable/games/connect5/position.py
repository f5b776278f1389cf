"""The state of a game and the trusted step: what follows from each action, unasked whether it is legal.

`moves.py` says what is legal; nobody outside this package calls `step` with anything else. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.games.connect5.board import NOWHERE, Action, Board

TOKENS: Final[i64] = 25
QUIET: Final[i64] = 60
FIVE: Final[i64] = 5
"""Points of a Connect 5, and its dots."""
LANE: Final[i64] = 8
"""Bits per seat in `reserves` and `eaten`."""
LOW: Final[i64] = 255
RESERVES: Final[i64] = 0x1919191919
"""25 in each lane."""


@final
class Round:
    """How a finished round ended."""

    def __init__(self, reason: str, eaten: tuple[int, ...], maker: int, row: tuple[int, ...]) -> None:
        self.reason: Final = reason
        """`connect5`, `stuck` or `quiet`."""
        self.eaten: Final = eaten
        """Tokens eaten, by seat."""
        self.maker: Final = maker
        """The seat that made Connect 5, or −1."""
        self.row: Final = row
        """Its five dots."""


@final
class Setup:
    """What never changes in a game."""

    def __init__(self, board: Board, choice: str, full: bool, seats: int) -> None:
        self.board: Final = board
        self.choice: Final = choice
        """The `board` option as given: a name or a drawing."""
        self.full: Final = full
        self.seats: i64 = seats
        self.rounds: i64 = seats if full else 1


@final
class State:
    """A position. Immutable: `step` makes new ones.

    A cell holds 0 when its dot is free, 2 × seat + 1 for a single token, 2 × seat + 2 for a double.
    """

    def __init__(
        self,
        setup: Setup,
        cells: vec[u8],
        reserves: i64,
        eaten: i64,
        seat: i64,
        quiet: i64,
        passes: i64,
        chain: i64,
        over: i64,
        came: i64,
        done: tuple[Round, ...],
        last: Action | None,
        last_seat: i64,
    ) -> None:
        self.setup: Setup = setup
        self.cells: vec[u8] = cells
        self.reserves: i64 = reserves
        self.eaten: i64 = eaten
        self.seat: i64 = seat
        """Whose turn it is; −1 when the game is over."""
        self.quiet: i64 = quiet
        """Turns since the last placement, stack or eat (C5-W4)."""
        self.passes: i64 = passes
        """Passes in a row (C5-W3)."""
        self.chain: i64 = chain
        """The dot of the token that may jump on (C5-M7), or −1."""
        self.over: i64 = over
        """The dot it has just jumped over: with `chain` it names the stretch just used."""
        self.came: i64 = came
        """The arm by which it came (C5-M8)."""
        self.done: tuple[Round, ...] = done
        self.last: Action | None = last
        self.last_seat: i64 = last_seat

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        from connectable.games.connect5.notation import format_state

        return format_state(self) == format_state(other)

    def __hash__(self) -> int:
        from connectable.games.connect5.notation import format_state

        return hash(format_state(self))


def lane(packed: i64, seat: i64) -> i64:
    """A seat's number in `reserves` or `eaten`."""
    return (packed >> (seat * LANE)) & LOW


def unit(seat: i64) -> i64:
    """One, in that seat's lane."""
    one: i64 = 1
    return one << (seat * LANE)


def empty(board: Board) -> vec[u8]:
    return vec[u8]([u8(0)] * board.dots)


def opening(setup: Setup, done: tuple[Round, ...], last: Action | None, last_seat: i64) -> State:
    """The start of the next round (C5-G1): an empty board, 25 tokens each, the next seat begins."""
    starter: i64 = len(done)
    cells = empty(setup.board)
    return State(setup, cells, RESERVES, 0, starter, 0, 0, NOWHERE, NOWHERE, 0, done, last, last_seat)


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
        return end_turn(state, cells, state.reserves - unit(state.seat), state.eaten, 0, 0, dot, slot)
    splits = slot >= board.splits_from
    leg = slot - (board.splits_from if splits else board.steps_from)
    at, to = board.leg_at[leg], board.leg_to[leg]
    cells[to] = u8(single) if splits else cells[at]
    cells[at] = u8(single if splits else 0)
    return end_turn(state, cells, state.reserves, state.eaten, state.quiet + 1, 0, to, slot)


def jump(state: State, slot: i64) -> State:
    """Eats; the same seat goes on unless no jump is left (C5-M7) or it was a sandwich (C5-D7)."""
    board = state.setup.board
    seat = state.seat
    single = 2 * seat + 1
    cells = state.cells[:]
    number = slot - board.jumps_from
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
    eaten = state.eaten + prey * unit(seat)
    came = board.jump_into[number]
    if way == 2 or not can_jump_on(board, cells, seat, to, came):
        return end_turn(state, cells, state.reserves, eaten, 0, 0, to, slot)
    action = board.action(slot)
    return State(state.setup, cells, state.reserves, eaten, seat, 0, 0, to, over, came, state.done, action, seat)


def can_jump_on(board: Board, cells: vec[u8], seat: i64, at: i64, came: i64) -> bool:
    """Whether a jump leads on from here, not back along the arm just used (C5-M8)."""
    for number in range(board.first_jump[at], board.first_jump[at + 1]):
        if board.jump_out[number] != came and ways(board, cells, seat, number):
            return True
    return False


def ways(board: Board, cells: vec[u8], seat: i64, number: i64) -> i64:
    """How the token at a jump's start may take it: 1 whole, 2 split (C5-D2), 4 as a sandwich (C5-D4, D6)."""
    prey = i64(cells[board.jump_over[number]])
    single = 2 * seat + 1
    if prey == 0 or prey == single or prey == single + 1:
        return 0
    to = board.jump_to[number]
    target = i64(cells[to])
    if target != 0 and target != single:
        return 0
    mover = i64(cells[board.jump_at[number]])
    ring = board.ring[to]
    if prey & 1 == 0:  # C5-D1, D3, D5: a double falls to a whole double only, onto a free circled dot
        return 1 if mover == single + 1 and target == 0 and ring else 0
    if mover == single:
        if target == 0:
            return 1
        return 4 if ring and board.ring[board.jump_at[number]] else 0  # C5-D4
    if target == 0:
        return 3 if ring else 2  # C5-D2
    return 4 if ring else 0  # C5-D6


def end_turn(
    state: State, cells: vec[u8], reserves: i64, eaten: i64, quiet: i64, passes: i64, landed: i64, slot: i64
) -> State:
    """The next seat's turn, or the end of the round. `landed`: the dot where a Connect 5 may have come about."""
    setup = state.setup
    action = setup.board.action(slot)
    if landed >= 0 and makes_five(setup.board, cells, state.seat, landed):
        return end_round(state, cells, reserves, eaten, quiet, passes, "connect5", landed, action)
    if passes == setup.seats:
        return end_round(state, cells, reserves, eaten, quiet, passes, "stuck", NOWHERE, action)
    if quiet == QUIET:
        return end_round(state, cells, reserves, eaten, quiet, passes, "quiet", NOWHERE, action)
    following = state.seat + 1
    if following == setup.seats:
        following = 0
    return State(
        setup, cells, reserves, eaten, following, quiet, passes, NOWHERE, NOWHERE, 0, state.done, action, state.seat
    )


def end_round(
    state: State,
    cells: vec[u8],
    reserves: i64,
    eaten: i64,
    quiet: i64,
    passes: i64,
    reason: str,
    landed: i64,
    action: Action,
) -> State:
    """C5-G1: the next round, or the end of the game with the last board left to see."""
    setup, seat = state.setup, state.seat
    row = five_through(setup.board, cells, seat, landed) if landed >= 0 else ()
    meals = tuple([int(lane(eaten, each)) for each in range(setup.seats)])
    ended = Round(reason, meals, int(seat) if landed >= 0 else -1, row)
    done = (*state.done, ended)
    if len(done) < setup.rounds:
        return opening(setup, done, action, seat)
    return State(setup, cells, reserves, eaten, -1, quiet, passes, NOWHERE, NOWHERE, 0, done, action, seat)


def makes_five(board: Board, cells: vec[u8], seat: i64, dot: i64) -> bool:
    """C5-W1: whether five own dots in a row lie on one route through this one."""
    single = 2 * seat + 1
    for leg in range(board.first_leg[dot], board.first_leg[dot + 1]):
        owner = i64(cells[board.leg_to[leg]])
        if owner == single or owner == single + 1:  # rare: nearly every turn ends here
            return len(five_through(board, cells, seat, dot)) > 0
    return False


def five_through(board: Board, cells: vec[u8], seat: i64, dot: i64) -> tuple[int, ...]:
    """The dots of such a row in order, or nothing."""
    row: list[int] = [int(dot)]
    if extend_row(board, cells, seat, row, dot, NOWHERE, NOWHERE, False):
        return tuple(row)
    return ()


def extend_row(
    board: Board, cells: vec[u8], seat: i64, row: list[int], tip: i64, came: i64, first: i64, turned: bool
) -> bool:
    """Grows a row at its tip, then once turned at its other end; `first`: the arm by which it left there."""
    if len(row) == FIVE:
        return True
    single = 2 * seat + 1
    for leg in range(board.first_leg[tip], board.first_leg[tip + 1]):
        to = board.leg_to[leg]
        out = board.leg_out[leg]
        owner = i64(cells[to])
        if out == came or (owner != single and owner != single + 1) or int(to) in row:  # C5-M8
            continue
        row.append(int(to))
        if extend_row(board, cells, seat, row, to, board.leg_into[leg], out if first < 0 else first, turned):
            return True
        row.pop()
    if turned or first < 0:
        return False
    row.reverse()
    if extend_row(board, cells, seat, row, i64(row[-1]), first, first, True):
        return True
    row.reverse()
    return False
