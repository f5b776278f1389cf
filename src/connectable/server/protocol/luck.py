"""How lucky each seat was in a finished game."""

from msgspec import Struct


class FacesSeen(Struct, frozen=True):
    """How often each face of the dice came up; in 19 of 20 fair games all six counts lie between `low` and `high`."""

    counts: list[int]
    """For faces 1 to 6."""
    expected: float
    low: int
    high: int


class SeatLuckSeen(Struct, frozen=True):
    """What chance was worth to a seat: its luck is `worth` − `expected`. In 19 of 20 fair games all seats stay in the
    band."""

    worth: float
    expected: float
    """The average over everything that could have come up at the same moments."""
    low: float
    high: float


class LuckSeen(Struct, frozen=True):
    """What chance gave in a finished game, not counting undone actions."""

    measure: str
    """What `seats` counts: `rolls` (points the rolls were worth on a sheet) or `cards` (values of the cards dealt)."""
    faces: FacesSeen | None
    """None: no dice were rolled."""
    seats: list[SeatLuckSeen]
    """Empty: chance was the same for all seats."""
