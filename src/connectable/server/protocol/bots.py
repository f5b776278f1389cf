"""What bots say about a game: hints while it is played, reviews when it is over."""

from typing import Literal

from msgspec import Struct

Unit = Literal["points", "share", ""]


class WorthSeen(Struct, frozen=True):
    """What an action is worth, in the unit named next to it."""

    action: str
    worth: float


class Hint(Struct, frozen=True):
    """`POST /api/tables/{id}/hint`: what a strong bot would do with what the caller's seat knows, and why."""

    action: str
    sentence: str
    """Why, in the caller's language; empty: the game gives no reasons."""
    key: str
    """Catalogue key of the sentence."""
    unit: Unit
    worths: list[WorthSeen]
    """The suggested action first, then the best alternatives; empty: the bot does not evaluate actions."""


class DecisionSeen(Struct, frozen=True):
    """A decision in a finished game."""

    at: int
    """Number of actions before the step in which it went wrong, not counting undone ones."""
    seat: int
    played: str
    """That step."""
    better: str
    """The better one in its place."""
    cost: float
    sentence: str
    """Why the better action is better, in the caller's language."""
    key: str
    """Catalogue key of the sentence."""
    least: float
    """With 95 % the cost is between `least` and `most`."""
    most: float
    steps: list[str]
    """All that was played from there to the end of the decision: a whole placement, chain, fill or turn."""
    better_steps: list[str]
    """And all that was better."""


class ReviewSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/review`, to be asked again while `progress` is below 1."""

    progress: float
    """From 0 to 1."""
    unit: Unit
    """Empty: no bot of this game evaluates actions, or nothing is known yet."""
    costs: list[float]
    """What each seat's decisions cost in total, as far as they have been searched: skill, as opposed to `luck`."""
    decisions: list[DecisionSeen]
    """The decisions that certainly cost something, costliest first."""
