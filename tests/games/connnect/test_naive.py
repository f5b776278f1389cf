"""The twin's own tests, on the examples of the rulebook and on shapes counted by hand.

They prove nothing about the game itself: `test_twin.py` holds the two against each other.
"""

import pytest

from games.connnect.naive import (
    CARD_POINTS,
    Claim,
    Grid,
    Sheet,
    Space,
    arrow_lines,
    arrow_points,
    breakdown,
    connected_lines,
    connected_sets,
    filled_circles,
    find_claims,
    fulfils,
    race_points,
    ranks,
    scored_cards,
    shape_name,
    zone_spaces,
)

ALL_LETTERS = "ABCDEFGH"
RULEBOOK_GRID = ["55531.", "14545.", "235461", "662311", ".634..", "65456."]
EMPTY = ["......"] * 6


def grid(*lines: str) -> Grid:
    """A grid from its first lines, the rest empty."""
    return [line.ljust(6, ".") for line in lines] + ["......"] * (6 - len(lines))


def names(lines: Grid, claimed: set[Space] | None = None, agains: int = 0, letters: str = ALL_LETTERS) -> str:
    return "".join(sorted(name for name, _ in find_claims(lines, claimed or set(), agains, letters)))


def claim(name: str, number: int = 1, spaces: set[Space] | None = None, numbers: list[int] | None = None) -> Claim:
    return {"round": number, "name": name, "spaces": spaces or set(), "numbers": numbers or [1, 2, 3]}


def sheet(
    claims: list[Claim] | None = None,
    lines: Grid | None = None,
    circles: set[Space] | None = None,
    used: int = 0,
    boxes: int = 2,
) -> Sheet:
    lines = lines or list(EMPTY)
    filled = filled_circles(lines) | (circles or set())
    return {"grid": lines, "circles": filled, "claims": claims or [], "used": used, "boxes": boxes}


def test_fixed_polyominoes_have_their_known_number_of_placements() -> None:
    # 2 straight ones of 6 × 4 and 4 corners of 5 × 5
    assert len(connected_sets(3)) == 2 * 24 + 4 * 25
    placements: dict[str, int] = {}
    for size in (4, 5):
        for spaces in connected_sets(size):
            name = shape_name(spaces)
            placements[name] = placements.get(name, 0) + 1
    bars = {"I": 2 * 18, "L": 8 * 20, "O": 25, "S": 4 * 20, "A": 2 * 12, "B": 8 * 15, "C": 8 * 15}
    boxes = {"D": 8 * 20, "E": 4 * 20, "F": 4 * 16, "G": 4 * 16, "H": 4 * 16}
    # no Connect: T4, and the F, T, X and Y of five
    rest = 4 * 20 + 8 * 16 + 4 * 16 + 1 * 16 + 8 * 15
    assert placements == {**bars, **boxes, "": rest}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (grid("222"), "3"),
        (grid("12", ".3"), "3"),
        (grid("13", "2."), ""),  # the 3 does not touch the 2
        (grid("561"), ""),
        (grid("2x2", "2.."), ""),
        (grid("2222"), "33I"),
        (grid("12", "43"), "33O"),  # the 1 beside the 4 does not matter
        (grid("123", ".4."), "3"),  # the 4 does not touch the 3
        (grid("222", ".2."), "333"),  # four in a T are no Connect
        (grid("123", "..4"), "33L"),
        (grid("12.", ".34"), "33S"),
        (grid("12345"), "333AII"),
        (grid("12", ".34", "..5"), "333FSS"),
        (grid("222", ".2.", ".2."), "3333LL"),
        (grid("16", "25", "34"), "3333DDLLO"),
    ],
)
def test_claims_on_small_grids(lines: Grid, expected: str) -> None:
    assert names(lines) == expected


def test_a_connect_5_needs_an_open_card() -> None:
    assert names(grid("12345"), letters="BCD") == "333II"


@pytest.mark.parametrize(
    ("claimed", "agains", "expected"),
    [
        ({(0, 0)}, 0, "3"),
        ({(0, 0)}, 1, "33I"),
        ({(0, 0), (0, 1)}, 1, "3"),
        ({(0, 0), (0, 1)}, 2, "33I"),
        ({(0, 0), (0, 1), (0, 2)}, 4, "3I"),  # the first three hold no unclaimed number
        ({(0, 0), (0, 1), (0, 2), (0, 3)}, 4, ""),
    ],
)
def test_agains(claimed: set[Space], agains: int, expected: str) -> None:
    assert names(grid("1234"), claimed, agains) == expected


def test_circles_lines_and_zones() -> None:
    assert filled_circles(grid("1111x1", "111111")) == {(0, 0), (0, 1)}
    assert connected_lines({(i, j) for i in range(3) for j in range(3)}) == 8
    assert connected_lines({(0, 0), (1, 1), (2, 2), (0, 2), (2, 0)}) == 2
    assert zone_spaces(2)[:3] == [(0, 2), (0, 3), (1, 2)]
    assert zone_spaces(6) == [(row, column) for row in (4, 5) for column in range(6)]


