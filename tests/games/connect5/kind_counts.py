"""Play seeded games and count the kinds of actions in them, so that no rule goes unused unnoticed.

    PYTHONPATH=build/compiled:tests:. python -m games.connect5.kind_counts

looks for seeds that show every kind; `test_play.py` plays just those.
"""

from collections import Counter
from collections.abc import Iterator

from connectable.bots.levels import choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.action_kinds import KINDS, kind
from connectable.games.connect5.engine.actions import JUMP, SANDWICH, Action
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from connectable.playout import pick

THREE = "chain of three"


def played(seed: int, board: str, seats: int, clever: bool) -> Iterator[tuple[State, Action]]:
    """A game of random actions, or of greedy ones after a random opening with one random action in eight."""
    state, rng = GAME.start(seats, {"board": board}), Generator(seed)
    opening = 4 * seats
    while GAME.to_act(state):
        wild = not clever or opening > 0 or rng.randrange(8) == 0
        action = pick(GAME, state, state.seat, rng) if wild else choose(GAME, "greedy", state, state.seat, rng)
        yield state, action
        state, opening = GAME.apply(state, state.seat, action), opening - 1


def kinds_in(seed: int, board: str, seats: int, clever: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    eats = 0
    for state, action in played(seed, board, seats, clever):
        found[kind(state, action)] += 1
        eats = (eats if state.chain >= 0 else 0) + (JUMP <= action.kind <= SANDWICH)
        found[THREE] += eats == 3
    return found


def search(board: str, clever: bool, most: int) -> list[tuple[int, int]]:
    """A few pairs (seed, seats) whose games together contain every kind."""
    missing, chosen, games, total = {*KINDS, THREE}, [], [], Counter[str]()
    for seed in range(most):
        seats = 2 + seed % 4
        found = kinds_in(seed, board, seats, clever)
        total += found
        games.append((seed, seats, {name for name in (*KINDS, THREE) if found[name]}))
    while missing and (best := max(games, key=lambda game: len(game[2] & missing)))[2] & missing:
        chosen.append(best[:2])
        missing -= best[2]
    print(board, "greedy" if clever else "random", most, "games:", chosen, "missing:", missing, dict(total))  # noqa: T201
    return chosen


if __name__ == "__main__":
    for side in ("base", "advanced"):
        search(side, False, 2000)
        search(side, True, 150)
