"""The search model of Connect 5: one round, changed in place. The same actions as in the game, far quicker.

It trusts its caller. Besides the cells it keeps sets as bits: the dots each seat holds, and the binary digits of how
many dots it holds of every row, so that threats are looked up and not searched for. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from connectable.bots.connect5.engine.rows import WORD, Rows
from connectable.games.connect5.engine.board import ARM, DOT, END, FIRST, NUMBER, OUT, RING, Board
from connectable.games.connect5.engine.dots import BITS, HALF, PLACES, SERIES, nth_dot, place_of, size_of
from connectable.games.connect5.engine.jumps import can_jump_on
from connectable.games.connect5.engine.legal import add_eats, add_jumps
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
        """How many dots the mover may place on."""
        self.rests: bool = False
        """Whether anything but placing and eating is legal; `list_quiets` says what."""
        self.quiets: i64 = 0
        self.eatings: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * (int(board.dots) + 1))
        """By dot: stamp + another dot. Entries below the current stamp are old: raising the stamp clears the table."""
        self.stamp: i64 = 0
        self.values: vec[i64] = vec[i64]()
        """By row: what a dot of it is worth to the seat to act (`prior.value_rows`)."""


@final
class RoundModel:
    """A position that changes with every action."""

    def __init__(
        self,
        rows: Rows,
        lists: Lists,
        seats: i64,
        cells: vec[u8],
        sets: vec[i64],
        near: vec[i64],
        carried: vec[i64],
    ) -> None:
        self.rows: Rows = rows
        self.board: Board = rows.board
        self.lists: Lists = lists
        self.seats: i64 = seats
        self.cells: vec[u8] = cells
        self.sets: vec[i64] = sets
        """Bits, see `sets_of`: the free dots, each seat's dots, and how many dots of each row it holds."""
        self.near: vec[i64] = near
        """By seat: rows of which it holds four or five dots."""
        self.carried: vec[i64] = carried
        """Points each seat brings into this round, where they matter."""
        self.fives: i64 = 0
        self.frees: i64 = rows.board.dots
        """How many dots are free."""
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
        copy = RoundModel(self.rows, self.lists, self.seats, self.cells[:], self.sets[:], self.near[:], self.carried)
        copy.fives, copy.reserves, copy.eaten, copy.seat = self.fives, self.reserves, self.eaten, self.seat
        copy.still, copy.passes, copy.chain, copy.came = self.still, self.passes, self.chain, self.came
        copy.maker, copy.landed, copy.frees = self.maker, self.landed, self.frees
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
        if way == 2 or not can_jump_on(board, cells, single, to, self.came):
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

    def concede(self) -> None:
        """Ends the round as if the seat to act had made the Connect 5 that it forces."""
        self.maker, self.seat = self.seat, -1

    def gain(self, seat: i64, dot: i64) -> None:
        """Counts one more dot in every row through it, sixty rows at a time: a sum in binary digits, with carries."""
        self.frees -= 1
        self.turn(seat, dot)
        sets, masks, words = self.sets, self.rows.masks, self.rows.words
        at, first = self.digits_of(seat), dot * words
        for word in range(words):
            mask, ones = masks[first + word], sets[at]
            twos = sets[at + words]
            carry = ones & mask
            fourth, fifth = carry & twos, mask & ~ones & sets[at + 2 * words]
            sets[at] = ones ^ mask
            sets[at + words] = twos ^ carry
            if fourth:
                sets[at + 2 * words] ^= fourth
                self.near[seat] += size_of(fourth)
            if fifth:
                self.fives += size_of(fifth)
            at += 1

    def lose(self, seat: i64, dot: i64) -> None:
        """The difference, likewise."""
        self.frees += 1
        self.turn(seat, dot)
        sets, masks, words = self.sets, self.rows.masks, self.rows.words
        at, first = self.digits_of(seat), dot * words
        for word in range(words):
            mask, ones = masks[first + word], sets[at]
            twos = sets[at + words]
            borrow = mask & ~ones
            fourth, fifth = borrow & ~twos, mask & ones & sets[at + 2 * words]
            sets[at] = ones ^ mask
            sets[at + words] = twos ^ borrow
            if fourth:
                sets[at + 2 * words] ^= fourth
                self.near[seat] -= size_of(fourth)
            if fifth:
                self.fives -= size_of(fifth)
            at += 1

    def turn(self, seat: i64, dot: i64) -> None:
        """Takes a dot from the free ones and gives it to a seat, or the other way round."""
        word: i64 = 0 if dot < HALF else 1
        bit, sets = BITS[dot - HALF * word], self.sets
        sets[word] ^= bit
        sets[2 * seat + 2 + word] ^= bit

    def digits_of(self, seat: i64) -> i64:
        """Where in `sets` the rows begin of which a seat holds 1, 3 or 5 dots; then those with 2 or 3, with 4 or 5."""
        return 2 + 2 * self.seats + 3 * seat * self.rows.words

    def threes(self, seat: i64, word: i64) -> i64:
        """The rows of which a seat holds three dots, as bits of one word."""
        at = self.digits_of(seat) + word
        return self.sets[at] & self.sets[at + self.rows.words]

    def fours(self, seat: i64, word: i64) -> i64:
        """The rows of which a seat holds four dots, as bits of one word."""
        at = self.digits_of(seat) + word
        return self.sets[at + 2 * self.rows.words] & ~self.sets[at]

    def taken(self, seat: i64, word: i64) -> i64:
        """The rows of which other seats hold dots, as bits of one word."""
        sets, words, found = self.sets, self.rows.words, i64(0)
        if self.seats == 2:
            at = self.digits_of(1 - seat) + word
            return sets[at] | sets[at + words] | sets[at + 2 * words]
        for other in range(self.seats):
            if other != seat:
                at = self.digits_of(other) + word
                found |= sets[at] | sets[at + words] | sets[at + 2 * words]
        return found

    def has_threes(self, seat: i64) -> bool:
        """Whether there is a row of which a seat holds three dots."""
        for word in range(self.rows.words):
            if self.threes(seat, word):
                return True
        return False

    def held(self, seat: i64, row: i64) -> i64:
        """How many dots of a row a seat holds."""
        words, sets = self.rows.words, self.sets
        at, bit = self.digits_of(seat) + row // WORD, BITS[row % WORD]
        total: i64 = 0
        if sets[at] & bit:
            total += 1
        if sets[at + words] & bit:
            total += 2
        return total + 4 if sets[at + 2 * words] & bit else total

    def survey(self) -> None:
        """Writes what is legal to `lists`: free dots to place on, eats, the rest; nothing at all means a pass."""
        self.look()
        self.list_quiets()
        lists, frees = self.lists, i64(0)
        if lists.frees > 0:
            for word in range(2):
                left = self.sets[word]
                while left:
                    bit = left & -left
                    left ^= bit
                    lists.free[frees] = HALF * word + place_of(bit)
                    frees += 1

    def look(self) -> None:
        """Writes the eats to `lists`, how many dots are free to place on, and whether anything else is legal."""
        lists, board, cells, sets, seat = self.lists, self.board, self.cells, self.sets, self.seat
        fans, stretches, eats, eatings = board.fans, board.stretches, lists.eats, i64(0)
        single = 2 * seat + 1
        if self.chain >= 0:
            lists.frees, lists.rests = 0, True
            fan = fans[self.chain]
            for leg in range((fan >> FIRST) & NUMBER, fan >> END):
                stretch = stretches[leg]
                there = i64(cells[stretch & DOT])
                if there != 0 and (there - 1) >> 1 != seat and (stretch >> OUT) & ARM != self.came:
                    mover = i64(cells[self.chain])
                    eatings = add_jumps(board, cells, single, mover, there, stretch, eats, eatings)
            lists.eatings = eatings
            return
        near, far, springs, places, wide = board.near, board.far, board.springs, PLACES, board.far_dots != 0
        own, free = sets[2 * seat + 2], sets[0]
        far_own, far_free = sets[2 * seat + 3], sets[1]
        enemy, far_enemy = board.near_dots ^ free ^ own, board.far_dots ^ far_free ^ far_own
        left, base, open = own, i64(0), i64(0)
        while left or base == 0:
            if left == 0:
                left, base = far_own, HALF
                continue
            bit = left & -left
            left ^= bit
            at = base + places[((bit * SERIES) >> 58) & 63]
            beside = near[at]
            open |= beside & free
            touches = beside & enemy
            if wide:
                beside = far[at]
                open |= beside & far_free
                touches |= beside & far_enemy
            if touches:
                eatings = add_eats(board, cells, seat, at, springs[at], eats, eatings)
        reserve = lane(self.reserves, seat) > 0
        lists.frees, lists.rests, lists.eatings = self.frees if reserve else 0, open != 0, eatings
        if open == 0 and reserve:
            lists.rests = self.can_stack()

    def can_stack(self) -> bool:
        """Whether the seat to act has a single token on a circled dot."""
        board, single = self.board, 2 * self.seat + 1
        for dot in range(board.dots):
            if i64(self.cells[dot]) == single and board.ring[dot]:
                return True
        return False

    def free_dot(self, number: i64) -> i64:
        """The free dot before which so many others are free."""
        return nth_dot(self.sets[0], self.sets[1], number)

    def list_quiets(self) -> None:
        """Writes everything legal but placing and eating: stacks, steps and splits, or the end of a chain."""
        lists, board, cells = self.lists, self.board, self.cells
        quiet, quiets = lists.quiet, i64(0)
        if self.chain >= 0:
            quiet[0] = board.stop
            lists.quiets = 1
            return
        single, places, stretches = 2 * self.seat + 1, PLACES, board.stretches
        reserve, sets = lane(self.reserves, self.seat) > 0, self.sets
        for word in range(2):
            left = sets[2 * self.seat + 2 + word]
            while left:
                bit = left & -left
                left ^= bit
                at = HALF * word + places[((bit * SERIES) >> 58) & 63]
                mover, fan = i64(cells[at]), board.fans[at]
                if reserve and mover == single and fan & RING:
                    quiet[quiets] = board.stacks_from + at
                    quiets += 1
                for leg in range((fan >> FIRST) & NUMBER, fan >> END):
                    stretch = stretches[leg]
                    if i64(cells[stretch & DOT]) == 0:
                        if mover == single or stretch & RING:
                            quiet[quiets] = board.steps_from + leg
                            quiets += 1
                        if mover != single:
                            quiet[quiets] = board.splits_from + leg
                            quiets += 1
        lists.quiets = quiets


