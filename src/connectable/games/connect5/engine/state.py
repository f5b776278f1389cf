"""The state of a game and the trusted step: what follows from each action, unasked whether it is legal.

`moves.py` says what is legal; nobody outside this package calls `step` with anything else. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from connectable.games.connect5.engine.board import (
    ARM,
    DOT,
    DOT_BITS,
    END,
    FIRST,
    INTO,
    NOWHERE,
    NUMBER,
    OUT,
    Action,
    Board,
)

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
        from connectable.games.connect5.notation import format_state

        return format_state(self) == format_state(other)

    def __hash__(self) -> int:
        from connectable.games.connect5.notation import format_state

        return hash(format_state(self))


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
    eaten = state.eaten + prey * UNITS[seat]
    came = board.jump_into[number]
    if way == 2 or not can_jump_on(board, cells, single, to, came):
        return end_turn(state, cells, state.reserves, eaten, 0, 0, to, slot)
    return State(state.setup, cells, state.reserves, eaten, seat, 0, 0, to, over, came, state.done, slot, seat)


def can_jump_on(board: Board, cells: vec[u8], single: i64, at: i64, came: i64) -> bool:
    """Whether a jump leads on from here, not back along the arm just used (C5-M8)."""
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        if board.leg_out[leg] != came and i64(cells[board.leg_to[leg]]) != 0:
            for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                if ways(board, cells, single, number):
                    return True
    return False


def ways(board: Board, cells: vec[u8], single: i64, number: i64) -> i64:
    """How the token at a jump's start may take it: 1 whole, 2 split (C5-D2), 4 as a sandwich (C5-D4, D6)."""
    prey = i64(cells[board.jump_over[number]])
    if prey == 0 or prey == single or prey == single + 1:
        return 0
    landing = board.landings[number]
    return takes(single, i64(cells[board.jump_at[number]]), prey, i64(cells[landing & DOT]), landing)


def takes(single: i64, mover: i64, prey: i64, target: i64, landing: i64) -> i64:
    """`ways` over an enemy, by what stands on the three dots of the jump.

    Looked up: a processor cannot guess what stands on a dot, and each wrong guess costs more than this sum.
    """
    holder: i64 = 0
    holder += target != 0
    holder += target * (target - single) != 0
    return CASES[(mover - single) << 5 | (prey & 1) << 4 | holder << 2 | (landing >> DOT_BITS) & 3]


def case(number: int) -> int:
    """One entry of CASES."""
    double, lone_prey, holder, rings = number >> 5, number >> 4 & 1, number >> 2 & 3, number & 3
    ring = rings & 1
    if holder > 1:  # neither free nor an own single token
        return 0
    if not lone_prey:  # C5-D1, D3, D5: a double falls to a whole double only, onto a free circled dot
        return 1 if double and not holder and ring else 0
    if not double:
        if not holder:
            return 1
        return 4 if rings == 3 else 0  # C5-D4
    if not holder:
        return 3 if ring else 2  # C5-D2
    return 4 if ring else 0  # C5-D6


CASES: Final[vec[i64]] = vec[i64]([case(number) for number in range(64)])


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


def five_at(state: State, cells: vec[u8], landed: i64) -> i64:
    """A dot of the Connect 5 that the turn made, or NOWHERE. A chain can make one by a token it left on its way."""
    if landed < 0:
        return NOWHERE
    board, single = state.setup.board, 2 * state.seat + 1
    if find_five(board, cells, single, landed):
        return landed
    if state.chain >= 0:
        for dot in range(board.dots):
            owner = i64(cells[dot])
            if (owner == single or owner == single + 1) and find_five(board, cells, single, dot):
                return dot
    return NOWHERE


def five_through(board: Board, cells: vec[u8], seat: i64, dot: i64) -> tuple[int, ...]:
    """The dots of a Connect 5 through this one, in order, or nothing."""
    trail = find_five(board, cells, 2 * seat + 1, dot)
    found: list[int] = []
    while trail:
        found.append(int((trail & DOT) - 1))
        trail >>= DOT_BITS
    return tuple(found)


def find_five(board: Board, cells: vec[u8], single: i64, dot: i64) -> i64:
    """C5-W1: five different own dots in a row on one route through this one, packed; or 0.

    A trail is up to five dots in one number: each as dot + 1, the latest lowest.
    """
    return grow(board, cells, single, dot + 1, 1, dot, NOWHERE, NOWHERE, dot)


def grow(
    board: Board, cells: vec[u8], single: i64, trail: i64, length: i64, tip: i64, came: i64, first: i64, other: i64
) -> i64:
    """Lengthens a trail at its tip; then, once, at its `other` end, which it left by the arm `first`."""
    if length == FIVE:
        return trail
    fan, stretches = board.fans[tip], board.stretches
    for leg in range((fan >> FIRST) & NUMBER, fan >> END):
        stretch = stretches[leg]
        to = stretch & DOT
        owner = i64(cells[to])
        if owner != single and owner != single + 1:
            continue
        out = (stretch >> OUT) & ARM
        if out == came or passes_by(trail, to):  # C5-M8
            continue
        longer = trail << DOT_BITS | (to + 1)
        into = (stretch >> INTO) & ARM
        found = grow(board, cells, single, longer, length + 1, to, into, out if first < 0 else first, other)
        if found:
            return found
    if other < 0 or first < 0:
        return 0
    return grow(board, cells, single, turned(trail), length, other, first, first, NOWHERE)


def passes_by(trail: i64, dot: i64) -> bool:
    while trail:
        if trail & DOT == dot + 1:
            return True
        trail >>= DOT_BITS
    return False


def turned(trail: i64) -> i64:
    """The same dots from the other end."""
    found: i64 = 0
    while trail:
        found = found << DOT_BITS | trail & DOT
        trail >>= DOT_BITS
    return found
