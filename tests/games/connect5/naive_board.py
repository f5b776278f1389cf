"""The twin's own reading of a board drawing: dots, pieces and stretches by walking from character to character.

It shares nothing with the game it checks and does not care about speed or about helpful messages.
"""

from dataclasses import dataclass

Spot = tuple[int, int]
"""A character of the drawing: (row, column), both from 0."""

SIDES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}

DOTS = "●◉"
ARMS = {
    "─": ["east", "west"],
    "│": ["north", "south"],
    "┌": ["east", "south"],
    "┐": ["south", "west"],
    "└": ["north", "east"],
    "┘": ["north", "west"],
    "├": ["north", "east", "south"],
    "┤": ["north", "south", "west"],
    "┬": ["east", "south", "west"],
    "┴": ["north", "east", "west"],
    "┼": ["north", "east", "south", "west"],
}
TS = "├┤┬┴"


@dataclass(frozen=True)
class Piece:
    """The line between two neighbouring points, as walked from one end (C5-B3)."""

    number: int
    """The same piece walked from its other end has the same number."""
    start: Spot
    leaves: str
    """The side of `start` on which the line begins."""
    end: Spot
    enters: str
    """The side of `end` on which the line arrives."""


@dataclass(frozen=True)
class Stretch:
    """A way from dot to dot through Ts only (C5-B3)."""

    pieces: frozenset[int]
    leaves: str
    end: Spot
    enters: str


@dataclass(frozen=True)
class Board:
    dots: list[Spot]
    """In reading order."""
    circled: set[Spot]
    stretches: dict[Spot, dict[Spot, Stretch]]
    """From a dot to each adjacent dot."""


def read_board(drawing: str) -> Board:
    cells: dict[Spot, str] = {}
    for row, line in enumerate(drawing.splitlines()):
        for column, character in enumerate(line):
            if character != " ":
                if character not in DOTS and character not in ARMS:
                    raise ValueError(f"unknown character {character!r} at {(row, column)}")
                cells[row, column] = character
    dots = sorted(spot for spot in cells if cells[spot] in DOTS)
    if not 5 <= len(dots) <= 120:
        raise ValueError(f"{len(dots)} dots")
    check_ends(cells)
    pieces = walk_pieces(cells)
    check_connected(cells, pieces)
    stretches = {dot: stretches_from(dot, cells, pieces) for dot in dots}
    check_used(pieces, stretches)
    return Board(dots, {dot for dot in dots if cells[dot] == "◉"}, stretches)


def arms(cells: dict[Spot, str], spot: Spot) -> list[str]:
    """The sides on which a line leaves this spot; a dot has an arm to every neighbour that points at it."""
    if cells[spot] not in DOTS:
        return ARMS[cells[spot]]
    found = []
    for side in SIDES:
        neighbour = cells.get(beside(spot, side), " ")
        if neighbour in DOTS or OPPOSITE[side] in ARMS.get(neighbour, []):
            found.append(side)
    return found


def beside(spot: Spot, side: str) -> Spot:
    down, right = SIDES[side]
    return (spot[0] + down, spot[1] + right)


def check_ends(cells: dict[Spot, str]) -> None:
    for spot in cells:
        for side in arms(cells, spot):
            neighbour = beside(spot, side)
            if neighbour not in cells or OPPOSITE[side] not in arms(cells, neighbour):
                raise ValueError(f"a loose end at {spot}")


def walk_pieces(cells: dict[Spot, str]) -> dict[Spot, list[Piece]]:
    """From every point (dot or T) the pieces that begin there."""
    numbers: dict[tuple[Spot, str], int] = {}
    pieces: dict[Spot, list[Piece]] = {}
    walked: set[Spot] = set()
    for start in sorted(cells):
        if cells[start] in DOTS or cells[start] in TS:
            pieces[start] = []
            for side in arms(cells, start):
                end, enters, passed = walk(cells, start, side)
                number = numbers.setdefault((start, side), len(numbers))
                numbers[end, enters] = number
                pieces[start].append(Piece(number, start, side, end, enters))
                walked.update(passed)
    for spot in cells:
        if spot not in walked and spot not in pieces:
            raise ValueError(f"a line without a dot at {spot}")
    return pieces


def walk(cells: dict[Spot, str], start: Spot, side: str) -> tuple[Spot, str, list[Spot]]:
    """The next point in that direction, the side on which it is reached, and the spots between."""
    passed: list[Spot] = []
    spot = start
    while True:
        spot = beside(spot, side)
        if cells[spot] in DOTS or cells[spot] in TS:
            return spot, OPPOSITE[side], passed
        passed.append(spot)
        if cells[spot] != "┼":  # C5-B4: a bare crossing keeps the direction; C5-B6: a bend follows the line
            [side] = [arm for arm in ARMS[cells[spot]] if arm != OPPOSITE[side]]


def check_connected(cells: dict[Spot, str], pieces: dict[Spot, list[Piece]]) -> None:
    first = min(pieces)
    reached = {first}
    waiting = [first]
    while waiting:
        for piece in pieces[waiting.pop()]:
            if piece.end not in reached:
                reached.add(piece.end)
                waiting.append(piece.end)
    if reached != set(pieces):
        raise ValueError("the circuit is not connected")


def check_used(pieces: dict[Spot, list[Piece]], stretches: dict[Spot, dict[Spot, Stretch]]) -> None:
    """Every line leads from dot to dot: a T whose other two arms meet again would be a line without a dot."""
    used = {number for ways in stretches.values() for way in ways.values() for number in way.pieces}
    for point, begins in pieces.items():
        for piece in begins:
            if piece.number not in used:
                raise ValueError(f"a line without a dot at {point}")


def stretches_from(dot: Spot, cells: dict[Spot, str], pieces: dict[Spot, list[Piece]]) -> dict[Spot, Stretch]:
    """Every way from this dot through Ts to another dot, no piece twice (C5-B3, C5-B5)."""
    found: dict[Spot, Stretch] = {}
    ways = [[piece] for piece in pieces[dot]]
    while ways:
        way = ways.pop()
        last = way[-1]
        if cells[last.end] in TS:
            used = [piece.number for piece in way]
            ways.extend([*way, piece] for piece in pieces[last.end] if piece.number not in used)
        elif last.end == dot:
            raise ValueError(f"a stretch from {dot} returns to it")
        elif last.end in found:
            raise ValueError(f"two stretches join {dot} and {last.end}")
        else:
            used_pieces = frozenset(piece.number for piece in way)
            found[last.end] = Stretch(used_pieces, way[0].leaves, last.end, last.enters)
    return found
