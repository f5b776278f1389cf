"""Speed of CoNNNect: steps in a Python loop, whole random games and replay, with ratios to OpenSpiel in the same run.

Run it on the compiled form (`PYTHONPATH=build/compiled`) to print the ratio to the pure form too. It prints figures
and asserts nothing.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from connectable import form, game, random_playout, replay
from connectable.generator import Generator
from connectable.playout import pick
from connectable.record import Record

GAMES = 60


def best(run: Callable[[], float], times: int = 5) -> float:
    """The highest rate of several runs, since a busy machine only ever slows a run down."""
    return max(run() for _ in range(times))


def connnect_steps() -> float:
    """Actions per second through to_act, legal and the checked apply."""
    rules, draw, steps = game("connnect"), random.Random(1).random, 0
    to_act, legal, apply = rules.to_act, rules.legal, rules.apply
    begun = time.process_time()
    for _ in range(GAMES):
        state = rules.start(2)
        while acting := to_act(state):
            seat = acting[int(draw() * len(acting))]
            actions = legal(state, seat)
            state = apply(state, seat, actions[int(draw() * len(actions))])
            steps += 1
    return steps / (time.process_time() - begun)


def openspiel_steps(name: str) -> float:
    """The same loop over a game of OpenSpiel."""
    import pyspiel

    rules, draw, steps = pyspiel.load_game(name), random.Random(1).random, 0
    begun = time.process_time()
    for _ in range(GAMES):
        state = rules.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (time.process_time() - begun)


def playouts() -> float:
    """Random games per second."""
    begun = time.process_time()
    for seed in range(GAMES):
        random_playout("connnect", 2, seed)
    return GAMES / (time.process_time() - begun)


def steps_of_playouts() -> int:
    """The actions in one run of `playouts`, counted once through the contract, which draws the same numbers."""
    rules, steps = game("connnect"), 0
    for seed in range(GAMES):
        state, rng = rules.start(2), Generator(seed)
        while acting := rules.to_act(state):
            seat = acting[rng.randrange(len(acting))]
            state = rules.apply(state, seat, pick(rules, state, seat, rng))
            steps += 1
    return steps


def replays() -> float:
    """Replays per second of a record with four seats."""
    rules: Any = game("connnect")
    record, state, rng = Record("connnect", rules.rules, {}, 4), rules.start(4), random.Random(5)
    while acting := rules.to_act(state):
        seat = rng.choice(acting)
        action = rng.choice(rules.legal(state, seat))
        record.play(seat, rules.notation(action))
        state = rules.apply(state, seat, action)
    begun = time.process_time()
    for _ in range(5):
        replay(record)
    return 5 / (time.process_time() - begun)


def pure_playouts() -> float:
    """The rate of `playouts` in a process that runs the interpreted form."""
    source = Path(__file__).parent.parent / "src"
    done = subprocess.run(
        [sys.executable, __file__, "playouts"],
        env=os.environ | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def alternately(times: int = 10) -> tuple[float, float, float]:
    """The best rates of our loop, our playouts and OpenSpiel's loop (0 if missing), by turns so that load slows all."""
    ours = inside = theirs = 0.0
    for _ in range(times):
        ours, inside = max(ours, connnect_steps()), max(inside, playouts())
        with suppress(ImportError):
            theirs = max(theirs, openspiel_steps("breakthrough"))
    return ours, inside, theirs


def main() -> None:
    if sys.argv[1:] == ["playouts"]:
        print(best(playouts, 2))
        return
    steps, games, peer = alternately()
    inside = games * steps_of_playouts() / GAMES
    print(f"connnect, {form()} form: {steps:,.0f} steps/s from Python, {games:,.0f} random games/s")
    print(f"replay of a record of four seats: {1000 / best(replays):.1f} ms")
    if peer:
        print(f"OpenSpiel breakthrough: {peer:,.0f} steps/s; ratio {steps / peer:.2f}, playouts {inside / peer:.2f}")
    else:
        print("OpenSpiel is not installed (requirements-bench.lock): no ratio")
    if form() == "compiled":
        print(f"compiled / interpreted random games: {games / pure_playouts():.1f}")


if __name__ == "__main__":
    main()
