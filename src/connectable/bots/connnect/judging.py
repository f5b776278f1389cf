"""What a review of CoNNNect needs: which steps are one decision, and what a decision brings."""

from connectable.bots.appraisal import Care
from connectable.bots.connnect.engine.evaluate import evaluator_for
from connectable.bots.connnect.engine.outlook import Outlook
from connectable.games.connnect.engine.state import ACT, NOTHING, State
from connectable.registry import AnyGame

CARE = Care(samples=24)


def goes_on(before: State, after: State, seat: int) -> bool:
    """The numbers of a round are one decision, its claims and what they bring another; so are the set-up numbers."""
    if after.phase != before.phase or after.round != before.round:
        return False
    was, now = before.sheets[seat], after.sheets[seat]
    return after.phase != ACT or now.dice >> 9 != 0 or now.pending != NOTHING or was.dice >> 9 == 0


def outlook(game: AnyGame, state: State, seat: int, steps: tuple[str, ...], seed: int, simulations: int) -> float:
    """The points of the seat when it goes on after these steps to the end of the game."""
    actions = []
    start = state
    for text in steps:
        action = game.parse(state, seat, text)
        actions.append(action)
        state = game.apply(state, seat, action)
    return Outlook(start, seat, evaluator_for(start.seats == 1)).points(actions, seed)
