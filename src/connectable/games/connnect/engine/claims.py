"""Which Connects a sheet holds: every placement of every shape, the search for claims, and why a set is none.

It judges sets of spaces on one sheet; bonuses, points and rounds are decided elsewhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine.actions import CLAIM, Action
from connectable.games.connnect.engine.geometry import (
    FULL,
    NOT_LEFT,
    NOT_RIGHT,
    POW,
    SIDE,
    around,
    count,
    is_connected,
    names_of,
)
from connectable.games.connnect.engine.layout import AGAIN, FIVES, FOURS
from connectable.games.connnect.engine.state import Sheet, State, claim_round, claim_shape, in_hand, size_of

PICTURES: Final = (
    ("###", "##/#."),
    ("####", "###/#..", "##/##", "##./.##"),
    ("#####", "####/#...", "##../.###", "###/##.", "###/#.#", "###/#../#..", "##./.##/..#", "##./.#./.##"),
)
"""Connect-3 straight and corner, FOURS, FIVES: in this order they number the shapes."""


def turned(picture: str) -> set[frozenset[tuple[int, int]]]:
    """A shape in all its turns and mirrors, moved to the top left."""
    cells = [(r, c) for r, line in enumerate(picture.split("/")) for c, mark in enumerate(line) if mark == "#"]
    found = set()
    for _ in range(2):
        cells = [(r, -c) for r, c in cells]
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            found.add(frozenset((r - top, c - left) for r, c in cells))
    return found


def placements(picture: str) -> list[int]:
    """A shape everywhere it fits in the play area, as sets of spaces."""
    return sorted(
        sum(2 ** ((row + r) * SIDE + column + c) for r, c in cells)
        for cells in turned(picture)
        for row in range(SIDE - max(r for r, _ in cells))
        for column in range(SIDE - max(c for _, c in cells))
    )


def _claims() -> dict[int, Action]:
    shapes = [picture for size in PICTURES for picture in size]
    return {
        spaces: Action(CLAIM, spaces, shape) for shape, picture in enumerate(shapes) for spaces in placements(picture)
    }


CLAIMS: Final[dict[int, Action]] = _claims()
"""Spaces → the claim of them: 148 threes, 301 fours, 696 fives."""
BY_SIZE: Final[list[list[Action]]] = [
    [action for action in CLAIMS.values() if size_of(action.b) == size] for size in range(6)
]
FOUR_SPACES: Final[vec[i64]] = vec[i64]([int(action.a) for action in BY_SIZE[4]])
"""Their spaces alone, in the same order: looking at all of them is quick."""
FIVE_SPACES: Final[vec[i64]] = vec[i64]([int(action.a) for action in BY_SIZE[5]])
NO_SHAPE: Final = 31
"""The shape of a set that is none."""


def claim_of(spaces: int) -> Action:
    """The action that claims these spaces, legal or not."""
    return CLAIMS.get(spaces) or Action(CLAIM, spaces, NO_SHAPE)


def open_fives(state: State, sheet: Sheet) -> i64:
    """Connect-5 cards this sheet may claim, as bits of FIVES (CN-C7, CN-C8)."""
    fives: i64 = state.dealt & ~state.down
    for claim in sheet.claims:
        shape: i64 = claim_shape(claim)
        if shape >= 6 and claim_round(claim) == state.round:
            fives &= ~POW[shape - 6]
    return fives


def find(state: State, sheet: Sheet, found: list[Action]) -> None:
    """Add every legal claim of the sheet to `found`."""
    agains: i64 = in_hand(sheet, AGAIN)
    usable: i64 = FULL if agains else FULL & ~sheet.claimed
    fives: i64 = open_fives(state, sheet)
    first: i64 = len(found)
    v: i64 = 1
    while v <= 6:
        same: i64 = sheet.marks[v] & usable
        if same:
            if v <= 4:
                second: i64 = sheet.marks[v + 1] & usable
                third: i64 = sheet.marks[v + 2] & usable
                # Most numbers begin no run: one look at whole sets finds the few that do.
                starts: i64 = same & around(second & around(third))
                if starts:
                    find_runs(sheet, v, usable, starts, second, third, fives, found)
            if same & (same - 1):  # more than one bit
                middle: i64 = middles(same)
                if middle:
                    find_equal(same, middle, fives, found)
        v += 1
    if agains:
        k: i64 = first  # what cannot be paid for is overwritten, and the rest cut off at the end
        for action in found[first:]:
            if not pays_agains(sheet, action.a, agains):
                continue
            found[k] = action
            k += 1
        del found[k:]


def pays_agains(sheet: Sheet, spaces: i64, agains: i64) -> bool:
    """CN-B4: an Again for each claimed number, and at least one that is not claimed."""
    again: i64 = spaces & sheet.claimed
    return again == 0 or (again != spaces and count(again) <= agains)


def find_runs(
    sheet: Sheet, v: i64, usable: i64, starts: i64, second: i64, third: i64, fives: i64, found: list[Action]
) -> None:
    """Add the runs that begin at number v on one of the starts; each set of spaces has one such order.

    Sets are bits, and `s & -s` is the lowest of them: each loop takes one space off its set and looks for the next
    number among the neighbours of that space alone.
    """
    fourth: i64 = sheet.marks[v + 3] & usable if v <= 3 else 0
    fifth: i64 = sheet.marks[v + 4] & usable if v <= 2 else 0
    while starts:
        a: i64 = starts & -starts
        starts ^= a
        bs: i64 = around(a) & second
        while bs:
            b: i64 = bs & -bs
            bs ^= b
            cs: i64 = around(b) & third
            while cs:
                c: i64 = cs & -cs
                cs ^= c
                found.append(CLAIMS[a | b | c])
                ds: i64 = around(c) & fourth
                while ds:
                    d: i64 = ds & -ds
                    ds ^= d
                    found.append(CLAIMS[a | b | c | d])
                    es: i64 = around(d) & fifth if fives else 0
                    while es:
                        e: i64 = es & -es
                        es ^= e
                        five = CLAIMS[a | b | c | d | e]
                        if (fives >> (five.b - 6)) & 1:
                            found.append(five)


def middles(same: i64) -> i64:
    """The middle spaces of threes within the set."""
    up: i64 = same >> 6
    down: i64 = same << 6
    left: i64 = (same & NOT_LEFT) >> 1
    right: i64 = (same & NOT_RIGHT) << 1
    return same & ((up & down) | (left & right) | ((up | down) & (left | right)))


def find_equal(same: i64, middle: i64, fives: i64, found: list[Action]) -> None:
    """Add the shapes among spaces with equal numbers; each holds a three around one of the middles."""
    reach: i64 = same & (middle | around(middle))
    while middle:
        m: i64 = middle & -middle
        middle ^= m
        beside: i64 = around(m) & same
        while beside:
            a: i64 = beside & -beside
            beside ^= a
            others: i64 = beside
            while others:
                b: i64 = others & -others
                others ^= b
                found.append(CLAIMS[m | a | b])
    many: i64 = count(reach)
    if many >= 4:
        k: i64 = 0
        for four in FOUR_SPACES:
            if four & reach == four:
                found.append(BY_SIZE[4][k])
            k += 1
    if many >= 5 and fives:
        k = 0
        for spaces in FIVE_SPACES:
            if spaces & reach == spaces:
                five = BY_SIZE[5][k]
                if (fives >> (five.b - 6)) & 1:
                    found.append(five)
            k += 1


def claim_refusal(state: State, sheet: Sheet, action: Action) -> Refusal | None:
    """Why these spaces cannot be claimed; None when they can."""
    spaces: i64 = action.a
    if action.b == NO_SHAPE:
        return shape_refusal(spaces)
    written: i64 = FULL & ~sheet.marks[0] & ~sheet.marks[7]
    if spaces & ~written:
        return Refusal("CN-C2", {"why": "empty", "spaces": names_of(spaces & ~written)})
    if spaces & sheet.claimed:
        agains: i64 = in_hand(sheet, AGAIN)
        if not pays_agains(sheet, spaces, agains):
            return again_refusal(sheet, spaces, agains)
    if not is_run(sheet, spaces):
        return numbers_refusal(sheet, spaces)
    if action.b >= 6 and not (open_fives(state, sheet) >> (action.b - 6)) & 1:
        return card_refusal(state, action.b - 6)
    return None


def is_run(sheet: Sheet, spaces: i64) -> bool:
    """CN-C1: all equal, or consecutive numbers of which each next is a neighbour of the one before."""
    v: i64 = 1
    while v <= 6:
        now: i64 = sheet.marks[v] & spaces
        if now:
            if now == spaces:
                return True
            seen: i64 = now
            while now and not now & (now - 1):
                if seen == spaces:
                    return True
                v += 1
                now = sheet.marks[v] & spaces & around(now) if v <= 6 else 0
                seen |= now
            return False
        v += 1
    return False


def shape_refusal(spaces: int) -> Refusal:
    size: int = count(spaces)
    if not 3 <= size <= 5:
        return Refusal("CN-C1", {"why": "size", "size": size})
    if not is_connected(spaces):
        return Refusal("CN-C1", {"why": "apart", "spaces": names_of(spaces)})
    if size == 4:
        return Refusal("CN-C4", {"shapes": list(FOURS)})
    return Refusal("CN-C7", {"why": "shape", "spaces": names_of(spaces)})


def again_refusal(sheet: Sheet, spaces: int, agains: int) -> Refusal:
    claimed: int = spaces & sheet.claimed
    if claimed == spaces and agains:
        return Refusal("CN-B4", {"why": "all-claimed", "spaces": names_of(claimed)})
    if agains:
        return Refusal("CN-B4", {"why": "too-few", "have": agains, "need": int(count(claimed))})
    return Refusal("CN-C2", {"why": "claimed", "spaces": names_of(claimed)})


def numbers_refusal(sheet: Sheet, spaces: int) -> Refusal:
    numbers = [v for v in range(1, 7) for _ in range(count(sheet.marks[v] & spaces))]
    follow = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return Refusal("CN-C1", {"why": "order" if follow else "numbers", "numbers": numbers, "spaces": names_of(spaces)})


def card_refusal(state: State, five: int) -> Refusal:
    letter = state.layout.letter(five)
    if not state.dealt >> five & 1:
        cards = [name for name, k in state.layout.letters.items() if (state.dealt & ~state.down) >> k & 1]
        if not cards:
            return Refusal("CN-C7", {"why": "none-open"})
        return Refusal("CN-C7", {"why": "card", "shape": FIVES[five], "letter": letter, "open": cards})
    return Refusal("CN-C8", {"why": "down" if state.down >> five & 1 else "twice", "letter": letter})
