"""The search model of Connect 5: one round, changed in place. The same actions as in the game, far quicker.

It trusts its caller. Besides the cells it keeps how many dots of every row each seat holds, so that threats are
looked up and not searched for. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.bots.connect5.engine.rows import Rows
from connectable.games.connect5.engine.board import Board
from connectable.games.connect5.engine.jumps import ways
from connectable.games.connect5.engine.state import FIVE, QUIET, UNITS, State, lane

MOST_SEATS: Final[i64] = 5
SPAN: Final[i64] = 65_536
"""More than a board has dots: the step between two stamps."""


@final
class Lists:
    """Scratch space for the legal actions of one position; shared by all models, overwritten by the next survey."""

    def __init__(self, board: Board) -> None:
        self.free: vec[i64] = vec[i64]([0] * (int(board.dots) + 1))
        self.quiet: vec[i64] = vec[i64]([0] * (int(board.dots) + 2 * int(board.legs) + 1))
        self.eats: vec[i64] = vec[i64]([0] * (3 * int(board.jumps) + 1))
        self.frees: i64 = 0
        self.quiets: i64 = 0
        self.eatings: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * (int(board.dots) + 1))
        """By dot: stamp + another dot. Entries below the current stamp are old: raising the stamp clears the table."""
        self.stamp: i64 = 0


@final
class RoundModel:
    """A position that changes with every action."""

    def __init__(
        self, rows: Rows, lists: Lists, seats: i64, cells: vec[u8], counts: vec[u8], near: vec[i64], carried: vec[i64]
    ) -> None:
        self.rows: Rows = rows
        self.board: Board = rows.board
        self.lists: Lists = lists
        self.seats: i64 = seats
        self.cells: vec[u8] = cells
        self.counts: vec[u8] = counts
        """Seat × rows + row → how many dots of that row the seat holds."""
        self.near: vec[i64] = near
        """By seat: rows of which it holds four or five dots; MOST_SEATS further on: rows of which it holds three."""
        self.carried: vec[i64] = carried
        """Points each seat brings into this round, where they matter."""
        self.fives: i64 = 0
        self.reserves: i64 = 0
        self.eaten: i64 = 0
        self.seat: i64 = -1
        self.still: i64 = 0
        self.passes: i64 = 0
        self.chain: i64 = -1
        self.came: i64 = 0
        self.maker: i64 = -1
        self.landed: i64 = -1
        """Where the token moved last stands."""

    def twin(self) -> "RoundModel":
        """An independent copy."""
        copy = RoundModel(self.rows, self.lists, self.seats, self.cells[:], self.counts[:], self.near[:], self.carried)
        copy.fives, copy.reserves, copy.eaten, copy.seat = self.fives, self.reserves, self.eaten, self.seat
        copy.still, copy.passes, copy.chain, copy.came = self.still, self.passes, self.chain, self.came
        copy.maker, copy.landed = self.maker, self.landed
        return copy

    def act(self, slot: i64) -> None:
        """Does what the game's `step` does, given the slot of an action."""
        board, seat, cells = self.board, self.seat, self.cells
        single = 2 * seat + 1
        if slot >= board.jumps_from:
            if slot < board.stop:
                self.jump(slot)
            elif slot == board.stop:
                self.end_turn(0, 0)
            else:
                self.end_turn(self.still + 1, self.passes + 1)
        elif slot < board.steps_from:
            self.reserves -= UNITS[seat]
            if slot < board.stacks_from:
                cells[slot] = u8(single)
                self.landed = slot
                self.gain(seat, slot)
            else:
                cells[slot - board.stacks_from] = u8(single + 1)
            self.end_turn(0, 0)
        else:
            splits = slot >= board.splits_from
            leg = slot - (board.splits_from if splits else board.steps_from)
            at, to = board.leg_at[leg], board.leg_to[leg]
            cells[to] = u8(single) if splits else cells[at]
            cells[at] = u8(single if splits else 0)
            if not splits:
                self.lose(seat, at)
            self.landed = to
            self.gain(seat, to)
            self.end_turn(self.still + 1, 0)

    def jump(self, slot: i64) -> None:
        board, seat, cells = self.board, self.seat, self.cells
        single = 2 * seat + 1
        number = slot - board.jumps_from
        way = number // board.jumps
        number -= way * board.jumps
        at, over, to = board.jump_at[number], board.jump_over[number], board.jump_to[number]
        mover, prey = i64(cells[at]), i64(cells[over])
        cells[over] = u8(0)
        self.lose((prey - 1) >> 1, over)
        self.eaten += UNITS[seat] if prey & 1 else 2 * UNITS[seat]
        if way == 0 or mover == single:
            cells[at] = u8(0)
            self.lose(seat, at)
        else:
            cells[at] = u8(single)
        if way == 2:
            cells[to] = u8(single + 1)
        else:
            cells[to] = u8(mover if way == 0 else single)
            self.gain(seat, to)
        self.landed, self.came = to, board.jump_into[number]
        self.lists.eatings = 0
        if way != 2:
            self.add_token(to, self.came)
        if self.lists.eatings == 0:
            self.end_turn(0, 0)
        else:
            self.chain, self.still, self.passes = to, 0, 0

    def end_turn(self, still: i64, passes: i64) -> None:
        self.still, self.passes, self.chain = still, passes, -1
        if self.fives > 0:
            self.maker = self.seat
            self.seat = -1
        elif passes == self.seats or still == QUIET:
            self.seat = -1
        else:
            following = self.seat + 1
            self.seat = 0 if following == self.seats else following

    def gain(self, seat: i64, dot: i64) -> None:
        rows, counts = self.rows, self.counts
        offset, through = seat * rows.count, rows.through
        for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
            row = offset + through[place]
            held = i64(counts[row]) + 1
            counts[row] = u8(held)
            if held >= 3:
                self.count(seat, held, 1)

    def lose(self, seat: i64, dot: i64) -> None:
        rows, counts = self.rows, self.counts
        offset, through = seat * rows.count, rows.through
        for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
            row = offset + through[place]
            held = i64(counts[row]) - 1
            counts[row] = u8(held)
            if held >= 2:
                self.count(seat, held + 1, -1)

    def count(self, seat: i64, held: i64, change: i64) -> None:
        """Adds to the counts by size: a row now holds so many dots of a seat (change 1), or no longer does (−1)."""
        near = self.near
        if held == 3:
            near[seat + MOST_SEATS] += change
        elif held == 4:
            near[seat] += change
            near[seat + MOST_SEATS] -= change
        else:
            self.fives += change

    def survey(self) -> None:
        """Writes what is legal to `lists`: free dots to place on, eats, the rest; nothing at all means a pass."""
        lists, board, cells = self.lists, self.board, self.cells
        lists.frees, lists.quiets, lists.eatings = 0, 0, 0
        if self.chain >= 0:
            self.add_token(self.chain, self.came)
            lists.quiet[0] = board.stop
            lists.quiets = 1
            return
        single = 2 * self.seat + 1
        reserve = lane(self.reserves, self.seat) > 0
        free, frees = lists.free, lists.frees
        dot: i64 = 0
        for cell in cells:
            here = i64(cell)
            if here == 0:
                if reserve:
                    free[frees] = dot
                    frees += 1
            elif here == single or here == single + 1:
                if reserve and here == single and board.ring[dot]:
                    lists.quiet[lists.quiets] = board.stacks_from + dot
                    lists.quiets += 1
                self.add_token(dot, -1)
            dot += 1
        lists.frees = frees

    def add_token(self, at: i64, came: i64) -> None:
        """Adds steps, splits and jumps of one token; in a chain only jumps, and none by the arm it came along."""
        lists, board, cells = self.lists, self.board, self.cells
        single = 2 * self.seat + 1
        mover = i64(cells[at])
        for leg in range(board.first_leg[at], board.first_leg[at + 1]):
            to = board.leg_to[leg]
            there = i64(cells[to])
            if there == 0:
                if came < 0:
                    if mover == single or board.ring[to]:
                        lists.quiet[lists.quiets] = board.steps_from + leg
                        lists.quiets += 1
                    if mover != single:
                        lists.quiet[lists.quiets] = board.splits_from + leg
                        lists.quiets += 1
            elif there != single and there != single + 1 and board.leg_out[leg] != came:
                for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                    way = ways(board, cells, single, number)
                    if way:
                        self.add_eats(number, way)

    def add_eats(self, number: i64, way: i64) -> None:
        lists, board = self.lists, self.board
        for kind in range(3):
            if (way >> kind) & 1:
                lists.eats[lists.eatings] = board.jumps_from + kind * board.jumps + number
                lists.eatings += 1


def model_of(rows: Rows, state: State) -> RoundModel:
    """The current round of a state. Points of earlier rounds count in the last one only."""
    seats = state.setup.seats
    carried = vec[i64]([0] * MOST_SEATS)
    if len(state.done) + 1 == state.setup.rounds:
        for ended in state.done:
            for seat in range(seats):
                carried[seat] += ended.eaten[seat] + (FIVE if ended.maker == seat else 0)
    counts = vec[u8]([u8(0)] * (seats * rows.count))
    near = vec[i64]([0] * (2 * MOST_SEATS))
    model = RoundModel(rows, Lists(rows.board), seats, state.cells[:], counts, near, carried)
    model.reserves, model.eaten, model.seat = state.reserves, state.eaten, state.seat
    model.still, model.passes, model.chain, model.came = state.quiet, state.passes, state.chain, state.came
    for dot in range(rows.board.dots):
        here = i64(state.cells[dot])
        if here:
            model.gain((here - 1) >> 1, dot)
    return model
