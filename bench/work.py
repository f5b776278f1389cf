"""Fixed pieces of work that a build of the package can be measured by; each is the same from run to run.

    PYTHONPATH=FOLDER python bench/work.py KIND TIMES

It uses the contract and the bots alone, so that it runs on older versions of the package too. `bench/check.py` counts
what it costs.
"""

import random
import sys
from collections.abc import Callable

import connectable

SEATS = {"connnect": 2, "connect5": 2, "connections": 3}
LEVEL = "strong"
SIMULATIONS = 100


def loop(name: str, seed: int) -> None:
    """One game of random actions from Python: to_act, legal and the checked apply."""
    game, draw = connectable.game(name), random.Random(seed).random
    to_act, legal, apply = game.to_act, game.legal, game.apply
    state = game.start(SEATS[name])
    while acting := to_act(state):
        seat = acting[int(draw() * len(acting))]
        actions = legal(state, seat)
        state = apply(state, seat, actions[int(draw() * len(actions))])


def playout(name: str, seed: int) -> None:
    """One random game inside the rules."""
    connectable.random_playout(name, SEATS[name], seed)


def choice(name: str, seed: int) -> None:
    """One choice of a bot that searches, at the first turn of a seat."""
    from connectable.bots.levels import Budget, think
    from connectable.generator import Generator

    game, rng = connectable.game(name), Generator(1)
    state = game.start(SEATS[name])
    while -1 in (acting := game.to_act(state)):
        actions = game.legal(state, -1)
        state = game.apply(state, -1, actions[rng.randrange(len(actions))])
    guess = game.determinize(state, acting[0], Generator(seed))
    think(game, LEVEL, guess, acting[0], Generator(seed), Budget(SIMULATIONS))


def view(name: str, seed: int) -> None:
    """What a seat sees, with its legal actions as text and their previews, all along one random game."""
    game, rng = connectable.game(name), random.Random(seed)
    state = game.start(SEATS[name])
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        actions = game.legal(state, seat)
        game.view(state, seat)
        for action in actions[:8]:
            game.preview(state, seat, game.parse(state, seat, game.notation(action)))
        state = game.apply(state, seat, rng.choice(actions))


KINDS: dict[str, tuple[Callable[[str, int], None], int]] = {
    "loop": (loop, 60),
    "playout": (playout, 100),
    "choice": (choice, 3),
    "view": (view, 2),
}
"""What is done, and how often at a time."""


def kinds() -> list[str]:
    """`import` alone, then every kind for every game, as `loop connnect`."""
    return ["import", *(f"{kind} {name}" for name in SEATS for kind in KINDS)]


def run(kind: str, times: int) -> None:
    """Does that work once to warm up, and then so many times."""
    if kind == "import":
        return
    what, name = kind.split()
    work, batch = KINDS[what]
    work(name, 0)
    for seed in range(times * batch):
        work(name, seed)


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]))
