"""Strength of the CoNNNect bots: matches of two levels, and solo games compared with play that knows all dice.

    PYTHONPATH=build/compiled python bench/connnect_bots.py match strong greedy --games 100
    PYTHONPATH=build/compiled python bench/connnect_bots.py solo --games 50 --seconds 60

Games come in pairs with the same dice and swapped seats. It prints figures and asserts nothing.
"""

import argparse
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from connectable.bots.connnect.engine.evaluate import evaluator_for
from connectable.bots.connnect.engine.model import Scene, SheetModel, compact, model_of
from connectable.bots.connnect.engine.planner import Planner
from connectable.bots.connnect.engine.search import roll
from connectable.bots.levels import UNBOUND, Budget, choose
from connectable.contract import CHANCE, Outcome
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.layout import ANY, NUMBER
from connectable.games.connnect.engine.state import ROUNDS, SETUP_ROLL, State, faces_of
from connectable.generator import Generator
from connectable.playout import pick

LEVELS = ("random", "greedy", "easy", "medium", "strong", "champion")


def chance_action(state: State, seed: int) -> Any:
    """The chance action that is due; it depends only on the seed and the label, so all levels get the same dice."""
    name = sum(ord(letter) * 31**k for k, letter in enumerate(GAME.label(state)))
    return pick(GAME, state, CHANCE, Generator(seed * 1_000_003 + name))


def play(levels: tuple[str, ...], seed: int, budget: Budget) -> tuple[Outcome, list[float]]:
    """Play a game: its outcome, and each seat's milliseconds of processor time per choice."""
    state, rngs = GAME.start(len(levels)), [Generator(seed * 10 + seat) for seat in range(len(levels))]
    spent, choices = [0.0] * len(levels), [0] * len(levels)
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, chance_action(state, seed))
            continue
        begun = time.process_time()
        action = choose(GAME, levels[seat], state, seat, rngs[seat], budget)
        spent[seat] += time.process_time() - begun
        choices[seat] += 1
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome, [1000 * each / max(1, count) for each, count in zip(spent, choices, strict=True)]


