"""What the learned value of Connect 5 looks at, for two seats on any board: whole numbers that count one thing each.

Counts by rows come first, then by free dots, then tokens; each for the seat to act and for the other. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import is_hunted
from connectable.games.connect5.engine.dots import HALF, place_of, size_of
from connectable.games.connect5.engine.state import FIVE, lane

OPEN: Final[i64] = 0
"""Rows of which one seat alone holds 1, 2, 3, 4 dots: four numbers for each seat."""
MIXED: Final[i64] = 8
"""Rows of which both hold dots, own + other's: 1 + 1, 1 + 2, 2 + 1, 2 + 2, 1 + 3, 3 + 1."""
MEETING: Final[i64] = 14
MEETINGS: Final[i64] = 9
"""Free dots by the open rows that meet there: so many numbers for each seat (`add_meeting`), two for both."""
TOKENS: Final[i64] = MEETING + 2 * MEETINGS + 2
EACH: Final[i64] = 7
"""So many numbers for each seat: `add_tokens`."""
LEAD: Final[i64] = TOKENS + 2 * EACH
"""Points ahead: how many; whether ahead, whether behind; whether by more than a Connect 5 on either side; then always
1, and the free dots."""
FEATURES: Final[i64] = LEAD + 7
SETS: Final[i64] = 6
"""Sets of open rows in the scratch space: by seat, those of which it holds 1, 2, 3 dots."""


def set_features(model: RoundModel, found: vec[i64], scratch: vec[i64]) -> None:
    """Fills in the features of a position of two seats; scratch has room for SETS sets of rows."""
    for place in range(FEATURES):
        found[place] = 0
    add_rows(model, found, scratch)
    near, far = model.sets[0], model.sets[1]
    while near:
        add_dot(model, found, scratch, place_of(near & -near))
        near &= near - 1
    while far:
        add_dot(model, found, scratch, HALF + place_of(far & -far))
        far &= far - 1
    seat = model.seat
    add_tokens(model, found, TOKENS, seat)
    add_tokens(model, found, TOKENS + EACH, 1 - seat)
    carried, eaten = model.carried, model.eaten
    lead = carried[seat] + lane(eaten, seat) - carried[1 - seat] - lane(eaten, 1 - seat)
    found[LEAD] = lead
    found[LEAD + 1] = 1 if lead > 0 else 0
    found[LEAD + 2] = 1 if lead < 0 else 0
    found[LEAD + 3] = 1 if lead > FIVE else 0
    found[LEAD + 4] = 1 if lead < -FIVE else 0
    found[LEAD + 5] = 1
    found[LEAD + 6] = model.frees


def add_rows(model: RoundModel, found: vec[i64], scratch: vec[i64]) -> None:
    """Counts rows by what both seats hold of them, and notes the open ones: for each seat those with 1, 2, 3 dots."""
    sets, words = model.sets, model.rows.words
    own, other = model.digits_of(model.seat), model.digits_of(1 - model.seat)
    for word in range(words):
        ones, twos, fours = sets[own + word], sets[own + words + word], sets[own + 2 * words + word]
        others_ones, others_twos = sets[other + word], sets[other + words + word]
        others_fours = sets[other + 2 * words + word]
        mine, theirs = ones | twos | fours, others_ones | others_twos | others_fours
        one, two, three = ones & ~twos & ~fours, twos & ~ones, ones & twos
        their_one, their_two = others_ones & ~others_twos & ~others_fours, others_twos & ~others_ones
        their_three = others_ones & others_twos
        at = SETS * word
        scratch[at], scratch[at + 1], scratch[at + 2] = one & ~theirs, two & ~theirs, three & ~theirs
        scratch[at + 3], scratch[at + 4], scratch[at + 5] = their_one & ~mine, their_two & ~mine, their_three & ~mine
        for kind in range(3):
            found[OPEN + kind] += size_of(scratch[at + kind])
            found[OPEN + 4 + kind] += size_of(scratch[at + 3 + kind])
        found[OPEN + 3] += size_of(fours & ~theirs)
        found[OPEN + 7] += size_of(others_fours & ~mine)
        found[MIXED] += size_of(one & their_one)
        found[MIXED + 1] += size_of(one & their_two)
        found[MIXED + 2] += size_of(two & their_one)
        found[MIXED + 3] += size_of(two & their_two)
        found[MIXED + 4] += size_of(one & their_three)
        found[MIXED + 5] += size_of(three & their_one)


def add_dot(model: RoundModel, found: vec[i64], scratch: vec[i64], dot: i64) -> None:
    """Counts what meets at a free dot: where two open rows of a seat meet, one token serves both."""
    masks, words = model.rows.masks, model.rows.words
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    their_one: i64 = 0
    their_two: i64 = 0
    their_three: i64 = 0
    for word in range(words):
        mask, at = masks[dot * words + word], SETS * word
        one += size_of(mask & scratch[at])
        two += size_of(mask & scratch[at + 1])
        three += size_of(mask & scratch[at + 2])
        their_one += size_of(mask & scratch[at + 3])
        their_two += size_of(mask & scratch[at + 4])
        their_three += size_of(mask & scratch[at + 5])
    add_meeting(found, MEETING, one, two, three)
    add_meeting(found, MEETING + MEETINGS, their_one, their_two, their_three)
    both = MEETING + 2 * MEETINGS
    if two + three > 0 and their_two + their_three > 0:
        found[both] += 1
    if two + three == 0 and their_two + their_three == 0:
        found[both + 1] += 1


def add_meeting(found: vec[i64], at: i64, one: i64, two: i64, three: i64) -> None:
    """Counts one dot and so many open rows of one seat that lack it, by the dots the seat holds of them.

    With a row of three: the dot; with one of two besides; such pairs; with several of one besides.
    With a row of two: the dot; with a second; with a third; pairs with rows of one. Pairs of rows of one."""
    if three > 0:
        found[at] += 1
        if two > 0:
            found[at + 1] += 1
        found[at + 2] += three * two
        if one > 1:
            found[at + 3] += 1
    if two > 0:
        found[at + 4] += 1
        if two > 1:
            found[at + 5] += 1
            if two > 2:
                found[at + 6] += 1
        found[at + 7] += two * one
    found[at + 8] += one * (one - 1) // 2


def add_tokens(model: RoundModel, found: vec[i64], at: i64, seat: i64) -> None:
    """Reserve, dots held, doubles, tokens on circled dots, rows through them, dots hunted, and rows these hold."""
    board, rows, cells = model.board, model.rows, model.cells
    double = 2 * seat + 2
    found[at] = lane(model.reserves, seat)
    for word in range(2):
        left = model.sets[2 * seat + 2 + word]
        while left:
            dot = HALF * word + place_of(left & -left)
            left &= left - 1
            found[at + 1] += 1
            if i64(cells[dot]) == double:
                found[at + 2] += 1
            if board.ring[dot]:
                found[at + 3] += 1
            through = rows.first_through[dot + 1] - rows.first_through[dot]
            found[at + 4] += through
            if is_hunted(model, dot, seat):
                found[at + 5] += 1
                found[at + 6] += through
