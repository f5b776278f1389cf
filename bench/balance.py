"""Balance of the Connect 5 boards: rounds of a searching bot against itself, and what they look like.

    PYTHONPATH=build/compiled python bench/balance.py --board base --rounds 20 --simulations 1500

The bot: a tree with the greedy bot's order as prior (the best few actions of a node only) and guided playouts.
"""

import argparse
import math
import time
from collections import Counter

from connectable.bots.connect5 import Sights, fifth, promise, sights_of, worth
from connectable.bots.guided import guided_playout
from connectable.games.connect5 import GAME
from connectable.games.connect5.board import JUMP, SANDWICH, Action
from connectable.games.connect5.kinds import kind
from connectable.games.connect5.moves import actions
from connectable.games.connect5.position import State, lane, step
from connectable.games.connect5.score import points
from connectable.generator import Generator

WIDTH = 16
PATIENCE = 12
"""Visits before a node gets children."""
BOLDNESS = 1.4


class Node:
    """A position in the tree: visits, and the mover's value summed over them."""

    def __init__(self, state: State, prior: float) -> None:
        self.state, self.prior = state, prior
        self.visits, self.total = 0, 0.0
        self.children: list[tuple[Action, Node]] = []

    def expand(self) -> None:
        """The best few actions; a win in one alone."""
        state, sights = self.state, sights_of(self.state.setup.board)
        guards = {dot for row in sights.rows for dot in [fifth(state, row)] if dot is not None}
        after = [(action, step(state, action.slot)) for action in actions(state)]
        ranked = sorted(after, key=lambda pair: prior(state, pair[0], pair[1], sights, guards), reverse=True)
        won = ranked[0][1].done and ranked[0][1].done[-1].maker == state.seat
        chosen = ranked[: 1 if won else WIDTH]
        total = sum(1 / (rank + 1) for rank in range(len(chosen)))
        self.children = [(a, Node(s, 1 / (rank + 1) / total)) for rank, (a, s) in enumerate(chosen)]

    def best(self) -> "Node":
        root = BOLDNESS * math.sqrt(self.visits)
        return max(
            (child for _, child in self.children),
            key=lambda c: (c.total / c.visits if c.visits else 0.6) + root * c.prior / (1 + c.visits),
        )


def prior(state: State, action: Action, after: State, sights: Sights, guards: set[int]) -> tuple[int, int, int, int]:
    """The greedy bot's worth; a dot that is good for another seat is good to take."""
    won, left, eaten, built = worth(state, after, action, sights, guards)
    to = int(state.setup.board.dot(action.to if action.to >= 0 else action.at))
    others = [seat for seat in range(state.setup.seats) if seat != state.seat]
    wanted = max(sum(promise(state, row, seat) for row in sights.through[to]) for seat in others) if to >= 0 else 0
    return won, left, 20 * eaten + built + wanted, 0


def value(state: State) -> list[float]:
    """Per seat: 85 % the share of the win, 15 % the margin."""
    found = points(state)
    winners = found.count(max(found))
    margins = [0.5 + (own - max(found[:seat] + found[seat + 1 :])) / 30 for seat, own in enumerate(found)]
    return [
        0.85 * ((own == max(found)) / winners) + 0.15 * min(1.0, max(0.0, margin))
        for own, margin in zip(found, margins, strict=True)
    ]


def search(state: State, simulations: int, rng: Generator) -> Action:
    """The most visited action."""
    root = Node(state, 1)
    root.expand()
    for _ in range(simulations if len(root.children) > 1 else 0):
        path, movers, node = [root], [int(state.seat)], root
        while node.children:
            movers.append(int(node.state.seat))
            node = node.best()
            path.append(node)
        if node.state.seat >= 0 and node.visits >= PATIENCE:
            node.expand()
        end = node.state if node.state.seat < 0 else guided_playout(node.state, rng)
        gains = value(end)
        for seen, mover in zip(path, movers, strict=True):
            seen.visits += 1
            seen.total += gains[mover]  # for whoever chose to come here
    return max(root.children, key=lambda pair: pair[1].visits)[0]


def play(board: str, simulations: int, seed: int) -> tuple[State, int, Counter[str]]:
    """A round: its end, its turns, the kinds of actions in it."""
    state, rng, turns, kinds = GAME.start(2, {"board": board}), Generator(seed), 0, Counter[str]()
    while GAME.to_act(state):
        action = search(state, simulations, rng)
        kinds[kind(state, action)] += 1
        kinds["multi-eat"] += state.chain >= 0 and JUMP <= action.kind <= SANDWICH
        turns += state.chain < 0
        state = GAME.apply(state, state.seat, action)
    return state, turns, kinds


def wilson(score: float, count: int) -> tuple[float, float]:
    """95 % interval of a share."""
    z, share = 1.96, score / count
    middle, spread = (
        share + z * z / (2 * count),
        z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)),
    )
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="base")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="start no round after this")
    chosen = parser.parse_args()
    start, score, turns, ends, eaten, kinds = time.monotonic(), 0.0, list[int](), Counter[str](), 0, Counter[str]()
    for number in range(chosen.rounds):
        if time.monotonic() - start > 60 * chosen.minutes:
            break
        state, length, seen = play(chosen.board, chosen.simulations, chosen.seed * 100000 + number)
        found = points(state)
        score += 0.5 if found[0] == found[1] else float(found[0] > found[1])
        turns.append(length)
        ends[state.done[-1].reason] += 1
        eaten += sum(int(lane(state.eaten, seat)) for seat in range(2))
        kinds += seen
    count = len(turns)
    low, high = wilson(score, count)
    turns.sort()
    print(f"{chosen.board}, 2 seats, {chosen.simulations} simulations, {count} rounds, seed {chosen.seed}")
    print(f"first seat {score / count:.2f} [{low:.2f}, {high:.2f}]; turns: median {turns[count // 2]},", end=" ")
    print(f"p90 {turns[min(count - 1, count * 9 // 10)]}; ends {dict(ends)}; eaten a round {eaten / count:.1f}")
    print("a round:", ", ".join(f"{name} {number / count:.2f}" for name, number in kinds.most_common()))
    print(f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
