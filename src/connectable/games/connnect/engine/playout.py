"""Random play to the end, all of it compiled; it draws the same numbers as play through the contract."""

from mypy_extensions import i64

from connectable.contract import Outcome
from connectable.games.connnect.engine import rounds, score
from connectable.games.connnect.engine.actions import ROLL_ACTIONS, ROLL_SHARES, Action
from connectable.games.connnect.engine.apply import step
from connectable.games.connnect.engine.legal import ACTING, DICE, legal
from connectable.games.connnect.engine.state import OVER, ROLL, SETUP_ROLL, State
from connectable.generator import Generator


def playout(state: State, seed: int) -> Outcome:
    """The outcome of random legal actions to the end."""
    rng = Generator(seed)
    while state.phase != OVER:
        seat = chosen_seat(state, rng)
        if seat == DICE:
            state = rounds.deal(state, drawn(state, rng))
            continue
        actions = legal(state, seat)
        state = step(state, seat, actions[rng.below(len(actions))])
    found = score.outcome(state)
    assert found is not None
    return found


def chosen_seat(state: State, rng: Generator) -> int:
    if state.is_sealed():
        acting = ACTING[state.busy]
        return acting[rng.below(len(acting))]
    rng.word()  # one seat to choose from: the same numbers as in play through the contract
    return DICE if rounds.is_chance(state.phase) else int(state.active)


def drawn(state: State, rng: Generator) -> Action:
    """A chance outcome by its weight, with the same floats as in play through the contract."""
    if state.phase in (ROLL, SETUP_ROLL):
        return drawn_roll(rng)
    outcomes = rounds.chance_legal(state)
    point = rng.randrange(1 << 30) / (1 << 30)
    share = 1 / len(outcomes)
    for action in outcomes:
        point -= share
        if point < 0:
            return action
    return outcomes[-1]


def drawn_roll(rng: Generator) -> Action:
    point = rng.randrange(1 << 30) / (1 << 30)
    number: i64 = 0
    for share in ROLL_SHARES:
        point -= share
        if point < 0.0:
            return ROLL_ACTIONS[number]
        number += 1
    return ROLL_ACTIONS[-1]
