"""A circuit: what a drawing in box characters means, as dots, pieces and stretches.

It follows lines and nothing more: `content.py` decides whether a circuit is fit to play on.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

NORTH, EAST, SOUTH, WEST = range(4)
TURN = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Column and line to add, per direction."""
ARMS = {
    "─": (EAST, WEST),
    "│": (NORTH, SOUTH),
    "┌": (EAST, SOUTH),
    "┐": (SOUTH, WEST),
    "└": (NORTH, EAST),
    "┘": (NORTH, WEST),
    "├": (NORTH, EAST, SOUTH),
    "┤": (NORTH, SOUTH, WEST),
    "┬": (EAST, SOUTH, WEST),
    "┴": (NORTH, EAST, WEST),
    "┼": (NORTH, EAST, SOUTH, WEST),
}
DOTS, BENDS, TEES, BRIDGE = "●◉", "┌┐└┘", "├┤┬┴", "┼"
ROW = 1024
"""A spot is row × ROW + column: what a dot is called, as one number."""

PATIENCE = 20
"""Trails tried per piece: a fit circuit needs one, a tangle of Ts has more than anybody can count."""

Cell = tuple[int, int]


def opposite(arm: int) -> int:
    return (arm + 2) % 4


@dataclass(frozen=True, slots=True)
class Piece:
    """C5-B3: the line between two neighbouring points (dots or Ts)."""

    ends: tuple[Cell, Cell]
    arms: tuple[int, int]
    """The arm by which it leaves either end."""
    corners: tuple[Cell, ...]
    """Both ends and the bends between them."""
    bridges: tuple[tuple[Cell, int], ...]
    """Bare crossings on the way, each with the direction of travel."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch walked one way."""

    at: int
    to: int
    out: int
    """The arm by which it leaves `at`."""
    into: int
    """The arm by which it reaches `to`."""
    pieces: tuple[int, ...]


