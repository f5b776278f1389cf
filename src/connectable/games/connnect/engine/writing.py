"""Writing: set-up numbers, the two number dice, Free Actions, dropping and going out.

Bonuses that change dice or spaces are in `bonuses.py`; the order of rounds is in `rounds.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine.actions import (
    DONE_ACTION,
    DROP,
    DROPS,
    FREE,
    FREE_LISTS,
    OUT_ACTION,
    SAY_DONE,
    SAY_OUT,
    WRITE,
    WRITES,
    Action,
)
from connectable.games.connnect.engine.bonuses import add_kept, add_stuck
from connectable.games.connnect.engine.geometry import (
    CIRCLE_OF,
    CIRCLES,
    FULL,
    POW,
    ZONES,
    names_of,
    place_of,
    space_name,
    zones_of,
)
from connectable.games.connnect.engine.state import ANY_WRITE, DONE, FREE_WRITE, NOTHING, OUT, Sheet, State


def zone_left(sheet: Sheet) -> i64:
    """Free spaces of the sheet's zone."""
    return sheet.marks[0] & ZONES[sheet.dice & 7]


def waiting(sheet: Sheet) -> i64:
    """Dice still to be written, as bits; the zone die (bit 0) never waits in a round."""
    return sheet.dice >> 9


def die_with(dice: i64, face: i64) -> i64:
    """The first die that waits and shows that face, −1 when there is none."""
    k: i64 = 0
    while k < 3:
        if (dice >> (9 + k)) & 1 and (dice >> (3 * k)) & 7 == face:
            return k
        k += 1
    return -1


def is_stuck(state: State, sheet: Sheet) -> bool:
    """CN-F4: must drop, and every box is crossed."""
    return sheet.boxes >= state.layout.boxes and waiting(sheet) != 0 and zone_left(sheet) == 0


def add_writes(number: i64, spaces: i64, found: list[Action]) -> None:
    """Add to `found`: that number written in each of the spaces."""
    first: i64 = number * 36
    while spaces:
        bit: i64 = spaces & -spaces
        spaces ^= bit
        found.append(WRITES[first + place_of(bit)])


def setup_legal(state: State, sheet: Sheet) -> list[Action]:
    """CN-S6, CN-S8: set-up numbers in set-up spaces, then *done*."""
    found: list[Action] = []
    dice: i64 = sheet.dice
    if dice >> 9 == 0:
        return [DONE_ACTION]
    k: i64 = 0
    while k < 3:
        face: i64 = (dice >> (3 * k)) & 7
        if die_with(dice, face) == k:
            add_writes(face, sheet.marks[0] & state.layout.setup, found)
        k += 1
    return found


def fill_legal(state: State, sheet: Sheet) -> list[Action]:
    """Everything a seat may do while a die waits."""
    found: list[Action] = []
    dice: i64 = sheet.dice
    left: i64 = zone_left(sheet)
    free: bool = sheet.boxes < state.layout.boxes
    if left == 0 and not free:
        add_stuck(sheet, found)
        found.append(OUT_ACTION)
        return found
    k: i64 = 1
    while k < 3:
        face: i64 = (dice >> (3 * k)) & 7
        if die_with(dice, face) == k:
            if left == 0:
                found.append(DROPS[face])
            else:
                add_writes(face, left, found)
                if free:
                    found.extend(FREE_LISTS[face])
        k += 1
    if sheet.hand:
        add_kept(sheet, found)
    return found


def setup_refusal(state: State, sheet: Sheet, action: Action) -> Refusal | None:
    if action.kind == SAY_DONE:
        if waiting(sheet):
            return Refusal("CN-S8", {"why": "dice", "numbers": faces_waiting(sheet)})
        return None
    if action.kind != WRITE:
        return Refusal("CN-S8", {"why": "before-round-1"})
    if die_with(sheet.dice, action.a) < 0:
        return Refusal("CN-S6", {"why": "number", "number": int(action.a), "numbers": faces_waiting(sheet)})
    if not state.layout.setup & POW[action.b]:
        left = names_of(state.layout.setup & sheet.marks[0])
        return Refusal("CN-S6", {"why": "space", "spaces": left, **place(action.b)})
    return space_refusal(sheet, action.b, 0)


