"""Bonuses: what each lets a seat do, and when; taking one after a claim.

The numbers that *at once* bonuses write go through `writing.write`; stars are counted in `score.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine.actions import (
    MOVES,
    SWITCHES,
    TAKES,
    Action,
    icon_word,
    plus_minus_code,
    plus_minus_of,
)
from connectable.games.connnect.engine.geometry import FULL, POW, ZONES, place_of, space_name
from connectable.games.connnect.engine.layout import AGAIN, ANY, KEPT, MOVE, NUMBER, PLUS_MINUS, SWITCH, Layout
from connectable.games.connnect.engine.state import (
    ANY_WRITE,
    BUSY,
    MOVE_WRITE,
    NOTHING,
    NUMBER_WRITE,
    TAKE_BONUS,
    Sheet,
    State,
    claim_code,
    claim_shape,
    in_hand,
    size_of,
)

BOTH_WAIT: Final = 6
"""Dice bits while no die of the round is written or dropped."""


def less(hand: i64, kind: i64, amount: i64) -> i64:
    """The hand after so many of a kind are crossed out."""
    return hand - (amount << (6 * kind))


def add_kept(sheet: Sheet, found: list[Action]) -> None:
    """Add to `found` what the bonuses in hand allow in the Fill phase."""
    add_moves(sheet, found)
    if sheet.dice >> 9 == BOTH_WAIT:
        add_switches(sheet, found)
    if in_hand(sheet, PLUS_MINUS):
        found.extend(plus_minuses(sheet.dice))


def add_stuck(sheet: Sheet, found: list[Action]) -> None:
    """CN-F4: a Switch, or a Plus/minus while a Switch can follow."""
    if sheet.dice >> 9 == BOTH_WAIT and in_hand(sheet, SWITCH):
        add_switches(sheet, found)
        if in_hand(sheet, PLUS_MINUS):
            found.extend([action for action in plus_minuses(sheet.dice) if frees_a_switch(sheet, action.a)])


def add_moves(sheet: Sheet, found: list[Action]) -> None:
    if in_hand(sheet, MOVE) and sheet.marks[0]:
        spaces: i64 = FULL & ~sheet.marks[0] & ~sheet.marks[7] & ~sheet.claimed
        while spaces:
            bit: i64 = spaces & -spaces
            spaces ^= bit
            found.append(MOVES[place_of(bit)])


def add_switches(sheet: Sheet, found: list[Action]) -> None:
    if in_hand(sheet, SWITCH):
        zone: i64 = sheet.dice & 7
        one: i64 = (sheet.dice >> 3) & 7
        two: i64 = (sheet.dice >> 6) & 7
        if one != zone:
            found.append(SWITCHES[one])
        if two not in (zone, one):
            found.append(SWITCHES[two])


def can_switch(dice: i64) -> bool:
    """Whether a Switch would change a face."""
    return (dice >> 3) & 7 != dice & 7 or (dice >> 6) & 7 != dice & 7


def frees_a_switch(sheet: Sheet, code: i64) -> bool:
    """CN-F4: whether a stuck seat could follow that Plus/minus with a Switch."""
    if in_hand(sheet, SWITCH) == 0 or sheet.dice >> 9 != BOTH_WAIT:
        return False
    return can_switch(plus_minus_dice(sheet.dice, code))


def turned(face: int, by: int) -> int:
    """CN-B3: after 6 comes 1, before 1 comes 6."""
    return (face - 1 + by) % 6 + 1


def plus_minuses(dice: i64) -> list[Action]:
    """CN-B3: one or two steps on a die, or one on each. The list is shared: nobody may change it."""
    found = PLUS_MINUS_LISTS[dice]
    if found is None:
        found = PLUS_MINUS_LISTS[dice] = listed_plus_minuses(dice)
    return found


PLUS_MINUS_LISTS: Final[list[list[Action] | None]] = [None] * 4096
"""By the dice of a sheet, filled as they come up."""


def listed_plus_minuses(dice: int) -> list[Action]:
    faces = [dice >> 3 * k & 7 for k in (1, 2) if dice >> 9 + k & 1]
    codes = [plus_minus_code(face, turned(face, by)) for face in sorted(set(faces)) for by in (-2, -1, 1, 2)]
    if len(faces) == 2:
        one, two = faces
        each = [plus_minus_code(one, turned(one, i), two, turned(two, j)) for i in (-1, 1) for j in (-1, 1)]
        codes += dict.fromkeys(each)
    return [plus_minus_of(code) for code in codes]


def move_refusal(sheet: Sheet, space: i64) -> Refusal | None:
    bit: i64 = POW[space]
    if not in_hand(sheet, MOVE):
        return Refusal("CN-B1", {"why": "none"})
    if (sheet.marks[0] | sheet.marks[7]) & bit:
        return Refusal("CN-B1", {"why": "empty", "space": space_name(space)})
    if sheet.claimed & bit:
        return Refusal("CN-B1", {"why": "claimed", "space": space_name(space)})
    if not sheet.marks[0]:
        return Refusal("CN-B1", {"why": "full"})
    return None


def switch_refusal(sheet: Sheet, face: i64) -> Refusal | None:
    """Why that face cannot be switched; whether it is time for a Switch, the caller knows."""
    zone: i64 = sheet.dice & 7
    one: i64 = (sheet.dice >> 3) & 7
    two: i64 = (sheet.dice >> 6) & 7
    if not in_hand(sheet, SWITCH):
        return Refusal("CN-B2", {"why": "none"})
    if face not in (one, two):
        return Refusal("CN-B2", {"why": "number", "number": int(face), "numbers": [int(one), int(two)]})
    if face == zone:
        return Refusal("CN-B2", {"why": "same", "number": int(face)})
    return None


def early_switch_refusal(sheet: Sheet, face: i64) -> Refusal | None:
    if sheet.dice >> 9 != BOTH_WAIT and in_hand(sheet, SWITCH):
        return Refusal("CN-B2", {"why": "late"})
    return switch_refusal(sheet, face)


def plus_minus_refusal(sheet: Sheet, code: i64, stuck: bool) -> Refusal | None:
    if not in_hand(sheet, PLUS_MINUS):
        return Refusal("CN-B3", {"why": "none"})
    if not sheet.dice >> 9:
        return Refusal("CN-B3", {"why": "no-die"})
    if not is_plus_minus(sheet.dice, code):
        faces: list[int] = [(sheet.dice >> 3 * k) & 7 for k in (1, 2) if (sheet.dice >> 9 + k) & 1]
        return Refusal("CN-B3", {"why": "steps", "numbers": faces})
    if stuck and not frees_a_switch(sheet, code):
        return Refusal("CN-F4", {"why": "stuck"})
    return None


def is_plus_minus(dice: i64, code: i64) -> bool:
    """Whether these dice allow a Plus/minus of that code."""
    for action in plus_minuses(dice):
        if action.a == code:
            return True
    return False


def take_refusal(layout: Layout, sheet: Sheet, code: i64) -> Refusal | None:
    left: i64 = layout.row(sheet.pending >> 4) & ~sheet.taken
    if layout.icon(left, code) < 0:
        open_ones = [layout.icons[k] for k in range(len(layout.icons)) if left & POW[k]]
        words = [f"{icon_word(icon.code)} {icon.stars}" for icon in open_ones]
        return Refusal("CN-C9", {"why": "icon", "row": int(sheet.pending >> 4), "icons": list(dict.fromkeys(words))})
    return None


def take_legal(layout: Layout, sheet: Sheet) -> list[Action]:
    """CN-C9: equal icons are one choice."""
    found: list[Action] = []
    rest: i64 = layout.row(sheet.pending >> 4) & ~sheet.taken
    left: i64 = rest
    while left:
        bit: i64 = left & -left
        left ^= bit
        k: i64 = place_of(bit)
        if not layout.twins[k] & rest:
            found.append(TAKES[layout.codes[k]])
    return found


def move_out(sheet: Sheet, space: i64) -> Sheet:
    """CN-B1: the old space is crossed out for good; the number is written next."""
    bit: i64 = POW[space]
    marks: vec[i64] = sheet.marks[:]
    number: i64 = 1
    while not marks[number] & bit:
        number += 1
    marks[number] ^= bit
    marks[7] |= bit
    hand: i64 = less(sheet.hand, MOVE, 1)
    return sheet.act(marks, sheet.circles, hand, sheet.boxes, sheet.dice, MOVE_WRITE | number << 4)


def use_switch(sheet: Sheet, face: i64) -> Sheet:
    """CN-B2: the dice change places, a number die keeps its own."""
    dice: i64 = sheet.dice
    zone: i64 = dice & 7
    at: i64 = 3 if (dice >> 3) & 7 == face else 6
    dice ^= (zone ^ face) | (zone ^ face) << at  # exclusive or with both turns each into the other
    hand: i64 = less(sheet.hand, SWITCH, 1)
    pending: i64 = sheet.pending
    if pending and not sheet.marks[0] & ZONES[dice & 7] and not (hand >> (6 * SWITCH)) & 63:
        pending = NOTHING  # CN-B5: lost at once
    return sheet.act(sheet.marks, sheet.circles, hand, sheet.boxes, dice, pending)


def use_plus_minus(sheet: Sheet, code: i64) -> Sheet:
    hand: i64 = less(sheet.hand, PLUS_MINUS, 1)
    return sheet.act(sheet.marks, sheet.circles, hand, sheet.boxes, plus_minus_dice(sheet.dice, code), sheet.pending)


def plus_minus_dice(dice: i64, code: i64) -> i64:
    """The dice after a Plus/minus; of equal dice the first one takes the first step."""
    done: i64 = 0  # dice that were changed already
    while code:  # six bits per die: what it shows, what it becomes
        face: i64 = code & 7
        k: i64 = 1
        while (done >> k) & 1 or not (dice >> (9 + k)) & 1 or (dice >> (3 * k)) & 7 != face:
            k += 1
        done |= POW[k]
        dice ^= (face ^ ((code >> 3) & 7)) << (3 * k)
        code >>= 6
    return dice


def lose(sheet: Sheet) -> Sheet:
    """CN-B5: *Any two* is lost."""
    return sheet.act(sheet.marks, sheet.circles, sheet.hand, sheet.boxes, sheet.dice, NOTHING)


def take(layout: Layout, sheet: Sheet, code: i64) -> Sheet:
    """The bonus is circled; *at once* ones are written next or lost (CN-B5, CN-B8)."""
    place: i64 = layout.icon(layout.row(sheet.pending >> 4) & ~sheet.taken, code)
    kind: i64 = code & 7
    hand: i64 = sheet.hand
    pending: i64 = NOTHING
    if kind < KEPT:
        hand += POW[6 * kind]
    elif kind == NUMBER and sheet.marks[0]:
        pending = NUMBER_WRITE | ((code >> 3) & 7) << 4
    elif kind == ANY and (sheet.marks[0] & ZONES[sheet.dice & 7] or in_hand(sheet, SWITCH)):
        pending = ANY_WRITE | 2 << 4
    return Sheet(
        sheet.marks, sheet.claimed, sheet.circles, sheet.claims, sheet.taken | POW[place], hand, sheet.boxes,
        sheet.goals, sheet.dice, pending, BUSY, 0,
    )  # fmt: skip


def claim(state: State, sheet: Sheet, spaces: i64, shape: i64) -> Sheet:
    """The claim is outlined, its Agains crossed out, its points noted; its bonus comes next."""
    size: i64 = size_of(shape)
    hand: i64 = sheet.hand
    again: i64 = spaces & sheet.claimed
    while again:
        again &= again - 1
        hand = less(hand, AGAIN, 1)
    pending: i64 = NOTHING
    if state.layout.row(size) & ~sheet.taken:
        pending = TAKE_BONUS | size << 4
    code: i64 = claim_code(spaces, shape, claim_worth(state, sheet, shape), state.round)
    return Sheet(
        sheet.marks, sheet.claimed | spaces, sheet.circles, (*sheet.claims, code), sheet.taken, hand, sheet.boxes,
        sheet.goals, sheet.dice, pending, BUSY, 0,
    )  # fmt: skip


def claim_worth(state: State, sheet: Sheet, shape: i64) -> i64:
    """CN-C5, CN-C6, CN-C8: who else claims in this round changes nothing, so the points are known at once."""
    if shape < 2:
        return 0
    if shape >= 6:
        return state.layout.scores[state.spent]
    for earlier in sheet.claims:
        if claim_shape(earlier) == shape:
            return 0
    return 1 if state.raced & POW[shape - 2] else 4
