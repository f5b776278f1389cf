"""Balance of the Connect 5 boards: `strong` plays rounds against itself, and their figures are printed.

    PYTHONPATH=build/compiled python bench/balance.py --board base --rounds 200 --processes 2

Round i is seeded with run × 100000 + i only, so the results do not depend on the number of processes.
"""

import argparse
import math
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from connectable.bots.connect5 import LEVELS
from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.search_level import LOOKS
from connectable.games.connect5 import GAME
from connectable.games.connect5.action_kinds import kind
from connectable.games.connect5.engine.actions import JUMP, SANDWICH
from connectable.games.connect5.engine.score import points
from connectable.games.connect5.engine.state import lane

MOST_TURNS = 1000
NAMES = {"other": "placement, stop or pass"}


class Played(NamedTuple):
    """The figures of one round."""

    score: float
    """The first seat's share of the win."""
    turns: int
    end: str
    eaten: int
    kinds: Counter[str]
    decided: bool
    """Whether the Connect 5 changed who wins."""


def play(board: str, simulations: int, seed: int, looks: int) -> Played:
    """Play one round with two seats."""
    state, acts, turns, kinds = GAME.start(2, {"board": board}), 0, 0, Counter[str]()
    while GAME.to_act(state):
        action = search(state, simulations, 0.0, seed * MOST_TURNS + acts, looks).action
        kinds[kind(state, action)] += 1
        kinds["multi-eat"] += state.chain >= 0 and JUMP <= action.kind <= SANDWICH
        acts += 1
        turns += state.chain < 0
        state = GAME.apply(state, int(state.seat), action)
    eaten = [int(lane(state.eaten, seat)) for seat in range(2)]
    end = state.done[-1].reason
    return Played(share(points(state)), turns, end, sum(eaten), kinds, share(points(state)) != share(eaten))


def share(found: list[int]) -> float:
    """The first seat's share of the win: 1, ½ for a tie, or 0."""
    return 0.5 if found[0] == found[1] else float(found[0] > found[1])


def wilson(score: float, count: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    z, share = 1.96, score / count
    middle, spread = (
        share + z * z / (2 * count),
        z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)),
    )
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def report(rounds: list[Played]) -> None:
    """Print the rows of the table in docs/balance.md."""
    count = len(rounds)
    score = sum(each.score for each in rounds)
    low, high = wilson(score, count)
    turns = sorted(each.turns for each in rounds)
    ends = Counter(each.end for each in rounds)
    kinds = sum((each.kinds for each in rounds), Counter[str]())
    print(f"| rounds | {count} |")
    print(f"| first-seat score | {score / count:.2f} [{low:.2f}, {high:.2f}] |")
    print(f"| length in turns: median, p90 | {turns[count // 2]}, {turns[min(count - 1, count * 9 // 10)]} |")
    print("| ended by Connect 5 / stuck / 60 quiet turns |", end=" ")
    print(" / ".join(f"{ends[reason] / count:.2f}" for reason in ("connect5", "stuck", "quiet")), "|")
    print(f"| Connect 5 changes the winner | {sum(each.decided for each in rounds) / count:.2f} |")
    print(f"| tokens eaten per round | {sum(each.eaten for each in rounds) / count:.1f} |")
    for name, number in kinds.most_common():
        print(f"| {NAMES.get(name, name)} per round | {number / count:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="base")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=LEVELS["strong"].simulations)
    parser.add_argument("--looks", type=int, default=LOOKS, help="for wins by fours, as in a level that looks ahead")
    parser.add_argument("--run", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    start = time.monotonic()
    seeds = [chosen.run * 100000 + number for number in range(chosen.rounds)]
    boards, simulations = [chosen.board] * len(seeds), [chosen.simulations] * len(seeds)
    with ProcessPoolExecutor(chosen.processes) as pool:
        rounds = list(pool.map(play, boards, simulations, seeds, [chosen.looks] * len(seeds)))
    print(f"{chosen.board}, 2 seats, {chosen.simulations} simulations per turn, run {chosen.run}")
    report(rounds)
    print(f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
