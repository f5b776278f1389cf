"""Gentle play of Connect 5: a beginner's eye on the board. What it looks at it judges well, the rest it overlooks.

It looks where the last token moved and around one of its own; it sees what can be done there at once, builds its own
row, and does not see that a token could be eaten. The lot decides where it looks, never what it does there.
"""

from connectable.bots.connect5.greedy import fifth, lines_of, promise, round_points
from connectable.bots.connect5.openings import neighbours, opening
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connect5.engine.actions import PLACE, STACK, Action
from connectable.games.connect5.engine.apply import step
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State, lane
from connectable.registry import AnyGame

REACH = 1
"""How far around a dot it looks, in steps: with 2 it already holds its own against greedy play."""


def gentle(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The best of what it has seen."""
    first = opening(state, seat, rng)
    if first is not None:
        return Thought(first)
    area = looked_at(state, seat, rng)
    legal = actions(state)
    seen = [action for action in legal if landing(state, action) in area] or legal
    return Thought(max(seen, key=lambda action: worth(state, action, area)))


def looked_at(state: State, seat: int, rng: Rng) -> set[int]:
    """The dots around the last move and around one own token."""
    own = [dot for dot, cell in enumerate(map(int, state.cells)) if cell and (cell - 1) // 2 == seat]
    eyes = [own[rng.randrange(len(own))]] if own else []
    if state.last is not None:
        eyes.append(landing(state, state.last))
    area = {dot for dot in eyes if dot >= 0}
    for _ in range(REACH):
        area |= {other for dot in area for other in neighbours(state, dot)}
    return area


def landing(state: State, action: Action) -> int:
    """The dot where an action ends; −1: nowhere."""
    return int(state.setup.board.dot(action.at if action.kind in (PLACE, STACK) else action.to))


def worth(state: State, action: Action, area: set[int]) -> tuple[int, int, int, int]:
    """A win, a row of another that it has seen, tokens eaten, own rows built."""
    seat, to = int(state.seat), landing(state, action)
    after = step(state, state.setup.board.slot_of(action))
    if len(after.done) > len(state.done):
        points = round_points(after)
        return 1 if points[seat] == max(points) else -1, 0, 0, 0
    lines = lines_of(state.setup.board)
    guards = {fifth(state, row) for dot in area for row in lines.through[dot] if area.issuperset(row)}
    eaten = int(lane(after.eaten, seat) - lane(state.eaten, seat))
    built = sum(promise(after, row, seat) for row in lines.through[to] if own_alone(after, row, seat)) if to >= 0 else 0
    return 0, int(to in guards), eaten, built


def own_alone(state: State, row: tuple[int, ...], seat: int) -> bool:
    """Whether nobody else stands in a row: to spoil others' it does not occur to it."""
    return all(not cell or (cell - 1) // 2 == seat for cell in (int(state.cells[dot]) for dot in row))
