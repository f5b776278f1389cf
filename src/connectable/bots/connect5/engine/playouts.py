"""Playouts of Connect 5: they see what must be done at once, and leave the rest to chance.

It looks at rows that lack one or two dots and at single eats; anything deeper is for the tree. Compiled.
"""

from typing import Final

from mypy_extensions import i64, u8

from connectable.bots.connect5.engine.model import SPAN, RoundModel
from connectable.bots.connect5.engine.rows import WORD
from connectable.games.connect5.engine.dots import HALF, PLACES, SERIES, place_of
from connectable.games.connect5.engine.jumps import ways
from connectable.games.connect5.engine.state import FIVE, lane
from connectable.generator import Generator

EAGER: Final[i64] = 8
"""A playout eats where it can, except one time in so many."""
REDRAWS: Final[i64] = 8
"""How many dots a playout draws before it accepts one where the token can be eaten."""
CALM: Final[i64] = 16
"""A playout places where it can, except one time in so many."""


def finish(model: RoundModel, rng: Generator) -> i64:
    """Plays the round to its end; how many actions that took."""
    actions: i64 = 0
    while model.seat >= 0:
        model.act(draw(model, rng))
        actions += 1
    return actions


def draw(model: RoundModel, rng: Generator) -> i64:
    """A Connect 5 or a fork, or what stops one; an eat; a parry; else an action at random, rarely a rash one."""
    lists, board = model.lists, model.board
    if model.chain < 0:
        slot = urgent(model)
        if slot < 0 and lane(model.reserves, model.seat) > 0:
            slot = fork(model)
        if slot >= 0:
            return slot
    elif model.fives > 0 and is_good(model, model.seat):
        return board.stop
    model.look()
    frees, rests = lists.frees, lists.rests
    if lists.eatings > 0 and ((frees == 0 and not rests) or rng.below(EAGER) > 0):
        return lists.eats[rng.below(lists.eatings)]
    if frees > 0:
        slot = parry(model)
        if slot >= 0:
            return slot
    elif not rests:
        return board.passing
    slot = -1
    behind = model.near[model.seat] > 0 and not is_good(model, model.seat)
    for _ in range(REDRAWS):
        if frees == 0 or (rests and rng.below(CALM) == 0):
            model.list_quiets()
            return lists.quiet[rng.below(lists.quiets)]
        slot = model.free_dot(rng.below(frees))
        if not is_rash(model, slot) and not (behind and completes(model, slot)):
            break
    return slot


def completes(model: RoundModel, dot: i64) -> bool:
    """Whether a token of the mover on a free dot makes a Connect 5."""
    masks, words = model.rows.masks, model.rows.words
    for word in range(words):
        if masks[dot * words + word] & model.fours(model.seat, word):
            return True
    return False


def urgent(model: RoundModel) -> i64:
    """A Connect 5 now, else what keeps the next seats from theirs, else −1. Sees rows that lack one dot."""
    near, seats = model.near, model.seats
    for later in range(seats):
        who = model.seat + later
        if who >= seats:
            who -= seats
        if near[who] > 0 and is_good(model, who):
            slot = answer(model, who)
            if slot >= 0:
                return slot
    return -1


def answer(model: RoundModel, who: i64) -> i64:
    """The mover's answer to the rows of which a seat holds four dots, or −1."""
    for word in range(model.rows.words):
        left = model.fours(who, word)
        if left:
            left &= ~model.taken(who, word)  # else the fifth dot is not free
        while left:
            bit = left & -left
            left ^= bit
            slot = answer_row(model, who, word * WORD + place_of(bit))
            if slot >= 0:
                return slot
    return -1


def answer_row(model: RoundModel, who: i64, row: i64) -> i64:
    """The mover's answer to one such row, or −1."""
    dot = gap(model, who, row)
    filled = fill(model, who, dot, row)
    if who == model.seat or filled < 0:
        return filled
    slot = bite(model, row)
    return slot if slot >= 0 else fill(model, model.seat, dot, -1)


def fill(model: RoundModel, who: i64, dot: i64, row: i64) -> i64:
    """How a seat brings a token to a free dot without taking it from that row, or −1."""
    board, cells = model.board, model.cells
    if lane(model.reserves, who) > 0:
        return dot
    single = 2 * who + 1
    for leg in range(board.first_leg[dot], board.first_leg[dot + 1]):
        at = board.leg_to[leg]
        here = i64(cells[at])
        if here == single + 1:
            return board.splits_from + board.leg(at, dot)
        if here == single and not is_in(model, at, row):
            return board.steps_from + board.leg(at, dot)
    rows = model.rows
    for place in range(rows.first_onto[dot], rows.first_onto[dot + 1]):
        number = rows.onto[place]
        here = i64(cells[board.jump_at[number]])
        if here == single or here == single + 1:
            way = ways(board, cells, single, number)
            if way & 2:
                return board.split_jumps_from + number
            if way & 1 and not is_in(model, board.jump_at[number], row):
                return board.jumps_from + number
    return -1


def bite(model: RoundModel, row: i64) -> i64:
    """How the mover eats a token of that row, or −1."""
    dots = model.rows.dots
    for place in range(5 * row, 5 * row + 5):
        slot = eat(model, dots[place], model.seat)
        if slot >= 0:
            return slot
    return -1


def eat(model: RoundModel, dot: i64, hunter: i64) -> i64:
    """How a seat eats what stands on a dot, or −1."""
    rows, board, cells = model.rows, model.board, model.cells
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


