"""The state of a game of Connect 5 and the records in it, all immutable.

It says what is on the board and in the reserves, not what may be done (`legal.py`) or what follows (`apply.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from connectable.games.connect5.engine.actions import NOWHERE, Action
from connectable.games.connect5.engine.board import Board

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
@mypyc_attr(free_list_len=1)
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
    """The start of the next round (C5-G1): an empty board, 25 tokens each, the next seat begins."""
    starter: i64 = len(done)
    cells = empty(setup.board)
    return State(setup, cells, RESERVES, 0, starter, 0, 0, NOWHERE, NOWHERE, 0, done, last_slot, last_seat)
