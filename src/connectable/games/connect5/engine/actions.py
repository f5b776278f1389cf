"""The actions of Connect 5: nine kinds, and one small record for each action.

They know no board and no legality: `board.py` makes each action once, `legal.py` lists those that are legal.
"""

from typing import Final, final

from mypy_extensions import i64

PLACE: Final[i64] = 0
STACK: Final[i64] = 1
STEP: Final[i64] = 2
SPLIT: Final[i64] = 3
JUMP: Final[i64] = 4
SPLIT_JUMP: Final[i64] = 5
SANDWICH: Final[i64] = 6
STOP: Final[i64] = 7
PASS: Final[i64] = 8

NOWHERE: Final[i64] = -1
"""No spot, no dot, no slot."""


@final
class Action:
    """One small act. Dots are named by their spots, so an action speaks for itself on any board."""

    def __init__(self, kind: int, at: int, over: int, to: int, slot: int) -> None:
        self.kind: i64 = kind
        self.at: i64 = at
        self.over: i64 = over
        self.to: i64 = to
        self.slot: i64 = slot
        """Its place among the actions of the board that made it; says nothing on another board."""
        self.text: str = ""
        """Its notation, once somebody has asked for it: an action is made once and written again and again."""
        self.path: list[str] = []
        """The dots in its notation, likewise."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.at == other.at
            and self.over == other.over
            and self.to == other.to
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.at, self.over, self.to))

    def __repr__(self) -> str:
        return f"Action(kind={self.kind}, at={self.at}, over={self.over}, to={self.to})"
