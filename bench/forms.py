"""Compares builds of the package by turns: random playouts and a bot's choices per second of processor time.

    python bench/forms.py FOLDER FOLDER … [--rounds 5] [--seconds 0.5]

Each folder holds a package `connectable`; the first is the one the others are compared with. Every measurement runs
in a process of its own, and the folders take turns, so that a busy machine is unfair to none. Prints the median of
the ratios of each round, and the ratio of the best rounds, which a busy machine blurs least; asserts nothing.
`tools/compile_engines.py --level` makes such folders.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

SEATS = {"connnect": 2, "connect5": 2, "connections": 3}
SIMULATIONS = 200
LEVEL = "strong"


def per_second(once: Callable[[int], object], seconds: float) -> float:
    """How often per second of processor time, after one run to warm up."""
    once(0)
    number, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        number += 1
        once(number)
    return number / spent


def measure(seconds: float) -> dict[str, float]:
    """What one build does, each kind of work by its name."""
    import connectable
    from connectable.bots.levels import Budget, think
    from connectable.generator import Generator

    found = {}
    for name, seats in SEATS.items():
        game, rng = connectable.game(name), Generator(1)
        state = game.start(seats)
        while -1 in (acting := game.to_act(state)) or sum(acting) > 0:  # until the first seat chooses
            actor = acting[0]
            actions = game.legal(state, actor)
            state = game.apply(state, actor, actions[rng.randrange(len(actions))])

        def playout(seed: int, name: str = name, seats: int = seats) -> object:
            return connectable.random_playout(name, seats, seed)

        def choice(seed: int, game: object = game, state: object = state) -> object:
            guess = game.determinize(state, 0, Generator(seed))  # type: ignore[attr-defined]
            return think(game, LEVEL, guess, 0, Generator(seed), Budget(SIMULATIONS))  # type: ignore[arg-type]

        found[f"{name} playouts"] = per_second(playout, seconds)
        found[f"{name} choices"] = per_second(choice, seconds)
    return found


def measured(folder: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": folder}
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(said)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--measure", action="store_true")
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.seconds)))
        return
    rounds = []
    for number in range(given.rounds):
        order = given.folders if number % 2 else given.folders[::-1]
        rounds.append({folder: measured(folder, given.seconds) for folder in order})
    first = given.folders[0]
    for work in rounds[0][first]:
        line = f"{work:<24}{statistics.median(each[first][work] for each in rounds):>10.1f}/s"
        for folder in given.folders[1:]:
            ratios = sorted(each[folder][work] / each[first][work] for each in rounds)
            best = max(each[folder][work] for each in rounds) / max(each[first][work] for each in rounds)
            line += f"   {statistics.median(ratios):.2f} [{ratios[0]:.2f}, {ratios[-1]:.2f}] best {best:.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
