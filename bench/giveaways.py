"""How often a bot of Connect 5 gives a token away: it puts one where it is eaten next, and gets nothing in return.

    PYTHONPATH=build/compiled python bench/giveaways.py --games 40 --level medium

Bots of one level play each other. A placement, step or split counts as given away where the next seat eats that token
and its owner neither eats in its own next turn nor makes five; as needless where nothing forced it (the owner had more
than one action that leaves nobody a Connect 5). The longest run is of one seat doing the same again and again, eaten
each time.
"""

import argparse
from collections import Counter
from typing import Any, NamedTuple

from connectable import form
from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.model import model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import sound
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.actions import PLACE, SPLIT, STEP
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from connectable.lab.stats import wilson


class Turn(NamedTuple):
    """One turn, chains of jumps to their end."""

    seat: int
    texts: tuple[str, ...]
    dot: int
    """Where its token came to stand; −1: it ate, stacked or passed."""
    eaten: tuple[int, ...]
    """The dots where it ate."""
    free: bool
    """Whether there was another action that leaves nobody a Connect 5."""
    before: State


def played(level: str, budget: Budget, seats: int, board: str, seed: int) -> list[Turn]:
    """The turns of a game of that level among itself."""
    state, turns, number = GAME.start(seats, {"board": board}), list[Turn](), 0
    while state.seat >= 0:
        seat, before, actions = int(state.seat), state, list[Any]()
        while state.seat == seat and (not actions or state.chain >= 0):
            actions.append(choose(GAME, level, state, seat, Generator(seed * 10_007 + number), budget))
            state = GAME.apply(state, seat, actions[-1])
            number += 1
        turns.append(turn_of(before, seat, actions))
    return turns


def turn_of(before: State, seat: int, actions: list[Any]) -> Turn:
    board, first = before.setup.board, actions[0]
    dot = -1
    if first.kind in (PLACE, STEP, SPLIT):
        dot = int(board.dot(first.at if first.kind == PLACE else first.to))
    eaten = tuple(int(board.dot(action.over)) for action in actions if action.over >= 0)
    root = model_of(rows_for(board), before)
    free = dot >= 0 and len(sound(root, legal_candidates(root))) > 1
    return Turn(seat, tuple(GAME.notation(action) for action in actions), dot, eaten, free, before)


def given(turns: list[Turn], seats: int) -> list[int]:
    """The numbers of the turns that gave a token away."""
    found = []
    for number, turn in enumerate(turns):
        answers, own = turns[number + 1 : number + seats], turns[number + seats : number + seats + 1]
        taken = any(turn.dot in answer.eaten for answer in answers)
        if turn.dot >= 0 and taken and own and not own[0].eaten and number + seats + 1 < len(turns):
            found.append(number)
    return found


def longest_run(turns: list[Turn], numbers: list[int], seats: int) -> int:
    """How often in a row one seat did the same, eaten each time."""
    runs: dict[int, int] = {}
    for number in numbers:
        before = number - seats
        runs[number] = 1 + (runs.get(before, 0) if before >= 0 and turns[before].texts == turns[number].texts else 0)
    return max(runs.values(), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--simulations", type=int, default=0, help="0: the level's own")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--board", default="base")
    parser.add_argument("--show", type=int, default=0, help="so many of the positions, as text")
    asked = parser.parse_args()
    count, total, needless, shown = Counter[str](), 0, 0, 0
    runs = Counter[int]()
    for seed in range(asked.games):
        turns = played(asked.level, Budget(asked.simulations), asked.seats, asked.board, seed)
        numbers = given(turns, asked.seats)
        runs[longest_run(turns, numbers, asked.seats)] += 1
        total += sum(turn.dot >= 0 for turn in turns)
        count["given"] += len(numbers)
        needless += sum(turns[number].free for number in numbers)
        for number in numbers:
            if shown < asked.show and turns[number].free:
                shown += 1
                print(GAME.format(turns[number].before), turns[number].texts, turns[number + 1].texts, seed, number)
    low, high = wilson(needless, total)
    print(
        f"{form()} {asked.level} {asked.board} {asked.seats} seats, {asked.games} games: {count['given']} of {total} "
        f"tokens given away, {needless} needlessly ({needless / total:.3f} [{low:.3f}, {high:.3f}]); "
        f"longest runs {dict(sorted(runs.items()))}"
    )


if __name__ == "__main__":
    main()
