"""Balance of the Connect 5 boards: a level plays rounds against itself as it does at a table, and figures are printed.

    PYTHONPATH=build/compiled python bench/balance.py --level strong --board base --rounds 200 --processes 2

Round i is seeded with run × 100000 + i only, so the results do not depend on the number of processes.
"""

import argparse
import math
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple
from zlib import crc32

from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.action_kinds import kind
from connectable.games.connect5.engine.actions import JUMP, SANDWICH
from connectable.games.connect5.engine.score import points
from connectable.games.connect5.engine.state import lane
from connectable.generator import Generator

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
    course: int
    """A checksum of every action: rounds of which it is the same are the same round."""


def play(board: str, level: str, simulations: int, seed: int) -> Played:
    """Play one round with two seats."""
    state, acts, turns, kinds, course = GAME.start(2, {"board": board}), 0, 0, Counter[str](), 0
    while GAME.to_act(state):
        rng = Generator(seed * MOST_TURNS + acts)
        action = choose(GAME, level, state, int(state.seat), rng, Budget(simulations))
        course = crc32(GAME.notation(action).encode(), course)
        kinds[kind(state, action)] += 1
        kinds["multi-eat"] += state.chain >= 0 and JUMP <= action.kind <= SANDWICH
        acts += 1
        turns += state.chain < 0
        state = GAME.apply(state, int(state.seat), action)
    eaten = [int(lane(state.eaten, seat)) for seat in range(2)]
    end = state.done[-1].reason
    is_decided = share(points(state)) != share(eaten)
    return Played(share(points(state)), turns, end, sum(eaten), kinds, is_decided, course)


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
    print(f"| rounds, different ones | {count}, {len({each.course for each in rounds})} |")
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
    parser.add_argument("--level", default="strong")
    parser.add_argument("--simulations", type=int, default=0, help="per choice; 0: the level's own number")
    parser.add_argument("--run", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    start = time.monotonic()
    seeds = [chosen.run * 100000 + number for number in range(chosen.rounds)]
    play_one = partial(play, chosen.board, chosen.level, chosen.simulations)
    with ProcessPoolExecutor(chosen.processes) as pool:
        rounds = list(pool.map(play_one, seeds))
    print(f"{chosen.board}, 2 seats, {chosen.level}, run {chosen.run}")
    report(rounds)
    print(f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
