"""The result of a daily: one's place, the spread of all results, squares to share, the days before."""

from typing import Annotated

from msgspec import Meta, Struct

from connectable.server.protocol.challenges import DealResult, DealSeen
from connectable.server.protocol.fields import Strict


class Bin(Struct, frozen=True):
    """A column of the chart of all results."""

    low: int
    high: int
    """The highest points that belong to it."""
    count: int
    own: bool


class DayDone(Struct, frozen=True):
    """A day, and whether the asker has finished its daily in time."""

    day: str
    done: bool


class DayResult(Struct, frozen=True):
    """The asker's result of another day."""

    day: str
    rank: int
    count: int
    points: int
    attempts: int
    par: float | None


class DailyResult(Struct, frozen=True):
    """`GET /api/daily/{game}/{day}`, with the header `player-key`."""

    deal: DealSeen
    ahead: int | None
    """Per cent of the others that the asker is ahead of, from twenty results on."""
    bins: list[Bin]
    """All results by points, from few to many; for a goal by attempts, and 0 for those who did not reach it."""
    squares: list[int]
    """2, 1 or 0 for each part of the asker's game: above, at or below par; a card placed at once, after a miss, not at
    all; an attempt that reached the goal or did not. They tell nothing about the deal itself."""
    by_par: bool
    """Whether the squares are compared with par."""
    days: list[DayDone]
    """The week up to this day."""
    streak: int
    """Days in a row up to this one."""
    yesterday: DayResult | None
    best: int
    """The asker's best place in the month of this day; 0: none."""


FriendsSecret = Annotated[str, Meta(min_length=16, max_length=64)]
MOST_FRIENDS = 8


class WithFriends(Strict, frozen=True):
    """`POST /api/daily/{game}/{day}/friends`, with the header `player-key`: whoever sends the same secret on the same
    day is shown together. Secrets come with links that friends send each other."""

    friends: Annotated[list[FriendsSecret], Meta(min_length=1, max_length=MOST_FRIENDS)]


class FriendsSeen(Struct, frozen=True):
    """The results of friends, the best first, the asker's own among them."""

    results: list[DealResult]
