"""What a seat can do on a pad, and what each act does to it: the game's acts once more, in place.

The game's own refusals decide what is legal at the root; here only what a plan may think of is listed. Compiled.
"""

from mypy_extensions import i64

from connectable.bots.connnect.engine.connects import SHAPES, all_ways
from connectable.bots.connnect.engine.model import ROW, Pad
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


def act(pad: Pad, kind: i64, a: i64, b: i64) -> None:
    """The pad after a legal act of the game, as `acts.act` does it to a sheet; *done* changes nothing here."""
    if kind == WRITE:
        asked: i64 = pad.pending & 15
        if asked == NOTHING:
            pad.dice ^= POW[9 + die_with(pad.dice, a)]
        elif asked == FREE_WRITE:
            pad.dice ^= POW[9 + (pad.pending >> 8)]
        pad.write(a, b)
        if asked == ANY_WRITE and (pad.pending >> 4) & 3 == 2 and pad.zone_left():
            pad.pending = ANY_WRITE | 1 << 4
        else:
            pad.pending = NOTHING
    elif kind == FREE:
        pad.boxes += 1
        pad.pending = FREE_WRITE | b << 4 | die_with(pad.dice, a) << 8
    elif kind == DROP:
        pad.boxes += 1
        pad.dice ^= POW[9 + die_with(pad.dice, a)]
    elif kind == CLAIM:
        pad.claim(a, b)
        row: i64 = 3 if b < 2 else 4
        if b < 6 and (pad.scene.row_three if b < 2 else pad.scene.row_four) & ~pad.taken:
            pad.pending = TAKE_BONUS | row << 4
    elif kind == TAKE:
        take(pad, a)
    elif kind == MOVE_OUT:
        number: i64 = 1
        while not pad.marks[number] & POW[a]:
            number += 1
        pad.move_out(number, a)
        pad.pending = MOVE_WRITE | number << 4
    elif kind == USE_PLUS_MINUS:
        pad.hand -= POW[6 * PLUS_MINUS]
        pad.dice = plus_minus_dice(pad.dice, a)
    elif kind == USE_SWITCH:
        swap(pad, a)
    elif kind == LOSE:
        pad.pending = NOTHING
    elif kind == SAY_OUT:
        pad.is_out = True
        pad.dice &= 511


def take(pad: Pad, code: i64) -> None:
    """CN-C9, CN-B5, CN-B8."""
    scene = pad.scene
    row: i64 = scene.row_three if pad.pending >> 4 == 3 else scene.row_four
    for k in range(i64(len(scene.icon))):
        if scene.icon[k] == code and row & ~pad.taken & POW[k]:
            pad.taken |= POW[k]
            break
    kind: i64 = code & 7
    pad.pending = NOTHING
    if kind < KEPT:
        pad.hand += POW[6 * kind]
    elif kind == NUMBER and pad.marks[0]:
        pad.pending = NUMBER_WRITE | ((code >> 3) & 7) << 4
    elif kind == ANY and (pad.zone_left() or pad.in_hand(SWITCH)):
        pad.pending = ANY_WRITE | 2 << 4


def swap(pad: Pad, face: i64) -> None:
    """CN-B2."""
    zone: i64 = pad.dice & 7
    at: i64 = 3 if (pad.dice >> 3) & 7 == face else 6
    pad.dice ^= (zone ^ face) | (zone ^ face) << at
    pad.hand -= POW[6 * SWITCH]
    if pad.pending and pad.zone_left() == 0 and not pad.in_hand(SWITCH):
        pad.pending = NOTHING


def acted(pad: Pad, action: Action) -> Pad:
    """A pad after a legal action."""
    after = pad.twin()
    act(after, action.kind, action.a, action.b)
    return after


def complete(pad: Pad) -> list[i64]:
    """Every claim that can be made: the spaces, and the shape from bit 36."""
    found: list[i64] = []
    open = pad.open
    any_there = False
    for shape in range(i64(SHAPES)):
        if open[shape * ROW] and (shape < 6 or pad.cards & POW[shape - 6]):
            any_there = True
    net, lack = pad.net, pad.lack
    if any_there:
        for way in range(net.count):
            if lack[way] == 0:
                shape = net.shape[way]
                if shape < 6 or pad.cards & POW[shape - 6]:
                    found.append(net.mask[way] | shape << 36)
    if pad.in_hand(AGAIN):
        add_again(pad, found)
    return found


def add_again(pad: Pad, found: list[i64]) -> None:
    """CN-B4: claims of four or five that use claimed numbers once more."""
    ways, marks = all_ways(), pad.marks
    agains: i64 = pad.in_hand(AGAIN)
    for way in range(ways.count):
        shape: i64 = ways.shape[way]
        again: i64 = ways.mask[way] & pad.claimed
        if shape < 2 or again == 0 or again == ways.mask[way]:
            continue
        if shape >= 6 and not pad.cards & POW[shape - 6]:
            continue
        code: i64 = ways.code[way]
        while code and marks[code & 7] & POW[(code >> 3) & 63]:
            code >>= 9
        if code == 0:
            need: i64 = 0
            while again:
                again &= again - 1
                need += 1
            if need <= agains:
                found.append(ways.mask[way] | shape << 36)


def other_dice(pad: Pad) -> list[tuple[i64, i64]]:
    """Every Switch and Plus/minus that could come before the first number."""
    found: list[tuple[i64, i64]] = []
    zone: i64 = pad.dice & 7
    one: i64 = (pad.dice >> 3) & 7
    two: i64 = (pad.dice >> 6) & 7
    if pad.in_hand(SWITCH):
        if one != zone:
            found.append((USE_SWITCH, one))
        if two not in (zone, one):
            found.append((USE_SWITCH, two))
    if pad.in_hand(PLUS_MINUS):
        for by in (-2, -1, 1, 2):
            found.append((USE_PLUS_MINUS, plus_minus_code(int(one), turned(int(one), by))))
            if two != one:
                found.append((USE_PLUS_MINUS, plus_minus_code(int(two), turned(int(two), by))))
        for i, j in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            code = plus_minus_code(int(one), turned(int(one), i), int(two), turned(int(two), j))
            found.append((USE_PLUS_MINUS, code))
    return found


def missing(code: i64, free: i64) -> tuple[i64, i64]:
    """The space that a way lacks, and its number."""
    while code:
        if free & POW[(code >> 3) & 63]:
            return (code >> 3) & 63, code & 7
        code >>= 9
    return -1, 0
