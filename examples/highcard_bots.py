"""Bots for High Card: one level above `random` and `greedy`, and a reason for its hints. See docs/add-a-game.md."""

from connectable.bots.levels import Budget, Level, Reason, Thought, Worth
from connectable.contract import Rng
from connectable.registry import AnyGame
from highcard import CARDS, State


def strong(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The card that wins most often against a card that the seat cannot see."""
    worths = tuple(Worth(action, chance(state, seat, action[-1])) for action in game.legal(state, seat))
    return Thought(max(worths, key=lambda worth: worth.value).action, worths)


def chance(state: State, seat: int, card: str) -> float:
    unseen = [other for other in CARDS if other not in state.hands[seat]]
    return sum(other < card for other in unseen) / len(unseen)


def reason(game: AnyGame, state: State, seat: int, action: str) -> Reason:
    """The key of a sentence in the catalogues, and what fills it."""
    return "hc-hint-beats", {"card": action[-1], "percent": round(100 * chance(state, seat, action[-1]))}


UNIT = "share"
LEVELS = {"strong": Level(strong)}
