"""Points of a sheet by source, objectives, and the final ranking.

It reads sheets and never changes them; when objectives are checked is decided in `rounds.py`.
"""

from typing import Final

from mypy_extensions import i64

from connectable.contract import Outcome
from connectable.games.connnect.engine.geometry import CIRCLE_LINES, COLUMNS, CORNER_CIRCLES, POW, ROWS, ZONES, count
from connectable.games.connnect.engine.layout import (
    GOAL_ARROWS,
    GOAL_CLAIMED,
    GOAL_CONNECT3,
    GOAL_CONNECT4,
    GOAL_CONNECT5,
    GOAL_CORNERS,
    GOAL_EACH,
    GOAL_EQUAL,
    GOAL_FOURS,
    GOAL_FREE,
    GOAL_LINES,
    GOAL_ROUND,
    GOAL_USED,
    GOAL_ZONES,
    KEPT,
    Layout,
    Objective,
)
from connectable.games.connnect.engine.state import (
    OVER,
    Sheet,
    State,
    claim_points,
    claim_round,
    claim_shape,
    claim_spaces,
    in_hand,
    size_of,
)
from connectable.games.connnect.engine.writing import written

SOURCES: Final = ("connect3", "connect4", "connect5", "arrows", "circles", "lines", "objectives", "minus")


def breakdown(layout: Layout, cards: tuple[int, ...], sheet: Sheet) -> list[i64]:
    """CN-E1: points of the sheet as it stands, in the order of SOURCES."""
    points: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0]
    for k, icon in enumerate(layout.icons):
        if sheet.taken & POW[k]:
            points[0 if k < layout.threes else 1] += icon.stars
    for claim in sheet.claims:
        points[size_of(claim_shape(claim)) - 3] += claim_points(claim)
    for line in layout.arrows:
        points[3] += arrow_points(sheet, line)
    points[4] = count(sheet.circles)
    points[5] = 2 * lines(sheet.circles)
    for k, place in enumerate(cards):
        if sheet.goals & POW[k]:
            points[6] += layout.cards[place].points
    points[7] = -layout.minus[sheet.boxes]
    return points


def total(layout: Layout, cards: tuple[int, ...], sheet: Sheet) -> i64:
    found: i64 = 0
    for points in breakdown(layout, cards, sheet):
        found += points
    return found


def arrow_points(sheet: Sheet, line: i64) -> i64:
    """CN-O3: the points of an arrow's line: 3 when full, 6 with six different numbers, 8 when equal or in order."""
    spaces: i64 = arrow_spaces(line)
    if sheet.marks[0] & spaces:
        return 0
    if sheet.marks[7] & spaces:
        return 3
    step: i64 = 1 if line < 6 else 6
    first: i64 = spaces & -spaces
    rising = True
    falling = True
    different = True
    v: i64 = 1
    while v <= 6:
        held: i64 = sheet.marks[v] & spaces
        if held == spaces:
            return 8
        # In order means: number v stands alone, on its own place counted from either end.
        rising = rising and held == first << (step * (v - 1))
        falling = falling and held == first << (step * (6 - v))
        different = different and held != 0
        v += 1
    if rising or falling:
        return 8
    return 6 if different else 3


def arrow_spaces(line: i64) -> i64:
    return ROWS[line] if line < 6 else COLUMNS[line - 6]


def lines(circles: i64) -> i64:
    """CN-O2: connected lines."""
    found: i64 = 0
    for line in CIRCLE_LINES:
        if circles & line == line:
            found += 1
    return found


def used(sheet: Sheet) -> i64:
    """Bonuses crossed out; those that cannot be kept count as used (CN-B6, CN-B8)."""
    found: i64 = count(sheet.taken)
    kind: i64 = 0
    while kind < KEPT:
        found -= in_hand(sheet, kind)
        kind += 1
    return found


