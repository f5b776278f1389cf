"""The first-timer of CoNNNect: writes beside a number that goes with it, claims the largest Connect, spends nothing.

1. Claim whatever is there, the largest first.
2. Of the bonuses take the one with most stars.
3. Write a number where it stands beside most others that are equal to it or one more or less, in a row of three best,
   and where it helps to fill a circle.
4. Roll for the zone with most free spaces.
5. Never cross a box and never use a bonus that was kept, as long as something else is allowed.
"""

from typing import Any

from connectable.bots.connnect.gentle import worth
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.registry import AnyGame


def first_timer(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    view: Any = game.view(state, seat)
    sheet = view["sheets"][seat]
    actions = {action: game.notation(action).split() for action in game.legal(state, seat)}
    return Thought(max(actions, key=lambda action: worth(sheet, actions[action])))
