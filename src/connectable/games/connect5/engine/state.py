"""The state of a game of Connect 5 and the records in it, all immutable.

It says what is on the board and in the reserves, not what may be done (`legal.py`) or what follows (`apply.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from connectable.games.connect5.engine.actions import NOWHERE, Action
from connectable.games.connect5.engine.board import Board
from connectable.games.connect5.engine.dots import BITS, HALF

TOKENS: Final[i64] = 25
QUIET: Final[i64] = 60
FIVE: Final[i64] = 5
"""Points of a Connect 5, and its dots."""
LANE: Final[i64] = 8
"""Bits per seat in `reserves` and `eaten`."""
LOW: Final[i64] = 255
RESERVES: Final[i64] = 0x1919191919
"""25 in each lane."""
UNITS: Final[vec[i64]] = vec[i64]([0x1, 0x100, 0x10000, 0x1000000, 0x100000000])
"""One in each seat's lane: a table, because `1 << n` is compiled as a 32-bit shift."""


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
@mypyc_attr(free_list_len=1, acyclic=True)
class State:
    """A position. Immutable for whoever gets one: `step` makes new ones.

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
        last_slot: i64,
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
        self.last_slot: i64 = last_slot
        """The slot of the last action, or −1."""
        self.last_seat: i64 = last_seat
        # What follows from the cells, as bits: the dots with tokens, and those of the seat to act (`find_dots`).
        self.held: i64 = 0
        self.far_held: i64 = 0
        """The dots from 60 on."""
        self.own: i64 = 0
        self.far_own: i64 = 0
        self.doubled: i64 = 0
        """Where doubles stand, whosever they are."""
        self.far_doubled: i64 = 0
        # How many dots beside each dot are free, in binary digits: the dots where that number has a 1, a 2, a 4.
        self.exits_1: i64 = 0
        self.exits_2: i64 = 0
        self.exits_4: i64 = 0
        self.far_exits_1: i64 = 0
        self.far_exits_2: i64 = 0
        self.far_exits_4: i64 = 0

    @property
    def last(self) -> Action | None:
        return None if self.last_slot < 0 else self.setup.board.actions[self.last_slot]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        return text_of(self) == text_of(other)

    def __hash__(self) -> int:
        return hash(text_of(self))


def text_of(state: State) -> str:
    """The position text; imported here, because `position.py` imports this module."""
    from connectable.games.connect5.position import format

    return format(state)


def lane(packed: i64, seat: i64) -> i64:
    """A seat's number in `reserves` or `eaten`."""
    return (packed >> (seat * LANE)) & LOW


def empty(board: Board) -> vec[u8]:
    return vec[u8]([u8(0)] * board.dots)


def opening(setup: Setup, done: tuple[Round, ...], last_slot: i64, last_seat: i64) -> State:
    """The start of the next round (C5-G1)."""
    begun = State(setup, empty(setup.board), 0, 0, 0, 0, 0, NOWHERE, NOWHERE, 0, done, last_slot, last_seat)
    open_round(begun)
    return begun


def open_round(state: State) -> None:
    """C5-G1, in place: an empty board, 25 tokens each, the next seat begins."""
    state.cells, state.reserves, state.eaten, state.seat = empty(state.setup.board), RESERVES, 0, len(state.done)
    state.quiet, state.passes, state.chain, state.over, state.came = 0, 0, NOWHERE, NOWHERE, 0
    forget_dots(state)


def forget_dots(state: State) -> None:
    """All dots are free."""
    board = state.setup.board
    state.held, state.far_held, state.own, state.far_own, state.doubled, state.far_doubled = 0, 0, 0, 0, 0, 0
    state.exits_1, state.exits_2, state.exits_4 = board.near_1, board.near_2, board.near_4
    state.far_exits_1, state.far_exits_2, state.far_exits_4 = board.far_1, board.far_2, board.far_4


def find_dots(state: State) -> None:
    """Sets what follows from the cells."""
    forget_dots(state)
    for dot in range(state.setup.board.dots):
        if i64(state.cells[dot]):
            hold(state, dot)
            if i64(state.cells[dot]) & 1 == 0:
                turn_double(state, dot)
    find_own(state)


def find_own(state: State) -> None:
    """Sets the dots of the seat to act, from the cells."""
    single, dot = 2 * state.seat + 1, i64(0)
    state.own, state.far_own = 0, 0
    for cell in state.cells:
        here = i64(cell)
        if here == single or here == single + 1:
            if dot < HALF:
                state.own |= BITS[dot]
            else:
                state.far_own |= BITS[dot - HALF]
        dot += 1


def hold(state: State, dot: i64) -> None:
    """A free dot is held: all beside it have one exit less, which is a difference in binary digits."""
    board = state.setup.board
    if dot < HALF:
        state.held |= BITS[dot]
    else:
        state.far_held |= BITS[dot - HALF]
    near, far = board.near[dot], board.far[dot]
    borrow = near & ~state.exits_1
    state.exits_1 ^= near
    state.exits_4 ^= borrow & ~state.exits_2
    state.exits_2 ^= borrow
    if far:
        borrow = far & ~state.far_exits_1
        state.far_exits_1 ^= far
        state.far_exits_4 ^= borrow & ~state.far_exits_2
        state.far_exits_2 ^= borrow


def release(state: State, dot: i64) -> None:
    """A held dot is free: a sum, likewise."""
    board = state.setup.board
    if dot < HALF:
        state.held ^= BITS[dot]
    else:
        state.far_held ^= BITS[dot - HALF]
    near, far = board.near[dot], board.far[dot]
    carry = near & state.exits_1
    state.exits_1 ^= near
    state.exits_4 ^= carry & state.exits_2
    state.exits_2 ^= carry
    if far:
        carry = far & state.far_exits_1
        state.far_exits_1 ^= far
        state.far_exits_4 ^= carry & state.far_exits_2
        state.far_exits_2 ^= carry


def turn_double(state: State, dot: i64) -> None:
    """A double comes to a dot, or one was there."""
    if dot < HALF:
        state.doubled ^= BITS[dot]
    else:
        state.far_doubled ^= BITS[dot - HALF]


def copied(state: State) -> State:
    """An equal state with cells of its own, to be changed before anybody sees it."""
    copy = State(
        state.setup, state.cells[:], state.reserves, state.eaten, state.seat, state.quiet, state.passes, state.chain,
        state.over, state.came, state.done, state.last_slot, state.last_seat,
    )  # fmt: skip
    copy.held, copy.far_held, copy.own, copy.far_own = state.held, state.far_held, state.own, state.far_own
    copy.doubled, copy.far_doubled = state.doubled, state.far_doubled
    copy.exits_1, copy.exits_2, copy.exits_4 = state.exits_1, state.exits_2, state.exits_4
    copy.far_exits_1, copy.far_exits_2, copy.far_exits_4 = state.far_exits_1, state.far_exits_2, state.far_exits_4
    return copy
