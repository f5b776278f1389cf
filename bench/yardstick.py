"""The bots of today against those of a kept revision: each in processes of its own build, by turns, with equal means.

    make yardstick            both board games, the best level of each, 100 games, 0.1 s a choice
    python bench/yardstick.py build/yardstick build/compiled connnect --games 40 --simulations 100
    python bench/yardstick.py build/yardstick build/compiled connnect --seats 1 --games 50

The first folder holds the yardstick, the second what is measured, each a package `connectable`; this process deals and
judges. Every deal is played from both seats, so that luck is shared; what only one seat may know is guessed before a
build is asked. Prints the new build's share of the win with its 95 % interval; alone, the difference in points deal
by deal. Seconds are of the clock and by turns: on a busy machine simulations are fairer.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from msgspec.structs import replace

from connectable.bots.levels import level_of
from connectable.bots.task import bot_task, seeds_from
from connectable.contract import CHANCE
from connectable.lab.single_game import following, generator, shares
from connectable.lab.stats import resampled, wilson
from connectable.playout import pick
from connectable.registry import AnyGame, game

BOARD_GAMES = ("connnect", "connect5")


class Build:
    """A worker of one build, asked one choice at a time."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        command = [sys.executable, "-m", "connectable.server.bots.worker"]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin
        assert self.process.stdout
        self.asks, self.answers = self.process.stdin, self.process.stdout
        self.answers.readline()  # it is ready

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.asks.close()
        self.process.wait()

    def choose(self, rules: AnyGame, state: Any, seat: int, level: str, label: str, effort: tuple[int, float]) -> Any:
        digest = b"".join(generator("yardstick", f"{label} {k}").randrange(1 << 30).to_bytes(8, "big") for k in (1, 2))
        task = bot_task(rules, state, seat, level, seeds_from(digest), simulations=effort[0])
        self.asks.write(msgspec.json.encode(replace(task, seconds=effort[1])) + b"\n")
        self.asks.flush()
        answer = msgspec.json.decode(self.answers.readline())
        if answer.get("error"):
            raise RuntimeError(answer["error"])
        return rules.parse(state, seat, answer["notation"])


def play(rules: AnyGame, builds: list[Build], level: str, deal: int, turn: int, effort: tuple[int, float]) -> Any:
    """The outcome of one game, the builds in the order of seats."""
    state, actions, seat = rules.start(len(builds), {}), 0, CHANCE
    while acting := rules.to_act(state):
        seat = following(acting, seat)
        if seat == CHANCE:
            rng = generator("yardstick", f"deal {deal} {rules.label(state)}")
            action = pick(rules, state, CHANCE, rng)
        else:
            action = builds[seat].choose(rules, state, seat, level, f"{deal} {turn} {seat} {actions}", effort)
        state = rules.apply(state, seat, action)
        actions += 1
    return rules.outcome(state)


def match(name: str, old: Build, new: Build, level: str, games: int, effort: tuple[int, float]) -> str:
    rules, score = game(name), 0.0
    for number in range(games):
        swapped = number % 2
        outcome = play(rules, [old, new] if swapped else [new, old], level, number // 2, swapped, effort)
        score += shares(outcome.ranks)[swapped]
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{name} {number + 1}/{games} {score / (number + 1):.3f}\x1b[K")
    low, high = wilson(score, games)
    return (
        f"{name}: {level} of today {score / games:.3f} [{low:.3f}, {high:.3f}] of {games} games against the yardstick"
    )


def alone(name: str, old: Build, new: Build, level: str, games: int, effort: tuple[int, float]) -> str:
    """Both builds on the same deals."""
    rules = game(name)
    points = [[play(rules, [one], level, deal, 0, effort).points[0] for one in (old, new)] for deal in range(games)]
    before, after = (sum(column) / games for column in zip(*points, strict=True))
    mean, low, high = resampled([[now - then] for then, now in points])
    return f"{name} alone: {before:.1f} → {after:.1f}, {mean:+.2f} [{low:+.2f}, {high:+.2f}] over {games} deals"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("yardstick", type=Path)
    parser.add_argument("build", type=Path)
    parser.add_argument("games_played", nargs="*", default=BOARD_GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="champion")
    parser.add_argument("--seats", type=int, choices=(1, 2), default=2)
    parser.add_argument("--simulations", type=int, default=0, help="per choice; without any limit: the level's own")
    parser.add_argument("--seconds", type=float, default=0.0, help="per choice")
    given = parser.parse_args()
    with Build(given.yardstick) as old, Build(given.build) as new:
        for name in given.games_played:
            level_of(game(name), given.level)
            simulations = given.simulations or (1 << 40 if given.seconds else 0)
            measure = match if given.seats == 2 else alone
            effort = (simulations, given.seconds)
            print(measure(name, old, new, given.level, given.games, effort), flush=True)


if __name__ == "__main__":
    main()
