"""How many games of Connect 5 end with a Connect 5 whose maker does not win: points decide.

    PYTHONPATH=build/compiled python bench/losing_fives.py --games 100 --level medium --seats 3 --board base

Each position in which one was made is then searched again by `--judge`, twice: the five was the best that was left
where that makes it, too, or does no better without. What it expects of its own choice is printed of the others.
"""

import argparse
from typing import Any, NamedTuple

from connectable import form
from connectable.bots.levels import Budget, choose, think
from connectable.games.connect5 import GAME
from connectable.generator import Generator
from connectable.lab.stats import wilson

SEARCHES = 2
"""Times that the judge searches a position, each with another seed."""
HOPELESS = 0.1
"""A share of the win up to which another action is no better than to end the round."""


class LosingFive(NamedTuple):
    """The position before it, and what was done."""

    before: Any
    made: Any
    """The action."""


def losing_five(level: str, simulations: int, seats: int, board: str, seed: int) -> LosingFive | None:
    """The five that loses with which a game of that level among itself ended; None: it ended otherwise."""
    before = state = GAME.start(seats, {"board": board})
    made, turn = None, 0
    while state.seat >= 0:
        before, seat = state, int(state.seat)
        rng = Generator(seed * 10_007 + turn)
        made = choose(GAME, level, state, seat, rng, Budget(simulations))
        state = GAME.apply(state, seat, made)
        turn += 1
    outcome, maker = GAME.outcome(state), state.done[-1].maker
    lost = outcome is not None and maker >= 0 and outcome.ranks[maker] != 1
    return LosingFive(before, made) if lost else None


def expected(found: LosingFive, judge: str) -> float:
    """The share of the win that the judge finds without the five; 0 where it makes it, too."""
    seat, shares = int(found.before.seat), []
    for seed in range(SEARCHES):
        thought = think(GAME, judge, found.before, seat, Generator(seed))
        worths = {worth.action: worth.value for worth in thought.worths}
        shares.append(0.0 if thought.action == found.made else worths.get(thought.action, 0.0))
    return sum(shares) / SEARCHES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--simulations", type=int, default=0, help="0: the level's own")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--board", nargs="+", default=["base", "advanced"])
    parser.add_argument("--judge", default="champion")
    parser.add_argument("--show", action="store_true", help="print the positions in which something better was left")
    asked = parser.parse_args()
    for board in asked.board:
        for seats in asked.seats:
            games = (losing_five(asked.level, asked.simulations, seats, board, seed) for seed in range(asked.games))
            lost = [one for one in games if one]
            low, high = wilson(len(lost), asked.games)
            missed = [(one, share) for one in lost if (share := expected(one, asked.judge)) > HOPELESS]
            print(
                f"{form()} {asked.level} {board} {seats} seats: {len(lost)} of {asked.games} [{low:.3f}, {high:.3f}], "
                f"{len(lost) - len(missed)} of them the best that was left; "
                f"{asked.judge} expects of the others {', '.join(f'{share:.2f}' for _, share in missed) or 'nothing'}",
                flush=True,
            )
            for one, _ in missed if asked.show else ():
                print(GAME.format(one.before), GAME.notation(one.made), sep="\n", flush=True)


if __name__ == "__main__":
    main()
