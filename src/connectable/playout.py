"""Random play of any game through the contract alone; compiled games bring a faster one of their own."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from connectable.contract import Game, Outcome, Rng

S = TypeVar("S")
A = TypeVar("A")
CHANCE = -1


def random_playout(game: "Game[S, A]", seats: int, seed: int) -> "Outcome":
    """The outcome of a whole game of random legal actions with default options."""
    from connectable.generator import Generator  # compiled, it brings the library of all games with it

    state, rng = game.start(seats), Generator(seed)
    while acting := game.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        state = game.apply(state, seat, pick(game, state, seat, rng))
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.name}: nobody is to act, yet there is no outcome"
    return outcome


def pick(game: "Game[S, A]", state: S, seat: int, rng: "Rng") -> A:
    """A random legal action; chance outcomes by their weights."""
    if seat != CHANCE:
        actions = game.legal(state, seat)
        return actions[rng.randrange(len(actions))]
    outcomes = game.chance(state)
    point = rng.randrange(1 << 30) / (1 << 30)  # uniform in [0, 1), from whole numbers alike on every machine
    for action, share in outcomes:
        point -= share
        if point < 0:
            return action
    return outcomes[-1][0]