def gap(model: RoundModel, who: i64, row: i64) -> i64:
    """The dot of a row that a seat does not hold."""
    rows, sets = model.rows, model.sets
    near, far = rows.low[row] & ~sets[2 * who + 2], rows.high[row] & ~sets[2 * who + 3]
    if near:
        return place_of(near & -near)
    return HALF + place_of(far & -far) if far else -1


def is_in(model: RoundModel, dot: i64, row: i64) -> bool:
    if row >= 0:
        dots = model.rows.dots
        for place in range(5 * row, 5 * row + 5):
            if dots[place] == dot:
                return True
    return False


def is_good(model: RoundModel, seat: i64) -> bool:
    """Whether a Connect 5 of that seat now would win or share the win: else nobody need make or fear it."""
    carried, eaten = model.carried, model.eaten
    own = carried[seat] + lane(eaten, seat) + FIVE
    for other in range(model.seats):
        if carried[other] + lane(eaten, other) > own and other != seat:
            return False
    return True


def fork(model: RoundModel) -> i64:
    """Where the mover, else the other of two seats, would be one dot short of two rows at once, or −1.

    With several others nobody stops a fork in time: playouts in which everybody did never let an attack succeed."""
    seats = model.seats
    for later in range(2 if seats == 2 else 1):
        who = model.seat + later
        if who >= seats:
            who -= seats
        if lane(model.reserves, who) > 1:
            dot = fork_of(model, who)
            if dot >= 0:
                return dot
    return -1


def fork_of(model: RoundModel, who: i64) -> i64:
    """A free dot in two rows of which a seat holds three and whose other free dots differ, or −1.

    o o o a x    A token on x, which both rows share, threatens a and b at once: the others
    o o o b x    can stop only one of the two. With a = b it would be a single threat.
    """
    sets, rows, lists, places = model.sets, model.rows, model.lists, PLACES
    at, words = model.digits_of(who), rows.words
    lists.stamp += SPAN
    marks, stamp = lists.marks, lists.stamp
    for word in range(words):
        left = sets[at] & sets[at + words]
        at += 1
        if left:
            left &= ~model.taken(who, word)  # so the two other dots are free
        while left:
            bit = left & -left
            left ^= bit
            row = word * WORD + places[((bit * SERIES) >> 58) & 63]
            near, far = rows.low[row] & sets[0], rows.high[row] & sets[1]
            upper = near & (near - 1)
            if upper:
                one = places[(((near ^ upper) * SERIES) >> 58) & 63]
                other = places[((upper * SERIES) >> 58) & 63]
            elif near:
                one, other = place_of(near), HALF + place_of(far)
            else:
                one = HALF + place_of(far & -far)
                other = HALF + place_of(far & (far - 1))
            # marks[dot] holds the partner of an earlier row through dot: another partner now makes a fork
            if marks[one] >= stamp and marks[one] != stamp + other:
                return one
            if marks[other] >= stamp and marks[other] != stamp + one:
                return other
            marks[one], marks[other] = stamp + other, stamp + one
    return -1


def is_fork(model: RoundModel, who: i64, dot: i64) -> bool:
    """Whether a token of that seat on a free dot would leave two rows one dot short, each at a different free dot."""
    sets, rows, words, lacking = model.sets, model.rows, model.rows.words, i64(-1)
    at, first = model.digits_of(who), dot * words
    for word in range(words):
        left = sets[at] & sets[at + words] & rows.masks[first + word]
        at += 1
        while left:
            bit = left & -left
            left ^= bit
            other = partner(model, who, dot, word * WORD + place_of(bit))
            if i64(model.cells[other]) == 0:
                if lacking >= 0 and lacking != other:
                    return True
                lacking = other
    return False


def partner(model: RoundModel, who: i64, dot: i64, row: i64) -> i64:
    """The other dot of a row that a seat does not hold."""
    dots, cells = model.rows.dots, model.cells
    for place in range(5 * row, 5 * row + 5):
        if dots[place] != dot and (i64(cells[dots[place]]) - 1) >> 1 != who:
            return dots[place]
    return dot


def parry(model: RoundModel) -> i64:
    """Where to place so that the token moved last cannot eat one of the mover's, or −1."""
    at = model.landed
    if at < 0:
        return -1
    board, cells = model.board, model.cells
    here = i64(cells[at])
    if here == 0 or (here - 1) >> 1 == model.seat:
        return -1
    single = (here - 1) >> 1 << 1 | 1  # cells: 2 × seat + 1 is a single token, + 2 a double; this is its owner's single
    for leg in range(board.first_leg[at], board.first_leg[at + 1]):
        prey = i64(cells[board.leg_to[leg]])
        if prey > 0 and (prey - 1) >> 1 == model.seat:
            for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                to = board.jump_to[number]
                if i64(cells[to]) == 0 and ways(board, cells, single, number) != 0 and not is_rash(model, to):
                    return to
    return -1


def is_rash(model: RoundModel, dot: i64) -> bool:
    """Whether a token placed there could be eaten at once."""
    cells = model.cells
    cells[dot] = u8(2 * model.seat + 1)
    hunted = is_hunted(model, dot, model.seat)
    cells[dot] = u8(0)
    return hunted


def is_hunted(model: RoundModel, dot: i64, owner: i64) -> bool:
    """Whether another seat could eat what stands on a dot."""
    rows, board, cells = model.rows, model.board, model.cells
    for place in range(rows.first_over[dot], rows.first_over[dot + 1]):
        number = rows.over[place]
        here = i64(cells[board.jump_at[number]])
        if here != 0:
            hunter = (here - 1) >> 1
            if hunter != owner and ways(board, cells, 2 * hunter + 1, number) != 0:
                return True
    return False
