"""What is printed: the sheet, the bonus rows, the cards. One `Layout` serves all seats of a game.

It is built and checked by `content.py` from a TOML text; here are only its fields and what follows from them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.engine.geometry import POW

MOVE: Final = 0
SWITCH: Final = 1
PLUS_MINUS: Final = 2
AGAIN: Final = 3
ANY: Final = 4
SIX: Final = 5
NUMBER: Final = 6
BONUSES: Final = ("move", "switch", "plus", "again", "any", "six", "number")
"""Kinds of bonus icons; the first four can be kept in hand."""
KEPT: Final = 4

FOURS: Final = ("I", "L", "O", "S")
FIVES: Final = ("I", "L", "N", "P", "U", "V", "W", "Z")
"""CN-S3: the pentominoes that can hold a run of five."""

CONNECTS: Final = ("I", "V", *FOURS, *FIVES)
"""The shapes by their number: Connect-3 straight and corner, the Connect-4s, the Connect-5s."""

GOAL_CLAIMED: Final = 0
GOAL_USED: Final = 1
GOAL_FREE: Final = 2
GOAL_LINES: Final = 3
GOAL_CORNERS: Final = 4
GOAL_ARROWS: Final = 5
GOAL_ZONES: Final = 6
GOAL_CONNECT3: Final = 7
GOAL_CONNECT4: Final = 8
GOAL_CONNECT5: Final = 9
GOAL_FOURS: Final = 10
GOAL_EACH: Final = 11
GOAL_EQUAL: Final = 12
GOAL_ROUND: Final = 13
GOALS: Final = (
    "claimed", "used", "free", "lines", "corners", "arrows", "zones",
    "connect3", "connect4", "connect5", "fours", "each", "equal", "round",
)  # fmt: skip
"""CN-O5: what an objective counts; `score.counted` says how."""


@final
class Icon:
    """One printed bonus."""

    def __init__(self, kind: int, number: int, stars: int) -> None:
        self.kind: i64 = kind
        self.number: i64 = number
        self.stars: i64 = stars
        self.code: i64 = kind + number * 8 + stars * 64
        """Icons with equal code are the same choice (CN-C9)."""


@final
class Objective:
    """One objective card."""

    def __init__(self, name: str, deck: int, goal: int, amount: int, points: int, end: bool) -> None:
        self.name = name
        self.code: i64 = deck * 100 + int(name[1:])
        self.deck: i64 = deck
        self.goal: i64 = goal
        self.amount: i64 = amount
        self.points: i64 = points
        self.end = end


@final
class Layout:
    """The printed things of one game."""

    def __init__(
        self,
        text: str,
        setup: list[int],
        arrows: list[int],
        minus: list[int],
        threes: list[Icon],
        fours: list[Icon],
        letters: dict[str, int],
        drawn: int,
        scores: list[int],
        cards: list[Objective],
    ) -> None:
        self.text = text
        """The TOML text it was read from, empty for the house sheet."""
        self.setup: i64 = sum(2**space for space in setup)
        self.arrows = arrows
        """Rows 0–5, columns 6–11."""
        self.minus = vec[i64](minus)
        self.boxes: i64 = len(minus) - 1
        self.icons = threes + fours
        codes = [int(icon.code) for icon in self.icons]
        self.codes = vec[i64](codes)
        """The codes of the icons."""
        self.twins = vec[i64]([sum(2**k for k in range(at) if codes[k] == code) for at, code in enumerate(codes)])
        """For each icon the equal ones before it, as bits."""
        self.threes: i64 = len(threes)
        self.row_three: i64 = 2 ** len(threes) - 1
        self.row_four: i64 = (2 ** len(fours) - 1) * 2 ** len(threes)
        self.letters = letters
        """Letter of a shape card → its place in FIVES."""
        self.drawn: i64 = drawn
        self.scores = vec[i64](scores)
        self.cards = cards

    def row(self, size: i64) -> i64:
        """The icons that a Connect of this size can take."""
        if size == 3:
            return self.row_three
        return self.row_four if size == 4 else 0

    def icon(self, left: i64, code: i64) -> i64:
        """The first of these icons with that code, −1 when there is none."""
        k: i64 = 0
        for own in self.codes:
            if own == code and left & POW[k]:
                return k
            k += 1
        return -1

    def letter(self, shape: int) -> str:
        """The letter of the card with that pentomino, empty when no card has it."""
        return next((letter for letter, five in self.letters.items() if five == shape), "")

    def place(self, code: i64) -> int:
        """Where the objective of that code stands in `cards`."""
        k = 0
        while self.cards[k].code != code:
            k += 1
        return k