@pytest.mark.parametrize(
    ("line", "points"),
    [("123456", 8), ("654321", 8), ("444444", 8), ("235461", 6), ("112345", 3), ("12x456", 3), ("44444.", 0)],
)
def test_arrow_lines(line: str, points: int) -> None:
    assert arrow_points(line) == points


LINE_OF_SIX = {(0, column) for column in range(6)}
TWENTY = {(row, column) for row in range(4) for column in range(5)}
THREE_LINES: set[Space] = {(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (1, 1)}


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("A1", sheet([claim("3")] * 5), sheet([claim("3")] * 4 + [claim("I")])),
        ("A2", sheet([claim("I")] * 3), sheet([claim("I"), claim("L"), claim("A")])),
        ("A3", sheet([claim("I"), claim("L"), claim("O")]), sheet([claim("I"), claim("L"), claim("L")])),
        ("A4", sheet([claim("3"), claim("L"), claim("H")]), sheet([claim("3"), claim("L"), claim("O")])),
        ("A5", sheet([claim("A", spaces=TWENTY)]), sheet([claim("A", spaces=LINE_OF_SIX)] * 4)),
        ("B1", sheet([claim("A"), claim("B")]), sheet([claim("A"), claim("I")])),
        ("B2", sheet([claim("O", numbers=[4, 4, 4, 4])]), sheet([claim("3", numbers=[4, 4, 4])])),
        ("B3", sheet(used=4), sheet(used=3)),
        ("B4", sheet(boxes=1), sheet(boxes=2)),
        ("B5", sheet([claim("3", 2), claim("I", 2), claim("3", 2)]), sheet([claim("3", n) for n in (1, 2, 3, 2)])),
        ("C1", sheet(circles=THREE_LINES), sheet(circles=THREE_LINES - {(1, 1)})),
        ("C2", sheet(circles={(0, 0), (0, 2), (2, 0), (2, 2)}), sheet(circles=THREE_LINES)),
        (
            "C3",
            sheet(lines=["...1..", "...x..", "11x111", "...1..", "...1..", "...1.."]),
            sheet(lines=["...1..", "...x..", "11x111", "...1..", "...1..", "......"]),
        ),
        ("C4", sheet(lines=grid("123456", "123456")), sheet(lines=grid("12345x", "123456"))),
    ],
)
def test_objectives(card: str, yes: Sheet, no: Sheet) -> None:
    assert fulfils(yes, card)
    assert not fulfils(no, card)


def test_every_card_has_points_and_a_meaning() -> None:
    assert len(CARD_POINTS) == 14
    assert [card for card in CARD_POINTS if fulfils(sheet(), card)] == []


def test_a_card_is_kept_and_an_end_game_card_waits() -> None:
    full, torn = sheet(lines=grid("123456", "123456")), sheet(lines=grid("x23456", "123456"), boxes=0)
    assert scored_cards(["B4", "C4"], [full, torn], over=False) == {"C4"}
    assert scored_cards(["B4", "C4"], [full, torn], over=True) == {"B4", "C4"}


def test_races() -> None:
    one = [claim("I", 1), claim("I", 1), claim("L", 2), claim("A", 3), claim("B", 3)]
    two = [claim("I", 1), claim("L", 4), claim("L", 5), claim("C", 4)]
    three = [claim("I", 9), claim("D", 4)]
    assert race_points([one, two, three]) == ([8, 5, 1], [32, 14, 14])


def test_ranks() -> None:
    assert ranks([50, 50, 50, 60], [-2, -1, -2, -9], [None] * 4) == [3, 2, 3, 1]
    assert ranks([50, 90, 70, 10], [0, 0, 0, 0], [4, 3, 4, None]) == [2, 4, 2, 1]


def covers(wanted: list[str], free: set[tuple[str, frozenset[Space]]]) -> list[tuple[str, frozenset[Space]]] | None:
    """Disjoint claims with the wanted names, if there are any."""
    if not wanted:
        return []
    for name, spaces in sorted(free, key=lambda item: sorted(item[1])):
        if name == wanted[0]:
            rest = covers(wanted[1:], {item for item in free if not item[1] & spaces})
            if rest is not None:
                return [(name, spaces), *rest]
    return None


@pytest.mark.rule("CN-E1")
def test_the_rulebook_sheet_is_worth_61() -> None:
    claims = covers(["F", "L", "O", "S", "3", "3", "3", "3"], find_claims(RULEBOOK_GRID, set(), 0, ALL_LETTERS))
    assert claims is not None
    made = [claim(name, 1, set(spaces)) for name, spaces in claims]
    final = sheet(made, RULEBOOK_GRID, boxes=3)
    assert [arrow_points(line) for line in arrow_lines(RULEBOOK_GRID)] == [6, 3]
    cards = scored_cards(["A2", "B4", "C1"], [final], over=True)
    points = breakdown(final, [1, 2, 2, 2], [3, 3, 3], race_4=9, race_5=16, cards=cards)
    assert list(points.values()) == [7, 18, 16, 3 + 6, 6, 4, 4, -3]
    assert sum(points.values()) == 61
