"""Finished games, step by step."""

from typing import Any

from msgspec import Struct


class Moment(Struct, frozen=True):
    """One action of a finished game that was not undone, and the score after it."""

    seat: int
    notation: str
    round: int
    """The game's own round number; 0: it has none."""
    points: list[int]
    """Points per seat, as everybody saw them."""


class Replay(Struct, frozen=True):
    """`GET /api/tables/{id}/replay`."""

    table: str
    game: str
    start: list[int]
    """The points before the first action."""
    moments: list[Moment]


class MomentSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/replay/{at}`: the game after that many actions, as one seat saw it."""

    at: int
    of: int
    seat: int | None
    """Whose view it is; None: a watcher's."""
    moment: Moment | None
    """The action that led here; None: the start."""
    to_act: list[int]
    view: dict[str, Any]
