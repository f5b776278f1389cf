"""How many games of Connect 5 end with a Connect 5 whose maker does not win: points decide.

PYTHONPATH=build/compiled python bench/losing_fives.py --games 100 --level medium --seats 3 --board base
"""

import argparse

from connectable import form
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.generator import Generator
from connectable.lab.stats import wilson


def is_lost(level: str, simulations: int, seats: int, board: str, seed: int) -> bool:
    """Whether a game of that level among itself ends with a five that loses."""
    state, turn = GAME.start(seats, {"board": board}), 0
    while state.seat >= 0:
        seat = int(state.seat)
        rng = Generator(seed * 10_007 + turn)
        state = GAME.apply(state, seat, choose(GAME, level, state, seat, rng, Budget(simulations)))
        turn += 1
    outcome, maker = GAME.outcome(state), state.done[-1].maker
    return outcome is not None and maker >= 0 and outcome.ranks[maker] != 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--simulations", type=int, default=0, help="0: the level's own")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--board", nargs="+", default=["base", "advanced"])
    asked = parser.parse_args()
    for board in asked.board:
        for seats in asked.seats:
            lost = sum(is_lost(asked.level, asked.simulations, seats, board, seed) for seed in range(asked.games))
            low, high = wilson(lost, asked.games)
            print(f"{form()} {asked.level} {board} {seats} seats: {lost} of {asked.games} [{low:.3f}, {high:.3f}]")


if __name__ == "__main__":
    main()
