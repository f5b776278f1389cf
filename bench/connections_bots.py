"""Matches between levels of the Connections bots: paired deals, alternating seats; a win counts 1, a tie ½.

    PYTHONPATH=build/compiled python bench/connections_bots.py strong medium --way classic --games 60 --seconds 0.1

Game i depends only on the run and i, its cards on i // 2, so the same deal is played from both seats. With a single
level (`--way solitaire`) the mean result is printed.
"""

import argparse
import math
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from statistics import mean
from typing import NamedTuple

import connectable
from connectable.bots.levels import Budget, level_of
from connectable.contract import CHANCE
from connectable.games.connections import GAME
from connectable.generator import Generator


class Match(NamedTuple):
    """The settings of a match."""

    levels: tuple[str, ...]
    way: str
    run: int
    seconds: float
    simulations: int


class Played(NamedTuple):
    """One game: points, seconds and number of actions in the order of the levels."""

    points: tuple[int, ...]
    seconds: tuple[float, ...]
    acts: tuple[int, ...]


def play(match: Match, number: int) -> Played:
    """Play one game; the seats are swapped in every second one."""
    seats = len(match.levels)
    order = [(seat + number) % seats for seat in range(seats)]
    state, rng = GAME.start(seats, {"way": match.way}), Generator(match.run * 100_000 + number)
    spent, acts = [0.0] * seats, [0] * seats
    while acting := GAME.to_act(state):
        seat = acting[sum(acts) % len(acting)]
        if seat == CHANCE:
            cards = Generator(zlib.crc32(f"{match.run} {number // seats} {GAME.label(state)}".encode()))
            outcomes = GAME.legal(state, CHANCE)
            state = GAME.apply(state, CHANCE, outcomes[cards.randrange(len(outcomes))])
            continue
        level = level_of(GAME, match.levels[order[seat]])
        budget = Budget(match.simulations or level.simulations, match.seconds)
        guess = GAME.determinize(state, seat, rng)
        start = time.perf_counter()
        action = level.think(GAME, guess, seat, rng, budget).action
        spent[seat] += time.perf_counter() - start
        acts[seat] += 1
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome, "the game is over"
    back = [order.index(level) for level in range(seats)]
    return Played(
        tuple(outcome.points[seat] for seat in back),
        tuple(spent[seat] for seat in back),
        tuple(acts[seat] for seat in back),
    )


def share(points: tuple[int, ...]) -> float:
    """The first level's share of the win: 1, ½ for a tie, or 0."""
    return 0.5 if points[0] == points[1] else float(points[0] > points[1])


def report(match: Match, games: list[Played]) -> None:
    parts = []
    for place, level in enumerate(match.levels):
        milliseconds = 1000 * sum(game.seconds[place] for game in games) / sum(game.acts[place] for game in games)
        points = mean(game.points[place] for game in games)
        parts.append(f"{level} {points:.1f} points, {milliseconds:.1f} ms per action")
    print(f"{connectable.form()} {match.way}, {len(games)} games: {', '.join(parts)}")
    if len(match.levels) > 1:
        score = mean(share(game.points) for game in games)
        error = 1.96 * math.sqrt(max(score * (1 - score), 0.01) / len(games))
        print(f"  {match.levels[0]} against {match.levels[1]}: {score:.3f} ± {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--way", default="classic")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--run", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    match = Match(tuple(given.levels), given.way, given.run, given.seconds, given.simulations)
    with ProcessPoolExecutor(given.processes) as pool:
        report(match, list(pool.map(play, [match] * given.games, range(given.games))))


if __name__ == "__main__":
    main()
