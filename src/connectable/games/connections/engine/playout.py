"""Random play, all of it compiled; it draws the same numbers as play through the contract."""

from connectable.contract import CHANCE
from connectable.games.connections.engine import rounds
from connectable.games.connections.engine.apply import step
from connectable.games.connections.engine.legal import legal, to_act
from connectable.games.connections.engine.state import State
from connectable.generator import Generator


def play_out(state: State, seed: int, most: int) -> tuple[State, int]:
    """The state after random legal actions, to the end or `most` of them, and how many there were."""
    rng = Generator(seed)
    steps = 0
    while steps < most:
        acting = to_act(state)
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            action = rounds.outcome_with(state, state.unseen[rng.below(len(state.unseen))])
        else:
            actions = legal(state, seat)
            action = actions[rng.below(len(actions))]
        state = step(state, seat, action)
        steps += 1
    return state, steps
