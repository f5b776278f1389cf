"""What speaks for an action of Connect 5 before anything is played out: the prior of the tree search.

It looks at the action's own dots only and plays nothing out. Compiled.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import is_fork, is_hunted
from connectable.bots.connect5.engine.rows import WORD

EAT: Final[i64] = 300
FORK: Final[i64] = 500
ESCAPE: Final[i64] = 90
SHIELD: Final[i64] = 60
HUNT: Final[i64] = 30
LEAST: Final[i64] = 4
RISK: Final[i64] = 6
"""An action that leaves its token to be eaten counts a sixth."""
SHAPE: Final[vec[i64]] = vec[i64]([1, 3, 9, 40, 200, 200])
"""What a row is worth by the dots one seat holds in it while nobody else holds any."""
DUEL: Final[vec[i64]] = vec[i64](
    [
        int(0 if own > 5 or other > 5 or (own and other) else SHAPE[own] if not other else SHAPE[other] * 2 // 3)
        for own in range(8)
        for other in range(8)
    ]
)
"""The same for two seats: by 8 × own dots + the other seat's."""


def weights_of(model: RoundModel, slots: vec[i64]) -> vec[i64]:
    value_rows(model)
    weights = vec[i64]()
    for slot in slots:
        weights = append(weights, weight_of(model, slot))
    return weights


def weight_of(model: RoundModel, slot: i64) -> i64:
    """What speaks for an action: tokens eaten, saved or hunted, rows built and spoilt, against the risk."""
    board, cells, seat = model.board, model.cells, model.seat
    single = 2 * seat + 1
    if slot >= board.stop:
        return 20
    if slot < board.stacks_from:
        weight = built(model, slot) + shields(model, slot)
        for who in range(model.seats):
            if is_fork(model, who, slot):
                weight += FORK
        cells[slot] = u8(single)
        weight += hunts(model, slot)
        hunted = is_hunted(model, slot, seat)
        cells[slot] = u8(0)
        return max(LEAST, weight // RISK if hunted else weight)
    if slot < board.steps_from:
        return 30 + (ESCAPE if is_hunted(model, slot - board.stacks_from, seat) else 0)
    if slot < board.jumps_from:
        return max(LEAST, weight_of_step(model, slot))
    number = (slot - board.jumps_from) % board.jumps
    over, to = board.jump_over[number], board.jump_to[number]
    prey = cells[over]
    weight = EAT if i64(prey) & 1 else 2 * EAT
    if slot < board.sandwiches_from:
        weight += built(model, to)
        cells[over] = u8(0)
        cells[to] = u8(single)
        hunted = is_hunted(model, to, seat)
        cells[to] = u8(0)
        cells[over] = prey
        if hunted:
            weight //= 2
    return weight


def weight_of_step(model: RoundModel, slot: i64) -> i64:
    board, cells, seat = model.board, model.cells, model.seat
    splits = slot >= board.splits_from
    leg = slot - (board.splits_from if splits else board.steps_from)
    at, to = board.leg_at[leg], board.leg_to[leg]
    weight = built(model, to) + shields(model, to)
    if not splits:
        weight -= built(model, at)
        if is_hunted(model, at, seat):
            weight += ESCAPE
    mover = cells[at]
    cells[at] = u8(2 * seat + 1 if splits else 0)
    cells[to] = u8(2 * seat + 1) if splits else mover
    weight += hunts(model, to)
    hunted = is_hunted(model, to, seat)
    cells[to] = u8(0)
    cells[at] = mover
    return weight // RISK if hunted else weight


def built(model: RoundModel, dot: i64) -> i64:
    """Rows through a dot: own ones to build, those of one other seat to spoil."""
    rows, values, worth = model.rows, model.lists.values, i64(0)
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        worth += values[rows.through[place]]
    return worth


def value_rows(model: RoundModel) -> None:
    """Notes for every row what one more dot of it is worth to the seat to act."""
    rows, sets, seat, lists = model.rows, model.sets, model.seat, model.lists
    if i64(len(lists.values)) != rows.count:
        lists.values = vec[i64]([0] * int(rows.count))
    values, words = lists.values, rows.words
    if model.seats > 2:
        for row in range(rows.count):
            values[row] = value_of(model, row)
        return
    for word in range(words):
        at, there = model.digits_of(seat) + word, model.digits_of(1 - seat) + word
        ones, twos, fours = sets[at], sets[at + words], sets[at + 2 * words]
        other_ones, other_twos, other_fours = sets[there], sets[there + words], sets[there + 2 * words]
        for row in range(word * WORD, min(rows.count, (word + 1) * WORD)):
            own = ones & 1 | (twos & 1) << 1 | (fours & 1) << 2
            other = other_ones & 1 | (other_twos & 1) << 1 | (other_fours & 1) << 2
            values[row] = DUEL[own << 3 | other]
            ones, twos, fours = ones >> 1, twos >> 1, fours >> 1
            other_ones, other_twos, other_fours = other_ones >> 1, other_twos >> 1, other_fours >> 1


def value_of(model: RoundModel, row: i64) -> i64:
    """The same for one row and any number of seats."""
    others, holders = i64(0), i64(0)
    for other in range(model.seats):
        held = model.held(other, row)
        if held > 0 and other != model.seat:
            others += held
            holders += 1
    own = model.held(model.seat, row)
    if holders == 0:
        return SHAPE[own]
    return SHAPE[others] * 2 // 3 if holders == 1 and own == 0 else 0


def shields(model: RoundModel, dot: i64) -> i64:
    """What taking a dot saves: own tokens that could be eaten by landing there."""
    rows, board, cells, seat = model.rows, model.board, model.cells, model.seat
    worth: i64 = 0
    for place in range(rows.first_onto[dot], rows.first_onto[dot + 1]):
        number = rows.onto[place]
        prey, mover = i64(cells[board.jump_over[number]]), i64(cells[board.jump_at[number]])
        if mover > 0 and prey > 0 and (prey - 1) >> 1 == seat and (mover - 1) >> 1 != seat:
            worth += SHIELD
    return worth


def hunts(model: RoundModel, dot: i64) -> i64:
    """What the token on a dot could eat next."""
    board, cells, single = model.board, model.cells, 2 * model.seat + 1
    worth: i64 = 0
    for leg in range(board.first_leg[dot], board.first_leg[dot + 1]):
        there = i64(cells[board.leg_to[leg]])
        if there & 1 and there != single:
            for number in range(board.first_jump[leg], board.first_jump[leg + 1]):
                if i64(cells[board.jump_to[number]]) == 0:
                    worth += HUNT
    return worth
