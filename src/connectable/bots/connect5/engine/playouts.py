"""Quick sense of Connect 5: what is due at once, and playouts that see it.

It looks at rows that lack one or two dots and at single eats; anything deeper is for the tree. Compiled.
"""

from typing import Final

from mypy_extensions import i64, u8

from connectable.bots.connect5.engine.model import MOST_SEATS, SPAN, Play
from connectable.games.connect5.engine.jumps import ways
from connectable.games.connect5.engine.state import FIVE, lane
from connectable.generator import Generator

EAGER: Final[i64] = 8
"""A playout eats where it can, but for one time in so many."""
REDRAWS: Final[i64] = 8
"""How many dots a playout looks at before it places a token where it can be eaten."""
CALM: Final[i64] = 16
"""A playout places where it can, but for one time in so many."""


def finish(play: Play, rng: Generator) -> i64:
    """Plays the round to its end: quick sense first, then chance. How many actions that took."""
    actions: i64 = 0
    while play.seat >= 0:
        play.act(draw(play, rng))
        actions += 1
    return actions


def draw(play: Play, rng: Generator) -> i64:
    """A Connect 5, a fork or what stops them, an eat, a parry, else what is not eaten at once if luck finds it."""
    lists, board = play.lists, play.board
    if play.chain < 0:
        slot = urgent(play)
        if slot < 0 and lane(play.reserves, play.seat) > 0:
            slot = fork(play)
        if slot >= 0:
            return slot
    elif play.fives > 0:
        return board.stop
    play.survey()
    frees, quiets = lists.frees, lists.quiets
    if lists.eatings > 0 and (frees + quiets == 0 or rng.below(EAGER) > 0):
        return lists.eats[rng.below(lists.eatings)]
    if frees > 0:
        slot = parry(play)
        if slot >= 0:
            return slot
    elif quiets == 0:
        return board.passing
    slot = -1
    for _ in range(REDRAWS):
        if frees == 0 or (quiets > 0 and rng.below(CALM) == 0):
            return lists.quiet[rng.below(quiets)]
        slot = lists.free[rng.below(frees)]
        if not is_rash(play, slot):
            break
    return slot


def urgent(play: Play) -> i64:
    """A Connect 5 now, else what keeps the next seats from theirs, else −1. Sees rows that lack one dot."""
    near, seats = play.near, play.seats
    for later in range(seats):
        who = play.seat + later
        if who >= seats:
            who -= seats
        if near[who] > 0 and is_good(play, who):
            slot = answer(play, who)
            if slot >= 0:
                return slot
    return -1


def answer(play: Play, who: i64) -> i64:
    """The mover's answer to the rows of which a seat holds four dots, or −1."""
    rows, counts, left = play.rows, play.counts, play.near[who]
    offset = who * rows.count
    for row in range(rows.count):
        if i64(counts[offset + row]) == 4:
            dot = gap(play, who, row)
            if i64(play.cells[dot]) == 0:
                if who == play.seat:
                    slot = fill(play, who, dot, row)
                elif fill(play, who, dot, row) < 0:
                    slot = -1
                else:
                    slot = bite(play, row)
                    if slot < 0:
                        slot = fill(play, play.seat, dot, -1)
                if slot >= 0:
                    return slot
            left -= 1
            if left == 0:
                break
    return -1


def fill(play: Play, who: i64, dot: i64, row: i64) -> i64:
    """How a seat gets a token to a free dot without taking one from that row, or −1."""
    board, cells = play.board, play.cells
    if lane(play.reserves, who) > 0:
        return dot
    single = 2 * who + 1
    for leg in range(board.first_leg[dot], board.first_leg[dot + 1]):
        at = board.leg_to[leg]
        here = i64(cells[at])
        if here == single + 1:
            return board.splits_from + board.leg(at, dot)
        if here == single and not is_in(play, at, row):
            return board.steps_from + board.leg(at, dot)
    rows = play.rows
    for place in range(rows.first_onto[dot], rows.first_onto[dot + 1]):
        number = rows.onto[place]
        here = i64(cells[board.jump_at[number]])
        if here == single or here == single + 1:
            way = ways(board, cells, single, number)
            if way & 2:
                return board.split_jumps_from + number
            if way & 1 and not is_in(play, board.jump_at[number], row):
                return board.jumps_from + number
    return -1


def bite(play: Play, row: i64) -> i64:
    """How the mover eats a token of that row, or −1."""
    dots = play.rows.dots
    for place in range(5 * row, 5 * row + 5):
        slot = eat(play, dots[place], play.seat)
        if slot >= 0:
            return slot
    return -1


def eat(play: Play, dot: i64, hunter: i64) -> i64:
    """How a seat eats what stands on a dot, or −1."""
    rows, board, cells = play.rows, play.board, play.cells
    single = 2 * hunter + 1
    for place in range(rows.first_over[dot], rows.first_over[dot + 1]):
        number = rows.over[place]
        here = i64(cells[board.jump_at[number]])
        if here == single or here == single + 1:
            way = ways(board, cells, single, number)
            if way:
                kind: i64 = 0 if way & 1 else (1 if way & 2 else 2)
                return board.jumps_from + kind * board.jumps + number
    return -1


