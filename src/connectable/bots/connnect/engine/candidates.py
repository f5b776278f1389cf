"""What a seat can do on its sheet, and what each action does to the model: the game's actions again, in place.

At the root the game's own refusals decide what is legal; this lists only what a plan may consider. Compiled.
"""

from mypy_extensions import i64

from connectable.bots.connnect.engine.connects import SHAPES, all_patterns
from connectable.bots.connnect.engine.model import ROW, SheetModel
from connectable.games.connnect.engine.actions import (
    CLAIM,
    DROP,
    FREE,
    LOSE,
    MOVE_OUT,
    SAY_OUT,
    TAKE,
    USE_PLUS_MINUS,
    USE_SWITCH,
    WRITE,
    Action,
    plus_minus_code,
)
from connectable.games.connnect.engine.bonuses import plus_minus_dice, turned
from connectable.games.connnect.engine.geometry import POW
from connectable.games.connnect.engine.layout import AGAIN, ANY, KEPT, NUMBER, PLUS_MINUS, SWITCH
from connectable.games.connnect.engine.state import ANY_WRITE, FREE_WRITE, MOVE_WRITE, NOTHING, NUMBER_WRITE, TAKE_BONUS
from connectable.games.connnect.engine.writing import die_with


def act(model: SheetModel, kind: i64, a: i64, b: i64) -> None:
    """Changes the model as the game changes a sheet; the action must be legal. *done* changes nothing here."""
    if kind == WRITE:
        asked: i64 = model.pending & 15
        if asked == NOTHING:
            model.dice ^= POW[9 + die_with(model.dice, a)]
        elif asked == FREE_WRITE:
            model.dice ^= POW[9 + (model.pending >> 8)]
        model.write(a, b)
        if asked == ANY_WRITE and (model.pending >> 4) & 3 == 2 and model.zone_left():
            model.pending = ANY_WRITE | 1 << 4
        else:
            model.pending = NOTHING
    elif kind == FREE:
        model.boxes += 1
        model.pending = FREE_WRITE | b << 4 | die_with(model.dice, a) << 8
    elif kind == DROP:
        model.boxes += 1
        model.dice ^= POW[9 + die_with(model.dice, a)]
    elif kind == CLAIM:
        model.claim(a, b)
        row: i64 = 3 if b < 2 else 4
        if b < 6 and (model.scene.row_three if b < 2 else model.scene.row_four) & ~model.taken:
            model.pending = TAKE_BONUS | row << 4
    elif kind == TAKE:
        take(model, a)
    elif kind == MOVE_OUT:
        number: i64 = 1
        while not model.marks[number] & POW[a]:
            number += 1
        model.move_out(number, a)
        model.pending = MOVE_WRITE | number << 4
    elif kind == USE_PLUS_MINUS:
        model.hand -= POW[6 * PLUS_MINUS]
        model.dice = plus_minus_dice(model.dice, a)
    elif kind == USE_SWITCH:
        swap(model, a)
    elif kind == LOSE:
        model.pending = NOTHING
    elif kind == SAY_OUT:
        model.is_out = True
        model.dice &= 511


def take(model: SheetModel, code: i64) -> None:
    """CN-C9, CN-B5, CN-B8."""
    scene = model.scene
    row: i64 = scene.row_three if model.pending >> 4 == 3 else scene.row_four
    for k in range(i64(len(scene.icon))):
        if scene.icon[k] == code and row & ~model.taken & POW[k]:
            model.taken |= POW[k]
            break
    kind: i64 = code & 7
    model.pending = NOTHING
    if kind < KEPT:
        model.hand += POW[6 * kind]
    elif kind == NUMBER and model.marks[0]:
        model.pending = NUMBER_WRITE | ((code >> 3) & 7) << 4
    elif kind == ANY and (model.zone_left() or model.in_hand(SWITCH)):
        model.pending = ANY_WRITE | 2 << 4


def swap(model: SheetModel, face: i64) -> None:
    """CN-B2."""
    zone: i64 = model.dice & 7
    at: i64 = 3 if (model.dice >> 3) & 7 == face else 6
    model.dice ^= (zone ^ face) | (zone ^ face) << at
    model.hand -= POW[6 * SWITCH]
    if model.pending and model.zone_left() == 0 and not model.in_hand(SWITCH):
        model.pending = NOTHING


def acted(model: SheetModel, action: Action) -> SheetModel:
    """A copy of the model after a legal action."""
    after = model.twin()
    act(after, action.kind, action.a, action.b)
    return after


def complete(model: SheetModel) -> list[i64]:
    """Every claim that can be made: the spaces, and the shape from bit 36."""
    found: list[i64] = []
    open = model.open
    any_there = False
    for shape in range(i64(SHAPES)):
        if open[shape * ROW] and (shape < 6 or model.cards & POW[shape - 6]):
            any_there = True
    patterns, lack = model.patterns, model.lack
    if any_there:
        for pattern in range(patterns.count):
            if lack[pattern] == 0:
                shape = patterns.shape[pattern]
                if shape < 6 or model.cards & POW[shape - 6]:
                    found.append(patterns.mask[pattern] | shape << 36)
    if model.in_hand(AGAIN):
        add_again(model, found)
    return found


def add_again(model: SheetModel, found: list[i64]) -> None:
    """CN-B4: claims of four or five that use claimed numbers once more."""
    patterns, marks = all_patterns(), model.marks
    agains: i64 = model.in_hand(AGAIN)
    for pattern in range(patterns.count):
        shape: i64 = patterns.shape[pattern]
        again: i64 = patterns.mask[pattern] & model.claimed
        if shape < 2 or again == 0 or again == patterns.mask[pattern]:
            continue
        if shape >= 6 and not model.cards & POW[shape - 6]:
            continue
        code: i64 = patterns.code[pattern]
        while code and marks[code & 7] & POW[(code >> 3) & 63]:
            code >>= 9
        if code == 0:
            need: i64 = 0
            while again:
                again &= again - 1
                need += 1
            if need <= agains:
                found.append(patterns.mask[pattern] | shape << 36)


def other_dice(model: SheetModel) -> list[tuple[i64, i64]]:
    """Every Switch and Plus/minus that could come before the first number."""
    found: list[tuple[i64, i64]] = []
    zone: i64 = model.dice & 7
    one: i64 = (model.dice >> 3) & 7
    two: i64 = (model.dice >> 6) & 7
    if model.in_hand(SWITCH):
        if one != zone:
            found.append((USE_SWITCH, one))
        if two not in (zone, one):
            found.append((USE_SWITCH, two))
    if model.in_hand(PLUS_MINUS):
        for by in (-2, -1, 1, 2):
            found.append((USE_PLUS_MINUS, plus_minus_code(int(one), turned(int(one), by))))
            if two != one:
                found.append((USE_PLUS_MINUS, plus_minus_code(int(two), turned(int(two), by))))
        for i, j in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            code = plus_minus_code(int(one), turned(int(one), i), int(two), turned(int(two), j))
            found.append((USE_PLUS_MINUS, code))
    return found


def missing(code: i64, free: i64) -> tuple[i64, i64]:
    """The first space that a pattern lacks, and the number it wants there."""
    while code:
        if free & POW[(code >> 3) & 63]:
            return (code >> 3) & 63, code & 7
        code >>= 9
    return -1, 0
