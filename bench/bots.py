"""Strength and speed of the Connect 5 search compared with OpenSpiel's own Monte Carlo search.

    PYTHONPATH=build/compiled python bench/bots.py --games 40 --seconds 0.1 --simulations 100 --seed 1

Plays `strong` against OpenSpiel's MCTSBot with random rollouts on our game, with equal time and with equal simulations,
alternating seats; then compares the actions per second in search with those of OpenSpiel's C++ MCTSBot on breakthrough.
Prints the figures of one run; asserts nothing about time. Needs open_spiel (`make bench` installs it).
"""

import argparse
import time
from typing import Any

import connectable
from connectable.bots.connect5.engine.search import search
from connectable.bots.levels import Budget, level_of, think
from connectable.generator import Generator
from connectable.lab.environments.openspiel import register, spiel
from connectable.lab.stats import wilson
from connectable.registry import game

MEMORY_MB = 400
EXPLORATION = 1.4
"""OpenSpiel's `uct_c`: about the square root of 2, as in its examples."""
ROUNDS = 5
FIRST_SIMULATIONS = 50
"""Simulations of the first choice in a match with equal time."""


class Peer:
    """OpenSpiel's MCTSBot in Python: the one in C++ crashes on every Python game of OpenSpiel 2.0.2, its own included.

    It has no time limit, so the number of simulations is adjusted to how long the last choice took.
    """

    def __init__(self, peer: Any, budget: Budget, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import mcts

        self.seconds, self.simulations, self.took = budget.seconds, budget.simulations or FIRST_SIMULATIONS, 0.0
        self.choices = 0
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self.bot = mcts.MCTSBot(peer, EXPLORATION, self.simulations, evaluator, solve=True, random_state=chance)

    def step(self, state: Any) -> int:
        self.bot.max_simulations = self.simulations
        begun = time.perf_counter()
        action = int(self.bot.step(state))
        took = time.perf_counter() - begun
        self.took, self.choices = self.took + took, self.choices + 1
        if self.seconds:
            self.simulations = max(2, round(self.simulations * self.seconds / took))
        return action


def duel(peer: Any, level: str, budget: Budget, seed: int, seat: int) -> tuple[float, float]:
    """The level's share of the win when it plays that seat, and the other bot's mean seconds per choice."""
    rules, state, rng = game("connect5"), peer.new_initial_state(), Generator(seed)
    other = Peer(peer, budget, seed)
    while not state.is_terminal():
        node = state.node
        if node.next == seat:
            state.apply_action(int(think(rules, level, node.state, seat, rng, budget).action.slot))
        else:
            state.apply_action(other.step(state))
    return (float(state.returns()[seat]) + 1) / 2, other.took / max(1, other.choices)


def match(peer: Any, level: str, budget: Budget, games: int, seed: int) -> None:
    begun, score, seconds = time.monotonic(), 0.0, 0.0
    for number in range(games):
        share, each = duel(peer, level, budget, seed * 10_000 + number, number % 2)
        score, seconds = score + share, seconds + each / games
    low, high = wilson(score, games)
    limit = f"{budget.simulations} simulations" if budget.simulations else f"{budget.seconds} s"
    took = time.monotonic() - begun
    print(f"{level} against OpenSpiel's MCTS, {limit} per choice, seed {seed}: ", end="")
    print(f"{score:g} of {games} = {score / games:.2f} [{low:.2f}, {high:.2f}] in {took:.0f} s; ", end="")
    print(f"OpenSpiel's choices took {seconds:.3f} s on average", flush=True)


def own_plies(seconds: float) -> float:
    """Actions per second in the Connect 5 search, from the opening position."""
    plies, state, start, seed = 0, game("connect5").start(2), time.process_time(), 0
    while time.process_time() - start < seconds:
        plies += search(state, 1000, 0.0, seed).plies
        seed += 1
    return plies / (time.process_time() - start)


def peer_plies(seconds: float) -> float:
    """The same for OpenSpiel's C++ bot on breakthrough: simulations per second × the length of a random game."""
    peer = spiel().load_game("breakthrough")
    lengths: list[int] = []
    for seed in range(200):
        state, rng = peer.new_initial_state(), Generator(seed)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        lengths.append(int(state.move_number()))
    simulations, start, seed = 0, time.process_time(), 0
    while time.process_time() - start < seconds:
        rollouts = spiel().RandomRolloutEvaluator(1, seed)
        spiel().MCTSBot(peer, rollouts, EXPLORATION, 1000, MEMORY_MB, True, seed, False).step(peer.new_initial_state())
        simulations += 1000
        seed += 1
    return float(simulations * sum(lengths) / len(lengths)) / (time.process_time() - start)


def speed(seconds: float) -> None:
    """Compare both, measured alternately: the best of several runs, in processor time."""
    own = peer = 0.0
    for _ in range(ROUNDS):
        own, peer = max(own, own_plies(seconds / ROUNDS)), max(peer, peer_plies(seconds / ROUNDS))
    print(f"actions per second in search: Connect 5 {own:,.0f}, OpenSpiel's MCTS on breakthrough {peer:,.0f}")
    print(f"ratio {own / peer:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="strong")
    chosen = parser.parse_args()
    print(f"{connectable.form()} form")
    speed(5.0)
    level_of(game("connect5"), chosen.level)
    peer = spiel().load_game(register("connect5"))
    match(peer, chosen.level, Budget(chosen.simulations), chosen.games, chosen.seed)
    match(peer, chosen.level, Budget(0, chosen.seconds), chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
