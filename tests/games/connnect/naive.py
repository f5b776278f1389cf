"""A second, deliberately naive CoNNNect, written from the rules alone, to check the real one.

It finds claims by looking at every connected set of spaces and scores a finished sheet; it plays no game,
knows no phases and imports nothing of the package it checks. Spaces are (row, column) from 0; a grid is six
texts of six characters: `1`–`6`, `.` empty, `x` crossed out. A claim is named `3`, `I` `L` `O` `S` or `A`–`H`.
"""

from functools import cache
from itertools import pairwise
from typing import TypedDict

Space = tuple[int, int]
Grid = list[str]
BOARD = [(row, column) for row in range(6) for column in range(6)]

CONNECT_4 = {"I": ["####"], "L": ["###", "#.."], "O": ["##", "##"], "S": ["##.", ".##"]}
CONNECT_5 = {
    "A": ["#####"],  # I
    "B": ["####", "#..."],  # L
    "C": ["###.", "..##"],  # N
    "D": ["##", "##", "#."],  # P
    "E": ["#.#", "###"],  # U
    "F": ["#..", "##.", ".##"],  # W
    "G": ["#..", "#..", "###"],  # V
    "H": ["##.", ".#.", ".##"],  # Z
}

ARROW_ROW, ARROW_COLUMN = 2, 3
MINUS = [0, 1, 2, 3, 5, 7, 9, 12]
SCORE_CARDS = [16, 14, 13, 12]
CARD_POINTS = {
    "A1": 3,
    "A2": 4,
    "A3": 5,
    "A4": 5,
    "A5": 4,
    "B1": 5,
    "B2": 4,
    "B3": 3,
    "B4": 4,
    "B5": 4,
    "C1": 4,
    "C2": 4,
    "C3": 5,
    "C4": 3,
}
END_GAME_CARDS = {"A1", "A5", "B1", "B4", "C1"}


class Claim(TypedDict):
    """One claim as it was made."""

    round: int
    name: str
    spaces: set[Space]
    numbers: list[int]


class Sheet(TypedDict):
    """What a seat's sheet shows."""

    grid: Grid
    circles: set[Space]
    """Circles (row and column of the 3 × 3) that were filled at any time."""
    claims: list[Claim]
    used: int
    """Bonuses used or lost, Six points included."""
    boxes: int
    """Free Action boxes crossed."""


# Claims (CN-C1 to CN-C4, CN-C7, CN-B4)


def find_claims(grid: Grid, claimed: set[Space], agains: int, open_letters: str) -> set[tuple[str, frozenset[Space]]]:
    """Every legal claim as (name, spaces); the letters are the Connect-5 shapes this seat may still claim now."""
    found = set()
    for name, spaces in connects():
        if name in CONNECT_5 and name not in open_letters:
            continue
        marks = [grid[row][column] for row, column in spaces]
        if "." in marks or "x" in marks:
            continue
        used_before = len(spaces & claimed)
        if used_before > agains or used_before == len(spaces):
            continue
        if all_equal(marks) or is_run(grid, spaces):
            found.add((name, spaces))
    return found


@cache
def connects() -> list[tuple[str, frozenset[Space]]]:
    """Every connected set of three, four or five spaces that is a Connect, with its name."""
    named = [(shape_name(spaces), spaces) for size in (3, 4, 5) for spaces in connected_sets(size)]
    return [(name, spaces) for name, spaces in named if name != ""]


@cache
def connected_sets(size: int) -> set[frozenset[Space]]:
    """Every orthogonally connected set of that many spaces on the empty board."""
    if size == 1:
        return {frozenset([space]) for space in BOARD}
    return {
        spaces | {space}
        for spaces in connected_sets(size - 1)
        for space in BOARD
        if space not in spaces and any(touch(space, other) for other in spaces)
    }


def touch(one: Space, other: Space) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def all_equal(marks: list[str]) -> bool:
    return len(set(marks)) == 1


def is_run(grid: Grid, spaces: frozenset[Space]) -> bool:
    """Consecutive numbers, each a neighbour of the one before."""
    in_order = sorted(spaces, key=lambda space: int(grid[space[0]][space[1]]))
    for before, after in pairwise(in_order):
        if int(grid[after[0]][after[1]]) != int(grid[before[0]][before[1]]) + 1 or not touch(before, after):
            return False
    return True


def shape_name(spaces: frozenset[Space]) -> str:
    """`3`, a Connect-4 or Connect-5 name, or nothing for a shape that is no Connect."""
    if len(spaces) == 3:
        return "3"
    for name, drawing in (CONNECT_4 | CONNECT_5).items():
        if at_corner(set(spaces)) in turned_and_mirrored(drawn(drawing)):
            return name
    return ""