def match(one: str, other: str, games: int, first: int, budget: Budget) -> None:
    score, points, times = 0.0, list[tuple[int, int]](), list[tuple[float, float]]()
    for game in range(games):
        swapped = game % 2
        outcome, spent = play((other, one) if swapped else (one, other), first + game // 2, budget)
        mine, theirs = outcome.ranks[swapped], outcome.ranks[1 - swapped]
        score += 0.5 if mine == theirs else float(mine < theirs)
        points.append((outcome.points[swapped], outcome.points[1 - swapped]))
        times.append((spent[swapped], spent[1 - swapped]))
    means = [statistics.mean(column) for column in (*zip(*points, strict=True), *zip(*times, strict=True))]
    print(
        f"{one} against {other}: {score / games:.1%} of {games} games; points {means[0]:.1f} : {means[1]:.1f}; "
        f"ms per action {means[2]:.0f} : {means[3]:.0f}",
        flush=True,
    )


class Solo(NamedTuple):
    """One solo game: each level's total, the best total found with all dice known, and an upper bound."""

    totals: tuple[int, ...]
    best: int
    bound: int


def solo_game(seed: int, seconds: float, budget: Budget) -> Solo:
    totals = tuple(play((level,), seed, budget)[0].points[0] for level in LEVELS)
    found = Solo(totals, *known_dice(seed, seconds))
    row = ", ".join(f"{level} {total}" for level, total in zip(LEVELS, totals, strict=True))
    print(f"game {seed}: {row}; dice known {found.best}, bound {found.bound}", flush=True)
    return found


def solo(seeds: range, seconds: float, budget: Budget, processes: int) -> None:
    """Print each level's mean, with the best total found when all dice are known and an upper bound."""
    with ProcessPoolExecutor(processes) as pool:
        games = list(pool.map(partial(solo_game, seconds=seconds, budget=budget), seeds))
    for place, level in enumerate(LEVELS):
        print(f"{level}: mean {statistics.mean(game.totals[place] for game in games):.1f}")
    best, bound = (statistics.mean(column) for column in zip(*((game.best, game.bound) for game in games), strict=True))
    print(f"dice known: mean {best:.1f}; bound: mean {bound:.1f}")


def known_dice(seed: int, seconds: float) -> tuple[int, int]:
    """The best total of a beam search that knows every roll, widened until the time is up; and the upper bound."""
    state, rolls = GAME.start(1), list[list[int]]()
    while state.phase != SETUP_ROLL:
        state = GAME.apply(state, CHANCE, chance_action(state, seed))
    best, width, until = 0, 4, time.process_time() + seconds
    for label in ["setup 1 roll", "setup 2 roll", *(f"round {round} roll" for round in range(1, ROUNDS + 1))]:
        rolls.append(dice_for(label, seed))
    while time.process_time() < until:
        best = max(best, beam(state, rolls, width, until))
        width *= 2
    return best, bound(state)


def dice_for(label: str, seed: int) -> list[int]:
    """The dice that `chance_action` rolls for that label."""
    name = sum(ord(letter) * 31**k for k, letter in enumerate(label))
    return faces_of(int(pick(GAME, SAMPLE, CHANCE, Generator(seed * 1_000_003 + name)).a))


def sample() -> State:
    """Some state in which three dice are due."""
    state = GAME.start(1)
    while state.phase != SETUP_ROLL:
        state = GAME.apply(state, CHANCE, pick(GAME, state, CHANCE, Generator(1)))
    return state


SAMPLE = sample()


def beam(state: State, rolls: list[list[int]], width: int, until: float) -> int:
    """The highest total that a plan reaches, or 0 if the time is up before the last round."""
    root = model_of(Scene(state.layout, state.cards, 1), state, state.sheets[0])
    planners = [Planner(evaluator_for(True), state.layout.setup, wide, True, True) for wide in (1, 3, 8)]
    for step, faces in zip((-1, 0), rolls[:2], strict=True):
        root.round, root.dice = step, faces[0] | faces[1] << 3 | faces[2] << 6 | 7 << 9
        planners[0].finish(root)
    root.round = 1
    models = [root]
    for number, faces in enumerate(rolls[2:]):
        pool: dict[tuple[int, ...], tuple[float, SheetModel]] = {}
        for model in models:
            for ready in starts(model, faces, width):
                for planner in planners:
                    if time.process_time() > until:
                        return 0
                    after = ready.twin()
                    worth = planner.finish(after)
                    pool[(*after.marks, after.claimed, after.hand, after.taken)] = (worth, after)
        ranked = sorted(pool.values(), key=lambda each: -each[0])[:width]
        models = [after for _, after in ranked]
        if number < ROUNDS - 1:
            for model in models:
                model.end_round(0, 0)
            models = [compact(model) for model in models]
    return max(int(model.points()) for model in models)


def starts(model: SheetModel, faces: list[int], width: int) -> list[SheetModel]:
    """The sheets after choosing each zone and, in a wide beam, after writing each possible first number."""
    found = []
    for zone in sorted(set(faces)):
        rest = list(faces)
        rest.remove(zone)
        plain = model.twin()
        roll(plain, zone, rest[0], rest[1])
        found.append(plain)
        if width < 8:
            continue
        for die in (1, 2):
            for space in range(36):
                if plain.zone_left() >> space & 1:
                    written = plain.twin()
                    written.dice ^= 1 << 9 + die
                    written.write(rest[die - 1] if rest[0] <= rest[1] else rest[2 - die], space)
                    found.append(written)
    return found


def bound(state: State) -> int:
    """An upper bound of the total: claims fill the spaces like a knapsack, every other source pays its maximum.

    At most 36 numbers can be claimed, plus one for each Again; all four Connect-5 cards pay the highest score, each
    Connect-4 shape pays 4 once, and icons are taken in the order of their stars.
    """
    layout = state.layout
    threes = sorted((int(icon.stars) for icon in layout.icons[: layout.threes]), reverse=True)
    fours = sorted((int(icon.stars) for icon in layout.icons[layout.threes :]), reverse=True)
    extra = sum(1 if icon.kind == NUMBER else 2 if icon.kind == ANY else 0 for icon in layout.icons)
    agains = sum(icon.kind == 3 for icon in layout.icons)
    numbers = min(36, 6 + 2 * ROUNDS + extra) + agains
    most = 0
    for five in range(int(layout.drawn) + 1):
        for four in range((numbers - 5 * five) // 4 + 1):
            left = (numbers - 5 * five - 4 * four) // 3
            claims = five * max(layout.scores) + 4 * min(four, 4) + sum(fours[:four]) + sum(threes[:left])
            most = max(most, claims)
    cards = sum(int(layout.cards[place].points) for place in state.cards)
    return most + 8 * len(layout.arrows) + 9 + 16 + cards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("match", "solo"))
    parser.add_argument("levels", nargs="*", help="two levels for a match")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seconds", type=float, default=60.0, help="per game, for the search that knows all dice")
    parser.add_argument("--move", type=float, default=0.0, help="seconds per choice; 0: each level's own limit")
    parser.add_argument("--processes", type=int, default=1, help="for solo games, whose seconds are processor time")
    given = parser.parse_args()
    budget = Budget(seconds=given.move) if given.move else UNBOUND
    if given.what == "match":
        one, other = given.levels
        match(one, other, given.games, given.first, budget)
    else:
        solo(range(given.first, given.first + given.games), given.seconds, budget, given.processes)


if __name__ == "__main__":
    main()