def model_of(rows: Rows, state: State) -> RoundModel:
    """The current round of a state. Points of earlier rounds count in the last one only."""
    seats = state.setup.seats
    carried = vec[i64]([0] * MOST_SEATS)
    if len(state.done) + 1 == state.setup.rounds:
        for ended in state.done:
            for seat in range(seats):
                carried[seat] += ended.eaten[seat] + (FIVE if ended.maker == seat else 0)
    near = vec[i64]([0] * MOST_SEATS)
    model = RoundModel(rows, Lists(rows.board), seats, state.cells[:], sets_of(rows, seats), near, carried)
    model.reserves, model.eaten, model.seat = state.reserves, state.eaten, state.seat
    model.still, model.passes, model.chain, model.came = state.quiet, state.passes, state.chain, state.came
    for dot in range(rows.board.dots):
        here = i64(state.cells[dot])
        if here:
            model.gain((here - 1) >> 1, dot)
    return model


def sets_of(rows: Rows, seats: i64) -> vec[i64]:
    """The sets of an empty board.

    How many dots of a row a seat holds is a number of three binary digits; each digit is a set of rows.

    free dots | dots of seat 0 | of seat 1 … | seat 0: ones | twos       | fours      | seat 1: …
    2 words     2                2             rows.words     rows.words   rows.words
    """
    sets = vec[i64]([0] * int(2 + 2 * seats + 3 * seats * rows.words))
    for dot in range(rows.board.dots):
        word: i64 = 0 if dot < HALF else 1
        sets[word] |= BITS[dot - HALF * word]
    return sets
