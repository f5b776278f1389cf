"""Where things lie, for clients that draw the circuit; the rules never ask.

A character is one unit wide and two high, so that a step between dots is square on both boards.
"""

from functools import lru_cache
from typing import TypedDict

from connectable.games.connect5 import content
from connectable.games.connect5.circuit import Cell, Circuit, Leg

KEYS = ("up", "right", "down", "left")

Point = list[int]


class Dot(TypedDict):
    """A dot and where the arrow keys lead from it."""

    name: str
    x: int
    y: int
    circled: bool
    next: dict[str, str]


class Stretch(TypedDict):
    """The way between two adjacent dots."""

    ends: list[str]
    points: list[Point]


class Geometry(TypedDict):
    """A whole board."""

    width: int
    height: int
    dots: list[Dot]
    pieces: list[list[Point]]
    stretches: list[Stretch]
    tees: list[Point]
    bridges: list[Point]


@lru_cache(12)
def geometry(choice: str) -> Geometry:
    """The geometry of a board, by name or drawing. Treat it as read-only: it is shared."""
    drawn = content.circuit(content.drawing(choice))
    return {
        "width": max(len(row) for row in drawn.rows) - 1,
        "height": 2 * (len(drawn.rows) - 1),
        "dots": [place(drawn, dot) for dot in range(len(drawn.dots))],
        "pieces": [[point(cell) for cell in piece.corners] for piece in drawn.pieces],
        "stretches": [stretch(drawn, leg) for legs in drawn.legs for leg in legs if leg.at < leg.to],
        "tees": [point(cell) for cell in drawn.tees],
        "bridges": [point(cell) for cell in drawn.bridges],
    }


def point(cell: Cell) -> Point:
    return [cell[0], 2 * cell[1]]


def place(drawn: Circuit, dot: int) -> Dot:
    x, y = point(drawn.dots[dot])
    keys = {key: beyond(drawn, dot, arm) for arm, key in enumerate(KEYS)}
    near = {key: drawn.names[found] for key, found in keys.items() if found is not None}
    return {"name": drawn.names[dot], "x": x, "y": y, "circled": drawn.circled[dot], "next": near}


def beyond(drawn: Circuit, dot: int, arm: int) -> int | None:
    """The dot an arrow key leads to: the nearest that way, straight ahead before aside."""
    x, y = point(drawn.dots[dot])
    ranked = []
    for other, cell in enumerate(drawn.dots):
        across, down = point(cell)[0] - x, point(cell)[1] - y
        ahead, aside = ((-down, across), (across, down), (down, across), (-across, down))[arm]
        if ahead > 0:
            ranked.append((abs(aside) > ahead, ahead + 2 * abs(aside), other))
    return min(ranked)[2] if ranked else None


def stretch(drawn: Circuit, leg: Leg) -> Stretch:
    """A stretch as one line: its pieces end to end."""
    at, points = drawn.dots[leg.at], [drawn.dots[leg.at]]
    for number in leg.pieces:
        corners = drawn.pieces[number].corners
        corners = corners if corners[0] == at else corners[::-1]
        points += corners[1:]
        at = corners[-1]
    return {"ends": [drawn.names[leg.at], drawn.names[leg.to]], "points": [point(cell) for cell in points]}