def fill_refusal(state: State, sheet: Sheet, action: Action) -> Refusal | None:
    """For write, free, drop and out, with nothing pending."""
    if action.kind == SAY_OUT:
        if not is_stuck(state, sheet):
            return Refusal("CN-F4", {"why": "not-stuck", "boxes": int(state.layout.boxes - sheet.boxes)})
        return None
    if waiting(sheet) == 0:
        return Refusal("CN-R2" if action.kind == WRITE else "CN-F1", {"why": "no-die"})
    if die_with(sheet.dice, action.a) < 0:
        return Refusal("CN-F1", {"why": "number", "number": int(action.a), "numbers": faces_waiting(sheet)})
    left: i64 = zone_left(sheet)
    if action.kind == DROP:
        if left:
            return Refusal("CN-F2", {"why": "zone-free", "zone": zone(sheet), "spaces": names_of(left)})
    elif left == 0:
        return Refusal("CN-F1", {"why": "zone-full", "zone": zone(sheet)})
    if action.kind == WRITE:
        return space_refusal(sheet, action.b, sheet.dice & 7)
    if action.kind == FREE and action.a == action.b:
        return Refusal("CN-F1", {"why": "same", "number": int(action.a)})
    if sheet.boxes >= state.layout.boxes:
        return Refusal("CN-F4", {"why": "boxes", "boxes": int(sheet.boxes)})
    return None


def done_refusal(sheet: Sheet) -> Refusal | None:
    if waiting(sheet):
        return Refusal("CN-R5", {"why": "dice", "numbers": faces_waiting(sheet), "zone": zone(sheet)})
    return None


def space_refusal(sheet: Sheet, space: i64, zone_face: i64) -> Refusal | None:
    """Why no number can be written there; zone 0 allows any space."""
    bit: i64 = POW[space]
    if sheet.marks[0] & bit and (zone_face == 0 or ZONES[zone_face] & bit):
        return None
    if zone_face and not ZONES[zone_face] & bit:
        return Refusal("CN-R2", {"why": "zone", "zone": zone(sheet), "zones": zones_of(space), **place(space)})
    if sheet.marks[7] & bit:
        return Refusal("CN-B1", {"why": "crossed", **place(space)})
    number = next(n for n in range(1, 7) if sheet.marks[n] & bit)
    return Refusal("CN-R2", {"why": "taken", "number": number, **place(space)})


def place(space: int) -> dict[str, str | int]:
    """A space for a sentence: its name, row and column from 1."""
    return {"space": space_name(space), "row": space // 6 + 1, "column": space % 6 + 1}


def zone(sheet: Sheet) -> int:
    return sheet.dice & 7


def faces_waiting(sheet: Sheet) -> list[int]:
    dice: int = sheet.dice
    return sorted(dice >> 3 * k & 7 for k in range(3) if dice >> 9 + k & 1)


def write(sheet: Sheet, number: i64, space: i64) -> Sheet:
    """The number goes into the space, whatever asked for it."""
    marks: vec[i64] = marked(sheet, number, space)
    dice: i64 = sheet.dice
    pending: i64 = sheet.pending
    asked: i64 = pending & 15
    pending = NOTHING if asked != ANY_WRITE else any_left(marks[0] & ZONES[dice & 7], sheet.pending)
    if asked == NOTHING:
        dice ^= POW[9 + die_with(dice, number)]
    elif asked == FREE_WRITE:
        dice ^= POW[9 + (sheet.pending >> 8)]
    return sheet.act(marks, circles_with(sheet, marks, space), sheet.hand, sheet.boxes, dice, pending)


def marked(sheet: Sheet, number: i64, space: i64) -> vec[i64]:
    """The marks with a number in a free space."""
    bit: i64 = POW[space]
    marks: vec[i64] = sheet.marks[:]
    marks[0] ^= bit
    marks[number] |= bit
    return marks


def circles_with(sheet: Sheet, marks: vec[i64], space: i64) -> i64:
    """CN-O1: the filled circles, now that there is a number in this space."""
    circle: i64 = CIRCLE_OF[space]
    return sheet.circles if CIRCLES[circle] & (marks[0] | marks[7]) else sheet.circles | POW[circle]


def any_left(left: i64, pending: i64) -> i64:
    """CN-B5: the second number is written if it fits."""
    if left and (pending >> 4) & 3 == 2:
        return ANY_WRITE | 1 << 4
    return NOTHING


def free(sheet: Sheet, face: i64, number: i64) -> Sheet:
    """CN-F1: a box is crossed; the number goes into the zone next."""
    die: i64 = die_with(sheet.dice, face)
    pending: i64 = FREE_WRITE | number << 4 | die << 8
    return sheet.act(sheet.marks, sheet.circles, sheet.hand, sheet.boxes + 1, sheet.dice, pending)


def drop(sheet: Sheet, face: i64) -> Sheet:
    """CN-F2: a box is crossed and the die is gone."""
    dice: i64 = sheet.dice ^ POW[9 + die_with(sheet.dice, face)]
    return sheet.act(sheet.marks, sheet.circles, sheet.hand, sheet.boxes + 1, dice, NOTHING)


def done(sheet: Sheet) -> Sheet:
    return sheet.say(DONE, 0)


def out(sheet: Sheet, round: i64) -> Sheet:
    return sheet.say(OUT, round)


def written(sheet: Sheet) -> i64:
    """Spaces that hold a number."""
    return FULL & ~sheet.marks[0] & ~sheet.marks[7]
