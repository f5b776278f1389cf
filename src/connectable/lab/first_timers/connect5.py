"""The first-timer of Connect 5: makes five, stops five, eats, and otherwise grows its longest row.

1. Make a Connect 5 where one token does it.
2. Take the dot where another would make one with its next token.
3. Eat whatever can be eaten, a double before a single, and go on eating.
4. Else put or move a token to where most of its own stand in one row with nobody else; the lot decides among equals.

It does not see that a token could be eaten, and does not count points.
"""

from connectable.bots.connect5.gentle import landing, own_alone
from connectable.bots.connect5.greedy import fifth, lines_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.apply import step
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State, lane
from connectable.registry import AnyGame


def first_timer(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    guards = {fifth(state, row) for row in lines_of(state.setup.board).rows}
    legal = actions(state)
    worths = [worth(state, action, guards) for action in legal]
    best = [action for action, value in zip(legal, worths, strict=True) if value == max(worths)]
    return Thought(best[rng.randrange(len(best))])


def worth(state: State, action: Action, guards: set[int | None]) -> tuple[int, int, int, int]:
    seat, to = int(state.seat), landing(state, action)
    after = step(state, state.setup.board.slot_of(action))
    if len(after.done) > len(state.done):
        return int(after.done[-1].maker == seat), 0, 0, 0
    eaten = int(lane(after.eaten, seat) - lane(state.eaten, seat))
    rows = lines_of(state.setup.board).through[to] if to >= 0 else []
    longest = max(
        (sum(bool(after.cells[dot]) for dot in row) for row in rows if own_alone(after, row, seat)), default=0
    )
    return 0, int(to in guards), eaten, longest