def drawn(drawing: list[str]) -> set[Space]:
    return {(row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#"}


def turned_and_mirrored(spaces: set[Space]) -> list[set[Space]]:
    result = []
    for _ in range(4):
        spaces = {(column, -row) for row, column in spaces}
        result.append(at_corner(spaces))
        result.append(at_corner({(row, -column) for row, column in spaces}))
    return result


def at_corner(spaces: set[Space]) -> set[Space]:
    """The same shape moved to the top left."""
    top, left = min(row for row, _ in spaces), min(column for _, column in spaces)
    return {(row - top, column - left) for row, column in spaces}


# Circles and lines (CN-O1 to CN-O3)


def filled_circles(grid: Grid) -> set[Space]:
    """The circles whose four spaces hold numbers now; a sheet keeps those that ever did."""
    return {
        (down, right)
        for down in range(3)
        for right in range(3)
        if all(grid[2 * down + i][2 * right + j] in "123456" for i in (0, 1) for j in (0, 1))
    }


def connected_lines(circles: set[Space]) -> int:
    lines = [[(i, 0), (i, 1), (i, 2)] for i in range(3)]
    lines += [[(0, i), (1, i), (2, i)] for i in range(3)]
    lines += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
    return sum(all(circle in circles for circle in line) for line in lines)


def arrow_lines(grid: Grid) -> list[str]:
    return [grid[ARROW_ROW], "".join(grid[row][ARROW_COLUMN] for row in range(6))]


def arrow_points(line: str) -> int:
    if "." in line:
        return 0
    if "x" in line:
        return 3
    if line in ("123456", "654321") or len(set(line)) == 1:
        return 8
    if sorted(line) == list("123456"):
        return 6
    return 3


# Objectives (CN-O4, CN-O5)


def fulfils(sheet: Sheet, card: str) -> bool:
    """Whether the sheet, as it is, fulfils the card; an end-game card counts only at the end."""
    claims = sheet["claims"]
    threes = [claim for claim in claims if claim["name"] == "3"]
    fours = [claim for claim in claims if claim["name"] in CONNECT_4]
    fives = [claim for claim in claims if claim["name"] in CONNECT_5]
    if card == "A1":
        return len(threes) >= 5
    if card == "A2":
        return len(fours) >= 3
    if card == "A3":
        return len({claim["name"] for claim in fours}) >= 3
    if card == "A4":
        return len(threes) > 0 and len(fours) > 0 and len(fives) > 0
    if card == "A5":
        return len({space for claim in claims for space in claim["spaces"]}) >= 20
    if card == "B1":
        return len(fives) >= 2
    if card == "B2":
        return any(len(set(claim["numbers"])) == 1 for claim in fours + fives)
    if card == "B3":
        return sheet["used"] >= 4
    if card == "B4":
        return sheet["boxes"] <= 1
    if card == "B5":
        rounds = [claim["round"] for claim in claims]
        return any(rounds.count(number) >= 3 for number in rounds)
    if card == "C1":
        return connected_lines(sheet["circles"]) >= 3
    if card == "C2":
        return {(0, 0), (0, 2), (2, 0), (2, 2)} <= sheet["circles"]
    if card == "C3":
        return not any("." in line for line in arrow_lines(sheet["grid"]))
    if card == "C4":
        return any(all(sheet["grid"][row][column] in "123456" for row, column in zone_spaces(z)) for z in range(1, 7))
    raise ValueError(card)


def zone_spaces(zone: int) -> list[Space]:
    """CN-S1: zones 1 to 3 are column pairs, 4 to 6 row pairs."""
    if zone <= 3:
        return [(row, column) for row, column in BOARD if column // 2 == zone - 1]
    return [(row, column) for row, column in BOARD if row // 2 == zone - 4]


def scored_cards(cards: list[str], round_ends: list[Sheet], over: bool) -> set[str]:
    """The cards a seat has scored: its sheets at the end of each round it was in, and whether the last was the end."""
    scored = set()
    for number, sheet in enumerate(round_ends):
        for card in cards:
            is_last = over and number == len(round_ends) - 1
            if (card not in END_GAME_CARDS or is_last) and fulfils(sheet, card):
                scored.add(card)
    return scored


# Races (CN-C5 to CN-C8, CN-C10)


def race_points(claims: list[list[Claim]]) -> tuple[list[int], list[int]]:
    """Points of the Connect-4 race and values of the Connect-5 cards per seat, from everybody's claims."""
    fours, fives = [0] * len(claims), [0] * len(claims)
    scored: list[set[str]] = [set() for _ in claims]
    first_round: dict[str, int] = {}
    cards = list(SCORE_CARDS)
    for number in range(1, 13):
        of_round = [(seat, claim) for seat, own in enumerate(claims) for claim in own if claim["round"] == number]
        for seat, claim in of_round:
            name = claim["name"]
            if name in CONNECT_4 and name not in scored[seat]:
                scored[seat].add(name)
                fours[seat] += 4 if first_round.setdefault(name, number) == number else 1
            if name in CONNECT_5:
                fives[seat] += cards[0]
        if any(claim["name"] in CONNECT_5 for _, claim in of_round):
            del cards[0]
    return fours, fives


# The end (CN-E1, CN-E2, CN-F4)


def breakdown(
    sheet: Sheet, stars_3: list[int], stars_4: list[int], race_4: int, race_5: int, cards: set[str]
) -> dict[str, int]:
    """A sheet's points by source: the stars are those of every icon taken in the Connect-3 and Connect-4 rows."""
    return {
        "connect3": sum(stars_3),
        "connect4": race_4 + sum(stars_4),
        "connect5": race_5,
        "arrows": sum(arrow_points(line) for line in arrow_lines(sheet["grid"])),
        "circles": len(sheet["circles"]),
        "lines": 2 * connected_lines(sheet["circles"]),
        "objectives": sum(CARD_POINTS[card] for card in cards),
        "minus": -MINUS[sheet["boxes"]],
    }


def ranks(points: list[int], minus: list[int], out_in_round: list[int | None]) -> list[int]:
    """Rank per seat: by points, then fewest minus points; seats that are out behind, the later round before."""
    standing: list[tuple[int, ...]] = []
    for seat, gone in enumerate(out_in_round):
        standing.append((1, points[seat], -abs(minus[seat])) if gone is None else (0, gone, 0))
    return [1 + sum(other > mine for other in standing) for mine in standing]