@dataclass
class Circuit:
    """The drawing and what follows from it. Dots are numbered in reading order."""

    text: str
    rows: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.rows = self.text.split("\n")

    def at(self, cell: Cell) -> str:
        column, line = cell
        if 0 <= line < len(self.rows) and 0 <= column < len(self.rows[line]):
            return self.rows[line][column]
        return " "

    def cells(self) -> Iterator[tuple[Cell, str]]:
        for line, row in enumerate(self.rows):
            for column, character in enumerate(row):
                if character != " ":
                    yield (column, line), character

    def arms(self, cell: Cell) -> tuple[int, ...]:
        """The directions in which a line leaves this cell; a dot takes every line that points to it."""
        character = self.at(cell)
        if character not in DOTS:
            return ARMS[character]
        return tuple(arm for arm in range(4) if self.meets(cell, arm))

    def meets(self, cell: Cell, arm: int) -> bool:
        """Whether the neighbour in that direction is a dot or points back."""
        character = self.at(beside(cell, arm))
        return character in DOTS or opposite(arm) in ARMS.get(character, ())

    @cached_property
    def dots(self) -> list[Cell]:
        return [cell for cell, character in self.cells() if character in DOTS]

    @cached_property
    def number(self) -> dict[Cell, int]:
        return {cell: dot for dot, cell in enumerate(self.dots)}

    @cached_property
    def circled(self) -> list[bool]:
        return [self.at(cell) == "◉" for cell in self.dots]

    @cached_property
    def tees(self) -> list[Cell]:
        return [cell for cell, character in self.cells() if character in TEES]

    @cached_property
    def bridges(self) -> list[Cell]:
        return [cell for cell, character in self.cells() if character == BRIDGE]

    @cached_property
    def spots(self) -> list[int]:
        """Per dot: its place among the columns and rows that hold dots."""
        columns = {column: place for place, column in enumerate(sorted({column for column, _ in self.dots}))}
        lines = {line: place for place, line in enumerate(sorted({line for _, line in self.dots}))}
        return [lines[line] * ROW + columns[column] for column, line in self.dots]

    @cached_property
    def names(self) -> list[str]:
        return [spot_name(spot) for spot in self.spots]

    @cached_property
    def pieces(self) -> list[Piece]:
        found: list[Piece] = []
        seen: set[tuple[Cell, int]] = set()
        for cell in self.dots + self.tees:
            for arm in self.arms(cell):
                if (cell, arm) not in seen:
                    piece = self.walk(cell, arm)
                    seen.update(zip(piece.ends, piece.arms, strict=True))
                    found.append(piece)
        return found

    def walk(self, start: Cell, arm: int) -> Piece:
        """The piece that leaves a dot or a T by this arm."""
        cell, way, corners, bridges = beside(start, arm), arm, [start], []
        while (character := self.at(cell)) not in DOTS + TEES:
            if character in BENDS:  # C5-B6
                corners.append(cell)
                way = next(other for other in ARMS[character] if other != opposite(way))
            elif character == BRIDGE:  # C5-B4
                bridges.append((cell, way))
            cell = beside(cell, way)
        return Piece((start, cell), (arm, opposite(way)), (*corners, cell), tuple(bridges))

    @cached_property
    def exits(self) -> dict[Cell, list[tuple[int, int]]]:
        """Per dot or T: its pieces, each with the side (0 or 1) that lies here."""
        found: dict[Cell, list[tuple[int, int]]] = {cell: [] for cell in self.dots + self.tees}
        for number, piece in enumerate(self.pieces):
            for side in (0, 1):
                found[piece.ends[side]].append((number, side))
        return found

    def legs_from(self, dot: int) -> Iterator[Leg]:
        """C5-B5: every stretch from this dot, through Ts into any arm, no piece twice; also back to itself."""
        trails: list[tuple[Cell, tuple[int, ...]]] = [(self.dots[dot], ())]
        patience = PATIENCE * len(self.pieces)
        while trails and patience:
            patience -= 1
            cell, used = trails.pop()
            for number, side in self.exits[cell]:
                if number in used:
                    continue
                piece, trail = self.pieces[number], (*used, number)
                end = piece.ends[1 - side]
                if end in self.number:
                    yield Leg(dot, self.number[end], self.first_arm(dot, trail), piece.arms[1 - side], trail)
                else:
                    trails.append((end, trail))

    def first_arm(self, dot: int, trail: tuple[int, ...]) -> int:
        piece = self.pieces[trail[0]]
        return piece.arms[0] if piece.ends[0] == self.dots[dot] else piece.arms[1]

    @cached_property
    def legs(self) -> list[list[Leg]]:
        """Per dot, by arm and then by where they lead: for checked circuits only."""
        return [sorted(self.legs_from(dot), key=lambda leg: (leg.out, leg.to)) for dot in range(len(self.dots))]

    def straight_on(self, at: int, to: int) -> list[int]:
        """C5-B4: where the way from `at` really leads when `to` lies across a bare crossing; else nothing."""
        across = {(cell, way % 2) for leg in self.legs[to] for cell, way in self.crossed(leg)}
        found = [leg.to for leg in self.legs[at] for cell, way in self.crossed(leg) if (cell, 1 - way % 2) in across]
        return sorted(set(found) - {to})

    def crossed(self, leg: Leg) -> Iterator[tuple[Cell, int]]:
        for number in leg.pieces:
            yield from self.pieces[number].bridges


def beside(cell: Cell, arm: int) -> Cell:
    return cell[0] + TURN[arm][0], cell[1] + TURN[arm][1]


@cache
def spot_name(spot: int) -> str:
    """`F5`: letters for the column, a number for the row."""
    return letters(spot % ROW) + str(spot // ROW + 1)


def letters(column: int) -> str:
    """A … Z, AA, AB …"""
    return (letters(column // 26 - 1) if column >= 26 else "") + chr(65 + column % 26)
