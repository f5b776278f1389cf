"""What a roll is roughly worth to a sheet, in points: how well its numbers fit where they may be written.

It compares the rolls of one moment and forecasts nothing: it knows no races, no bonuses and no claims to come.
"""

from collections.abc import Mapping

from connectable.games.connnect.engine.geometry import names_of
from connectable.games.connnect.engine.state import OUT, ROLL, Sheet, State

MEASURE = "rolls"
PAIR = 0.5
"""Beside an unclaimed number that is equal or next in order: a third of a Connect-3."""
THREE = 1.5
"""It makes a Connect-3: the stars that one brings on average (CN-B9)."""
CIRCLE = (0.0, 0.1, 0.3, 1.0)
"""By how many of the other spaces of its circle are written (CN-O1)."""
NO_ROOM = -2.0
"""A number that must be dropped: a Free Action (CN-F1)."""
SIDE = 6
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def faces(text: str) -> tuple[int, ...]:
    """The dice of a chance action."""
    word, *rest = text.split()
    return tuple(int(face) for face in rest) if word == "roll" else ()


def worths(state: State) -> Mapping[int, Mapping[str, float]]:
    """Seat → roll → worth; nothing in the set-up, where every sheet is empty."""
    if state.phase != ROLL:
        return {}
    return {
        seat: rolls_worth(sheet, seat == state.active) if sheet.status != OUT else dict.fromkeys(ROLLS, 0.0)
        for seat, sheet in enumerate(state.sheets)
    }


ROLLS = {f"roll {a} {b} {c}": (a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)}


def rolls_worth(sheet: Sheet, chooses: bool) -> dict[str, float]:
    """What each roll offers the sheet: by its best zone to who chooses (CN-R1), by the average one to the others."""
    best = best_places(sheet)
    found = {}
    for text, roll in ROLLS.items():
        offers = [sum(best[zone][n] for n in others(roll, place)) for place, zone in enumerate(roll)]
        found[text] = round(max(offers) if chooses else sum(offers) / 3, 1)
    return found


def others(roll: tuple[int, int, int], place: int) -> tuple[int, ...]:
    return roll[:place] + roll[place + 1 :]


def best_places(sheet: Sheet) -> dict[int, dict[int, float]]:
    """Zone → number → what it is worth in its best space there."""
    rows = sheet.grid()
    grid = {(row, column): rows[row][column] for row in range(SIDE) for column in range(SIDE)}
    taken = set(names_of(sheet.claimed))
    usable = {
        space: int(mark)
        for space, mark in grid.items()
        if mark.isdigit() and f"{'abcdef'[space[1]]}{space[0] + 1}" not in taken
    }
    best = {zone: dict.fromkeys(range(1, 7), NO_ROOM) for zone in range(1, 7)}
    for (row, column), mark in grid.items():
        if mark == ".":
            circle = circle_worth(grid, row, column)
            for number in range(1, 7):
                worth = circle + fit(usable, row, column, number)
                for zone in (column // 2 + 1, row // 2 + 4):  # CN-S1
                    best[zone][number] = max(best[zone][number], worth)
    return best


def fit(usable: Mapping[tuple[int, int], int], row: int, column: int, number: int) -> float:
    """The best that the number joins: two others to a Connect-3, straight or round a corner, or one."""
    steps: list[int] = []
    for down, right in STEPS:
        beside = (row + down, column + right)
        step = usable.get(beside, 9) - number
        if not -1 <= step <= 1:
            continue
        if -step in steps:  # it stands in the middle
            return THREE
        steps.append(step)
        for further, across in STEPS:
            third = (beside[0] + further, beside[1] + across)
            if third != (row, column) and usable.get(third, 99) - usable[beside] == step:
                return THREE
    return PAIR if steps else 0.0


def circle_worth(grid: Mapping[tuple[int, int], str], row: int, column: int) -> float:
    top, left = row // 2 * 2, column // 2 * 2
    block = [grid[top + down, left + right] for down in (0, 1) for right in (0, 1)]
    return 0.0 if "x" in block else CIRCLE[sum(mark != "." for mark in block)]
