"""Speed of Connect 5: the compiled form compared with the interpreted one, and with OpenSpiel's checkers if installed.

    PYTHONPATH=build/compiled python bench/connect5.py

Prints figures and ratios of one run; asserts nothing about time.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import connectable
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator

ROUNDS = 8


def playouts(seconds: float, board: str = "base", seats: int = 2) -> float:
    """Actions per second when whole random games are played inside the rules."""
    games = actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        actions += GAME.playout(GAME.start(seats, {"board": board}), Generator(games))[1]
        games += 1
    return actions / (time.process_time() - start)


def loop(seconds: float, board: str = "base", seats: int = 2) -> float:
    """Steps per second of a Python loop over to_act, legal and the checked apply."""
    to_act, legal, apply = GAME.to_act, GAME.legal, GAME.apply
    steps, games, start = 0, 0, time.process_time()
    opening = GAME.start(seats, {"board": board})
    while time.process_time() - start < seconds:
        state: State = opening
        below = Generator(games).randrange
        while acting := to_act(state):
            actions = legal(state, acting[0])
            state = apply(state, acting[0], actions[below(len(actions))])
            steps += 1
        games += 1
    return steps / (time.process_time() - start)


def openspiel(name: str, seconds: float) -> float | None:
    """The same loop on a game of OpenSpiel, or None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    peer: Any = pyspiel.load_game(name)
    steps, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        state = peer.new_initial_state()
        below = Generator(games).randrange
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[below(len(actions))])
            steps += 1
        games += 1
    return steps / (time.process_time() - start)


def measure(seconds: float) -> dict[str, float]:
    """All figures of the form running here, measured alternately: the best of several runs, in processor time."""
    tasks: dict[str, Callable[[float], float | None]] = {
        "playout base": playouts,
        "playout advanced": lambda share: playouts(share, "advanced"),
        "playout base, 5 seats": lambda share: playouts(share, "base", 5),
        "loop base": loop,
        "loop advanced": lambda share: loop(share, "advanced"),
        "checkers": lambda share: openspiel("checkers", share),
        "breakthrough": lambda share: openspiel("breakthrough", share),
    }
    found: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            found[name] = max(found.get(name, 0.0), task(seconds / ROUNDS) or 0.0)
    return found


def interpreted(seconds: float) -> dict[str, float]:
    """The same figures for the interpreted form, in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONPATH"] = str(Path(__file__).parent.parent / "src")
    command = [sys.executable, __file__, "--only", "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", action="store_true", help="measure only this form and print JSON")
    chosen = parser.parse_args()
    here = measure(chosen.seconds)
    if chosen.only:
        print(json.dumps(here))
        return
    print(f"{connectable.form()} form, actions per second:")
    for name, rate in here.items():
        print(f"  {name:24}{rate:12,.0f}")
    pure = interpreted(chosen.seconds)
    print(f"playout, base board: {here['playout base'] / pure['playout base']:.1f} × the interpreted form")
    each = here["playout base"] / here["playout advanced"]
    print(f"an action on the advanced board costs {each:.2f} × one on the base board")
    if here["checkers"]:
        print(f"Python loop: {here['loop base'] / here['checkers']:.2f} × OpenSpiel's checkers")
        print(f"playouts: {here['playout base'] / here['breakthrough']:.2f} × the steps of OpenSpiel's breakthrough")


if __name__ == "__main__":
    main()
