"""Matches of the Connections bots, level against level: paired deals, seats alternated, win 1, tie ½.

    PYTHONPATH=build/compiled python bench/connections_bots.py strong medium --way classic --games 60 --seconds 0.1

Game i of a run depends on run and i alone, its cards on i // 2, so the same deal is played from both seats. With one
level (`--way solitaire`) it prints the mean result.
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
    """What is played."""

    levels: tuple[str, ...]
    way: str
    run: int
    seconds: float
    simulations: int


class Played(NamedTuple):
    """One game: points, seconds and acts in the order of the levels."""

    points: tuple[int, ...]
    seconds: tuple[float, ...]
    acts: tuple[int, ...]


def play(match: Match, number: int) -> Played:
    """One game; every second one with the seats swapped."""
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
    """What the first level has of the win."""
    return 0.5 if points[0] == points[1] else float(points[0] > points[1])


def tell(match: Match, games: list[Played]) -> None:
    each = ", ".join(
        f"{level} {mean(game.points[place] for game in games):.1f} points, "
        f"{1000 * sum(game.seconds[place] for game in games) / sum(game.acts[place] for game in games):.1f} ms an act"
        for place, level in enumerate(match.levels)
    )
    print(f"{connectable.form()} {match.way}, {len(games)} games: {each}")
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
        tell(match, list(pool.map(play, [match] * given.games, range(given.games))))


if __name__ == "__main__":
    main()
