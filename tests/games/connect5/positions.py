"""Toy boards and positions from which action sequences are counted: plain data, for the twin and the game alike.

A row names dots a, b, c, … in reading order; "0" is a single of seat 0, "11" a double of seat 1.
"""

from dataclasses import dataclass, field
from pathlib import Path

BOARDS = Path(__file__).parent / "boards"


@dataclass(frozen=True)
class Position:
    name: str
    board: str
    seats: int
    depth: int
    """The depth of the count, chosen so that the twin needs well under a second."""
    tokens: dict[str, str] = field(default_factory=dict)
    """Empty at the start of a round."""
    reserve: tuple[int, ...] = ()
    seat: int = 0
    quiet: int = 0

    @property
    def drawing(self) -> str:
        return (BOARDS / f"{self.board}.txt").read_text(encoding="utf-8")


PLUS = {"c": "0", "d": "0", "f": "0", "g": "0"}

POSITIONS = [
    Position("empty T", "t", 2, 5),
    Position("empty crossing", "crossing", 2, 6),
    Position("empty ring", "ring", 2, 5),
    Position("empty joined Ts", "ts", 2, 5),
    Position("empty mixed", "mixed", 2, 5),
    Position("empty crossing, three", "crossing", 3, 6),
    Position("empty mixed, three", "mixed", 3, 5),
    # Around a T: stem to arm, arm to stem, never over the same arm twice.
    Position("eats at a T", "t", 2, 5, {"c": "0", "d": "1", "f": "1", "b": "0"}, (2, 2)),
    Position("doubles at a T", "t", 2, 6, {"c": "00", "f": "11", "b": "1", "g": "0"}, (1, 1)),
    # Dots c and d, and a and f, are adjacent across the bridge; b and d are joined beside it.
    Position("eats at a crossing", "crossing", 2, 7, {"a": "0", "c": "1", "d": "0", "e": "1"}, (1, 1)),
    Position("four in a row", "crossing", 2, 8, {"a": "0", "b": "0", "d": "0", "c": "0", "e": "1"}, (2, 2), 1),
    # a over b or d onto e; the double may also send its top token.
    Position("sandwiches", "ring", 2, 5, {"a": "00", "b": "1", "d": "1", "e": "0"}, (1, 1)),
    Position("double eats double", "ring", 2, 7, {"a": "00", "b": "11", "c": "0", "f": "1"}, (1, 0)),
    # b over c to f, then over e back to b: whole, or as a sandwich onto the token left behind.
    Position("chain back to the first dot", "ring", 2, 6, {"b": "00", "c": "1", "e": "1"}, (0, 2)),
    # b whole over d to c, then its top token over e onto f.
    Position("double ends in a sandwich", "crossing", 2, 6, {"b": "00", "d": "1", "e": "1", "f": "0"}, (0, 1)),
    Position("chain of a single", "ring", 2, 7, {"b": "0", "c": "1", "e": "1", "d": "0"}, (0, 1)),
    # The double jumps whole over b to e, then splits over h to i: the token left on e makes five with c, d, f, g.
    Position("the token left behind makes five", "plus", 2, 4, PLUS | {"a": "00", "b": "1", "h": "1"}, (0, 1)),
    Position("four ways out", "plus", 3, 4, {"e": "00", "b": "1", "d": "2", "h": "1", "f": "2"}, (1, 1, 1)),
    Position("joined Ts", "ts", 2, 5, {"a": "0", "d": "1", "e": "11", "b": "00"}, (1, 1)),
    Position("all in one", "mixed", 2, 6, {"a": "00", "b": "1", "g": "0", "d": "11", "c": "0"}, (1, 1), 1),
    Position("all in one, three", "mixed", 3, 6, {"a": "00", "b": "1", "g": "2", "d": "11", "f": "0"}, (1, 1, 1), 2),
    Position("ring of three", "ring", 3, 7, {"a": "0", "b": "1", "d": "2", "e": "0", "f": "22"}, (0, 1, 1)),
    Position("nobody can move", "t", 2, 3, dict(zip("abcdefg", "0101101", strict=True)), (0, 0)),
    Position("somebody is out", "ring", 3, 8, {"a": "0", "f": "1"}, (0, 0, 0)),
    Position("quiet turns run out", "ring", 2, 8, {"a": "00", "f": "1"}, (0, 0), 0, 57),
]