def gap(play: Play, who: i64, row: i64) -> i64:
    """The dot of a row that a seat does not hold."""
    dots, cells = play.rows.dots, play.cells
    for place in range(5 * row, 5 * row + 5):
        if (i64(cells[dots[place]]) - 1) >> 1 != who:
            return dots[place]
    return -1


def is_in(play: Play, dot: i64, row: i64) -> bool:
    if row >= 0:
        dots = play.rows.dots
        for place in range(5 * row, 5 * row + 5):
            if dots[place] == dot:
                return True
    return False


def is_good(play: Play, seat: i64) -> bool:
    """Whether a Connect 5 of that seat now would win or share the win: else nobody need make or fear it."""
    carried, eaten = play.carried, play.eaten
    own = carried[seat] + lane(eaten, seat) + FIVE
    for other in range(play.seats):
        if carried[other] + lane(eaten, other) > own and other != seat:
            return False
    return True


def fork(play: Play) -> i64:
    """Where the mover, else a seat after it, would come one dot short in two ways at once, or −1."""
    seats = play.seats
    for later in range(seats):
        who = play.seat + later
        if who >= seats:
            who -= seats
        if play.near[who + MOST_SEATS] > 1 and lane(play.reserves, who) > 1:
            dot = fork_of(play, who)
            if dot >= 0:
                return dot
    return -1


def fork_of(play: Play, who: i64) -> i64:
    """A free dot in two rows of which a seat holds three and which lack different free dots besides, or −1."""
    rows, counts, cells, marks = play.rows, play.counts, play.cells, play.lists.marks
    dots, offset, left = rows.dots, who * rows.count, play.near[who + MOST_SEATS]
    play.lists.stamp += SPAN
    stamp = play.lists.stamp
    for row in range(rows.count):
        if i64(counts[offset + row]) == 3:
            one: i64 = -1
            other: i64 = -1
            for place in range(5 * row, 5 * row + 5):
                if i64(cells[dots[place]]) == 0:
                    one, other = other, dots[place]
            if one >= 0:
                if marks[one] >= stamp and marks[one] != stamp + other:
                    return one
                if marks[other] >= stamp and marks[other] != stamp + one:
                    return other
                marks[one], marks[other] = stamp + other, stamp + one
            left -= 1
            if left == 0:
                break
    return -1


def is_fork(play: Play, who: i64, dot: i64) -> bool:
    """Whether that seat on that free dot would hold four of two rows that lack different free dots."""
    rows, counts = play.rows, play.counts
    offset = who * rows.count
    lacking: i64 = -1
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        row = rows.through[place]
        if i64(counts[offset + row]) == 3:
            other = partner(play, who, dot, row)
            if i64(play.cells[other]) == 0:
                if lacking >= 0 and lacking != other:
                    return True
                lacking = other
    return False


def partner(play: Play, who: i64, dot: i64, row: i64) -> i64:
    """The other dot of a row that a seat does not hold."""
    dots, cells = play.rows.dots, play.cells
    for place in range(5 * row, 5 * row + 5):
        if dots[place] != dot and (i64(cells[dots[place]]) - 1) >> 1 != who:
            return dots[place]
    return dot


def parry(play: Play) -> i64:
    """Where to place so that the token moved last cannot eat one of the mover's, or −1."""
    at = play.landed
    if at < 0:
        return -1
    board, cells = play.board, play.cells
    here = i64(cells[at])
    if here == 0 or (here - 1) >> 1 == play.seat:
        return -1
    single = (here - 1) >> 1 << 1 | 1
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        prey = i64(cells[board.leg_to[leg]])
        if prey > 0 and (prey - 1) >> 1 == play.seat:
            for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                to = board.jump_to[number]
                if i64(cells[to]) == 0 and ways(board, cells, single, number) != 0 and not is_rash(play, to):
                    return to
    return -1


def is_rash(play: Play, dot: i64) -> bool:
    """Whether a token placed there could be eaten at once."""
    cells = play.cells
    cells[dot] = u8(2 * play.seat + 1)
    hunted = is_hunted(play, dot, play.seat)
    cells[dot] = u8(0)
    return hunted


def is_hunted(play: Play, dot: i64, owner: i64) -> bool:
    """Whether another seat could eat what stands on a dot."""
    rows, board, cells = play.rows, play.board, play.cells
    for place in range(rows.first_over[dot], rows.first_over[dot + 1]):
        number = rows.over[place]
        here = i64(cells[board.jump_at[number]])
        if here != 0:
            hunter = (here - 1) >> 1
            if hunter != owner and ways(board, cells, 2 * hunter + 1, number) != 0:
                return True
    return False