def fulfils(layout: Layout, sheet: Sheet, card: Objective, round: i64) -> bool:
    """CN-O5: counts mean *at least*, Free Actions *at most*."""
    amount: i64 = counted(layout, sheet, card.goal, round)
    return amount <= card.amount if card.goal == GOAL_FREE else amount >= card.amount


def counted(layout: Layout, sheet: Sheet, goal: i64, round: i64) -> i64:
    """What an objective counts, on the sheet as it stands."""
    if goal == GOAL_CLAIMED:
        return count(sheet.claimed)
    if goal == GOAL_USED:
        return used(sheet)
    if goal == GOAL_FREE:
        return sheet.boxes
    if goal == GOAL_LINES:
        return lines(sheet.circles)
    if goal == GOAL_CORNERS:
        return count(sheet.circles & CORNER_CIRCLES)
    if goal == GOAL_ARROWS:
        full: i64 = 0
        for line in layout.arrows:
            full += 0 if sheet.marks[0] & arrow_spaces(line) else 1
        return full
    if goal == GOAL_ZONES:
        whole: i64 = 0
        numbers: i64 = written(sheet)
        for zone in ZONES:
            whole += 1 if zone and numbers & zone == zone else 0
        return whole
    return counted_claims(sheet, goal, round)


def counted_claims(sheet: Sheet, goal: i64, round: i64) -> i64:
    threes: i64 = 0
    fours: i64 = 0
    shapes: i64 = 0
    equal: i64 = 0
    now: i64 = 0
    for claim in sheet.claims:
        shape: i64 = claim_shape(claim)
        threes += 1 if shape < 2 else 0
        fours += 1 if 2 <= shape < 6 else 0
        shapes |= POW[shape]
        equal += 1 if shape >= 2 and is_equal(sheet, claim_spaces(claim)) else 0
        now += 1 if claim_round(claim) == round else 0
    fives: i64 = len(sheet.claims) - threes - fours
    if goal == GOAL_CONNECT3:
        return threes
    if goal == GOAL_CONNECT4:
        return fours
    if goal == GOAL_CONNECT5:
        return fives
    if goal == GOAL_FOURS:
        return count(shapes & 0b111100)
    if goal == GOAL_EACH:
        return min(threes, fours, fives)
    if goal == GOAL_EQUAL:
        return equal
    assert goal == GOAL_ROUND, goal
    return now


def is_equal(sheet: Sheet, spaces: i64) -> bool:
    number: i64 = 1
    while not sheet.marks[number] & spaces:
        number += 1
    return sheet.marks[number] & spaces == spaces


def outcome(state: State) -> Outcome | None:
    """CN-E2, CN-F4: seats that are out rank behind all others, a later round before an earlier one."""
    if state.phase != OVER:
        return None
    seats = range(state.seats)
    parts = [breakdown(state.layout, state.cards, sheet) for sheet in state.sheets]
    points = [sum(part) for part in parts]
    keys = [standing(state.sheets[seat], points[seat], parts[seat][7]) for seat in seats]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(
        tuple(points),
        tuple(ranks),
        reason(state, keys, points),
        tuple({source: int(part[k]) for k, source in enumerate(SOURCES)} for part in parts),
    )


def standing(sheet: Sheet, points: int, minus: int) -> tuple[int, int, int]:
    """More is better: in the game, then points, then the smaller minus; or the round of going out."""
    return (0, sheet.left, 0) if sheet.left else (1, points, minus)


def reason(state: State, keys: list[tuple[int, int, int]], points: list[int]) -> str:
    """How the game ended.

    `out` everybody is out and nobody has won; `solitaire` one seat played to the end; `last` all others are out;
    `points` most points; `tie-break` equal points, fewer minus points; `shared` equal in both.
    """
    inside = [points[seat] for seat in range(state.seats) if not state.sheets[seat].left]
    if not inside:
        return "out"
    if state.seats == 1:
        return "solitaire"
    if len(inside) == 1:
        return "last"
    if keys.count(max(keys)) > 1:
        return "shared"
    return "tie-break" if inside.count(max(inside)) > 1 else "points"
